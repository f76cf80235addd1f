"""The table tells what the sources and the tests say, and says where they contradict each other."""
import pytest

import compatibility
import declarations
import remarks
import shown

SOURCE = '''
extension View {
    /// Puts room around the view.
    public func padding() -> some View { adding(Padding()) }

    /// Lets it shine.
    ///
    /// - Parameter amount: How much.
    /// - Partly: at night
    ///   alone.
    public func glow(_ amount: Double) -> some View { adding(Glow(amount)) }

    public func spin() -> some View { inert(".spin") }
    public func bare() -> some View { adding(Bare()) }
}
'''

TEST = '''
// Shows: {}
@Test{} func `A test`() {{
    #expect(mount {{ Page() }}.exists("padding"))
}}

private struct Page: View {{
    var body: some View {{ Text("spin() is a text").padding() }}
}}
'''


@pytest.fixture
def repository(tmp_path):
    def write(claims='.padding', traits='', browser=None):
        files = {
            'Package.swift': '"-module-alias", "SwiftUI=Views",',
            'Sources/Views/View.swift': SOURCE,
            'Tests/ViewTests/ViewTests.swift': TEST.format(claims, traits),
            'Tests/Browser/App/Page.swift': 'struct GlowPage: View { var body: some View { Text("x").glow(1) } }',
            'Tools/compatibility/shapes.csv': 'shape,apps\n.padding(_:),9\n' if claims == '' else 'shape,apps\n',
            'Tools/compatibility/members.csv': 'member,apps\n',
            'Tools/compatibility/modules.csv': 'module,apps\nMaps,3\n',
            'Tools/compatibility/apis.csv': 'kind,name,apps,module\n' + ''.join(
                f'modifier,{name},9,\n' for name in ('padding', 'glow', 'spin', 'bare', 'gone')),
        }
        if browser:
            files['Tests/Browser/test_page.py'] = browser
        for name, text in files.items():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text(text)
        return tmp_path

    return write


def row(document, name):
    return next(line for line in document.splitlines() if f'| `{name}` |' in line).split('|')[4:7]


def problems(root):
    with pytest.raises(compatibility.Contradictions) as raised:
        compatibility.document(root)
    return str(raised.value)


def test_an_api_works_if_a_test_shows_it(repository):
    document = compatibility.document(repository())
    assert row(document, '.padding') == [' works ', '  ', ' ViewTests.swift ']
    assert row(document, '.bare') == [' partly ', ' no test shows it ', '  ']
    assert row(document, '.gone') == [' absent ', '  ', '  ']
    assert 'Of 5 APIs 1 work, 2 work partly, 1 are inert, 1 are absent.' in document
    assert '| `import Maps` | 3 | absent |' in document


def test_a_look_is_shown_in_a_browser(repository, monkeypatch):
    monkeypatch.setattr(compatibility, 'LOOKS', {'.padding'})
    assert row(compatibility.document(repository()), '.padding') == [' partly ', ' no test shows its look ', ' ViewTests.swift ']
    browser = '# Shows: .padding (Padded)\ndef test_it_is_padded(page):\n    pass\n'
    root = repository(browser=browser)
    (root / 'Tests/Browser/App/Padded.swift').write_text('struct Padded: View { var body: some View { Text("x").padding() } }')
    assert row(compatibility.document(root), '.padding') == [' works ', '  ', ' ViewTests.swift, test_page.py ']


def test_what_is_missing_is_said_where_the_api_is_declared(repository):
    document = compatibility.document(repository(browser='# Shows: .glow (GlowPage)\ndef test_it_glows(page):\n    pass\n'))
    assert row(document, '.glow') == [' partly ', ' at night alone ', ' test_page.py ']
    assert row(document, '.spin') == [' inert ', '  ', '  ']


@pytest.mark.parametrize('claims, problem', [
    ('.glow', '“A test” in ViewTests.swift shows .glow, but does not use it'),
    ('.spin', '“A test” in ViewTests.swift shows .spin, but does not use it'),
    ('.padding, .padding', '“A test” in ViewTests.swift says twice that it shows .padding'),
    ('.wobble', '“A test” in ViewTests.swift shows .wobble, which is not in the table'),
])
def test_a_test_shows_what_it_uses(repository, claims, problem):
    assert problems(repository(claims)) == problem


def test_what_is_not_always_run_shows_nothing(repository):
    assert problems(repository(traits='(.disabled("later"))')) == '“A test” in ViewTests.swift is not always run, so it shows nothing'


def test_an_inert_api_cannot_be_shown(repository):
    root = repository()
    path = root / 'Tests/ViewTests/ViewTests.swift'
    path.write_text(path.read_text().replace('.padding()', '.spin()').replace('Shows: .padding', 'Shows: .spin'))
    assert problems(root) == '.spin is inert, but a test claims to show it: “A test” in ViewTests.swift'


def test_a_browser_test_names_the_view(repository):
    assert 'does not say which view shows .glow' in problems(repository(browser='# Shows: .glow\ndef test_it_glows(page):\n    pass\n'))
    assert 'names the view NoPage, which is not there' in problems(
        repository(browser='# Shows: .glow (NoPage)\ndef test_it_glows(page):\n    pass\n'))


def test_the_name_that_stands_for_a_declaration():
    found = remarks.Remarks()
    remarks.read_source('extension Color {\n    /// - Partly: pale\n    public static let red = Color()\n}\n', found)
    remarks.read_source('/// - Partly: alone\n@propertyWrapper\npublic struct State<Value> {}\n', found)
    remarks.read_source('// Exports.\n// - Partly import UIKit: no views\n@_exported import Foundation\n', found)
    assert dict(found.partly) == {'import UIKit': ['no views'], 'Color.red': ['pale'], 'State': ['alone'], '@State': ['alone'], '#State': ['alone']}


def test_a_call_fits_a_declaration():
    parameters = [declarations.parameter(text) for text in ('_ edges: Edge.Set = .all', '_ length: CGFloat? = nil')]
    assert declarations.fits(parameters, [''], [])
    assert not declarations.fits(parameters, ['width'], [])


def test_strings_and_comments_use_nothing():
    assert not shown.uses(shown.masked('Text("x.padding()") // .padding'), '.padding')
    assert shown.uses('Text("").foregroundStyle(.red)', 'Color.red')
    assert not shown.uses('palette.red', 'Color.red')


def test_a_modifier_is_called():
    assert shown.uses('Text("").tint(.red)', '.tint')
    assert shown.uses('Text("").contextMenu { }', '.contextMenu')
    assert not shown.uses('VStack { Color.tint }', '.tint')

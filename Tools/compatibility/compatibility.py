"""Makes docs/compatibility.md: what each of SwiftUI's APIs does here."""
import csv
import re
from collections import Counter, defaultdict

import declarations
import remarks
import shown

#: Initialisers that apps declare themselves, or that take a UIKit or AppKit value.
NOT_SWIFTUI = {'Color(hex:)', 'Color(uiColor:)', 'Color(nsColor:)', 'Image(uiImage:)', 'Image(nsImage:)'}

#: APIs that only change how something looks, so that only a test in a browser can show them.
LOOKS = set('''
    .font .bold .italic .background .overlay .border .shadow .blur .opacity .cornerRadius .clipShape .foregroundStyle .redacted
    .buttonStyle PlainButtonStyle BorderlessButtonStyle .buttonBorderShape .controlSize .textFieldStyle RoundedBorderTextFieldStyle
    .toggleStyle SwitchToggleStyle SegmentedPickerStyle .progressViewStyle CircularProgressViewStyle .labelStyle .imageScale .symbolVariant
    GridItem .listStyle PlainListStyle GroupedListStyle InsetGroupedListStyle .formStyle .listRowInsets .listRowSeparator .listRowBackground
    .scrollContentBackground .tabViewStyle PageTabViewStyle .presentationDetents .presentationCornerRadius .presentationBackground
'''.split())

HEAD = '''# What works

Made by `Tools/generate`; do not edit. The APIs are those that 5 or more of 99 public SwiftUI apps use, most used first, and after them others that
apps will want. A row tells what an API does, not whether it is declared. Where one behaves otherwise than on Apple's platforms, the
[differences](differences.md) say so.

| word | means |
|---|---|
| **works** | it takes every call that 5 or more of the apps make, with the same argument labels, and a test shows what it does: on the headless host (`….swift`) or in a real browser (`….py`); what only changes the look is shown in a browser |
| **partly** | it does something, but not all; the row says what is missing |
| **inert** | it compiles and changes nothing. A debug build logs its first use in a session, with the name of the view |
| **absent** | it does not compile |

How a row comes to its word: a comment `// Shows: .padding, Text` above a test says what the test shows, and the test must use it. A line
`- Partly: …` in the comment of a declaration says what is missing. An inert modifier is one that calls `inert(".name")`. An API that is declared and
has none of these is *partly*, for no test shows it. `Tools/generate --check` fails when one of these contradicts another.
'''


class Contradictions(Exception):
    """Places that say different things of one API, a line for each."""


def document(root):
    data = root / 'Tools' / 'compatibility'
    sources = declarations.vocabulary(root)
    found = declarations.read(sources)
    said = remarks.read(sources)
    shapes = defaultdict(list)
    for row in rows_of(data / 'shapes.csv'):
        shapes[declarations.parse_shape(row['shape'])[0]].append((row['shape'], int(row['apps'])))
    apis = list(rows_of(data / 'apis.csv'))
    members = list(rows_of(data / 'members.csv'))
    modules = list(rows_of(data / 'modules.csv'))
    aliases = re.findall(r'"-module-alias", "(\w+)=', (root / 'Package.swift').read_text())
    names = [title(api) for api in apis] + [row['member'] for row in members] + ['import ' + row['module'] for row in modules]
    problems = []
    tests = shown.read(root, set(names), problems)

    def state(name, is_there, missing=()):
        return judge(name, is_there, missing, said.partly[name], name in said.inert, tests[name], problems)

    counts = Counter()
    lines = ['| rank | API | apps | state | what is missing | shown by |', '|---|---|---|---|---|---|']
    for rank, api in enumerate(apis, 1):
        name = title(api)
        word, words = state(name, *declared(api['kind'], name.lstrip('@#.'), found, shapes))
        counts[word] += 1
        if word == 'absent' and api['module']:
            words = f'{api["module"]}’s'
        lines.append(f'| {rank} | `{name}` | {api["apps"]} | {word} | {words} | {files(tests[name])} |')
    lines += ['', '## Static members and environment values', '', '| member | apps | state | what is missing | shown by |', '|---|---|---|---|---|']
    for row in members:
        name = row['member']
        key = f'EnvironmentValues.{name[2:]}' if name.startswith('\\.') else name
        word, words = state(name, key in found.members)
        counts[word] += 1
        lines.append(f'| `{name}` | {row["apps"]} | {word} | {words} | {files(tests[name])} |')
    lines += ['', "## Apple's other frameworks", '', '| module | apps | state | what is missing | shown by |', '|---|---|---|---|---|']
    for row in modules:
        name = 'import ' + row['module']
        word, words = state(name, row['module'] in aliases)
        lines.append(f'| `{name}` | {row["apps"]} | {word} | {words} | {files(tests[name])} |')
    if problems:
        raise Contradictions('\n'.join(problems))
    summary = f'Of {sum(counts.values())} APIs ' + ', '.join(f'{counts[word]} {verb}' for word, verb in (
        ('works', 'work'), ('partly', 'work partly'), ('inert', 'are inert'), ('absent', 'are absent'))) + '.'
    return '\n'.join([HEAD, summary, '', *lines, ''])


def rows_of(path):
    with open(path) as file:
        yield from csv.DictReader(file)


def title(api):
    """An API's name as the table shows it: `Text`, `.padding`, `@State`."""
    return f'.{api["name"]}' if api['kind'] == 'modifier' else api['name']


def judge(name, is_there, missing, partly, is_inert, tests, problems):
    """An API's word, and what is missing."""
    for contradicts, what in (
        (not is_there and tests, 'is not declared, but a test claims to show it'),
        (is_inert and tests, 'is inert, but a test claims to show it'),
        (is_inert and partly, 'is inert, and partly there too'),
    ):
        if contradicts:
            problems.append(f'{name} {what}' + (f': {tests[0].where}' if tests else ''))
    if not is_there:
        return 'absent', ''
    if is_inert:
        return 'inert', ''
    words = [*partly]
    if missing:
        words.append('does not take ' + ', '.join(missing))
    if not tests and not words:
        words.append('no test shows it')
    elif name in LOOKS and not any(test.file.endswith('.py') for test in tests):
        words.append('no test shows its look')
    return ('partly', '; '.join(words)) if words else ('works', '')


def declared(kind, name, found, shapes):
    """Whether an API is declared, and which calls of it are not taken."""
    there = name in found.types if kind != 'modifier' else name in found.calls
    if not there or kind == 'wrapper':
        return there, []
    missing = []
    for shape, apps in shapes[name]:
        if shape.startswith('.') != (kind == 'modifier') or shape in NOT_SWIFTUI:
            continue
        _, labels, trailing = declarations.parse_shape(shape)
        if not any(declarations.fits(parameters, labels, trailing) for parameters in found.calls.get(name, [])):
            missing.append(f'`{shape}`')
    return True, missing


def files(tests):
    """The files of the tests, each once."""
    return ', '.join(dict.fromkeys(test.file for test in tests))

"""What the author of an app sees in the page: why an element has its size, and what each turn has done."""

import re
import subprocess

import pytest
from playwright.sync_api import expect

from conftest import ServerProgram
from test_app import go

#: The boxes of an element and of what is around it, and what the server says of its size.
EXPLAIN = """
async core => {
  const session = document.documentElement.dataset.session;
  const response = await fetch(`/_martlet/development/inspect?session=${session}&element=${core.id.slice(1)}`);
  const { sizes } = await response.json();
  let outer = core;
  while (outer.parentElement.classList.contains('b')) outer = outer.parentElement;
  const text = document.createRange();
  text.selectNodeContents(core);
  const size = node => { const { width, height } = node.getBoundingClientRect(); return [width, height]; };
  return { sizes, core: size(core), outer: size(outer), text: size(text), parent: size(outer.parentElement) };
}
"""


@pytest.fixture(scope="module")
def developed():
    """The address of a server under development."""
    # Under development a server ends when its standard input does.
    program = ServerProgram([".build/debug/BrowserApp", "--port", "0", "--development"], stdin=subprocess.PIPE)
    try:
        yield program.address()
    finally:
        program.stop()


@pytest.fixture
def shown(open_page, developed):
    return go(open_page(1280, 800), developed, "development")


def explained(page, name):
    found = page.locator(f'[data-identifier="{name}"]')
    core = found if found.count() else page.get_by_text(name, exact=True)
    return core.evaluate(EXPLAIN)


def close(a, b):
    return abs(a - b) < 1


def test_a_text_is_as_wide_as_its_text(shown):
    short = explained(shown, "Short")
    assert short["sizes"]["width"] == ["As wide as its text, at most as it is offered."]
    assert short["sizes"]["height"] == ["As high as the lines of its text."]
    assert close(short["outer"][0], short["text"][0])


def test_padding_adds_to_a_text(shown):
    padded = explained(shown, "Padded")
    assert padded["sizes"]["width"][1:] == [".padding adds 24."]
    assert close(padded["outer"][0], padded["text"][0] + 24)
    assert close(padded["outer"][1], explained(shown, "Short")["outer"][1] + 24)


def test_a_frame_makes_a_text_as_large_as_it_says(shown):
    framed = explained(shown, "Framed")
    assert framed["sizes"]["width"][1:] == [".frame(width: 150) makes it 150 wide."]
    assert framed["sizes"]["height"][1:] == [".frame(height: 40) makes it 40 high."]
    assert framed["outer"] == [150, 40]


def test_a_maximum_takes_what_the_stack_offers(shown):
    wide = explained(shown, "Wide")
    assert wide["sizes"]["width"][1:3] == [
        ".frame(maxWidth: .infinity) takes the width that it is offered.",
        "As wide as the VStack around it.",
    ]
    assert close(wide["outer"][0], wide["parent"][0]) and wide["outer"][0] > 1000


def test_a_minimum_makes_a_short_text_wider(shown):
    least = explained(shown, "At least")
    assert least["sizes"]["width"][1:] == [".frame(minWidth: 120) makes it at least 120 wide."]
    assert least["outer"][0] == 120


def test_a_stack_grows_because_of_a_spacer_in_it(shown):
    row = explained(shown, "row")
    assert row["sizes"]["width"][:2] == ["It grows, because it contains a Spacer that grows.", "As wide as the VStack around it."]
    assert close(row["outer"][0], row["parent"][0])


def test_views_that_grow_share_what_a_stack_has(shown):
    red = explained(shown, "red")
    assert red["sizes"]["width"][:2] == [
        "A color takes the width that it is offered.",
        "It shares the width that is left in the HStack with another view that grows.",
    ]
    assert close(red["outer"][0] * 2, red["parent"][0])
    assert red["sizes"]["height"] == [
        "A color takes the height that it is offered.",
        "As high as the HStack around it.",
        "For the HStack: .frame(height: 30) makes it 30 high.",
    ]
    assert red["outer"][1] == 30


def test_a_view_takes_what_the_others_leave(shown):
    rest, text = explained(shown, "rest"), explained(shown, "Rest")
    assert rest["sizes"]["width"] == [
        "A color takes the width that it is offered.",
        "It takes the width that the others in the HStack leave.",
        "For the HStack: .frame(width: 200) makes it 200 wide.",
    ]
    assert close(rest["outer"][0], 200 - text["outer"][0])


def test_the_panel_explains_the_chosen_element(shown):
    shown.keyboard.press("Control+Alt+KeyI")
    expect(shown.locator("#martlet-inspector-frame")).to_be_attached()
    shown.get_by_text("Framed", exact=True).click()
    panel = shown.locator("#martlet-inspector")
    expect(panel).to_contain_text("150 × 40 with its modifiers")
    expect(panel.get_by_role("list", name="Width").get_by_role("listitem").last).to_have_text(".frame(width: 150) makes it 150 wide.")
    expect(panel).to_contain_text("Environment of the element")
    shown.keyboard.press("Escape")


def turns(page):
    return page.locator("#martlet-turns section")


def show_turns(page):
    page.keyboard.press("Control+Alt+KeyE")
    expect(page.locator("#martlet-turns")).to_be_visible()


def test_a_turn_tells_its_cause_the_evaluations_with_their_reasons_and_what_was_sent(shown):
    show_turns(shown)
    shown.get_by_role("button", name="Add").click()
    first = turns(shown).first
    expect(first).to_contain_text("tap on button “Add” in DevelopmentPage")
    expect(first).to_contain_text("DevelopmentPage: DevelopmentPage.count changed")
    expect(first).to_contain_text("Tally: it was given another value")
    assert re.search(r"2 body evaluations, \d+\.\d ms, 1 operation, \d\d bytes", first.inner_text()), first.inner_text()


def test_a_tap_that_changes_nothing_says_so(shown):
    show_turns(shown)
    shown.get_by_role("button", name="Nothing").click()
    expect(turns(shown).first).to_have_text("tap on button “Nothing” in DevelopmentPageNo view depends on what it changed.")


def test_a_change_that_a_task_makes_is_a_turn_of_its_own(shown):
    show_turns(shown)
    shown.get_by_role("button", name="Later").click()
    expect(turns(shown).first).to_contain_text("a task of the app")
    expect(turns(shown).first).to_contain_text("Later: Later.isDone changed")
    expect(turns(shown).nth(1)).to_contain_text("tap on button “Later” in Later")


def test_a_server_that_is_not_under_development_tells_nothing(open_page, app):
    page = go(open_page(1280, 800), app, "development")
    status = page.evaluate(
        "async () => (await fetch('/_martlet/development/turns?session=' + document.documentElement.dataset.session)).status"
    )
    assert status == 404
    page.complaints.clear()

"""The screens of all examples, checked by axe-core: phone and desktop, light and dark."""

from pathlib import Path

import axe_playwright_python
import pytest
from playwright.sync_api import expect

from conftest import served, until, visit

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()

SIZES = {"phone": {"width": 390, "height": 844}, "desktop": {"width": 1280, "height": 800}}


def tab(name):
    return lambda page: page.get_by_role("tab", name=name).click()


def join(page):
    page.get_by_role("textbox", name="Your name").fill("Ann")
    page.get_by_role("button", name="Join").click()


def open_chat(page):
    join(page)
    page.get_by_role("button", name="Fine-grained services").click()
    page.get_by_role("link", name="Garden").or_(page.get_by_role("button", name="Garden")).locator("visible=true").first.click()


def open_sheet(page):
    page.get_by_role("button", name="Show the flag").click()


# The path, what leads to the screen from there, and a text that the screen contains.
SCREENS = {
    "start": ("/", None, "The same SwiftUI, five architectures"),
    "menu": ("/diner", None, "Miso Ramen"),
    "dish": ("/diner/menu/ramen", None, "Order this"),
    "favourites": ("/diner", tab("Favourites"), "No favourites"),
    "order": ("/diner", tab("Order"), "Nothing ordered yet"),
    "biomes": ("/pokedex", None, "High Moor"),
    "creatures": ("/pokedex/3", None, "Sort by name"),
    "creature": ("/pokedex/3/304", None, "1 seen"),
    "countries": ("/countries", None, "Albania"),
    "settings": ("/countries/settings", None, "Notifications"),
    "country": ("/countries/countries/AL", None, "Neighbours"),
    "flag": ("/countries/countries/AL", open_sheet, "Done"),
    "name": ("/qbchat", None, "Join"),
    "architectures": ("/qbchat", join, "Architectures"),
    "chat": ("/qbchat", open_chat, "Pick them anyway"),
    "todos": ("/todos", None, "Oil the garden gate"),
    "todos demo": ("/todos-fake", None, "Buy stamps"),
    "compare": ("/compare", None, "What an action costs"),
}


@pytest.fixture(scope="module")
def showcase():
    with served("Showcase") as address:
        yield address


def violations(page):
    """What axe-core finds, as lines for people. Animations have ended, so that half-transparent text is not measured."""
    until(page, "() => document.getAnimations().every(a => a.timeline !== document.timeline || a.playState !== 'running' || a.effect.getComputedTiming().iterations === Infinity)")
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)
    found = page.evaluate("() => axe.run({ resultTypes: ['violations'] })")["violations"]
    return [
        f"{violation['id']}: {node['html'][:160]} {node['failureSummary']}" for violation in found for node in violation["nodes"]
    ]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(open_page, showcase, screen, size):
    path, act, text = SCREENS[screen]
    page = visit(open_page(**SIZES[size]), showcase + path)
    if act:
        act(page)
    expect(page.get_by_text(text).locator("visible=true").first).to_be_visible()
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert violations(page) == [], scheme


def test_axe_finds_what_is_wrong(open_page, showcase):
    """The check itself: a picture without a name and text without contrast are found."""
    page = visit(open_page(), showcase)
    page.evaluate(
        "() => document.querySelector('main').insertAdjacentHTML('beforeend', '<button></button><p style=\"color:#ccc;background:#fff\">pale</p>')"
    )
    assert {line.split(":")[0] for line in violations(page)} == {"button-name", "color-contrast"}

"""The showcase: all systems in one process, each under a path of its own."""

import re

import pytest
from playwright.sync_api import expect

from conftest import served, visit

SYSTEMS = {
    "Diner": ("diner", "Menu"),
    "Pokedex": ("pokedex", "Pokedex"),
    "Countries": ("countries", "Countries"),
    "QBChat": ("qbchat", "QBChat"),
    "Todos": ("todos", "Todos"),
    "Todos Demo": ("todos-fake", "Todos Demo"),
    "Compare": ("compare", "Compare"),
    "Catalog": ("catalog", "Catalog"),
}


@pytest.fixture(scope="module")
def showcase():
    with served("Showcase") as address:
        yield address


def test_every_system_is_a_link_on_the_start_page(open_page, showcase):
    page = visit(open_page(), showcase)
    expect(page.get_by_role("link")).to_have_count(len(SYSTEMS))
    assert {link.get_attribute("href") for link in page.get_by_role("link").all()} == {"/" + path for path, _ in SYSTEMS.values()}


@pytest.mark.parametrize("name", SYSTEMS)
def test_a_link_leads_to_its_system_and_back_leads_here(open_page, showcase, name):
    path, title = SYSTEMS[name]
    page = visit(open_page(width=390, height=844), showcase)
    page.get_by_role("link", name=re.compile(rf"^{name}\b(?! Demo)")).click()
    expect(page).to_have_url(re.compile(rf"/{path}(/|$)"))
    expect(page.get_by_text(title, exact=True).locator("visible=true").first).to_be_visible()
    # While a page still loads, a browser may take going back as going nowhere.
    page.wait_for_load_state("networkidle")
    page.go_back()
    expect(page.get_by_text("The same SwiftUI, five architectures")).to_be_visible()


def test_an_address_inside_a_system_can_be_loaded(open_page, showcase):
    page = visit(open_page(), showcase + "/diner/menu/ramen")
    expect(page.get_by_role("heading", name="Miso Ramen")).to_be_visible()


def shown(page, role, name):
    return page.get_by_role(role, name=name, exact=True).locator("visible=true")


def press(name, then):
    """A button that is called otherwise once it is pressed."""

    def act(page):
        shown(page, "button", name).click()
        expect(shown(page, "button", then)).to_be_visible()

    return ("button", name), act


def write(name, text, role="textbox"):
    """A field into which something is written, and that is left at that."""

    def act(page):
        expect(shown(page, role, name)).to_have_value("")
        shown(page, role, name).fill(text)

    return (role, name), act


def choose(name, then):
    """A choice that has something else shown."""

    def act(page):
        shown(page, "radio", name).click()
        expect(page.get_by_text(then)).to_be_visible()

    return ("radio", name), act


ACTS = {
    "Diner": ("/diner/menu/ramen", press("Order this", "1 in your order")),
    "Pokedex": ("/pokedex/3", press("Sort by name", "Sort by number")),
    # Until the country is loaded, the screen is named by its code.
    "Countries": ("/countries/countries/FR", (("heading", "France"), press("Add to favourites", "Remove from favourites")[1])),
    "QBChat": ("/qbchat", write("Your name", "Ann")),
    "Todos": ("/todos", write("New todo", "Sweep the")),
    "Todos Demo": ("/todos-fake", press("Finish Buy stamps", "Reopen Buy stamps")),
    "Catalog": ("/catalog/text", write("Views, modifiers, styles", "kerning", role="searchbox")),
    "Compare": ("/compare", choose("Bytes", re.compile("^Bytes of these operations"))),
}


@pytest.mark.parametrize("name", SYSTEMS)
def test_a16b_what_one_visitor_does_stays_with_them(open_page, showcase, name):
    path, (ready, act) = ACTS[name]
    ann, bob = (visit(open_page(), showcase + path) for _ in range(2))
    expect(shown(bob, *ready)).to_be_visible()
    bob.wait_for_load_state("networkidle")
    # Until what the page loads and animates at first is there.
    before = ""
    while (content := bob.content()) != before:
        before = content
        bob.wait_for_timeout(300)
    act(ann)
    bob.wait_for_timeout(300)
    assert bob.content() == before
    act(bob)

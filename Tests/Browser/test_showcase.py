"""The showcase: all systems in one process, each under a path of its own."""

import re

import pytest
from playwright.sync_api import expect

from conftest import ServerProgram

SYSTEMS = {
    "Diner": ("diner", "Menu"),
    "Pokedex": ("pokedex", "Pokedex"),
    "Countries": ("countries", "Countries"),
    "QBChat": ("qbchat", "QBChat"),
    "Todos": ("todos", "Todos"),
    "Todos Demo": ("todos-fake", "Todos Demo"),
    "Compare": ("compare", "Compare"),
}


@pytest.fixture(scope="module")
def showcase():
    program = ServerProgram([".build/debug/Showcase", "--port", "0"])
    yield program.address()
    program.stop()


def visit(page, address):
    page.goto(address)
    expect(page.locator("html")).to_have_class(re.compile(r"\blive\b"))
    return page


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
    page.go_back()
    expect(page.get_by_text("The same SwiftUI, five architectures")).to_be_visible()


def test_an_address_inside_a_system_can_be_loaded(open_page, showcase):
    page = visit(open_page(), showcase + "/diner/menu/ramen")
    expect(page.get_by_role("heading", name="Miso Ramen")).to_be_visible()


def test_what_one_visitor_does_stays_with_them(open_page, showcase):
    ann, bob = (visit(open_page(), showcase + "/diner/menu/ramen") for _ in range(2))
    ann.get_by_role("button", name="Order this").click()
    expect(ann.get_by_role("button", name="1 in your order")).to_be_visible()
    expect(bob.get_by_role("button", name="Order this")).to_be_visible()

"""Todos, in a real browser: the fake app, and the one with a server."""

import os
import re

import pytest
from playwright.sync_api import expect

from conftest import served, visit


@pytest.fixture(scope="module")
def demo():
    with served("TodosFake") as address:
        yield address


@pytest.fixture(scope="module")
def production():
    with served("TodosProduction") as address:
        yield address


def link(page, name):
    return page.get_by_role("link", name=re.compile(name)).locator("visible=true")


def test_e8_the_fake_shows_that_it_is_waited_for_and_then_the_list(page, demo):
    page.goto(demo)
    expect(page.get_by_text("Fetching your todos…")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(link(page, "Buy stamps")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0)


def test_e10_each_environment_has_its_own_title_and_icon(open_page, demo, production):
    facts = []
    for address in [demo, production]:
        page = visit(open_page(), address)
        icon = page.locator("link[rel=icon]").get_attribute("href")
        facts.append((page.title(), page.request.get(address + icon).text()))
    (fake_title, fake_icon), (production_title, production_icon) = facts
    assert (fake_title, production_title) == ("Todos Demo", "Todos")
    assert "#ff9500" in fake_icon
    assert "#0a6cff" in production_icon and "M17 33" in production_icon


def test_e10_an_unknown_environment_or_address_is_not_guessed(page, serve):
    address = serve([".build/debug/TodosProduction", "--port", "0"], env=os.environ | {"TODOS_API": "nowhere"}).address()
    visit(page, address)
    expect(page.get_by_text("“nowhere” is not the URL of a server.")).to_be_visible()


def test_e9_a_server_that_is_gone_is_told_and_can_be_tried_again(page, serve, tmp_path):
    # Nothing is kept there of another time.
    surroundings = {"TODOS_API": "http://127.0.0.1:9/v1", "XDG_CACHE_HOME": str(tmp_path)}
    visit(page, serve([".build/debug/TodosProduction", "--port", "0"], env=os.environ | surroundings).address())
    expect(page.get_by_text("No answer")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("No answer")).to_be_visible()


def test_e18_a_todo_is_written_ticked_off_and_deleted(page, production):
    visit(page, production)
    page.get_by_role("textbox", name="New todo").fill("Sweep the yard")
    page.keyboard.press("Enter")
    expect(link(page, "Sweep the yard")).to_be_visible()
    expect(page.get_by_role("textbox", name="New todo")).to_have_value("")
    page.get_by_role("button", name="Finish Sweep the yard").click()
    expect(page.get_by_role("button", name="Reopen Sweep the yard")).to_be_visible()
    link(page, "Sweep the yard").click()
    page.get_by_role("button", name="Delete todo").locator("visible=true").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Delete", exact=True).click()
    expect(link(page, "Oil the garden gate")).to_be_visible()
    expect(link(page, "Sweep the yard")).to_have_count(0)


def test_e18_a_page_is_changed_and_has_an_address(page, production):
    visit(page, production)
    link(page, "Renew the library card").click()
    expect(page).to_have_url(production + "/4")
    page.get_by_role("textbox", name="Note").fill("Take the old one along.")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Save")).to_be_disabled()
    page.goto(page.url)
    expect(page.get_by_role("textbox", name="Note")).to_have_value("Take the old one along.")
    page.go_back()
    expect(link(page, "Renew the library card")).to_be_visible()


def test_e18_a_list_without_anything_says_so(page, demo):
    visit(page, demo)
    expect(link(page, "Buy stamps")).to_be_visible()
    page.get_by_role("button", name="Edit").click()
    rows = page.locator(".row-delete")
    for left in range(6, 0, -1):
        expect(rows).to_have_count(left)
        rows.first.click()
        page.locator(".swipe").get_by_role("button", name="Delete").click()
    expect(page.get_by_text("Nothing to do")).to_be_visible()


def test_e13_what_one_does_in_the_fake_stays_with_him(open_page, demo):
    one, other = visit(open_page(), demo), visit(open_page(), demo)
    expect(link(one, "Buy stamps")).to_be_visible()
    one.get_by_role("button", name="Finish Buy stamps").click()
    expect(one.get_by_role("button", name="Reopen Buy stamps")).to_be_visible()
    visit(other, demo)
    expect(other.get_by_role("button", name="Finish Buy stamps")).to_be_visible()

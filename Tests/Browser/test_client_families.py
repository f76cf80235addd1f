"""A family of elements has a style sheet and a script of its own, which a page loads when it first shows such an element."""

import threading

import pytest
from playwright.sync_api import expect

from conftest import until

STYLE = "/_martlet/ratings.css?v=1"
NEEDS = f"data-style='{STYLE}' data-script='/_martlet/ratings.js?v=1'"
SCRIPT = """export default (node, page) => {
  node.dataset.woken = 1 + +(node.dataset.woken ?? 0);
  node.onclick = () => page.fire(node, "change", 5);
}"""


def rating(number):
    return f"<div id=e{number} data-on=change {NEEDS}>rating {number}</div>"


@pytest.fixture
def gate(fake):
    """Holds the family's style sheet back until it is set."""
    gate = threading.Event()

    def style():
        assert gate.wait(10)
        return "text/css", "#e5{color:rgb(1,2,3)}"

    fake.files = {"ratings.css": style, "ratings.js": lambda: ("text/javascript", SCRIPT)}
    return gate


def test_a_page_without_such_an_element_loads_nothing_of_the_family(fake, page):
    fake.show(page, "<p id=e2>none</p>")
    fake.patch(["t", 2, "still none"])
    expect(page.get_by_text("still none")).to_be_visible()
    assert fake.loaded == ["client.js"]


def test_an_element_that_comes_later_is_seen_once_its_style_sheet_is_there(fake, page, gate):
    fake.show(page, "<p id=e2>none</p>")
    fake.patch(["i", 1, 0, rating(5)], ["t", 2, "came"])
    expect(page.get_by_text("came")).to_be_visible()
    expect(page.locator("#e5")).to_have_attribute("data-waits", "")
    gate.set()
    expect(page.locator("#e5")).to_have_css("color", "rgb(1, 2, 3)")
    expect(page.locator("#e5")).not_to_have_attribute("data-waits", "")


def test_the_script_wakes_each_element_once_and_may_fire_its_actions(fake, page, gate):
    gate.set()
    fake.show(page, rating(5))
    fake.patch(["i", 1, 0, rating(6)], ["a", 5, "data-x", "1"])
    fake.patch(["h", 6, "rated"])
    expect(page.get_by_text("rated")).to_be_visible()
    for number in (5, 6):
        expect(page.locator(f"#e{number}")).to_have_attribute("data-woken", "1")
    page.click("#e6")
    assert fake.event() == ["change", 6, 5]
    assert sorted(fake.loaded) == ["client.js", "ratings.css", "ratings.js"]


def test_a_style_sheet_that_came_with_the_page_is_not_asked_for_again(fake, page, gate):
    gate.set()
    fake.head = f"<link rel=stylesheet href='{STYLE}'>"
    fake.show(page, rating(5))
    until(page, "document.getElementById('e5').dataset.woken === '1'")
    assert fake.loaded.count("ratings.css") == 1
    assert page.locator("link[href*=ratings]").count() == 1


def test_an_element_is_seen_even_if_its_style_sheet_cannot_be_loaded(fake, page):
    fake.show(page, "")
    fake.files = {"ratings.js": lambda: ("text/javascript", SCRIPT), "ratings.css": lambda: ("text/html", "gone")}
    fake.patch(["i", 1, 0, rating(5)])
    until(page, "document.getElementById('e5')?.dataset.woken === '1'")
    expect(page.locator("#e5")).not_to_have_attribute("data-waits", "")
    page.complaints.clear()

"""Alerts: the order of their buttons, and what the return key does."""

import pytest
from playwright.sync_api import expect

from test_app import go


def buttons(page):
    """The names of the buttons of the alert, from the top to the bottom and from the left to the right."""
    return page.get_by_role("alertdialog").evaluate("""alert => [...alert.querySelectorAll('button')]
        .map(node => [node.getBoundingClientRect(), node.innerText])
        .sort(([a], [b]) => a.y - b.y || a.x - b.x).map(([, name]) => name)""")


# Shows: .alert (DialogsPage)
@pytest.mark.parametrize(["name", "order"], [("Two", ["Cancel", "Delete"]), ("Three", ["Save", "Discard", "Cancel"])])
def test_the_cancel_button_is_first_of_two_and_last_of_more(open_page, app, name, order):
    page = go(open_page(390, 844, has_touch=True), app, "dialogs")
    page.get_by_role("button", name=name).tap()
    expect(page.get_by_role("alertdialog")).to_be_visible()
    assert buttons(page) == order


@pytest.mark.parametrize("name", ["Two", "Three"])
def test_the_return_key_performs_no_destructive_action_but_cancels(open_page, app, name):
    page = go(open_page(), app, "dialogs")
    page.get_by_role("button", name=name).click()
    expect(page.get_by_role("alertdialog").get_by_role("button", name="Cancel")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Done: cancel")).to_be_visible()

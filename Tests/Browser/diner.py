"""What the tests of Diner have in common: ways to get somewhere in it."""

import re

from playwright.sync_api import expect

from conftest import visit


def open_menu(page, address, path="/"):
    visit(page, address + path)
    if path == "/":
        expect(page.get_by_text("Starters")).to_be_visible()


def star(page, verb, dish):
    """The star of a dish that is in sight."""
    preposition = "to" if verb == "Add" else "from"
    return page.get_by_role("button", name=f"{verb} {dish} {preposition} favourites").locator("visible=true").last


def row_star(page, dish):
    return star(page, "Add", dish)


def order(page, dish):
    """Orders a dish on its page, and goes back to the menu."""
    page.get_by_role("link", name=re.compile(dish)).click()
    page.get_by_role("button", name="Order this").click()
    expect(page.get_by_role("button", name="1 in your order")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name="1 in your order")).not_to_be_visible()


class Frames:
    """The patches that a page gets from its server."""

    def __init__(self, page):
        self.received = []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda data: self._note(data)))

    def _note(self, data):
        self.received.append(data if isinstance(data, str) else data.decode())

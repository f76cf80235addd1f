"""Diner over time: addresses, several guests, typing while the page changes, and a server that goes and comes."""

import json
import re
import socket

from playwright.sync_api import expect

from diner import Frames, open_menu, order, row_star, star

DINER = ".build/debug/Diner"


def test_a13_a_star_is_one_patch(open_page, diner):
    page = open_page()
    frames = Frames(page)
    open_menu(page, diner, "/menu/ramen")
    # The server answers in order, so all that belongs to the star lies between the two orders.
    page.get_by_role("button", name="Order this").click()
    expect(page.get_by_role("button", name="1 in your order")).to_be_visible()
    star(page, "Add", "Miso Ramen").click()
    expect(star(page, "Remove", "Miso Ramen")).to_be_visible()
    page.get_by_role("button", name="1 in your order").click()
    expect(page.get_by_role("button", name="2 in your order")).to_be_visible()
    patches = [frame for frame in frames.received if isinstance(json.loads(frame)[0], int) and json.loads(frame)[0] > 0]
    first, second = (next(index for index, patch in enumerate(patches) if text in patch) for text in ("1 in your order", "2 in your order"))
    between = patches[first + 1:second]
    assert len(between) == 1, between
    assert "star.fill" in between[0]


def test_a18_favourites_are_there_in_the_next_session_and_for_nobody_else(open_page, diner):
    page = open_page()
    open_menu(page, diner)
    star(page, "Add", "Miso Ramen").click()
    expect(star(page, "Remove", "Miso Ramen")).to_be_visible()
    other = open_page()
    open_menu(other, diner)
    expect(star(other, "Add", "Miso Ramen")).to_be_visible()
    again = page.context.new_page()
    open_menu(again, diner)
    expect(star(again, "Remove", "Miso Ramen")).to_be_visible()


def test_a24_placing_an_order_is_one_patch(open_page, diner):
    page = open_page()
    frames = Frames(page)
    open_menu(page, diner)
    order(page, "Miso Ramen")
    page.get_by_role("tab", name="Order – 1").click()
    page.get_by_text("Check out").click()
    page.get_by_role("button", name="Place order").click()
    expect(page.get_by_text("Thank you!")).to_be_visible()
    changes = [frame for frame in frames.received if "Thank you!" in frame]
    assert len(changes) == 1
    assert "Nothing ordered yet" in changes[0]


def test_typing_fast_while_the_page_changes_loses_nothing(open_page, diner):
    page = open_page()
    open_menu(page, diner)
    order(page, "Miso Ramen")
    page.get_by_role("tab", name="Order – 1").click()
    page.get_by_text("Check out").click()
    page.get_by_role("switch", name="Add loyalty card").click()
    page.get_by_role("button", name="Place order").click()
    message = page.get_by_text("A loyalty number has eight digits.")
    expect(message).to_be_visible()
    field = page.get_by_role("textbox")
    field.click()
    text = ""
    while message.count():
        field.press_sequentially("1234567890", delay=15)
        text += "1234567890"
        assert len(text) < 2000, "the message stays"
    field.press_sequentially("end", delay=15)
    expect(field).to_have_value(text + "end")
    expect(field).to_be_focused()
    page.wait_for_timeout(300)
    expect(field).to_have_value(text + "end")


def test_back_and_forward(open_page, diner):
    page = open_page()
    open_menu(page, diner)
    page.get_by_role("link", name=re.compile("Miso Ramen")).click()
    expect(page).to_have_url(re.compile("/menu/ramen$"))
    page.go_back()
    expect(page.get_by_text("Starters")).to_be_visible()
    expect(page.get_by_role("heading", name="Miso Ramen")).to_have_count(0)
    page.go_forward()
    expect(page.get_by_role("heading", name="Miso Ramen")).to_be_visible()


def test_a_link_to_a_dish_opens_it_and_a_reload_stays_there(open_page, diner):
    page = open_page()
    open_menu(page, diner, "/menu/walnut-cake")
    expect(page.get_by_role("heading", name="Walnut Cake")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Walnut Cake")).to_be_visible()
    page.get_by_role("button", name="Menu").or_(page.get_by_role("link", name="Menu")).first.click()
    expect(page.get_by_text("Starters")).to_be_visible()


def test_a16b_two_guests_see_their_own(open_page, diner):
    ann, bob = open_page(), open_page()
    for page in (ann, bob):
        open_menu(page, diner)
    row_star(ann, "Tomato Soup").click()
    order(ann, "Miso Ramen")
    expect(star(ann, "Remove", "Tomato Soup")).to_be_visible()
    expect(ann.get_by_role("tab", name="Order – 1")).to_be_visible()
    expect(star(bob, "Add", "Tomato Soup")).to_be_visible()
    expect(bob.get_by_role("tab", name="Order", exact=True)).to_be_visible()


def test_the_server_goes_and_comes_while_the_page_is_open(open_page, serve):
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    program = serve([DINER, "--port", port])
    page = open_page()
    open_menu(page, program.address())
    page.get_by_role("link", name=re.compile("Miso Ramen")).click()
    expect(page.get_by_role("button", name="Order this")).to_be_visible()
    assert program.stop() == 0
    expect(page.locator("#martlet-status")).to_be_visible(timeout=8000)
    serve([DINER, "--port", port]).address()
    # The new server does not know the session: the page comes back by itself, at the same place, in a new one.
    expect(page.locator("html")).to_have_class(re.compile(r"\blive\b"), timeout=20000)
    expect(page.locator("#martlet-status")).not_to_be_visible(timeout=10000)
    page.get_by_role("button", name="Order this").click()
    expect(page.get_by_role("button", name="1 in your order")).to_be_visible()
    page.complaints[:] = [text for text in page.complaints if "WebSocket" not in text and "ERR_CONNECTION_REFUSED" not in text]

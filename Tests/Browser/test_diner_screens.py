"""Diner, screen by screen, on a phone and on a desk."""

import os
import re

import pytest
from playwright.sync_api import expect

from conftest import served, until
from diner import open_menu, order, row_star, star

SIZES = {"phone": dict(width=390, height=844, has_touch=True), "desk": dict(width=1280, height=800)}


@pytest.fixture(params=SIZES, ids=list(SIZES))
def page(request, open_page, diner):
    page = open_page(**SIZES[request.param])
    open_menu(page, diner)
    return page


def no_sideways_scrolling(page):
    return page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_menu_loads_and_has_its_sections_and_pictures(open_page, diner):
    page = open_page(**SIZES["phone"])
    page.goto(diner)
    for name in ["Starters", "Mains", "Sweets", "Drinks"]:
        expect(page.get_by_text(name, exact=True)).to_be_attached()
    expect(page.get_by_text("€6.50")).to_be_visible()
    # Pictures far below are not loaded yet; those in sight are there, and whole.
    until(page, "() => [...document.images].slice(0, 3).every(image => image.complete && image.naturalWidth > 0)")
    assert no_sideways_scrolling(page)


def test_a_menu_that_takes_its_time_says_so(open_page):
    with served("Diner", env=os.environ | {"DINER_MENU_DELAY": "2"}) as address:
        page = open_page(**SIZES["phone"])
        page.goto(address)
        expect(page.get_by_text("Loading…")).to_be_visible()
        expect(page.get_by_text("Starters")).to_be_visible()
        expect(page.get_by_text("Loading…")).to_have_count(0)


def test_a_dish_has_its_page(page):
    page.get_by_role("link", name=re.compile("Miso Ramen")).click()
    expect(page.get_by_role("heading", name="Miso Ramen")).to_be_visible()
    expect(page.get_by_text("A broth that has been on the stove since yesterday")).to_be_visible()
    expect(page.get_by_role("button", name="Order this")).to_be_visible()
    assert no_sideways_scrolling(page)


def test_a_picture_is_shown(page):
    page.get_by_role("link", name=re.compile("Miso Ramen")).click()
    picture = page.get_by_role("img", name="Miso Ramen").last
    expect(picture).to_be_visible()
    box = picture.bounding_box()
    assert box["width"] > 300 and box["height"] >= 200


def test_a2_the_star_in_the_bar_can_be_clicked(page):
    page.get_by_role("link", name=re.compile("Miso Ramen")).click()
    expect(page.get_by_text("Starters")).not_to_be_visible()
    star(page, "Add", "Miso Ramen").click()
    expect(star(page, "Remove", "Miso Ramen")).to_be_visible()


def test_a1_and_a3_a_star_changes_wherever_it_is_shown(page):
    row_star(page, "Tomato Soup").click()
    page.get_by_role("tab", name="Favourites").click()
    expect(page.get_by_role("link", name=re.compile("Tomato Soup")).locator("visible=true")).to_be_visible()


def test_a4_the_selected_tab_says_so(page):
    expect(page.get_by_role("tab", name="Menu")).to_have_attribute("aria-selected", "true")
    page.get_by_role("tab", name="Order").click()
    expect(page.get_by_role("tab", name="Order")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("tab", name="Menu")).to_have_attribute("aria-selected", "false")


def test_a5_the_tab_counts_the_order(page):
    order(page, "Miso Ramen")
    expect(page.get_by_role("tab", name="Order – 1")).to_be_visible()


def test_a16_the_sheet_shows_and_a23_changes_the_page_behind_it(page):
    page.get_by_role("link", name=re.compile("Miso Ramen")).click()
    expect(page.get_by_text("4.6 (83)")).to_be_visible()
    page.get_by_role("button", name="Rate").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text("How was it?")).to_be_visible()
    sheet.get_by_role("button", name="1 star").click()
    sheet.get_by_role("button", name="Done").click()
    expect(sheet).to_have_count(0)
    expect(page.get_by_text("4.6 (84)")).to_be_visible()


def test_a25_a_line_can_be_deleted_with_the_edit_button(page):
    order(page, "Miso Ramen")
    page.get_by_role("tab", name="Order – 1").click()
    page.get_by_role("button", name="Edit").click()
    page.locator(".row-delete").first.click()
    page.locator(".swipe").get_by_role("button", name="Delete").click()
    expect(page.get_by_text("Nothing ordered yet")).to_be_visible()


def test_a24_a_checkout_from_end_to_end(page):
    order(page, "Miso Ramen")
    page.get_by_role("tab", name="Order – 1").click()
    page.get_by_text("Check out").click()
    page.get_by_role("switch", name="Add loyalty card").click()
    page.get_by_role("textbox").fill("12345678")
    page.get_by_role("radio", name="20%").click()
    expect(page.get_by_text("€16.68")).to_be_visible()
    assert no_sideways_scrolling(page)
    page.get_by_role("button", name="Place order").click()
    expect(page.get_by_role("tab", name="Menu")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_text("Thank you!")).to_be_visible()
    expect(page.get_by_role("tab", name="Order", exact=True)).to_be_visible()


def test_a21_a_message_goes_by_itself(page):
    order(page, "Miso Ramen")
    page.get_by_role("tab", name="Order – 1").click()
    page.get_by_text("Check out").click()
    page.get_by_role("switch", name="Add loyalty card").click()
    page.get_by_role("button", name="Place order").click()
    message = page.get_by_text("A loyalty number has eight digits.")
    expect(message).to_be_visible()
    expect(message).to_have_count(0, timeout=7000)


def test_stars_are_one_picture_with_a_name_whose_parts_nobody_hears(open_page, diner):
    page = open_page(**SIZES["phone"])
    open_menu(page, diner)
    page.get_by_text("€6.50").first.click()
    stars = page.locator("[aria-label$='of 5 stars'][role=img]").first
    expect(stars).to_be_attached()
    snapshot = page.locator("body").aria_snapshot()
    assert "of 5 stars" in snapshot and "star.fill" not in snapshot
    assert page.locator("[role=group][aria-label$='of 5 stars']").count() == 0

"""Pokedex, in a real browser."""

import os
import re

import pytest
from playwright.sync_api import expect

from conftest import served, visit
from diner import Frames


@pytest.fixture(scope="module")
def pokedex(tmp_path_factory):
    with served("Pokedex", env={**os.environ, "POKEDEX_CACHE": str(tmp_path_factory.mktemp("answers"))}) as address:
        yield address


def row(page, name):
    return page.get_by_role("link", name=re.compile(name)).locator("visible=true")


def test_b1_two_screens_deep_and_back_by_the_bar_and_by_the_browser(page, pokedex):
    visit(page, pokedex)
    row(page, "High Moor").click()
    row(page, "Cairnling").click()
    expect(page.get_by_text("A small heap that was not there this morning")).to_be_visible()
    page.get_by_role("button", name="High Moor").locator("visible=true").click()
    expect(row(page, "Cairnling")).to_be_visible()
    # The browser forgets a step back that it has not finished when another one is asked for.
    expect(page).to_have_url(f"{pokedex}/3")
    page.go_back()
    expect(row(page, "Old Forest")).to_be_visible()
    page.go_forward()
    expect(row(page, "Cairnling")).to_be_visible()


def test_b1_the_address_is_that_of_the_screen_and_can_be_loaded_anew(page, pokedex):
    visit(page, pokedex)
    row(page, "Old Forest").click()
    row(page, "Barkhorn").click()
    expect(page).to_have_url(pokedex + "/2/204")
    page.goto(page.url)
    expect(page.get_by_text("Birds nest in its antlers")).to_be_visible()
    expect(page).to_have_url(pokedex + "/2/204")


def test_b17_the_pushed_screen_has_its_title_in_the_window_and_as_a_heading(page, pokedex):
    visit(page, pokedex + "/3/304")
    expect(page).to_have_title("Heatherhog")
    expect(page.get_by_role("heading", name="Heatherhog").locator("visible=true")).to_be_visible()


def test_b16_a_picture_is_loaded_and_shown(page, pokedex):
    visit(page, pokedex + "/3/304")
    picture = page.get_by_role("img", name="Picture of Heatherhog")
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.naturalWidth") == 320
    # The browser cannot reach the app's own server, so the picture is in its address.
    assert picture.get_attribute("src").startswith("data:image/svg+xml;base64,")


def test_b16_a_picture_that_is_missing_is_made_up_for(page, pokedex):
    visit(page, pokedex + "/1/106")
    expect(page.get_by_text("Nobody has a picture of Lanternjaw")).to_be_visible()


def test_b15_rows_that_change_places_are_moved_and_stay_the_elements_they_were(page, pokedex):
    frames = Frames(page)
    visit(page, pokedex + "/4")
    expect(row(page, "Umbrat")).to_be_visible()
    page.get_by_placeholder("Name or kind").fill("spoon")
    expect(row(page, "Umbrat")).not_to_be_visible()
    page.evaluate("document.querySelectorAll('.k-row').forEach(row => row.known = true)")
    frames.received.clear()
    page.get_by_role("button", name="Sort by name").click()
    expect(page.get_by_role("button", name="Sort by number")).to_be_visible()
    expect(page.locator(".k-row:visible").first).to_contain_text("Spoonbat")
    names = page.locator(".k-row:visible").all_inner_texts()
    assert [name.split("\n")[0] for name in names] == ["Spoonbat", "Spooncat", "Spoonmoth"]
    assert page.evaluate("[...document.querySelectorAll('.k-row')].filter(row => row.checkVisibility()).every(row => row.known)")
    assert all(len(frame) < 600 for frame in frames.received)


def test_b18_search_and_pages_come_from_the_server(page, pokedex):
    visit(page, pokedex + "/2")
    expect(row(page, "Mossling")).to_be_visible()
    # It is the last of the second page.
    for _ in range(30):
        page.mouse.move(640, 500)
        page.mouse.wheel(0, 900)
        page.wait_for_timeout(100)
        if row(page, "Willowmouse").count():
            break
    expect(row(page, "Willowmouse")).to_be_visible()
    page.get_by_placeholder("Name or kind").fill("NIGHT")
    expect(row(page, "Burrkin")).to_be_visible()
    expect(row(page, "Mossling")).to_have_count(0)


def test_b11_favourites_are_there_after_a_reload(page, pokedex):
    visit(page, pokedex + "/4/406")
    page.get_by_role("button", name="Add to favourites").click()
    expect(page.get_by_role("button", name="Remove from favourites")).to_be_visible()
    visit(page, pokedex)
    page.get_by_role("link", name="Favourites").click()
    row(page, "Umbrat").click()
    expect(page.get_by_text("Sleeps in folded umbrellas")).to_be_visible()


def test_b21_the_app_runs_and_says_where_nobody_is(page, pokedex):
    visit(page, pokedex)
    expect(page).to_have_title("Pokedex")
    row(page, "Salt Flats").click()
    expect(page.get_by_text("Nobody here")).to_be_visible()


def test_b23_what_was_seen_is_counted_over_all_screens(page, pokedex):
    visit(page, pokedex + "/4/401")
    expect(page.get_by_text("1 seen")).to_be_visible()
    page.get_by_role("button", name="Night Market").locator("visible=true").click()
    row(page, "Umbrat").click()
    expect(page.get_by_text("2 seen")).to_be_visible()


def test_b22_previews_are_listed_and_run(page, serve):
    address = serve([".build/debug/PokedexPreviews", "--port", "0"]).address()
    visit(page, address)
    expect(page.get_by_text("PokedexList", exact=True)).to_be_visible()
    offline = page.frame_locator('iframe[title="Creature, offline, dark"]')
    expect(offline.get_by_text("A page is missing")).to_be_visible()
    expect(offline.locator("body")).to_have_css("color", "rgb(255, 255, 255)")
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Collections", exact=True).click()
    alone = opened.value
    row(alone, "Tidewater").click()
    expect(alone.get_by_text("Tidewater, number 1")).to_be_visible()

"""What marks rows, titles and tabs: separators, badges, the backgrounds of bars."""

import pytest
from playwright.sync_api import expect

from pixels import Picture, near
from test_app import go

ORANGE = near((255, 128, 0))


@pytest.mark.parametrize("scale", [1, 2, 3])
def test_each_row_but_the_last_has_a_separator_wherever_it_ends(open_page, app, scale):
    page = go(open_page(390, 2000, device_scale_factor=scale, color_scheme="light"), app, "hairlines")
    image = Picture(page).image
    column = [image.getpixel((300 * scale, y)) for y in range(image.height)]
    white, grouped = (255, 255, 255), (242, 242, 247)
    lines = [y for y in range(1, len(column)) if column[y] not in (white, grouped)]
    assert len(lines) == 18
    assert {column[y] == near((198, 198, 200)) for y in lines} == {True}


# Shows: .badge (BadgesPage)
def test_a_badge_stands_at_the_end_of_its_row_before_the_chevron(open_page, app):
    page = go(open_page(390, 844), app, "badges")
    rows = page.locator(".k-screen:not([hidden]) .k-row")
    texts = rows.evaluate_all("rows => rows.map(row => row.querySelector('.row-badge')?.innerText ?? '')")
    assert texts == ["12", "New", "", "3", "4", "red", "", "7", "7"]
    assert page.locator("[data-identifier=labelled] .label-badge").inner_text() == "21"

    def end(text):
        found = page.get_by_text(text, exact=True).bounding_box()
        return round(found["x"] + found["width"])

    assert [end("12"), end("4"), end("3"), end("21")] == [358, 358, 340, 340]
    styled = page.get_by_text("red", exact=True)
    assert styled.evaluate("node => getComputedStyle(node).fontWeight") == "700"
    assert styled.evaluate("node => getComputedStyle(node).color") != page.get_by_text("12", exact=True).evaluate("node => getComputedStyle(node).color")
    assert end("Value") + 12 <= styled.bounding_box()["x"]
    # A tap on the badge is one on the row.
    page.get_by_text("3", exact=True).click(force=True)
    expect(page.get_by_text("Archived")).to_be_visible()


# Shows: .badge (BadgesPage)
def test_a_tab_shows_its_badge(open_page, app):
    page = go(open_page(390, 844), app, "badges")
    assert page.locator(".tab-bar .badge").all_inner_texts() == ["5", "!"]


# Shows: .toolbarBackground, .toolbarColorScheme (PaintedTitlePage)
@pytest.mark.parametrize("width, height", [(390, 844), (1280, 800)])
def test_the_background_of_a_bar_includes_the_large_title_and_the_search_field(open_page, app, width, height):
    page = go(open_page(width, height, color_scheme="light"), app, "paintedTitle")
    search = page.locator(".screen-search").last.bounding_box()
    end = int(search["y"] + search["height"])
    image = Picture(page).image
    assert [image.getpixel((width - 4, y)) for y in (2, 43, 46, 90, end - 2)] == [ORANGE] * 5
    assert image.getpixel((width - 4, end + 3)) != ORANGE
    assert page.locator(".large-title").last.evaluate("node => getComputedStyle(node).color") == "rgb(255, 255, 255)"
    page.mouse.move(200, 400)
    page.mouse.wheel(0, 600)
    expect(page.get_by_text("Row 20", exact=True)).to_be_in_viewport()
    image = Picture(page).image
    assert image.getpixel((width - 4, 40)) == ORANGE
    assert image.getpixel((width - 4, 60)) != ORANGE

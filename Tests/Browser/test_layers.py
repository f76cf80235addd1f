"""Views over and behind others: what the user sees of them, and which of them a tap hits."""

import pytest
from playwright.sync_api import expect

from pixels import Picture, near
from test_app import go
from test_look import box

SIZES = [(390, 844), (1280, 800)]


def in_window(page, name, width, height):
    left, top, wide, high = box(page, name)
    return left >= 0 and top >= 0 and left + wide <= width and top + high <= height


# Shows: .stroke, .strokeBorder, .trim (RingsPage)
def test_a_tap_passes_through_a_shape_where_it_is_not_painted(open_page, app):
    page = go(open_page(), app, "rings")
    for name in ("stroke", "border", "trimmed", "spaced"):
        target = page.get_by_role("button", name=name).bounding_box()
        page.mouse.click(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2)
    expect(page.get_by_text("Taps: stroke border trimmed spaced")).to_be_visible()
    target = page.get_by_role("button", name="filled").bounding_box()
    page.mouse.click(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2)
    page.get_by_role("button", name="stroke").click()
    expect(page.get_by_text("Taps: stroke border trimmed spaced stroke")).to_be_visible()


# Shows: .overlay (OverListPage)
@pytest.mark.parametrize("path", ["overList", "overEmptyList", "overForm"])
@pytest.mark.parametrize("width, height", SIZES)
def test_an_overlay_of_a_list_lies_over_the_visible_part(open_page, app, path, width, height):
    page = go(open_page(width, height), app, path)
    expect(page.locator("[data-identifier=over]")).to_be_visible()
    left, top, wide, high = box(page, "over")
    assert abs(left + wide / 2 - width / 2) < 2
    assert height * 0.35 < top + high / 2 < height * 0.65
    if path == "overForm":
        assert box(page, "name")[1] < 200
    else:
        assert in_window(page, "corner", width, height)
        assert box(page, "corner")[1] > height * 0.8


def test_an_overlay_of_a_list_stays_where_it_is_while_the_list_scrolls(open_page, app):
    page = go(open_page(390, 844), app, "overList")
    before = box(page, "over")
    page.mouse.move(200, 400)
    page.mouse.wheel(0, 600)
    expect(page.get_by_text("Row 20", exact=True)).to_be_in_viewport()
    assert abs(box(page, "over")[1] - before[1]) < 60


# Shows: .background, .safeAreaInset, .scrollContentBackground (BehindListPage)
@pytest.mark.parametrize("width, height", SIZES)
def test_a_background_of_a_list_fills_the_visible_part_and_does_not_scroll(open_page, app, width, height):
    page = go(open_page(width, height, color_scheme="light"), app, "behindList")
    mark = box(page, "mark")
    assert in_window(page, "mark", width, height)
    assert width - mark[0] - mark[2] < 30
    left, top, wide, high = box(page, "behind")
    assert (left, wide) == (0, width)
    assert top < 110 and top + high > height - 1
    assert Picture(page).image.getpixel((4, height // 2)) == near((52, 199, 89))
    bar = box(page, "bar")
    assert bar[1] + bar[3] == pytest.approx(height - 16, abs=1)  # The padding is below the text.
    page.mouse.move(200, 400)
    page.mouse.wheel(0, 600)
    expect(page.get_by_text("Row 20", exact=True)).to_be_in_viewport()
    assert abs(box(page, "mark")[1] - mark[1]) < 60
    assert Picture(page).image.getpixel((4, height // 2)) == near((52, 199, 89))
    assert box(page, "bar") == bar


# Shows: .overlay, .scaledToFit (FittedOverlaysPage)
def test_a_symbol_that_fits_lies_within_the_view_under_it(open_page, app):
    page = go(open_page(390, 844), app, "fittedOverlays")
    screen = page.locator(".k-screen:not([hidden])")
    under, star = (screen.locator(part).bounding_box() for part in (".k-color", "svg.symbol use"))
    assert 60 < star["height"] <= 80
    assert under["y"] + 10 <= star["y"] and star["y"] + star["height"] <= under["y"] + 90
    assert 60 < star["width"] < 90
    assert abs(star["x"] + star["width"] / 2 - 195) < 2

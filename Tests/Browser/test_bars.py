"""The bars of a screen: what scrolls to a row leaves uncovered, and the bar above the keyboard."""

import pytest
from playwright.sync_api import expect

from conftest import until
from test_app import go

SCREEN = "document.querySelector('.k-screen:not([hidden])')"


# Shows: ScrollViewReader (ReachingPage)
@pytest.mark.parametrize(["width", "height"], [(390, 844), (1280, 800)])
def test_a_scroll_to_a_row_brings_it_between_the_bars(open_page, app, width, height):
    page = go(open_page(width, height), app, "reaching")

    def stands(row, where):
        until(page, """(() => {
            const screen = %s, row = [...screen.querySelectorAll('.k-row')].find(row => row.innerText === '%s')?.getBoundingClientRect();
            const from = screen.querySelector(':scope > .bar').getBoundingClientRect().bottom;
            const to = screen.querySelector(':scope > .bottom-bar').getBoundingClientRect().top;
            return row && from === 44 && to > 700 && (%s);
        })()""" % (SCREEN, row, where))

    page.get_by_role("button", name="Go").click()
    stands("Row 50", "Math.abs(row.top - from) < 1")
    page.get_by_role("button", name="Near").click()
    stands("Row 45", "row.top > from - 1 && row.bottom < to + 1")
    page.get_by_role("button", name="Low").click()
    stands("Row 80", "Math.abs(row.bottom - to) < 1")


# Shows: ToolbarItemGroup (BarItemsPage)
def test_the_bar_above_the_keyboard_takes_the_place_of_the_bottom_bar(open_page, app):
    page = go(open_page(390, 844, has_touch=True), app, "barItems")
    left, right = page.get_by_role("button", name="Left"), page.get_by_role("button", name="Right")
    expect(left).to_be_visible()
    assert left.bounding_box()["x"] == 16 and right.bounding_box()["x"] + right.bounding_box()["width"] == 390 - 16
    page.get_by_placeholder("Text").tap()
    close = page.get_by_role("button", name="Close")
    expect(close).to_be_visible()
    expect(left).to_be_hidden()
    assert close.bounding_box()["x"] + close.bounding_box()["width"] == 390 - 16
    row = page.locator(".k-screen:not([hidden]) .k-row").first.bounding_box()
    assert row["x"] + row["width"] == 390 - 16

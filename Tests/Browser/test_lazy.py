"""Sections of lazy stacks and grids."""

import pytest
from playwright.sync_api import expect

from conftest import until
from test_app import go

SCREEN = "document.querySelector('.k-screen:not([hidden])')"


def box(page, text):
    return page.locator(".k-screen:not([hidden])").get_by_text(text, exact=True).bounding_box()


# Shows: LazyVGrid, Section (PinnedPage)
def test_a_section_of_a_lazy_grid_keeps_the_columns_below_its_header(open_page, app):
    page = go(open_page(390, 844), app, "pinned")
    cells = [box(page, f"0.{cell}") for cell in range(4)]
    assert cells[0]["y"] == cells[1]["y"] == cells[2]["y"] < cells[3]["y"]
    assert cells[0]["x"] < cells[1]["x"] < cells[2]["x"] and cells[3]["x"] == cells[0]["x"]
    header, footer = box(page, "Header 0"), box(page, "Footer 0")
    assert header["y"] < cells[0]["y"] and footer["y"] > cells[3]["y"]
    assert header["x"] <= 8 and abs(footer["x"] + footer["width"] / 2 - 195) < 1


# Shows: LazyVGrid, LazyVStack (PinnedPage)
@pytest.mark.parametrize(["header", "row"], [("Header 1", "1.8"), ("Lines", "Line 15")])
def test_a_pinned_header_stays_below_the_bar_as_long_as_its_section_is_there(open_page, app, header, row):
    page = go(open_page(390, 844), app, "pinned")
    found = page.locator(".k-screen:not([hidden])").get_by_text(row, exact=True)
    page.evaluate(f"{SCREEN}.scrollTo(0, 1e6)")
    expect(found).to_have_count(1)
    found.evaluate("node => node.scrollIntoView({ block: 'start' })")
    until(page, """(() => {
        const screen = %s, wrapper = [...screen.querySelectorAll('.section-header')].find(node => node.innerText === '%s');
        return Math.abs(wrapper.getBoundingClientRect().top - screen.querySelector('.bar').getBoundingClientRect().bottom) < 1;
    })()""" % (SCREEN, header))
    page.evaluate(f"{SCREEN}.scrollTo(0, 0)")
    until(page, "document.querySelector('.k-screen:not([hidden]) .section-header').getBoundingClientRect().top > 80")


# Shows: LazyHGrid (PinnedPage)
@pytest.mark.parametrize(["header", "row", "edge"], [("Side", "Column 20", "left"), ("Inside", "Inner 20", "top")])
def test_a_header_is_pinned_to_the_edge_of_the_scroll_view_around_it(open_page, app, header, row, edge):
    page = go(open_page(390, 844), app, "pinned")
    page.evaluate(f"{SCREEN}.scrollTo(0, 1e6)")
    found = page.locator(".k-screen:not([hidden])").get_by_text(row, exact=True)
    expect(found).to_have_count(1)
    found.evaluate("node => node.scrollIntoView({ block: 'start', inline: 'start' })")
    until(page, """(() => {
        const wrapper = [...%s.querySelectorAll('.section-header')].find(node => node.innerText === '%s'), scroller = wrapper.closest('.k-scroll:not(.lifted)');
        return scroller && scroller.scrollLeft + scroller.scrollTop > 300
            && Math.abs(wrapper.getBoundingClientRect().%s - scroller.getBoundingClientRect().%s) < 1;
    })()""" % (SCREEN, header, edge, edge))


# Shows: List (KeptRowsPage)
def test_a_row_that_was_scrolled_away_has_its_state_when_it_comes_back(open_page, app):
    page = go(open_page(390, 844), app, "keptRows")
    row = page.get_by_role("button", name="Row 2:")
    row.click()
    expect(page.get_by_role("button", name="Row 2: 1")).to_be_visible()
    page.evaluate(f"{SCREEN}.scrollTo(0, 1e6)")
    expect(page.get_by_role("button", name="Row 999: 0")).to_be_visible()
    expect(row).to_have_count(0)
    page.evaluate(f"{SCREEN}.scrollTo(0, 0)")
    expect(page.get_by_role("button", name="Row 2: 1")).to_be_visible()

"""Bars and controls that look as UIKit's appearance proxies say."""

import pytest

from conftest import until
from test_app import go

# UIKit's colours, which are not SwiftUI's.
WHITE, YELLOW, RED, BLUE, GREEN = "rgb(255, 255, 255)", "rgb(255, 255, 0)", "rgb(255, 0, 0)", "rgb(0, 0, 255)", "rgb(0, 255, 0)"
ORANGE, PURPLE, BLACK = "rgb(255, 128, 0)", "rgb(51, 26, 102)", "rgb(0, 0, 0)"
RED_OF_SWIFTUI = "rgb(255, 59, 48)"


@pytest.fixture
def looks(open_page, app):
    return go(open_page(390, 844, color_scheme="light"), app, "appearances", extras=True)


def style(page, selector, name):
    return page.evaluate(f"getComputedStyle(document.querySelector({selector!r}))[{name!r}]")


# Shows: UINavigationBar.appearance (AppearancesPage)
def test_the_bar_of_a_screen_has_the_colours_and_the_font_of_its_proxy(looks):
    assert style(looks, ".bar", "backgroundColor") == style(looks, ".large-title", "backgroundColor") == PURPLE
    assert style(looks, ".large-title", "color") == WHITE
    assert style(looks, ".large-title", "fontFamily").startswith("Georgia")
    assert style(looks, ".large-title", "fontSize") == "30px"
    assert style(looks, ".bar .k-button", "color") == GREEN
    looks.get_by_text("More").click()
    until(looks, "[...document.querySelectorAll('.k-screen')].some(x => !x.hidden && x.innerText.includes('Inside'))")
    assert style(looks, ".k-screen:not([hidden]) .bar-title", "color") == YELLOW
    assert style(looks, ".k-screen:not([hidden]) .back", "color") == GREEN


# Shows: UINavigationBar.appearance (AppearancesPage)
def test_a_bar_that_is_shown_takes_a_new_colour(looks):
    looks.get_by_role("button", name="Green bar").click()
    until(looks, f"getComputedStyle(document.querySelector('.bar')).backgroundColor == {GREEN!r}")


# Shows: UITabBar.appearance (AppearancesPage)
def test_the_bar_of_tabs_has_the_colours_of_its_proxy(looks):
    assert style(looks, ".tab-bar", "backgroundColor") == BLACK
    assert style(looks, ".tab-bar [aria-selected=true]", "color") == ORANGE
    assert style(looks, ".tab-bar [aria-selected=false]", "color") == WHITE


# Shows: .toolbarBackground (AppearancesPage)
def test_a_view_paints_the_bar_of_tabs_while_it_is_shown(looks):
    looks.get_by_role("tab", name="Own").click()
    until(looks, f"getComputedStyle(document.querySelector('.tab-bar')).backgroundColor == {RED_OF_SWIFTUI!r}")
    looks.get_by_role("tab", name="List").click()
    until(looks, f"getComputedStyle(document.querySelector('.tab-bar')).backgroundColor == {BLACK!r}")


def test_segments_have_the_colours_of_their_proxy(looks):
    assert style(looks, ".segmented .choices", "backgroundColor") == YELLOW
    assert style(looks, ".segmented .k-option:has(:checked)", "backgroundColor") == RED
    assert style(looks, ".segmented .k-option:has(:checked) .k-text", "color") == WHITE
    assert style(looks, ".segmented .k-option:not(:has(:checked)) .k-text", "color") == BLUE


def test_the_dots_of_pages_have_the_colours_of_their_proxy(looks):
    looks.get_by_role("tab", name="Pages").click()
    until(looks, "document.querySelector('.k-tabs.page .tab-bar')?.checkVisibility()")
    dot = lambda selected: looks.evaluate(
        f"getComputedStyle(document.querySelector('.page>.tab-bar>[aria-selected={selected}]'), '::before').backgroundColor")
    assert dot("true") == RED
    assert dot("false") == BLUE

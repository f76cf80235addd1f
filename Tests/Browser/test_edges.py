"""Bars that an app puts at the edges of a screen that scrolls, and scroll views inside of such a screen."""

import pytest

from conftest import until
from test_app import go
from test_look import box

SCREEN = "document.querySelector('.k-screen:not([hidden])')"


# Shows: .safeAreaInset (InsetBarPage)
@pytest.mark.parametrize("path", ["bottomBar", "topBar"])
def test_a_bar_stays_at_its_edge_while_the_screen_scrolls(open_page, app, path):
    page = go(open_page(390, 844), app, path)
    page.evaluate(f"{SCREEN}.scrollTop = 900")
    until(page, f"{SCREEN}.scrollTop === 900")
    _, top, _, height = box(page, "total")
    if path == "bottomBar":
        assert top + height == pytest.approx(844 - 16, abs=0.1)
    else:
        assert top == pytest.approx(44 + 16, abs=0.1)
    page.evaluate(f"{SCREEN}.scrollTop = 9e9")
    last = box(page, "row 39")
    assert last[1] + last[3] <= (box(page, "total")[1] if path == "bottomBar" else 844)


# Shows: .scrollPosition (DeepCarouselPage)
def test_a_row_scrolls_to_its_card_and_the_screen_stays(open_page, app):
    page = go(open_page(390, 844), app, "deepCarousel")
    until(page, "document.querySelector('[data-identifier=carousel]').scrollLeft > 0")
    left, _, width, _ = box(page, "card 6")
    assert 0 <= left and left + width <= 390
    assert page.evaluate(f"{SCREEN}.scrollTop") == 0


# Shows: .safeAreaBar, .scenePadding (SystemBarPage)
def test_a_bar_has_the_material_of_bars_and_content_the_padding_of_its_window(open_page, app):
    page = go(open_page(390, 844), app, "systemBar")
    left, _, width, _ = box(page, "padded")
    assert (left, width) == (16, 358)
    text = box(page, "bar text")
    assert text[1] + text[3] == pytest.approx(844, abs=0.1)
    bar = page.locator(".inset-bar").bounding_box()
    assert (bar["x"], bar["width"]) == (0, 390)
    assert page.locator(".inset-bar").evaluate(
        "bar => [...bar.querySelectorAll('*')].some(node => getComputedStyle(node).backdropFilter !== 'none')")

"""The sizes that views take: ratios, texts that shrink, symbols."""

import pytest

from conftest import until
from test_app import go
from test_look import box


def size(page, name):
    return box(page, name)[2:]


# Shows: .aspectRatio (RatiosPage)
@pytest.mark.parametrize("width, height", [(390, 844), (1280, 800)])
def test_a_view_keeps_its_ratio_in_a_frame(open_page, app, width, height):
    page = go(open_page(width, height), app, "ratios")
    assert size(page, "wide") == (100, 50)
    assert size(page, "square") == (100, 100)
    assert size(page, "filling") == (60, 60)
    assert size(page, "height") == (100, 50)
    assert size(page, "width") == (50, 25)


# Shows: .minimumScaleFactor (ShrinkingPage)
def test_a_text_shrinks_to_fit_but_not_below_its_least_size(open_page, app):
    page = go(open_page(), app, "shrinking", extras=True)
    sizes = "name => parseFloat(getComputedStyle(document.querySelector(`[data-identifier='${name}']`)).fontSize)"
    full = page.evaluate(sizes, "whole")
    until(page, "document.querySelector('[data-identifier=shrunk]').style.fontSize")
    shrunk = page.evaluate(sizes, "shrunk")
    assert full * 0.5 < shrunk < full
    fits = "name => { const node = document.querySelector(`[data-identifier='${name}']`); return node.scrollWidth <= node.clientWidth }"
    assert page.evaluate(fits, "shrunk")
    assert page.evaluate(sizes, "least") == pytest.approx(full / 2, abs=0.1)
    assert not page.evaluate(fits, "least")
    assert page.evaluate(sizes, "short") == full


# Shows: .lineLimit (ShrinkingPage)
def test_a_text_of_several_parts_is_limited_to_its_lines(open_page, app):
    page = go(open_page(), app, "shrinking")
    assert [round(size(page, name)[1]) for name in ("marked", "two")] == [22, 44]
    assert size(page, "marked")[0] <= 150


# Shows: .font (SymbolButtonsPage)
def test_a_symbol_in_a_button_has_the_size_of_the_font(open_page, app):
    page = go(open_page(), app, "symbolButtons")
    height = lambda name: page.locator(f"[data-identifier={name}] svg, svg[data-identifier={name}]").first.bounding_box()["height"]
    full = height("image")
    assert full > 30
    assert [height(name) for name in ("button", "inside", "bordered", "label")] == [full] * 4
    assert height("plain") < full / 1.5

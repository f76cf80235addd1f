"""Views masked by other views."""

from playwright.sync_api import expect

from conftest import until
from pixels import Picture, near
from test_app import go


# Shows: .mask (AnyMasksPage)
def test_any_view_masks(open_page, app):
    page = go(open_page(390, 844, color_scheme="light"), app, "anyMasks", extras=True)
    until(page, "[...document.querySelectorAll('[data-mask]')].every(node => node.style.mask)")
    picture = Picture(page)
    white = (255, 255, 255)
    is_masked = lambda name, *places: [picture.at(name, x, y) == white for x, y in places]
    assert is_masked("stack", (0.35, 0.5), (0.9, 0.5), (0.9, 0.05)) == [False] * 3
    assert is_masked("stack", (0.05, 0.5), (0.2, 0.05), (0.75, 0.5)) == [True] * 3
    assert is_masked("padded", (0.5, 0.5), (0.02, 0.5), (0.5, 0.1)) == [False, True, True]
    row = [picture.at("text", x / 200, 0.5) != white for x in range(200)]
    assert any(row[:20]) and not any(row[180:])
    assert is_masked("symbol", (0.5, 0.5), (0.3, 0.5)) == [False, True]
    full, half = picture.at("padded"), picture.at("opacity")
    assert half != white and min(half) > 100
    assert picture.at("faded", 0.5, 0.25) == near((255, 149, 0))
    assert min(picture.at("faded", 0.5, 0.97)) > 200
    assert is_masked("state", (0.2, 0.5), (0.5, 0.5)) == [False, True]
    before = page.locator("[data-mask]").last.evaluate("node => node.style.mask")
    page.get_by_role("button", name="Widen").click()
    expect(page.locator("[data-mask]").last).not_to_have_css("mask-image", before.split(") 0")[0] + ")")
    until(page, "![...document.querySelectorAll('[data-mask]')].at(-1).getAnimations({subtree: true}).length")
    picture = Picture(page)
    assert is_masked("state", (0.2, 0.5), (0.5, 0.5), (0.8, 0.5)) == [False, False, True]

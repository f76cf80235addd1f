"""Views over and behind others: what the user sees of them, and which of them a tap hits."""

from playwright.sync_api import expect

from test_app import go


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

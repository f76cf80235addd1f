"""Where the user taps and points, and where views are."""

from playwright.sync_api import expect

from conftest import until
from test_app import go


# Shows: .onTapGesture (PlacesPage)
def test_a_tap_is_told_with_its_place(open_page, app):
    page = go(open_page(), app, "places", extras=True)
    map = page.locator("[data-identifier=map]")
    map.click(position={"x": 30, "y": 20})
    expect(page.get_by_text("Taps: tap 30,20", exact=True)).to_be_visible()
    map.dblclick(position={"x": 50, "y": 60})
    expect(page.get_by_text("Taps: tap 30,20 double 50,60", exact=True)).to_be_visible()


# Shows: .onTapGesture (PlacesPage)
def test_a_tap_by_the_keyboard_is_at_the_centre_and_one_on_a_scrolled_page_at_its_place_there(open_page, app):
    page = go(open_page(1280, 300), app, "places", extras=True)
    green = page.locator("[data-identifier=page]")
    green.focus()
    y = page.evaluate("scrollY") + green.bounding_box()["y"]
    x = green.bounding_box()["x"]
    page.keyboard.press("Enter")
    expect(page.get_by_text(f"Taps: page {round(x + 100)},{round(y + 50)}", exact=True)).to_be_visible()


# Shows: .onContinuousHover (PlacesPage)
def test_the_pointer_is_followed_until_it_leaves(open_page, app):
    page = go(open_page(), app, "places")
    pad = page.locator("[data-identifier=pad]")
    for x in range(20, 61, 5):
        pad.hover(position={"x": x, "y": 40})
    expect(page.get_by_text("Pointer: 60,40", exact=True)).to_be_visible()
    page.get_by_text("Taps:").hover()
    expect(page.get_by_text("Pointer: nowhere", exact=True)).to_be_visible()


# Shows: .anchorPreference, .overlayPreferenceValue (AnchorsPage)
def test_an_overlay_finds_a_view_by_its_anchor(open_page, app):
    page = go(open_page(), app, "anchors")
    for name in ["One", "Twenty-two", "Three"]:
        button = page.get_by_role("button", name=name)
        button.click()
        frame = button.bounding_box()
        until(
            page,
            f"""(() => {{
                const {{ left, top, width }} = document.querySelector('[data-identifier=line]').getBoundingClientRect();
                return [left - {frame["x"]}, top - {frame["y"] + frame["height"]}, width - {frame["width"]}].every((x) => Math.abs(x) < 1);
            }})()""",
        )


# Shows: .focusedValue, @FocusedValue (FocusedPage)
def test_a_value_belongs_to_the_field_with_the_focus(open_page, app):
    page = go(open_page(), app, "focused")
    expect(page.get_by_text("Field: none")).to_be_visible()
    page.get_by_placeholder("First").click()
    expect(page.get_by_text("Field: first")).to_be_visible()
    page.get_by_placeholder("Second").click()
    expect(page.get_by_text("Field: second")).to_be_visible()
    page.get_by_role("button", name="Other").focus()
    expect(page.get_by_text("Field: none")).to_be_visible()


# Shows: @FocusedBinding, .focusedValue, @FocusedValue (FocusedPage)
def test_a_click_on_a_button_leaves_the_focus_in_a_field(open_page, app):
    page = go(open_page(), app, "focused")
    field = page.get_by_placeholder("First")
    field.click()
    expect(page.get_by_text("Field: first")).to_be_visible()
    page.get_by_role("button", name="Write").click()
    expect(page.get_by_text("Log: first, switch off")).to_be_visible()
    expect(field).to_have_value("written")
    expect(field).to_be_focused()
    page.get_by_role("switch").click()
    expect(page.get_by_text("Log: first, switch on")).to_be_visible()
    expect(field).to_be_focused()
    page.get_by_text("Field: first").click()
    expect(field).not_to_be_focused()


def test_a_button_has_the_focus_if_no_field_had_it(open_page, app):
    page = go(open_page(), app, "focused")
    page.get_by_role("button", name="Other").click()
    expect(page.get_by_role("button", name="Other")).to_be_focused()


def test_a_removed_field_ends_the_value_of_the_view_around_it(open_page, app):
    page = go(open_page(), app, "focused")
    page.get_by_placeholder("Second").click()
    expect(page.get_by_text("Field: second")).to_be_visible()
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_text("Field: none")).to_be_visible()


# Shows: .inspector (InspectorPage)
def test_an_inspector_is_a_column_or_a_sheet(open_page, app):
    page = go(open_page(1280, 800), app, "inspector")
    panel = page.get_by_text("Size", exact=True)
    assert panel.bounding_box()["x"] > 980
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.get_by_role("button", name="Inspector").click()
    expect(panel).to_have_count(0)
    page = go(open_page(390, 844), app, "inspector")
    expect(page.locator("dialog[open]").get_by_text("Size", exact=True)).to_be_visible()

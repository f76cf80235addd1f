"""The styles of the system, and what is said of lists and sheets: boxes, colours and pixels of a page."""

from playwright.sync_api import expect

from conftest import until
from pixels import Picture
from test_app import go
from test_look import RED, WHITE, box, style

GREY = (242, 242, 247)


def inside(page, name, selector, property):
    """Returns a style property of a node inside a named view."""
    return page.locator(f"[data-identifier='{name}'] {selector}").evaluate(f"node => getComputedStyle(node).{property}")


def row(page, name):
    """Returns the box of the row that a named view is in: left, top, width, height."""
    found = page.locator(f"[data-identifier='{name}']").locator("xpath=ancestor::*[contains(concat(' ', @class, ' '), ' k-row ')]").bounding_box()
    return tuple(round(found[side], 1) for side in ("x", "y", "width", "height"))


# Shows: .buttonStyle, PlainButtonStyle, BorderlessButtonStyle, .buttonBorderShape, .controlSize (StylesPage)
def test_buttons_have_the_looks_of_their_styles(open_page, app):
    page = go(open_page(color_scheme="light"), app, "styles")
    assert [style(page, name, "color")[0] for name in ("plain", "borderless")] == ["rgb(0, 0, 0)", "rgb(255, 0, 0)"]
    assert [style(page, name, "backgroundColor")[0] for name in ("plain", "prominent")] == ["rgba(0, 0, 0, 0)", "rgb(255, 0, 0)"]
    assert [style(page, name, "borderRadius")[0] for name in ("prominent", "capsule")] == ["8px", "9999px"]
    assert box(page, "capsule")[3] < 40 < box(page, "large")[3]


# Shows: .textFieldStyle, RoundedBorderTextFieldStyle, .toggleStyle, SwitchToggleStyle, .pickerStyle, SegmentedPickerStyle (StylesPage)
def test_fields_toggles_and_pickers_have_the_looks_of_their_styles(open_page, app):
    page = go(open_page(color_scheme="light"), app, "styles")
    assert [style(page, name, "borderTopWidth")[0] for name in ("field", "roundedBorder")] == ["0px", "1px"]
    assert inside(page, "switch", "input", "backgroundColor") == "rgb(255, 0, 0)"
    assert style(page, "button", "backgroundColor")[0] == "rgb(255, 0, 0)"
    one, two = (page.get_by_role("radio", name=name).locator("xpath=ancestor::label") for name in ("One", "Two"))
    first, second = one.bounding_box(), two.bounding_box()
    assert first["y"] == second["y"] and abs(first["width"] - second["width"]) < 1 and first["width"] > 100
    shadow = lambda option: option.evaluate("node => getComputedStyle(node).boxShadow")
    assert shadow(one) != "none" == shadow(two)


# Shows: .progressViewStyle, CircularProgressViewStyle, .labelStyle, .imageScale, .symbolVariant, GridItem (StylesPage)
def test_progress_labels_symbols_and_grids_have_the_looks_of_their_styles(open_page, app):
    page = go(open_page(color_scheme="light"), app, "styles")
    bar, ring = (page.locator(f"[data-identifier={name}] [role=progressbar]").bounding_box() for name in ("linear", "circular"))
    assert (bar["width"], bar["height"]) == (400, 4) and (ring["width"], ring["height"]) == (32, 32)
    assert 10 < box(page, "iconOnly")[2] < 40
    assert box(page, "small")[3] < box(page, "largeScale")[3]
    picture = Picture(page)
    assert [picture.at(name) for name in ("outlined", "filled")] == [WHITE, (0, 0, 0)]
    left, top, *_ = box(page, "fixed")
    assert box(page, "fixed")[2] == 40
    assert box(page, "flexible") == (left + 44, top, 156, 20)


# Shows: .listStyle, PlainListStyle, GroupedListStyle, InsetGroupedListStyle, .formStyle (ListStylesPage)
def test_lists_have_the_looks_of_their_styles(open_page, app):
    page = go(open_page(1000, 800, color_scheme="light"), app, "listStyles")
    picture = Picture(page)
    below = {name: picture.at(name, 0.5, 0.9) for name in ("plain", "grouped", "inset", "columns")}
    assert below == {"plain": WHITE, "grouped": GREY, "inset": GREY, "columns": WHITE}
    for name in ("plain", "grouped"):
        assert row(page, name + " row")[0] == box(page, name)[0], name
    assert row(page, "inset row")[0] > box(page, "inset")[0] + 10
    assert page.locator("[data-identifier='inset'] .k-row").evaluate("node => getComputedStyle(node).borderTopLeftRadius") == "12px"


# Shows: .listRowInsets, .listRowSeparator, .listRowBackground, .scrollContentBackground (ListStylesPage)
def test_rows_have_the_insets_lines_and_backgrounds_that_they_are_given(open_page, app):
    page = go(open_page(1000, 800, color_scheme="light"), app, "listStyles")
    left, top, width, height = row(page, "inset content")
    assert box(page, "inset content")[0] == left + 50
    line = "name => getComputedStyle(document.querySelector(`[data-identifier='${name}']`).closest('.k-row'), '::after').display"
    assert [page.evaluate(line, name) for name in ("painted", "no line")] == ["block", "none"]
    picture = Picture(page)
    assert picture.at("painted", 0.5, -0.1) == RED
    assert picture.at("bare", 0.5, 0.9) == RED


# Shows: .tabViewStyle, PageTabViewStyle (ListStylesPage)
def test_tabs_in_the_style_of_pages_stand_beside_each_other(open_page, app):
    page = go(open_page(1000, 800), app, "listStyles")
    left, top, width, height = box(page, "first page")
    assert width == 200
    assert box(page, "second page")[:2] == (left + 200, top)
    # The content of a page is in its middle.
    x, y, w, h = box(page, "third page")
    assert (round(x + w / 2 - left - 500), round(y + h / 2 - top - 50)) == (0, 0)
    dots = page.get_by_role("tablist").get_by_role("tab")
    expect(dots).to_have_count(3)
    expect(dots.nth(2)).to_have_accessible_name("3")
    expect(dots.nth(2)).to_be_visible()


# Shows: .presentationDetents, PresentationDetent, .presentationCornerRadius, .presentationBackground (SheetStylePage)
def test_a_sheet_has_the_height_corners_and_background_that_its_content_asks_for(open_page, app):
    page = go(open_page(390, 844), app, "sheetStyle")
    page.get_by_role("button", name="Open").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    until(page, "document.querySelector('dialog').getAnimations().length === 0")
    found = sheet.bounding_box()
    assert (found["y"], found["height"]) == (644, 200)
    looks = lambda property: sheet.evaluate(f"node => getComputedStyle(node).{property}")
    assert (looks("borderTopLeftRadius"), looks("backgroundColor")) == ("30px", "rgb(255, 0, 0)")

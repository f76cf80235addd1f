"""Pickers that open a screen, and popovers that point at what they belong to."""

import pytest
from playwright.sync_api import expect

from conftest import until
from pixels import Picture
from test_app import go


# Shows: Picker, .pickerStyle (LinkedPickersPage)
@pytest.mark.parametrize("width, height", [(390, 844), (1280, 800)])
def test_a_picker_pushes_a_screen_with_its_options(open_page, app, width, height):
    page = go(open_page(width, height), app, "linkedPickers")
    row = page.locator(".k-screen:not([hidden]) .k-row").first
    expect(row.get_by_role("link")).to_have_accessible_name("Size Small")
    row.get_by_role("link").click()
    expect(page.get_by_role("heading", name="Size")).to_be_attached()
    expect(page.get_by_role("radio")).to_have_count(3)
    expect(page.get_by_role("radio", name="Small")).to_be_checked()
    page.get_by_text("Large", exact=True).last.click()
    expect(row.get_by_role("link")).to_have_accessible_name("Size Large")
    expect(page.get_by_role("radio")).to_have_count(0)


# Shows: Picker (LinkedPickersPage)
def test_a_linked_picker_shows_the_image_of_its_option(open_page, app):
    page = go(open_page(390, 844), app, "linkedPickers")
    row = page.locator(".k-screen:not([hidden]) .k-row").nth(1)
    expect(row.locator(".choices .k-option:visible")).to_have_text(["Orange"])
    expect(row.locator(".choices .k-option:visible svg")).to_be_visible()


# Shows: .popover (PointedPage)
@pytest.mark.parametrize("name", ["Left", "Middle", "Right", "Bottom"])
def test_a_popover_points_at_its_anchor_and_moves_nothing(open_page, app, name):
    page = go(open_page(1280, 800, color_scheme="dark"), app, "pointed")
    button = page.get_by_role("button", name=name)
    button.scroll_into_view_if_needed()
    anchor = button.bounding_box()
    places = "[...document.querySelectorAll('.k-screen:not([hidden]) *')].map(node => { const { x, y, width } = node.getBoundingClientRect(); return [x, y, width].join() }).join(' ')"
    # The title in the bar follows the scrolling by an animation of the next frame.
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    before = page.evaluate(places)
    button.click()
    popover = page.get_by_role("dialog")
    expect(popover).to_be_visible()
    until(page, "document.querySelector('dialog').getAnimations().length === 0")
    assert page.evaluate(places) == before
    found = popover.bounding_box()
    x = min(max(anchor["x"] + anchor["width"] / 2, found["x"] + 26), found["x"] + found["width"] - 26)
    is_above = found["y"] < anchor["y"]
    tip = found["y"] + found["height"] + 10 if is_above else found["y"] - 10
    assert is_above == (name == "Bottom")
    image = Picture(page).image
    inside = image.getpixel((int(found["x"] + 8), int(found["y"] + found["height"] / 2)))
    assert sum(abs(a - b) for a, b in zip(image.getpixel((int(x), int(tip))), inside)) < 30  # The popover's shadow lies over its arrow.
    assert image.getpixel((int(x) + 12, int(tip))) != inside


# Shows: .datePickerStyle, MultiDatePicker (CalendarsPage)
@pytest.mark.parametrize("width, height", [(390, 844), (1280, 800)])
def test_days_of_a_calendar_stand_in_seven_columns_and_are_pressed(open_page, app, width, height):
    page = go(open_page(width, height), app, "calendars")
    calendar = page.get_by_label("Departure").first
    place = lambda name: calendar.get_by_role("button", name=name, exact=True).bounding_box()
    friday, saturday, sunday = place("Friday, March 13"), place("Saturday, March 14"), place("Sunday, March 15")
    assert friday["y"] == saturday["y"] < sunday["y"]
    assert saturday["x"] == pytest.approx(friday["x"] + friday["width"], abs=1)
    assert sunday["x"] == place("Sunday, March 22")["x"] < friday["x"]
    assert min(friday["width"], friday["height"]) >= 40
    expect(calendar.get_by_role("button", name="Monday, March 9", exact=True)).to_be_disabled()
    calendar.get_by_role("button", name="Saturday, March 14", exact=True).click()
    expect(page.get_by_text("Departs 17734")).to_be_visible()
    calendar.get_by_role("button", name="Next Month").click()
    expect(calendar.get_by_role("button", name="Thursday, April 30", exact=True)).to_be_visible()
    name, day = calendar.get_by_text("WED").bounding_box(), place("Wednesday, April 1")
    assert name["x"] + name["width"] / 2 == pytest.approx(day["x"] + day["width"] / 2, abs=1)


# Shows: .datePickerStyle (CalendarsPage)
def test_a_wheel_of_a_date_turns_to_another_month(open_page, app):
    page = go(open_page(390, 844), app, "calendars")
    page.locator(".k-picker", has_text="Month").locator("select").select_option("May")
    expect(page.get_by_text("Departs 1778922000")).to_be_visible()


# Shows: Picker, Section (GroupedPickersPage)
def test_a_menu_shows_the_sections_of_a_picker(open_page, app):
    page = go(open_page(390, 844), app, "groupedPickers")
    groups = page.locator("select optgroup")
    assert [group.get_attribute("label") for group in groups.all()] == ["Soups", "Sweets"]
    assert page.locator("select").evaluate("select => select.selectedOptions[0].text") == "Pea"
    page.locator("select").select_option(label="Ice")
    expect(page.get_by_text("picked Ice")).to_be_visible()
    page.get_by_role("button", name="Rename").click()
    until(page, "document.querySelector('optgroup').label == 'Broths'")


# Shows: Picker (GroupedPickersPage)
def test_a_tap_anywhere_in_the_row_opens_the_menu_of_a_picker(open_page, app):
    page = go(open_page(390, 844), app, "groupedPickers")
    page.evaluate("HTMLSelectElement.prototype.showPicker = function () { window.opened = this.id }")
    row = page.locator(".k-row", has=page.locator("select")).first
    row.locator(".control-label").click()
    assert page.evaluate("window.opened") == row.locator("select").get_attribute("id")


# Shows: Picker, Section (GroupedPickersPage)
def test_options_in_sections_are_chosen_inline_and_on_a_screen(open_page, app):
    page = go(open_page(390, 844), app, "groupedPickers")
    expect(page.get_by_role("radio", name="Pea")).to_be_checked()
    page.get_by_text("Cake", exact=True).locator("visible=true").click()
    expect(page.get_by_text("picked Cake")).to_be_visible()
    row = page.get_by_role("link", name="Linked")
    expect(row).to_have_accessible_name("Linked Cake")
    row.click()
    expect(page.get_by_role("heading", name="Linked")).to_be_attached()
    page.locator(".k-screen").last.get_by_text("Leek", exact=True).click()
    expect(page.get_by_text("picked Leek")).to_be_visible()

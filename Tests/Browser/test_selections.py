"""The selected part of a field's text, views in a drawing, and a control that shows another label for its value."""

from playwright.sync_api import expect

from conftest import until
from test_app import go
from test_look import box


# Shows: TextSelection, TextField (SelectionsPage)
def test_the_app_knows_and_sets_the_selection_of_a_field(open_page, app):
    page = go(open_page(390, 844), app, "selections")
    field = page.get_by_role("textbox")
    expect(page.get_by_text("Selected “nothing”")).to_be_visible()
    field.click()
    page.keyboard.press("Control+A")
    expect(page.get_by_text("Selected “Hello world”")).to_be_visible()
    page.get_by_role("button", name="Select a word").click()
    until(page, "(field => field.selectionStart == 0 && field.selectionEnd == 5)(document.querySelector('.k-field'))")
    expect(page.get_by_text("Selected “Hello”")).to_be_visible()
    page.get_by_role("button", name="Replace").click()
    until(page, "(field => field.value == 'Other words' && field.selectionStart == 6 && field.selectionEnd == 11)(document.querySelector('.k-field'))")
    # What the user types goes where the app has selected.
    field.focus()
    page.keyboard.type("x")
    expect(field).to_have_value("Other x")


# Shows: .resolveSymbol, Canvas (DrawnSymbolsPage)
def test_a_drawing_shows_a_view_at_its_place(open_page, app):
    page = go(open_page(390, 844), app, "drawnSymbols")
    pin = page.locator("[data-identifier=pin]").last
    expect(pin).to_be_visible()
    left, top, _, _ = box(page, "canvas")
    frame = pin.evaluate("node => { const { x, y, width, height } = node.closest('.b').getBoundingClientRect(); return [x, y, width, height] }")
    assert [round(number) for number in frame] == [round(left + 30), round(top + 10), 40, 20]
    page.get_by_role("button", name="Rename").click()
    expect(pin).to_have_text("Flag")


# Shows: Picker (DrawnSymbolsPage)
def test_a_picker_shows_the_label_for_its_value(open_page, app):
    page = go(open_page(390, 844), app, "drawnSymbols")
    expect(page.get_by_text("Size S", exact=True)).to_be_visible()
    page.get_by_label("Size").select_option(label="Large")
    expect(page.get_by_text("Size L", exact=True)).to_be_visible()
    expect(page.get_by_text("Large", exact=True).locator("visible=true")).to_have_count(0)

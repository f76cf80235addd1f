"""The caret of a field that the app focuses."""

from playwright.sync_api import expect

from test_app import go


# Shows: @FocusState, .focused (CaretPage)
def test_a_field_that_the_app_focuses_has_its_caret_after_the_text(open_page, app):
    page = go(open_page(), app, "caret")
    page.get_by_role("button", name="Focus").click()
    field = page.get_by_placeholder("Name")
    expect(field).to_be_focused()
    page.keyboard.type("!")
    expect(field).to_have_value("written!")


def test_a_caret_that_the_user_has_put_stays_where_it_is(open_page, app):
    page = go(open_page(), app, "caret")
    field = page.get_by_placeholder("Name")
    field.click()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Focus").click()
    expect(field).to_be_focused()
    page.keyboard.type("!")
    expect(field).to_have_value("w!ritten")

"""The titles of screens, and what a push shows."""

from playwright.sync_api import expect

from conftest import until
from pixels import Picture
from test_app import go

#: Shows both screens as they are in the last moment of a push.
HOLD = """
() => {
  const [below, above] = [...document.querySelectorAll('.k-screen')].slice(-2);
  below.hidden = false;
  above.style.translate = '0px';
}
"""


def is_large(page):
    return page.locator(".k-screen:not([hidden])").last.evaluate("node => node.matches('.large')")


# Shows: .navigationBarTitleDisplayMode (TitlesPage)
def test_a_screen_without_a_title_size_has_that_of_the_screen_below(open_page, app):
    for path, large in (("titles", True), ("inlineTitles", False)):
        page = go(open_page(390, 844), app, path)
        page.get_by_role("link", name="Automatic").click()
        expect(page.get_by_text("Automatic screen")).to_be_visible()
        assert is_large(page) == large, path


def test_a_screen_that_sets_a_title_size_has_it(open_page, app):
    page = go(open_page(390, 844), app, "inlineTitles")
    page.get_by_role("link", name="Large").click()
    expect(page.get_by_text("Large screen")).to_be_visible()
    assert is_large(page)


def test_the_title_of_the_screen_below_does_not_lie_over_a_pushed_screen(open_page, app):
    page = go(open_page(390, 844, color_scheme="light"), app, "titles")
    parts = [".large-title", ".screen-search input", ".bar-side.end button"]
    boxes = [page.locator(part).last.bounding_box() for part in parts]
    page.get_by_role("link", name="Large").click()
    expect(page.get_by_text("Large screen")).to_be_visible()
    expect(page.locator(".k-screen:not([hidden])")).to_have_count(1)
    pushed = Picture(page).image
    page.evaluate(HOLD)
    held = Picture(page).image
    for box in boxes:
        area = (box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"])
        assert list(held.crop(area).get_flattened_data()) == list(pushed.crop(area).get_flattened_data())


# Shows: .preferredColorScheme (SchemesPage)
def test_the_bar_over_scrolled_rows_has_the_colours_that_the_app_prefers_now(open_page, app):
    page = go(open_page(390, 844, color_scheme="light"), app, "schemes")
    page.locator(".k-screen:not([hidden])").evaluate("node => node.scrollTop = 400")
    corner = lambda: sum(Picture(page).image.getpixel((4, 4)))
    assert corner() > 3 * 200
    page.get_by_role("button", name="Row 12").click()
    until(page, "document.documentElement.style.colorScheme === 'dark'")
    assert corner() < 3 * 100


def test_the_bar_is_clear_over_rows_that_are_not_scrolled(open_page, app):
    for path in ("schemes", "menuRows"):
        page = go(open_page(390, 844), app, path)
        bar = page.locator(".k-screen:not([hidden])>.bar")
        assert bar.evaluate("node => getComputedStyle(node, '::before').opacity") == "0", path


# Shows: .searchable, .searchSuggestions (SuggestingPage)
def test_a_search_on_a_phone_takes_the_place_of_the_bar_until_it_is_cancelled(open_page, app):
    page = go(open_page(390, 844, has_touch=True), app, "suggesting")
    title = page.locator(".k-screen:not([hidden]) > .large-title")
    field = page.get_by_placeholder("Dishes")
    before = field.bounding_box()
    assert before["y"] > 60
    field.tap()
    cancel = page.get_by_role("button", name="Cancel")
    expect(cancel).to_be_visible()
    expect(title).to_be_hidden()
    searched, button = field.bounding_box(), cancel.bounding_box()
    assert searched["y"] < 20 and button["x"] > searched["x"] + searched["width"] and button["x"] + button["width"] == 390 - 16
    # The suggestions are rows, from one margin to the other, and a tap completes the text.
    suggestion = page.get_by_role("button", name="Only soups")
    row = suggestion.bounding_box()
    assert (row["x"], row["width"], row["height"] >= 44) == (16, 390 - 32, True)
    suggestion.tap()
    expect(field).to_have_value("Soup")
    expect(page.locator(".k-screen:not([hidden]) .k-row")).to_have_text(["Soup"])
    cancel.tap()
    expect(field).to_have_value("")
    expect(page.locator(".k-screen:not([hidden]) .k-row")).to_have_text(["Soup", "Salad", "Curry"])
    expect(cancel).to_have_count(0)
    expect(title).to_be_visible()
    assert field.bounding_box() == before


def test_a_search_on_a_desk_leaves_the_bar_and_is_cancelled_by_its_button(open_page, app):
    page = go(open_page(), app, "suggesting")
    title = page.locator(".k-screen:not([hidden]) > .large-title")
    field = page.get_by_placeholder("Dishes")
    field.fill("Cur")
    expect(title).to_be_visible()
    page.get_by_role("button", name="Only soups").click()
    expect(field).to_have_value("Soup")
    page.get_by_role("button", name="Cancel").click()
    expect(field).to_have_value("")
    expect(page.get_by_role("button", name="Only soups")).to_have_count(0)


def test_the_back_button_does_not_take_the_font_around_the_stack(open_page, app):
    page = go(open_page(390, 844), app, "titles")
    page.get_by_role("link", name="Automatic").click()
    back = page.locator(".back:not([hidden])").last
    page.locator(".k-navigation").first.evaluate("node => { node.style.font = 'italic 700 40px serif' }")
    assert back.evaluate("node => [getComputedStyle(node).fontSize, getComputedStyle(node).fontWeight, getComputedStyle(node).fontStyle]") == [
        "17px", "400", "normal",
    ]


def test_a_long_title_gives_way_to_back_in_the_button_of_the_next_screen(open_page, app):
    page = go(open_page(390, 844, reduced_motion="reduce"), app, "screenWithALongTitle")
    page.get_by_role("link", name="Next").click()
    expect(page.get_by_text("The end")).to_be_visible()
    # For who does not see it, the button has the whole title.
    title = page.get_by_role("button", name="screenWithALongTitle", exact=True).locator("span").element_handle()

    def picture():
        box = page.locator(".back:not([hidden])").last.bounding_box()
        return page.screenshot(clip={"x": box["x"], "y": box["y"], "width": 100, "height": box["height"]})

    # The screen has come when nothing changes any more.
    long = None
    while long != (long := picture()):
        page.wait_for_timeout(100)
    for text, is_same in (("Back", True), ("Short", False), ("Another title that is too long", True)):
        title.evaluate("(node, text) => { node.textContent = text }", text)
        assert (picture() == long) == is_same, text

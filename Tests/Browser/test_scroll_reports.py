"""What a page tells of its scrolling and of keys, and scrolling by the app."""

from playwright.sync_api import expect

from conftest import until
from test_app import go

scroll = "document.querySelector('.k-scroll')"


# Shows: .onScrollGeometryChange, .onScrollPhaseChange (ScrollReportsPage)
def test_a_scroll_view_tells_where_it_is_and_what_it_does(open_page, app):
    page = go(open_page(390, 844), app, "scrollReports")
    expect(page.get_by_text("Visible 0 to 5")).to_be_visible()
    page.mouse.move(200, 250)
    page.mouse.wheel(0, 200)
    expect(page.get_by_text("Offset 200")).to_be_visible()
    expect(page.get_by_text("Visible 4 to 9")).to_be_visible()
    expect(page.get_by_text("Phases interacting idle")).to_be_visible()
    expect(page.get_by_text("At 4, by user: true")).to_be_visible()


# Shows: ScrollPosition, .scrollPosition, .onScrollVisibilityChange (ScrollReportsPage)
def test_the_app_scrolls_to_edges_points_and_views(open_page, app):
    page = go(open_page(390, 844), app, "scrollReports")
    expect(page.get_by_text("The end is hidden")).to_be_visible()
    page.get_by_role("button", name="Bottom").click()
    until(page, f"{scroll}.scrollTop > 0 && {scroll}.scrollTop + {scroll}.clientHeight >= {scroll}.scrollHeight - 1")
    expect(page.get_by_text("The end is visible")).to_be_visible()
    expect(page.get_by_text("Phases animating idle")).to_be_visible()
    page.get_by_role("button", name="Place").click()
    until(page, f"{scroll}.scrollTop === 150")
    expect(page.get_by_text("Offset 150")).to_be_visible()
    page.get_by_role("button", name="Row").click()
    until(page, f"{scroll}.scrollTop === 500")
    expect(page.get_by_text("At 10, by user: false")).to_be_visible()


# Shows: .onKeyPress (KeysPage)
def test_a_view_with_the_focus_takes_keys(open_page, app):
    page = go(open_page(390, 844), app, "keys")
    page.locator("[data-identifier=arrows]").focus()
    for key in ["ArrowLeft", "ArrowRight", "Shift+ArrowLeft", "Space"]:
        page.keyboard.press(key)
    expect(page.get_by_text("Keys: left shift-left space")).to_be_visible()
    page.locator("[data-identifier=any]").focus()
    page.keyboard.press("k")
    expect(page.get_by_text("Keys: left shift-left space k")).to_be_visible()


# Shows: .onKeyPress (KeysPage)
def test_a_key_that_the_views_ignore_acts_as_usual(open_page, app):
    page = go(open_page(390, 844), app, "keys")
    view = page.locator("[data-identifier='ignoring']")
    view.focus()
    top = view.bounding_box()["y"]
    page.keyboard.press("PageDown")
    expect(page.get_by_text("Keys: inside", exact=True)).to_be_visible()
    assert view.bounding_box()["y"] == top
    for count in [1, 2]:
        page.keyboard.press("ArrowDown")
        expect(page.get_by_text("Keys: inside" + " inside around" * count, exact=True)).to_have_count(1)
        page.wait_for_function(
            "top => document.querySelector('[data-identifier=ignoring]').getBoundingClientRect().y < top", arg=top
        )
        top = view.bounding_box()["y"]


def test_a_held_key_repeats_until_it_is_released(open_page, app):
    page = go(open_page(390, 844), app, "keys")
    page.locator("[data-identifier=held]").focus()
    page.keyboard.down("w")
    page.keyboard.down("w")
    page.keyboard.up("w")
    expect(page.get_by_text("Keys: down repeat up")).to_be_visible()


# Shows: .accessibilityAction (KeysPage)
def test_an_action_of_assistive_technology_is_a_button_that_is_seen_with_the_focus(open_page, app):
    page = go(open_page(390, 844), app, "keys")
    archive = page.get_by_role("button", name="Archive")
    hidden = archive.bounding_box()
    assert hidden["width"] <= 1 and hidden["height"] <= 1
    archive.focus()
    assert archive.bounding_box()["width"] > 40
    page.keyboard.press("Enter")
    expect(page.get_by_text("Log: archived")).to_be_visible()

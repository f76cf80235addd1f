"""Rows that the user swipes and edits."""

import re

import pytest
from playwright.sync_api import expect

from conftest import until
from test_app import go, titles
from test_client_page import finger


def swipe(page, text, distance):
    """Moves a finger across a row by a distance, to the right if it is positive."""
    touch = finger(page)
    row = page.locator(".k-screen:not([hidden]) .k-row", has_text=text).bounding_box()
    x, y = row["x"] + row["width"] / 2, row["y"] + row["height"] / 2
    touch("touchStart", (x, y))
    for part in (0.3, 0.7, 1):
        touch("touchMove", (x + distance * part, y))
    touch("touchEnd")


def shown(page, text):
    """The buttons that the user sees beside a row, from left to right."""
    return page.locator(".k-screen:not([hidden]) .k-row", has_text=text).evaluate("""row => [...row.querySelectorAll('.swipe button')]
        .map(node => [node.getBoundingClientRect(), node])
        .filter(([box, node]) => node.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)))
        .sort(([a], [b]) => a.x - b.x).map(([, node]) => node.innerText)""")


def opened(page, text, sign):
    """Waits until a row has come to rest beside its open buttons."""
    until(page, """(() => {
        const row = [...document.querySelectorAll('.k-screen:not([hidden]) .k-row')].find(row => row.innerText.includes('%s'));
        const open = row.querySelector('.swipe-%s'), moved = new DOMMatrix(getComputedStyle(row.querySelector('.row-content')).transform).e;
        return Math.abs(Math.abs(moved) - open.offsetWidth) < 1 && Math.sign(moved) === %d;
    })()""" % (text, "leading" if sign > 0 else "trailing", sign))


# Shows: .swipeActions (SwipesPage)
def test_a_swipe_shows_the_buttons_of_its_side_with_the_first_outermost(open_page, app):
    page = go(open_page(390, 844, has_touch=True), app, "swipes", extras=True)
    swipe(page, "Soup", 150)
    opened(page, "Soup", 1)
    assert shown(page, "Soup") == ["Pin", "Read"]
    swipe(page, "Salad", -170)
    opened(page, "Salad", -1)
    assert shown(page, "Salad") == ["More", "Flag", "Delete"]


def test_a_row_that_is_swiped_to_one_side_covers_the_buttons_of_the_other(open_page, app):
    page = go(open_page(390, 844, has_touch=True), app, "swipes", extras=True)
    touch = finger(page)
    row = page.locator(".k-row", has_text="Soup").bounding_box()
    y = row["y"] + 20
    touch("touchStart", (100, y))
    touch("touchMove", (130, y))
    touch("touchMove", (220, y))
    assert shown(page, "Soup") == ["Pin"] or shown(page, "Soup") == ["Pin", "Read"]
    touch("touchEnd")


def test_the_buttons_fill_what_the_finger_reveals_and_at_last_the_outermost_does(open_page, app):
    page = go(open_page(390, 844, has_touch=True), app, "swipes", extras=True)
    touch = finger(page)
    row = page.locator(".k-row", has_text="Soup")
    y = row.bounding_box()["y"] + 20
    width = lambda name: row.get_by_role("button", name=name, include_hidden=True).bounding_box()["width"]
    touch("touchStart", (30, y))
    touch("touchMove", (60, y))
    touch("touchMove", (220, y))
    wide = lambda name, least, most: until(page, f"""[...document.querySelectorAll('.k-row .swipe-leading button')]
        .some(x => x.innerText === '{name}' && x.offsetWidth >= {least} && x.offsetWidth <= {most})""")
    wide("Pin", 85, 105)
    assert abs(width("Pin") + width("Read") - 190) < 1
    touch("touchMove", (340, y))
    wide("Pin", 309, 311)
    # Back again, the row rests beside the buttons in their own size.
    touch("touchMove", (180, y))
    touch("touchEnd")
    opened(page, "Soup", 1)
    assert shown(page, "Soup") == ["Pin", "Read"]
    assert 70 < width("Pin") < 100 and 70 < width("Read") < 100


def test_a_full_swipe_performs_the_outermost_action(open_page, app):
    page = go(open_page(390, 844, has_touch=True), app, "swipes", extras=True)
    touch = finger(page)
    y = page.get_by_text("Soup").bounding_box()["y"] + 5
    touch("touchStart", (30, y))
    for x in (60, 200, 380):
        touch("touchMove", (x, y))
    touch("touchEnd")
    expect(page.get_by_text("Done: pin")).to_be_visible()


def test_a_full_swipe_is_allowed_on_each_side_for_itself(open_page, app):
    page = go(open_page(390, 844, has_touch=True), app, "swipes", extras=True)
    swipe(page, "Tea", -330)
    opened(page, "Tea", -1)
    page.get_by_text("Curry").tap()
    until(page, "!document.querySelector('.k-screen:not([hidden]) [data-swiped]')")
    touch = finger(page)
    y = page.get_by_text("Tea", exact=True).bounding_box()["y"] + 5
    touch("touchStart", (30, y))
    for x in (60, 200, 380):
        touch("touchMove", (x, y))
    touch("touchEnd")
    expect(page.get_by_text("Done: tea")).to_be_visible()


def test_swipe_buttons_have_their_own_tint(open_page, app):
    page = go(open_page(390, 844, has_touch=True, color_scheme="light"), app, "swipes", extras=True)
    color = lambda name: page.locator(".k-row", has_text="Soup").get_by_role("button", name=name, include_hidden=True).evaluate(
        "node => getComputedStyle(node).backgroundColor")
    assert color("Pin") == "rgb(255, 255, 0)"
    assert color("Read") == "rgb(0, 0, 255)"
    assert color("Flag") == "rgb(255, 128, 0)"
    assert color("Delete") == "rgb(221, 12, 0)"
    assert color("More") == "rgb(142, 142, 147)"


# Shows: .swipeActions (SwipesPage)
def test_the_actions_that_a_pointer_shows_leave_the_control_of_a_row_free(open_page, app):
    page = go(open_page(), app, "swipes", extras=True)
    switch = page.get_by_role("switch", name="Hot")
    switch.hover()
    assert shown(page, "Hot") == ["Flag"]
    switch.click()
    expect(switch).to_be_checked()
    page.locator(".k-row", has_text="Hot").get_by_role("button", name="Flag").click()
    expect(page.get_by_text("Done: hot")).to_be_visible()


# Shows: .tint (TintsPage)
def test_a_switch_has_the_tint_that_the_app_sets(open_page, app):
    page = go(open_page(color_scheme="light"), app, "tints")
    color = lambda name: page.get_by_role("switch", name=name).evaluate("node => getComputedStyle(node).backgroundColor")
    assert [color(name) for name in ("Tinted", "Plain", "Inherited")] == ["rgb(255, 0, 0)", "rgb(52, 199, 89)", "rgb(0, 0, 255)"]


# Shows: .onDelete, EditButton (RowsPage)
def test_the_minus_asks_before_it_deletes_a_row(open_page, app):
    page = go(open_page(390, 844, has_touch=True), app, "rows", extras=True)
    page.get_by_role("button", name="Edit").click()
    page.locator(".k-row", has_text="Salad").locator(".row-delete").click()
    opened(page, "Salad", -1)
    assert titles(page) == ["Soup", "Salad", "Curry", "Burger", "Cake"]
    page.locator(".k-row", has_text="Salad").locator(".swipe-trailing button").click()
    expect(page.locator(".k-screen:not([hidden]) .row-content")).to_have_count(4)
    assert titles(page) == ["Soup", "Curry", "Burger", "Cake"]


def test_the_minus_and_the_delete_button_work_with_keys(open_page, app):
    page = go(open_page(), app, "rows", extras=True)
    page.get_by_role("button", name="Edit").click()
    page.locator(".k-row", has_text="Salad").locator(".row-delete").focus()
    page.keyboard.press("Enter")
    until(page, "document.activeElement.matches('.swipe-trailing button')")
    page.keyboard.press("Enter")
    expect(page.locator(".k-screen:not([hidden]) .row-content")).to_have_count(4)


def test_a_tap_elsewhere_keeps_the_row(open_page, app):
    page = go(open_page(390, 844, has_touch=True), app, "rows", extras=True)
    page.get_by_role("button", name="Edit").click()
    page.locator(".k-row", has_text="Salad").locator(".row-delete").click()
    opened(page, "Salad", -1)
    page.get_by_text("Burger").click()
    until(page, "!document.querySelector('[data-swiped]')")
    assert titles(page) == ["Soup", "Salad", "Curry", "Burger", "Cake"]


def chevron(page, text):
    """The place and the colour of the chevron of the link in a row, and the colour of its text."""
    row = page.locator(".k-screen:not([hidden]) .k-row", has_text=text)
    return row.evaluate("""row => {
        const link = row.querySelector('.k-navigation-link'), after = getComputedStyle(link, '::after');
        return [after.content, after.position, after.insetInlineEnd, getComputedStyle(link).color, row.offsetHeight];
    }""")


# Shows: .contextMenu (MenuRowsPage)
def test_a_link_with_a_context_menu_looks_like_other_links_in_a_list(open_page, app):
    page = go(open_page(390, 844), app, "menuRows", extras=True)
    plain = chevron(page, "Plain")
    assert plain[:3] == ['""', "absolute", "17px"]
    assert chevron(page, "With a menu") == plain
    row = page.locator(".k-screen:not([hidden]) .k-row", has_text="With a menu").bounding_box()
    page.mouse.click(row["x"] + row["width"] - 20, row["y"] + 5)
    expect(page.get_by_text("Menu screen")).to_be_visible()


# Shows: List, EditButton (SelectingPage)
def test_several_rows_are_selected_by_taps_in_edit_mode_and_no_link_is_followed(open_page, app):
    page = go(open_page(390, 844, has_touch=True), app, "selecting", extras=True)
    rows = page.locator(".k-screen:not([hidden]) .k-row")
    expect(rows.first).to_be_visible()
    assert page.locator(".row-mark").count() == 0
    page.get_by_role("button", name="Edit").tap()
    expect(page.locator(".row-mark")).to_have_count(7)
    rows.filter(has_text="Salad").first.tap()
    rows.filter(has_text="Burger").first.tap()
    rows.filter(has_text="Wine").tap()
    expect(page.get_by_text("Chosen: Burger, Salad, Wine")).to_be_visible()
    rows.filter(has_text="Burger").first.tap()
    expect(page.get_by_text("Chosen: Salad, Wine")).to_be_visible()
    page.get_by_role("button", name="Done").tap()
    expect(page.locator(".row-mark")).to_have_count(0)
    page.get_by_role("link", name="Curry").tap()
    expect(page.get_by_text("The Curry")).to_be_visible()


def test_the_circle_of_a_row_stands_before_its_content_and_is_filled_when_it_is_selected(open_page, app):
    page = go(open_page(390, 844, has_touch=True), app, "selecting", extras=True)
    row = page.locator(".k-screen:not([hidden]) .k-row").first
    content = row.locator(".row-content")
    before = content.bounding_box()["x"]
    page.get_by_role("button", name="Edit").tap()
    mark = row.locator(".row-mark")
    expect(mark).to_be_visible()
    until(page, "(node => getComputedStyle(node).marginInlineStart === '16px')(document.querySelector('.row-mark'))")
    box = mark.bounding_box()
    assert box["x"] + box["width"] <= content.bounding_box()["x"] and content.bounding_box()["x"] > before + 30
    fill = "node => getComputedStyle(node).backgroundColor"
    assert mark.evaluate(fill) == "rgba(0, 0, 0, 0)"
    row.tap()
    expect(row).to_have_class(re.compile(r"\bselected\b"))
    assert mark.evaluate(fill) != "rgba(0, 0, 0, 0)"


# Shows: DisclosureGroup (DisclosingPage)
@pytest.mark.parametrize("width", [390, 1280])
def test_what_a_disclosure_group_of_a_form_shows_stands_in_rows(open_page, app, width):
    page = go(open_page(width, 844), app, "disclosing")
    row = page.locator(".k-screen:not([hidden]) .k-row").nth(1).bounding_box()
    right = row["x"] + row["width"]
    parts = page.locator(".k-screen:not([hidden]) .disclosed > *")
    expect(parts).to_have_count(4)
    boxes = [part.bounding_box() for part in parts.all()]
    start = page.get_by_text("Details").bounding_box()["x"]
    # Each is as high as a row, further in than its label, and reaches to the end, as its separator does.
    assert [box["x"] - start for box in boxes] == [20, 20, 20, 40]
    assert all(box["height"] >= 44 and box["x"] + box["width"] == right for box in boxes), boxes
    assert all(box["height"] <= 45 for box in boxes[:2]), boxes
    switch = page.get_by_role("switch", name="Hot").bounding_box()
    assert switch["x"] + switch["width"] == right - 16
    assert page.get_by_text("Deep").evaluate("node => getComputedStyle(node).borderTopStyle") == "solid"


# Shows: List (LeadingTextsPage)
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_the_line_below_a_row_begins_where_its_first_text_does(open_page, app, direction):
    page = go(open_page(390, 844), app, "leadingTexts")
    page.evaluate("direction => { document.documentElement.dir = direction }", direction)
    starts = page.locator(".k-screen:not([hidden]) .k-row").evaluate_all("""rows => rows.map(row => {
        const edge = box => getComputedStyle(row).direction == 'rtl' ? -box.right : box.left;
        const text = row.querySelector('.k-text');
        return [parseFloat(getComputedStyle(row, '::after').insetInlineStart),
          text && edge(text.getBoundingClientRect()) - edge(row.getBoundingClientRect())];
      })""")
    lines, texts = zip(*starts)
    assert lines[:3] == texts[:3] and texts[0] == 64 and texts[1] == 16 and texts[2] > 60
    # Without a text it begins at the edge; a value at the other end changes nothing.
    assert texts[3] is None and lines[3:5] == (16, 16)

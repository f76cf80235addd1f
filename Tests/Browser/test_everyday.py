"""What many apps do with what they make themselves: label styles, layouts and progress views in rows and boxes, links in folded rows, sheets."""

from playwright.sync_api import expect

from conftest import until
from pixels import Picture
from test_app import go
from test_look import box

BLACK = (0, 0, 0)


def start(page, text):
    return page.get_by_text(text, exact=True).bounding_box()


# Shows: LabelStyle, Toggle, Picker, LabeledContent (EverydayPage)
def test_a_label_of_an_own_style_begins_where_the_row_does(open_page, app):
    page = go(open_page(390, 844), app, "everyday")
    for name in ("Toggle", "Picker", "Labeled"):
        left = box(page, name + " icon")[0]
        assert 32 <= left <= 42, name
        assert abs(start(page, name)["x"] - 70) < 1, name


# Shows: .buttonStyle (EverydayPage)
def test_the_icon_of_a_bordered_button_in_a_row_is_close_to_its_title(open_page, app):
    page = go(open_page(390, 844), app, "everyday")
    icon, title = page.locator("[data-identifier=bordered] .k-image").bounding_box(), start(page, "Bordered")
    assert 4 < title["x"] - icon["x"] - icon["width"] < 12


# Shows: Layout, .padding (EverydayPage)
def test_padding_goes_around_an_own_layout(open_page, app):
    page = go(open_page(390, 844), app, "everyday")
    until(page, "!document.querySelector('.unmeasured')")
    # In 358 - 32 points of the row, less 60 of padding, 80 + 8 points go three times.
    middle = lambda name: box(page, name)[0] + box(page, name)[2] / 2
    assert [round(middle(name)) for name in ("One", "Two", "Three", "Four")] == [102, 190, 278, 102]
    assert box(page, "Four")[1] > box(page, "Three")[1]


# Shows: .minimumScaleFactor, .font (EverydayPage)
def test_a_small_text_that_may_shrink_keeps_its_own_size(open_page, app):
    page = go(open_page(390, 844), app, "everyday", extras=True)
    page.wait_for_timeout(200)
    assert page.evaluate("getComputedStyle(document.querySelector('[data-identifier=small]')).fontSize") == "8px"


# Shows: DisclosureGroup, NavigationLink (EverydayPage)
def test_a_link_in_a_folded_row_looks_like_a_row_and_leads_on(open_page, app):
    page = go(open_page(390, 844), app, "everyday")
    # The layout above it takes its place first.
    until(page, "!document.querySelector('.unmeasured')")
    page.wait_for_timeout(300)
    color = lambda name: page.evaluate(f"getComputedStyle(document.querySelector('[data-identifier={name}]')).color")
    assert color("link") == color("text")
    # The whole row leads on, to its mark at the end.
    row = page.get_by_role("link", name="Link").bounding_box()
    assert page.evaluate("getComputedStyle(document.querySelector('.disclosed .k-navigation-link'), '::after').borderTopWidth") == "2px"
    page.mouse.click(350, row["y"] + row["height"] / 2)
    expect(page.get_by_text("Inside")).to_be_visible()


# Shows: GroupBox (EverydayPage)
def test_the_label_of_a_group_box_takes_its_whole_width(open_page, app):
    page = go(open_page(390, 844), app, "everyday")
    page.get_by_role("button", name="Show").click()
    until(page, "document.querySelector('[data-identifier=details]')?.checkVisibility()")
    page.wait_for_timeout(500)
    group, details = box(page, "box"), box(page, "details")
    assert abs(group[0] + group[2] - 14 - details[0] - details[2]) < 1


# Shows: .sheet (EverydayPage)
def test_a_sheet_stands_out_from_a_dark_screen(open_page, app):
    page = go(open_page(390, 844, color_scheme="dark"), app, "everyday")
    page.get_by_role("button", name="Show").click()
    until(page, "document.querySelector('dialog [data-identifier=name]')?.checkVisibility()")
    page.wait_for_timeout(600)
    picture = Picture(page).image
    field = box(page, "name")
    assert picture.getpixel((4, 20)) == BLACK
    assert picture.getpixel((8, 700)) == (28, 28, 30)
    assert picture.getpixel((int(field[0]) + 150, int(field[1]) + 3)) == (44, 44, 46)


# Shows: .sheet (EverydayPage)
def test_fingers_need_no_ring_around_the_control_that_has_the_focus(open_page, app):
    page = go(open_page(390, 844, has_touch=True), app, "everyday")
    show = page.get_by_role("button", name="Show")
    show.tap()
    page.locator("[data-identifier=name]").tap()
    page.keyboard.type("Soup")
    page.get_by_role("button", name="Close").tap()
    until(page, "!document.querySelector('dialog[open]')")
    until(page, "document.activeElement.innerText === 'Show'")
    outline = "getComputedStyle(document.activeElement).outlineStyle"
    assert page.evaluate(outline) == "none"
    page.keyboard.press("Shift+Tab")
    until(page, f"{outline} === 'solid'")


# Shows: .background, .overlay (PaintedScrollPage)
def test_the_paint_of_a_scroll_view_goes_behind_the_bar(open_page, app):
    page = go(open_page(390, 844, color_scheme="light"), app, "paintedScroll")
    expect(page.get_by_text("Over", exact=True)).to_be_visible()
    picture = Picture(page).image
    for point in ((5, 3), (385, 90), (5, 500), (5, 840)):
        assert picture.getpixel(point) == (255, 255, 0), point

"""Groups of controls, menus, and content that takes the whole width of a narrow page: boxes and pixels."""

import pytest
from playwright.sync_api import expect

from pixels import Picture
from test_app import go
from test_look import WHITE, box, style


@pytest.fixture
def page(open_page, app):
    return go(open_page(width=390, height=844, color_scheme="light"), app, "groups")


def end(page, name):
    left, _, width, _ = box(page, name)
    return left + width


# Shows: LabeledContent, .badge (GroupsPage)
def test_a_labelled_value_in_a_link_stands_at_the_end_of_the_row_before_its_badge(page):
    badge = page.locator(".label-badge").first.bounding_box()
    assert 0 < badge["x"] - end(page, "amount") < 20 and badge["x"] > 300


# Shows: ControlGroup (GroupsPage)
def test_the_controls_of_a_group_share_a_box(page):
    assert style(page, "group", "backgroundColor")[0] != "rgba(0, 0, 0, 0)"
    assert end(page, "bold") == pytest.approx(box(page, "italic")[0], abs=1)
    assert style(page, "italic", "borderInlineStartWidth")[0] != "0px"


def open_menu(page, name):
    """Opens a menu, and waits until it has come to rest."""
    page.get_by_role("button", name=name).click()
    menu = page.locator("[role=menu]:popover-open")
    menu.evaluate("menu => Promise.all(menu.getAnimations().map(animation => animation.finished))")
    return menu


# Shows: ControlGroup, Menu (GroupsPage)
def test_a_group_in_a_menu_has_its_symbols_above_their_titles(page):
    open_menu(page, "Edit")
    symbol, title = (page.locator(f"[data-identifier=cut] [data-slot={part}]").bounding_box() for part in ("icon", "title"))
    assert symbol["y"] + symbol["height"] <= title["y"] + 1
    assert title["height"] < 24, "the title is in one line"
    assert box(page, "cut")[1] == pytest.approx(box(page, "paste")[1], abs=1)


# Shows: Menu, Section, Toggle (GroupsPage)
def test_a_menu_has_headers_at_its_start_and_symbols_at_its_end(page):
    menu = open_menu(page, "Edit").bounding_box()
    header = page.locator("[role=menu]:popover-open [data-in=header]").bounding_box()
    assert header["x"] == pytest.approx(menu["x"], abs=2)
    symbols = [
        page.locator(f"[role=menu]:popover-open {row} [data-slot=icon]").bounding_box()
        for row in (".k-toggle", "[data-identifier=reset]")
    ]
    ends = [symbol["x"] + symbol["width"] for symbol in symbols]
    assert ends[0] == pytest.approx(ends[1], abs=2) and ends[0] > menu["x"] + menu["width"] - 40


# Shows: Menu (GroupsPage)
def test_a_tap_on_a_menu_with_a_primary_action_performs_it_and_a_right_click_opens_the_menu(page):
    page.get_by_role("button", name="Counted 0").click()
    expect(page.get_by_role("button", name="Counted 1")).to_be_visible()
    assert page.locator("[role=menu]:popover-open").count() == 0
    page.get_by_role("button", name="Counted 1").click(button="right")
    page.get_by_role("menuitem", name="Reset").click()
    expect(page.get_by_role("button", name="Counted 0")).to_be_visible()


# Shows: .menuStyle, MenuStyle (GroupsPage)
def test_a_menu_in_the_style_of_the_app_opens(page):
    menu = page.get_by_role("button", name="Framed")
    assert menu.evaluate("node => { while (node && getComputedStyle(node).outline.indexOf('solid 2px') < 0) node = node.parentElement; return node != null }")
    menu.click()
    expect(page.get_by_role("menuitem", name="One")).to_be_visible()


# Shows: UnevenRoundedRectangle (GroupsPage)
def test_a_line_follows_the_corners_of_an_uneven_rectangle(page):
    picture = Picture(page)
    corners = [(0.02, 0.04), (0.98, 0.04), (0.98, 0.96), (0.02, 0.96)]
    assert [picture.at("uneven", x, y) == WHITE for x, y in corners] == [True, False, True, False]


# Shows: DatePicker (GroupsPage)
def test_wheels_of_a_date_and_a_time_fit_a_phone(page):
    page.locator("[data-identifier=wheels]").scroll_into_view_if_needed()
    for wheel in page.locator("[data-identifier=wheels] select").all():
        assert wheel.evaluate("node => node.scrollWidth <= node.clientWidth")
    assert "Oct" in page.locator("[data-identifier=wheels] select").first.inner_text().split()


# Shows: ToolbarItemPlacement (GroupsPage)
def test_a_status_is_in_the_middle_of_the_bottom_bar(page):
    left, _, width, _ = box(page, "ready")
    assert left + width / 2 == pytest.approx(195, abs=2)


def test_two_lines_fit_the_middle_of_a_bar(page):
    bar = page.locator(".k-screen .bar").last.bounding_box()
    first, second = box(page, "title"), box(page, "subtitle")
    assert bar["y"] <= first[1] and second[1] + second[3] <= bar["y"] + bar["height"]
    assert second[1] - first[1] - first[3] < 2


# Shows: .presentationBackground, LazyVStack (GroupsPage)
def test_a_sheet_of_a_material_blurs_and_a_pinned_header_takes_its_width(page):
    page.get_by_role("button", name="Show").click()
    page.wait_for_timeout(600)
    assert page.locator("dialog[open]").evaluate("node => getComputedStyle(node).backdropFilter") != "none"
    assert page.locator("dialog .section-header > *").bounding_box()["width"] == 390

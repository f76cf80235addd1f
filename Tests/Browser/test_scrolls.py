"""How content scrolls and extends to the edges, and how views react."""

from playwright.sync_api import expect

from conftest import until
from pixels import Picture, near
from test_app import go
from test_look import box, style


def offset(page, name):
    return page.locator(f"[data-identifier='{name}']").evaluate("node => node.scrollTop")


# Shows: ScrollView, Axis, .scrollDisabled (ScrollsPage)
def test_content_scrolls_unless_scrolling_is_disabled(open_page, app):
    page = go(open_page(width=1000, height=1000), app, "scrolls", extras=True)
    for name in ["held", "free"]:
        left, top, *_ = box(page, name)
        page.mouse.move(left + 50, top + 40)
        page.mouse.wheel(0, 60)
    until(page, "document.querySelector('[data-identifier=free]').scrollTop === 60")
    assert offset(page, "held") == 0


# Shows: .scrollIndicators, .scrollBounceBehavior, .contentMargins, .scrollClipDisabled, .defaultScrollAnchor (ScrollsPage)
def test_scroll_modifiers_change_the_scroll_view(open_page, app):
    page = go(open_page(width=1000, height=1000), app, "scrolls", extras=True)
    assert style(page, "bare", "scrollbarWidth")[0] == "none" != style(page, "free", "scrollbarWidth")[0]
    assert style(page, "taut", "overscrollBehaviorY")[0] == "none"
    left, _, width, _ = box(page, "margins")
    assert (box(page, "margins 0")[0], box(page, "margins 0")[2]) == (left + 20, width - 40)
    # A margin of one edge leaves those of the others: the column of rows, and 16 points of a row.
    left, top, _, _ = box(page, "list")
    assert box(page, "row")[0] == left + 16 + 16
    assert box(page, "row")[1] == top + 8 + 16 + 11
    until(page, "document.querySelector('[data-identifier=end]').scrollTop === 320")
    assert style(page, "open", "overflowY")[0] == "visible"


# Shows: .ignoresSafeArea, .safeAreaInset (EdgesPage)
def test_a_colour_extends_under_the_bar_and_an_inset_is_at_the_bottom(open_page, app):
    page = go(open_page(390, 844), app, "edges")
    picture = Picture(page)
    assert box(page, "under")[1] == 0
    _, top, width, height = box(page, "bottom")
    assert (top + height, width) == (844, 390)
    assert picture.at("bottom") == near((52, 199, 89))


# Shows: .edgesIgnoringSafeArea (OldEdgesPage)
def test_the_deprecated_modifier_extends_a_colour_under_the_bar(open_page, app):
    assert box(go(open_page(390, 844), app, "oldEdges"), "under")[1] == 0


# Shows: .help, .focusable, .interpolation, .renderingMode, .colorScheme, ColorScheme, .backgroundStyle (AnswersPage)
def test_help_focus_images_and_color_schemes_reach_the_page(open_page, app):
    page = go(open_page(color_scheme="light"), app, "answers")
    expect(page.locator("[data-identifier=help]")).to_have_attribute("title", "What it is for")
    page.locator("[data-identifier=focusable]").focus()
    expect(page.locator("[data-identifier=focusable]")).to_be_focused()
    assert page.locator("[data-identifier=interpolation]").evaluate(
        "node => getComputedStyle(node.querySelector('img') ?? node).imageRendering") == "pixelated"
    picture = Picture(page)
    assert picture.at("template")[2] > 200 > picture.at("template")[0]
    assert picture.at("scheme") == (0, 0, 0)
    assert picture.at("backgroundStyle") == (255, 0, 0)


# Shows: .badge, .listRowSeparatorTint (AnswersPage)
def test_a_row_shows_its_badge_and_the_colour_of_its_separator(open_page, app):
    page = go(open_page(), app, "answers")
    part = lambda row, part, name: page.locator(".k-screen:not([hidden]) .k-row").nth(row).evaluate(
        "(node, [part, name]) => getComputedStyle(node, part)[name]", [part, name])
    assert page.locator(".k-screen:not([hidden]) .row-badge").all_inner_texts() == ["3"]
    assert part(1, "::after", "backgroundColor") == "rgb(255, 0, 0)"

"""Alignment guides, paints of many colours, and buttons whose action is elsewhere."""

import pytest

from conftest import until
from pixels import Picture
from test_app import go
from test_look import box


@pytest.fixture
def guides(open_page, app):
    page = go(open_page(390, 844), app, "guides")
    until(page, "[...document.querySelectorAll('[data-identifier=moved]')].some(node => node.closest('[style*=margin]'))")
    return page


# Shows: .alignmentGuide (GuidesPage)
def test_a_stack_aligns_its_children_by_a_guide_and_takes_the_space_for_it(guides):
    moved, other, stack = (box(guides, name) for name in ("moved", "other", "stack"))
    assert moved[0] + 60 == other[0] == stack[0] + 60
    assert stack[2] == 120


def test_a_guide_of_another_alignment_has_no_effect(guides):
    unmoved, wide = box(guides, "unmoved"), box(guides, "wide")
    assert unmoved[0] == wide[0] + 20


def test_a_row_is_as_high_as_its_guides_need(guides):
    raised, low, row = (box(guides, name) for name in ("raised", "low", "row"))
    assert low[1] + low[3] == raised[1] + raised[3] + 12
    assert row[3] == 42


def test_a_pile_aligns_on_both_axes(guides):
    back, corner, pile = (box(guides, name) for name in ("back", "corner", "pile"))
    assert (corner[0], corner[1]) == (back[0] - 5, back[1] - 5) == (pile[0], pile[1])
    assert pile[2:] == (45, 45)


def test_an_own_guide_aligns_what_is_inside_of_stacks(guides):
    handle, full = box(guides, "handle"), box(guides, "full name")
    assert handle[1] + handle[3] / 2 == full[1] + full[3] / 2
    assert box(guides, "first colon")[0] == box(guides, "second colon")[0]


def test_an_overlay_is_placed_by_its_guides(guides):
    until(
        guides,
        """(() => {
          const [base, badge] = ['base', 'badge'].map(name => document.querySelector(`[data-identifier=${name}]`).getBoundingClientRect());
          return badge.x === base.x + 40 - 5 && badge.y === base.y - 5;
        })()""",
    )


def test_a_guide_follows_the_size_of_its_view(guides):
    guides.get_by_role("button", name="Wider").click()
    until(guides, "document.querySelector('[data-identifier=moved]').offsetWidth === 100")
    moved, other, stack = (box(guides, name) for name in ("moved", "other", "stack"))
    assert moved[0] + 100 == other[0]
    assert stack[2] == 160


def test_a_flow_of_guides_that_count_the_space(guides):
    until(guides, "document.querySelector('[data-identifier=\"flow area\"]').offsetHeight === 84")
    flow = box(guides, "flow area")
    names = ["swift", "layout", "guides", "flow", "a longer one", "last"]
    places = {name: box(guides, name)[:2] for name in names}
    offsets = {name: (round(x - flow[0] - 4), round(y - flow[1] - 4)) for name, (x, y) in places.items()}
    assert offsets == {"swift": (0, 0), "layout": (58, 0), "guides": (126, 0), "flow": (0, 28), "a longer one": (48, 28), "last": (0, 56)}


def test_guides_are_mirrored_from_right_to_left(open_page, app):
    page = open_page(390, 844)
    page.add_init_script("document.addEventListener('DOMContentLoaded', () => document.documentElement.dir = 'rtl')")
    go(page, app, "guides")
    until(page, "[...document.querySelectorAll('[data-identifier=moved]')].some(node => node.closest('[style*=margin]'))")
    moved, other = box(page, "moved"), box(page, "other")
    assert moved[0] == other[0] + 60


# Shows: MeshGradient, EllipticalGradient, ImagePaint, .foregroundStyle, .fontWidth (PaintsPage)
def test_paints_of_many_colours(open_page, app):
    page = go(open_page(390, 844), app, "paints")
    until(page, "!document.querySelector('img:not([src])')")
    page.wait_for_timeout(200)
    picture = Picture(page)

    def is_red(color):
        return color[0] > 200 and color[2] < 120

    def is_blue(color):
        return color[2] > 200 and color[0] < 120

    for name in ("mesh", "disc"):
        assert is_blue(picture.at(name, 0.5, 0.5)), name
    assert is_red(picture.at("mesh", 0.05, 0.05)) and is_red(picture.at("mesh", 0.95, 0.5))
    red, _, blue = picture.at("mesh", 0.5, 0.25)
    assert 60 < red < 220 and 60 < blue < 220
    # The circle cuts off the corners.
    assert picture.at("disc", 0.03, 0.03) == picture.at("word", 0.001, 0.001)
    assert is_red(picture.at("ellipse", 0.5, 0.5)) and is_blue(picture.at("ellipse", 0.02, 0.5)) and is_blue(picture.at("ellipse", 0.5, 0.03))
    for name in ("label text", "label symbol"):
        colors = picture.colors(name, least=4)
        assert any(red > blue + 60 for red, _, blue in colors) and any(blue > red + 60 for red, _, blue in colors), name
    widths = page.evaluate("['wide letters', 'narrow letters'].map(name => getComputedStyle(document.querySelector(`[data-identifier='${name}']`)).fontStretch)")
    assert widths == ["125%", "80%"]


# Shows: PasteButton, RenameButton, .renameAction (PastingPage)
def test_what_was_copied_is_pasted_and_a_rename_button_focuses_the_field(open_page, app):
    page = open_page(390, 844)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    go(page, app, "pasting")
    page.evaluate("navigator.clipboard.writeText('soup of the day')")
    page.locator("[data-identifier='paste text']").click()
    until(page, "document.querySelector('[data-identifier=text]').textContent === 'soup of the day'")
    page.evaluate("navigator.clipboard.writeText('https://example.org/menu')")
    page.locator("[data-identifier='paste URL']").click()
    until(page, "document.querySelector('[data-identifier=site]').textContent === 'example.org'")
    page.get_by_role("button", name="Rename").click()
    until(page, "document.activeElement.matches('input')")

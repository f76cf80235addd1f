"""Sizes of text that an app sets, areas of two shapes, what a screen reader finds, ends of separators, and screens that grow out of a view."""

from playwright.sync_api import expect

from conftest import until
from pixels import Picture, near
from test_app import go
from test_look import WHITE, box, style

RED, BLUE = (255, 0, 0), (0, 0, 255)


def tree(page):
    """The role and the name of each node that a screen reader finds."""
    nodes = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    return [(node["role"]["value"], node.get("name", {}).get("value", "")) for node in nodes if not node.get("ignored")]


# Shows: .dynamicTypeSize, DynamicTypeSize (TypeSizesPage)
def test_texts_have_the_sizes_that_the_app_sets(open_page, app):
    page = go(open_page(color_scheme="light"), app, "typeSizes")
    sizes = {name: style(page, name, "fontSize")[0] for name in ("body", "title", "inner", "free")}
    assert sizes == {"body": "28px", "title": "38px", "inner": "14px", "free": "17px"}
    assert style(page, "label", "fontSize")[0] == "28px"
    assert [box(page, name)[3] for name in ("body", "title", "inner")] == [34, 46, 19]


def test_a_limit_holds_for_the_size_that_the_user_prefers(open_page, app):
    page = go(open_page(), app, "typeSizes")
    page.evaluate("document.documentElement.style.fontSize = '32px'")
    assert [style(page, name, "fontSize")[0] for name in ("body", "limited", "free")] == ["28px", "19px", "34px"]


# Shows: Circle, Rectangle (TypeSizesPage)
def test_areas_of_two_shapes(open_page, app):
    page = go(open_page(color_scheme="light"), app, "typeSizes")
    picture = Picture(page)
    assert [picture.at("moon", x) for x in (0.1, 0.6)] == [near(RED), near(WHITE)]
    assert [picture.at("both", *place) for place in ((0.5, 0.5), (0.04, 0.04))] == [near(BLUE), near(WHITE)]
    assert [picture.at("either", *place) for place in ((0.5, 0.5), (0.04, 0.04))] == [near(WHITE), near(BLUE)]


def test_a_symbol_stands_on_the_line_of_a_text(open_page, app):
    page = go(open_page(), app, "typeSizes")
    baseline = page.evaluate("""() => {
        const text = document.querySelector("[data-identifier=line]"), mark = document.createElement("span");
        mark.style.cssText = "display:inline-block";
        text.append(mark);
        const { bottom } = mark.getBoundingClientRect();
        mark.remove();
        return bottom;
    }""")
    _, top, _, height = box(page, "symbol")
    assert height == 48
    assert abs(top + height - baseline - 0.18 * 40) < 0.6


# Shows: .accessibilityElement (SpokenPage)
def test_combined_children_are_one_element_for_a_screen_reader(open_page, app):
    page = go(open_page(), app, "spoken")
    found = tree(page)
    assert ("image", "Soup 0 ordered") in found and ("button", "Bread 0 baked") in found
    assert ("group", "Cake Buy") in found and ("button", "Buy") in found
    page.get_by_role("button", name="Bread").press("Enter")
    expect(page.get_by_role("img", name="Soup 1 ordered")).to_be_visible()
    assert ("image", "Soup 1 ordered") in tree(page) and ("button", "Bread 1 baked") in tree(page)


def test_a_screen_reader_says_what_the_app_announces(open_page, app):
    page = go(open_page(), app, "spoken")
    page.get_by_role("button", name="Announce").click()
    region = page.locator(".announced[role=status]")
    expect(region).to_have_text("3 results")
    assert region.bounding_box()["width"] == 1


def test_separators_end_where_guides_say(open_page, app):
    page = go(open_page(390, 844), app, "grown")
    until(page, "document.querySelectorAll('.k-row[style*=line-start]').length == 2")
    line = lambda name: page.locator(f".k-row:has([data-identifier={name}])").evaluate(
        "row => { const line = getComputedStyle(row, '::after'); return [line.left, line.right] }")
    assert line("seed") == ["16px", "0px"]
    assert line("wide") == ["0px", "0px"]
    left, _, width, _ = box(page, "short")
    row = page.locator(".k-row:has([data-identifier=short])").bounding_box()
    assert line("short")[0] == "56px"
    assert abs(float(line("short")[1][:-2]) - (row["x"] + row["width"] - left - width - 20)) < 0.6


# Shows: .navigationTransition, .matchedTransitionSource (GrownPage)
def test_a_screen_grows_out_of_a_view_and_goes_back_into_it(open_page, app):
    page = go(open_page(390, 844), app, "grown")
    page.evaluate("""() => {
        window.frames_seen = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, options) {
            if (this.matches("[data-grows]")) window.frames_seen.push(frames[0].transform);
            return animate.call(this, frames, options);
        };
    }""")
    seed = page.locator("[data-seed]").bounding_box()
    page.locator("[data-identifier=seed]").click()
    expect(page.get_by_text("Grown").locator("visible=true").first).to_be_visible()
    page.get_by_role("button", name="Back").or_(page.locator(".back:visible")).last.click()
    until(page, "window.frames_seen.length == 2 && !document.querySelector('[data-grows]')")
    first, second = page.evaluate("window.frames_seen")
    for frame in (first, second):
        x, y = (float(part.strip().removesuffix("px")) for part in frame.split("(")[1].split(")")[0].split(","))
        assert abs(x - seed["x"]) < 1 and abs(y - seed["y"]) < 1 and f"scale({seed['width'] / 390}" [:9] in frame

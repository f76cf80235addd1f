"""Tests how modifiers, shapes and colours are displayed: the styles, pixels and boxes of a page."""

import pytest

from conftest import until
from pixels import Picture, near
from test_app import go

STYLES = """
([name, property]) => {
  const found = [];
  for (let node = document.querySelector(`[data-identifier='${name}']`); node; node = node.parentElement) {
    found.push(getComputedStyle(node)[property]);
    if (!node.parentElement.matches('.b')) break;
  }
  return found;
}
"""


def style(page, name, property):
    """Returns the values of a style property of a named view and of the boxes of its modifiers, from the inside out."""
    return page.evaluate(STYLES, [name, property])


def box(page, name):
    """Returns the box of a named view: left, top, width, height."""
    found = page.locator(f"[data-identifier='{name}']").bounding_box()
    return tuple(round(found[side], 1) for side in ("x", "y", "width", "height"))


# Shows: .font, Font, Font.system, Font.custom, Font.title, Font.body, .weight, .fontWeight, .bold, .italic, .underline, .strikethrough (LettersPage)
# Shows: .kerning, .tracking, .baselineOffset, .monospaced, .monospacedDigit, .fontDesign, .textCase, .textSelection (LettersPage)
# Shows: .foregroundColor, .foregroundStyle, .accessibilityIdentifier, Text (LettersPage)
def test_text_modifiers_change_the_letters(open_page, app):
    page = go(open_page(), app, "letters")
    for name, property, value in [
        ("system", "fontSize", "31px"), ("title", "fontSize", "28px"), ("body", "fontSize", "17.008px"), ("body", "fontWeight", "800"),
        ("fontWeight", "fontWeight", "300"), ("bold", "fontWeight", "700"), ("italic", "fontStyle", "italic"),
        ("underline", "textDecorationLine", "underline"), ("strikethrough", "textDecorationLine", "line-through"),
        ("kerning", "letterSpacing", "3px"), ("tracking", "letterSpacing", "5px"), ("baselineOffset", "verticalAlign", "4px"),
        ("monospacedDigit", "fontVariantNumeric", "tabular-nums"), ("textCase", "textTransform", "uppercase"),
        ("textSelection", "userSelect", "text"), ("foregroundColor", "color", "rgb(255, 0, 0)"), ("foregroundStyle", "color", "rgb(0, 0, 255)"),
    ]:
        assert value in style(page, name, property), name
    assert style(page, "custom", "fontFamily")[0].startswith("Courier,")
    assert "monospace" in style(page, "monospaced", "fontFamily")[0]
    assert "serif" in style(page, "fontDesign", "fontFamily")[0].split(", ")[-1]


# Shows: Font.custom (LettersPage)
def test_a_font_file_in_the_resources_is_used_by_the_name_of_its_family_and_by_its_own(open_page, app):
    page = go(open_page(), app, "letters")
    page.evaluate("document.fonts.ready.then(() => 0)")
    # Each letter of the file is as wide as the font is high; in every other font these three are narrower.
    assert box(page, "bricks")[2] == 60
    assert box(page, "bricks-black")[2] == 60


# Shows: .redacted (LettersPage)
def test_each_redacted_text_is_a_bar(open_page, app):
    page = go(open_page(height=1200, color_scheme="light"), app, "letters")
    picture = Picture(page)
    grey = {picture.at(name, x, y) for name in ("redacted", "bar 1", "bar 2") for x in (0.1, 0.5, 0.9) for y in (0.3, 0.7)}
    assert len(grey) == 1 and grey != {WHITE}
    assert picture.at("bar 1", 0.5, 1.4) == WHITE
    assert picture.at("unredacted", 0.02, 0.02) == WHITE
    assert style(page, "unredacted", "color")[0] == "rgb(0, 0, 0)"


# Shows: .lineLimit, .lineSpacing, .multilineTextAlignment, .fixedSize (LinesPage)
def test_line_modifiers_limit_space_and_align_lines(open_page, app):
    page = go(open_page(), app, "lines")
    free, two, loose, whole = (box(page, name) for name in ("free", "two", "loose", "whole"))
    assert free[3] > 4 * 21 and round(two[3]) == 44
    assert loose[3] > free[3] + 3 * 9
    assert "center" in style(page, "centered", "textAlign")
    assert round(whole[3]) == 22
    # It is wider than its frame, and in the middle of it.
    assert whole[2] > 300
    frame = page.locator("[data-identifier=whole]").evaluate("node => node.parentElement.getBoundingClientRect().toJSON()")
    assert frame["width"] == 100 and abs(whole[0] + whole[2] / 2 - frame["x"] - 50) < 1


# Shows: .lineLimit (ReservedLinesPage)
def test_fewer_lines_take_the_space_of_the_least_number(open_page, app):
    page = go(open_page(), app, "reservedLines")
    height = lambda name: round(box(page, name)[3])
    assert [height(name) for name in ("two", "three", "open", "inner")] == [44, 66, 44, 22]
    # The padding lies around the space that is reserved.
    assert round(page.locator("[data-identifier=three] >> ..").bounding_box()["height"]) == 66 + 20
    # A stack with a text of one line is no wider than its room.
    assert box(page, "inner")[2] == 100 and height("free") > 4 * 21
    line = page.locator("[data-identifier=note]").evaluate("node => parseFloat(getComputedStyle(node).lineHeight)")
    assert height("note") == round(2 * line)
    assert height("framed") == round(3 * line + 14)
    for text, lines in [("a\nb\nc", 3), ("a\nb\nc\nd\ne\nf", 4)]:
        page.locator("[data-identifier=note]").fill(text)
        assert height("note") == round(lines * line)
    page.locator("[data-identifier=framed]").fill("a\nb\nc\nd\ne")
    assert height("framed") == round(3 * line + 14)


ORANGE, WHITE, BLACK, BLUE = (255, 128, 0), (255, 255, 255), (0, 0, 0), (0, 0, 255)


# Shows: .containerShape, ContainerRelativeShape (ContainersPage)
def test_shapes_in_a_container_have_corners_with_its_centres(open_page, app):
    page = go(open_page(color_scheme="light"), app, "containers")
    # A corner of radius r leaves out what is nearer than r * (1 - 1/√2) to the corner, along both axes: 7 points of 24, 4.7 points of 16.
    def shown(name, way):
        left, top, *_ = box(page, name)
        return Picture(page).image.getpixel((round(left) + way, round(top) + way))

    grey = shown("picture", 2)
    assert shown("picture", -3) == near(WHITE) and shown("picture", 1) == near(grey) != near(WHITE)
    for _ in range(100):
        if shown("picture", 5) != near(grey):
            break
    assert shown("picture", 5) != near(grey) and shown("picture", 3) == near(grey)
    assert shown("filled", 1) != near(grey)
    assert shown("alone", 1) != near(WHITE)
    assert shown("capsule", 4) == near(WHITE) and shown("capsule", 7) != near(WHITE)


# Shows: .opacity, .hidden, .brightness, .contrast, .saturation, .grayscale, .hueRotation, .colorInvert, .colorMultiply, Angle (EffectsPage)
# Shows: .blendMode, .compositingGroup, .drawingGroup, .border, .overlay, .background, .padding, .shadow, .blur, Alignment (EffectsPage)
# Shows: .cornerRadius, .clipShape, .clipped, .zIndex, Color (EffectsPage)
def test_effects_change_the_pixels(open_page, app):
    picture = Picture(go(open_page(), app, "effects"))
    assert picture.at("opacity") == near((255, 192, 128))
    assert picture.at("hidden") == near(WHITE)
    assert picture.at("brightness") == near((127, 0, 0))
    assert picture.at("brighter") == near((255, 255, 127))
    assert picture.at("contrast") == near((128, 128, 128))
    for grey in ("saturation", "grayscale"):
        assert len(set(picture.at(grey))) == 1, grey
    red, _, blue = picture.at("hueRotation")
    assert blue > red
    assert picture.at("colorInvert") == near((0, 127, 255))
    assert picture.at("colorMultiply") == near((0, 128, 0))
    # Only the first blends with the white behind it.
    assert picture.at("free") == near((0, 127, 255))
    assert picture.at("compositingGroup") == near(ORANGE)
    assert picture.at("drawingGroup") == near(ORANGE)
    assert ORANGE != picture.at("blur", 0.02) != WHITE
    assert picture.at("shadow", 1.1) == BLACK
    assert [picture.at("border", 0.05), picture.at("border")] == [BLUE, ORANGE]
    # A gradient goes from one side of its border to the other.
    for name in ("gradientBorder", "erasedBorder"):
        left, top, right = (picture.at(name, *place) for place in [(0.03, 0.5), (0.5, 0.05), (0.97, 0.5)])
        assert left[2] > 240 and 110 < top[2] < 145 and right[2] < 15 and picture.at(name) == ORANGE, name
    assert [picture.at("overlay", 0.1, 0.1), picture.at("overlay", 0.9, 0.9)] == [BLACK, ORANGE]
    assert [picture.at("background", -0.1), picture.at("background")] == [BLUE, ORANGE]
    for round in ("cornerRadius", "clipShape"):
        assert [picture.at(round, 0.03, 0.03), picture.at(round)] == [WHITE, ORANGE], round
    assert [picture.at("clipped", 0.1, 0.1), picture.at("clipped")] == [WHITE, ORANGE]
    assert picture.at("zIndex") == near(ORANGE)


def test_a_background_in_a_circle_is_round_whatever_paints_it(open_page, app):
    picture = Picture(go(open_page(color_scheme="light"), app, "effects"))
    assert [picture.at("disc", 0.03, 0.03), picture.at("disc")] == [WHITE, ORANGE]
    assert [picture.at("discGradient", x, 0.03) for x in (0.03, 0.97)] == [WHITE, WHITE]
    assert picture.at("discGradient", 0.1)[0] > 200 > 60 > picture.at("discGradient", 0.9)[0] > 0
    assert picture.at("discMaterial", 0.03, 0.03) == BLACK != picture.at("discMaterial")
    assert [picture.at("discShadow", 1.1), picture.at("discShadow", 1.2, 0.03), picture.at("discShadow", 0.03, 0.03)] == [BLACK, WHITE, WHITE]


# Shows: .allowsHitTesting (EffectsPage)
def test_a_view_without_hit_testing_is_not_hit(open_page, app):
    page = go(open_page(), app, "effects")
    hit = "name => { const node = document.querySelector(`[data-identifier='${name}']`), r = node.getBoundingClientRect(); return document.elementFromPoint(r.x + 5, r.y + 5) === node }"
    assert [page.evaluate(hit, "allowsHitTesting"), page.evaluate(hit, "opacity")] == [False, True]


# Shows: .offset, .scaleEffect, .rotationEffect, .rotation3DEffect, .position, UnitPoint, Angle.degrees (TransformsPage)
def test_views_are_moved_turned_and_enlarged(open_page, app):
    page = go(open_page(), app, "transforms")
    left, top, *_ = box(page, "still")
    assert box(page, "offset") == (left + 30, top + 65, 40, 20)
    assert box(page, "scaleEffect")[0] == left and box(page, "scaleEffect")[2:] == (80, 40)
    assert box(page, "rotationEffect")[2:] == (20, 40)
    assert box(page, "rotation3DEffect")[2:] == (20, 20)
    room = page.locator("[data-identifier=room]").bounding_box()
    assert box(page, "position")[:2] == (room["x"] + 80, room["y"])
    # The room around a view does not cover those behind it.
    hit = "name => { const r = document.querySelector(`[data-identifier='${name}']`).getBoundingClientRect(); return document.elementFromPoint(r.x + 5, r.y + 5).dataset.identifier }"
    assert [page.evaluate(hit, "under"), page.evaluate(hit, "over")] == ["under", "over"]
    # A view that reaches over the edge has its full size.
    assert page.evaluate("document.querySelector('[data-identifier=wide]').parentElement.getBoundingClientRect().width") == 200


# Shows: Color.white, Color.black, Color.gray, Color.red, Color.blue, Color.green, Color.yellow, Color.primary, Color.orange (ColorsPage)
# Shows: Color.accentColor, Color.purple, Color.pink, Color.teal, Color.cyan, Color.indigo, Color.clear, Color.secondary (ColorsPage)
# Shows: UIColor.white, UIColor.clear, UIColor.systemBackground, UIColor.secondarySystemBackground (ColorsPage)
def test_colours_are_those_of_the_system(open_page, app):
    picture = Picture(go(open_page(color_scheme="light"), app, "colors"))
    for name, color in {
        "white": WHITE, "black": BLACK, "gray": (142, 142, 147), "red": (255, 59, 48), "blue": (0, 106, 222), "green": (52, 199, 89),
        "yellow": (255, 204, 0), "primary": BLACK, "orange": (255, 149, 0), "accentColor": (0, 106, 222), "purple": (175, 82, 222),
        "pink": (255, 45, 85), "teal": (48, 176, 199), "cyan": (50, 173, 230), "indigo": (88, 86, 214), "clear": WHITE,
        "secondary": (113, 113, 118), "UIColor.white": WHITE, "UIColor.clear": WHITE, "systemBackground": WHITE,
        "secondarySystemBackground": (242, 242, 247),
    }.items():
        assert picture.at(name) == color, name


RED = (255, 0, 0)


# Shows: Rectangle, RoundedRectangle, UnevenRoundedRectangle, Circle, Ellipse, Capsule, Shape, Path, InsettableShape, .inset, .fill (ShapesPage)
# Shows: .addLine, .move, .closeSubpath, .addRect, .addArc, .addQuadCurve, .addCurve, .addPath, .applying, .rotation, .trim (ShapesPage)
# Shows: .stroke, .strokeBorder, StrokeStyle, LinearGradient, RadialGradient, AngularGradient, Gradient, AnyShapeStyle, Material (ShapesPage)
def test_shapes_are_drawn_and_filled(open_page, app):
    picture = Picture(go(open_page(color_scheme="light"), app, "shapes"))

    def seen(name, *points):
        return ["r" if picture.at(name, *point) == RED else "-" for point in points]

    corners = [(0.02, 0.02), (0.97, 0.02), (0.97, 0.96), (0.5, 0.5)]
    assert seen("rectangle", *corners) == ["r", "r", "r", "r"]
    assert seen("rounded", *corners) == ["-", "-", "-", "r"]
    assert seen("uneven", *corners) == ["-", "r", "r", "r"]
    assert seen("circle", *corners, (0.1, 0.5), (0.5, 0.05)) == ["-", "-", "-", "r", "-", "r"]
    assert seen("ellipse", *corners, (0.05, 0.5)) == ["-", "-", "-", "r", "r"]
    assert seen("capsule", *corners, (0.05, 0.5), (0.4, 0.05)) == ["-", "-", "-", "r", "r", "r"]
    assert seen("own", (0.02, 0.02), (0.9, 0.05), (0.97, 0.96), (0.2, 0.2)) == ["r", "r", "-", "r"]
    assert seen("inset", (0.5, 0.1), (0.5, 0.5)) == ["-", "r"]
    assert seen("stroke", (0.02, 0.5), (0.5, 0.5), (-0.02, 0.5)) == ["r", "-", "r"]
    assert seen("strokeBorder", (0.05, 0.5), (0.5, 0.5), (-0.02, 0.5)) == ["r", "-", "-"]
    assert seen("ellipseLine", (0.02, 0.5), (0.5, 0.03), (0.5, 0.5)) == ["r", "r", "-"]
    assert seen("trim", (0.5, 0.03), (0.5, 0.97)) == ["r", "-"]
    assert seen("rotation", (0.5, 0.5), (0.05, 0.5), (0.5, -0.15)) == ["r", "-", "r"]
    assert seen("addRect", (0.25, 0.5), (0.75, 0.5)) == ["r", "-"]
    assert seen("addArc", (0.5, 0.8), (0.5, 0.2)) == ["r", "-"]
    assert seen("addQuadCurve", (0.5, 0.5), (0.2, 0.9), (0.1, 0.9)) == ["r", "-", "-"]
    assert seen("addCurve", (0.5, 0.5), (0.5, 0.99)) == ["r", "-"]
    assert seen("addPath", (0.2, 0.5), (0.8, 0.5)) == ["-", "r"]
    assert seen("anyStyle", (0.5, 0.5)) == ["r"]
    red = lambda name, *point: picture.at(name, *point)[0]
    assert red("linear", 0.02) > 240 > red("linear") > 100 > red("linear", 0.95)
    assert red("radial") > 240 > red("radial", 0.5, 0.75) > 100 > red("radial", 0.02)
    assert red("angular", 0.9, 0.55) > 220 > red("angular", 0.1) > 100 > red("angular", 0.9, 0.45)
    assert 60 < red("material") < 250


# Shows: .foregroundStyle, Image (ShapesPage)
def test_lines_paths_and_symbols_have_gradients(open_page, app):
    picture = Picture(go(open_page(color_scheme="light"), app, "shapes"))
    red = lambda name, *point: picture.at(name, *point)[0]
    assert red("angularLine", 0.813, 0.67) > 220 > 30 > red("angularLine", 0.813, 0.33)
    assert 100 < red("angularLine", 0.167, 0.5) < 150
    assert picture.at("angularLine") == WHITE != picture.at("angularLine", 0.5, -0.05)
    assert 110 > red("radialLine", 0.5, 0.02) > 60 > 20 > red("radialLine", 0.02, 0.5)
    assert 170 > red("angularOwn", 0.05, 0.9) > 130 > red("angularOwn", 0.2, 0.2) > 80 > 50 > red("angularOwn", 0.9, 0.05)
    assert picture.at("angularOwn", 0.97, 0.96) == WHITE
    assert red("symbol", 0.25) > 150 > 100 > red("symbol", 0.75)


# Shows: .trim (ShapesPage)
def test_a_trimmed_shape_is_filled_and_dashed_in_part(open_page, app):
    picture = Picture(go(open_page(color_scheme="light"), app, "shapes"))
    seen = lambda name, *points: ["r" if picture.at(name, *point) == RED else "-" for point in points]
    assert seen("trimFill", (0.5, 0.75), (0.5, 0.25)) == ["r", "-"]
    assert seen("trimDash", (5 / 60, 0.02), (15 / 60, 0.02), (0.97, 5 / 40), (0.97, 15 / 40), (0.02, 0.5)) == ["r", "-", "r", "-", "-"]
    assert seen("trimOwn", (0.3, 0.03), (0.95, 0.03), (0.02, 0.6)) == ["r", "-", "-"]


# Shows: HStack, VStack, ZStack, Spacer, HorizontalAlignment, VerticalAlignment, .frame, EdgeInsets, Edge (RoomPage)
# Shows: Grid, GridRow, .gridCellColumns, .layoutPriority, Divider (RoomPage)
def test_stacks_and_grids_place_their_views_as_in_swiftui(open_page, app):
    page = go(open_page(), app, "room")
    left, top, *_ = box(page, "h1")
    assert box(page, "h2") == (left + 52, top, 40, 60)
    assert box(page, "h3")[:2] == (left + 360, top)
    v1, v2 = box(page, "v1"), box(page, "v2")
    assert v2[:2] == (v1[0], v1[1] + 32)
    z1, z2 = box(page, "z1"), box(page, "z2")
    assert z2[:2] == (z1[0] + 60, z1[1] + 40)
    assert box(page, "padded")[0] == left + 40
    assert box(page, "framed")[0] == left + 160
    g1, g2, g3 = (box(page, name) for name in ("g1", "g2", "g3"))
    assert g2[1] == g1[1] and g3[1] == g1[1] + 30
    assert g3[0] + g3[2] / 2 == (g1[0] + g2[0] + g2[2]) / 2
    takes, yields = (page.locator(f"[data-identifier='{name}']").evaluate("n => [n.scrollWidth, n.clientWidth]") for name in ("takes", "yields"))
    assert takes[0] <= takes[1] and yields[0] > yields[1]
    assert box(page, "divider")[2] == 100 and box(page, "divider")[3] <= 1


# -- The style rules of the first paint

REMEMBER_LOOK = """
() => {
  window.lookOf = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const style = getComputedStyle(node);
    return { box: [x, y, width, height].join(), ...Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)])) };
  };
  window.before = [...document.body.querySelectorAll('*')].filter((node) => node.checkVisibility()).map((node) => [node, lookOf(node)]);
}
"""

# A symbol has no size before the file of symbols arrives, and no event tells when it did.
SYMBOLS_ARE_DRAWN = "[...document.querySelectorAll('use')].every((use) => !use.checkVisibility() || use.getBoundingClientRect().width)"

CHANGED_LOOK = """
() => before.flatMap(([node, old]) => {
  const now = lookOf(node);
  return Object.keys(now).filter((name) => now[name] !== old[name]).map((name) => `${node.outerHTML.slice(0, 80)} ${name}: ${old[name]} → ${now[name]}`);
})
"""


@pytest.mark.parametrize("path", ["rows", "sections", "columns", "letters", "menus", "pictures", "searching"])
@pytest.mark.parametrize(["width", "height"], [(390, 844), (1280, 800)])
def test_the_whole_style_sheet_changes_nothing_on_a_loaded_page(open_page, app, path, width, height):
    page = open_page(width, height, reduced_motion="reduce")
    requests = []
    page.route("**/_martlet/style.css*", lambda route: requests.append(route))
    # Without a connection, nothing else changes the page.
    page.route_web_socket("**/_martlet/socket*", lambda socket: None)
    page.goto(f"{app}/{path}", wait_until="commit")  # It loads completely only when the style sheet has arrived.
    until(page, "!!document.querySelector('head > link[rel=stylesheet][href*=\"style.css\"]')")
    page.evaluate("() => document.body.offsetWidth && document.fonts.ready.then(() => true)")  # Widths change when a font arrives.
    until(page, SYMBOLS_ARE_DRAWN)
    page.evaluate(REMEMBER_LOOK)
    assert requests
    for request in requests:
        request.continue_()
    until(page, "[...document.styleSheets].some((sheet) => sheet.href?.includes('style.css'))")
    assert page.evaluate(CHANGED_LOOK) == []

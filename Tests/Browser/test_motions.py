"""Animations that the page runs by itself, and those that go from phase to phase."""

import math

from playwright.sync_api import expect

from conftest import until
from test_app import go
from test_look import box, style


def frame(name):
    return f"document.querySelector(\"[data-identifier='{name}']\").getBoundingClientRect()"


def animations(page, selector):
    """The animations in what a selector finds: their durations, and how often they run."""
    return page.evaluate(
        "selector => [...document.querySelectorAll(selector)].flatMap(node => node.getAnimations({ subtree: true }))"
        ".map(({ effect }) => [effect.getTiming().duration, '' + effect.getTiming().iterations])", selector)


def pause_at(page, selector, time):
    """Stops all animations in what a selector finds at a time in milliseconds."""
    page.evaluate(
        "([selector, time]) => document.querySelector(selector).getAnimations({ subtree: true })"
        ".forEach(animation => { animation.pause(); animation.currentTime = time; })", [selector, time])


# Shows: PhaseAnimator (PhasesPage)
def test_phases_repeat_and_the_browser_animates_between_them(open_page, app):
    page = go(open_page(390, 844), app, "phases")
    page.evaluate(f"globalThis.left = {frame('looping')}.left - 0")
    seen = "globalThis.seen = (globalThis.seen ?? new Set).add(Math.round(" + frame("looping") + ".left))"
    # Between both phases, and in each.
    until(page, f"({seen}) && Math.max(...seen) - Math.min(...seen) >= 58 && seen.size > 4")


# Shows: .phaseAnimator (PhasesPage)
def test_a_trigger_runs_the_phases_once(open_page, app):
    page = go(open_page(390, 844), app, "phases")
    left = box(page, "triggered")[0]
    page.get_by_role("button", name="Start").click()
    until(page, f"{frame('triggered')}.left > {left + 70}")
    until(page, f"{frame('triggered')}.left === {left}")


def test_a_completion_comes_after_the_animation(open_page, app):
    page = go(open_page(390, 844), app, "phases")
    page.get_by_role("button", name="Grow").click()
    expect(page.get_by_text("Endings: 1")).to_be_visible()


def test_phases_stay_with_reduced_motion(open_page, app):
    page = go(open_page(390, 844, reduced_motion="reduce"), app, "phases")
    left = box(page, "triggered")[0]
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="Grow").click()
    expect(page.get_by_text("Endings: 1")).to_be_visible()
    assert box(page, "triggered")[0] == box(page, "looping")[0] == left


# Shows: .keyframeAnimator (KeyframesPage)
def test_keyframes_run_in_the_page_without_the_server(open_page, app):
    page = open_page(390, 844)
    frames = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(frame)))
    go(page, app, "keyframes")
    until(page, "document.querySelector('.k-keyframes:has([data-identifier=ball])').getAnimations({ subtree: true }).length === 1")
    assert animations(page, ".k-keyframes:has([data-identifier=ball])") == [[800, "Infinity"]]
    assert animations(page, ".k-keyframes:has([data-identifier=bell])") == []
    left, top, width, height = box(page, "bell")
    page.get_by_role("button", name="Ring").click()
    until(page, "document.querySelector('.k-keyframes:has([data-identifier=bell])').getAnimations({ subtree: true }).length === 1")
    for time, y, scale in [(0, 0, 1), (250, -20, 1.25), (500, -40, 1.5), (750, -10, 1.75), (1000, 20, 2)]:
        pause_at(page, ".k-keyframes:has([data-identifier=bell])", time)
        matrix = page.evaluate(
            "() => { const { a, b, f } = new DOMMatrix(getComputedStyle(document.querySelector('.k-keyframes:has([data-identifier=bell])"
            " .k-moving')).transform); return [f, Math.hypot(a, b)]; }")
        assert [round(number, 2) for number in matrix] == [y, scale], time
    # The server has sent the start, and no frame of the animation.
    count = len(frames)
    page.evaluate("document.getAnimations().forEach(animation => animation.finish ? animation.effect.getTiming().iterations === 1 && animation.finish() : 0)")
    assert len(frames) == count <= 3


def test_repeating_keyframes_stay_with_reduced_motion(open_page, app):
    page = go(open_page(390, 844, reduced_motion="reduce"), app, "keyframes")
    page.get_by_role("button", name="Ring").click()
    # What a trigger starts is at its end at once.
    until(page, "new DOMMatrix(getComputedStyle(document.querySelector('.k-keyframes:has([data-identifier=bell]) .k-moving')).transform).f === 20")
    assert animations(page, ".k-keyframes:has([data-identifier=ball])") == []


# Shows: .symbolEffect (SymbolEffectsPage)
def test_symbols_move_by_themselves(open_page, app):
    page = go(open_page(390, 844), app, "symbolEffects")
    effect = "[data-identifier={}]".format
    assert animations(page, effect("bounce")) == []
    page.get_by_role("button", name="Bounce").click()
    until(page, "document.getAnimations().some(({ effect }) => effect.getTiming().iterations === 2)")
    assert [250, "2"] in animations(page, effect("bounce"))
    before = box(page, "scale")
    page.get_by_role("switch").click()
    until(page, "document.getAnimations().filter(({ effect }) => effect.getTiming().iterations === Infinity).length >= 2")
    assert [1500, "Infinity"] in animations(page, effect("pulse"))
    assert [800, "Infinity"] in animations(page, effect("variable"))
    svg = "document.querySelector('[data-identifier={}] svg')".format
    until(page, f"getComputedStyle({svg('scale')}).scale === '1.25'")
    until(page, f"getComputedStyle({svg('disappear')}).opacity === '0'")
    assert box(page, "scale") == before
    page.get_by_role("switch").click()
    until(page, "document.getAnimations().every(({ effect }) => effect.getTiming().iterations === 1)")
    until(page, f"getComputedStyle({svg('disappear')}).opacity === '1'")


def test_symbols_stay_with_reduced_motion(open_page, app):
    page = go(open_page(390, 844, reduced_motion="reduce"), app, "symbolEffects")
    page.get_by_role("switch").click()
    until(page, "[...document.querySelectorAll('.k-symbol-effect svg')].some(svg => getComputedStyle(svg).opacity === '0')")
    assert page.evaluate("document.getAnimations().every(({ effect }) => effect.getTiming().iterations === 1)")


# Shows: .scrollTransition (ScrollTransitionsPage)
def test_rows_change_with_each_point_that_is_scrolled(open_page, app):
    page = go(open_page(390, 844), app, "scrollTransitions")
    look = """name => {
        const { opacity, transform } = getComputedStyle(document.querySelector(`[data-identifier='${name}'] .k-moving`)
            ?? document.querySelector(`.k-scroll-transition:has([data-identifier='${name}']) .k-moving`));
        const { a, e } = new DOMMatrix(transform);
        return [opacity, a, e].map(number => Math.round(number * 100) / 100);
    }"""
    until(page, "document.querySelectorAll('.k-scroll-transition .k-moving').length === 20 && document.querySelectorAll('.k-scroll-transition')[19].getAnimations({ subtree: true }).length")
    assert page.evaluate(look, "row 0") == [1, 1, 0]
    # Rows are 110 points apart, and the scroll view is 400 points high: 30 of the fourth row's 100 points are beyond its end.
    assert page.evaluate(look, "row 3") == [0.7, 0.85, 15]
    assert page.evaluate(look, "row 8") == [0, 0.5, 50]
    # The next frame shows it, which is sooner than the server could answer.
    looks = page.evaluate(f"""async () => {{
        document.querySelector("[data-identifier=scroll]").scrollTop = 50;
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
        return ["row 0", "row 3"].map({look});
    }}""")
    assert looks == [[0.5, 0.75, -25], [1, 1, 0]]


# Shows: .visualEffect (ScrollTransitionsPage)
def test_a_visual_effect_follows_the_place_of_the_view(open_page, app):
    page = go(open_page(390, 844), app, "scrollTransitions")
    angle = """() => {
        const { a, b } = new DOMMatrix(getComputedStyle(document.querySelector('.k-moving>.k-moving:has([data-identifier=turned])')).transform);
        return Math.round(Math.atan2(b, a) * 180 / Math.PI * 10) / 10;
    }"""
    top = page.evaluate(f"{frame('turned')}.top")
    until(page, f"({angle})() > 0")
    first = page.evaluate(angle)
    page.evaluate("document.querySelector('[data-identifier=scroll]').scrollTop = 500")
    until(page, f"Math.abs(({angle})() - ({first} - 5)) < 0.3")


# Shows: AnyLayout (AnyLayoutPage)
def test_views_move_to_their_places_in_another_layout_and_keep_their_state(open_page, app):
    page = go(open_page(390, 844), app, "anyLayout")
    field = page.get_by_role("textbox")
    field.fill("kept")
    first, second = box(page, "first"), box(page, "second")
    assert (second[0], second[1]) == (first[0], first[1] + 65)
    page.evaluate("globalThis.node = document.querySelector('input')")
    page.get_by_role("button", name="Switch").click()
    # On its way it is neither below nor beside the first.
    until(page, f"{frame('second')}.top < {second[1]} && {frame('second')}.top !== {frame('first')}.top")
    until(page, f"{frame('second')}.top === {frame('first')}.top")
    first, second = box(page, "first"), box(page, "second")
    assert (second[0], second[1]) == (first[0] + 80, first[1])
    expect(field).to_have_value("kept")
    assert page.evaluate("node.isConnected")


# Shows: .glassEffect, GlassEffectContainer (GlassPage)
def test_glass_blurs_what_is_behind_it_in_its_shape(open_page, app):
    page = go(open_page(390, 844), app, "glass")
    assert "9999px" in style(page, "regular", "borderRadius")
    assert any("blur" in value for value in style(page, "regular", "backdropFilter"))
    assert "12px" in style(page, "square", "borderRadius")
    assert any("blur" in value for value in style(page, "square", "backdropFilter"))
    green = style(page, "tinted", "backgroundColor")
    assert any("0.8" in value for value in green)
    assert all(value == "none" for value in style(page, "none", "backdropFilter"))


# Shows: GeometryEffect (GeometryEffectsPage)
def test_a_geometry_effect_swings_in_the_page(open_page, app):
    page = go(open_page(390, 844), app, "geometryEffects")
    shaken = ".k-keyframes:has([data-identifier=shaken])"
    assert animations(page, shaken) == []
    left = box(page, "shaken")[0]
    page.get_by_role("button", name="Shake").click()
    until(page, f"document.querySelector('{shaken}').getAnimations({{ subtree: true }}).length === 1")
    for time, x in [(0, 0), (12500, 10), (25000, 0), (37500, -10), (50000, 0)]:
        pause_at(page, shaken, time)
        assert abs(box(page, "shaken")[0] - left - x) < 0.2, time


# Shows: GeometryEffect (GeometryEffectsPage)
def test_a_card_is_turned_about_its_middle_also_on_the_way(open_page, app):
    page = go(open_page(390, 844), app, "geometryEffects")
    card = ".k-keyframes:has([data-identifier=card])"
    x, _, width, height = box(page, "card")
    assert (width, height) == (200, 120)
    page.get_by_role("button", name="Turn").click()
    until(page, f"document.querySelector('{card}').getAnimations({{ subtree: true }}).some(animation => animation.constructor === Animation)")
    pause_at(page, card, 25000)
    left, _, wide, high = box(page, "card")
    assert 165 < wide < 185 and high > 121 and abs(left + wide / 2 - (x + 100)) < 14
    page = go(open_page(390, 844), app, "geometryEffects")
    page.get_by_role("button", name="Flip").click()
    until(page, f"{frame('card')}.width < 120")
    now = box(page, "card")
    # Half as wide, about its middle; the nearer side is larger.
    assert abs(now[0] + now[2] / 2 - (x + 100)) < 16 and now[3] > 121


# Shows: Animatable, AnimatableModifier (AnimatablesPage)
def test_the_app_sets_the_values_on_the_way(open_page, app):
    page = go(open_page(390, 844), app, "animatables")
    expect(page.get_by_text("25 %")).to_be_visible()
    record = "globalThis.seen = (globalThis.seen ?? new Set).add([...document.querySelectorAll('.k-text')].map(node => node.textContent).find(text => / %$/.test(text)))"
    heights = "globalThis.heights = (globalThis.heights ?? new Set).add(" + frame("level") + ".height)"
    page.get_by_role("button", name="Fill").click()
    until(page, f"({record}) && ({heights}) && seen.has('75 %')")
    seen = sorted(int(text.split()[0]) for text in page.evaluate("[...seen]"))
    assert seen[0] == 25 and len(seen) > 10
    # The bar waits until the middle, and then grows.
    heights = page.evaluate("[...heights]")
    assert heights[0] == 10 and len(heights) > 5
    until(page, f"{frame('level')}.height === 25")


# Shows: Animatable (AnimatablesPage)
def test_a_shape_of_the_app_is_drawn_on_the_way(open_page, app):
    page = go(open_page(390, 844), app, "animatables")
    kinds = "document.querySelector(\"[data-identifier='pie'] path\").getAttribute('d').replace(/[^A-Z]/g, '')"
    outline = "document.querySelector(\"[data-identifier='pie'] path\").getAttribute('d')"
    until(page, f"{outline}.startsWith('M50 50')")  # Its size has been measured.
    start = page.evaluate(outline)
    page.get_by_role("button", name="Fill").click()
    until(page, f"(globalThis.drawn = (globalThis.drawn ?? new Set).add({outline})).size > 10")
    # An arc of three quarters has more curves than one of a quarter.
    until(page, f"{kinds}.length > {len(''.join(filter(str.isalpha, start)))}")
    page.get_by_role("button", name="Jump").click()
    until(page, f"{outline} === {start!r}")


# Shows: Animatable, .trim (AnimatablesPage)
def test_the_page_moves_straight_points_and_trims_by_itself(open_page, app):
    page = go(open_page(390, 844), app, "animatables")
    page.get_by_role("button", name="Fill").click()
    for name in ["ring", "kite"]:
        drawing = f"[data-identifier={name}] svg"
        until(page, f"document.querySelector('{drawing}').getAnimations({{ subtree: true }}).length > 0")
        assert [duration for duration, _ in animations(page, drawing)] == [2000]


def test_values_without_an_animation_are_not_on_the_way(open_page, app):
    page = go(open_page(390, 844), app, "animatables")
    page.get_by_role("button", name="Jump").click()
    expect(page.get_by_text("75 %")).to_be_visible()
    assert animations(page, "[data-identifier=ring] *, [data-identifier=kite] *") == []


# Shows: Animation.spring (AnimatablesPage)
def test_a_spring_swings_in_the_page(open_page, app):
    page = go(open_page(390, 844), app, "animatables")
    left = box(page, "ball")[0]
    page.get_by_role("button", name="Bounce").click()
    moved = "[data-identifier=ball]"
    until(page, f"document.querySelector('{moved}').getAnimations().length > 0")
    turn = math.pi  # The radians in a second of an oscillation of two.
    own = turn * math.sqrt(1 - 0.4 ** 2)
    for seconds in [0.2, 0.5, 1, 1.5, 2.2, 3]:
        pause_at(page, moved, 1000 * seconds)
        left_over = math.exp(-0.4 * turn * seconds) * (math.cos(own * seconds) + 0.4 * turn / own * math.sin(own * seconds))
        assert abs(box(page, "ball")[0] - left - 100 * (1 - left_over)) < 0.5, seconds


def test_a_spring_with_much_damping_never_passes_its_end(open_page, app):
    page = go(open_page(390, 844), app, "animatables")
    left = box(page, "ball")[0]
    page.get_by_role("button", name="Creep").click()
    moved = "[data-identifier=ball]"
    until(page, f"document.querySelector('{moved}').getAnimations().length > 0")
    # The damping ratio is 2.
    turn, own = math.pi, math.pi * math.sqrt(3)
    for seconds in [0.2, 1, 2, 4]:
        pause_at(page, moved, 1000 * seconds)
        left_over = math.exp(-2 * turn * seconds) * (math.cosh(own * seconds) + 2 * turn / own * math.sinh(own * seconds))
        assert abs(box(page, "ball")[0] - left - 100 * (1 - left_over)) < 0.5, seconds


def letters(page):
    """The letters that roll, with the shares of their opacity and their vertical offset."""
    return page.evaluate(
        "[...document.querySelectorAll('[data-contents=numericText] > :not([id]) > span')].map(node => "
        "[node.textContent, +getComputedStyle(node).opacity, getComputedStyle(node).translate])")


# Shows: .contentTransition (ContentTransitionsPage)
def test_the_digits_that_change_roll(open_page, app):
    page = go(open_page(390, 844), app, "contentTransitions")
    box_before = box(page, "count")
    page.get_by_role("button", name="More").click()
    until(page, "document.querySelectorAll('[data-contents=numericText] > :not([id]) > span').length === 11")
    # The text is the new one at once, for readers too; what rolls is no part of it.
    assert page.locator("[data-identifier=count]").inner_text() == "99"
    for transition in page.locator("[data-contents=numericText]").all():
        transition.evaluate(
            "node => node.getAnimations({ subtree: true }).forEach(animation => { animation.pause(); animation.currentTime = 10000; })")
    count, down = letters(page)[:3], letters(page)[3:]
    assert [letter for letter, *_ in count] == ["9", "9", "8"]
    # The first 9 stays; the new 9 comes from below, and the 8 goes up; both are half there.
    assert count[0][1] == 1 and abs(count[1][1] - 0.5) < 0.05 and abs(count[2][1] - 0.5) < 0.05
    assert count[1][2].split()[1][0] != "-" and count[2][2].split()[1][0] == "-"
    # One that counts down does the opposite.
    assert [letter for letter, *_ in down] == list("99 cups") + ["8"]
    assert down[1][2].split()[1][0] == "-" and down[7][2].split()[1][0] != "-"
    assert box(page, "count") == box_before


def test_a_number_that_falls_rolls_down_and_moves_what_stays(open_page, app):
    page = go(open_page(390, 844), app, "contentTransitions")
    page.get_by_role("button", name="Jump").click()
    page.get_by_role("button", name="Jump").click()
    expect(page.locator("[data-identifier=count]")).to_have_text("100")
    assert letters(page) == []
    page.get_by_role("button", name="Less").click()
    until(page, "document.querySelectorAll('[data-contents=numericText] > :not([id]) > span').length > 0")
    rolling = letters(page)
    assert [letter for letter, *_ in rolling][:5] == list("99100")
    assert rolling[0][2].split()[1][0] == "-"


def test_a_word_fades_and_a_symbol_is_replaced(open_page, app):
    page = go(open_page(390, 844), app, "contentTransitions")
    page.get_by_role("button", name="More").click()
    copies = "[data-contents={}] > :not([id])"
    until(page, f"document.querySelectorAll('{copies.format('opacity')}').length === 1")
    assert page.locator(copies.format("opacity")).inner_text() == "even"
    assert page.locator("[data-identifier=word]").inner_text() == "odd"
    assert page.locator(copies.format("identity")).count() == 0
    assert page.locator(copies.format("downUp")).count() == 1
    for name in ["opacity", "downUp"]:
        page.locator(f"[data-contents={name}]").evaluate(
            "node => node.getAnimations({ subtree: true }).forEach(animation => { animation.pause(); animation.currentTime = 5000; })")
    assert abs(float(style(page, "word", "opacity")[0]) - 0.25) < 0.02
    assert abs(float(page.locator(copies.format("downUp")).evaluate("node => getComputedStyle(node).opacity")) - 0.75) < 0.02
    assert abs(float(page.locator(copies.format("downUp")).evaluate("node => getComputedStyle(node).scale")) - 0.85) < 0.02


def test_nothing_is_left_of_a_transition(open_page, app):
    page = go(open_page(390, 844), app, "contentTransitions")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Quick").click()
    expect(page.locator("[data-identifier=count]")).to_have_text("100")
    until(page, "document.querySelectorAll('[data-contents] > :not([id])').length === 0")
    assert style(page, "count", "opacity") == ["1"]


def test_contents_change_at_once_with_reduced_motion(open_page, app):
    page = go(open_page(390, 844, reduced_motion="reduce"), app, "contentTransitions")
    page.get_by_role("button", name="More").click()
    expect(page.locator("[data-identifier=count]")).to_have_text("99")
    assert page.locator("[data-contents] > :not([id])").count() == 0

"""Canvases and timelines: what they draw, in pixels."""

import pytest

from conftest import until
from pixels import Picture, near
from test_app import go
from test_look import box

BLACK, WHITE, RED, BLUE = (0, 0, 0), (255, 255, 255), (255, 0, 0), (0, 0, 255)


@pytest.fixture
def drawn(open_page, app):
    """A page of drawings on a phone, once they are drawn."""

    def drawn(scheme="light"):
        page = go(open_page(390, 844, color_scheme=scheme), app, "canvas")
        until(page, "document.querySelectorAll('.k-canvas>svg').length === 20")
        return page

    return drawn


# Shows: Canvas (CanvasPage)
def test_a_canvas_draws_paths_in_its_real_size(drawn):
    picture = Picture(drawn())
    assert picture.at("halves", 0.25) == near((52, 199, 89))
    assert picture.at("halves", 0.47) == near((52, 199, 89))
    assert picture.at("halves", 0.53) == picture.at("halves", 0.97) == near(BLACK)
    assert picture.at("dashes", 0.1) == near(RED)
    assert picture.at("dashes", 0.5) == picture.at("dashes", 0.1, 0.25) == near(WHITE)
    assert picture.at("dashes", 0.8) == near(RED)


def test_the_colors_of_a_canvas_follow_dark_mode(drawn):
    picture = Picture(drawn("dark"))
    assert picture.at("halves", 0.25) == near((48, 209, 88))
    assert picture.at("halves", 0.75) == near(WHITE)


def test_gradients_of_a_canvas_are_in_its_points(drawn):
    picture = Picture(drawn())
    assert [picture.at("linear", x)[0] for x in (0.1, 0.95)] == [0, 255]
    assert 120 <= picture.at("linear", 0.5)[0] <= 135
    assert [picture.at("radial", x)[0] for x in (0.5, 0.58, 0.82)] == [0, 0, 255]
    assert 100 <= picture.at("radial", 0.7)[0] <= 150
    # The angles begin at the trailing side and go on clockwise.
    assert picture.at("conic", 0.5, 0.75) == near((255, 59, 48))
    assert picture.at("conic", 0.5, 0.25) == near((0, 106, 222))
    assert picture.at("tinted") == near((255, 149, 0))


def test_texts_and_images_of_a_canvas_are_where_it_draws_them(drawn):
    page = drawn()

    def frame(name, part):
        left, top, *_ = box(page, name)
        found = page.locator(f"[data-identifier='{name}'] {part}").bounding_box()
        return [found["x"] - left, found["y"] - top, found["width"], found["height"]]

    left, top, width, height = frame("text", "text")
    assert (round(left + width / 2), round(top + height / 2)) == (50, 30)
    assert 35 < width < 60
    left, top, width, height = frame("corner", "text")
    assert (round(left + width), round(top + height)) == (100, 60)
    # Three lines of a caption.
    assert 44 < frame("wrapped", "div span")[3] <= 48
    assert frame("wrapped", "foreignObject") == [10, 5, 60, 50]
    left, top, width, height = frame("symbol", "svg svg")
    assert (round(left + width / 2), round(top + height / 2)) == (50, 30)
    assert Picture(page).at("symbol") == near(BLUE)
    assert frame("picture", "image") == [0, 0, 50, 60]
    assert Picture(page).at("picture", 0.25) != near(WHITE) == Picture(page).at("picture", 0.75)


def test_the_state_of_a_context_affects_what_it_draws(drawn):
    picture = Picture(drawn())
    assert [picture.at("clip", x) for x in (0.1, 0.5)] == [near(WHITE), near(BLUE)]
    assert [picture.at("hole", x) for x in (0.1, 0.5)] == [near(BLUE), near(WHITE)]
    assert [picture.at("layerClip", x) for x in (0.25, 0.75)] == [near(BLUE), near(WHITE)]
    assert [picture.at("blend", x) for x in (0.25, 0.75)] == [near(RED), near(BLACK)]
    assert picture.at("layer") == near((128, 128, 128))
    assert [picture.at("turned", x) for x in (0.25, 0.75)] == [near(WHITE), near(BLUE)]
    assert 100 < picture.at("blur", 0.5)[0] < 155 and picture.at("blur", 0.2)[0] < 10
    assert [picture.at("shadow", x) for x in (0.25, 0.75)] == [near(BLUE), near((255, 59, 48))]
    assert picture.at("inverted") == near((255, 255, 0))


# Shows: TimelineView (TimelinePage)
def test_a_timeline_goes_on_by_itself_until_it_is_paused(open_page, app):
    page = go(open_page(390, 844), app, "timeline")
    # The page writes numbers with separators.
    seconds = "+document.querySelector('[data-identifier=seconds]').innerText.replaceAll(',', '')"

    def wait_half_a_second():
        until(page, f"{seconds} > {page.evaluate(seconds) + 0.5}")

    wait_half_a_second()
    moving = "document.querySelector('.k-canvas path')?.getAttribute('d')"
    until(page, f"(globalThis.was ??= {moving}) && was !== {moving}")
    page.get_by_role("switch").click()
    # The page may still get what was drawn before the server heard of the switch.
    for _ in range(5):
        before = page.evaluate(moving)
        wait_half_a_second()
        if page.evaluate(moving) == before:
            return
    raise AssertionError("the timeline goes on")

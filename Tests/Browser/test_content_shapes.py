"""Where a view receives touches: on what it paints, and in its content shape."""

import pytest

from conftest import until
from test_app import go

# In points of an area of 140 by 80 points: the centre, its left and right quarters, places near a side and in a corner.
CENTRE, LEFT, SIDE, TOP, CORNER = (70, 40), (40, 40), (15, 40), (70, 6), (5, 5)


@pytest.fixture
def areas(open_page, app):
    return Areas(go(open_page(390, 844), app, "contentShapes", extras=True))


class Areas:
    def __init__(self, page):
        self.page = page

    def log(self):
        return self.page.locator("[data-identifier=log]").inner_text()

    def place(self, name, point):
        box = self.page.locator(f"[data-identifier={name}]").bounding_box()
        return box["x"] + point[0], box["y"] + point[1]

    def taps(self, name, *points):
        """Whether a tap at each point is taken. A tap that is taken follows each one, and shows that the page has handled it."""
        found = []
        for point in points:
            before = self.log().split().count(name)
            ends = self.log().split().count("rectangle")
            self.page.mouse.click(*self.place(name, point))
            self.page.mouse.click(*self.place("rectangle", CORNER))
            until(self.page, f"document.querySelector('[data-identifier=log]').innerText.split(' ').filter(x => x == 'rectangle').length > {ends}")
            found.append(self.log().split().count(name) > before)
        return found


# Shows: .onTapGesture (ContentShapesPage)
def test_a_view_is_tapped_where_it_paints(areas):
    assert areas.taps("painted", CENTRE, SIDE, CORNER) == [True, True, True]
    assert areas.taps("transparent", CENTRE, SIDE, CORNER) == [True, False, False]


# Shows: .onTapGesture (ContentShapesPage)
def test_what_is_painted_around_a_gesture_does_not_receive_it(areas):
    assert areas.taps("later", CENTRE, LEFT, CORNER) == [True, False, False]


# Shows: .contentShape (ContentShapesPage)
def test_a_content_shape_receives_taps_where_the_view_is_transparent(areas):
    assert areas.taps("circle", CENTRE, LEFT, TOP, SIDE, CORNER) == [True, True, True, False, False]


# Shows: .contentShape (ContentShapesPage)
def test_a_view_is_not_tapped_outside_its_content_shape(areas):
    assert areas.taps("cut", CENTRE, SIDE, TOP, CORNER) == [True, True, True, False]
    assert areas.taps("path", CENTRE, TOP, (20, 75), SIDE, CORNER) == [True, True, True, False, False]


# Shows: .contentShape (ContentShapesPage)
def test_a_rectangle_gives_a_circle_corners_to_tap(areas):
    assert areas.taps("round", CENTRE, SIDE, CORNER) == [True, True, True]


# Shows: .contentShape (ContentShapesPage)
def test_a_button_in_a_content_shape_takes_its_own_taps(areas):
    assert areas.taps("nested", SIDE, CORNER) == [True, False]
    areas.page.get_by_role("button", name="Inner").click()
    until(areas.page, "document.querySelector('[data-identifier=log]').innerText.endsWith('inner')")
    assert areas.log().split().count("nested") == 1


# Shows: .allowsHitTesting (ContentShapesPage)
def test_no_part_of_a_view_without_hit_testing_is_tapped(areas):
    assert areas.taps("off", CENTRE, SIDE, CORNER) == [False, False, False]


# Shows: .gesture (ContentShapesPage)
def test_a_drag_begins_on_what_is_painted_and_tells_its_place_in_it(areas):
    x, y = areas.place("dragged", (10, 12))
    areas.page.mouse.move(x, y)
    areas.page.mouse.down()
    areas.page.mouse.move(x + 20, y)
    areas.page.mouse.move(x + 40, y)
    areas.page.mouse.up()
    until(areas.page, "document.querySelector('[data-identifier=log]').innerText == '10,12'")


# Shows: .onTapGesture (ContentShapesPage)
def test_a_tap_tells_its_place_in_what_is_painted(areas):
    areas.page.mouse.click(*areas.place("placed", (10, 12)))
    until(areas.page, "document.querySelector('[data-identifier=log]').innerText == '10,12'")


# Shows: .onLongPressGesture (ContentShapesPage)
def test_a_long_press_begins_on_what_is_painted(areas):
    areas.page.mouse.move(*areas.place("held", CORNER))
    areas.page.mouse.down()
    until(areas.page, "document.querySelector('[data-identifier=log]').innerText == 'held'")
    areas.page.mouse.up()


# Shows: .onHover (ContentShapesPage)
def test_the_pointer_is_over_what_is_painted(areas):
    areas.page.mouse.move(*areas.place("hovered", CORNER))
    until(areas.page, "document.querySelector('[data-identifier=log]').innerText == 'in'")
    areas.page.mouse.move(*areas.place("hovered", CENTRE))
    areas.page.mouse.move(*areas.place("circle", CORNER))
    until(areas.page, "document.querySelector('[data-identifier=log]').innerText == 'in out'")

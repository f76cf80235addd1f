"""Gestures of two fingers."""

import math

from playwright.sync_api import expect

from test_app import go
from test_client_page import finger


def middle(page, name):
    found = page.locator(f"[data-identifier={name}]").bounding_box()
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2


def pair(x, y, radius, degrees=0):
    """The places of two fingers around a point."""
    dx, dy = radius * math.cos(math.radians(degrees)), radius * math.sin(math.radians(degrees))
    return (x - dx, y - dy), (x + dx, y + dy)


# Shows: MagnifyGesture (PinchesPage)
def test_two_fingers_that_move_apart_magnify(open_page, app):
    page = go(open_page(390, 844, has_touch=True), app, "pinches", extras=True)
    touch = finger(page)
    x, y = middle(page, "magnify")
    touch("touchStart", *pair(x, y, 20))
    for radius in (25, 40):
        touch("touchMove", *pair(x, y, radius))
    expect(page.get_by_text("Scale 2.00 at 0.50 0.50")).to_be_visible()
    expect(page.get_by_text("Pinching")).to_be_visible()
    touch("touchMove", *pair(x, y, 10))
    expect(page.get_by_text("Scale 0.50 at 0.50 0.50")).to_be_visible()
    touch("touchEnd")
    expect(page.get_by_text("Ended 1")).to_be_visible()
    expect(page.get_by_text("Resting")).to_be_visible()
    assert page.evaluate("visualViewport.scale") == 1


# Shows: RotateGesture (PinchesPage)
def test_two_fingers_that_turn_rotate(open_page, app):
    page = go(open_page(390, 844, has_touch=True), app, "pinches", extras=True)
    touch = finger(page)
    x, y = middle(page, "rotate")
    touch("touchStart", *pair(x, y, 50))
    for degrees in (45, 90, 180, 270):
        touch("touchMove", *pair(x, y, 50, degrees))
    expect(page.get_by_text("Angle 270")).to_be_visible()
    touch("touchEnd")
    expect(page.get_by_text("Ended 1")).to_be_visible()


# Shows: MagnifyGesture (PinchesPage)
def test_a_pinch_on_a_trackpad_magnifies(open_page, app):
    page = go(open_page(390, 844), app, "pinches", extras=True)
    page.mouse.move(*middle(page, "magnify"))
    page.keyboard.down("Control")
    for _ in range(10):
        page.mouse.wheel(0, -6.9315)
    page.keyboard.up("Control")
    expect(page.get_by_text("Scale 2.00 at 0.50 0.50")).to_be_visible()
    expect(page.get_by_text("Ended 1")).to_be_visible()
    assert page.evaluate("innerWidth") == 390


def test_one_finger_does_not_magnify(open_page, app):
    page = go(open_page(390, 844, has_touch=True), app, "pinches", extras=True)
    touch = finger(page)
    x, y = middle(page, "magnify")
    touch("touchStart", (x, y))
    touch("touchMove", (x, y + 40))
    touch("touchEnd")
    expect(page.get_by_text("Scale 1.00 at 0.00 0.00")).to_be_visible()
    expect(page.get_by_text("Ended 0")).to_be_visible()

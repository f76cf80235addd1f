"""Maps: the page moves them, and tells the app where they come to rest."""

import http.server
import os
import re
import threading

import pytest
from playwright.sync_api import expect

from conftest import served, until
from test_app import go


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def shown(page, app, name="maps"):
    go(page, app, name)
    page.locator(".k-map[data-ready]").wait_for()
    return page


def drag(page, start, by, steps=8):
    page.mouse.move(*start)
    page.mouse.down()
    for step in range(1, steps + 1):
        page.mouse.move(start[0] + by[0] * step / steps, start[1] + by[1] * step / steps)
    # At rest: the map is let go, and not flung.
    page.wait_for_timeout(120)
    page.mouse.up()


# Shows: Map, Marker, MapCircle, MapPolyline, Annotation, .mapControls, MapScaleView, MapZoomStepper (MapsPage)
def test_places_of_the_map_are_where_their_coordinates_are(open_page, app):
    page = shown(open_page(), app)
    box = page.locator(".k-map").bounding_box()
    expect(page.get_by_text("at 0.00 0.00 4.00")).to_be_visible()
    x, y = box["x"] + 160, box["y"] + 160
    pin = page.get_by_role("button", name="Kitchen").bounding_box()
    assert abs(pin["x"] + pin["width"] / 2 - x) < 1 and abs(pin["y"] + pin["height"] - y) < 1
    bar = page.get_by_role("button", name="Bar").bounding_box()
    assert abs(bar["x"] + bar["width"] / 2 - x - 80) < 1
    circle = page.locator(".k-map-shape path").first.bounding_box()
    assert abs(circle["width"] - 160) < 3 and abs(circle["x"] + circle["width"] / 2 - x) < 1.5
    line = page.locator(".k-map-shape path").last.bounding_box()
    assert abs(line["x"] - x) < 4 and abs(line["x"] + line["width"] - x - 80) < 4 and abs(line["y"] - y) < 4
    shop = middle(page.get_by_role("button", name="Shop"))
    assert abs(shop[0] - x + 80) < 1 and abs(shop[1] - y + 80) < 1.5


# Shows: MapCameraPosition, .onMapCameraChange (MapsPage)
def test_a_drag_pans_the_map_without_the_server_and_becomes_the_position(open_page, app):
    page = shown(open_page(), app)
    expect(page.get_by_text("positioned")).to_be_visible()
    before = page.get_by_role("button", name="Kitchen").bounding_box()
    x, y = middle(page.locator(".k-map"))
    drag(page, (x - 40, y + 60), (80, 0))
    after = page.get_by_role("button", name="Kitchen").bounding_box()
    assert abs(after["x"] - before["x"] - 80) < 1 and abs(after["y"] - before["y"]) < 1
    expect(page.get_by_text("at 0.00 -1.00 4.00")).to_be_visible()
    expect(page.get_by_text("moved", exact=True)).to_be_visible()
    # The click that ends a drag is no tap.
    expect(page.get_by_text("tapped", exact=True)).to_be_visible()
    page.reload()
    page.locator(".k-map[data-ready]").wait_for()
    expect(page.get_by_text("at 0.00 -1.00 4.00")).to_be_visible()


def test_the_wheel_zooms_about_the_pointer(open_page, app):
    page = shown(open_page(), app)
    expect(page.get_by_text("at 0.00 0.00 4.00")).to_be_visible()
    bar = page.get_by_role("button", name="Bar")
    box = bar.bounding_box()
    page.mouse.move(box["x"] + 15, box["y"] + box["height"])
    page.mouse.wheel(0, -200)
    expect(page.get_by_text(re.compile(r"at 0\.0\d 0\.(49|5\d) 2\.00"))).to_be_visible()
    now = bar.bounding_box()
    assert abs(now["x"] - box["x"]) < 2


def test_the_keyboard_moves_and_zooms_the_map(open_page, app):
    page = shown(open_page(), app)
    page.locator(".k-map").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("at 0.00 1.25 4.00")).to_be_visible()
    page.keyboard.press("+")
    expect(page.get_by_text("at 0.00 1.25 2.00")).to_be_visible()
    page.keyboard.press("-")
    expect(page.get_by_text("at 0.00 1.25 4.00")).to_be_visible()


def test_a_double_tap_and_the_stepper_zoom(open_page, app):
    page = shown(open_page(), app)
    x, y = middle(page.locator(".k-map"))
    page.mouse.dblclick(x, y + 100)
    expect(page.get_by_text(re.compile(r"at -0\.6\d 0\.00 2\.00"))).to_be_visible()
    page.get_by_role("button", name="Zoom out").click()
    expect(page.get_by_text(re.compile(r"at -0\.6\d 0\.00 4\.00"))).to_be_visible()


def test_a_tap_selects_a_marker_and_a_tap_beside_it_does_not(open_page, app):
    page = shown(open_page(), app)
    page.get_by_role("button", name="Kitchen").click()
    expect(page.get_by_text("selected kitchen")).to_be_visible()
    expect(page.get_by_role("button", name="Kitchen")).to_have_attribute("aria-pressed", "true")
    x, y = middle(page.locator(".k-map"))
    page.mouse.click(x - 80, y + 80)
    expect(page.get_by_text("selected none")).to_be_visible()
    # The app hears of the same tap, with its coordinate.
    expect(page.get_by_text("tapped -1.00 -1.00")).to_be_visible()


def test_a_button_on_the_map_is_pressed_and_a_drag_from_it_pans(open_page, app):
    page = shown(open_page(), app)
    shop = page.get_by_role("button", name="Shop")
    shop.click()
    expect(page.get_by_text("pressed 1")).to_be_visible()
    drag(page, middle(shop), (40, 0))
    expect(page.get_by_text("at 0.00 -0.50 4.00")).to_be_visible()
    expect(page.get_by_text("pressed 1")).to_be_visible()


def test_the_app_moves_the_map_at_once_and_in_an_animation(open_page, app):
    page = shown(open_page(), app)
    page.get_by_role("button", name="Jump").click()
    expect(page.get_by_text("at 0.00 20.00 4.00")).to_be_visible()
    page.get_by_role("button", name="Home").click()
    expect(page.get_by_text("at 0.00 0.00 4.00")).to_be_visible()
    x = page.get_by_role("button", name="Kitchen").bounding_box()["x"]
    page.get_by_role("button", name="Glide").click()
    page.wait_for_timeout(500)
    between = page.get_by_role("button", name="Kitchen").bounding_box()["x"]
    assert x - 150 < between < x - 10
    expect(page.get_by_text("at 0.00 2.00 4.00")).to_be_visible()
    assert abs(page.get_by_role("button", name="Kitchen").bounding_box()["x"] - x + 160) < 1
    expect(page.get_by_text("positioned")).to_be_visible()


def test_a_fling_goes_on_and_a_touch_halts_it(open_page, app):
    page = shown(open_page(), app)
    x, y = middle(page.locator(".k-map"))
    page.mouse.move(x + 60, y + 60)
    page.mouse.down()
    for step in range(1, 7):
        page.mouse.move(x + 60 - step * 15, y + 60)
    page.mouse.up()
    let_go = page.get_by_role("button", name="Kitchen").bounding_box()["x"]
    page.wait_for_timeout(150)
    assert page.get_by_role("button", name="Kitchen").bounding_box()["x"] < let_go
    page.mouse.click(x - 100, y + 100)
    halted = page.get_by_role("button", name="Kitchen").bounding_box()["x"]
    page.wait_for_timeout(150)
    assert page.get_by_role("button", name="Kitchen").bounding_box()["x"] == halted
    expect(page.get_by_text("moved", exact=True)).to_be_visible()


def test_a_map_that_is_resized_shows_the_same_region(open_page, app):
    page = shown(open_page(width=900, height=700), app, "mapScreen")
    before = page.locator(".k-map-shape path").last.bounding_box()["width"]
    page.set_viewport_size({"width": 450, "height": 700})
    page.wait_for_timeout(300)
    after = page.locator(".k-map-shape path").last.bounding_box()["width"]
    assert after < before
    page.locator(".k-map").focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_timeout(400)
    moved = page.locator(".k-map-shape path").last.bounding_box()
    page.set_viewport_size({"width": 850, "height": 700})
    page.wait_for_timeout(300)
    # What the user has in the middle stays there, as large as it was.
    now = page.locator(".k-map-shape path").last.bounding_box()
    assert abs(now["x"] - moved["x"] - 200) < 2 and abs(now["width"] - moved["width"]) < 2


def test_fingers_pan_and_pinch(open_page, app):
    page = shown(open_page(width=390, height=844, has_touch=True), app)
    touch = page.context.new_cdp_session(page)
    x, y = middle(page.locator(".k-map"))

    def send(kind, *points):
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": px, "y": py, "id": i} for i, (px, py) in enumerate(points)]})

    send("touchStart", (x - 40, y + 60), (x + 40, y + 60))
    for step in range(1, 9):
        send("touchMove", (x - 40 - step * 5, y + 60), (x + 40 + step * 5, y + 60))
    page.wait_for_timeout(120)
    send("touchEnd")
    expect(page.get_by_text(re.compile(r"at -0\.3\d 0\.00 2\.0\d"))).to_be_visible()


def test_a_map_without_tiles_has_a_grid_and_says_so(open_page, app):
    page = shown(open_page(), app)
    expect(page.get_by_text("No map tiles")).to_be_visible()
    assert page.locator(".map-ground path").get_attribute("d").startswith("M")
    assert page.locator(".map-ground img").count() == 0


class TileServer(http.server.BaseHTTPRequestHandler):
    asked = []
    # A pixel.
    picture = bytes.fromhex(
        "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c63606060f80f0001040100"
        "5fe5c34b0000000049454e44ae426082")

    def do_GET(self):
        self.asked.append(self.path)
        self.send_response(200)
        self.send_header("content-type", "image/png")
        self.end_headers()
        self.wfile.write(self.picture)

    def log_message(self, *_):
        pass


@pytest.fixture
def tile_server():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), TileServer)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    TileServer.asked.clear()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


def test_tiles_come_from_the_server_that_the_environment_names(open_page, tile_server):
    variables = os.environ | {"MARTLET_MAP_TILES": tile_server + "/{z}/{x}/{y}.png", "MARTLET_MAP_CREDIT": "© Example"}
    with served("BrowserApp", env=variables) as address:
        page = open_page()
        go(page, address, "maps")
        expect(page.get_by_text("© Example")).to_be_visible()
        until(page, "document.querySelectorAll('.map-ground img[data-loaded]').length > 3")
        # A degree is 80 points: the world is 28,800 points wide, which is nearest to 128 tiles.
        assert sorted(TileServer.asked)[0].startswith("/7/6")
        assert all(re.fullmatch(r"/7/6[2-5]/6[2-5]\.png", path) for path in TileServer.asked)
        # Where the equator meets the first meridian, in the middle, four tiles meet.
        x, y = middle(page.locator(".k-map"))
        boxes = [tile.bounding_box() for tile in page.locator(".map-ground img").all()]
        assert any(abs(box["x"] - x) <= 1 and abs(box["y"] - y) <= 1 for box in boxes)


def test_a_map_of_uikit_selects_shows_callouts_and_hears_of_moves(open_page, app):
    page = shown(open_page(), app, "mapView")
    expect(page.get_by_text("heard 0;")).to_be_visible()
    page.get_by_role("button", name="Ramen").click()
    page.get_by_text("Hot").wait_for()
    page.get_by_role("button", name="More Info").click()
    expect(page.get_by_text("info;")).to_be_visible()
    page.get_by_role("button", name="Away").click()
    expect(page.get_by_text("30;")).to_be_visible()

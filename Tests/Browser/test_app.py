"""What only a browser can tell of an app: the same pages, from the Swift that describes them to the pixels."""

import http.server
import threading

import pytest
from playwright.sync_api import expect

from conftest import until
from test_client_page import finger
from test_client_surroundings import NOTIFICATIONS

LIVE = "document.documentElement.matches('.live')"


def go(page, app, path, extras=False):
    page.goto(f"{app}/{path}")
    until(page, LIVE + (" && document.documentElement.matches('.extras')" if extras else ""))
    return page


def titles(page):
    return page.locator(".k-screen:not([hidden]) .row-content").all_inner_texts()


# -- Rows


# Shows: .onDelete (RowsPage)
def test_a_row_is_swiped_away(open_page, app):
    page = go(open_page(390, 844, has_touch=True), app, "rows", extras=True)
    touch = finger(page)
    row = page.get_by_text("Salad").bounding_box()
    y = row["y"] + 5
    touch("touchStart", (350, y))
    for x in (320, 200, 60):
        touch("touchMove", (x, y))
    touch("touchEnd")
    expect(page.locator(".k-screen:not([hidden]) .row-content")).to_have_count(4)
    assert titles(page) == ["Soup", "Curry", "Burger", "Cake"]


# Shows: .onMove, EditButton, .toolbar (RowsPage)
def test_a_row_is_dragged_by_its_handle(open_page, app):
    page = go(open_page(), app, "rows", extras=True)
    page.get_by_role("button", name="Edit").click()
    handles = page.get_by_role("button", name="Move")
    expect(handles).to_have_count(5)
    start = handles.nth(0).bounding_box()
    target = handles.nth(2).bounding_box()
    x = start["x"] + 20
    page.mouse.move(x, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(x, target["y"] + 10, steps=4)
    page.mouse.move(x, target["y"] + 30, steps=2)
    page.mouse.up()
    until(page, "[...document.querySelectorAll('.k-screen:not([hidden]) .row-content')].map(node => node.innerText).join() === 'Salad,Curry,Soup,Burger,Cake'")


def test_a_row_is_moved_by_keys(open_page, app):
    page = go(open_page(), app, "rows", extras=True)
    page.get_by_role("button", name="Edit").click()
    page.get_by_role("button", name="Move").nth(4).focus()
    page.keyboard.press("ArrowUp")
    until(page, "[...document.querySelectorAll('.k-screen:not([hidden]) .row-content')].map(node => node.innerText).join() === 'Soup,Salad,Curry,Cake,Burger'")
    until(page, "document.activeElement.matches('.k-screen:not([hidden]) .k-row:nth-child(4) .row-move')")


# Shows: Section, List (SectionsPage)
def test_a_section_folds_and_unfolds(open_page, app):
    page = go(open_page(), app, "sections")
    page.get_by_role("button", name="Collapse").click()
    expect(page.get_by_text("Soup")).to_have_count(0)
    page.get_by_role("button", name="Expand").click()
    expect(page.get_by_text("Soup")).to_be_visible()
    expect(page.get_by_role("heading", name="Mains")).to_be_visible()


# Shows: .refreshable (RefreshingPage)
def test_content_is_pulled_down_and_loaded_anew(open_page, app):
    page = go(open_page(390, 844, has_touch=True), app, "refreshing", extras=True)
    touch = finger(page)
    y = page.get_by_text("Loaded 0 times").bounding_box()["y"]
    touch("touchStart", (100, y))
    for part in (30, 60, 120):
        touch("touchMove", (100, y + part))
    touch("touchEnd")
    expect(page.get_by_text("Loaded 1 times")).to_be_visible()
    expect(page.locator("[data-refreshing]")).to_have_count(0)


def test_content_is_loaded_anew_by_a_button(open_page, app):
    page = go(open_page(), app, "refreshing")
    page.get_by_role("button", name="Refresh").click()
    expect(page.get_by_text("Loaded 1 times")).to_be_visible()


# -- Pictures


class PictureServer:
    """Pictures of a server of the test's own."""

    def __enter__(self):
        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                found = self.path == "/there.svg"
                body = b"<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><rect width='9' height='9'/></svg>" if found else b""
                self.send_response(200 if found else 404)
                self.send_header("Content-Type", "image/svg+xml")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("localhost", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return f"http://localhost:{self.server.server_port}"

    def __exit__(self, *_):
        self.server.shutdown()


def load(page, address):
    page.get_by_label("Address").fill(address)
    page.keyboard.press("Enter")


# Shows: AsyncImage, .onSubmit (LoadingPage)
def test_a_picture_of_another_server_is_waited_for_and_shown(open_page, app):
    with PictureServer() as pictures:
        page = go(open_page(), app, "loading")
        expect(page.get_by_text("waiting")).to_be_visible()
        load(page, pictures + "/there.svg")
        expect(page.get_by_role("img", name="loaded")).to_be_visible()


def test_a_picture_that_is_not_there_has_failed(open_page, app):
    with PictureServer() as pictures:
        page = go(open_page(), app, "loading")
        load(page, pictures + "/missing.svg")
        expect(page.get_by_text("failed")).to_be_visible()
        assert [complaint for complaint in page.complaints if "404" not in complaint] == []
        page.complaints.clear()


# Shows: Image (PicturesPage)
@pytest.mark.parametrize("scheme, file, color", [("light", "leaf.svg", "rgb(255, 0, 0)"), ("dark", "leaf-dark.svg", "rgb(0, 255, 0)")])
def test_pictures_and_colours_of_a_catalogue_are_those_of_the_scheme(open_page, app, scheme, file, color):
    page = go(open_page(color_scheme=scheme), app, "pictures")
    until(page, f"[...document.images].some(image => image.currentSrc.endsWith('/{file}') && image.naturalWidth === 60)")
    assert page.get_by_label("Accent").evaluate("node => getComputedStyle(node).backgroundColor") == color


def test_the_page_has_the_icon_of_the_app(open_page, app):
    page = go(open_page(), app, "pictures")
    icon = page.locator("link[rel=icon]").get_attribute("href")
    assert icon.endswith("AppIcon.appiconset/icon.svg")
    assert page.request.get(app + icon).ok


def test_an_app_without_an_icon_does_not_show_that_of_another_in_its_build_folder(open_page, diner):
    page = open_page()
    page.goto(diner)
    assert "AppIcon" not in page.locator("link[rel=icon]").get_attribute("href")


def test_a_browser_that_asks_for_an_icon_by_itself_gets_one(open_page, diner):
    answer = open_page().request.get(diner + "/favicon.ico")
    assert [answer.status, answer.headers["content-type"]] == [200, "image/svg+xml"]


# -- The rest


# Shows: ViewThatFits (FittingPage)
def test_the_first_text_that_fits_is_shown(open_page, app):
    page = go(open_page(1280, 800), app, "fitting", extras=True)
    expect(page.get_by_text("This is the long text")).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.get_by_text("The short text")).to_be_visible()
    expect(page.get_by_text("This is the long text")).to_be_hidden()


# Shows: .keyboardShortcut (ShortcutsPage)
def test_keys_press_a_button(open_page, app):
    page = go(open_page(), app, "shortcuts", extras=True)
    page.keyboard.press("Control+s")
    expect(page.get_by_text("Saved 1 times")).to_be_visible()


# Shows: .transition, AnyTransition.move, AnyTransition.opacity (TransitionsPage)
def test_a_text_comes_from_an_edge_in_its_own_time_and_fades(open_page, app):
    page = go(open_page(), app, "transitions")
    page.get_by_role("button", name="Toggle").click()
    here = page.get_by_text("Here")
    expect(here).to_be_visible()
    begins = "node => node.getAnimations().map(a => [a.effect.getTiming().duration, a.effect.getKeyframes()[0].translate])"
    assert here.evaluate(begins) == [[2000, "calc(-100%*var(--way,1)) 0"]]
    page.get_by_role("button", name="Toggle").click()
    until(page, "document.querySelector('.leaving')")
    ends = "node => node.getAnimations().map(a => [a.effect.getTiming().duration, a.effect.getKeyframes().at(-1).opacity])"
    assert [2000, "0"] in page.locator(".leaving", has_text="Here").evaluate(ends)


# Shows: .transition (TransitionsPage)
def test_a_transition_of_the_app_turns_the_view_in_and_out(open_page, app):
    page = go(open_page(), app, "transitions")
    page.get_by_role("button", name="Toggle").click()
    here = page.locator("[data-identifier='twirling']")
    expect(here).to_be_visible()
    look = """(name) => {
        const box = [...document.querySelectorAll(".k-layer")].find(each => each.innerText === name);
        const animation = box.getAnimations().find(each => each.effect.getTiming().duration === 50000);
        animation.pause();
        animation.currentTime = 25000;
        const { a, b } = new DOMMatrix(getComputedStyle(box).transform);
        return [Math.round(Math.atan2(b, a) * 180 / Math.PI), +getComputedStyle(box).opacity];
    }"""
    assert page.evaluate(look, "Twirl") == [-45, 0.5]
    page.evaluate("document.getAnimations().forEach(animation => animation.finish())")
    assert page.evaluate("document.querySelector('.k-layer:has([data-identifier=twirling])').getAnimations().length") == 0
    page.get_by_role("button", name="Toggle").click()
    page.wait_for_selector(".leaving.k-layer")
    assert page.evaluate(look, "Twirl") == [45, 0.5]


# Shows: AnyTransition.scale (TransitionsPage)
def test_a_scaled_view_comes_from_its_anchor_and_goes_to_it(open_page, app):
    page = go(open_page(), app, "transitions")
    page.get_by_role("button", name="Toggle").click()
    node = page.locator("[data-identifier='anchored']")
    at = """(node, time) => {
        for (const animation of document.getAnimations().filter(each => each.timeline === document.timeline)) {
            // The views around it move for a while.
            if (animation.effect.getTiming().duration < 1e5) animation.finish()
            else {
                animation.pause()
                animation.currentTime = time
            }
        }
        const { x, y, width } = node.getBoundingClientRect()
        return [x, y, width]
    }"""
    expect(node).to_be_visible()
    end = node.evaluate(at, 99999)
    for time, width in ((0, 50), (5e4, 75)):
        assert node.evaluate(at, time) == pytest.approx([*end[:2], width], abs=0.5)


def test_c20_a_notification_is_asked_for_shown_and_opened(open_page, app):
    page = open_page()
    page.add_init_script(NOTIFICATIONS)
    go(page, app, "events")
    expect(page.get_by_text("permission notRequested")).to_be_visible()
    page.get_by_role("button", name="Ask").click()
    expect(page.get_by_text("permission granted")).to_be_visible()
    page.get_by_role("button", name="Notify").click()
    until(page, "shown.length")
    page.evaluate("shown[0].onclick()")
    expect(page.get_by_text("pushes soup")).to_be_visible()


# Shows: @FocusState (EventsPage)
def test_the_field_with_the_default_focus_has_it(open_page, app):
    page = go(open_page(), app, "events")
    expect(page.get_by_label("Name")).to_be_focused()


# -- Failures


# Shows: @EnvironmentObject (MissingPage)
def test_a17_a_missing_object_is_told_where_its_view_would_be_and_the_page_goes_on(open_page, app):
    page = go(open_page(), app, "missing")
    panel = page.get_by_role("alert")
    expect(panel).to_contain_text("Order needs a Cart in its environment (@EnvironmentObject), but no view above sets one.")
    expect(panel).to_contain_text(".environmentObject(cart)")
    page.get_by_role("button", name="Count 0").click()
    expect(page.get_by_role("button", name="Count 1")).to_be_visible()


# -- Layout


def box(locator):
    """Where something stands: left, top, right, bottom."""
    found = locator.bounding_box()
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def shown(page, selector):
    return page.locator(".k-screen:not([hidden])").locator(selector)


# Shows: .searchable (SearchingPage)
@pytest.mark.parametrize("width", [390, 1280])
def test_title_search_field_and_rows_of_a_list_stand_in_one_column(open_page, app, width):
    page = go(open_page(width, 800), app, "searching")
    left, _, right, _ = box(shown(page, ".rows, .k-row").first)
    field = box(page.get_by_placeholder("Search"))
    assert (field[0], field[2]) == (left, right)
    assert box(page.get_by_role("heading", name="searching").locator("xpath=.."))[0] == 0
    assert page.evaluate("parseFloat(getComputedStyle(document.querySelector('.k-screen:not([hidden]) .large-title')).paddingLeft)") == left


@pytest.mark.parametrize("width", [390, 1280])
def test_the_title_stands_above_the_column_of_the_content(open_page, app, width):
    page = go(open_page(width, 800), app, "column")
    left = box(page.locator("[data-identifier=column]"))[0]
    assert left == max(16, (width - 600) / 2 + 16)
    assert page.evaluate("parseFloat(getComputedStyle(document.querySelector('.k-screen:not([hidden]) .large-title')).paddingLeft)") == left


def test_a_bounded_view_stands_where_the_frame_around_it_says(open_page, app):
    page = go(open_page(), app, "column")
    left, _, right, _ = (340 + 16, 0, 940 - 16, 0)
    leading = box(page.locator("[data-identifier=leading]"))
    trailing = box(page.locator("[data-identifier=trailing]"))
    assert (leading[0], leading[2]) == (left, left + 200)
    assert (trailing[0], trailing[2]) == (right - 200, right)


# Shows: .resizable, .scaledToFill, .scaledToFit, Image (FramedPicturesPage)
def test_pictures_take_the_room_that_their_frames_give(open_page, app):
    page = go(open_page(), app, "framedPictures")
    until(page, "[...document.images].every(image => image.complete)")
    room = lambda name: page.get_by_label(name, exact=True).bounding_box()
    assert [room("filled")[side] for side in ("x", "width", "height")] == [0, 1280, 120]
    assert [room("fitted")[side] for side in ("x", "width", "height")] == [0, 1280, 120]
    host = page.locator("[data-identifier=host]").bounding_box()
    assert room("above") == host
    assert [room("square")[side] for side in ("width", "height")] == [90, 90]
    # What is drawn fills what the picture is given.
    assert page.evaluate("[...document.querySelectorAll('.k-screen:not([hidden]) .k-image img')].every(image => image.offsetWidth >= 90)")


# -- Menus and popovers


def test_a_menu_picker_begins_where_its_column_does(open_page, app):
    page = go(open_page(), app, "menus")
    assert box(shown(page, "select"))[0] == box(page.get_by_text("Chosen:"))[0]
    assert page.evaluate("document.querySelector('.k-screen:not([hidden]) select').offsetWidth") < 100


# Shows: Menu, .labelsHidden (MenusPage)
def test_a_picker_in_a_menu_is_commands_with_a_tick(open_page, app):
    page = go(open_page(), app, "menus")
    page.get_by_role("button", name="Sort").click()
    name, price = page.get_by_role("menuitemradio", name="Name"), page.get_by_role("menuitemradio", name="Price")
    expect(name).to_be_checked()
    price.click()
    expect(price).to_be_hidden()
    expect(page.get_by_text("Sorted by Price, dense")).to_be_visible()
    page.get_by_role("button", name="Sort").click()
    expect(price).to_be_checked()
    expect(name).not_to_be_checked()


def test_commands_of_a_menu_begin_at_one_line(open_page, app):
    page = go(open_page(), app, "menus")
    page.get_by_role("button", name="Sort").click()
    until(page, "document.querySelector(':popover-open').getAnimations().length === 0")
    texts = [page.get_by_role("menu").get_by_text(name, exact=True) for name in ("Name", "Price", "Dense", "Reset", "Share", "Delete")]
    assert len({round(box(text)[0]) for text in texts}) == 1


# Shows: .contextMenu (MenusPage)
def test_a_right_click_opens_a_context_menu(open_page, app):
    page = go(open_page(), app, "menus", extras=True)
    page.get_by_text("Hold me").click()
    expect(page.get_by_role("menuitem", name="Pin")).to_be_hidden()
    page.get_by_text("Hold me").click(button="right")
    page.get_by_role("menuitem", name="Pin").click()
    expect(page.get_by_text("Chosen: pin")).to_be_visible()


# Shows: .onLongPressGesture (GesturesPage)
def test_a_text_can_be_held_again_and_again(open_page, app):
    page = go(open_page(), app, "gestures", extras=True)
    for count in (1, 2):
        page.get_by_text("Hold", exact=True).hover()
        page.mouse.down()
        # A press that selected letters would let the next one drag them.
        expect(page.get_by_text("Taps:" + " long" * count, exact=True)).to_be_visible()
        page.mouse.up()
    assert page.evaluate("getSelection().toString()") == ""


def test_a_long_press_opens_a_context_menu(open_page, app):
    page = go(open_page(390, 844, has_touch=True), app, "menus", extras=True)
    touch = finger(page)
    text = page.get_by_text("Hold me").bounding_box()
    touch("touchStart", (text["x"] + 5, text["y"] + 5))
    expect(page.get_by_role("menuitem", name="Pin")).to_be_visible()
    touch("touchEnd")
    page.get_by_role("menuitem", name="Pin").tap()
    expect(page.get_by_text("Chosen: pin")).to_be_visible()


def test_a_view_whose_menu_a_finger_opens_stays_clear_above_it(open_page, app):
    page = go(open_page(390, 844, has_touch=True), app, "menus", extras=True)
    blur = "getComputedStyle(document.querySelector('[role=menu]:popover-open'), '::backdrop').backdropFilter"
    touch = finger(page)
    held = page.locator(".k-context-menu").bounding_box()
    touch("touchStart", (held["x"] + 5, held["y"] + 3))
    menu = page.locator("[role=menu]:popover-open")
    expect(menu).to_be_visible()
    until(page, "document.querySelector('[role=menu]:popover-open').getAnimations().length === 0")
    assert menu.bounding_box()["y"] >= held["y"] + held["height"]
    assert page.evaluate(blur) == "blur(10px)"
    # The backdrop has a hole where the view is.
    hole = page.evaluate("getComputedStyle(document.querySelector('[role=menu]:popover-open'), '::backdrop').clipPath")
    assert hole.count(f"{held['x']:g}px ") == 3, hole
    touch("touchEnd")
    expect(menu).to_be_visible()


def test_a_toggle_for_several_values_looks_mixed_until_all_are_equal(open_page, app):
    page = go(open_page(), app, "mixed", extras=True)
    all, first, second = (page.get_by_role("switch", name=name) for name in ("All", "First", "Second"))
    thumb = lambda: all.evaluate("node => getComputedStyle(node, '::before').insetInlineStart")
    expect(all).to_have_js_property("indeterminate", True)
    until(page, "document.querySelector('.k-screen:not([hidden]) .switch').getAnimations({ subtree: true }).length === 0")
    assert thumb() == "12px"
    second.click()
    expect(all).to_have_js_property("indeterminate", False)
    expect(all).to_be_checked()
    first.click()
    expect(all).to_have_js_property("indeterminate", True)
    all.click()
    expect(all).to_have_js_property("indeterminate", False)
    expect(first).to_be_checked()
    expect(second).to_be_checked()


def test_a_drag_is_reported_in_its_coordinate_space(open_page, app):
    page = go(open_page(), app, "gestures", extras=True)
    corner = lambda name: page.locator(f"[data-identifier='{name}']").bounding_box()
    for name, space in [("local", "local"), ("global", None), ("named", "board")]:
        start, origin = corner(name), corner(space) if space else {"x": 0, "y": 0}
        x, y = round(start["x"]) + 5, round(start["y"]) + 5
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 20, y + 10)
        page.mouse.up()
        expect(page.get_by_text(f"{name}: {x + 20 - origin['x']:.0f}, {y + 10 - origin['y']:.0f}", exact=True)).to_be_visible()


def test_a_double_tap_beside_a_single_tap_runs_its_own_action_alone(open_page, app):
    page = go(open_page(), app, "gestures", extras=True)
    both = page.locator("[data-identifier=taps]")
    both.dblclick()
    expect(page.get_by_text("Taps: double", exact=True)).to_be_visible()
    both.click()
    expect(page.get_by_text("Taps: double single", exact=True)).to_be_visible()


# Shows: .popover (PopoversPage)
def test_a_popover_hangs_at_its_button(open_page, app):
    page = go(open_page(), app, "popovers")
    button = page.get_by_role("button", name="Explain")
    button.click()
    popover = page.get_by_role("dialog")
    expect(popover).to_be_visible()
    until(page, "document.querySelector('dialog').getAnimations().length === 0")
    left, top, right, _ = box(popover)
    # Its arrow is 13 points high.
    assert top == box(button)[3] + 14
    assert right - left < 300
    page.get_by_role("button", name="Count 0").click()
    expect(page.get_by_role("button", name="Count 1")).to_be_visible()
    assert box(popover)[:2] == (left, top)
    page.mouse.click(900, 600)
    expect(popover).to_have_count(0)


def test_a_popover_without_room_below_hangs_above(open_page, app):
    page = go(open_page(), app, "popovers")
    button = page.get_by_role("button", name="Dishes")
    button.click()
    until(page, "document.querySelector('dialog[open]')?.getAnimations().length === 0")
    assert box(page.get_by_role("dialog"))[3] == box(button)[1] - 14


def test_a_popover_is_a_sheet_on_a_phone(open_page, app):
    page = go(open_page(390, 844), app, "popovers")
    page.get_by_role("button", name="Explain").click()
    until(page, "document.querySelector('dialog[open]')?.getAnimations().length === 0")
    left, top, right, bottom = box(page.get_by_role("dialog"))
    assert (left, right, bottom) == (0, 390, 844)


# Shows: ButtonStyle (LinksPage)
def test_a_button_hears_that_it_is_held_down(open_page, app):
    page = go(open_page(), app, "links", extras=True)
    button = page.get_by_role("button", name="Hold")
    x, y, *_ = box(button)
    page.mouse.move(x + 10, y + 10)
    page.mouse.down()
    expect(page.get_by_text("held down")).to_be_visible()
    page.mouse.up()
    expect(page.get_by_text("let go")).to_be_visible()


# -- Columns


# Shows: NavigationSplitView, .navigationSplitViewColumnWidth (ColumnsPage)
def test_columns_stand_beside_each_other_on_a_desk(open_page, app):
    page = go(open_page(), app, "columns")
    sidebar, detail = page.locator(".sidebar-column"), page.locator(".detail-column")
    assert box(sidebar)[0] == 0 and box(sidebar)[2] == 300 == box(detail)[0] and box(detail)[2] == 1280
    page.get_by_role("link", name="Salad").click()
    expect(detail.get_by_role("heading", name="Salad")).to_be_visible()
    expect(page.get_by_role("link", name="Salad")).to_have_attribute("aria-current", "true")
    page.get_by_role("button", name="Sidebar").click()
    expect(sidebar).to_be_hidden()
    assert box(detail)[0] == 0
    page.get_by_role("button", name="Sidebar").click()
    expect(sidebar).to_be_visible()


def test_columns_stand_one_over_the_other_on_a_phone(open_page, app):
    page = go(open_page(390, 844), app, "columns")
    expect(page.locator(".detail-column")).to_be_hidden()
    page.get_by_role("link", name="Salad").click()
    expect(page.get_by_role("heading", name="Salad")).to_be_visible()
    expect(page.locator(".sidebar-column")).to_be_hidden()
    page.get_by_role("button", name="Dishes").click()
    expect(page.get_by_role("link", name="Salad")).to_be_visible()
    expect(page.locator(".detail-column")).to_be_hidden()


# -- Colours, bars and files


# Shows: .foregroundStyle, Link (InksPage)
def test_buttons_take_the_colour_of_what_is_around_them(open_page, app):
    page = go(open_page(), app, "inks")
    color = lambda name, role="button": page.get_by_role(role, name=name).evaluate("node => getComputedStyle(node).color")
    tint, red = color("Tinted"), "rgb(255, 0, 0)"
    assert tint != red
    assert [color("Inked"), color("Deleted"), color("Linked", "link")] == [red, red, red]
    assert color("Own") not in (tint, red)
    page.get_by_role("button", name="Inked").click()
    expect(page.get_by_role("button", name="Elsewhere")).to_be_visible()
    assert color("Elsewhere") == tint


# Shows: ToolbarItemGroup, @FocusState, .focused (KeyboardPage)
def test_a_bar_above_the_keyboard_is_there_while_a_field_is_edited(open_page, app):
    page = go(open_page(390, 844), app, "keyboard")
    done = page.get_by_role("button", name="Done")
    expect(done).to_be_hidden()
    page.get_by_placeholder("Amount").click()
    expect(done).to_be_visible()
    done.click()
    expect(page.get_by_text("Done 1 times")).to_be_visible()
    expect(page.get_by_placeholder("Amount")).not_to_be_focused()
    page.get_by_role("heading", name="keyboard").click()
    expect(done).to_be_hidden()


def test_files_of_the_app_are_in_its_main_bundle(open_page, app):
    page = go(open_page(), app, "resource")
    expect(page.get_by_text("A file of the app")).to_be_visible()
    expect(page.get_by_text("nothing there")).to_be_visible()


# Shows: .containerRelativeFrame (PartsPage)
def test_views_are_measured_by_what_scrolls_them(open_page, app):
    page = go(open_page(390, 844), app, "parts")
    width = lambda name: page.locator(f"[data-identifier='{name}']").bounding_box()["width"]
    # The row has 350 points: half of what three gaps leave, and the gap between two parts.
    assert abs(width("part 0") - 170) < 0.6 and abs(width("part 5") - 170) < 0.6
    assert abs(width("most") - (390 * 0.6 - 6)) < 0.6


def test_the_ends_of_a_capsule_are_half_circles(open_page, app):
    page = go(open_page(390, 844), app, "parts")
    # An ellipse would leave the upper edge long before a quarter of its way.
    touches = "x => [...document.querySelectorAll('.k-shape rect')].map(node => node.isPointInStroke(new DOMPoint(x, node.getBBox().y)))"
    assert page.evaluate(touches, 50) == [True, True]
    assert page.evaluate(touches, 5) == [False, False]


# Shows: .toolbarBackground, .toolbarColorScheme (BarPage)
def test_a_bar_has_the_colours_that_its_screen_gives_it(open_page, app):
    page = go(open_page(390, 844), app, "bar")
    bar = page.locator(".k-screen:not([hidden])>.bar")
    style = lambda name: bar.evaluate(f"node => getComputedStyle(node).{name}")
    assert style("backgroundColor") == "rgb(0, 0, 255)"
    assert style("colorScheme") == "dark"
    assert page.locator(".k-screen:not([hidden]) .bar-title").evaluate("node => getComputedStyle(node).color") == "rgb(255, 255, 255)"


def test_a_tree_unfolds(open_page, app):
    page = go(open_page(390, 844), app, "outline")
    expect(page.get_by_text("Drinks")).to_be_visible()
    expect(page.get_by_text("Soups")).to_be_hidden()
    page.get_by_text("Meals").click()
    expect(page.get_by_text("Salads")).to_be_visible()
    expect(page.get_by_text("Lentil")).to_be_hidden()
    page.get_by_text("Soups").click()
    expect(page.get_by_text("Lentil")).to_be_visible()


# Shows: ZStack (DepthPage)
def test_what_comes_later_in_a_stack_in_depth_is_in_front(open_page, app):
    page = go(open_page(390, 844), app, "depth")
    front = page.get_by_text("In front").bounding_box()
    at = [front["x"] + front["width"] / 2, front["y"] + front["height"] / 2]
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).innerText", at) == "In front"


def test_a_section_outside_of_a_list_is_not_there(open_page, app):
    page = go(open_page(390, 844), app, "depth")
    rows = page.locator(".k-screen:not([hidden]) .k-list").bounding_box()
    assert rows["width"] == 390 and rows["height"] > 300
    assert page.get_by_text("Above").bounding_box()["y"] < rows["y"]


# Shows: .commands, CommandMenu (BrowserApp)
def test_a_command_of_the_app_is_given_by_its_keys_and_not_seen(open_page, app):
    page = go(open_page(), app, "shortcuts", extras=True)
    page.keyboard.press("Control+j")
    expect(page.get_by_text("Commanded 1 times")).to_be_visible()
    expect(page.get_by_role("button", name="Give a command")).to_have_count(0)
    box = page.locator(".k-commands").bounding_box()
    assert box["width"] == 0 and box["height"] == 0

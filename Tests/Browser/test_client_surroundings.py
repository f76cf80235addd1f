"""What the page tells of its surroundings, and what it shows outside of itself."""

from conftest import stop_clock, until

BUTTON = "<button id=e2 data-on=tap>two</button>"

NOTIFICATIONS = """
window.shown = [];
window.Notification = class {
  static permission = "default";
  static requestPermission() { Notification.permission = "granted"; return Promise.resolve("granted"); }
  constructor(title, options) { this.title = title; this.body = options.body; shown.push(this); }
  close() { this.isClosed = true; }
};
"""
"""Chromium without a screen denies notifications and shows none; this is what one with a screen does."""


def test_only_a_page_that_needs_the_second_script_loads_it(fake, page):
    fake.show(page, BUTTON)
    assert fake.loaded == ["client.js"]
    fake.patch(["i", 1, 0, "<div id=e3 data-on=drag>drag</div>"])
    until(page, "document.documentElement.matches('.extras')")
    assert fake.loaded == ["client.js", "extras.js"]


def test_an_element_that_gets_a_gesture_later_loads_the_second_script(fake, page):
    fake.show(page, "<div id=e2>plain</div>")
    fake.patch(["a", 2, "data-on", "double-tap"])
    until(page, "document.documentElement.matches('.extras')")
    page.dblclick("#e2")
    assert fake.event() == ["double-tap", 2]


def test_a_long_press_takes_as_long_and_moves_as_far_as_its_node_says(fake, page):
    # A second press on letters that the first one selected would drag them.
    body = "<div id=e2 style='user-select:none' data-on='long-press press' data-duration=2 data-reach=30>hold</div><div id=e3 data-on=long-press>half</div>"
    stop_clock(page, lambda: fake.show(page, body, extras=True))
    def press(way, milliseconds):
        page.mouse.move(5, 5)
        page.mouse.down()
        assert fake.event() == ["press", 2, True]
        page.mouse.move(5 + way, 5)
        page.clock.run_for(milliseconds)
        page.mouse.up()
        return fake.event()

    assert press(0, 1999) == ["press", 2, False]
    assert press(31, 2000) == ["press", 2, False]
    assert press(30, 2000) == ["long-press", 2]
    assert fake.event() == ["press", 2, False]
    page.mouse.move(5, 25)
    page.mouse.down()
    page.clock.run_for(500)
    assert fake.event() == ["long-press", 3]
    page.mouse.up()


def test_c21_a_lost_network_and_its_return_are_told_both(fake, page):
    fake.show(page, BUTTON)
    page.context.set_offline(True)
    until(page, "!navigator.onLine")
    page.context.set_offline(False)
    assert fake.note("online") == ["online", 0, False]
    assert fake.note("online") == ["online", 0, True]


def test_c21_an_on_screen_keyboard_is_told_with_its_height(fake, page):
    page.add_init_script("Object.defineProperty(visualViewport, 'height', { get: () => innerHeight - (window.covered ?? 0) })")
    fake.show(page, BUTTON)
    assert fake.note("traits")[2]["keyboard"] == 0
    page.evaluate("window.covered = 300; visualViewport.dispatchEvent(new Event('resize'))")
    assert fake.note("traits")[2]["keyboard"] == 300
    assert page.evaluate("document.documentElement.style.getPropertyValue('--keyboard')") == "300px"


def test_c20_whether_notifications_may_be_shown_is_told_at_the_start(fake, page):
    page.add_init_script(NOTIFICATIONS)
    fake.show(page, BUTTON)
    assert fake.note("notifications") == ["notifications", 0, "notRequested"]


def test_c20_the_user_is_asked_no_earlier_than_at_the_next_click(fake, page):
    # What a test does in a page counts as the user's doing.
    page.add_init_script(NOTIFICATIONS + "Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } })")
    fake.show(page, BUTTON)
    fake.note("notifications")
    fake.patch(requests=[["ask"]])
    until(page, "document.documentElement.matches('.extras')")
    assert page.evaluate("Notification.permission") == "default"
    page.click("#e2")
    assert fake.note("notifications") == ["notifications", 0, "granted"]


def test_c20_the_user_is_asked_at_once_where_a_click_led_to_it(fake, page):
    page.add_init_script(NOTIFICATIONS)
    fake.show(page, BUTTON)
    fake.note("notifications")
    page.click("#e2")
    fake.patch(requests=[["ask"]])
    assert fake.note("notifications") == ["notifications", 0, "granted"]


def test_c20_an_opened_notification_brings_its_payload(fake, page):
    page.add_init_script(NOTIFICATIONS + "Notification.permission = 'granted'")
    fake.show(page, BUTTON)
    fake.patch(requests=[["notify", "Soup", "is ready", {"aps": {"dish": 3}, "tags": ["a", 1.5]}]])
    until(page, "shown.length")
    assert page.evaluate("[shown[0].title, shown[0].body]") == ["Soup", "is ready"]
    page.evaluate("shown[0].onclick()")
    assert fake.event() == ["push", 0, {"aps": {"dish": 3}, "tags": ["a", 1.5]}]
    assert page.evaluate("shown[0].isClosed") is True


def test_c20_a_notification_that_is_not_allowed_is_named_in_the_console(fake, page):
    page.add_init_script(NOTIFICATIONS)
    fake.show(page, BUTTON)
    fake.patch(requests=[["notify", "Soup", "", {}]])
    while not page.complaints:
        page.wait_for_event("console")
    assert ["may not show the notification Soup" in complaint for complaint in page.complaints] == [True]
    page.complaints.clear()

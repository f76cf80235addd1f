"""Tests lost connections, reconnection and the end of a session: no message is lost, and the user is informed."""

from playwright.sync_api import expect

from conftest import stop_clock

BUTTONS = "<button id=e2 data-on=tap>two</button><button id=e3 data-on=tap>three</button><p id=e4>old</p><input id=c5>"
STATUS = "#martlet-status"


def offline(fake, page):
    """Stops the page's clock and breaks the connection for good."""
    stop_clock(page, lambda: fake.show(page, BUTTONS))
    fake.note("traits")
    fake.cut(accepts=False)
    expect(page.locator("html")).not_to_have_class("live")


def back(fake, page):
    fake.accepts = True
    page.clock.run_for(8000)
    return fake.connected()


def test_the_page_says_who_it_is_and_what_it_has(fake, page):
    query = fake.show(page, BUTTONS)
    assert query == {"session": "s1", "received": "0", "sent": "0", "v": "1"}
    expect(page.locator("html")).to_have_class("live")


def test_the_first_word_is_about_the_surroundings(fake, open_page):
    page = open_page(390, 844, color_scheme="dark", reduced_motion="reduce", locale="de-DE", timezone_id="Europe/Paris", device_scale_factor=2)
    fake.show(page, BUTTONS)
    traits = {"width": 390, "height": 844, "scale": 2, "dark": True, "reduceMotion": True, "locale": "de-DE"}
    assert fake.note("traits") == ["traits", 0, traits | {"timeZone": "Europe/Paris", "keyboard": 0}]


def test_changed_surroundings_are_told(fake, page):
    fake.show(page, BUTTONS)
    fake.note("traits")
    page.set_viewport_size({"width": 500, "height": 400})
    assert fake.note("traits")[2]["width"] == 500
    page.emulate_media(color_scheme="dark")
    assert fake.note("traits")[2]["dark"] is True


def test_the_app_going_out_of_sight_and_coming_back_is_told(fake, page):
    fake.show(page, BUTTONS)
    page.evaluate("dispatchEvent(new Event('blur'))")
    assert fake.note("phase") == ["phase", 0, "inactive"]
    page.evaluate("dispatchEvent(new Event('focus'))")
    assert fake.note("phase") == ["phase", 0, "active"]
    page.evaluate("Object.defineProperty(document, 'hidden', { value: true }); document.dispatchEvent(new Event('visibilitychange'))")
    assert fake.note("phase") == ["phase", 0, "background"]


def test_frames_are_acknowledged_after_a_while_and_after_many(fake, page):
    stop_clock(page, lambda: fake.show(page, BUTTONS))
    for i in range(31):
        fake.patch(["t", 4, str(i)])
    expect(page.locator("#e4")).to_have_text("30")
    page.click("#e2")
    fake.event()
    assert fake.acknowledged == 0
    fake.patch(["t", 4, "many"])
    expect(page.locator("#e4")).to_have_text("many")
    page.click("#e2")
    fake.event()
    assert fake.acknowledged == 32
    fake.patch(["t", 4, "more"])
    expect(page.locator("#e4")).to_have_text("more")
    page.clock.run_for(250)
    page.click("#e2")
    fake.event()
    assert fake.acknowledged == 33


def test_a_lost_connection_is_silent_for_two_seconds_then_told_then_forgotten(fake, page):
    offline(fake, page)
    page.clock.run_for(1900)
    expect(page.locator(STATUS)).to_have_count(0)
    page.clock.run_for(200)
    expect(page.locator(STATUS)).to_have_text("Reconnecting…")
    back(fake, page)
    expect(page.locator("html")).to_have_class("live")
    expect(page.locator(STATUS)).to_have_count(0)
    page.complaints.clear()


def test_a_short_break_is_never_seen(fake, page):
    fake.show(page, BUTTONS)
    fake.cut()
    fake.connected()
    expect(page.locator("html")).to_have_class("live")
    expect(page.locator(STATUS)).to_have_count(0)


def test_what_is_done_without_a_connection_is_sent_later_exactly_once(fake, page):
    offline(fake, page)
    page.click("#e2")
    page.click("#e3")
    back(fake, page)
    assert [fake.event(), fake.event()] == [["tap", 2], ["tap", 3]]
    fake.patch(["t", 4, "went on"])
    expect(page.locator("#e4")).to_have_text("went on")
    page.click("#e2")
    assert fake.event() == ["tap", 2]
    assert fake.events.empty()
    page.complaints.clear()


def test_an_event_that_was_not_acknowledged_is_sent_again(fake, page):
    fake.answers = False
    fake.show(page, BUTTONS)
    fake.note("notifications")
    page.click("#e2")
    fake.event()
    fake.cut()
    assert fake.connected()["sent"] == "3"
    page.click("#e3")
    assert fake.event() == ["tap", 3]
    assert 3 in fake.repeated


def test_only_the_last_of_many_changes_waits_for_the_connection(fake, page):
    stop_clock(page, lambda: fake.show(page, "<input id=e2 data-on=change data-edition=0>"))
    fake.note("traits")
    fake.cut(accepts=False)
    expect(page.locator("html")).not_to_have_class("live")
    page.type("#e2", "hello")
    back(fake, page)
    assert fake.event() == ["change", 2, ["hello", 5]]
    assert fake.events.empty()
    page.complaints.clear()


def test_a_resume_names_the_last_frame_and_repeated_frames_are_not_applied_twice(fake, page):
    fake.show(page, "<div id=e2></div>")
    insertion = ["i", 2, 0, "<p class=new>x</p>"]
    fake.patch(insertion)
    expect(page.locator(".new")).to_have_count(1)
    fake.cut()
    assert fake.connected()["received"] == "1"
    fake.write([1, fake.handled, [insertion]])
    fake.patch(["i", 2, 0, "<p id=e3>y</p>"])
    expect(page.locator("#e3")).to_be_visible()
    expect(page.locator(".new")).to_have_count(1)


def test_a_missing_frame_makes_the_page_connect_anew(fake, page):
    fake.show(page, BUTTONS)
    fake.write([5, 0, [["t", 4, "too early"]]])
    assert fake.connected()["received"] == "0"
    expect(page.locator("#e4")).to_have_text("old")


def test_the_user_s_return_connects_at_once(fake, page):
    offline(fake, page)
    page.clock.run_for(60000)
    fake.accepts = True
    page.evaluate("dispatchEvent(new Event('online'))")
    # An attempt that was just under way may have to fail first.
    page.clock.run_for(300)
    fake.connected()
    expect(page.locator(STATUS)).to_have_count(0)
    page.complaints.clear()


def test_a_server_that_does_not_answer_a_ping_is_given_up(fake, page):
    stop_clock(page, lambda: fake.show(page, BUTTONS))
    expect(page.locator("html")).to_have_class("live")
    page.click("#e2")
    fake.event()
    fake.write = lambda frame: None
    page.clock.run_for(45000)
    fake.connected()


def test_a_reset_replaces_everything_and_the_sequence_goes_on(fake, page):
    fake.show(page, BUTTONS)
    fake.write([0, fake.handled, "reset", "<div id=e1 class=k-root><p id=e7>fresh</p></div>", 40])
    expect(page.locator("#e7")).to_have_text("fresh")
    expect(page.locator("#e2")).to_have_count(0)
    fake.sent = 40
    fake.patch(["t", 7, "next"])
    expect(page.locator("#e7")).to_have_text("next")


def test_a_tap_that_came_too_late_is_sent_again_with_the_ids_of_the_restored_session(fake, page):
    fake.show(page, "<button id=e2 data-on=tap>Old</button>")
    fake.answers = False
    page.click("#e2")
    assert fake.event() == ["tap", 2]
    fake.handled -= 1
    fake.write([0, fake.handled, "reset", "<div id=e8 class=k-root><button id=e9 data-on=tap>Old</button></div>", 4, ""])
    assert fake.event() == ["tap", 9]
    # The server hears events again from the acknowledgement on.
    assert fake.acknowledged == 4


def test_letters_come_before_what_the_user_did_with_them(fake, page):
    fake.show(page, "<input id=e2 data-edition=0 data-on=change><button id=e3 data-on=tap>Send</button>")
    fake.answers = False
    page.type("#e2", "ab")
    page.click("#e3")
    late = [fake.event() for _ in range(3)]
    assert late == [["change", 2, ["a", 1]], ["change", 2, ["ab", 2]], ["tap", 3]]
    fake.handled -= 3
    html = "<div id=e7 class=k-root><input id=e8 data-edition=0 data-on=change><button id=e9 data-on=tap>Send</button></div>"
    fake.write([0, fake.handled, "reset", html, 4, ""])
    events = [fake.event() for _ in range(4)]
    assert [event[1] for event in events] == [8, 8, 8, 9]
    assert [event[2][0] for event in events[:3]] == ["ab", "a", "ab"]


def test_a_tap_on_what_a_restored_session_does_not_have_is_rejected(fake, page):
    fake.show(page, "<button id=e2 data-on=tap>Old</button>")
    fake.answers = False
    page.click("#e2")
    assert fake.event() == ["tap", 2]
    fake.handled -= 1
    fake.write([0, fake.handled, "reset", "<div id=e8 class=k-root><p id=e9>None</p><button id=e10 data-on=tap>New</button></div>", 4, ""])
    # No element has this number, so the server rejects the tap.
    assert fake.event() == ["tap", 2**31]
    expect(page.locator(STATUS)).to_have_text("The app has changed. Please try again.")


def late_tap(fake, page, body, button, fresh):
    """Taps a button of a page, restores the session with other content, and returns the tap that the page sends then."""
    fake.show(page, body)
    fake.answers = False
    page.click(button)
    fake.event()
    fake.handled -= 1
    fake.write([0, fake.handled, "reset", f"<div id=e20 class=k-root>{fresh}</div>", 4, ""])
    return fake.event()


def test_a_late_tap_finds_its_button_in_a_page_that_has_changed(fake, page):
    fresh = "<p id=e21>Added</p><button id=e22 data-on=tap>Pay</button><button id=e23 data-on=tap>Save</button>"
    body = "<button id=e2 data-on=tap>Pay</button><button id=e3 data-on=tap>Save</button>"
    assert late_tap(fake, page, body, "#e3", fresh) == ["tap", 23]
    expect(page.locator(STATUS)).to_have_count(0)


def test_a_late_tap_is_refused_if_several_buttons_could_be_meant(fake, page):
    row = "<button id=e{} data-on=tap>Delete</button>"
    body = row.format(2) + row.format(3)
    assert late_tap(fake, page, body, "#e3", "<p id=e21>Added</p>" + row.format(22) + row.format(23)) == ["tap", 2**31]
    expect(page.locator(STATUS)).to_have_text("The app has changed. Please try again.")


def test_a_page_in_a_frame_lives_on_when_the_session_is_restored(fake, page):
    frame = "<div id=e{} data-island data-path=/{}></div>"
    fake.show(page, frame.format(2, "a") + frame.format(3, "b"))
    page.evaluate("for (const at of [e2, e3]) at.append(Object.assign(document.createElement('iframe'), { srcdoc: '<p>frame</p>' }))")
    expect(page.frame_locator("#e3 iframe").locator("p")).to_have_text("frame")
    page.evaluate("e3.firstChild.contentDocument.body.id = 'lives'")
    # The first frame is gone, and another is there.
    fresh = "<p id=e21>Added</p>" + frame.format(22, "b") + frame.format(23, "c")
    fake.write([0, fake.handled, "reset", f"<div id=e20 class=k-root>{fresh}</div>", 4, ""])
    expect(page.locator("#e22 iframe")).to_have_count(1)
    expect(page.frame_locator("#e22 iframe").locator("#lives")).to_have_count(1)
    expect(page.locator("iframe")).to_have_count(1)


def test_a_reset_keeps_the_scroll_offset(fake, page):
    list = "<div id=e2 class=scroll>" + "<div class=row></div>" * 50 + "</div>"
    fake.show(page, list)
    page.evaluate("e2.scrollTop = 300")
    fake.write([0, fake.handled, "reset", f"<div id=e1 class=k-root>{list}<p id=e3>fresh</p></div>", 1])
    expect(page.locator("#e3")).to_have_count(1)
    assert page.evaluate("e2.scrollTop") == 300


def test_a_session_that_is_gone_is_told_and_the_page_loaded_anew(fake, page):
    stop_clock(page, lambda: fake.show(page, BUTTONS))
    fake.body = "<p id=e2>a new session</p>"
    fake.handled = 0
    fake.write([0, 0, "reload", "The app was restarted."])
    expect(page.locator(STATUS)).to_have_text("The app was restarted.")
    page.clock.run_for(1000)
    expect(page.locator("#e2")).to_have_text("a new session")


def test_a_second_reload_in_a_row_is_left_to_the_user(fake, page):
    fake.show(page, BUTTONS)
    page.evaluate("sessionStorage.setItem('martlet.reloaded', Date.now())")
    fake.write([0, 0, "reload", "Gone."])
    expect(page.locator(STATUS + " button")).to_have_text("Reload")


def test_a_session_taken_over_waits_for_the_user(fake, page):
    fake.show(page, BUTTONS)
    fake.close(4000)
    button = page.locator(STATUS + " button")
    expect(button).to_have_text("Use it here")
    assert fake.connects.empty()
    button.click()
    fake.connected()
    expect(page.locator(STATUS)).to_have_count(0)


def test_a_rejected_event_is_named_in_the_console(fake, page):
    fake.show(page, BUTTONS)
    with page.expect_console_message() as message:
        fake.write([0, fake.handled, "rejected", 1, "there is no element 9"])
    assert message.value.text == "martlet: event 1 was rejected: there is no element 9"


def test_a_frame_that_is_none_makes_the_page_connect_anew(fake, page):
    fake.show(page, BUTTONS)
    with page.expect_console_message(lambda message: message.type == "error"):
        fake.socket.send("nonsense")
    fake.connected()
    page.complaints.clear()


def test_latency_keeps_every_message_back_in_order(fake, page):
    body = BUTTONS + "<input id=e6 type=checkbox data-on=change>"
    stop_clock(page, lambda: fake.show(page, body, "?latency=300"))
    page.click("#e2")
    page.check("#e6")
    expect(page.locator("#e6")).to_be_checked()
    page.clock.run_for(200)
    assert fake.events.empty()
    page.clock.run_for(150)
    assert [fake.event(), fake.event()] == [["tap", 2], ["change", 6, True]]


def test_latency_can_be_kept_in_the_browser(fake, page):
    fake.show(page, BUTTONS)
    page.evaluate("localStorage.setItem('martlet.latency', '250')")
    fake.handled = 0
    stop_clock(page, lambda: fake.show(page, BUTTONS))
    page.click("#e2")
    page.clock.run_for(100)
    assert fake.events.empty()
    page.clock.run_for(200)
    assert fake.event() == ["tap", 2]


def test_a_server_built_for_release_keeps_nothing_back(fake, page):
    fake.debug = ""
    stop_clock(page, lambda: fake.show(page, BUTTONS, "?latency=300"))
    page.click("#e2")
    assert fake.event() == ["tap", 2]


def test_a_text_too_long_for_the_server_stays_in_the_page_and_the_user_is_told(fake, page):
    fake.show(page, "<input id=e5 data-on=change data-edition=0 value=a><button id=e2 data-on=tap>OK</button>")
    page.fill("#e5", "x" * 1_050_000)
    expect(page.locator("#martlet-status")).to_have_text("This is too long to be sent.")
    assert fake.events.empty()
    page.fill("#e5", "short")
    assert fake.event() == ["change", 5, ["short", 2]]
    expect(page.locator("#martlet-status")).to_have_count(0)


def test_a_page_that_is_refused_again_and_again_asks_its_user_to_start_over(fake, page):
    fake.show(page, BUTTONS)
    fake.refuses = True
    page.click("#e2")
    expect(page.locator("#martlet-status")).to_contain_text("This page cannot go on.")
    page.complaints.clear()


def test_the_page_keeps_to_the_security_policy(fake, page):
    page.add_init_script("addEventListener('securitypolicyviolation', event => console.error(event.violatedDirective))")
    fake.show(page, "<p id=e2>x</p>")
    fake.patch(["i", 1, 0, '<p id=e3 style="color:red"><svg><path d="M0 0"/></svg></p>'], ["b", 3, [["b", "padding:2px"], ["", "color:blue"]]])
    expect(page.locator("#e3")).to_have_css("color", "rgb(0, 0, 255)")

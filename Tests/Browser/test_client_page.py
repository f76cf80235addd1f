"""Tests the client script outside the elements: address bar, dialogs, lazy rows, measurements, animations."""

import pytest
from playwright.sync_api import expect

from conftest import stop_clock, until

# -- The address bar and other requests


def test_the_server_sets_the_address_and_the_user_navigates_back_and_forward(fake, page):
    fake.show(page, "<p id=e2>x</p>")
    fake.patch(requests=[["location", "/menu/3?x=1", False], ["title", "Menu"]])
    page.wait_for_url(fake.url + "menu/3?x=1")
    expect(page).to_have_title("Menu")
    page.go_back()
    assert fake.event() == ["navigate", 0, "/"]
    page.go_forward()
    assert fake.event() == ["navigate", 0, "/menu/3?x=1"]


def test_replacing_the_address_adds_no_history_entry(fake, page):
    fake.show(page, "<p id=e2>x</p>")
    before = page.evaluate("history.length")
    fake.patch(requests=[["location", "/a", True], ["location", "/a", False]])
    page.wait_for_url(fake.url + "a")
    assert page.evaluate("history.length") == before


def test_a_back_request_does_not_leave_the_app(fake, page):
    fake.show(page, "<p id=e2>x</p>")
    fake.patch(requests=[["back"], ["location", "/a", False]])
    page.wait_for_url(fake.url + "a")
    fake.patch(requests=[["back"]])
    page.wait_for_url(fake.url)
    assert fake.event() == ["navigate", 0, "/"]


def test_a_link_with_an_action_sends_a_tap_unless_it_is_opened_in_a_new_tab(fake, page):
    fake.show(page, "<a id=e2 href=/menu data-on=tap>menu</a>")
    page.click("#e2")
    assert fake.event() == ["tap", 2]
    with page.context.expect_page() as opened:
        page.click("#e2", modifiers=["Control"])
    opened.value.wait_for_url(fake.url + "menu")
    assert fake.events.empty()


def test_a_link_inside_the_app_navigates_without_reloading(fake, page):
    fake.show(page, "<a id=e2 href=/about>about</a>")
    page.evaluate("window.kept = true")
    page.click("#e2")
    assert fake.event() == ["navigate", 0, "/about"]
    assert page.evaluate("window.kept") is True
    assert page.url == fake.url + "about"


def test_an_external_url_opens_in_a_new_window_without_an_opener(fake, page):
    fake.show(page, "<button id=e2 data-on=tap>open</button>")
    page.click("#e2")
    with page.context.expect_page() as opened:
        fake.patch(requests=[["open", outside(fake) + "elsewhere"]])
    opened.value.wait_for_url(outside(fake) + "elsewhere")
    assert opened.value.evaluate("window.opener") is None


def outside(fake):
    """Returns the server's URL with another host name, which is another origin to the browser."""
    return fake.url.replace("localhost", "127.0.0.1")


def test_a_url_of_the_same_server_replaces_the_page(fake, page):
    fake.show(page, "<p id=e2>here</p>")
    fake.patch(requests=[["open", "/elsewhere"]])
    page.wait_for_url(fake.url + "elsewhere")


@pytest.mark.parametrize("address", ["javascript:alert(1)", "data:text/html,x", " JaVaScRiPt:1"])
def test_a_script_or_data_url_is_not_opened(fake, page, address):
    fake.show(page, "<p id=e2>old</p>")
    fake.patch(requests=[["open", address], ["title", "went on"]])
    expect(page).to_have_title("went on")
    assert len(page.complaints) == 1 and "it may not open" in page.complaints.pop()


def test_a_copy_request_writes_to_the_clipboard(fake, page):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    fake.show(page, "<p id=e2>x</p>")
    fake.patch(requests=[["copy", "copied text"], ["title", "done"]])
    expect(page).to_have_title("done")
    assert page.evaluate("navigator.clipboard.readText()") == "copied text"


def test_the_app_sets_and_resets_its_colour_scheme(fake, page):
    fake.show(page, "<p id=e2>x</p>")
    fake.patch(requests=[["scheme", "dark"]])
    expect(page.locator("html")).to_have_css("color-scheme", "dark")
    fake.patch(requests=[["scheme", None]])
    expect(page.locator("html")).to_have_css("color-scheme", "normal")


# -- Dialogs

DIALOG = "<dialog id=e5 data-modal data-on=dismiss><input id=e6><button id=e7 data-on=tap>in</button></dialog>"


def test_a_dialog_is_modal_traps_the_focus_and_restores_it(fake, page):
    fake.show(page, "<button id=e2>before</button>")
    page.focus("#e2")
    fake.patch(["i", 1, 0, DIALOG])
    expect(page.locator("#e5:modal")).to_be_focused()
    for _ in range(5):
        page.keyboard.press("Tab")
        assert page.evaluate("!document.activeElement.closest('#e2')")
    fake.patch(["r", 5])
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator("#e2")).to_be_focused()


def test_a_dialog_of_the_first_paint_is_modal(fake, page):
    fake.show(page, DIALOG)
    expect(page.locator("#e5:modal")).to_be_visible()


def test_escape_requests_a_dismissal_and_does_not_close_the_dialog(fake, page):
    fake.show(page, DIALOG)
    for _ in range(3):
        page.keyboard.press("Escape")
        assert fake.event() == ["dismiss", 5]
    expect(page.locator("#e5:modal")).to_be_visible()
    assert fake.events.empty()


def test_escape_does_not_move_the_focus_before_the_server_answers(fake, page):
    fake.show(page, DIALOG)
    page.click("#e6")
    page.keyboard.press("Escape")
    assert fake.event() == ["dismiss", 5]
    expect(page.locator("#e6")).to_be_focused()
    page.click("#e7")
    assert fake.event() == ["tap", 7]


def test_escape_does_nothing_to_a_dialog_that_cannot_be_dismissed(fake, page):
    fake.show(page, DIALOG.replace("data-on=dismiss", ""))
    for _ in range(3):
        page.keyboard.press("Escape")
    expect(page.locator("#e5:modal")).to_be_visible()
    page.click("#e7")
    assert fake.event() == ["tap", 7]
    expect(page.locator("#e5:modal")).to_be_visible()


def test_a_click_outside_dismisses_a_sheet_but_not_an_alert(fake, page):
    fake.show(page, DIALOG)
    page.mouse.click(5, 5)
    assert fake.event() == ["dismiss", 5]
    fake.patch(["r", 5], ["i", 1, 0, DIALOG.replace("data-modal", "data-modal class=k-alert role=alertdialog").replace("e5", "e8")])
    expect(page.locator("#e8:modal")).to_be_visible()
    page.mouse.click(5, 5)
    page.click("#e7")
    assert fake.event() == ["tap", 7]


def test_a_click_outside_dismisses_a_confirmation(fake, page):
    fake.show(page, DIALOG.replace("data-modal", "class=k-confirmation role=alertdialog data-modal"))
    page.mouse.click(5, 700)
    assert fake.event() == ["dismiss", 5]


def finger(page):
    session = page.context.new_cdp_session(page)

    def touch(kind, *points):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    return touch


def test_dragging_a_sheet_down_moves_it_and_requests_a_dismissal(fake, open_page):
    page = open_page(390, 844, has_touch=True)
    fake.answers = False
    fake.show(page, DIALOG, extras=True)
    x, y = page.evaluate("(() => { const r = e5.getBoundingClientRect(); return [r.left + 4, r.top + 4] })()")
    touch = finger(page)
    touch("touchStart", (x, y))
    for distance in (20, 60, 140):
        touch("touchMove", (x, y + distance))
    until(page, "e5.style.translate === '0px 140px'")
    touch("touchEnd")
    assert fake.event() == ["dismiss", 5]
    fake.write([0, fake.handled, "rejected", fake.handled, "no"])
    until(page, "e5.style.translate === ''")


def test_a_short_drag_returns_the_sheet_to_its_position(fake, open_page):
    page = open_page(390, 844, has_touch=True)
    fake.show(page, DIALOG, extras=True)
    x, y = page.evaluate("(() => { const r = e5.getBoundingClientRect(); return [r.left + 4, r.top + 4] })()")
    touch = finger(page)
    touch("touchStart", (x, y))
    touch("touchMove", (x, y + 20))
    touch("touchMove", (x, y + 50))
    touch("touchEnd")
    until(page, "e5.style.translate === ''")
    page.tap("#e7")
    assert fake.event() == ["tap", 7]


def test_dragging_a_sheet_with_detents_moves_it_to_the_next_detent(fake, open_page):
    page = open_page(390, 844, has_touch=True)
    fake.show(page, DIALOG.replace("data-modal", "data-modal data-detents='200px 400px' style='--detent:200px;height:var(--detent)'"), extras=True)
    x, y = page.evaluate("(() => { const r = e5.getBoundingClientRect(); return [r.left + 4, r.top + 100] })()")
    touch = finger(page)

    def pull(distance):
        touch("touchStart", (x, y))
        for part in (0.3, 0.6, 1):
            touch("touchMove", (x, y + distance * part))
        touch("touchEnd")

    pull(-90)
    until(page, "e5.style.getPropertyValue('--detent') === '400px'")
    pull(90)
    until(page, "e5.style.getPropertyValue('--detent') === '200px'")
    pull(150)
    assert fake.event() == ["dismiss", 5]


# -- Lazy rows and measures


def drawn(page):
    """Waits until the page has handled its timers and rendered twice."""
    page.evaluate("new Promise(done => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))))")


def lazy(before, gap, after=0, on="reveal"):
    rows = lambda n, at: "".join(f"<div id=e{at + i} class=row>{at + i}</div>" for i in range(n))
    space = f"<div id=e3 class=k-gap data-on={on} data-count={gap} data-first={before} style='--count:{gap}'></div>"
    return f"<div id=e2 class=scroll><div id=e4>{rows(before, 100)}{space}{rows(after, 1000)}</div></div>"


def test_a_gap_near_the_visible_part_requests_its_rows_and_has_their_height(fake, page):
    fake.show(page, lazy(before=10, gap=990))
    assert fake.note("reveal") == ["reveal", 3, [10, 20]]
    assert page.evaluate("e3.offsetHeight") == 990 * 40


def test_scrolling_inside_a_gap_requests_the_rows_near_the_visible_part(fake, page):
    fake.show(page, lazy(before=10, gap=990))
    fake.note("reveal")
    page.evaluate("e2.scrollTop = 20000")
    assert fake.note("reveal") == ["reveal", 3, [490, 520]]


def test_a_gap_far_from_the_visible_part_requests_no_rows(fake, page):
    fake.show(page, lazy(before=100, gap=100) + "<button id=e9 data-on=tap>b</button>")
    drawn(page)
    page.click("#e9")
    fake.event()
    assert [note[0] for note in fake.notes.queue] == ["traits", "notifications"]


def test_a_gap_that_shrinks_requests_the_remaining_visible_rows(fake, page):
    fake.show(page, lazy(before=0, gap=1000))
    first, last = fake.note("reveal")[2]
    assert first == 0
    rows = [["i", 4, 3, f"<div id=e{5000 + i} class=row></div>"] for i in range(last + 1)]
    fake.patch(*rows, ["a", 3, "data-first", last + 1], ["a", 3, "data-count", 999 - last], ["b", 3, [["k-gap", f"--count:{999 - last}"]]])
    assert fake.note("reveal")[2][0] == last + 1
    assert page.evaluate("e3.offsetHeight") == (999 - last) * 40


def test_measured_elements_report_their_frame_but_not_tiny_changes(fake, page):
    fake.show(page, "<div id=e2 data-on=measure style='margin:10px;width:200px;height:50px'></div><p id=e3></p>")
    assert fake.note("measure") == ["measure", 2, [200, 50, 10, 10]]
    fake.patch(["b", 2, [["", "margin:10px;width:200.3px;height:50px"]]])
    until(page, "e2.style.width === '200.3px'")
    drawn(page)
    fake.patch(["b", 2, [["", "margin:10px;width:300px;height:50px"]]])
    assert fake.note("measure") == ["measure", 2, [300, 50, 10, 10]]


# -- Motion

ROWS = "<div id=e2>" + "".join(f"<div id=e{i} class=row>{i}</div>" for i in (3, 4, 5)) + "</div>"
SLOW = {"d": 100000, "c": [0, 0, 1, 1]}


def test_an_inserted_element_runs_its_transition(fake, page):
    fake.show(page, ROWS)
    fake.patch(["i", 2, 0, """<p id=e6 data-enter='{"opacity":0,"scale":0.5}'>new</p>""", SLOW])
    page.wait_for_selector("#e6")
    until(page, "+getComputedStyle(e6).opacity < 0.5 && +getComputedStyle(e6).scale < 0.75")


def test_an_element_runs_different_transitions_for_insertion_and_removal(fake, page):
    fake.show(page, ROWS)
    fake.patch(["i", 2, 0, """<p id=e6 data-enter='{"translate":"calc(-100%*var(--way,1)) 0"}' data-leave='{"opacity":0,"scale":0.5}'>new</p>""", SLOW])
    page.wait_for_selector("#e6")
    until(page, "parseFloat(getComputedStyle(e6).translate) < -50 && getComputedStyle(e6).opacity === '1'")
    fake.patch(["r", 6, SLOW])
    going = "getComputedStyle(document.querySelector('.leaving'))"
    until(page, f"document.querySelector('.leaving')?.getAnimations().length === 2")
    page.evaluate("document.querySelector('.leaving').getAnimations().forEach(animation => (animation.currentTime = 90000))")
    assert page.evaluate(f"+{going}.opacity < 0.2 && +{going}.scale < 0.6")


def test_an_elements_own_animation_overrides_that_of_the_patch(fake, page):
    fake.show(page, ROWS)
    fake.patch(["i", 2, 0, """<p id=e6 data-motion='{"d":80000}' data-motion-out='{"d":90000}'>new</p>""", SLOW])
    page.wait_for_selector("#e6")
    durations = "node => node.getAnimations().map(animation => animation.effect.getTiming().duration)"
    assert page.locator("#e6").evaluate(durations) == [80000]
    fake.patch(["r", 6, SLOW])
    page.wait_for_selector(".leaving")
    assert 90000 in page.locator(".leaving").evaluate(durations)


def test_an_identity_transition_removes_an_element_immediately(fake, page):
    fake.show(page, ROWS)
    fake.patch(["r", 4, SLOW], ["i", 2, 0, """<p id=e6 data-enter='{"scale":0.01}' data-leave=0>new</p>"""])
    fake.patch(["r", 6, SLOW])
    page.wait_for_selector("#e6", state="detached")
    expect(page.locator(".leaving")).to_have_text("4")


def test_elements_moved_by_the_layout_animate_from_their_old_position(fake, page):
    fake.show(page, ROWS)
    fake.patch(["m", 2, 5, 3, SLOW])
    page.wait_for_selector("#e5 + #e3")
    tops = page.evaluate("[e3, e4, e5].map(node => Math.round(node.getBoundingClientRect().top))")
    assert tops == [0, 40, 80]
    page.evaluate("document.getAnimations().forEach(animation => animation.finish())")
    assert page.evaluate("[e3, e4, e5].map(node => node.getBoundingClientRect().top)") == [40, 80, 0]


def test_a_removed_element_is_inert_and_without_id_until_its_transition_ends(fake, page):
    fake.show(page, ROWS.replace("<div id=e4", "<div data-on=tap id=e4"))
    fake.patch(["r", 4, SLOW])
    leaving = page.locator(".leaving")
    expect(leaving).to_have_text("4")
    assert page.evaluate("(() => { const n = document.querySelector('.leaving'); return [n.id, n.inert, n.getBoundingClientRect().top] })()") == ["", True, 40]
    assert page.evaluate("e5.offsetTop") == 40
    page.evaluate("document.getAnimations().forEach(animation => animation.finish())")
    expect(leaving).to_have_count(0)
    assert page.evaluate("e5.getBoundingClientRect().top") == 40


def test_a_removed_element_reports_nothing_while_its_transition_lasts(fake, page):
    """Its frame may change, and it has no id to report that under."""
    above = "<div id=e3 data-on=measure style='position:absolute;width:90px;height:20px'>old</div>"
    fake.show(page, f"<div id=e2>{above}<div id=e4 data-on=measure style='width:100px;height:50px'></div></div>")
    assert [fake.note("measure")[1], fake.note("measure")[1]] == [3, 4]
    fake.patch(["r", 3, SLOW])
    page.wait_for_selector(".leaving")
    page.evaluate("document.querySelector('.leaving').style.width = '77px'")
    fake.patch(["b", 4, [["", "width:140px;height:50px"]]])
    assert fake.note("measure") == ["measure", 4, [140, 50, 0, 0]]


def test_a_style_change_is_animated_and_leaves_no_transition_behind(fake, page):
    fake.show(page, "<div id=e2 style='width:100px;height:10px'></div>")
    fake.patch(["b", 2, [["", "width:300px;height:10px"]], SLOW])
    until(page, "e2.offsetWidth >= 100 && e2.offsetWidth < 200 && e2.getAnimations().length === 1")
    page.evaluate("e2.getAnimations()[0].finish()")
    until(page, "e2.style.transition === ''")
    assert page.evaluate("e2.getAttribute('style').replaceAll(' ', '')") == "width:300px;height:10px;"


def test_a_repeating_animation_runs_endlessly_and_reverses(fake, page):
    fake.show(page, "<div id=e2 style='opacity:1'>x</div>")
    fake.patch(["b", 2, [["", "opacity:0.2"]], {"d": 1000, "n": 0, "r": 1}])
    until(page, "e2.getAnimations().length === 1")
    assert page.evaluate("(t => [t.iterations === Infinity, t.direction])(e2.getAnimations()[0].effect.getTiming())") == [True, "alternate"]


def test_reduced_motion_disables_animations(fake, open_page):
    page = open_page(reduced_motion="reduce")
    fake.show(page, ROWS)
    fake.patch(["m", 2, 5, 3, SLOW], ["b", 4, [["row", "margin-left:50px"]], SLOW])
    page.wait_for_selector("#e5 + #e3")
    assert page.evaluate("[e3, e4, e5].map(node => node.getBoundingClientRect().top)") == [40, 80, 0]
    assert page.evaluate("e4.getBoundingClientRect().left") == 50


def test_a_covered_screen_is_inert_immediately_and_hidden_after_its_animation(fake, page):
    stop_clock(page, lambda: fake.show(page, """<div id=e2 data-motion='{"d":350}'>below</div>"""))
    fake.patch(["a", 2, "hidden", True])
    until(page, "e2.inert")
    expect(page.locator("#e2")).to_be_visible()
    page.clock.run_for(350)
    expect(page.locator("#e2")).to_be_hidden()

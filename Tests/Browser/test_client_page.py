"""What the page does around the elements: the address bar, dialogs, lazy rows, measures, motion."""

import pytest
from playwright.sync_api import expect

from conftest import stop_clock, until

# -- The address bar and other requests


def test_the_server_writes_the_address_and_the_user_goes_back_and_forward(fake, page):
    fake.show(page, "<p id=e2>x</p>")
    fake.patch(requests=[["location", "/menu/3?x=1", False], ["title", "Menu"]])
    page.wait_for_url(fake.url + "menu/3?x=1")
    expect(page).to_have_title("Menu")
    page.go_back()
    assert fake.event() == ["navigate", 0, "/"]
    page.go_forward()
    assert fake.event() == ["navigate", 0, "/menu/3?x=1"]


def test_a_replaced_address_is_no_step_in_the_history(fake, page):
    fake.show(page, "<p id=e2>x</p>")
    before = page.evaluate("history.length")
    fake.patch(requests=[["location", "/a", True], ["location", "/a", False]])
    page.wait_for_url(fake.url + "a")
    assert page.evaluate("history.length") == before


def test_going_back_by_the_server_stays_inside_of_the_app(fake, page):
    fake.show(page, "<p id=e2>x</p>")
    fake.patch(requests=[["back"], ["location", "/a", False]])
    page.wait_for_url(fake.url + "a")
    fake.patch(requests=[["back"]])
    page.wait_for_url(fake.url)
    assert fake.event() == ["navigate", 0, "/"]


def test_a_link_with_an_action_taps_unless_a_new_tab_is_asked_for(fake, page):
    fake.show(page, "<a id=e2 href=/menu data-on=tap>menu</a>")
    page.click("#e2")
    assert fake.event() == ["tap", 2]
    with page.context.expect_page() as opened:
        page.click("#e2", modifiers=["Control"])
    opened.value.wait_for_url(fake.url + "menu")
    assert fake.events.empty()


def test_a_link_inside_of_the_app_navigates_without_loading(fake, page):
    fake.show(page, "<a id=e2 href=/about>about</a>")
    page.evaluate("window.kept = true")
    page.click("#e2")
    assert fake.event() == ["navigate", 0, "/about"]
    assert page.evaluate("window.kept") is True
    assert page.url == fake.url + "about"


def test_an_address_outside_is_opened_in_a_window_of_its_own(fake, page):
    fake.show(page, "<button id=e2 data-on=tap>open</button>")
    page.click("#e2")
    with page.context.expect_page() as opened:
        fake.patch(requests=[["open", outside(fake) + "elsewhere"]])
    opened.value.wait_for_url(outside(fake) + "elsewhere")
    assert opened.value.evaluate("window.opener") is None


def outside(fake):
    """The same server by another name: to a browser, another one."""
    return fake.url.replace("localhost", "127.0.0.1")


def test_another_app_of_the_same_server_takes_the_place_of_this_one(fake, page):
    fake.show(page, "<p id=e2>here</p>")
    fake.patch(requests=[["open", "/elsewhere"]])
    page.wait_for_url(fake.url + "elsewhere")


@pytest.mark.parametrize("address", ["javascript:alert(1)", "data:text/html,x", " JaVaScRiPt:1"])
def test_an_address_that_is_a_script_is_not_opened(fake, page, address):
    fake.show(page, "<p id=e2>old</p>")
    fake.patch(requests=[["open", address], ["title", "went on"]])
    expect(page).to_have_title("went on")
    assert len(page.complaints) == 1 and "it may not open" in page.complaints.pop()


def test_a_text_is_copied(fake, page):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    fake.show(page, "<p id=e2>x</p>")
    fake.patch(requests=[["copy", "copied text"], ["title", "done"]])
    expect(page).to_have_title("done")
    assert page.evaluate("navigator.clipboard.readText()") == "copied text"


def test_the_app_fixes_its_colour_scheme_and_lets_it_go(fake, page):
    fake.show(page, "<p id=e2>x</p>")
    fake.patch(requests=[["scheme", "dark"]])
    expect(page.locator("html")).to_have_css("color-scheme", "dark")
    fake.patch(requests=[["scheme", None]])
    expect(page.locator("html")).to_have_css("color-scheme", "normal")


# -- Dialogs

DIALOG = "<dialog id=e5 data-modal data-on=dismiss><input id=e6><button id=e7 data-on=tap>in</button></dialog>"


def test_a_dialog_is_modal_keeps_the_focus_and_gives_it_back(fake, page):
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


def test_escape_asks_to_dismiss_and_the_server_decides(fake, page):
    fake.show(page, DIALOG)
    for _ in range(3):
        page.keyboard.press("Escape")
        assert fake.event() == ["dismiss", 5]
    expect(page.locator("#e5:modal")).to_be_visible()
    assert fake.events.empty()


def test_escape_leaves_the_focus_where_it_is_while_the_server_decides(fake, page):
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


def test_a_click_beside_dismisses_a_sheet_but_not_an_alert(fake, page):
    fake.show(page, DIALOG)
    page.mouse.click(5, 5)
    assert fake.event() == ["dismiss", 5]
    fake.patch(["r", 5], ["i", 1, 0, DIALOG.replace("data-modal", "data-modal role=alertdialog").replace("e5", "e8")])
    expect(page.locator("#e8:modal")).to_be_visible()
    page.mouse.click(5, 5)
    page.click("#e7")
    assert fake.event() == ["tap", 7]


def finger(page):
    session = page.context.new_cdp_session(page)

    def touch(kind, *points):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    return touch


def test_a_sheet_follows_the_finger_down_and_is_dismissed(fake, open_page):
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


def test_a_sheet_pulled_a_little_goes_back(fake, open_page):
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


def test_a_sheet_with_several_heights_takes_the_next_one_that_it_is_pulled_to(fake, open_page):
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
    """The page has looked around and drawn itself since."""
    page.evaluate("new Promise(done => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))))")


def lazy(before, gap, after=0, on="reveal"):
    rows = lambda n, at: "".join(f"<div id=e{at + i} class=row>{at + i}</div>" for i in range(n))
    space = f"<div id=e3 class=k-gap data-on={on} data-count={gap} data-first={before} style='--count:{gap}'></div>"
    return f"<div id=e2 class=scroll><div id=e4>{rows(before, 100)}{space}{rows(after, 1000)}</div></div>"


def test_a_gap_near_the_view_asks_for_its_rows_and_has_their_height(fake, page):
    fake.show(page, lazy(before=10, gap=990))
    assert fake.note("reveal") == ["reveal", 3, [10, 20]]
    assert page.evaluate("e3.offsetHeight") == 990 * 40


def test_scrolling_inside_of_a_gap_asks_for_what_is_near(fake, page):
    fake.show(page, lazy(before=10, gap=990))
    fake.note("reveal")
    page.evaluate("e2.scrollTop = 20000")
    assert fake.note("reveal") == ["reveal", 3, [490, 520]]


def test_a_gap_far_away_asks_for_nothing(fake, page):
    fake.show(page, lazy(before=100, gap=100) + "<button id=e9 data-on=tap>b</button>")
    drawn(page)
    page.click("#e9")
    fake.event()
    assert [note[0] for note in fake.notes.queue] == ["traits", "notifications"]


def test_a_gap_that_shrinks_asks_for_the_rest(fake, page):
    fake.show(page, lazy(before=0, gap=1000))
    first, last = fake.note("reveal")[2]
    assert first == 0
    rows = [["i", 4, 3, f"<div id=e{5000 + i} class=row></div>"] for i in range(last + 1)]
    fake.patch(*rows, ["a", 3, "data-first", last + 1], ["a", 3, "data-count", 999 - last], ["b", 3, [["k-gap", f"--count:{999 - last}"]]])
    assert fake.note("reveal")[2][0] == last + 1
    assert page.evaluate("e3.offsetHeight") == (999 - last) * 40


def test_measured_elements_report_size_and_place_and_only_real_changes(fake, page):
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


def test_an_inserted_element_comes_in_by_its_transition(fake, page):
    fake.show(page, ROWS)
    fake.patch(["i", 2, 0, "<p id=e6 data-transition=opacity,scale:0.5>new</p>", SLOW])
    page.wait_for_selector("#e6")
    until(page, "+getComputedStyle(e6).opacity < 0.5 && +getComputedStyle(e6).scale < 0.75")


def test_an_element_that_comes_one_way_goes_another(fake, page):
    fake.show(page, ROWS)
    fake.patch(["i", 2, 0, "<p id=e6 data-transition=move-leading/opacity,scale:0.5>new</p>", SLOW])
    page.wait_for_selector("#e6")
    until(page, "parseFloat(getComputedStyle(e6).translate) < -50 && getComputedStyle(e6).opacity === '1'")
    fake.patch(["r", 6, SLOW])
    going = "getComputedStyle(document.querySelector('.leaving'))"
    until(page, f"document.querySelector('.leaving')?.getAnimations().length === 2")
    page.evaluate("document.querySelector('.leaving').getAnimations().forEach(animation => (animation.currentTime = 90000))")
    assert page.evaluate(f"+{going}.opacity < 0.2 && +{going}.scale < 0.6")


def test_an_element_with_a_motion_of_its_own_keeps_to_it(fake, page):
    fake.show(page, ROWS)
    fake.patch(["i", 2, 0, """<p id=e6 data-transition=opacity data-motion='{"d":300}'>new</p>""", SLOW])
    page.wait_for_selector("#e6")
    assert page.evaluate("e6.getAnimations().map(animation => animation.effect.getTiming().duration)") == [300]


def test_an_element_without_a_transition_comes_and_goes_at_once(fake, page):
    fake.show(page, ROWS)
    fake.patch(["r", 4, SLOW], ["i", 2, 0, "<p id=e6 data-transition=scale/identity>new</p>"])
    fake.patch(["r", 6, SLOW])
    page.wait_for_selector("#e6", state="detached")
    expect(page.locator(".leaving")).to_have_text("4")


def test_what_the_layout_moves_travels_from_where_it_stood(fake, page):
    fake.show(page, ROWS)
    fake.patch(["m", 2, 5, 3, SLOW])
    page.wait_for_selector("#e5 + #e3")
    tops = page.evaluate("[e3, e4, e5].map(node => Math.round(node.getBoundingClientRect().top))")
    assert tops == [0, 40, 80]
    page.evaluate("document.getAnimations().forEach(animation => animation.finish())")
    assert page.evaluate("[e3, e4, e5].map(node => node.getBoundingClientRect().top)") == [40, 80, 0]


def test_a_removed_element_stays_until_its_transition_has_ended_but_is_no_longer_the_app_s(fake, page):
    fake.show(page, ROWS.replace("<div id=e4", "<div data-on=tap id=e4"))
    fake.patch(["r", 4, SLOW])
    leaving = page.locator(".leaving")
    expect(leaving).to_have_text("4")
    assert page.evaluate("(() => { const n = document.querySelector('.leaving'); return [n.id, n.inert, n.getBoundingClientRect().top] })()") == ["", True, 40]
    assert page.evaluate("e5.offsetTop") == 40
    page.evaluate("document.getAnimations().forEach(animation => animation.finish())")
    expect(leaving).to_have_count(0)
    assert page.evaluate("e5.getBoundingClientRect().top") == 40


def test_a_style_changes_over_time_and_then_stands_alone(fake, page):
    fake.show(page, "<div id=e2 style='width:100px;height:10px'></div>")
    fake.patch(["b", 2, [["", "width:300px;height:10px"]], SLOW])
    until(page, "e2.offsetWidth >= 100 && e2.offsetWidth < 200 && e2.getAnimations().length === 1")
    page.evaluate("e2.getAnimations()[0].finish()")
    until(page, "e2.style.transition === ''")
    assert page.evaluate("e2.getAttribute('style').replaceAll(' ', '')") == "width:300px;height:10px;"


def test_a_repeated_motion_runs_on_and_goes_back(fake, page):
    fake.show(page, "<div id=e2 style='opacity:1'>x</div>")
    fake.patch(["b", 2, [["", "opacity:0.2"]], {"d": 1000, "n": 0, "r": 1}])
    until(page, "e2.getAnimations().length === 1")
    assert page.evaluate("(t => [t.iterations === Infinity, t.direction])(e2.getAnimations()[0].effect.getTiming())") == [True, "alternate"]


def test_reduced_motion_moves_nothing(fake, open_page):
    page = open_page(reduced_motion="reduce")
    fake.show(page, ROWS)
    fake.patch(["m", 2, 5, 3, SLOW], ["b", 4, [["row", "margin-left:50px"]], SLOW])
    page.wait_for_selector("#e5 + #e3")
    assert page.evaluate("[e3, e4, e5].map(node => node.getBoundingClientRect().top)") == [40, 80, 0]
    assert page.evaluate("e4.getBoundingClientRect().left") == 50


def test_a_covered_screen_is_hidden_after_its_motion_and_dead_at_once(fake, page):
    stop_clock(page, lambda: fake.show(page, """<div id=e2 data-motion='{"d":350}'>below</div>"""))
    fake.patch(["a", 2, "hidden", True])
    until(page, "e2.inert")
    expect(page.locator("#e2")).to_be_visible()
    page.clock.run_for(350)
    expect(page.locator("#e2")).to_be_hidden()

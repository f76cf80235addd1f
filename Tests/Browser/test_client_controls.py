"""Controls answer in the page at once; the server confirms by saying nothing, or corrects."""

import pytest
from playwright.sync_api import expect

from conftest import until

SWITCH = "<label id=e2 class=k-toggle data-on=change>Wifi <input id=c2 type=checkbox role=switch></label>"
PICKER = '<label id=e2 data-on=change><select id=c2><option id=e3 value=0 selected>A</option><option id=e4 value=1>B</option></select></label>'
SLIDER = "<div id=e2 data-on=change><input id=c2 type=range min=0 max=10 step=1 value=2></div>"
RADIOS = "<div id=e2 data-on=change>" + "".join(
    f"<label id=e{i}><input id=c{i} type=radio name=n2 value={i - 3} {'checked' if i == 3 else ''}>{i}</label>" for i in (3, 4, 5)
) + "</div>"
TABS = (
    "<div id=e2 class=k-tabs data-on=change><div class=panels data-slot='' data-of=2>"
    "<section id=e3 role=tabpanel>one</section><section id=e4 role=tabpanel hidden>two</section></div><div role=tablist id=b2>"
    "<button id=b3 role=tab data-index=0 aria-controls=e3 aria-selected=true>1</button>"
    "<button id=b4 role=tab data-index=1 aria-controls=e4 aria-selected=false tabindex=-1>2</button></div></div>"
)


def test_a_switch_turns_at_once_and_stays_without_an_echo(fake, page):
    fake.answers = False
    fake.show(page, SWITCH)
    page.click("#e2")
    expect(page.locator("#c2")).to_be_checked()
    assert fake.event() == ["change", 2, True]
    fake.patch()
    expect(page.locator("#c2")).to_be_checked()


def test_the_server_corrects_a_switch(fake, page):
    fake.answers = False
    fake.show(page, SWITCH)
    page.click("#c2")
    fake.event()
    fake.patch(["a", "c2", "checked", False])
    expect(page.locator("#c2")).not_to_be_checked()


def test_an_answer_to_an_older_change_does_not_turn_a_switch_back(fake, page):
    fake.answers = False
    fake.show(page, SWITCH + "<p id=e9></p>")
    page.click("#c2")
    fake.event()
    stale = fake.handled
    page.click("#c2")
    fake.event()
    fake.sent += 1
    fake.write([fake.sent, stale, [["a", "c2", "checked", True], ["t", 9, "came"]]])
    expect(page.locator("#e9")).to_have_text("came")
    expect(page.locator("#c2")).not_to_be_checked()


def test_a_rejected_change_is_put_back(fake, page):
    fake.answers = False
    fake.show(page, SWITCH)
    page.click("#c2")
    fake.event()
    fake.write([0, fake.handled, "rejected", fake.handled, "element 2 is disabled"])
    expect(page.locator("#c2")).not_to_be_checked()


def test_a_switch_that_nobody_listens_to_does_not_turn(fake, page):
    fake.show(page, "<details id=e3 data-on=change open><summary>s</summary><label id=e2><input id=c2 type=checkbox></label></details>")
    page.locator("#c2").click()
    expect(page.locator("#c2")).not_to_be_checked()
    assert fake.events.empty()


def test_a_picker_reports_the_index_and_follows_the_server(fake, page):
    fake.show(page, PICKER)
    page.select_option("#c2", "1")
    assert fake.event() == ["change", 2, 1]
    fake.patch(["a", "c2", "value", "0"])
    expect(page.locator("#c2")).to_have_value("0")


def test_radio_buttons_report_their_index_and_follow_the_server(fake, page):
    fake.show(page, RADIOS)
    page.click("#e4")
    assert fake.event() == ["change", 2, 1]
    fake.patch(["a", "c5", "checked", True])
    expect(page.locator("#c5")).to_be_checked()
    page.click("#e3")
    expect(page.locator("#c3")).to_be_checked()
    assert fake.event() == ["change", 2, 0]


def test_a_slider_reports_numbers_colours_its_line_and_follows_the_server(fake, page):
    fake.show(page, SLIDER)
    page.focus("#c2")
    page.keyboard.press("ArrowRight")
    assert fake.event() == ["change", 2, 3]
    assert page.evaluate("c2.style.getPropertyValue('--part')") == "0.3"
    fake.patch(["a", "c2", "value", "5"])
    expect(page.locator("#c2")).to_have_value("5")
    assert page.evaluate("c2.style.getPropertyValue('--part')") == "0.5"


def test_a_slider_is_not_pulled_back_by_an_older_value_while_it_is_moved(fake, page):
    fake.answers = False
    fake.show(page, SLIDER + "<p id=e9></p>")
    page.focus("#c2")
    for _ in range(2):
        page.keyboard.press("ArrowRight")
        fake.event()
    fake.sent += 1
    fake.write([fake.sent, fake.handled - 1, [["a", "c2", "value", "3"], ["t", 9, "came"]]])
    expect(page.locator("#e9")).to_have_text("came")
    expect(page.locator("#c2")).to_have_value("4")


def test_dates_and_colours_report_texts(fake, page):
    fake.show(page, '<label id=e2 data-on=change><input id=c2 type=date></label><label id=e3 data-on=change><input id=c3 type=color></label>')
    page.fill("#c2", "2026-03-09")
    assert fake.event() == ["change", 2, "2026-03-09"]
    page.fill("#c3", "#ff8800")
    assert fake.event() == ["change", 3, "#ff8800"]


def test_a_disclosure_unfolds_at_once_and_the_server_folds_it(fake, page):
    fake.answers = False
    fake.show(page, "<details id=e2 data-on=change><summary>More</summary><p>inside</p></details>")
    page.click("summary")
    expect(page.locator("p")).to_be_visible()
    assert fake.event() == ["change", 2, True]
    fake.patch(["a", 2, "open", False])
    expect(page.locator("p")).to_be_hidden()


def test_a_tab_is_shown_at_once_with_its_panel(fake, page):
    fake.answers = False
    fake.show(page, TABS)
    page.click("#b4")
    expect(page.locator("#e4")).to_be_visible()
    expect(page.locator("#e3")).to_be_hidden()
    expect(page.locator("#b4")).to_have_attribute("aria-selected", "true")
    assert fake.event() == ["change", 2, 1]


def test_the_server_selects_a_tab(fake, page):
    fake.show(page, TABS)
    bar = TABS.split("id=b2>")[1].split("</div>")[0]
    bar = bar.replace("aria-selected=true", "aria-selected=x").replace("aria-selected=false", "aria-selected=true")
    fake.patch(["h", "b2", bar], ["a", "e3", "hidden", True], ["a", "e4", "hidden", False])
    expect(page.locator("#e4")).to_be_visible()
    expect(page.locator("#e3")).to_be_hidden()


def test_arrow_keys_move_among_tabs(fake, page):
    fake.show(page, TABS)
    page.focus("#b3")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#b4")).to_be_focused()
    assert fake.event() == ["change", 2, 1]
    page.keyboard.press("ArrowRight")
    expect(page.locator("#b3")).to_be_focused()


@pytest.mark.parametrize("key", ["Enter", " "])
def test_a_node_that_is_no_button_is_pressed_by_key(fake, page, key):
    fake.show(page, "<div id=e2 role=button tabindex=0 data-on=tap>tap</div>")
    page.focus("#e2")
    page.keyboard.press(key)
    assert fake.event() == ["tap", 2]


def test_a_control_in_a_tappable_row_does_not_tap_the_row(fake, page):
    fake.show(page, "<div id=e9 data-on=tap>row " + SWITCH + "<button id=e3 data-on=tap>b</button></div>")
    page.click("#e2")
    assert fake.event() == ["change", 2, True]
    page.click("#e3")
    assert fake.event() == ["tap", 3]
    page.click("#e9", position={"x": 3, "y": 3})
    assert fake.event() == ["tap", 9]


def test_a_part_fires_its_own_action_with_its_value(fake, page):
    fake.show(page, '<div id=e2 data-on="decrement increment"><button data-action=increment data-value="[1,2]">+</button></div>')
    page.click("button")
    assert fake.event() == ["increment", 2, [1, 2]]


def test_a_disabled_element_says_nothing(fake, page):
    fake.show(page, "<div id=e2 data-on=tap aria-disabled=true>no</div><button id=e3 data-on=tap>yes</button>")
    page.click("#e2")
    page.click("#e3")
    assert fake.event() == ["tap", 3]


def test_moving_the_focus_reports_who_gains_before_who_loses(fake, page):
    fake.show(page, "<input id=e2 data-on=focus><input id=e3 data-on=focus><button id=e4>b</button>")
    page.focus("#e2")
    page.focus("#e3")
    page.focus("#e4")
    assert [fake.event() for _ in range(4)] == [["focus", 2, True], ["focus", 3, True], ["focus", 2, False], ["focus", 3, False]]


def test_a_menu_opens_in_the_page_and_closes_after_a_tap(fake, page):
    items = "<button id=e3 role=menuitem data-on=tap>one</button><button id=e4 role=menuitem data-on=tap>two</button>"
    fake.show(page, f"<div id=e2><button id=c2 popovertarget=p2 aria-haspopup=menu>Menu</button><div id=p2 popover role=menu>{items}</div></div>")
    page.click("#c2")
    expect(page.locator("#e3")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert fake.event() == ["tap", 4]
    expect(page.locator("#p2")).to_be_hidden()


def test_a_context_menu_opens_where_it_was_asked_for(fake, page):
    fake.show(page, "<div id=e2 data-context=p2 style='height:200px'>area<div id=p2 popover role=menu><button id=e3 data-on=tap>x</button></div></div>", extras=True)
    page.click("#e2", button="right", position={"x": 50, "y": 60})
    expect(page.locator("#p2")).to_be_visible()
    assert page.evaluate("[p2.offsetLeft, p2.offsetTop]") == [50, 66]


def test_a_row_pulled_aside_shows_its_actions_and_a_tap_closes_it(fake, open_page):
    page = open_page(390, 844, has_touch=True)
    fake.show(
        page,
        "<div id=e2 class=k-row data-swipe><div class=row-content data-slot='' data-of=2>row</div>"
        "<div class='swipe swipe-trailing'><button id=e3 data-on=tap>Delete</button></div></div>",
        extras=True,
    )
    finger = page.context.new_cdp_session(page)

    def touch(kind, *points):
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": 10} for x in points]})

    touch("touchStart", 300)
    for x in (285, 260, 230):
        touch("touchMove", x)
    touch("touchEnd")
    until(page, "e2.style.getPropertyValue('--swipe') === '-80px'")
    page.evaluate("e3.click()")
    assert fake.event() == ["tap", 3]
    until(page, "e2.style.getPropertyValue('--swipe') === '0px'")


def test_a_drag_is_reported_in_the_element_s_own_points_with_its_position_and_is_no_tap(fake, page):
    style = "position:absolute;left:100px;top:100px;width:100px;height:100px"
    fake.show(page, f"<div id=e2 data-on='drag tap' style='{style}'></div><button id=e3 data-on=tap>b</button>", extras=True)
    page.mouse.move(110, 110)
    page.mouse.down()
    page.mouse.move(130, 110)
    page.mouse.up()
    assert fake.event() == ["drag", 2, [0, 10, 10, 30, 10, 100, 100]]
    assert fake.event() == ["drag", 2, [1, 10, 10, 30, 10, 100, 100]]
    page.click("#e3")
    assert fake.event() == ["tap", 3]
    page.click("#e2")
    assert fake.event() == ["tap", 2]


def test_turning_a_page_by_hand_selects_its_tab(fake, page):
    style = "display:flex;overflow-x:auto;width:300px;scroll-snap-type:x mandatory"
    panel = "flex:0 0 100%;scroll-snap-align:center"
    pages = TABS.replace("k-tabs", "'k-tabs page'").replace("class=panels", f"class=panels style='{style}'").replace("role=tabpanel", f"role=tabpanel style='{panel}'").replace(" hidden", "")
    fake.show(page, pages)
    page.evaluate("document.querySelector('.panels').scrollLeft = 300")
    assert fake.event() == ["change", 2, 1]
    expect(page.locator("#b4")).to_have_attribute("aria-selected", "true")


def test_a_long_press_is_no_tap(fake, page):
    fake.show(page, "<div id=e2 data-on='long-press tap'>press</div><button id=e3 data-on=tap>b</button>", extras=True)
    page.click("#e2", delay=700)
    assert fake.event() == ["long-press", 2]
    page.click("#e3")
    assert fake.event() == ["tap", 3]


def test_a_double_tap_is_not_two_taps(fake, page):
    fake.show(page, "<div id=e2 data-on='double-tap tap'>a <button id=e3 data-on=tap>b</button></div>", extras=True)
    page.dblclick("#e2", position={"x": 3, "y": 5})
    page.click("#e3")
    assert [fake.event(), fake.event()] == [["double-tap", 2], ["tap", 3]]
    page.click("#e2", position={"x": 3, "y": 5})
    assert fake.event() == ["tap", 2]
    page.locator("#e2").evaluate("node => node.click()")
    assert fake.event() == ["tap", 2]


def test_double_taps_and_hovering_are_reported(fake, page):
    fake.show(page, "<div id=e2 data-on=double-tap>a</div><div id=e3 data-on=hover>b <b>c</b></div>", extras=True)
    page.dblclick("#e2")
    assert fake.event() == ["double-tap", 2]
    page.hover("#e3 b")
    page.hover("#e3", position={"x": 200, "y": 5})
    page.hover("#e2")
    assert [fake.event(), fake.event()] == [["hover", 3, True], ["hover", 3, False]]


MENU_AND_BUTTON = (
    "<button id=e4 data-on=tap>behind</button><button id=e5 data-on=tap style='position:fixed;bottom:0'>other</button>"
    "<div id=e2 data-context=p2 style='height:200px'>area<div id=p2 popover role=menu><button id=e3 data-on=tap>x</button></div></div>"
)


@pytest.mark.parametrize("has_touch", [False, True])
def test_a_tap_beside_an_open_menu_only_closes_it(fake, open_page, has_touch):
    page = open_page(390, 844, has_touch=has_touch)
    fake.show(page, MENU_AND_BUTTON, extras=True)
    tap = page.tap if has_touch else page.click
    page.click("#e2", button="right", position={"x": 50, "y": 60})
    expect(page.locator("#p2")).to_be_visible()
    tap("#e4")
    expect(page.locator("#p2")).to_be_hidden()
    tap("#e5")
    assert fake.event() == ["tap", 5]

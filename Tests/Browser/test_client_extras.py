"""What the second script does: content pulled down, keys that press buttons, the first view that fits."""

import pytest

from conftest import until
from test_client_page import DIALOG, finger

LIST = (
    "<div id=e2 style='height:600px;overflow:auto' data-on=refresh>"
    "<div class=refresh style='height:var(--pull,0px)'><button data-action=refresh>Refresh</button></div>"
    "<div id=e3 style='height:2000px'>rows</div></div>"
)


def pull(page, distance):
    touch = finger(page)
    touch("touchStart", (100, 100))
    for part in (0.3, 0.6, 1):
        touch("touchMove", (100, 100 + distance * part))
    return touch


def test_content_pulled_far_is_loaded_anew(fake, open_page):
    page = open_page(390, 844, has_touch=True)
    fake.show(page, LIST, extras=True)
    touch = pull(page, 100)
    until(page, "e3.getBoundingClientRect().top > 64")
    touch("touchEnd")
    assert fake.event() == ["refresh", 2]


def test_content_pulled_a_little_goes_back(fake, open_page):
    page = open_page(390, 844, has_touch=True)
    fake.show(page, LIST + "<button id=e4 data-on=tap>b</button>", extras=True)
    touch = pull(page, 40)
    until(page, "e3.getBoundingClientRect().top > 30")
    touch("touchEnd")
    until(page, "e3.getBoundingClientRect().top === 0")
    page.tap("#e4")
    assert fake.event() == ["tap", 4]


def test_a_finger_in_the_midst_of_the_content_scrolls_it(fake, open_page):
    page = open_page(390, 844, has_touch=True)
    fake.show(page, LIST, extras=True)
    page.evaluate("e2.scrollTop = 300")
    touch = pull(page, 100)
    touch("touchEnd")
    until(page, "e2.scrollTop < 300")
    assert page.evaluate("e2.style.getPropertyValue('--pull')") == ""


def test_content_is_loaded_anew_by_a_button_too(fake, page):
    fake.show(page, LIST.replace("--pull,0px", "--pull,30px"))
    page.click("text=Refresh")
    assert fake.event() == ["refresh", 2]


# -- Keys that press buttons

SHORTCUTS = (
    "<input id=e10 data-on=change data-edition=0><button id=e2 data-on=tap aria-keyshortcuts=Meta+S>Save</button>"
    "<button id=e3 data-on=tap aria-keyshortcuts=Enter>Done</button><button id=e4 data-on=tap aria-keyshortcuts=N>Next</button>"
    "<button id=e5 data-on=tap>plain</button><button id=e6 data-on=tap aria-keyshortcuts=Alt+Shift+ArrowUp>Up</button>"
)


@pytest.mark.parametrize("keys, button", [("Control+s", 2), ("Enter", 3), ("n", 4), ("Alt+Shift+ArrowUp", 6)])
def test_keys_press_the_button_that_has_them(fake, page, keys, button):
    fake.show(page, SHORTCUTS, extras=True)
    page.keyboard.press(keys)
    assert fake.event() == ["tap", button]


def test_a_field_keeps_what_is_typed_but_not_commands_and_return(fake, page):
    fake.show(page, SHORTCUTS, extras=True)
    page.focus("#e10")
    page.keyboard.press("n")
    page.keyboard.press("Control+s")
    page.keyboard.press("Enter")
    assert [fake.event(), fake.event(), fake.event()] == [["change", 10, ["n", 1]], ["tap", 2], ["tap", 3]]


def test_the_return_key_presses_the_button_that_has_the_focus(fake, page):
    fake.show(page, SHORTCUTS, extras=True)
    page.focus("#e5")
    page.keyboard.press("Enter")
    assert fake.event() == ["tap", 5]


def test_keys_press_no_button_that_is_disabled_or_under_a_dialog(fake, page):
    fake.show(page, "<button id=e2 data-on=tap disabled aria-keyshortcuts=A>a</button><div id=e11></div>" + SHORTCUTS.replace("id=e2", "id=e9"), extras=True)
    page.keyboard.press("a")
    fake.patch(["i", 11, 0, "<dialog id=e7 data-modal><button id=e8 data-on=tap aria-keyshortcuts=N>in it</button></dialog>"])
    until(page, "document.querySelector('dialog:modal')")
    page.keyboard.press("Control+s")
    page.keyboard.press("n")
    assert fake.event() == ["tap", 8]


def test_the_escape_key_presses_a_dialog_s_own_cancel_button(fake, page):
    fake.show(page, DIALOG.replace("id=e7", "id=e7 aria-keyshortcuts=Escape"), extras=True)
    page.keyboard.press("Escape")
    assert fake.event() == ["tap", 7]


# -- The first view that fits

FITTING = """
<div id=e2 style='display:flex;flex-direction:column;width:{}px'><div id=e3 data-fitting={} style='min-width:0'>
<div id=e4 style='width:300px'>wide</div><div id=e5 style='width:150px'>half</div><div id=e6>n</div></div></div>
"""

FITS = """
.room { flex: 1 1 0 !important; place-self: stretch !important } [data-fitting].room { position: relative }
[data-fitting].room > * { position: absolute; margin-inline-end: -9999px } [data-fits] > :not([data-fit]) { display: none }
"""


def shown(page):
    return page.evaluate("[e4, e5, e6].filter(node => node.checkVisibility()).map(node => node.id)")


@pytest.mark.parametrize("room, fits", [(400, "e4"), (300, "e4"), (299, "e5"), (100, "e6")])
def test_the_first_child_that_fits_is_shown(fake, page, room, fits):
    fake.style += FITS
    fake.show(page, FITTING.format(room, "horizontal"), extras=True)
    until(page, "e3.dataset.fits")
    assert shown(page) == [fits]


def test_another_child_is_shown_when_the_room_or_what_is_in_it_changes(fake, page):
    fake.style += FITS
    fake.show(page, FITTING.format(400, "both"), extras=True)
    until(page, "e3.dataset.fits === '0'")
    page.evaluate("e2.style.width = '200px'")
    until(page, "e3.dataset.fits === '1'")
    fake.patch(["b", 4, [["", "width:180px"]]])
    until(page, "e3.dataset.fits === '0'")
    assert shown(page) == ["e4"]


# -- Rows that are moved, and content that stands somewhere

ROWS = "<div id=e2>" + "".join(
    f"<div id=e{i} class=k-row data-on=move style='height:40px'><span>{i}</span><button class=row-move>=</button></div>" for i in (3, 4, 5)
) + "</div><button id=e9 data-on=tap>b</button>"


def carry(page, row, distance):
    box = page.locator(f"#e{row} .row-move").bounding_box()
    x, y = box["x"] + 5, box["y"] + 5
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + distance, steps=3)
    page.mouse.up()


@pytest.mark.parametrize("row, distance, before", [(3, 45, [5]), (3, 90, []), (5, -90, [3]), (4, -45, [3])])
def test_a_row_put_elsewhere_names_the_row_it_shall_stand_before(fake, page, row, distance, before):
    fake.show(page, ROWS, extras=True)
    carry(page, row, distance)
    assert fake.event() == ["move", row] + before


def test_a_row_put_back_says_nothing_and_a_row_that_is_not_moved_goes_back(fake, page):
    fake.answers = False
    fake.show(page, ROWS, extras=True)
    carry(page, 3, 10)
    page.click("#e9")
    assert fake.event() == ["tap", 9]
    carry(page, 3, 45)
    assert fake.event() == ["move", 3, 5]
    assert page.evaluate("e4.style.translate") == "0px -40px"
    fake.write([0, fake.handled])
    until(page, "e3.style.translate === '' && e4.style.translate === ''")


TALL = "<div id=e2 style='height:300px;overflow:auto' data-on=scrolled data-start='0 1'><div id=e3 data-target>{}</div></div>".format(
    "".join(f"<div id=e{i} style='height:100px'>{i}</div>" for i in range(10, 20))
)


def test_content_starts_where_it_shall_and_stays_there_while_it_grows(fake, page):
    fake.show(page, TALL, extras=True)
    until(page, "e2.scrollTop === 700")
    fake.patch(["i", 3, 0, "<div id=e30 style='height:100px'>new</div>"])
    until(page, "e2.scrollTop === 800")


def test_what_stands_at_the_edge_is_told(fake, page):
    fake.show(page, TALL.replace("data-start='0 1'", ""), extras=True)
    page.evaluate("e2.scrollTop = 240")
    assert fake.event() == ["scrolled", 2, 12]

"""QBChat in a browser: the same script for each port, and several people in one chat."""

import re

import pytest
from playwright.sync_api import expect

from conftest import served, until, visit

PORTS = {
    "model-view": "/model-view",
    "redux": "/redux",
    "literal-redux": "/literal-redux",
    "view-state": "/view-state",
    "services": "/services",
    "coordinators": "/coordinators/chats",
    "clean": "/clean",
    "viper": "/viper",
    "modules": "/modules",
}
SIZES = {"phone": dict(width=390, height=844, has_touch=True), "desk": dict(width=1280, height=800)}


@pytest.fixture(scope="module")
def qbchat():
    """The address of one server for all tests: everyone meets there."""
    with served("QBChat") as address:
        yield address


@pytest.fixture
def enter(open_page, qbchat):
    """Opens a page of its own at an address, for someone new who says their name."""

    def enter(name, path="/", size="phone"):
        page = visit(open_page(**SIZES[size]), qbchat + path)
        page.get_by_role("textbox", name="Your name").fill(name)
        page.get_by_role("button", name="Join").click()
        expect(page.get_by_role("button", name="Join")).to_have_count(0)
        return page

    return enter


def field(page):
    return page.get_by_role("textbox", name="Message").locator("visible=true")


def message(page, text):
    return page.get_by_text(text, exact=True).locator("visible=true")


def row(page, title):
    return page.get_by_role("link", name=re.compile(re.escape(title))).locator("visible=true")


def latest_is_in_sight(page, text):
    box, window = message(page, text).bounding_box(), page.viewport_size
    return box is not None and 0 <= box["y"] and box["y"] + box["height"] <= window["height"]


@pytest.mark.parametrize("port", PORTS)
def test_d1_list_open_send_reload_and_back(enter, port):
    page = enter("Robin", PORTS[port])
    page.get_by_role("link", name=re.compile("One Chapter a Week")).click()
    expect(message(page, "See you on Sunday, with cake and with arguments.")).to_be_visible()
    expect(page).to_have_url(re.compile(f"{PORTS[port]}/books$"))
    expect(page.get_by_role("button", name="Send").locator("visible=true")).to_be_disabled()
    text = f"I read it in {port}."
    field(page).fill(text)
    page.get_by_role("button", name="Send").locator("visible=true").click()
    expect(message(page, text)).to_have_count(1)
    expect(field(page)).to_have_value("")
    assert latest_is_in_sight(page, text)
    page.reload()
    expect(message(page, text)).to_be_visible()
    page.go_back()
    expect(page.get_by_role("link", name=re.compile("Harbour Street Garden")).locator("visible=true")).to_be_visible()


@pytest.mark.parametrize("port", PORTS)
def test_d1_two_people_see_each_other_and_nothing_else_of_each_other(enter, port):
    ann = enter("Ann", PORTS[port] + "/lost")
    bob = enter("Bob", PORTS[port] + "/lost", size="desk")
    field(ann).fill(f"Who lost a glove? ({port})")
    field(bob).fill("Half a thou")
    field(ann).press("Enter")
    expect(message(bob, f"Who lost a glove? ({port})")).to_be_visible()
    expect(bob.get_by_text("Ann", exact=True).locator("visible=true").last).to_be_visible()
    expect(field(bob)).to_have_value("Half a thou")
    expect(field(ann)).to_have_value("")
    assert latest_is_in_sight(bob, f"Who lost a glove? ({port})")


@pytest.mark.parametrize("port", PORTS)
def test_d1_a_room_is_made_joined_and_left_and_both_see_who_is_there(enter, port):
    title = f"Bread Club of {port}"
    ann = enter("Ann", PORTS[port])
    bob = enter("Bob", PORTS[port], size="desk")
    ann.get_by_role("button", name="New room").locator("visible=true").click()
    ann.get_by_role("textbox", name="Title").fill(title)
    ann.get_by_role("button", name="Make").click()
    for page in (ann, bob):
        row(page, title).click()
    expect(message(bob, "Ann is here")).to_be_visible()
    expect(message(ann, "Bob is here")).to_be_visible()
    expect(bob.get_by_role("textbox", name="Message").locator("visible=true")).to_have_count(0)
    bob.get_by_role("button", name="Join room").locator("visible=true").click()
    field(bob).fill("I have rye.")
    field(bob).press("Enter")
    expect(message(ann, "I have rye.")).to_be_visible()
    bob.go_back()
    expect(message(ann, "Bob is here")).to_have_count(0)
    field(ann).fill("Bring it!")
    field(ann).press("Enter")
    expect(row(bob, title).get_by_label("1 unread")).to_be_visible()
    row(bob, title).click()
    expect(message(bob, "Bring it!")).to_be_visible()
    bob.get_by_role("button", name="Room", exact=True).locator("visible=true").last.click()
    bob.get_by_text("Leave room").locator("visible=true").click()
    expect(bob.get_by_role("button", name="Join room").locator("visible=true")).to_be_visible()
    bob.go_back()
    expect(row(bob, title)).to_be_visible()
    expect(row(bob, title).get_by_label("1 unread")).to_have_count(0)
    expect(message(bob, "More rooms")).to_be_visible()


def test_d1_earlier_messages_come_above_what_is_read(enter):
    page = enter("Ann", "/services/lost")
    for number in range(1, 36):
        field(page).fill(f"Glove {number}")
        field(page).press("Enter")
        expect(message(page, f"Glove {number}")).to_be_visible()
    page = enter("Bob", "/services/lost")
    expect(message(page, "Glove 35")).to_be_visible()
    earlier = page.get_by_role("button", name="Show earlier messages").locator("visible=true")
    for _ in range(3):
        earlier.scroll_into_view_if_needed()
        page.wait_for_timeout(200)
    expect(message(page, "Glove 6")).to_be_visible()
    expect(message(page, "Glove 5")).to_have_count(0)
    earlier.click()
    expect(message(page, "Glove 5")).to_have_count(1)
    expect(message(page, "Glove 6")).to_be_in_viewport()


def test_d1_many_messages_keep_the_latest_in_sight(enter):
    page = enter("Robin", "/redux/bikes")
    for number in range(1, 21):
        field(page).fill(f"Tube {number}")
        field(page).press("Enter")
        expect(message(page, f"Tube {number}")).to_be_visible()
    expect(message(page, "Tube 20")).to_be_in_viewport(ratio=1)
    box = field(page).bounding_box()
    assert box["y"] + box["height"] <= page.viewport_size["height"]


@pytest.mark.parametrize("size", SIZES)
def test_a_port_is_chosen_and_left(enter, size):
    page = enter("Robin", size=size)
    page.get_by_role("button", name="Fine-grained services").click()
    expect(page.get_by_role("link", name=re.compile("Flat 4B")).locator("visible=true")).to_be_visible()
    expect(page).to_have_url(re.compile("/services$"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Architectures").locator("visible=true").click()
    expect(page).to_have_url(re.compile("/start$"))


@pytest.mark.parametrize("size", SIZES)
def test_d18_a_link_is_shown_before_it_is_followed(enter, size):
    page = enter("Robin", "/coordinators/chats/garden", size=size)
    page.get_by_role("link", name="example.org").locator("visible=true").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("This link leaves QBChat")).to_be_visible()
    box, window = dialog.bounding_box(), page.viewport_size
    if size == "phone":
        assert box["width"] > 0.9 * window["width"]
    else:
        assert box["width"] < 0.5 * window["width"]
    dialog.get_by_role("button", name="Stay here").click()
    expect(page.get_by_text("This link leaves QBChat")).not_to_be_visible()


def test_d18_one_tab_leads_into_another(enter):
    page = enter("Robin", "/coordinators/profile")
    page.get_by_role("button", name="Something lost? Ask the neighbours").click()
    expect(page).to_have_url(re.compile("/coordinators/chats/lost$"))
    expect(field(page)).to_be_visible()


def test_d17_the_field_stays_above_the_keyboard(open_page, qbchat):
    page = open_page(**SIZES["phone"])
    page.add_init_script("Object.defineProperty(visualViewport, 'height', { get: () => innerHeight - (window.covered ?? 0) })")
    page.goto(qbchat + "/services/garden")
    page.get_by_role("textbox", name="Your name").fill("Robin")
    page.get_by_role("button", name="Join").click()
    expect(field(page)).to_be_visible()
    before = field(page).bounding_box()
    page.evaluate("window.covered = 300; visualViewport.dispatchEvent(new Event('resize'))")
    until(page, "[...document.querySelectorAll('input,textarea')].some(field => field.offsetHeight && field.getBoundingClientRect().bottom <= 544)")
    after = field(page).bounding_box()
    assert 250 < before["y"] - after["y"] <= 320
    assert after["y"] + after["height"] <= 844 - 300


def test_the_ports_have_no_bar_of_tabs_but_their_own(enter):
    page = enter("Robin", "/redux")
    expect(page.get_by_role("link", name=re.compile("Flat 4B")).locator("visible=true")).to_be_visible()
    expect(page.get_by_role("tab").locator("visible=true")).to_have_count(0)
    other = enter("Robin", "/coordinators/profile")
    expect(other.get_by_role("tab").locator("visible=true")).to_have_count(2)

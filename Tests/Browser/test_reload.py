"""A page that is loaded again goes on where it was, as an app does that was away from the screen."""

import os
import re
import signal

from playwright.sync_api import expect

from conftest import visit, wait_until_saved

PROBE = ".build/debug/IsolationProbe"


def open_probe(page, serve, *options):
    """Opens an app that shows its process, and types into it."""
    visit(page, serve([PROBE, "--port", "0", *options]).address())
    page.get_by_role("textbox").fill("half a sen")
    page.get_by_role("button", name="Process").click()
    number = page.get_by_text(re.compile("^[0-9]+$"))
    expect(number).to_be_visible()
    return int(number.text_content())


def goes_on(page):
    expect(page.get_by_text("half a sen has 10 letters")).to_be_visible()
    expect(page.get_by_role("textbox")).to_have_value("half a sen")
    page.get_by_role("textbox").press("End")
    page.get_by_role("textbox").press_sequentially("t")
    expect(page.get_by_text("half a sent has 11 letters")).to_be_visible()


def begins_anew(page):
    expect(page.get_by_text("has 0 letters", exact=False)).to_be_visible()


def test_a_reload_keeps_what_is_in_memory(page, serve):
    open_probe(page, serve)
    for _ in range(3):
        page.reload()
        expect(page.get_by_text("half a sen has 10 letters")).to_be_visible()
    expect(page.locator("html")).to_have_class(re.compile(r"\blive\b"))
    goes_on(page)


def test_a_reload_goes_on_in_the_next_process(page, serve, tmp_path):
    process = open_probe(page, serve, "--data", str(tmp_path))
    wait_until_saved(page, tmp_path, str(process))
    os.kill(process, signal.SIGKILL)
    page.reload()
    goes_on(page)


def test_a_reload_without_the_cache_begins_anew(page, serve):
    open_probe(page, serve)
    page.context.new_cdp_session(page).send("Page.reload", {"ignoreCache": True})
    begins_anew(page)


def test_the_same_address_in_another_tab_begins_anew(page, serve):
    open_probe(page, serve)
    begins_anew(visit(page.context.new_page(), page.url))


def test_an_address_that_is_typed_begins_anew(page, serve):
    open_probe(page, serve)
    begins_anew(visit(page, page.url))


def test_a_pushed_screen_and_its_way_back_outlive_a_reload(page, diner):
    visit(page, diner)
    page.get_by_role("link", name=re.compile("Miso Ramen")).click()
    page.get_by_role("button", name="Order this").click()
    expect(page.get_by_role("button", name="1 in your order")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="1 in your order")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("link", name=re.compile("Miso Ramen")).locator("visible=true")).to_be_visible()
    expect(page.get_by_role("tab", name="Order – 1")).to_be_visible()

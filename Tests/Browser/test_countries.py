"""Tests Countries in a browser: screens, URLs, notifications, languages and failures."""

import os
import re
import time

import pytest
from playwright.sync_api import expect

from conftest import served, until, visit
from countries import COUNTRIES, CountriesAPI, shown

SIZES = {"phone": dict(width=390, height=844, has_touch=True), "desk": dict(width=1280, height=800)}

NOTIFICATIONS = """
PushManager.prototype.subscribe = () => Promise.reject(new Error("no push service"));
window.shown = [];
window.Notification = class {
  static permission = "default";
  static requestPermission() { Notification.permission = "granted"; return Promise.resolve("granted"); }
  constructor(title, options) { this.title = title; this.body = options.body; shown.push(this); }
  close() {}
};
"""
"""Grants and records the notifications of a page, in a browser without a push service."""


@pytest.fixture(scope="module")
def countries(tmp_path_factory):
    """The URL of a Countries app that all tests share; it serves its own API."""
    database = tmp_path_factory.mktemp("countries") / "countries.sqlite"
    with served("Countries", env={**os.environ, "COUNTRIES_DATABASE": str(database)}) as address:
        yield address


@pytest.fixture
def flaky(serve, tmp_path):
    """The URL of a Countries app, and its API, which a test can delay or make fail."""
    api = CountriesAPI()
    environment = {**os.environ, "COUNTRIES_DATABASE": str(tmp_path / "c.sqlite"), "COUNTRIES_API": api.address}
    yield serve([COUNTRIES, "--port", "0"], env=environment).address(), api
    api.stop()


@pytest.mark.parametrize("size", SIZES)
def test_the_countries_are_listed_and_lead_to_their_pages(open_page, countries, size):
    page = open_page(**SIZES[size])
    visit(page, countries)
    page.get_by_role("link", name=re.compile("Albania")).click()
    expect(shown(page, "Tirana")).to_be_visible()
    expect(page).to_have_url(re.compile("/countries/AL$"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_c9_loading_is_shown_can_be_cancelled_and_retried(open_page, flaky):
    address, api = flaky
    api.hold()
    page = open_page(**SIZES["phone"])
    visit(page, address)
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.get_by_role("button", name="Cancel loading").click()
    expect(page.get_by_text("Loading was stopped")).to_be_visible()
    api.fails = True
    api.release()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("Something went wrong")).to_be_visible()
    api.fails = False
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("link", name=re.compile("Norway"))).to_be_visible()


def test_c12_search_finds_in_the_database(open_page, countries):
    page = open_page(**SIZES["phone"])
    visit(page, countries)
    page.get_by_role("searchbox").fill("cote")
    expect(page.get_by_role("link", name=re.compile("Côte d’Ivoire"))).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("Albania"))).to_have_count(0)


def test_c18_tab_stack_and_sheet_are_in_sight_and_in_the_address(open_page, countries):
    page = open_page(**SIZES["phone"])
    visit(page, countries + "/countries/AL")
    page.get_by_role("button", name="Show the flag").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text("Albania")).to_be_visible()
    sheet.get_by_role("button", name="Done").click()
    expect(sheet).to_have_count(0)
    page.get_by_role("tab", name="Settings").click()
    expect(page).to_have_url(re.compile("/settings$"))
    page.get_by_role("tab", name="Countries").click()
    expect(page).to_have_url(re.compile("/countries/AL$"))


def test_c19_a_pasted_address_and_a_reload_stay_at_their_place(open_page, countries):
    page = open_page()
    visit(page, countries + "/countries/AL/GR")
    expect(shown(page, "Athens")).to_be_visible()
    page.reload()
    expect(shown(page, "Athens")).to_be_visible()
    page.get_by_role("link", name="Albania").or_(page.get_by_role("button", name="Albania")).locator("visible=true").first.click()
    expect(shown(page, "Tirana")).to_be_visible()


def test_c19_a_deep_link_leads_there_at_once(open_page, countries):
    page = open_page(**SIZES["phone"])
    visit(page, countries + "/country/al/flag")
    expect(page.get_by_role("dialog").get_by_text("Albania")).to_be_visible()
    expect(page).to_have_url(re.compile("/countries/AL$"))


def test_c20_a_notification_is_allowed_sent_and_opens_its_country(open_page, countries):
    page = open_page(**SIZES["phone"])
    page.add_init_script(NOTIFICATIONS)
    visit(page, countries + "/settings")
    page.get_by_role("button", name="Allow notifications").click()
    page.get_by_role("button", name="Send me a country").click()
    until(page, "shown.length")
    name = page.evaluate("shown[0].title")
    page.evaluate("shown[0].onclick()")
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    expect(page).to_have_url(re.compile("/countries/[A-Z][A-Z]$"))


def test_c21_the_app_is_blurred_while_it_is_not_in_front(open_page, countries):
    page = open_page(**SIZES["phone"])
    visit(page, countries)
    expect(page.get_by_role("link", name=re.compile("Albania"))).to_be_visible()
    blurred = "[...document.querySelectorAll('*')].some(e => getComputedStyle(e).filter.includes('blur(10px)'))"
    for isHidden in ("false", "true", "false"):
        page.evaluate(f"Object.defineProperty(document, 'hidden', {{ value: {isHidden}, configurable: true }})")
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        until(page, f"({blurred}) === {isHidden}")


def test_c26_arabic_turns_the_app_around(open_page, countries):
    page = open_page(**SIZES["phone"])
    visit(page, countries + "/settings")
    page.get_by_role("combobox").select_option(label="العربية")
    expect(page.get_by_role("tab", name="البلدان")).to_be_visible()
    page.get_by_role("tab", name="البلدان").click()
    link = page.get_by_role("link", name=re.compile("ألبانيا"))
    expect(link).to_be_visible()
    assert link.evaluate("e => getComputedStyle(e).direction") == "rtl"
    page.goto(page.url)
    expect(page.get_by_role("tab", name="البلدان")).to_be_visible()


def test_c26_scrolling_down_loads_page_after_page(open_page, countries):
    page = open_page(**SIZES["phone"])
    visit(page, countries)
    links = page.get_by_role("link")
    expect(links.first).to_be_visible()
    last = page.get_by_role("link", name=re.compile("Zimbabwe"))
    expect(last).to_have_count(0)
    end = time.monotonic() + 30
    while not last.count() and time.monotonic() < end:
        links.last.scroll_into_view_if_needed()
    expect(last).to_be_visible()


def test_c26_without_a_place_to_store_the_app_says_so(open_page, serve):
    environment = {**os.environ, "COUNTRIES_DATABASE": "/dev/null/countries.sqlite"}
    page = open_page(**SIZES["phone"])
    visit(page, serve([COUNTRIES, "--port", "0"], env=environment).address() + "/settings")
    expect(page.get_by_text("The countries cannot be stored here.")).to_be_visible()

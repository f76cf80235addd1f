"""What an app asks a browser for: the location, and notifications outside of the page."""

import pytest
from playwright.sync_api import expect

from conftest import until
from test_app import go
from test_client_surroundings import NOTIFICATIONS

BERLIN = {"latitude": 52.52, "longitude": 13.405, "accuracy": 20}
POTSDAM = {"latitude": 52.4, "longitude": 13.06, "accuracy": 30}


def value(page, name):
    return page.locator(".k-labeled", has_text=name)


def tap(page, name):
    page.get_by_role("button", name=name, exact=True).click()


# Shows: import CoreLocation (LocationPage)
def test_the_location_follows_the_device_once_it_is_allowed(open_page, app):
    page = go(open_page(390, 844, geolocation=BERLIN), app, "location")
    expect(value(page, "Status")).to_contain_text("notDetermined")
    page.context.grant_permissions(["geolocation"])
    expect(value(page, "Status")).to_contain_text("authorizedWhenInUse")
    tap(page, "Start")
    expect(value(page, "Place")).to_contain_text("52.52, 13.405, within 20.0 m")
    page.context.set_geolocation(POTSDAM)
    expect(value(page, "Place")).to_contain_text("52.4, 13.06, within 30.0 m")
    tap(page, "Stop")
    page.context.set_geolocation(BERLIN)
    tap(page, "Once")
    expect(value(page, "Place")).to_contain_text("52.52, 13.405")


def test_a_question_is_answered_by_the_browser(open_page, app):
    page = go(open_page(geolocation=BERLIN, permissions=["geolocation"]), app, "location")
    expect(value(page, "Status")).to_contain_text("authorizedWhenInUse")
    tap(page, "Ask")
    tap(page, "Once")
    expect(value(page, "Place")).to_contain_text("52.52, 13.405")


def test_a_page_that_is_loaded_again_goes_on_with_the_location(open_page, app):
    page = go(open_page(geolocation=BERLIN, permissions=["geolocation"]), app, "location")
    tap(page, "Start")
    expect(value(page, "Place")).to_contain_text("52.52, 13.405")
    page.reload()
    page.context.set_geolocation(POTSDAM)
    expect(value(page, "Place")).to_contain_text("52.4, 13.06")


def test_a_denied_location_is_an_error(open_page, app):
    page = open_page()
    page.add_init_script(
        """
        navigator.geolocation.getCurrentPosition = (_, failed) => failed({ code: 1 });
        navigator.permissions.query = async () => ({ state: "denied", addEventListener() {} });
        """
    )
    go(page, app, "location")
    expect(value(page, "Status")).to_contain_text("denied")
    tap(page, "Start")
    expect(value(page, "Error")).to_contain_text("1")


def test_only_pages_that_use_a_service_load_its_script(open_page, app):
    page = open_page()
    scripts = []
    page.on("request", lambda request: scripts.append(request.url.split("/")[-1].split("?")[0]))
    go(page, app, "buttons")
    assert [name for name in scripts if name in ("location.js", "notifications.js")] == []
    go(page, app, "location")
    expect(value(page, "Status")).to_contain_text("notDetermined")
    assert [name for name in scripts if name in ("location.js", "notifications.js")] == ["location.js"]


@pytest.fixture
def kitchen(open_page, app):
    """The page in a browser that shows notifications: Chromium without a screen shows none."""
    page = open_page(390, 844)
    page.add_init_script(
        NOTIFICATIONS
        + "navigator.permissions.query = async () => ({ state: 'prompt', addEventListener() {} });"
    )
    return go(page, app, "notifications")


def test_the_user_is_asked_and_then_sees_notifications(kitchen):
    expect(value(kitchen, "Status")).to_contain_text("notDetermined")
    tap(kitchen, "Ask")
    expect(value(kitchen, "Status")).to_contain_text("authorized")
    tap(kitchen, "Now")
    until(kitchen, "shown.length === 1")
    assert kitchen.evaluate("[shown[0].title, shown[0].body]") == ["Soup is ready", "Table 4"]
    kitchen.evaluate("shown[0].onclick()")
    expect(value(kitchen, "Opened")).to_contain_text("Soup")
    assert kitchen.evaluate("shown[0].isClosed") is True


# Shows: import UserNotifications (NotificationsPage)
def test_a_notification_comes_at_its_time_and_is_taken_away(kitchen):
    tap(kitchen, "Ask")
    expect(value(kitchen, "Status")).to_contain_text("authorized")
    tap(kitchen, "In a second")
    until(kitchen, "shown.length === 1")
    assert kitchen.evaluate("shown[0].title") == "Salad is ready"
    tap(kitchen, "Clear")
    until(kitchen, "shown[0].isClosed")

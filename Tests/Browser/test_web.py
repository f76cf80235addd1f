"""Web views, which are frames here."""

from playwright.sync_api import expect

from conftest import until
from test_app import go


# Shows: import WebKit (WebPage)
def test_html_of_the_app_is_shown_apart_and_speaks_with_the_app(open_page, app):
    page = go(open_page(), app, "web")
    expect(page.get_by_text("Heard: loaded Menu;")).to_be_visible()
    frame = page.frame_locator(".k-web-frame")
    assert frame.locator("p").evaluate("node => getComputedStyle(node).color") == "rgb(1, 2, 3)"
    # Its scripts run, and do not reach the page.
    assert frame.locator("body").get_attribute("data-apart") == ""
    assert frame.locator("body").evaluate("() => origin") == "null"
    frame.get_by_role("button", name="Order").click()
    expect(page.get_by_text("order 3;")).to_be_visible()
    frame.get_by_role("link", name="Ramen").click()
    expect(page.get_by_text("link /ramen;")).to_be_visible()
    page.get_by_role("button", name="Ask").click()
    expect(page.get_by_text("answer Miso soup;")).to_be_visible()


def test_a_page_of_the_web_is_shown_in_a_frame(open_page, app):
    page = open_page()
    page.route("https://soup.example/**", lambda route: route.fulfill(
        content_type="text/html", body="<title>Soup</title><h1>From the web</h1>"))
    go(page, app, "web")
    expect(page.get_by_text("Heard: loaded Menu;")).to_be_visible()
    page.get_by_role("button", name="Leave").click()
    expect(page.frame_locator(".k-web-frame").get_by_role("heading", name="From the web")).to_be_visible()
    expect(page.get_by_text("loaded none;")).to_be_visible()
    until(page, "document.querySelectorAll('iframe').length === 1")


def test_a_page_that_takes_the_place_of_the_apps_html_hears_nothing_and_says_nothing(open_page, app):
    page = open_page()
    body = """<p id=heard></p><script>
        onmessage = ({ data }) => (heard.textContent += JSON.stringify(data));
        parent.postMessage("waiting", "*");
        parent.postMessage(["waiting"], "*");
        parent.postMessage(["message", "order", '{"count":666}'], "*");
        document.title = "done";
    </script>"""
    page.route("https://evil.example/**", lambda route: route.fulfill(content_type="text/html", body=body))
    go(page, app, "web")
    expect(page.get_by_text("Heard: loaded Menu;")).to_be_visible()
    page.frame_locator(".k-web-frame").locator("body").evaluate("() => { location = 'https://evil.example/form'; }")
    frame = page.frame_locator(".k-web-frame")
    expect(frame.locator("#heard")).to_be_attached()
    page.get_by_role("button", name="Ask").click()
    until(page, "document.querySelector('.k-web-frame').dataset.scripts")
    assert frame.locator("#heard").inner_text() == ""
    # What the page does later is answered after all that came before.
    page.get_by_role("button", name="Leave").click()
    expect(page.get_by_text("loaded none;")).to_be_visible()
    assert "666" not in page.get_by_text("Heard:").inner_text()

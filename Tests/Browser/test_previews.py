"""A board of 30 previews, each in light and in dark, in a frame of its own."""

import json
import subprocess
import urllib.request

import pytest
from playwright.sync_api import expect

from conftest import ServerProgram, until

#: Counts the sockets that connect at once, and the most of them, over all pages of the window.
COUNT_SOCKETS = """
top.connecting ??= top.most ??= 0;
const Socket = WebSocket;
WebSocket = class extends Socket {
  constructor(...words) {
    super(...words);
    top.most = Math.max(top.most, ++top.connecting);
    for (const type of ['open', 'error']) this.addEventListener(type, () => top.connecting--);
  }
};
"""

ALL_LIVE = """
(() => {
  const pages = [...document.querySelectorAll('iframe')].map(frame => frame.contentDocument);
  return pages.length === 60 && pages.every(page => page?.querySelector('html.live') && page.body.innerText.includes('This is card'));
})()
"""

ALL_SHOWN_LIVE = """
document.querySelector('html.live') && [...document.querySelectorAll('iframe')].every(frame => frame.contentDocument?.querySelector('html.live'))
"""

LOADED_TOOLS = """
document.querySelector('iframe').contentWindow.performance.getEntriesByType('resource')
  .some(({ name, responseEnd }) => name.includes('/development.js') && responseEnd)
"""


@pytest.fixture(scope="module")
def address():
    program = ServerProgram([".build/debug/PreviewsApp", "--port", "0", "--development"], stdin=subprocess.PIPE)
    try:
        yield program.address()
    finally:
        program.stop()


def requests_of(page):
    """The paths that a page and its frames request from now on."""
    paths = []
    page.on("request", lambda request: paths.append(request.url.split("/", 3)[3].split("?")[0]))
    return paths


def active_sessions(address):
    with urllib.request.urlopen(f"{address}/health") as answer:
        return json.load(answer)["sessions"]["active"]


def test_all_frames_in_view_are_shown_and_live(open_page, address):
    page = open_page(1280, 12_000)
    page.add_init_script(COUNT_SOCKETS)
    paths = requests_of(page)
    page.goto(address)
    until(page, ALL_LIVE)
    # A browser delays by seconds what connects at once beyond some ten.
    assert page.evaluate("most") <= 6
    frames = [path for path in paths if path.startswith("preview/")]
    assert len(frames) == len(set(frames)) == 60
    # The browser shares the style sheet among pages, and not what a page itself contains.
    assert page.evaluate("[top, ...Array.from(window)].map(({ document }) => document.querySelectorAll('style').length)") == [1] + 60 * [0]
    # Each page has its script; the tools for development, only the board.
    assert {name: sum(path == f"_martlet/{name}" for path in paths) for name in ["client.js", "development.js", "development"]} == {
        "client.js": 61, "development.js": 1, "development": 1}
    assert active_sessions(address) == 61


def test_frames_out_of_view_are_not_loaded(open_page, address):
    page = open_page(1280, 900)
    page.goto(address)
    expect(page.frame_locator('iframe[title="Card 1, light"]').get_by_text("This is card 1", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name="Card 30")).to_have_count(1)
    expect(page.locator('iframe[title="Card 30, light"]')).to_have_count(0)
    page.get_by_role("heading", name="Card 30").scroll_into_view_if_needed()
    expect(page.frame_locator('iframe[title="Card 30, dark"]').get_by_text("This is card 30")).to_be_visible()
    assert page.locator("iframe").count() < 60


def test_frames_whose_answer_does_not_come_do_not_hold_up_others(open_page, address):
    page = open_page(1280, 12_000)
    # These never come.
    page.route("**/light", lambda route: None)
    page.goto(address)
    until(page, "document.querySelectorAll('iframe[title$=light]').length === 30")
    until(page, ALL_LIVE.replace("'iframe'", "'iframe[title$=dark]'").replace("60", "30"))


def test_a_frame_that_is_used_has_the_tools_for_development(open_page, address):
    page = open_page(1280, 900)
    page.goto(address)
    frame = page.frame_locator('iframe[title="Card 1, light"]')
    frame.get_by_role("button", name="Tapped 0 times").click()
    expect(frame.get_by_role("button", name="Tapped 1 times")).to_be_visible()
    expect(frame.locator("script[src*='/development.js']")).to_have_count(1)
    until(page, LOADED_TOOLS)
    page.keyboard.press("Control+Alt+KeyI")
    expect(frame.locator("#martlet-inspector-frame")).to_be_attached()


def test_frames_go_on_with_a_server_that_is_started_again(open_page, serve, tmp_path):
    command = [".build/debug/PreviewsApp", "--data", str(tmp_path), "--port"]
    program = serve([*command, "0"])
    page = open_page(1280, 900)
    page.goto(program.address())
    frame = page.frame_locator('iframe[title="Card 1, light"]')
    frame.get_by_role("button", name="Tapped 0 times").click()
    expect(frame.get_by_role("button", name="Tapped 1 times")).to_be_visible()
    frame.locator("html").evaluate("page => page.setAttribute('data-earlier', '')")
    paths = requests_of(page)
    program.stop()
    # The page keeps the tap until a server answers.
    frame.get_by_role("button", name="Tapped 1 times").click()
    serve([*command, program.address().rsplit(":", 1)[1]]).address()
    expect(frame.get_by_role("button", name="Tapped 2 times")).to_be_visible(timeout=20_000)
    # The page in the frame is the same, and so are the others.
    expect(frame.locator("html[data-earlier]")).to_have_count(1)
    until(page, ALL_SHOWN_LIVE)
    assert [path for path in paths if path.startswith("preview/")] == []
    frame.get_by_role("button", name="Tapped 2 times").click()
    expect(frame.get_by_role("button", name="Tapped 3 times")).to_be_visible()
    # What was out of view is loaded as before.
    page.get_by_role("heading", name="Card 30").scroll_into_view_if_needed()
    expect(page.frame_locator('iframe[title="Card 30, dark"]').get_by_text("This is card 30")).to_be_visible()
    page.complaints[:] = [text for text in page.complaints if "ERR_CONNECTION" not in text]

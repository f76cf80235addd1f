"""What every browser test stands on: a real Chromium, pages that tell what went wrong in them, and servers to show.

`page` opens pages; `fake` is a scripted server for tests of the client script alone; `serve` starts a real server program.
Needs `pip install -r requirements.txt` and Chromium (`CHROMIUM` names another than Debian's).
"""

import os
import re
import subprocess
import threading
import time
from contextlib import contextmanager, suppress

import pytest
from playwright.sync_api import expect, sync_playwright

from fake_server import FakeServer


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"]
        )
        yield browser
        browser.close()


def until(page, expression):
    """Waits for something to become true in the page. Playwright's own wait is `eval`, which our security policy forbids."""
    for _ in range(250):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"it never became true: {expression}")


def stop_clock(page, after):
    """Opens a page by `after`, with a clock that then stands still until `page.clock.run_for`."""
    page.clock.install(time=1_800_000_000)
    result = after()
    page.clock.pause_at(1_800_000_009)
    return result


def complaints_of(page):
    """The errors that a page reports from now on: of scripts, of the console, of the content security policy."""
    complaints = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    return complaints


@pytest.fixture
def open_page(browser):
    """Opens a page of its own context, `open_page(width=390, height=844, has_touch=True)`. No page may complain, unless a test
    takes the complaints out of `page.complaints` itself."""
    contexts = []
    pages = []

    def open_page(width=1280, height=800, **options):
        context = browser.new_context(viewport={"width": width, "height": height}, **options)
        context.set_default_timeout(5000)
        contexts.append(context)
        page = context.new_page()
        page.complaints = complaints_of(page)
        pages.append(page)
        return page

    yield open_page
    complaints = [complaint for page in pages for complaint in page.complaints]
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def page(open_page):
    return open_page()


@pytest.fixture
def fake():
    with FakeServer() as server:
        yield server


class ServerProgram:
    """A server of its own process: its address, what it printed, and its end."""

    def __init__(self, command, **options):
        self.lines = []
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options)
        self._address = None
        self._known = threading.Event()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self):
        for line in self.process.stdout:
            self.lines.append(line)
            found = re.search(r"https?://[^\s/]+:\d+", line)
            if found and not self._known.is_set():
                self._address = found.group()
                self._known.set()
        self._known.set()

    def address(self, timeout=60):
        """The address that the program prints when it is ready."""
        assert self._known.wait(timeout), "no address within %d s:\n%s" % (timeout, "".join(self.lines))
        assert self._address, "it ended without an address:\n" + "".join(self.lines)
        return self._address

    def stop(self, timeout=20):
        """Asks the program to end and returns its exit code."""
        if self.process.poll() is None:
            self.process.terminate()
        try:
            return self.process.wait(timeout)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return self.process.wait()


@contextmanager
def served(program, **options):
    """The address of a program that was built, on a port of its own, as long as something goes on."""
    program = ServerProgram([".build/debug/" + program, "--port", "0"], **options)
    try:
        yield program.address()
    finally:
        program.stop()


def visit(page, address):
    """Opens an address, and waits until the page lives."""
    page.goto(address)
    expect(page.locator("html")).to_have_class(re.compile(r"\blive\b"))
    return page


def wait_until_saved(page, folder, text):
    """Waits until a session whose state contains a text is saved in the folder of `--data`: as a whole, or as what has changed."""
    deadline = time.monotonic() + 10
    while not any(text in saved for saved in saved_sessions(folder)):
        assert time.monotonic() < deadline, f"No session with “{text}” is saved."
        page.wait_for_timeout(20)


def saved_sessions(folder):
    for file in folder.glob("users/*/Library/Preferences/AppStorage/Sessions/*"):
        # A file of changes goes when the whole is written.
        with suppress(FileNotFoundError):
            yield file.read_text()


@pytest.fixture
def serve():
    """Starts a server program: `serve([".build/debug/Diner", "--port", "0"]).address()`. It is stopped after the test."""
    programs = []

    def serve(command, **options):
        programs.append(ServerProgram(command, **options))
        return programs[-1]

    yield serve
    for program in programs:
        program.stop()


@pytest.fixture(scope="session")
def app():
    """The address of one server for all tests that shows a page for each thing that only a browser can tell."""
    with served("BrowserApp") as address:
        yield address


@pytest.fixture(scope="session")
def diner():
    """The address of one Diner for all tests: each page is a guest of its own."""
    with served("Diner") as address:
        yield address

"""A server without an app. It serves one page with the built client script, and sends the frames that a test passes to it."""

import json
import queue
import re
import threading
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import expect
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Response
from websockets.sync.server import serve

SCRIPTS = Path(__file__).parents[2] / "Sources/MartletWeb/Resources"

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src * data: blob:; "
    "font-src 'self' data:; media-src * data: blob:; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)

STYLE = """
body { margin: 0; font: 16px/20px sans-serif } .row { height: 40px; box-sizing: border-box } .k-gap { height: calc(var(--count) * var(--row, 44px)) }
.scroll { height: 400px; overflow-y: auto } .k-row { position: relative; touch-action: pan-y }
.swipe { position: absolute; inset: 0 0 0 auto; width: 80px } .row-content { transform: translateX(var(--swipe, 0)) }
"""

# Events that describe the page rather than a user's action. Most tests ignore them.
SURROUNDINGS = {"traits", "phase", "measure", "reveal", "online", "notifications"}


class FakeServer:
    def __init__(self):
        self.body = ""
        self.style = STYLE
        self.debug = "data-debug"
        self.head = ""
        """Additional HTML for the page's head."""
        self.events = queue.Queue()
        """The user's events as the client sent them, without their numbers and repetitions."""
        self.notes = queue.Queue()
        """The events of SURROUNDINGS, in the same form."""
        self.loaded = []
        """The names of the requested scripts and other files."""
        self.files = {}
        """Additional files by name: functions that return the content type and the text."""
        self.acknowledged = 0
        self.connects = queue.Queue()
        """The query parameters of each connection."""
        self.handled = 0
        self.sent = 0
        self.repeated = []
        """The numbers of events that were received again."""
        self.accepts = True
        self.answers = True
        """Whether each event is acknowledged immediately."""
        self.refuses = False
        """Whether each event closes its connection with 1002."""
        self.socket = None
        self.lock = threading.Lock()

    # Called by tests

    @property
    def url(self):
        return f"http://localhost:{self.port}/"

    def show(self, page, body, path="", extras=False):
        """Serves a body and waits until the page is connected; with `extras`, also until the second script is loaded."""
        self.body = body
        page.goto(self.url + path)
        query = self.connected()
        expect(page.locator("html")).to_have_class(re.compile(r"\blive\b"))
        if extras:
            expect(page.locator("html")).to_have_class(re.compile(r"\bextras\b"))
        return query

    def connected(self):
        return self.connects.get(timeout=5)

    def patch(self, *patches, requests=None):
        """Sends a frame."""
        self.sent += 1
        frame = [self.sent, self.handled, list(patches)]
        self.write(frame + [requests] if requests else frame)

    def write(self, frame):
        with self.lock:
            self.socket.send(json.dumps(frame))

    def event(self):
        """Returns the next event of the user."""
        return self.events.get(timeout=5)

    def note(self, action):
        """Returns the next event of SURROUNDINGS with this action, and drops those before it."""
        while True:
            event = self.notes.get(timeout=5)
            if event[0] == action:
                return event

    def cut(self, accepts=True):
        """Ends the connection without a close frame, as a network failure does."""
        self.accepts = accepts
        self.socket.socket.close()

    def close(self, code):
        self.socket.close(code)

    # Called for the browser's requests

    def __enter__(self):
        self.server = serve(self._talk, "localhost", 0, process_request=self._request, compression=None)
        self.port = self.server.socket.getsockname()[1]
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.thread.join()

    def _request(self, connection, request):
        path = urlsplit(request.path).path
        if path == "/_martlet/socket":
            return None if self.accepts else self._answer(503, "text/plain", b"")
        if path in ("/_martlet/client.js", "/_martlet/extras.js"):
            self.loaded.append(path.rpartition("/")[2])
            return self._answer(200, "text/javascript", (SCRIPTS / self.loaded[-1]).read_bytes())
        if path.rpartition("/")[2] in self.files:
            self.loaded.append(path.rpartition("/")[2])
            kind, text = self.files[self.loaded[-1]]()
            return self._answer(200, kind, text.encode())
        if path == "/_martlet/style.css":
            return self._answer(200, "text/css", self.style.encode())
        return self._answer(200, "text/html; charset=utf-8", self._page().encode())

    def _answer(self, status, kind, body):
        headers = Headers({"Content-Type": kind, "Content-Length": str(len(body)), "Content-Security-Policy": POLICY})
        headers["Connection"] = "close"
        return Response(status, "", headers, body)

    def _page(self):
        return (
            f'<!doctype html><html lang=en data-session=s1 data-version=1 data-seq="{self.sent}" '
            f'data-extras=/_martlet/extras.js {self.debug}><head><meta charset=utf-8><title>Fake</title>'
            '<link rel=icon href="data:,"><link rel=stylesheet href="/_martlet/style.css">'
            f'{self.head}<script type=module src="/_martlet/client.js"></script></head>'
            f'<body><div id=e1 class=k-root>{self.body}</div></body></html>'
        )

    def _talk(self, socket):
        query = {name: values[0] for name, values in parse_qs(urlsplit(socket.request.path).query).items()}
        self.socket = socket
        self.connects.put(query)
        try:
            for text in socket:
                self._take(json.loads(text))
        except (ConnectionClosed, OSError):
            pass

    def _take(self, message):
        n, *event = message
        if n == 0:
            if event == ["ping"]:
                self.write([0, self.handled])
            else:
                self.acknowledged = event[1]
        elif self.refuses:
            self.close(1002)
        elif n <= self.handled:
            self.repeated.append(n)
        else:
            assert n == self.handled + 1, f"event {n} after {self.handled}"
            self.handled = n
            if self.answers:
                self.write([0, self.handled])
            (self.notes if event[0] in SURROUNDINGS else self.events).put(event)

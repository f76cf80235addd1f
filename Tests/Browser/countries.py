"""What the tests of Countries have in common: a server of countries that can be slow and can fail."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

COUNTRIES = ".build/debug/Countries"


class CountriesAPI:
    """Two countries over HTTP. While it `is_held`, it does not answer; while it `fails`, it answers with an error."""

    LIST = [
        {"code": "NO", "name": "Norway", "translations": {"ar": "النرويج"}, "population": 5520000, "region": "Europe"},
        {"code": "SE", "name": "Sweden", "translations": {"ar": "السويد"}, "population": 10500000, "region": "Europe"},
    ]

    def __init__(self):
        self.fails = False
        self._open = threading.Event()
        self._open.set()
        api = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                api._open.wait(30)
                body = json.dumps(api.LIST).encode()
                try:
                    self.send_response(500 if api.fails else 200)
                    self.send_header("Content-Type", "application/json")
                    self.send_header("Content-Length", str(len(body)))
                    self.end_headers()
                    self.wfile.write(body)
                except OSError:
                    pass

            def log_message(self, *arguments):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def hold(self):
        self._open.clear()

    def release(self):
        self._open.set()

    def stop(self):
        self.release()
        self._server.shutdown()


def shown(page, text):
    return page.get_by_text(text, exact=True).locator("visible=true").first

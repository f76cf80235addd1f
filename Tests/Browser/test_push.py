"""Web push in a browser: Countries pushes a country, from the user's permission to the page that the notification opens.

Chromium's service worker, permission and notifications are real. Its push service is not, as that would need the servers of its vendor: the test gives the page a
subscription whose address is a server of this test, and whose keys the test has.
"""

import base64
import json
import os
import re
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from playwright.sync_api import expect

from conftest import served, visit


def encoded(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key):
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def derived(source, salt, info, length):
    return HKDF(hashes.SHA256(), length, salt, info).derive(source)


class PushService:
    """A push service of this test, and the one browser that has subscribed there."""

    def __init__(self):
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)
        self.received = []
        self.arrived = threading.Event()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["content-length"]))
                service.received.append((self.path, self.headers, body))
                self.send_response(201)
                self.end_headers()
                service.arrived.set()

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def script(self):
        """Lets a page subscribe here. It keeps the key that the page names."""
        subscription = {
            "endpoint": self.origin + "/browser/1", "expirationTime": None,
            "keys": {"p256dh": encoded(point(self.key.public_key())), "auth": encoded(self.secret)},
        }
        return f"""
            PushManager.prototype.subscribe = function (options) {{
              window.subscribed = options;
              return Promise.resolve({{ toJSON: () => ({json.dumps(subscription)}) }});
            }};
        """

    def message(self):
        """Waits for a message, checks that the server with the key has signed it, and returns the key and the text, decrypted as RFC 8291 says."""
        assert self.arrived.wait(10), "the server pushed nothing"
        path, headers, body = self.received[-1]
        assert path == "/browser/1"
        assert headers["Content-Encoding"] == "aes128gcm" and int(headers["TTL"]) > 0
        token, server_key = re.fullmatch(r"vapid t=(\S+), k=(\S+)", headers["Authorization"]).groups()
        head, claims, signature = token.split(".")
        raw = decoded(signature)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(server_key)).verify(
            encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")),
            f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()),
        )
        assert json.loads(decoded(claims))["aud"] == self.origin

        salt, sender, sealed = body[:16], body[21:86], body[86:]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        source = derived(shared, self.secret, b"WebPush: info\0" + point(self.key.public_key()) + sender, 32)
        key = derived(source, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(source, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text.endswith(b"\x02")
        return server_key, text[:-1].decode()


@pytest.fixture
def service():
    service = PushService()
    yield service
    service.server.shutdown()


@pytest.fixture
def countries(service, tmp_path):
    variables = {"COUNTRIES_PUSH_SERVICE": service.origin, "COUNTRIES_DATABASE": str(tmp_path / "countries.sqlite")}
    with served("Countries", env=os.environ | variables) as address:
        yield address


def deliver(page, text):
    """Hands a message to the service worker of a page, as the browser does with one of its push service."""
    session = page.context.new_cdp_session(page)
    known = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: known.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    wait(page, lambda: known)
    origin = known[-1]["scopeURL"].rstrip("/")
    session.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": known[-1]["registrationId"], "data": text})


def wait(page, condition):
    for _ in range(1500):
        if found := condition():
            return found
        page.wait_for_timeout(20)
    raise AssertionError("it never happened")


def shown(page):
    """The notifications that the service worker shows."""
    return page.evaluate(
        "navigator.serviceWorker.ready.then(worker => worker.getNotifications()).then(all => all.map(one => [one.title, one.body]))")


OPEN = """self.registration.getNotifications().then(([notification]) => {
    self.dispatchEvent(new NotificationEvent("notificationclick", { notification }))
})"""
"""Opens the shown notification, which a browser without a window cannot do by itself."""


@pytest.fixture
def settings(open_page, countries, service):
    """The settings of a user who has allowed notifications, and whose browser has registered."""
    page = open_page(width=390, height=844)
    page.context.grant_permissions(["notifications"], origin=countries)
    page.add_init_script(service.script)
    visit(page, countries + "/settings")
    expect(page.get_by_text("also after you have closed this page")).to_be_visible()
    assert page.evaluate("window.subscribed.userVisibleOnly") is True
    return page


def test_c20_the_server_pushes_a_country_which_the_service_worker_shows_and_opens(settings, service):
    settings.get_by_role("button", name="Send me a country").click()
    key, text = service.message()
    assert key == settings.evaluate("window.subscribed.applicationServerKey")
    notification = json.loads(text)["notification"]
    assert re.fullmatch("/country/[A-Z]{2}", notification["navigate"])

    deliver(settings, text)
    wait(settings, lambda: shown(settings))
    assert shown(settings) == [[notification["title"], notification["body"]]]

    settings.context.service_workers[0].evaluate(OPEN)
    expect(settings.get_by_role("heading", name=notification["title"])).to_be_visible()
    expect(settings).to_have_url(re.compile("/countries/" + notification["navigate"][-2:] + "$"))
    assert shown(settings) == []


def test_c20_a_notification_that_is_opened_while_no_page_is_open_opens_one(settings, countries, service):
    settings.get_by_role("button", name="Send me a country").click()
    path = json.loads(service.message()[1])["notification"]["navigate"]
    worker = settings.context.service_workers[0]
    # A browser opens a window during a user's click only.
    worker.evaluate("self.clients.openWindow = async url => { self.opened = url }")
    deliver(settings, service.message()[1])
    wait(settings, lambda: shown(settings))
    settings.goto("about:blank")
    pages = "self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(pages => pages.length)"
    wait(settings, lambda: worker.evaluate(pages) == 0)
    worker.evaluate(OPEN)
    wait(settings, lambda: worker.evaluate("self.opened"))
    assert worker.evaluate("self.opened") == countries + path

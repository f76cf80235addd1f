"""What hostile clients do to a server of Martlet. Each attack is one visit of one client, with what a seeded generator says.

The programs beside this file use it: `hostile` plays many of them beside people who type.
"""

import asyncio
import base64
import json
import os
import re
import struct

ACTIONS = [
    "tap", "change", "submit", "focus", "blur", "scroll", "gap", "appear", "select", "toggle", "move", "delete", "swipe", "drag", "drop", "size",
    "key", "navigate", "open", "dismiss", "back", "traits", "ack", "device", "moved", "pinch", "rotate", "hover", "store", "reveal", "refresh", "",
]
NASTY = [
    None, True, -1, 0, 1, 2**31, 2**53, 2**63, 2**64, -(2**63), 1e308, -1e308, 1e-320, "", "a" * 5000, "\u0000", "\ud83d\ude00" * 300, "../../etc/passwd",
    "<script>alert(1)</script>", "'; DROP TABLE users;--", "\u202e\u2066", [], {}, [[]] * 50, {"a": {"a": {"a": {"a": {}}}}}, [0] * 2000,
    [None, None, None, None], "9" * 400, "%00%0d%0a", "NaN", "Infinity", "2024-13-45T99:99:99Z",
]
PATHS = [
    "/", "/%2e%2e/%2e%2e/etc/passwd", "/../../../../etc/passwd", "/_martlet/assets/../../../etc/passwd", "/_martlet/assets/%2e%2e%2fetc%2fpasswd",
    "/_martlet/assets/..%5c..%5cetc", "/_martlet/assets/%00", "/_martlet/assets//etc/passwd", "/_martlet/data/", "/_martlet/data/" + "0" * 32,
    "/_martlet/upload/" + "0" * 32 + "?offset=0", "/_martlet/upload/../../x", "/_martlet/development", "/_martlet/inspector", "/_martlet/recordings",
    "/_martlet/client.js/../../..", "/_martlet/socket", "/_martlet/socket?session=x&received=-1&sent=99999999999999999999&v=1", "/health", "/metrics", "//evil.example/",
    "/\\evil.example", "/%ff%fe", "/?" + "a=1&" * 2000, "/" + "a/" * 4000, "/" + "a" * 9000, "/favicon.ico", "/_martlet/", "/%", "/a?b#c", "*", "http://localhost/",
    "/~root/.ssh/id_rsa", "/.git/config", "/cookie.key", "/users/", "/proc/self/environ",
]


class Client:
    """One connection. All that goes wrong on it is the server's good right."""

    def __init__(self, port, random, source="127.0.0.1", path="/"):
        self.port, self.random, self.source, self.path = port, random, source, path

    def again(self):
        """Another connection of this client."""
        return Client(self.port, self.random, self.source, self.path)

    async def __aenter__(self):
        opening = asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.source, 0))
        self.reader, self.writer = await asyncio.wait_for(opening, 20)
        return self

    async def __aexit__(self, *_):
        if self.random.random() < 0.3:
            self.writer.transport.abort()
        else:
            self.writer.close()

    async def send(self, data):
        self.writer.write(data if isinstance(data, bytes) else data.encode("utf-8", "surrogatepass"))
        await asyncio.wait_for(self.writer.drain(), 10)

    async def answer(self, limit=200_000, time=3.0):
        """What the server says until it says nothing more."""
        data = b""
        try:
            async with asyncio.timeout(time):
                while len(data) < limit:
                    part = await self.reader.read(65536)
                    if not part:
                        break
                    data += part
        except TimeoutError:
            pass
        return data


def get(path="/", *headers, method="GET", host="Host: localhost", version="HTTP/1.1", end="\r\n"):
    return end.join([f"{method} {path} {version}", host, *headers]) + end * 2


async def malformed(client):
    """Requests that are none, or that two readers could read differently."""
    r = client.random
    requests = [
        os.urandom(r.choice([1, 50, 5000, 70_000])), "GET / HTTP/1.1\r\nHost : localhost\r\n\r\n", "GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil\r\n\r\n",
        "GET / HTTP/1.1\r\n\r\n", "GET / HTTP/9.9\r\nHost: localhost\r\n\r\n", "GET /\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "\x16\x03\x01\x02\x00\x01\x00",
        get(method="CONNECT", path="localhost:22"), get(method="TRACE"), get(method="OPTIONS", path="*"), get(method="A" * 3000), get("/", end="\n"),
        get("/", "X: " + "a" * r.choice([100, 8000, 40_000, 200_000])), get("/", *[f"X{n}: {n}" for n in range(r.choice([90, 2000]))]),
        get("/", " folded: yes"), get("/", "X: a\r\n b"), get("/", "X: \x00"), get("/", "X\x01: a"), get("/", "Expect: 100-continue", "Content-Length: 5"),
        get("/", "Upgrade: h2c", "Connection: Upgrade, HTTP2-Settings", "HTTP2-Settings: AAMAAABkAAQAAP__"),
        *[get("/", f"Content-Length: {n}") for n in ("-1", "+5", "0x5", "5, 6", "99999999999999999999", "9" * 300, "5 5", "")],
        get("/", "Content-Length: 5", "Content-Length: 6"), get("/", "Transfer-Encoding: chunked", "Content-Length: 4") + "0\r\n\r\nGET /smuggled HTTP/1.1\r\n",
        *[get("/", f"Transfer-Encoding: {n}") + "0\r\n\r\n" for n in ("xchunked", "chunked, identity", "identity, chunked", "\x0bchunked", "chunked\x00", "gzip")],
        *[get("/", "Transfer-Encoding: chunked") + n for n in (
            "ffffffffffffffff\r\nabc", "-1\r\na\r\n", "0x5\r\nabcde\r\n0\r\n\r\n", "5;" + "e" * 100_000 + "\r\nabcde\r\n0\r\n\r\n", "5\nabcde\n0\n\n",
            "0\r\n" + "T: x\r\n" * 5000 + "\r\n", "0\r\nContent-Length: 50\r\nHost: evil\r\n\r\n", "1\r\na\r\n" * 20_000 + "0\r\n\r\n")],
    ]
    await client.send(r.choice(requests))
    if r.random() < 0.5:
        await client.send(get(r.choice(PATHS)))
    await client.answer(time=1)


async def pipelined(client):
    """Many requests at once, some with bodies that look like requests."""
    r = client.random
    parts = []
    for _ in range(r.randint(1, 40)):
        inner = get("/_martlet/client.js")
        parts.append(r.choice([
            get(r.choice(PATHS)), get("/", f"Content-Length: {len(inner)}") + inner, get(method="HEAD"), get(method="POST", path=r.choice(PATHS)) ,
            get(r.choice(PATHS), f"Content-Length: {len(inner)}", method="POST") + inner, get("/", "Transfer-Encoding: chunked") + f"{len(inner):x}\r\n{inner}\r\n0\r\n\r\n",
            get("/_martlet/client.js", "Connection: close"), get("/health"), get("/", "Cookie: martlet=" + "a" * 43 + "." + "b" * 43),
        ]))
    data = "".join(parts).encode()
    await client.send(data[:r.randint(1, len(data))] if r.random() < 0.3 else data)
    await client.answer(time=2)


async def slow(client):
    """A byte now and then, or an answer that is not read."""
    r = client.random
    if r.random() < 0.5:
        text = r.choice([get("/", "X: " + "a" * 60), get("/", "Content-Length: 1000", method="POST"), get("/", "Transfer-Encoding: chunked") + "5\r\nab"])
        for letter in text:
            await client.send(letter)
            await asyncio.sleep(0.2)
            if client.reader.at_eof():
                return
    else:
        await client.send(get("/") * 50)
        await asyncio.sleep(15)


async def cookies(client):
    """Cookies that this server has not signed."""
    r = client.random
    token = base64.urlsafe_b64encode(os.urandom(16)).rstrip(b"=").decode()
    values = [token, token + "." + "A" * 43, token + ".", "." + token, token + "." + "A" * 42, token + "." + "\x7f" * 43, "a" * 15_000, "../../x." + "A" * 43, "%00", "=" * 500]
    names = ["martlet", "__Host-martlet", "martlet-session", "martlet-window", "martlet ", "Martlet"]
    lines = ["Cookie: " + "; ".join(f"{r.choice(names)}={r.choice(values)}" for _ in range(r.choice([1, 2, 200])))] * r.choice([1, 1, 5])
    await client.send(get("/", *lines, r.choice(["Cache-Control: max-age=0", "Accept: text/html"])))
    await client.answer(time=2)


async def paths(client):
    """Addresses that lead out of folders, with ranges that overflow."""
    r = client.random
    ranges = ["bytes=0-0", "bytes=-1", "bytes=5-2", "bytes=99999999999999999999-", "bytes=0-99999999999999999999", "bytes=" + "0-1," * 2000, "bytes=-99999999999999999999", "lines=1-2"]
    await client.send(get(r.choice(PATHS), f"Range: {r.choice(ranges)}", "Accept-Encoding: gzip;q=NaN, *;q=1e999", "If-Modified-Since: Thu, 99 Foo 99999 99:99:99 GMT"))
    answer = await client.answer(time=2)
    if b"root:x:0" in answer:
        raise AssertionError("A file of the system was served")


async def start(client, *headers):
    """Loads a page as a browser does, and returns its cookie, session and number."""
    await client.send(get(client.path, *headers, "Connection: close", "Accept: text/html"))
    text = (await client.answer(8_000_000, 10)).decode(errors="replace")
    cookie = re.search(r"set-cookie: (martlet=[^;]*)", text, re.I)
    session = re.search(r'data-session="?([\w-]+)', text)
    if not cookie or not session:
        return None
    elements = [int(n) for n in re.findall(r"\bid=\"?e(\d+)", text)]
    return cookie[1], session[1], int(re.search(r'data-seq="?(\d+)', text)[1]), elements


def frame(opcode, payload, fin=True, mask=True, rsv=0, length=None):
    size = len(payload) if length is None else length
    head = bytes([(0x80 if fin else 0) | rsv << 4 | opcode])
    bit = 0x80 if mask else 0
    head += bytes([bit | size]) if size < 126 else bytes([bit | 126]) + struct.pack(">H", size) if size < 65536 else bytes([bit | 127]) + struct.pack(">Q", size)
    return head + (bytes(4) if mask else b"") + payload


async def upgrade(client, page, origin=None, session=None, query=""):
    cookie, own, number, _ = page
    key = base64.b64encode(os.urandom(16)).decode()
    await client.send(get(
        f"/_martlet/socket?session={session or own}&received={number}&sent=0&v=1{query}", "Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13", f"Cookie: {cookie}", f"Origin: {origin or 'http://localhost:' + str(client.port)}", host=f"Host: localhost:{client.port}"))
    return (await client.reader.readuntil(b"\r\n\r\n")).split(b" ")[1]


async def sockets(client):
    """A socket that breaks the protocol of sockets."""
    r = client.random
    page = await start(client)
    if not page:
        return
    async with client.again() as client:
        if await asyncio.wait_for(upgrade(client, page), 10) != b"101":
            return
        for _ in range(r.randint(1, 4)):
            text = b'[1,"tap",1]'
            await client.send(r.choice([
                frame(1, text, mask=False), frame(1, text, rsv=r.randint(1, 7)), frame(r.choice([2, 3, 7, 11, 15]), text), frame(0, text), frame(1, text, fin=False) * 3,
                frame(1, b"", fin=False) + frame(0, b"", fin=False) * 5000, frame(9, b"a" * 126), frame(9, b"a", fin=False), frame(9, b"a" * 125) * 500,
                frame(8, b"\x00"), frame(8, struct.pack(">H", r.choice([0, 999, 1004, 1005, 5000])) + b"\xff\xfe"), frame(8, b""), frame(1, b"\xff\xfe\xfd"),
                frame(1, b"", length=2**63 - 1), frame(1, b"", length=2**40), frame(1, b"a" * 2_000_000), frame(1, b"[" * 100_000), frame(1, b"a" * 400_000, fin=False) * 4,
                frame(10, b"pong") * 100, os.urandom(3000), frame(1, text)[:-3], get("/"),
                frame(1, base64.b64decode("7cEBAQAAAICQ/q/uCAoAAAAAAAAAAAAAAAAAAAA="), rsv=4) * 50,
            ]))
        await client.answer(time=1)


async def events(client):
    """A socket whose events have values that no page would send."""
    r = client.random
    page = await start(client)
    if not page:
        return
    async with client.again() as client:
        if await asyncio.wait_for(upgrade(client, page), 10) != b"101":
            return
        number = 0
        for _ in range(r.randint(1, 120)):
            number += r.choice([1, 1, 1, 1, 0, -5, 2**40]) if r.random() < 0.05 else 1
            element = r.choice(page[3] or [1]) if r.random() < 0.9 else r.choice([0, -1, 2**31, 2**63, 1.5, "1", None])
            event = [number, r.choice(ACTIONS), element, *[r.choice(NASTY) for _ in range(r.randint(0, 3))]]
            await client.send(frame(1, json.dumps(event).encode("utf-8", "surrogatepass")))
        await client.answer(time=1)


async def strangers(client):
    """Sockets from pages of others, and for sessions of others."""
    r = client.random
    page = await start(client)
    if not page:
        return
    async with client.again() as other:
        origin = r.choice(["http://evil.example", "null", "http://localhost.evil.example", "http://localhost:1", "", "file://", "http://127.0.0.1@evil.example"])
        if await asyncio.wait_for(upgrade(other, page, origin=origin or "x"), 10) == b"101":
            raise AssertionError(f"A socket was opened for {origin}")
    async with client.again() as other:
        stranger = await start(other)
    if stranger:
        async with client.again() as other:
            if await asyncio.wait_for(upgrade(other, page, session=stranger[1]), 10) == b"101":
                answer = await other.answer(time=1)
                if b"reload" not in answer and answer:
                    raise AssertionError("A session of somebody else was opened")


async def floods(client):
    """More than anybody may send: events without a pause, and visits without an end."""
    r = client.random
    page = await start(client)
    if not page:
        return
    async with client.again() as client:
        if await asyncio.wait_for(upgrade(client, page), 10) != b"101":
            return
        for first in range(1, 3000, 100):
            await client.send(b"".join(frame(1, json.dumps([n, "tap", r.choice(page[3] or [1])]).encode()) for n in range(first, first + 100)))


async def silence(client):
    """A connection that says nothing, or ends at once."""
    if client.random.random() < 0.5:
        await asyncio.sleep(client.random.random() * 10)


ALL = [malformed, pipelined, slow, cookies, paths, sockets, events, strangers, floods, silence]


async def attack(port, random, seen, faults, attacks=ALL, source="127.0.0.1", paths=("/",)):
    """Plays one attack, counts it, and notes what must not be.

    `source` is the address that the client has, `paths` are those of pages.
    """
    chosen = random.choice(attacks)
    try:
        async with asyncio.timeout(40):
            async with Client(port, random, source, random.choice(paths)) as client:
                await chosen(client)
    except AssertionError as error:
        faults.append(f"{chosen.__name__}: {error}")
    except (OSError, EOFError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        pass
    seen[chosen.__name__] = seen.get(chosen.__name__, 0) + 1

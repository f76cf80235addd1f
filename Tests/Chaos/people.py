"""A server of Martlet under chaos, and people who type into its pages. The programs beside this file use it.

Each user is a page as the protocol describes it (docs/protocol.md): it keeps events until they are handled, connects again, and sends again.
"""

import asyncio
import json
import os
import random
import re
import time

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake


class Servers:
    """The server, and those that follow it."""

    def __init__(self, program, folder, *flags, variables={}):
        self.program = program
        self.folder = folder
        self.flags = flags
        self.variables = variables
        self.port = 0
        self.process = None

    async def start(self, *flags):
        before = self.process
        process = await asyncio.create_subprocess_exec(
            self.program, "--port", str(self.port), "--data", self.folder, "--log-level", "error", "--takeover-idle-time", "1",
            "--max-starts-per-second", "100000", *self.flags, *flags, stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "SWIFT_BACKTRACE": "enable=no", **self.variables},
        )
        line = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
        self.port = int(re.search(r":(\d+)$", line.strip()).group(1))
        self.process = process
        return before

    async def deploy(self):
        before = await self.start("--takeover")
        assert await asyncio.wait_for(before.wait(), 30) == 0

    async def kill_front(self):
        self.process.kill()
        await self.process.wait()
        while True:
            try:
                return await self.start()
            except (AttributeError, asyncio.TimeoutError):
                # The processes of the one before are still ending, and have the folder.
                await asyncio.sleep(0.1)

    def hosts(self):
        """The processes that serve users, of all versions: those whose working folder is a user's."""
        found = []
        for name in filter(str.isdigit, os.listdir("/proc")):
            try:
                if os.readlink(f"/proc/{name}/cwd").startswith(self.folder + "/users/"):
                    found.append(int(name))
            except OSError:
                pass
        return found

    async def stop(self):
        self.process.terminate()
        await asyncio.wait_for(self.process.wait(), 30)


class User:
    """A page that a user types into."""

    def __init__(self, servers, seed, port=None):
        self.servers = servers
        self.own_port = port
        self.random = random.Random(seed)
        self.cookies = {}
        self.typed = ""
        self.count = 0
        self.sent = 0
        self.outbox = []
        self.times = {}
        self.latencies = []
        self.errors = []
        self.restored = 0
        self.reloads = 0
        self.socket = None
        self.isDone = False
        # After so many seconds without a word the connection is given up.
        self.silence = 3600

    @property
    def port(self):
        """Where the page connects to: the server itself, or what is in between."""
        return self.own_port or self.servers.port

    async def load(self, *headers):
        """Loads the page, again and again until there is one."""
        while True:
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
                lines = ["GET / HTTP/1.1", f"Host: 127.0.0.1:{self.port}", "Connection: close", *headers] + ([f"Cookie: {cookies}"] if cookies else [])
                writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
                answer = (await asyncio.wait_for(reader.read(), 30)).decode()
                writer.close()
            except (OSError, TimeoutError):
                answer = ""
            if answer.startswith("HTTP/1.1 200"):
                break
            if answer:
                self.errors.append(answer[:60])
            await asyncio.sleep(0.1)
        if cookie := re.search(r"set-cookie: (martlet)=([^;]*)", answer, re.I):
            self.cookies["martlet"] = cookie[2]
        if "</html>" not in answer[-200:] or not re.search(r"<input id=e", answer):
            # It was cut on its way.
            await asyncio.sleep(0.1)
            return await self.load(*headers)
        self.session = re.search(r'data-session="?([\w-]+)', answer)[1]
        self.cookies["martlet-session"] = self.session
        self.received = int(re.search(r'data-seq="?(\d+)', answer)[1])
        self.field = self.find_field(answer)
        self.count = self.sent = 0
        self.outbox = []
        return answer

    @staticmethod
    def find_field(html):
        return int(re.search(r"<input id=e(\d+)", html)[1])

    async def run(self):
        await self.load()
        while not self.isDone:
            query = f"session={self.session}&received={self.received}&sent={self.sent}&v=1"
            cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
            headers = {"Cookie": cookies, "Origin": f"http://127.0.0.1:{self.port}"}
            try:
                address = f"ws://127.0.0.1:{self.port}/_martlet/socket?{query}"
                async with connect(address, additional_headers=headers, origin=None, ping_interval=None) as self.socket:
                    await self.resend()
                    while True:
                        await self.hear(await asyncio.wait_for(self.socket.recv(), self.silence))
            except (OSError, EOFError, ConnectionClosed, InvalidHandshake, TimeoutError) as error:
                if isinstance(error, InvalidHandshake) and re.search(r"HTTP (?!502|503)\d", str(error)):
                    self.errors.append(str(error))
            self.socket = None
            await asyncio.sleep(0.1 + self.random.random() / 10)

    async def hear(self, message):
        number, handled, *rest = json.loads(message)
        while self.outbox and self.outbox[0][0] <= handled:
            first = self.outbox.pop(0)
            self.latencies.append(time.monotonic() - self.times.pop(first[0]))
        if rest and rest[0] == "reload":
            self.reloads += 1
            await self.load("Cache-Control: max-age=0")
            return await self.socket.close()
        if rest and rest[0] == "rejected":
            self.errors.append(str(rest))
        if rest and rest[0] == "reset":
            self.received = rest[2]
            self.field = self.find_field(rest[1])
            for event in self.outbox:
                event[2] = self.field
            await self.transmit([0, "ack", self.received])
            if len(rest) > 3:
                self.restored += 1
                self.emit()
            await self.resend()
        elif number > self.received:
            self.received = number
            if number % 32 == 0:
                await self.transmit([0, "ack", number])

    async def transmit(self, message):
        try:
            if self.socket:
                await self.socket.send(json.dumps(message))
        except ConnectionClosed:
            pass

    async def resend(self):
        self.sent = self.outbox[0][0] - 1 if self.outbox else self.count
        await self.flush()

    async def flush(self):
        for event in list(self.outbox):
            if self.socket and event[0] > self.sent:
                self.sent = event[0]
                await self.transmit(event)

    def emit(self):
        self.count += 1
        self.times[self.count] = time.monotonic()
        self.outbox.append([self.count, "change", self.field, [self.typed, len(self.typed)]])

    async def type(self):
        """Types until told to stop: some letters at a time, with rests in which versions can change."""
        while not self.isDone:
            for _ in range(self.random.randint(1, 12)):
                self.typed += self.random.choice("abcdefghij ")
                self.emit()
                await self.flush()
                await asyncio.sleep(self.random.uniform(0.02, 0.2))
            await asyncio.sleep(self.random.choice([0.1, 0.1, 2.5]))

    async def settle(self):
        """Waits until all is handled, and compares with what the server shows."""
        while self.outbox:
            await asyncio.sleep(0.05)
        self.isDone = True
        if self.socket:
            await self.socket.close()
        self.own_port = None
        answer = await self.load("Cache-Control: max-age=0")
        shown = re.search(r">([^<]*) has ([\d,]+) letters<", answer)
        return max(1, abs(len(self.typed) - int(shown[2].replace(",", "")))) if shown[1].strip() != self.typed.strip() else 0


async def settle_all(users, pages, hands, time=120):
    """Ends the typing, waits until all is handled, and returns the letters that each user has lost."""
    for hand in hands:
        hand.cancel()
    lost = await asyncio.wait_for(asyncio.gather(*(user.settle() for user in users)), time)
    for page in pages:
        page.cancel()
    return lost


async def begin(users):
    """Opens the pages of users, and lets them type."""
    pages = [asyncio.create_task(user.run()) for user in users]
    while not all(user.socket for user in users):
        for page in pages:
            if page.done():
                page.result()
        await asyncio.sleep(0.1)
    return pages, [asyncio.create_task(user.type()) for user in users]


def percentile(values, part):
    """In milliseconds."""
    values = sorted(values)
    return values[min(len(values) - 1, int(len(values) * part))] * 1000 if values else float("nan")


def tell(users, lost):
    """Prints what has become of the letters. Returns whether all is well."""
    latencies = [latency for user in users for latency in user.latencies]
    errors = [error for user in users for error in user.errors]
    print(f"letters typed {sum(len(user.typed) for user in users)}, lost {sum(lost)}")
    print(f"pages restored {sum(user.restored for user in users)}, loaded again {sum(user.reloads for user in users)}, errors {len(errors)}")
    if latencies:
        print("letter to acknowledgement: " + ", ".join(f"p{part * 100:.0f} {percentile(latencies, part):.1f}" for part in (0.5, 0.9, 0.99)) + " ms")
    for error in sorted(set(errors)):
        print("   ", errors.count(error), error)
    return not any(lost) and not errors and not any(user.reloads for user in users)

// The socket of the session: connects, keeps the connection alive, and reconnects.
//
//             connect                      open
//   waiting ───────────▶ connecting ───────────────▶ open ──▶ events flow; a ping each 15 s wants an answer
//      ▲                     │ closed, or silent      │
//      └── backoff, jitter ──┴────────────────────────┘      4000: taken over, waits for the user
//          at once when visible or online again              reload: the session is gone

import { on, page } from "./elements";
import { settle } from "./controls";
import { flush, handled, isOpen, latency, stored, transmit, wire } from "./outbox";
import { apply, reset } from "./patches";
import { carryOut } from "./requests";
import { say } from "./status";

/** The numbers of the last applied and the last acknowledged frame. */
let received = +page.dataset.seq!;
let acknowledged = received;
let attempts = 0;
let retryDue = 0;
let bannerDue = 0;
let acknowledgeDue = 0;
/** The times when the last frame arrived, and when the page last began to wait for one. */
let heard = 0;
let asked = 0;
let hasEnded = false;
/** How often the server has closed the connection since it last handled an event. */
let refusals = 0;

declare global {
  interface Window {
    /** The pages in the frames of a page connect in turn, if it has many. Always returns `true`. */
    martletTurn?: (connect: () => WebSocket | undefined) => true;
  }
}

export function connect() {
  parent.martletTurn?.(open) || open();
}

function open(): WebSocket | undefined {
  clearTimeout(retryDue);
  retryDue = 0;
  if (hasEnded || wire.socket) return;
  const { session, version } = page.dataset;
  const query = `session=${session}&received=${received}&sent=${wire.sent}&v=${version}`;
  const socket = new WebSocket("ws" + location.origin.slice(4) + "/_martlet/socket?" + query);
  wire.socket = socket;
  asked = Date.now();
  socket.onopen = () => socket === wire.socket && opened();
  socket.onclose = ({ code, reason }) => socket === wire.socket && lost(code, reason);
  socket.onmessage = ({ data }) => {
    if (socket !== wire.socket) return;
    try {
      receive(JSON.parse(data));
    } catch (error) {
      console.error("martlet:", data, error);
      abandon();
    }
  };
  return socket;
}

/** Names the session for the request of a reload, which goes on with it. Not every browser tells of a reload before its request. */
function nameSession() {
  document.cookie = `martlet-session=${page.dataset.session};path=${frameElement?.getAttribute("src") ?? "/"};samesite=lax${location.protocol === "https:" ? ";secure" : ""}`;
}

function opened() {
  document.hidden || nameSession();
  clearTimeout(bannerDue);
  bannerDue = 0;
  say("");
  page.classList.add("live");
  acknowledged = received;
  resend();
  ping();
}

/** Sends all events that the server may not have handled; it drops those that it has. */
function resend() {
  wire.sent = (wire.outbox[0]?.[0] ?? wire.count + 1) - 1;
  flush();
}

function receive([m, upTo, patches, ...rest]: any[]) {
  heard = Date.now();
  attempts = 0;
  // The browser restored the page from its cache, so it is older than its session.
  if (upTo > wire.count) return reload("This page is out of date.");
  if (wire.outbox[0]?.[0] <= upTo) refusals = 0;
  handled(upTo);
  if (patches === "reload") return reload(rest[0]);
  // Settle before the patches, which are newer than the user's changes.
  settle(upTo, patches === "rejected" ? rest[0] : undefined);
  if (patches === "rejected") console.warn(`martlet: event ${rest[0]} was rejected: ${rest[1]}`);
  else if (patches === "notice") sayFor5Seconds(rest[0]);
  else if (patches === "reset") {
    sayFor5Seconds(reset(rest[0], rest[2] != null) ? "The app has changed. Please try again." : rest[2]);
    received = rest[1];
    acknowledged = 0;
    acknowledge();
    // A restored session drops what it hears before this, because it names elements of the earlier one.
    resend();
  } else if (m > received + 1) return abandon();
  else if (m > received) {
    received = m;
    apply(patches);
    carryOut(rest[0] ?? []);
  }
  if (received - acknowledged >= 32) acknowledge();
  else if (received > acknowledged) acknowledgeDue ||= setTimeout(acknowledge, 250);
}

function sayFor5Seconds(text?: string) {
  if (!text) return;
  say(text);
  setTimeout(say, 5000, "");
}

function acknowledge() {
  clearTimeout(acknowledgeDue);
  acknowledgeDue = 0;
  if (!isOpen() || received <= acknowledged) return;
  acknowledged = received;
  transmit([0, "ack", received]);
}

/** Abandons a socket that does not answer. Its close event can take minutes. */
function abandon() {
  const old = wire.socket;
  lost(0, "");
  old?.close();
}

function lost(code: number, reason: string) {
  wire.socket = null;
  page.classList.remove("live");
  if (hasEnded) return;
  if (code === 4000) return say("This page is open in another window.", "Use it here", connect);
  if (code === 1002 || code === 1008) {
    console.error("martlet: the server closed the connection:", reason);
    // What it refuses it will refuse again.
    if (++refusals > 2) return reload("This page cannot go on.");
  }
  bannerDue ||= setTimeout(say, 2000, "Reconnecting…");
  const wait = Math.min(8000, 200 * 2 ** attempts++);
  retryDue = setTimeout(connect, wait * (0.5 + Math.random() / 2));
}

function ping() {
  asked = Date.now();
  transmit([0, "ping"]);
}

setInterval(() => {
  if (heard >= asked) isOpen() && ping();
  else if (wire.socket && Date.now() - asked > 10000) abandon();
}, 15000);

/** Reconnects at once, because the user or the network is back. */
function wake() {
  attempts = 0;
  if (retryDue) connect();
  else if (isOpen()) {
    const socket = wire.socket;
    ping();
    const since = asked;
    setTimeout(() => socket === wire.socket && heard < since && abandon(), 3000 + latency);
  }
}
on("visibilitychange", () => {
  if (document.hidden) return;
  nameSession();
  wake();
});
on("online", wake, window);
on("martlet-server", wake, window);
on("beforeunload", nameSession, window);
on("focus", ({ target }) => target === window && nameSession(), window);
on("pageshow", ({ persisted }) => persisted && wake(), window);

/** Reloads the page, because its session has ended. */
function reload(reason: string) {
  hasEnded = true;
  wire.socket?.close();
  const again = () => location.reload();
  const last = +stored("sessionStorage", "martlet.reloaded")!;
  stored("sessionStorage", "martlet.reloaded", "" + Date.now());
  // A second reload in a row would not help; let the user decide.
  if (Date.now() - last < 10000) return say(reason, "Reload", again);
  say(reason);
  setTimeout(again, 1000);
}

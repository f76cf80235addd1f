// The user's events, kept until the server has handled them, so that a broken connection loses none.

import { idOf, page } from "./elements";
import { say } from "./status";

type Outgoing = [n: number, action: string, id: number, value?: any];

export const wire = {
  socket: null as WebSocket | null,
  /** The events that the server has not handled. */
  outbox: [] as Outgoing[],
  /** The number of the last event. */
  count: 0,
  /** The number of the last event passed to the socket. */
  sent: 0,
};

export const isOpen = () => wire.socket?.readyState === WebSocket.OPEN;

/** Reads or writes storage, which the browser may forbid. */
export function stored(area: "localStorage" | "sessionStorage", key: string, value?: string): string | null {
  try {
    if (value !== undefined) window[area].setItem(key, value);
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Milliseconds that each message is kept back: shows how the app feels far from its server. A server built for release allows none. */
export const latency =
  page.dataset.debug == null ? 0 : +(new URLSearchParams(location.search).get("latency") ?? stored("localStorage", "martlet.latency"))! || 0;

export function transmit(message: any[]) {
  const socket = wire.socket;
  const text = JSON.stringify(message);
  const go = () => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(text);
  };
  if (latency) setTimeout(go, latency);
  else go();
}

/** Sends all events that were not sent on this socket. */
export function flush() {
  if (!isOpen()) return;
  for (const event of wire.outbox)
    if (event[0] > wire.sent) {
      wire.sent = event[0];
      transmit(event);
    }
}

/** The most bytes of an event that the server carries out, with room for what stands around its value. */
const most = 2 ** 20 - 512;
let isTooLong = false;

/** Whether the server would carry an event out; if it would not, the user is told. */
function fits(value: any): boolean {
  const text = JSON.stringify(value) ?? "";
  const was = isTooLong;
  // A letter is three bytes at most.
  isTooLong = text.length * 3 > most && new Blob([text]).size > most;
  if (isTooLong) say("This is too long to be sent.");
  else if (was) say("");
  return !isTooLong;
}

/** Reports an event; returns its number, or 0 for one that is too large. */
export function emit(action: string, id: number, value?: any): number {
  if (!fits(value)) return 0;
  const last = wire.outbox.at(-1);
  // While disconnected, keep only the latest of several similar events.
  const latest = last && last[0] > wire.sent && last[1] === action && last[2] === id;
  if (latest && /change|select|measure|reveal|traits|phase|scroll|visible|hover-/.test(action)) last[3] = value;
  else wire.outbox.push(value === undefined ? [++wire.count, action, id] : [++wire.count, action, id, value]);
  flush();
  return wire.count;
}

/** Queues an action if the element has it. Returns the event's number, or 0. An element without an id was removed, and is still shown by its transition. */
export function fire(node: Element, action: string, value?: any): number {
  const live = node.isConnected && node.matches(`[id][data-on~="${action}"]:not([aria-disabled=true])`);
  return live ? emit(action, idOf(node), value) : 0;
}

/** Removes events that the server has handled. */
export function handled(n: number) {
  while (wire.outbox.length && wire.outbox[0][0] <= n) wire.outbox.shift();
}

/** Calls `work` when the server has handled all events so far and the page shows the results. */
export function whenHandled(work: () => void, n = wire.count) {
  if (wire.outbox[0]?.[0] <= n) requestAnimationFrame(() => whenHandled(work, n));
  else work();
}

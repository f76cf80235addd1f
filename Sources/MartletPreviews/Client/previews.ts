// The frames of a board of previews: each loads when it comes into view. If all pages in them connected at once, the browser would delay most of them.
//
//   in view ──▶ loading ──▶ loaded: its page asks for a turn ──a few at once──▶ connected

import type { Lent } from "../../../Tools/client/src/lent";

/** How many of their pages connect at once. A browser delays by seconds what connects beyond some ten. */
const mostConnecting = 6;

/** By the scroll view of the board: a restored session has another. */
const observers = new WeakMap<Element, IntersectionObserver>();

export default function (place: HTMLElement, page: Lent) {
  if (!place.dataset.path) return;
  window.martletTurn ??= takeTurn;
  const root = page.scrollerOf(place, false);
  if (!observers.has(root))
    observers.set(root, new IntersectionObserver(note, { root: root === document.documentElement ? null : root, rootMargin: "25%" }));
  observers.get(root)!.observe(place);
}

function note(places: IntersectionObserverEntry[]) {
  for (const { isIntersecting, target } of places) if (isIntersecting && !target.firstElementChild) load(target as HTMLElement);
}

function load(place: HTMLElement) {
  const frame = document.createElement("iframe");
  frame.title = place.dataset.title!;
  frame.src = place.dataset.path!;
  place.append(frame);
  // The page keeps it when another process goes on with the board.
  place.dataset.island = "";
}

// The tools for development are loaded into a frame that is used, and not into all.
document.addEventListener("pointerover", ({ target }) => equip(target));
addEventListener("blur", () => equip(document.activeElement));

const development = document.querySelector<HTMLScriptElement>("script[src*='/development.js']");
const equipped = new WeakSet<Element>();

function equip(frame: EventTarget | null) {
  if (!development || !(frame instanceof HTMLIFrameElement) || !frame.matches(".k-preview-frame>*")) return;
  const head = frame.contentDocument?.querySelector("head:has([type=module])");
  if (!head || equipped.has(head)) return;
  equipped.add(head);
  const script = document.createElement("script");
  script.type = "module";
  script.src = development.src;
  head.append(script);
}

/** The pages in frames that want to connect. */
const turns: (() => WebSocket | undefined)[] = [];
let connecting: WebSocket[] = [];

/** Lets the page of a frame connect when fewer than a few others do. */
function takeTurn(connect: () => WebSocket | undefined): true {
  turns.push(connect);
  giveTurns();
  return true;
}

function giveTurns() {
  // The socket of a page that is gone hears nothing any more, but it is closed.
  connecting = connecting.filter((socket) => socket.readyState === WebSocket.CONNECTING);
  while (turns.length && connecting.length < mostConnecting) {
    const socket = turns.shift()!();
    if (!socket) continue;
    connecting.push(socket);
    for (const type of ["open", "close"]) socket.addEventListener(type, giveTurns);
  }
  if (turns.length) setTimeout(giveTurns, 250);
}

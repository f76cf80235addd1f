// Gestures other than taps: long press, drag, double tap, hover.

import { areaOf, fire, isForeign, listener, nearest, on, openMenu, round } from "./core";

interface Press {
  node: HTMLElement;
  x: number;
  y: number;
  pointer: number;
  isDragging: boolean;
  /** Whether a long press may still come. */
  isPending: boolean;
  /** Whether a long press opened the node's context menu. */
  hasMenu: boolean;
}

let press: Press | null = null;
/** The view whose context menu a press opened, until the next one. */
let lifted: HTMLElement | null = null;
let longPress = 0;
let menuPress = 0;
/** Whether to ignore the click after a press that performed a gesture. */
let swallow = false;

on("pointerdown", (event) => {
  lifted = null;
  stopWaiting();
  // A tap beside an open menu only closes it. The menu's own button does that itself.
  const menu = document.querySelector("[role=menu]:popover-open");
  swallow = !!menu && !event.target.closest(`[role=menu],[popovertarget="${menu.id}"]`);
  if (swallow) return;
  const node = event.isPrimary && !event.button && nearest(event.target, "[data-on~=drag],.on-drag,[data-on~=long-press],.on-long-press,[data-context]");
  if (!node || isForeign(node)) return;
  const { clientX: x, clientY: y, pointerId: pointer, pointerType } = event;
  const isPending = node.matches("[data-on~=long-press]");
  press = { node, x, y, pointer, isDragging: false, isPending, hasMenu: false };
  menuPress = setTimeout(() => {
    if (node.dataset.context && pointerType !== "mouse") swallow = press!.hasMenu = lift(node);
  }, 500);
  if (isPending)
    longPress = setTimeout(
      () => {
        press!.isPending = false;
        if (fire(node, "long-press")) swallow = true;
      },
      Number(node.dataset.duration ?? 0.5) * 1000,
    );
  follow(event);
});

on("pointermove", (event) => {
  if (event.pointerId === press?.pointer) follow(event);
});
on("pointerup", (event) => end(1, event));
on("pointercancel", (event) => end(2, event));

/** Opens the context menu of a view, or of its whole row, which stays clear while the menu's backdrop covers the rest of the page. */
function lift(node: HTMLElement) {
  const at = (node.closest(".k-row") ?? node).getBoundingClientRect();
  const { left, right, top, bottom } = at;
  const corners = [[left, top], [right, top], [right, bottom], [left, bottom], [left, top]];
  document.documentElement.style.setProperty("--lifted", corners.map((corner) => corner.join("px ") + "px").join());
  return openMenu(node.dataset.context!, at);
}

function stopWaiting() {
  clearTimeout(longPress);
  clearTimeout(menuPress);
}

/** Starts a drag once the pointer has moved as far as the drag asks for, and reports it. A drag of 10 points or more is no click. */
function follow(event: PointerEvent) {
  const { node, x, y } = press!;
  const way = Math.hypot(event.clientX - x, event.clientY - y);
  if (node.matches("[data-on~=drag]") && way >= Number(node.dataset.distance ?? 10)) press!.isDragging = true;
  if (press!.isPending && way > Number(node.dataset.reach ?? 10)) {
    press!.isPending = false;
    clearTimeout(longPress);
    if (held === node) release();
  }
  if (way >= 10) {
    clearTimeout(menuPress);
    if (press!.isDragging) {
      swallow = true;
      if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
    }
  }
  drag(0, event);
}

/** Reports a drag: 0 it continues, 1 it ended, 2 it was cancelled. */
function drag(state: number, { clientX, clientY }: PointerEvent) {
  if (!press?.isDragging) return;
  const { left, top } = areaOf(press.node, "drag").getBoundingClientRect();
  fire(press.node, "drag", [state, ...[press.x - left, press.y - top, clientX - left, clientY - top, left + scrollX, top + scrollY].map(round)]);
}

function end(state: number, event: PointerEvent) {
  stopWaiting();
  drag(state, event);
  if (press?.hasMenu) lifted = press.node;
  press = null;
}

// The browser closes a menu when a finger is lifted beside it, even if that finger opened it.
on("toggle", ({ target, newState }) => {
  if (newState !== "closed" || !lifted || target.id !== lifted.dataset.context) return;
  lift(lifted);
  lifted = null;
});
on("keydown", () => (lifted = null));

on(
  "click",
  (event) => {
    // A click from the keyboard has no detail.
    if (swallow && event.detail) {
      event.stopImmediatePropagation();
      event.preventDefault();
    }
    swallow = false;
  },
  window,
);

// ── Long press ──

let held: Element | null = null;

on("pointerdown", ({ target, button }) => {
  held = button || swallow || isForeign(target) ? null : listener(target, "press");
  if (held) fire(held, "press", true);
});
for (const type of ["pointerup", "pointercancel"]) on(type, release);

function release() {
  if (held) fire(held, "press", false);
  held = null;
}

// ── Double tap ──

/** How long a tap on a node that also listens to double taps waits for a second one, in milliseconds. */
const pause = 300;
let single = 0;

/** Where the node was tapped, if it asks for that: the script of places stores it. */
const place = ({ dataset }: HTMLElement) => dataset.place && JSON.parse(dataset.place);

on(
  "click",
  (event) => {
    const node = listener(event.target, "double-tap");
    // A click from the keyboard has no detail.
    if (!event.detail || isForeign(event.target) || !node?.matches("[data-on~=tap]")) return;
    // A control inside takes its own taps.
    if (nearest(event.target, "a,button,input,select,textarea,label,summary,[data-on~=tap],.on-tap") !== node) return;
    event.stopImmediatePropagation();
    clearTimeout(single);
    if (event.detail === 1) single = setTimeout(() => fire(node, "tap", place(node)), pause);
  },
  window,
);

on("dblclick", ({ target }) => {
  const node = listener(target, "double-tap");
  if (node) fire(node, "double-tap", place(node));
});

function hover({ target, relatedTarget, pointerType }: PointerEvent, isOver: boolean) {
  const node = listener(target as Element, "hover");
  if (pointerType === "mouse" && node && !areaOf(node, "hover").contains(relatedTarget as Node)) fire(node, "hover", isOver);
}
on("pointerover", (event) => hover(event, true));
on("pointerout", (event) => hover(event, false));

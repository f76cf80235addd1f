// Rows that the user swipes to show their actions.

import { isForeign, on } from "./core";

interface Swipe {
  row: HTMLElement;
  x: number;
  y: number;
  /** The row's offset at the start. */
  start: number;
  moved: number | null;
}

let swipe: Swipe | null = null;
let open: HTMLElement | null = null;

const offsetOf = (row: HTMLElement) => parseFloat(row.style.getPropertyValue("--swipe")) || 0;

/** The actions that a row's offset reveals. */
function actionsAt(row: HTMLElement, offset: number): HTMLElement | null {
  const isTrailing = offset < 0 === (getComputedStyle(row).direction === "ltr");
  return row.querySelector(`:scope>.swipe-${isTrailing ? "trailing" : "leading"}`);
}

function rest(row: HTMLElement, offset: number) {
  delete row.dataset.dragging;
  row.dataset.swiped = "";
  row.style.setProperty("--swipe", offset + "px");
  if (offset) return void (open = row);
  open = null;
  setTimeout(() => offsetOf(row) || delete row.dataset.swiped, 300);
}

on("pointerdown", ({ target, clientX: x, clientY: y, pointerType }) => {
  const row = target.closest("[data-swipe]");
  if (open && open !== row) rest(open, 0);
  swipe = row && pointerType !== "mouse" && !isForeign(target) ? { row, x, y, start: offsetOf(row), moved: null } : null;
});

on("pointermove", ({ clientX, clientY }) => {
  if (!swipe) return;
  const { row, x, y, start } = swipe;
  if (swipe.moved == null && Math.abs(clientX - x) < 10) return;
  // A finger that moves up or down scrolls.
  if (swipe.moved == null && Math.abs(clientY - y) > Math.abs(clientX - x)) return void (swipe = null);
  swipe.moved = actionsAt(row, start + clientX - x) ? start + clientX - x : 0;
  row.dataset.dragging = "";
  row.style.setProperty("--swipe", swipe.moved + "px");
});

on("pointercancel", () => {
  if (swipe?.moved != null) rest(swipe.row, swipe.start);
  swipe = null;
});

on("pointerup", () => {
  const done = swipe;
  swipe = null;
  if (!done || done.moved == null) return;
  const { row, moved } = done;
  const actions = actionsAt(row, moved);
  const isFull = Math.abs(moved) > row.offsetWidth * 0.6 && row.dataset.partSwipe == null;
  const isOpen = actions && Math.abs(moved) > actions.offsetWidth / 2 && !isFull;
  rest(row, isOpen ? Math.sign(moved) * actions.offsetWidth : 0);
  // A full swipe performs the first action.
  if (isFull) actions?.querySelector<HTMLElement>("[data-on~=tap],[data-action]")?.click();
});

on("click", ({ target }) => {
  if (open && (open.contains(target) || target.closest(".swipe"))) rest(open, 0);
});

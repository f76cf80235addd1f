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

const isLeftToRight = (row: HTMLElement) => getComputedStyle(row).direction === "ltr";

/** The side whose actions a row's offset reveals. */
const sideAt = (row: HTMLElement, offset: number) => (offset < 0 === isLeftToRight(row) ? "trailing" : "leading");

const actionsOf = (row: HTMLElement, side: string) => row.querySelector<HTMLElement>(":scope>.swipe-" + side);

/** The width that actions need. While a row is dragged further, they fill what it reveals. */
function widthOf(actions: HTMLElement) {
  actions.style.minWidth = "0";
  const width = actions.offsetWidth;
  actions.style.minWidth = "";
  return width;
}

/** Whether a row is moved so far that lifting the finger performs the first action. */
const isFull = (row: HTMLElement, side: string, moved: number) =>
  Math.abs(moved) > row.offsetWidth * 0.6 && !row.matches(`[data-part-swipe~=${side}]`);

/** Moves a row to an offset. At 0, it shows the actions of the side it comes from until it has arrived. */
function rest(row: HTMLElement, offset: number) {
  row.dataset.swiped = sideAt(row, offset || offsetOf(row));
  delete row.dataset.dragging;
  delete row.dataset.full;
  row.style.setProperty("--swipe", offset + "px");
  if (offset) return void (open = row);
  open = null;
  setTimeout(() => offsetOf(row) || delete row.dataset.swiped, 300);
}

on("pointerdown", ({ target, clientX: x, clientY: y, pointerType }) => {
  const row = target.closest("[data-swipe]");
  if (open && open !== row) rest(open, 0);
  swipe = row && row.dataset.swipe !== "edit" && pointerType !== "mouse" && !isForeign(target) ? { row, x, y, start: offsetOf(row), moved: null } : null;
});

on("pointermove", ({ clientX, clientY }) => {
  if (!swipe) return;
  const { row, x, y, start } = swipe;
  if (swipe.moved == null && Math.abs(clientX - x) < 10) return;
  // A finger that moves up or down scrolls.
  if (swipe.moved == null && Math.abs(clientY - y) > Math.abs(clientX - x)) return void (swipe = null);
  const offset = start + clientX - x;
  const side = sideAt(row, offset);
  swipe.moved = actionsOf(row, side) ? offset : 0;
  row.dataset.dragging = side;
  row.toggleAttribute("data-full", isFull(row, side, swipe.moved));
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
  const side = sideAt(row, moved);
  const actions = actionsOf(row, side);
  const performs = isFull(row, side, moved);
  delete row.dataset.full;
  delete row.dataset.dragging;
  const width = actions ? widthOf(actions) : 0;
  rest(row, !performs && Math.abs(moved) > width / 2 ? Math.sign(moved) * width : 0);
  // A full swipe performs the first action.
  if (performs) actions?.querySelector<HTMLElement>("[data-on~=tap],[data-action]")?.click();
});

on("click", ({ target }) => {
  const row: HTMLElement | undefined = target.closest(".row-delete")?.closest("[data-swipe]");
  const wasOpen = open;
  if (open && (open.contains(target) || target.closest(".swipe"))) rest(open, 0);
  if (row && row !== wasOpen) confirmDeletion(row);
});

/** Shows the button that deletes a row, as the minus of a list in edit mode does. */
function confirmDeletion(row: HTMLElement) {
  const actions = actionsOf(row, "trailing");
  if (!actions) return;
  rest(row, isLeftToRight(row) ? -widthOf(actions) : widthOf(actions));
  actions.querySelector("button")?.focus();
}

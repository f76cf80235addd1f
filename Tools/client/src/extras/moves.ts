// Rows with a handle that the user can drag to another place. The page shows the new place; the server decides on the move.

import { fire, idOf, isForeign, listener, on, scrollerOf, whenHandled } from "./core";

interface Carry {
  row: HTMLElement;
  /** All movable rows beside it, in order. */
  rows: HTMLElement[];
  tops: number[];
  from: number;
  to: number;
  y: number;
}

let carry: Carry | null = null;

const canMove = (node: Element | null): node is HTMLElement => !!node?.matches(".k-row[data-on~=move]");

/** The adjacent rows that can be moved. */
function neighbours(row: HTMLElement): HTMLElement[] {
  const rows = [row];
  for (let at = row.previousElementSibling; canMove(at); at = at.previousElementSibling) rows.unshift(at);
  for (let at = row.nextElementSibling; canMove(at); at = at.nextElementSibling) rows.push(at);
  return rows;
}

/** Requests a move of a row to a place among its neighbours. */
function place(rows: HTMLElement[], from: number, to: number): boolean {
  if (from === to) return false;
  const next = to > from ? rows[to].nextElementSibling : rows[to];
  // The server cannot resolve a place before rows that are not in the page yet.
  if (next?.matches(".k-gap")) return false;
  return !!fire(rows[from], "move", next?.matches(".k-row") ? idOf(next) : undefined);
}

on("pointerdown", (event: PointerEvent) => {
  const handle = (event.target as Element).closest<HTMLElement>(".row-move");
  const row = listener(handle, "move");
  if (!handle || !row || isForeign(handle) || event.button) return;
  event.preventDefault();
  handle.setPointerCapture(event.pointerId);
  const rows = neighbours(row);
  const from = rows.indexOf(row);
  carry = { row, rows, from, to: from, y: event.clientY, tops: rows.map((each) => each.getBoundingClientRect().top) };
  row.dataset.lifted = "";
});

on("pointermove", ({ clientY }: PointerEvent) => {
  if (!carry) return;
  const { row, rows, tops, from } = carry;
  const height = row.offsetHeight;
  const moved = clientY - carry.y;
  row.style.translate = `0 ${moved}px`;
  const middle = tops[from] + moved + height / 2;
  const above = rows.filter((each, i) => i !== from && tops[i] + each.offsetHeight / 2 < middle);
  carry.to = above.length;
  rows.forEach((each, i) => {
    if (i === from) return;
    const shift = i > from && i <= carry!.to ? -height : i < from && i >= carry!.to ? height : 0;
    each.style.transition = "translate .2s";
    each.style.translate = `0 ${shift}px`;
  });
  // Scroll near the edges.
  const view = scrollerOf(row, false);
  const edge = clientY < 120 ? -8 : clientY > innerHeight - 80 ? 8 : 0;
  const before = view.scrollTop;
  view.scrollTop += edge;
  const scrolled = view.scrollTop - before;
  carry.y -= scrolled;
  carry.tops = tops.map((top) => top - scrolled);
});

function drop(isCancelled: boolean) {
  if (!carry) return;
  const { row, rows, from, to } = carry;
  carry = null;
  delete row.dataset.lifted;
  const rest = () => {
    for (const each of rows) each.style.transition = each.style.translate = "";
  };
  // Keep the rows where they are shown until the server has answered.
  if (!isCancelled && place(rows, from, to)) whenHandled(rest);
  else rest();
}
on("pointerup", () => drop(false));
on("pointercancel", () => drop(true));

on("keydown", (event: KeyboardEvent) => {
  const handle = event.target as HTMLElement;
  const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
  const row = handle.matches(".row-move") && step ? listener(handle, "move") : null;
  if (!row) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const rows = neighbours(row);
  const to = rows.indexOf(row) + step;
  if (rows[to] && place(rows, to - step, to)) whenHandled(() => handle.focus());
});

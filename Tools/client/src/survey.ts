// Measures the page: gaps, which stand for rows that are not in the page yet, and elements whose size the server needs.
//
// It polls gaps instead of observing them: an intersection observer does not report scrolling inside one tall gap, and its margin does not
// apply inside nested scroll views.

import { listener, need, on, outer, page, round } from "./elements";
import { fire } from "./outbox";

const surveyed = new Set<HTMLElement>();
const sizes = new ResizeObserver(() => survey());
let due = 0;

export function observe(node: HTMLElement) {
  surveyed.add(node);
  sizes.observe(node);
  sizes.observe(boxOf(node));
}

/** The box of an element that is measured: a guide that depends on a size has its own, and an app may measure a view with its modifiers. */
function boxOf(node: HTMLElement) {
  const box = node.closest("[style*=--sized-guide],.sized");
  return box && outer(node).contains(box) ? box : node;
}

/** Schedules a measurement for the next frame, or after a time. */
export function survey(wait = 0) {
  if (surveyed.size && !due) due = setTimeout(() => requestAnimationFrame(measureVisible), wait);
}

function measureVisible() {
  due = 0;
  for (const node of surveyed) {
    if (!node.isConnected) {
      sizes.unobserve(node);
      surveyed.delete(node);
    } else if (node.getClientRects().length) {
      if (node.matches(".k-gap")) look(node);
      else measure(node);
    }
  }
}

on("scroll", () => survey(60));

/** The last reported measurements of a node. */
const reported = new WeakMap<Element, number[]>();

function measure(node: HTMLElement) {
  const { width, height, left, top } = boxOf(node).getBoundingClientRect();
  const now = [width, height, left + scrollX, top + scrollY].map(round);
  const last = reported.get(node);
  if (last && now.every((value, i) => Math.abs(value - last[i]) < 0.5)) return;
  reported.set(node, now);
  fire(node, "measure", now);
}

// ── Gaps ──

/** The last known size of one row with its spacing, by container. */
const pitches = new WeakMap<Element, number>();

/** Sets the size of a row for the style sheet, which sizes the gap, and requests the rows near the visible part. */
function look(gap: HTMLElement) {
  const box = outer(gap);
  const slot = need(box.parentElement, "container");
  const style = getComputedStyle(slot);
  const isRow = /flex/.test(style.display) ? /^row/.test(style.flexDirection) : /^column/.test(style.gridAutoFlow);
  const spacing = parseFloat(isRow ? style.columnGap : style.rowGap) || 0;
  const pitch = round(pitchAround(box, isRow, spacing)) || (pitches.get(slot) ?? (isRow ? 120 : 44));
  if (pitch !== pitches.get(slot)) (slot as HTMLElement).style.setProperty("--row", pitch + "px");
  pitches.set(slot, pitch);
  const count = +gap.dataset.count!;
  const first = +gap.dataset.first!;

  const rect = gap.getBoundingClientRect();
  const view = viewOf(scrollerOf(gap, isRow));
  if (view.bottom < -innerHeight || view.top > 2 * innerHeight) return;
  const isMirrored = isRow && style.direction === "rtl";
  const start = isMirrored ? rect.right - view.right : isRow ? view.left - rect.left : view.top - rect.top;
  const span = isRow ? view.width : view.height;
  // Include one screen more on each side, so that scrolling finds its rows in the page.
  const from = Math.max(0, Math.floor((start - span) / pitch));
  const to = Math.min(count - 1, Math.floor((start + 2 * span) / pitch));
  const wanted = [first + from, first + to, first, count];
  if (from > to || wanted.join() === reported.get(gap)?.join()) return;
  reported.set(gap, wanted);
  const node = listener(gap, "reveal");
  if (node) fire(node, "reveal", wanted.slice(0, 2));
}

/** The average size of the rows beside a gap; 0 if there are none. */
function pitchAround(box: Element, isRow: boolean, spacing: number): number {
  let room = 0;
  let rows = 0;
  for (const way of ["previousElementSibling", "nextElementSibling"] as const) {
    let [from, to] = [Infinity, -Infinity];
    const end = rows + 20;
    for (let node = box[way]; node && rows < end && !node.matches(".k-gap,.leaving,:has(>.k-gap)"); node = node[way], rows++) {
      const rect = node.getBoundingClientRect();
      from = Math.min(from, isRow ? rect.left : rect.top);
      to = Math.max(to, isRow ? rect.right : rect.bottom);
    }
    if (to > from) room += to - from + spacing;
  }
  return rows && room / rows;
}

// ── Scrolling ──

export function scrollerOf(node: Element, isRow: boolean): Element {
  for (let at = node.parentElement; at && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (/auto|scroll/.test(isRow ? style.overflowX : style.overflowY)) return at;
  }
  return page;
}

/** The visible rectangle of a scroll view. */
function viewOf(scroller: Element): DOMRect {
  const { left, top, width, bottom } = scroller.getBoundingClientRect();
  // Bars cover the scroll padding, which may be `auto`.
  const style = getComputedStyle(scroller);
  const y = Math.max(0, top) + (parseFloat(style.scrollPaddingTop) || 0);
  return new DOMRect(left, y, width, Math.min(innerHeight, bottom) - (parseFloat(style.scrollPaddingBottom) || 0) - y);
}

/** Scrolls a node into view: by the minimum, or so that its point at fractions of its sides meets the same point of the view. */
export function scrollTo(node: HTMLElement, x: number | null, y: number | null, behavior: any) {
  // The user does not scroll: reports.ts listens.
  node.dispatchEvent(new Event("app-scroll", { bubbles: true }));
  const rect = node.getBoundingClientRect();
  for (const [edge, side] of [["left", "width"], ["top", "height"]] as const) {
    const isRow = side == "width";
    const scroller = scrollerOf(node, isRow);
    // By the minimum, only the innermost scroll view moves, not those around it.
    if (x == null && !scrollerOf(node, !isRow).contains(scroller)) continue;
    const view = viewOf(scroller);
    const start = rect[edge] - view[edge];
    const excess = rect[side] - view[side];
    // By the minimum, to the nearer edge, unless the node is inside the view or covers it.
    const share = x == null ? +(start * excess < 0) : isRow ? x : y!;
    if (x != null || start * (start + excess) > 0) scroller.scrollBy({ [edge]: start + share * excess, behavior });
  }
}

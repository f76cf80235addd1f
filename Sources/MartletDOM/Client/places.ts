// Reports where a view is tapped, and where the pointer is over it, to views that ask for it.

import type { Lent } from "../../../Tools/client/src/lent";
import { sparingly } from "./shared/sparingly";

let isListening = false;

export default function (node: HTMLElement, page: Lent) {
  const asks = (action: string) => node.dataset.on?.split(" ").includes(action);
  if (asks("hover-place")) followPointer(node, page);
  if (node.dataset.places == null) return;
  // The page then sends the value with the tap.
  if (asks("tap") && !node.dataset.action) node.dataset.action = "tap";
  if (isListening) return;
  isListening = true;
  for (const type of ["pointerup", "click"]) page.on(type, (event) => notePlace(event, page), window);
}

/** The point in points of a node, and the node's place on the page. */
function place(node: Element, x: number, y: number, page: Lent): number[] {
  const { left, top } = node.getBoundingClientRect();
  return [x - left, y - top, left + scrollX, top + scrollY].map(page.round);
}

/** Stores the place of a tap at its node, before the page reports the tap. */
function notePlace({ type, detail, clientX, clientY, target }: PointerEvent, page: Lent) {
  const node = page.nearest(target as Element, "[data-places],.on-tap,.on-double-tap");
  // A click follows the pointer, and knows its place less exactly.
  if (node?.dataset.places == null || (type === "click" && detail && node.dataset.place)) return;
  const area = page.areaOf(node, node.dataset.on!.includes("double-tap") ? "double-tap" : "tap");
  const { left, top, width, height } = area.getBoundingClientRect();
  // A click by a key or by assistive technology has no place.
  const [x, y] = detail || type === "pointerup" ? [clientX, clientY] : [left + width / 2, top + height / 2];
  node.dataset.place = JSON.stringify(place(area, x, y, page));
  if (node.dataset.action === "tap") node.dataset.value = node.dataset.place;
}

function followPointer(node: HTMLElement, page: Lent) {
  let now: PointerEvent;
  const report = sparingly(() => page.fire(node, "hover-place", place(node, now.clientX, now.clientY, page)));
  const move = (event: PointerEvent) => {
    if (event.pointerType === "touch") return;
    now = event;
    report();
  };
  node.addEventListener("pointerenter", move);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerleave", (event) => {
    if (event.pointerType === "touch") return;
    report.cancel();
    page.fire(node, "hover-place", []);
  });
}

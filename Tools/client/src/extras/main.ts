// The part of the script that a page loads when it first shows an element that needs it.

import "./gestures";
import "./swipes";
import { followFinger } from "./pulls";

export { requests } from "./notifications";

/** Wakes an element for which this part was loaded. */
export function enrich(node: HTMLElement) {
  if (node instanceof HTMLDialogElement && !node.ontouchstart) followFinger(node);
}

// The second script, which a page loads when it first shows an element that needs it.

import "./gestures";
import "./moves";
import "./pinches";
import "./sharing";
import "./shortcuts";
import "./swipes";
import { requests as announcements } from "./announcements";
import { cutMiddle } from "./cutting";
import { requests as device } from "./device";
import { fit } from "./fitting";
import { mask } from "./masking";
import { requests as notifications } from "./notifications";
import { followFinger } from "./pulls";
import { pullToRefresh } from "./refresh";
import { startAt } from "./scrolling";
import { shrink } from "./shrinking";

export const requests = { ...notifications, ...device, ...announcements };

const woken = new WeakSet<HTMLElement>();

/** Activates an element that needs this script, once. */
export function enrich(node: HTMLElement) {
  // HTML has no attribute for it. A click of the user ends it.
  if (node.dataset.mixed) (node as HTMLInputElement).indeterminate = node.dataset.mixed === "true";
  if (woken.has(node)) return;
  woken.add(node);
  if (node instanceof HTMLDialogElement) followFinger(node);
  if (node.matches("[data-on~=refresh]")) pullToRefresh(node);
  if (node.matches("[data-fitting]")) fit(node);
  if (node.matches("[data-start]")) startAt(node);
  if (node.matches("[data-shrink]")) shrink(node);
  if (node.matches(".cut-middle")) cutMiddle(node);
  if (node.matches("[data-mask]")) mask(node);
}

// The keyboard focus. The page reports its changes, except those that the server requested.

import { listener, on } from "./elements";
import { fire } from "./outbox";

/** The element that has the focus according to the server. */
let focused: HTMLElement | null = null;
/** The element whose focus the page is changing itself. */
let changing: HTMLElement | null = null;

// Whoever uses fingers needs no ring around the control that has the focus. A key that moves the focus brings the rings back.
on("pointerdown", ({ pointerType }) => document.documentElement.toggleAttribute("data-touched", pointerType === "touch"));
on("keydown", ({ key }) => /^(Tab|Arrow)/.test(key) && document.documentElement.removeAttribute("data-touched"));
on("focusin", ({ target }) => refocus(listener(target, "focus")));
on("focusout", ({ target, relatedTarget }) => {
  // With a related target, a focusin event follows. If the target stays active, only the window has lost the focus.
  if (!relatedTarget && document.activeElement !== target) refocus(null);
});

/** Reports the new focus before the lost one, so that moving the focus never looks like leaving. */
function refocus(node: HTMLElement | null) {
  const left = focused;
  if (node === left) return;
  focused = node;
  if (node && node !== changing) fire(node, "focus", true);
  if (left && left !== changing) fire(left, "focus", false);
}

/** Changes an element's focus without a report. */
function withoutReport(node: HTMLElement | null, work: () => void) {
  changing = node;
  work();
  changing = null;
}

/** Sets or removes an element's focus for the server. */
export function setFocus(node: HTMLElement, on: boolean) {
  const field = node as HTMLInputElement;
  withoutReport(node, () => (on ? node.focus() : node.blur()));
  // The caret stands after the text. Fields of some types, such as email, have no selection: `null`.
  if (on && field.selectionEnd === 0) field.selectionStart = 1e9;
  // The element may not be focusable; tell the server.
  if (on && document.activeElement !== node) fire(node, "focus", false);
}

/** Gives the focus to the replacement of the node that had it, if there is one. */
export function restoreFocus(node: HTMLElement | null) {
  focused = listener(node, "focus");
  if (node) withoutReport(focused, () => node.focus({ preventScroll: true }));
}

/** Removes the focus of an element that leaves. Reports it only if the element that has the focus according to the server stays. */
export function forgetFocus(node: HTMLElement) {
  if (focused && node.contains(focused)) focused = null;
  else if (node.contains(document.activeElement)) refocus(null);
}

/** Moves a node, and keeps its focus, selection and scroll position. */
export function move(slot: Element, node: Element, next: Element | null = null) {
  if (slot.moveBefore && node.isConnected) return slot.moveBefore(node, next);
  const active = document.activeElement as HTMLElement;
  withoutReport(focused, () => {
    slot.insertBefore(node, next);
    if (node.contains(active) && active !== document.activeElement) active.focus({ preventScroll: true });
  });
}

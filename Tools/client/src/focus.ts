// The keyboard focus: who has it is reported, but not what the server itself asked for.

import { listener, on } from "./elements";
import { fire } from "./outbox";

/** The element whose focus the server knows of. */
let focused: HTMLElement | null = null;
/** The element whose focus the page changes itself right now. */
let told: HTMLElement | null = null;

on("focusin", ({ target }) => refocus(listener(target, "focus")));
on("focusout", ({ target, relatedTarget }) => {
  // With a related target a focusin follows; a target that stays active lost only its window.
  if (!relatedTarget && document.activeElement !== target) refocus(null);
});

/** Who gains is reported before who loses, so that moving on never looks like leaving. */
function refocus(node: HTMLElement | null) {
  const left = focused;
  if (node === left) return;
  focused = node;
  if (node && node !== told) fire(node, "focus", true);
  if (left && left !== told) fire(left, "focus", false);
}

/** Does something to an element's focus that the server need not hear of. */
function quietly(node: HTMLElement | null, work: () => void) {
  told = node;
  work();
  told = null;
}

/** The server gives an element the focus, or takes it. */
export function setFocus(node: HTMLElement, on: boolean) {
  quietly(node, () => (on ? node.focus() : node.blur()));
  // It may not take the focus: the server must not think it has.
  if (on && document.activeElement !== node) fire(node, "focus", false);
}

/** Gives the focus to the node that stands for the one that had it, if there is one. */
export function restoreFocus(node: HTMLElement | null) {
  focused = listener(node, "focus");
  if (node) quietly(focused, () => node.focus({ preventScroll: true }));
}

/** An element goes: nobody needs to hear that it lost the focus. */
export function forgetFocus(node: HTMLElement) {
  if (focused && node.contains(focused)) focused = null;
}

/** Puts a node somewhere else; what it alone knows stays: focus, selection, scroll. */
export function move(slot: Element, node: Element, next: Element | null = null) {
  if (slot.moveBefore && node.isConnected) return slot.moveBefore(node, next);
  const active = document.activeElement as HTMLElement;
  quietly(focused, () => {
    slot.insertBefore(node, next);
    if (node.contains(active) && active !== document.activeElement) active.focus({ preventScroll: true });
  });
}

// Converts clicks, touches and keys to actions.

import { coreOf, isForeign, isModal, listener, nearest, on } from "./elements";
import { chooseTab, unfold } from "./controls";
import { liesBeside } from "./floating";
import { follow } from "./history";
import { fire } from "./outbox";

const interactive = "a[href],button,input,select,textarea,label,summary,[role=tab],[data-on~=tap],.on-tap,[contenteditable]";

const field = "input:not([type=checkbox],[type=radio]),select,textarea,[contenteditable]";

// A click on a button leaves the focus in a field, as in SwiftUI.
on("mousedown", (event) => {
  const { target } = event;
  const hit = nearest(target, interactive);
  if (hit && !hit.matches(field) && !target.closest("[draggable],[data-island]") && document.activeElement?.matches(field + ",[data-on~=focus]"))
    event.preventDefault();
});

on("click", (event) => {
  const { target } = event;
  if (isForeign(target)) return;
  if (isModal(target) && !target.matches(".k-alert") && liesBeside(event, target)) fire(target, "dismiss");
  const hit = nearest(target, interactive);
  const isLink = !!hit?.matches("a[href]");
  // Modifier keys open a link in a new tab or window.
  if (!hit || (isLink && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey))) return;
  if (press(hit, isLink)) event.preventDefault();
});

/** Performs a control's action. Returns whether to prevent the browser's default. */
function press(hit: any, isLink: boolean): boolean {
  const { action, value, index } = hit.dataset;
  // The browser opens the menu.
  if (hit.hasAttribute("popovertarget")) return false;
  closeMenus(hit);
  if (action) {
    const node = listener(hit, action);
    if (node) fire(node, action, value && JSON.parse(value));
  } else if (hit.matches("[role=tab]")) {
    chooseTab(coreOf(hit)!, +index);
  } else if (hit.matches("summary")) {
    // Expand it in the page immediately, not after this event.
    unfold(hit.parentElement);
    return true;
  } else if (hit.matches("label.k-picker:not(.wheel)")) {
    // By itself the browser would only move the focus.
    hit.querySelector("select:enabled")?.showPicker();
    return true;
  } else if (hit.matches("[data-on~=tap]")) fire(hit, "tap");
  else return isLink && follow(hit);
  return isLink;
}

/** Closes the menus that contain a tapped item. */
function closeMenus(hit: Element) {
  if (!hit.matches("button,a,[role^=menuitem]")) return;
  for (let menu = hit.closest<HTMLElement>("[popover][role=menu]"); menu; menu = menu.parentElement!.closest("[popover][role=menu]"))
    menu.hidePopover();
}

on("keydown", (event) => {
  const { key, target } = event;
  if (event.isComposing || event.keyCode === 229 || isForeign(target)) return;
  const submitter = key === "Enter" && target.matches("input") && listener(target, "submit");
  if (submitter) {
    event.preventDefault();
    fire(submitter, "submit");
  } else if ((key === "Enter" || key === " ") && target.matches(":is([data-on~=tap],[role=button]):not(a,button,input,select,textarea)")) {
    event.preventDefault();
    target.click();
  } else if (rove(key, target)) event.preventDefault();
});

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the focus among tabs or menu items with the arrow keys. */
function rove(key: string, target: Element): boolean {
  const step = steps[key];
  const list = target.closest("[role=tablist],[role=menu]");
  if (!step || !list || target.matches("input,select,textarea")) return false;
  const all = [...list.querySelectorAll<HTMLElement>("[role=tab],[role^=menuitem]:not([disabled])")];
  const current = all.indexOf(target.closest("[role=tab],[role^=menuitem]")!);
  const next = all.at((current + step) % all.length);
  next?.focus();
  if (next?.matches("[role=tab]")) next.click();
  return true;
}

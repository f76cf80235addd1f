// What stands above the page: menus, which the page opens and closes itself, and dialogs, which the server does.

import { find, isModal, listener, need, on } from "./elements";
import { changed, settle } from "./controls";
import { fire } from "./outbox";

export function liesBeside({ clientX: x, clientY: y }: MouseEvent, node: Element): boolean {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}

/** Stands a node at a place, below if there is room, inside of the window. */
function float(node: HTMLElement, at: DOMRect) {
  const { offsetWidth: width, offsetHeight: height } = node;
  const x = getComputedStyle(node).direction === "rtl" ? at.right - width : at.left;
  const left = Math.max(8, Math.min(x, innerWidth - width - 8));
  const below = at.bottom + 6;
  const top = below + height > innerHeight - 8 ? Math.max(8, at.top - height - 6) : below;
  Object.assign(node.style, { position: "fixed", inset: "auto", margin: "0", left: left + "px", top: top + "px" });
}

const isShown = (menu: Element) => menu.matches(":popover-open");

/** Opens a menu at a place, or closes it; returns whether it is open now. */
export function toggleMenu(id: string, at: DOMRect): boolean {
  const menu = need(document.getElementById(id), "menu " + id);
  if (isShown(menu)) {
    menu.hidePopover();
    return false;
  }
  menu.showPopover();
  float(menu, at);
  menu.querySelector<HTMLElement>("[role^=menuitem]")?.focus();
  return true;
}

on("contextmenu", (event) => {
  const node = event.target.closest("[data-menu]");
  if (!node) return;
  event.preventDefault();
  const menu = document.getElementById(node.dataset.menu);
  if (menu && !isShown(menu)) toggleMenu(menu.id, new DOMRect(event.clientX, event.clientY));
});

export function present(dialog: HTMLDialogElement) {
  if (dialog.open) dialog.close();
  // The focus goes to the dialog itself: a field in it must not raise the keyboard unasked.
  dialog.autofocus = dialog.getAttribute("role") !== "alertdialog";
  dialog.showModal();
  const anchor = find(dialog.dataset.anchor ?? "");
  if (anchor && innerWidth >= 600) float(dialog, anchor.getBoundingClientRect());
  followFinger(dialog);
}

on("cancel", (event) => {
  if (!isModal(event.target)) return;
  event.preventDefault();
  fire(event.target, "dismiss");
});
// A browser closes a dialog by itself when escape is pressed twice; here only the server does. One that leaves has no id.
on("close", ({ target }) => {
  if (isModal(target) && target.id && target.isConnected && !target.open) target.showModal();
});

/** Whether a finger on a node pulls the dialog, and does not scroll or slide something in it. */
function isFree(node: Element, dialog: Element): boolean {
  if (node.scrollTop > 0 || node.matches("input[type=range],[data-on~=drag]")) return false;
  return node === dialog || isFree(node.parentElement!, dialog);
}

/** The dialog follows a finger that pulls it down. Its own listeners, so that nothing else in the page pays for them. */
function followFinger(dialog: HTMLDialogElement) {
  let from: Touch | null = null;
  let pulled = 0;
  dialog.ontouchstart = ({ touches, target }) => {
    pulled = 0;
    from = touches.length === 1 && isFree(target as Element, dialog) ? touches[0] : null;
  };
  const pull = (event: TouchEvent) => {
    if (!from) return;
    const x = Math.abs(event.touches[0].clientX - from.clientX);
    const y = event.touches[0].clientY - from.clientY;
    if (!pulled && (y < 8 || x > y)) {
      if (y < -8 || x > 8) from = null;
      return;
    }
    event.preventDefault();
    pulled = Math.max(1, y);
    // What cannot be dismissed resists.
    dialog.style.translate = `0 ${listener(dialog, "dismiss") === dialog ? pulled : 2 * Math.sqrt(pulled)}px`;
  };
  dialog.addEventListener("touchmove", pull, { passive: false });
  dialog.ontouchend = () => {
    if (pulled > 100) changed(dialog, undefined, "dismiss");
    else if (pulled) settle(dialog);
  };
}

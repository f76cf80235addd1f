// What stands above the page: menus, which the page opens and closes itself, and dialogs, which the server does.

import { find, isForeign, isModal, listener, need, on } from "./elements";
import { changed } from "./controls";
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
  Object.assign(node.style, { positionArea: "none", inset: "auto", margin: "0", left: left + "px", top: top + "px" });
}

// A browser that knows anchors places a menu beside its button by itself.
const placesMenus = CSS.supports("position-area", "block-end");

on("toggle", ({ target: menu, newState }) => {
  if (newState !== "open" || menu.getAttribute("role") !== "menu") return;
  const button = document.querySelector(`[popovertarget="${menu.id}"]`);
  if (button && !placesMenus) float(menu, button.getBoundingClientRect());
  menu.querySelector("button,a,input,[role^=menuitem]")?.focus();
});

/** Opens a context menu where the user asked for it; returns whether it was closed before. */
export function openMenu(id: string, x: number, y: number): boolean {
  const menu = need(find(id), "menu " + id);
  if (menu.matches(":popover-open")) return false;
  menu.showPopover();
  float(menu, new DOMRect(x, y));
  return true;
}

on("contextmenu", (event) => {
  const node = event.target.closest("[data-context]");
  if (!node || isForeign(event.target)) return;
  event.preventDefault();
  openMenu(node.dataset.context, event.clientX, event.clientY);
});

export function present(dialog: HTMLDialogElement) {
  raise(dialog);
  followFinger(dialog);
}

function raise(dialog: HTMLDialogElement) {
  if (dialog.open) dialog.close();
  // The focus goes to the dialog itself: a field in it must not raise the keyboard unasked.
  const isAlert = dialog.getAttribute("role") === "alertdialog";
  dialog.inert = !isAlert;
  dialog.showModal();
  dialog.inert = false;
  dialog.tabIndex = -1;
  if (!isAlert) dialog.focus();
}

on("cancel", (event) => {
  if (!isModal(event.target) || !event.cancelable) return;
  event.preventDefault();
  fire(event.target, "dismiss");
});
// Asked twice without a click between, a browser closes a dialog by itself; here only the server does. One that leaves has no id.
on("close", ({ target }) => {
  if (!isModal(target) || !target.id || !target.isConnected || target.open) return;
  raise(target);
  fire(target, "dismiss");
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
    const isUp = y < -8 && dialog.dataset.detents;
    if (!pulled && !isUp && (y < 8 || x > y)) {
      if (y < -8 || x > 8) from = null;
      return;
    }
    event.preventDefault();
    pulled = y;
    // What cannot be pulled resists.
    const isLoose = y > 0 && listener(dialog, "dismiss") === dialog;
    dialog.style.translate = `0 ${isLoose ? y : 2 * Math.sign(y) * Math.sqrt(Math.abs(y))}px`;
  };
  dialog.addEventListener("touchmove", pull, { passive: false });
  dialog.ontouchend = () => {
    if (!pulled) return;
    const isDetent = changeDetent(dialog, pulled);
    if (!isDetent && pulled > 100) changed(dialog, undefined, "dismiss");
    else dialog.style.translate = "";
  };
}

/** Takes the next height of a sheet that has several; false if there is none. */
function changeDetent(dialog: HTMLElement, pulled: number): boolean {
  const all = dialog.dataset.detents?.split(" ") ?? [];
  const current = all.indexOf(dialog.style.getPropertyValue("--detent"));
  const next = all[current - Math.sign(pulled)];
  if (Math.abs(pulled) < 60 || !next) return false;
  dialog.style.setProperty("--detent", next);
  return true;
}

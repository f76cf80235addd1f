// What stands above the page: menus, which the page opens and closes itself, and dialogs, which the server does.

import { find, isForeign, isModal, need, on, outer } from "./elements";
import { fire } from "./outbox";

export function liesBeside({ clientX: x, clientY: y }: MouseEvent, node: Element): boolean {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}

/** Stands a node at a place, below if there is room, inside of the window. */
function float(node: HTMLElement, at: DOMRect) {
  const { offsetWidth: width, offsetHeight: height } = node;
  // A menu unfolds towards the middle of the window.
  const x = isModal(node) ? at.left + (at.width - width) / 2 : at.left + at.right > innerWidth ? at.right - width : at.left;
  const left = Math.max(8, Math.min(x, innerWidth - width - 8));
  const below = at.bottom + 6;
  const top = below + height > innerHeight - 8 ? Math.max(8, at.top - height - 6) : below;
  Object.assign(node.style, { inset: "auto", margin: "0", left: left + "px", top: top + "px" });
}

/** Stands menus and popovers at what they belong to. */
export function hang() {
  for (const node of document.querySelectorAll<HTMLElement>("[role=menu]:popover-open,dialog.popover[open]")) {
    const anchor = isModal(node) ? find(+node.dataset.anchor!) : document.querySelector(`[popovertarget="${node.id}"]`);
    if (anchor) float(node, outer(anchor).getBoundingClientRect());
  }
}
on("scroll", hang);
on("resize", hang, window);

on("toggle", ({ target: menu, newState }) => {
  if (newState !== "open" || menu.getAttribute("role") !== "menu") return;
  hang();
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
  if (dialog.open) dialog.close();
  // The focus goes to the dialog itself: a field in it must not raise the keyboard unasked.
  const isAlert = dialog.getAttribute("role") === "alertdialog";
  dialog.inert = !isAlert;
  dialog.showModal();
  dialog.inert = false;
  hang();
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
  present(target);
  fire(target, "dismiss");
});

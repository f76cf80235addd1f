// Nodes above the page: menus, which the page opens and closes, and dialogs, which the server does.

import { find, isForeign, isModal, need, on, outer } from "./elements";
import { fire } from "./outbox";

export function liesBeside({ clientX: x, clientY: y }: MouseEvent, node: Element): boolean {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}

/** Places a node inside the window: below a rectangle if there is room, otherwise above it. */
function float(node: HTMLElement, at: DOMRect) {
  const { offsetWidth: width, offsetHeight: height } = node;
  // A menu extends towards the middle of the window.
  const x = isModal(node) ? at.left + (at.width - width) / 2 : at.left + at.right > innerWidth ? at.right - width : at.left;
  const left = Math.max(8, Math.min(x, innerWidth - width - 8));
  // A popover's arrow stands in the gap.
  const gap = isModal(node) ? 14 : 6;
  const below = at.bottom + gap;
  const isAbove = below + height > innerHeight - 8;
  const top = isAbove ? Math.max(8, at.top - height - gap) : below;
  Object.assign(node.style, { inset: "auto", margin: "0", left: left + "px", top: top + "px" });
  node.toggleAttribute("data-above", isAbove);
  node.style.setProperty("--arrow-x", Math.max(left + 26, Math.min((at.left + at.right) / 2, left + width - 26)) + "px");
  node.style.setProperty("--arrow-y", top + (isAbove ? height : 0) + "px");
}

/** Places open menus and popovers at their anchors. */
export function placeFloating() {
  for (const node of document.querySelectorAll<HTMLElement>("[role=menu]:popover-open,dialog.popover[open]")) {
    const anchor = isModal(node) ? find(+node.dataset.anchor!) : document.querySelector(`[popovertarget="${node.id}"]`);
    if (anchor) float(node, outer(anchor).getBoundingClientRect());
  }
}
on("scroll", placeFloating);
on("resize", placeFloating, window);

on("toggle", ({ target: menu, newState }) => {
  if (newState !== "open" || menu.getAttribute("role") !== "menu") return;
  placeFloating();
  menu.querySelector("button,a,input,[role^=menuitem]")?.focus();
});

/** Opens a context menu beside a rectangle. Returns whether it was closed before. */
export function openMenu(id: string, at: DOMRect): boolean {
  const menu = need(find(id), "menu " + id);
  if (menu.matches(":popover-open")) return false;
  menu.showPopover();
  float(menu, at);
  return true;
}

on("contextmenu", (event) => {
  const node = event.target.closest("[data-context]");
  if (!node || isForeign(event.target)) return;
  event.preventDefault();
  openMenu(node.dataset.context, new DOMRect(event.clientX, event.clientY));
});

export function present(dialog: HTMLDialogElement) {
  if (dialog.open) dialog.close();
  // The dialog itself gets the focus, because a focused field would open the on-screen keyboard.
  const isAlert = dialog.getAttribute("role") === "alertdialog";
  dialog.inert = !isAlert;
  dialog.showModal();
  dialog.inert = false;
  placeFloating();
  dialog.tabIndex = -1;
  if (!isAlert) dialog.focus();
}

on("cancel", (event) => {
  if (!isModal(event.target) || !event.cancelable) return;
  event.preventDefault();
  fire(event.target, "dismiss");
});
// A browser closes a dialog on a second close request without a click in between. Only the server may do that, so open it again. A dialog
// that is leaving has no id.
on("close", ({ target }) => {
  if (!isModal(target) || !target.id || !target.isConnected || target.open) return;
  present(target);
  fire(target, "dismiss");
});

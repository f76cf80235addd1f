// Sheets that the user drags: down to dismiss them, up and down between detents.

import { changed, fire, listener } from "./core";

/** Whether a touch on a node drags the dialog, rather than scrolling or sliding something in it. */
function isFree(node: Element, dialog: Element): boolean {
  if (node.scrollTop > 0 || node.matches("input[type=range],[data-on~=drag]")) return false;
  return node === dialog || isFree(node.parentElement!, dialog);
}

/** Lets a dialog follow the finger. It has its own listeners, so that other elements have no cost. */
export function followFinger(dialog: HTMLDialogElement) {
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
    // A sheet that cannot be dismissed resists.
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

/** Selects the next detent of a sheet. Returns false if there is none. */
function changeDetent(dialog: HTMLElement, pulled: number): boolean {
  const all = dialog.dataset.detents?.split(" ") ?? [];
  const current = all.indexOf(dialog.style.getPropertyValue("--detent"));
  const next = all[current - Math.sign(pulled)];
  if (Math.abs(pulled) < 60 || !next) return false;
  dialog.style.setProperty("--detent", next);
  fire(dialog, "change", all.indexOf(next));
  return true;
}

// Keyboard shortcuts of buttons, with the names of `aria-keyshortcuts`.

import { isForeign, on } from "./core";

/** Keyboards without a command key use the control key. */
const isApple = /Mac|iP/.test(navigator.platform);

function nameOf({ key, code, ctrlKey, altKey, shiftKey, metaKey }: KeyboardEvent): string {
  // With the option key, a key types another character than its name.
  const letter = altKey && /^(Key|Digit)/.test(code) ? code.slice(-1) : key === " " ? "Space" : key.length === 1 ? key.toUpperCase() : key;
  const held = [isApple && ctrlKey && "Control", altKey && "Alt", shiftKey && "Shift", (isApple ? metaKey : ctrlKey) && "Meta"];
  return [...held.filter(Boolean), letter].join("+");
}

/** Whether the focused node uses a key itself. */
function isTaken(name: string, { target }: KeyboardEvent): boolean {
  const node = target as Element;
  if (/^(Meta|Control|Alt)\+/.test(name) || name === "Escape") return false;
  if (name === "Enter") return node.matches("button,a[href],summary,textarea,select,[data-on~=submit],[data-on~=tap],[role=button]");
  return node.matches("input:not([type=checkbox],[type=radio],[type=range]),textarea,select,[contenteditable]");
}

on("keydown", (event: KeyboardEvent) => {
  const { target, isComposing, defaultPrevented, repeat } = event;
  if (isComposing || defaultPrevented || isForeign(target as Element)) return;
  const name = nameOf(event);
  if (isTaken(name, event)) return;
  // Buttons behind a dialog do not respond.
  const scope = [...document.querySelectorAll("dialog:modal")].pop() ?? document;
  const usable = [...scope.querySelectorAll<HTMLElement>("[aria-keyshortcuts]")].filter(
    (node) => node.getAttribute("aria-keyshortcuts") === name && node.checkVisibility() && !node.closest("[inert],[hidden]"),
  );
  const button = usable.find((node) => !node.matches(":disabled,[aria-disabled=true]"));
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!repeat) button.click();
});

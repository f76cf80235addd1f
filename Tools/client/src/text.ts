// Text fields. Each edit has a number. A text from the server that is older than the last edit is dropped.

import { coreOf, on, type Control } from "./elements";
import { fire } from "./outbox";

/** The core that an input method is composing in. */
export const composition = { node: null as HTMLElement | null };

on("compositionstart", ({ target }) => (composition.node = coreOf(target)));

/** Reports an edit by the user. */
export function edited(node: HTMLElement, field: Control) {
  const edition = +(field.dataset.edition ?? 0) + 1;
  field.dataset.edition = "" + edition;
  fire(node, "change", [field.value, edition]);
}

/** Shows the server's text for a field, an answer to one of its edits. */
export function answer(field: Control, text: string, edition: number) {
  if (edition < +(field.dataset.edition ?? 0)) return;
  field.dataset.edition = "" + edition;
  write(field, text);
}

/** Copies the user's edit to a field that the server rendered without it. */
export function copyEdit(from: Control, to: Control) {
  if (+(to.dataset.edition ?? 0) >= +(from.dataset.edition ?? 0)) return;
  to.dataset.edition = from.dataset.edition;
  to.value = from.value;
}

export function selectionOf(field: Control): [number, number] | null {
  return field.selectionStart == null || field.selectionEnd == null ? null : [field.selectionStart, field.selectionEnd];
}

/** Sets the text, and keeps the caret between the same characters. */
function write(field: Control, text: string) {
  const old = field.value;
  if (old === text) return;
  const selection = document.activeElement === field && selectionOf(field);
  field.value = text;
  if (!selection) return;
  const shorter = Math.min(old.length, text.length);
  let head = 0;
  while (head < shorter && old[head] === text[head]) head++;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === text.at(-1 - tail)) tail++;
  const moved = (i: number) => (i <= head ? i : text.length - Math.min(tail, old.length - i));
  field.setSelectionRange(moved(selection[0]), moved(selection[1]));
}

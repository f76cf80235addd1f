// Text is the user's. Each edit of a field has a number; a text of the server that is older than the last edit is dropped.

import { coreOf, on } from "./elements";
import { fire } from "./outbox";
import type { Control } from "./controls";

/** The core that an input method composes in. */
export const composition = { node: null as HTMLElement | null };

on("compositionstart", ({ target }) => (composition.node = coreOf(target)));

/** The user edited a field. */
export function edited(node: HTMLElement, field: Control) {
  const edition = +(field.dataset.edition ?? 0) + 1;
  field.dataset.edition = "" + edition;
  fire(node, "change", [field.value, edition]);
}

/** The server's text for a field, as an answer to one of its editions. */
export function answer(field: Control, text: string, edition: number) {
  if (edition < +(field.dataset.edition ?? 0)) return;
  field.dataset.edition = "" + edition;
  write(field, text);
}

/** Gives a field that the server rendered anew the user's edit that the server did not know. */
export function carryEdit(from: Control, to: Control) {
  if (+(to.dataset.edition ?? 0) >= +(from.dataset.edition ?? 0)) return;
  to.dataset.edition = from.dataset.edition;
  to.value = from.value;
}

export function selectionOf(field: Control): [number, number] | null {
  return field.selectionStart == null || field.selectionEnd == null ? null : [field.selectionStart, field.selectionEnd];
}

/** Writes a text; the caret stays at the characters it stood at. */
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

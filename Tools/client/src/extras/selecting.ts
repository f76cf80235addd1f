// The selected part of a field's text, for fields whose app reads or sets it.

import { fire } from "./core";

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What each field last told, or was told. */
const known = new WeakMap<Element, string>();

/** Selects what the server wants. */
export function select(field: Field) {
  const { selection } = field.dataset;
  if (!selection) return;
  known.set(field, selection);
  const [start, end] = selection.split(" ").map(Number);
  // A field of some types, such as email, has no selection.
  if (field.selectionStart != null) field.setSelectionRange(start, end);
}

document.addEventListener("selectionchange", () => {
  const field = document.activeElement as Field | null;
  if (!field?.matches("[data-on~=select]") || field.selectionStart == null) return;
  const ends = [field.selectionStart, field.selectionEnd];
  if (known.get(field) === ends.join(" ")) return;
  known.set(field, ends.join(" "));
  fire(field, "select", ends);
});

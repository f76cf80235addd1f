// The selected part of a field's text, for fields whose app reads or sets it.

import type { Lent } from "../../../Tools/client/src/lent";

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What each field last told, or was told. */
const known = new WeakMap<Element, string>();
let isListening = false;

export default function (node: HTMLElement, page: Lent) {
  if (!isListening) listen(page);
  isListening = true;
  select(node as Field);
  // After all changes of a patch, so that the text is there.
  new MutationObserver(() => select(node as Field)).observe(node, { attributeFilter: ["data-selection"] });
}

/** Selects what the server wants. */
function select(field: Field) {
  const { selection } = field.dataset;
  if (!selection) return;
  known.set(field, selection);
  const [start, end] = selection.split(" ").map(Number);
  // A field of some types, such as email, has no selection.
  if (field.selectionStart != null) field.setSelectionRange(start, end);
}

function listen(page: Lent) {
  document.addEventListener("selectionchange", () => {
    const field = document.activeElement as Field | null;
    if (!field?.matches("[data-on~=select]") || field.selectionStart == null) return;
    const ends = [field.selectionStart, field.selectionEnd];
    if (known.get(field) === ends.join(" ")) return;
    known.set(field, ends.join(" "));
    page.fire(field, "select", ends);
  });
}

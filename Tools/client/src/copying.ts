// The clipboard.

export async function copy(text: string) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  // The clipboard API needs TLS; without it, copy a selection instead.
  const area = document.createElement("textarea");
  area.value = text;
  (document.querySelector("dialog:modal") ?? document.body).append(area);
  area.select();
  document.execCommand("copy");
  area.remove();
}

// A family of elements may have a style sheet and a script of its own. The page loads them when it first shows such an element.

import { lent } from "./lent";

/** The style sheets that were asked for here, by their addresses. */
const sheets = new Map<string, Promise<unknown>>();

const equipped = new WeakSet<HTMLElement>();

/** Loads what an element needs. Until it can be seen as it should be, it is not seen. */
export async function equip(node: HTMLElement) {
  if (equipped.has(node)) return;
  equipped.add(node);
  const { style, script } = node.dataset;
  if (style && !document.querySelector(`head>link[href="${style}"]`)) sheets.set(style, load(style));
  const sheet = style && sheets.get(style);
  if (sheet) {
    node.dataset.waits = "";
    await sheet;
    delete node.dataset.waits;
  }
  for (const address of script?.split(" ") ?? []) (await import(address)).default(node, lent);
}

function load(style: string, before: Element | null = null): Promise<unknown> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = style;
  const loaded = new Promise((resolve) => (link.onload = link.onerror = resolve));
  document.head.insertBefore(link, before);
  return loaded;
}

/**
 * Loads the whole style sheet if the page contains only the rules of its first paint. Inserts it before the style sheets of families. Waits until
 * it is there, because changes of the page can insert elements that need its other rules.
 */
export async function loadRest() {
  const start = document.querySelector<HTMLElement>("style[data-rest]");
  if (start) await load(start.dataset.rest!, start.nextSibling as Element);
}

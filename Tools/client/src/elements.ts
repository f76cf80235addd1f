// The elements in the page. Each has a core node with the id `e<number>`, inside the boxes of its modifiers.

/** An input, or an element with the same properties: a select or a textarea. */
export type Control = HTMLInputElement;

export const page = document.documentElement;
export const reduceMotion = matchMedia("(prefers-reduced-motion: reduce)");

export function need<T>(value: T | null | undefined, name: string): T {
  if (value == null) throw new Error("there is no " + name);
  return value;
}

/** The core of an element, or a part of one by its own id, if it is in the page. */
export const find = (id: number | string) => document.getElementById(typeof id === "number" ? "e" + id : id);

export const core = (id: number | string): HTMLElement => need(find(id), "element " + id);

export const idOf = (core: Element) => +core.id.slice(1);

/** The outermost node of the app's content. */
export const root = () => outer(need(document.querySelector(".k-root"), "root"));

/** The outermost box around a core. */
export function outer(node: Element): HTMLElement {
  while (node.parentElement?.classList.contains("b")) node = node.parentElement;
  return node as HTMLElement;
}

/** The core inside its boxes. */
export function inner(node: Element): HTMLElement {
  while (node.classList.contains("b") && node.firstElementChild) node = node.firstElementChild;
  return node as HTMLElement;
}

/** The core that contains a node, or is the node. */
export function coreOf(node: Element): HTMLElement | null {
  let at: Element | null = node;
  while (at && !/^e\d+$/.test(at.id)) at = at.parentElement;
  return at as HTMLElement | null;
}

/** The core of the nearest node that a selector matches: a core, or a box of one. */
export const nearest = (node: Element | null, selector: string): HTMLElement | null => {
  const found = node?.closest?.(selector);
  return found ? inner(found) : null;
};

/** The nearest core with a listener for an action. The boxes around it can be in the area of a gesture. */
export const listener = (node: Element | null, action: string) => nearest(node, `[data-on~="${action}"],.on-${action}`);

/** The area of a gesture: a core, or the outermost of its boxes that receive the gesture. */
export function areaOf(core: Element, action: string): Element {
  let area = core;
  for (let box = core.parentElement; box?.classList.contains("b"); box = box.parentElement) if (box.matches(".on-" + action)) area = box;
  return area;
}

/** Whether the node is in an island, which other scripts own. */
export const isForeign = (node: Element) => !!node.closest("[data-island]");

export const isModal = (node: Element) => node.matches("dialog[data-modal]");

const slots = new WeakMap<Element, Record<string, Element>>();

/** The node that contains the children of an element. */
export function slotOf(parent: Element, name = ""): Element {
  const known = slots.get(parent) ?? {};
  slots.set(parent, known);
  if (!known[name]?.isConnected)
    known[name] = parent.querySelector(`[data-slot="${name}"][data-of="${idOf(parent)}"]`) ?? parent;
  return known[name];
}

export function parse(html: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}

export function setAttribute(node: Element, name: string, value: any) {
  if (value == null || value === false) node.removeAttribute(name);
  else node.setAttribute(name, value === true ? "" : value);
}

/** Adds a capturing listener to the document, because not every event bubbles. */
export function on(type: string, handler: (event: any) => void, target: EventTarget = document) {
  target.addEventListener(type, handler, { capture: true });
}

export const round = (x: number) => Math.round(x * 100) / 100;

// The inspector of pages that `martlet run` serves: choose an element, and see the views that it is part of, with their properties, and its own modifiers.
import { add, open, place, type Place } from "./panel";
import { turns } from "./turns";

export { turns };

interface Property {
  name: string;
  wrapper?: string;
  type: string;
  value: string;
  /** The value as text that can be edited. */
  text?: string;
}

interface Answer {
  inspection: { kind: string; text?: string; modifiers: string[]; views: { name: string; properties: Property[] }[]; environment: Property[] };
  /** Why the element is as wide and as high as it is. */
  sizes: { width: string[]; height: string[] };
  /** Where each view is declared. */
  places: (Place | null)[];
}

const id = "martlet-inspector";
const address = "/_martlet/development/";

let isChoosing = false;
/** The element that the panel describes. */
let chosen: string | undefined;
let frame: HTMLElement | undefined;
let changes: MutationObserver | undefined;
let isWaiting = false;
/** Whether the panel says why the element has its size. */
let isExplaining = true;

/** Begins to choose an element, or ends the inspector. */
export function inspect() {
  if (isChoosing || chosen) return end();
  isChoosing = true;
  draw(undefined);
  addEventListener("pointermove", follow, true);
  for (const name of ["pointerdown", "pointerup", "mousedown", "mouseup", "click"]) addEventListener(name, choose, true);
  addEventListener("keydown", leave, true);
}

function stopChoosing() {
  isChoosing = false;
  removeEventListener("pointermove", follow, true);
  for (const name of ["pointerdown", "pointerup", "mousedown", "mouseup", "click"]) removeEventListener(name, choose, true);
}

function end() {
  stopChoosing();
  removeEventListener("keydown", leave, true);
  chosen = undefined;
  changes?.disconnect();
  frame?.remove();
  document.getElementById(id)?.remove();
}

function leave(event: KeyboardEvent) {
  if (event.key != "Escape") return;
  event.preventDefault();
  event.stopImmediatePropagation();
  end();
}

/** The outermost box of an element's modifiers. */
function outer(element: Element): Element {
  while (element.parentElement?.classList.contains("b")) element = element.parentElement;
  return element;
}

/** The app's element at a place: the nearest one with a number of the session. */
function elementAt(event: Event) {
  const { clientX, clientY } = event as PointerEvent;
  let found = document.elementFromPoint(clientX, clientY);
  while (found && !/^e\d+$/.test(found.id)) found = found.parentElement;
  return found ?? undefined;
}

function follow(event: Event) {
  draw(elementAt(event));
}

/** Lets no press reach the app, and takes the element of a click. */
function choose(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
  const found = event.type == "click" && elementAt(event);
  if (!found) return;
  stopChoosing();
  chosen = found.id;
  changes = new MutationObserver(refresh);
  changes.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
  show();
}

/** Draws a frame around an element. */
function draw(element: Element | undefined) {
  if (!frame?.isConnected) {
    frame = Object.assign(document.createElement("div"), { id: id + "-frame", popover: "manual" });
    frame.style.cssText = "position:fixed;inset:auto;margin:0;padding:0;border:0;background:#0a84ff40;outline:2px solid #0a84ff;pointer-events:none";
    document.body.append(frame);
    frame.showPopover();
  }
  const { x, y, width, height } = element?.getBoundingClientRect() ?? { x: 0, y: 0, width: 0, height: 0 };
  Object.assign(frame.style, { left: x + "px", top: y + "px", width: width + "px", height: height + "px", display: element ? "block" : "none" });
}

/** Whether the inspector itself has changed the page. */
function isOwn({ type, target, addedNodes, removedNodes }: MutationRecord) {
  const nodes = type == "childList" ? [...addedNodes, ...removedNodes] : [target];
  return nodes.every((node) => node instanceof Element && node.id.startsWith(id));
}

/** Shows the chosen element again soon after the page has changed. */
function refresh(records: MutationRecord[]) {
  if (isWaiting || records.every(isOwn)) return;
  isWaiting = true;
  setTimeout(() => {
    isWaiting = false;
    // What is being typed stays.
    const panel = document.getElementById(id)?.shadowRoot;
    if (chosen && !(panel?.activeElement instanceof HTMLInputElement)) show();
  }, 100);
}

function query(path: string, values: Record<string, string>) {
  const session = document.documentElement.dataset.session ?? "";
  return fetch(`${address}${path}?${new URLSearchParams({ session, element: chosen?.slice(1) ?? "", ...values })}`);
}

async function show() {
  const asked = chosen;
  const element = asked ? document.getElementById(asked) : null;
  const response = await query("inspect", {});
  if (chosen != asked) return;
  if (!element || response.status != 200) {
    draw(undefined);
    prepared("The element has gone.");
    return;
  }
  draw(element);
  const { inspection, sizes, places }: Answer = await response.json();
  if (chosen != asked) return;
  const { x, y, width, height } = element.getBoundingClientRect();
  const scroll = document.getElementById(id)?.scrollTop ?? 0;
  const root = prepared(inspection.kind + (inspection.text ? ` “${inspection.text}”` : ""));
  const round = (value: number) => Math.round(value * 10) / 10;
  add(root, "p", `${round(width)} × ${round(height)} points at ${round(x)}, ${round(y)}`);
  const whole = outer(element).getBoundingClientRect();
  if (whole.width != width || whole.height != height)
    add(root, "p", `${round(whole.width)} × ${round(whole.height)} with its modifiers`);
  const why = add(root, "details");
  why.open = isExplaining;
  why.ontoggle = () => (isExplaining = why.open);
  add(why, "summary", "Why this size");
  for (const [name, reasons] of [["Width", sizes.width] as const, ["Height", sizes.height] as const]) {
    add(why, "b", name);
    const list = add(why, "ol");
    list.setAttribute("aria-label", name);
    for (const reason of reasons) add(list, "li", reason);
  }
  if (inspection.modifiers.length) add(root, "pre", inspection.modifiers.map((modifier) => "." + modifier).join("\n"));
  inspection.views.forEach(({ name, properties }, index) => {
    const section = add(root, "section");
    const at = places[index];
    place(section, name, at);
    if (at) add(section, "small", ` ${at.path.replace(/.*\//, "")}:${at.line}`);
    for (const property of properties) row(section, property, index);
  });
  if (inspection.environment.length) {
    const section = add(root, "section");
    add(section, "b", "Environment of the element");
    for (const property of inspection.environment) row(section, property, -1);
  }
  root.host.scrollTop = scroll;
}

/** Returns the root of the emptied panel. */
function prepared(heading: string) {
  return open(id, heading, end, ["Choose", () => (end(), inspect())], ["Turns", () => (end(), turns())]);
}

function row(parent: Node, { name, wrapper, type, value, text }: Property, view: number) {
  const label = add(parent, "label");
  add(label, "small", wrapper ? `@${wrapper} ` : "");
  label.append(`${name}: ${type} = `);
  if (text === undefined) return add(label, "code", value);
  const input = add(label, "input");
  input.value = text;
  input.setAttribute("aria-label", name);
  input.onchange = async () => {
    const response = await query("edit", { view: String(view), property: name, text: input.value });
    const isDone: boolean = await response.json();
    input.setCustomValidity(isDone ? "" : `This is no ${type}.`);
    input.reportValidity();
    if (isDone) input.blur();
  };
}

// A control answers in the page at once. Its content attributes hold what the server says, its properties what the user did; when the
// server has handled the user's change, the properties follow the attributes again: confirmed or corrected.

import { coreOf, find, idOf, isForeign, on, setAttribute } from "./elements";
import { fire, wire } from "./outbox";
import { survey } from "./survey";
import { edited } from "./text";

/** An input, or what is near enough: a select, a textarea. */
export type Control = HTMLInputElement;

const truths = ["checked", "value", "open", "selection"];
const carried = "disabled min max step placeholder readonly name autocomplete inputmode enterkeyhint type".split(" ");

/** The number of the last local change of an element that the server has not handled yet. */
const pending = new Map<number, number>();

/** The nodes that hold an element's value. */
function controls(node: HTMLElement): Control[] {
  if (node.matches("input,select,textarea")) return [node as Control];
  return [...node.querySelectorAll<Control>(`[data-control="${idOf(node)}"]`)];
}

/** The node that takes an element's focus, text and attributes. */
export const control = (node: HTMLElement): Control => controls(node)[0] ?? node;

/** Whether an attribute is a control's; then it has been set. */
export function setControl(node: HTMLElement, name: string, value: any): boolean {
  const truth = truths.includes(name);
  if (!truth && !carried.includes(name)) return false;
  const all = controls(node);
  if (name === "open" || name === "selection") setAttribute(node, "data-" + name, value);
  else for (const each of all.length ? all : [node as Control]) dictate(each, name, value);
  if (truth && !pending.has(idOf(node))) settle(node);
  return true;
}

/** Writes down the server's truth. */
function dictate(each: Control, name: string, value: any) {
  if (name === "value" && each.type === "radio") setAttribute(each, "checked", +each.value === value);
  else if (name === "value" && each instanceof HTMLSelectElement)
    [...each.options].forEach((option, i) => setAttribute(option, "selected", i === value));
  else setAttribute(each, name, value);
}

/** Shows the server's truth. */
export function settle(node: HTMLElement) {
  for (const each of controls(node)) {
    if (each instanceof HTMLSelectElement) each.selectedIndex = [...each.options].findIndex((option) => option.defaultSelected);
    else if (/checkbox|radio/.test(each.type)) each.checked = each.defaultChecked;
    else if (!each.dataset.edition && each.value !== each.defaultValue) each.value = each.defaultValue;
  }
  if (node instanceof HTMLDetailsElement) node.open = "open" in node.dataset;
  if (node instanceof HTMLDialogElement) node.style.translate = "";
  if (node.dataset.selection) selectTab(node, +node.dataset.selection);
}

/** The server has handled all changes up to a number. */
export function settleHandled(handled: number) {
  for (const [id, n] of pending) {
    if (n > handled) continue;
    pending.delete(id);
    const node = find(id);
    if (node) settle(node);
  }
}

export const forgetChanges = () => pending.clear();

/** The user changed a control that shows it already. */
export function changed(node: HTMLElement, value?: any, action = "change") {
  if (fire(node, action, value)) pending.set(idOf(node), wire.count);
  else settle(node);
}

export function selectTab(tabs: HTMLElement, index: number) {
  for (const node of tabs.querySelectorAll<HTMLElement>(`[data-of="${idOf(tabs)}"][data-index]`)) {
    const selected = node.dataset.index === "" + index;
    if (node.getAttribute("role") === "tab") {
      node.setAttribute("aria-selected", "" + selected);
      node.tabIndex = selected ? 0 : -1;
    } else node.hidden = !selected;
  }
  survey();
}

on("input", ({ target: field }) => {
  const node = coreOf(field);
  if (!node || isForeign(field)) return;
  if (field.dataset.edition) edited(node, field);
  else if (field instanceof HTMLSelectElement) changed(node, field.selectedIndex);
  else if (field.type === "checkbox") changed(node, field.checked);
  else if (field.type === "radio") changed(node, +field.value);
  else changed(node, field.type === "range" ? field.valueAsNumber : field.value);
});

// A control responds in the page immediately. Its content attributes hold the server's state, its properties the user's. Once the server
// has handled a change without another value, the attributes are updated. Older values from the server are not shown.

import { coreOf, find, idOf, isForeign, listener, on, root, setAttribute, type Control } from "./elements";
import { fire, wire } from "./outbox";
import { survey } from "./survey";
import { edited } from "./text";

interface Change {
  n: number;
  /** The node that shows the change. */
  node: HTMLElement;
  /** The index of the selected tab. */
  index?: number;
}

/** For each element, the last local change that the server has not handled. */
const pending = new Map<number, Change>();

const isPending = (node: HTMLElement, action = "change") => {
  const owner = listener(node, action);
  return !!owner && pending.has(idOf(owner));
};

/** Reports a change by the user that the control already shows. */
export function changed(node: HTMLElement, value?: any, action = "change", index?: number) {
  const owner = listener(node, action);
  // An input in a section or a sheet without a listener of its own must not report as that section.
  const isOwn = owner === node || (owner && !owner.matches("details,.k-tabs,.k-section,dialog"));
  if (isOwn && fire(owner, action, value)) pending.set(idOf(owner), { n: wire.count, node, index });
  else restore(node);
}

/** Handles the server's acknowledgement of all changes up to a number, and its refusal of one of them. */
export function settle(handled: number, refused?: number) {
  for (const [id, { n, node }] of pending) {
    if (n > handled) continue;
    pending.delete(id);
    if (n === refused) restore(node);
    else keep(node);
  }
}

export const forgetChanges = () => pending.clear();

/** The radio buttons of the same group. */
const group = (radio: Control) => [...document.getElementsByName(radio.name)] as Control[];

/** Copies the shown state to the attributes that hold the server's state. */
function keep(node: any) {
  if (node.dataset.truth) delete node.dataset.truth;
  else if (node.type === "radio") for (const each of group(node)) each.defaultChecked = each.checked;
  else if (node.type === "checkbox") node.defaultChecked = node.checked;
  else if (node.options) for (const option of node.options) option.defaultSelected = option.selected;
  else if ("defaultValue" in node) node.defaultValue = node.value;
}

/** Shows the server's state. */
function restore(node: any) {
  const { truth } = node.dataset;
  delete node.dataset.truth;
  if (node instanceof HTMLDialogElement) node.style.translate = "";
  else if (truth) node.open != null ? (node.open = truth === "true") : selectTab(node, +truth);
  else if (node.type === "radio") for (const each of group(node)) each.checked = each.defaultChecked;
  else if (node.type === "checkbox") node.checked = node.defaultChecked;
  else if (node.options) node.selectedIndex = [...node.options].findIndex((option) => option.defaultSelected);
  else if ("defaultValue" in node && node.value !== node.defaultValue) node.value = node.defaultValue;
  fill(node);
}

/** Sets an attribute. If the user has changed the control since, only records the value. */
export function setServerValue(node: any, name: string, value: any) {
  if (name === "open" && node instanceof HTMLDetailsElement) {
    if (isPending(node)) node.dataset.truth = "" + !!value;
    else node.open = !!value;
    return;
  }
  if (name === "data-selected") return showSelection(node, value);
  if (name === "value" && node.options) for (const option of node.options) option.defaultSelected = option.value === "" + value;
  else if (name === "checked" && node.type === "radio") for (const each of group(node)) each.defaultChecked = each === node && value;
  else setAttribute(node, name, value);
  if (/^(checked|value)$/.test(name) && !isPending(node)) restore(node);
}

/** Sizes the coloured part of a slider's track. */
function fill(node: Control) {
  if (node.type !== "range") return;
  const [low, high] = [+node.min, +node.max];
  node.style.setProperty("--part", "" + (high > low ? (+node.value - low) / (high - low) : 0));
}

on("input", ({ target: field }) => {
  const node = coreOf(field);
  if (!node || isForeign(field)) return;
  if (field.dataset.edition) return edited(node, field);
  fill(field);
  const isNumber = /range|radio|select/.test(field.type);
  changed(field, field.type === "checkbox" ? field.checked : isNumber ? +field.value : field.value);
});

// ── Tabs ──

const tabsIn = (bar: Element) => [...bar.querySelectorAll<HTMLElement>(":scope>[role=tab]")];
const barOf = (tabs: Element) => tabs.querySelector(":scope>[role=tablist]")!;
const selectedIn = (bar: Element) => tabsIn(bar).findIndex((tab) => tab.getAttribute("aria-selected") === "true");
const panelOf = (tab: Element) => find(tab.getAttribute("aria-controls")!);

/** Shows a tab. */
function selectTab(tabs: HTMLElement, index: number) {
  const isPaged = tabs.matches(".page");
  tabsIn(barOf(tabs)).forEach((tab, i) => {
    const isSelected = i === index;
    tab.setAttribute("aria-selected", "" + isSelected);
    tab.tabIndex = isSelected ? 0 : -1;
    const panel = panelOf(tab);
    if (panel && !isPaged) panel.hidden = panel.inert = !isSelected;
    if (panel && isPaged && isSelected) panel.scrollIntoView({ block: "nearest", inline: "center", behavior: "smooth" });
  });
  survey();
}

/** Selects a tab for the user. */
export function chooseTab(tabs: HTMLElement, index: number) {
  const before = selectedIn(barOf(tabs));
  if (before === index) return;
  tabs.dataset.truth ??= "" + before;
  selectTab(tabs, index);
  changed(tabs, index, "change", index);
}

/** Shows the selection after the server has changed it or replaced the tab bar. */
export function showSelection(bar: Element, index = selectedIn(bar)) {
  const tabs = coreOf(bar)!;
  if (isPending(tabs)) tabs.dataset.truth = "" + index;
  else selectTab(tabs, index);
}

/** Shows the user's pending selections again after patches. */
export function reselect() {
  for (const { node, index } of pending.values()) if (index != null) selectTab(node, index);
}

// The user can also turn pages by scrolling.
on("scrollend", ({ target: panels }) => {
  const tabs = panels.parentElement;
  if (!tabs?.matches(".k-tabs.page")) return;
  const middle = panels.getBoundingClientRect().left + panels.clientWidth / 2;
  const index = tabsIn(barOf(tabs)).findIndex((tab) => {
    const rect = panelOf(tab)?.getBoundingClientRect();
    return rect && rect.left <= middle && rect.right > middle;
  });
  if (index >= 0) chooseTab(tabs, index);
});

/** Expands or collapses a section for the user. */
export function unfold(details: HTMLDetailsElement) {
  details.dataset.truth ??= "" + details.open;
  details.open = !details.open;
  changed(details, details.open);
}

/** Scrolls paged tabs to their selected page. */
export function startPages() {
  for (const tabs of root().querySelectorAll<HTMLElement>(".k-tabs.page")) {
    const panel = panelOf(tabsIn(barOf(tabs))[selectedIn(barOf(tabs))] ?? tabs);
    panel?.parentElement?.scrollTo({ left: panel.offsetLeft, behavior: "instant" as ScrollBehavior });
  }
}

// A control answers in the page at once. Its content attributes hold what the server knows, its properties what the user did. When the
// server has handled the user's change and says nothing else, it knows it too; what it said about an older one is not shown.

import { coreOf, find, idOf, isForeign, listener, on, root, setAttribute } from "./elements";
import { fire, wire } from "./outbox";
import { survey } from "./survey";
import { edited } from "./text";

/** An input, or what is near enough: a select, a textarea. */
export type Control = HTMLInputElement;

interface Change {
  n: number;
  /** The node that shows the change. */
  node: HTMLElement;
  /** The tab that is selected. */
  index?: number;
}

/** The last local change of each element that the server has not handled yet. */
const pending = new Map<number, Change>();

const isPending = (node: HTMLElement, action = "change") => {
  const owner = listener(node, action);
  return !!owner && pending.has(idOf(owner));
};

/** The user changed a control that shows it already. */
export function changed(node: HTMLElement, value?: any, action = "change", index?: number) {
  const owner = listener(node, action);
  // An input in an unfolding section or a sheet, which nobody listens to, is not the section.
  const isOwn = owner === node || (owner && !owner.matches("details,.k-tabs,.k-section,dialog"));
  if (isOwn && fire(owner, action, value)) pending.set(idOf(owner), { n: wire.count, node, index });
  else restore(node);
}

/** The server has handled all changes up to a number, and has refused one of them perhaps. */
export function settle(handled: number, refused?: number) {
  for (const [id, { n, node }] of pending) {
    if (n > handled) continue;
    pending.delete(id);
    if (n === refused) restore(node);
    else keep(node);
  }
}

export const forgetChanges = () => pending.clear();

/** The radio buttons that exclude each other. */
const group = (radio: Control) => [...document.getElementsByName(radio.name)] as Control[];

/** What the node shows is what the server knows. */
function keep(node: any) {
  if (node.dataset.truth) delete node.dataset.truth;
  else if (node.type === "radio") for (const each of group(node)) each.defaultChecked = each.checked;
  else if (node.type === "checkbox") node.defaultChecked = node.checked;
  else if (node.options) for (const option of node.options) option.defaultSelected = option.selected;
  else if ("defaultValue" in node) node.defaultValue = node.value;
}

/** Shows what the server knows. */
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

/** Sets an attribute; that of a control that the user has changed since is only noted. */
export function setTruth(node: any, name: string, value: any) {
  if (name === "open" && node instanceof HTMLDetailsElement) {
    if (isPending(node)) node.dataset.truth = "" + !!value;
    else node.open = !!value;
    return;
  }
  if (name === "data-selected") return barWritten(node, value);
  if (name === "value" && node.options) for (const option of node.options) option.defaultSelected = option.value === "" + value;
  else if (name === "checked" && node.type === "radio") for (const each of group(node)) each.defaultChecked = each === node && value;
  else setAttribute(node, name, value);
  if (/^(checked|value)$/.test(name) && !isPending(node)) restore(node);
}

/** The coloured part of a slider's line follows its thumb. */
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
const panelOf = (tab: Element) => find(tab.getAttribute("aria-controls") ?? "");

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

/** The user chose a tab. */
export function chooseTab(tabs: HTMLElement, index: number) {
  const before = selectedIn(barOf(tabs));
  if (before === index) return;
  tabs.dataset.truth ??= "" + before;
  selectTab(tabs, index);
  changed(tabs, index, "change", index);
}

/** The server selected a tab, or wrote the bar anew. */
export function barWritten(bar: Element, index = selectedIn(bar)) {
  const tabs = coreOf(bar)!;
  if (isPending(tabs)) tabs.dataset.truth = "" + index;
  else selectTab(tabs, index);
}

/** After the server's patches: what the user chose since stays shown. */
export function reselect() {
  for (const { node, index } of pending.values()) if (index != null) selectTab(node, index);
}

// Pages are turned by scrolling, too.
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

/** The user folds or unfolds a section. */
export function unfold(details: HTMLDetailsElement) {
  details.dataset.truth ??= "" + details.open;
  details.open = !details.open;
  changed(details, details.open);
}

/** The pages start at their selected one. */
export function startPages() {
  for (const tabs of root().querySelectorAll<HTMLElement>(".k-tabs.page")) {
    const panel = panelOf(tabsIn(barOf(tabs))[selectedIn(barOf(tabs))] ?? tabs);
    panel?.parentElement?.scrollTo({ left: panel.offsetLeft, behavior: "instant" as ScrollBehavior });
  }
}

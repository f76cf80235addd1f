// Applies the server's patches by element id. It compares and morphs nothing.

import { core, find, idOf, inner, need, on, outer, parse, reduceMotion, root, setAttribute, slotOf, type Control } from "./elements";
import { showSelection, forgetChanges, reselect, setServerValue, startPages } from "./controls";
import { enrich, needsExtras } from "./extras";
import { equip } from "./families";
import { move, restoreFocus, setFocus } from "./focus";
import { placeFloating, present } from "./floating";
import { around, cover, ease, enter, glide, leave, redraw, remember } from "./motion";
import { fire, wire } from "./outbox";
import { observe, scrollTo, survey } from "./survey";
import { answer, copyEdit, composition, selectionOf } from "./text";

const patchers: Record<string, (...parts: any[]) => void> = {
  i(parent, before, html, motion) {
    const node = need(parse(html).firstElementChild, "element in " + html) as HTMLElement;
    put(parent, node, before);
    adopt(node);
    enter(node, motion);
  },
  m: (parent, id, before) => put(parent, outer(core(id)), before),
  r: (id, motion) => leave(outer(core(id)), motion),
  t(id, text) {
    core(id).textContent = text;
  },
  a(id, name, value, motion) {
    const node = core(id);
    if (name === "hidden") return cover(node, !!value, motion);
    setServerValue(node, name, value);
    if (/^(data|aria)-/.test(name)) attend(node);
    if (motion) ease(node, motion);
  },
  b(id, chain, motion) {
    const node = core(id);
    [...rebox(node, chain.length - 1), node].forEach((box, i) => {
      setAttribute(box, "class", chain[i][0] || null);
      setAttribute(box, "style", chain[i][1] || null);
      if (motion) ease(box, motion);
    });
  },
  h(id, html, motion) {
    const node = core(id);
    const fresh = parse(html);
    if (motion && !node.matches(".k-image") && redraw(node, fresh, motion)) return;
    const { id: active } = node.contains(document.activeElement) ? document.activeElement! : { id: "" };
    node.replaceChildren(fresh);
    adopt(node);
    if (active) find(active)?.focus({ preventScroll: true });
    if (node.matches("[role=tablist]")) showSelection(node);
  },
  f: (id, on) => setFocus(core(id), on),
  s: (id, x, y, motion) => scrollTo(outer(core(id)), x, y, motion && !reduceMotion.matches ? "smooth" : "instant"),
  v: (id, text, edition) => answer(core(id) as Control, text, edition),
};

function put(parent: number, node: Element, before: number) {
  const slot = slotOf(core(parent), inner(node).dataset.in);
  const next = before ? outer(core(before)) : null;
  move(slot, node, next?.parentElement === slot ? next : null);
}

/** Changes the number of boxes around a core, outermost first. The core stays the same node. */
function rebox(node: HTMLElement, count: number): HTMLElement[] {
  const boxes: HTMLElement[] = [];
  for (let box = node.parentElement; box?.classList.contains("b"); box = box.parentElement) boxes.unshift(box);
  while (boxes.length > count) {
    const box = boxes.pop()!;
    move(box.parentElement!, node, box);
    box.remove();
  }
  while (boxes.length < count) {
    const box = document.createElement("div");
    node.before(box);
    move(box, node);
    boxes.push(box);
  }
  return boxes;
}

/** Patches that wait for the end of a text composition. */
let held: any[][] = [];

on("compositionend", () => {
  const patches = held.filter(([, id]) => find(id));
  composition.node = null;
  held = [];
  apply(patches);
});

/** Whether a patch must wait, because an input method is composing text in its element. */
const isHeld = (kind: string, id: any) =>
  "vabht".includes(kind) && composition.node?.isConnected && idOf(composition.node) === id;

export function apply(patches: any[][]) {
  const motion = patches.map((patch) => patch.at(-1)).find((last) => last?.d && !last.s);
  const after = around.map((watch) => watch(motion));
  if (motion) remember();
  for (const patch of patches) {
    const [kind, ...parts] = patch;
    try {
      if (isHeld(kind, parts[0])) held.push(patch);
      else need(patchers[kind], "patch " + kind)(...parts);
    } catch (error) {
      console.error("martlet:", JSON.stringify(patch), error);
    }
  }
  reselect();
  if (motion) glide(motion);
  for (const done of after) done();
  placeFloating();
  survey();
}

/** Activates nodes that need script: dialogs, gaps, measured elements, and those that need the second script. */
export function adopt(node: HTMLElement) {
  const special = ".k-gap,[data-on~=measure],[data-on~=load],[data-style],[data-script]," + needsExtras;
  const found = [...node.querySelectorAll<HTMLElement>(special)];
  if (node.matches(special)) found.unshift(node);
  for (const each of found) {
    if (each instanceof HTMLDialogElement) present(each);
    if (each.matches("[data-on~=load]")) {
      const loaded = (value: boolean) => () => fire(each, "load", value);
      (each as HTMLImageElement).decode().then(loaded(true), loaded(false));
    }
    equip(each);
    attend(each);
  }
}

/** Activates what an element can also become later. */
function attend(node: HTMLElement) {
  if (node.matches(".k-gap,[data-on~=measure]")) observe(node);
  if (node.matches(needsExtras)) enrich(node);
}

/**
 * Replaces the content with the server's snapshot. Keeps the page's own state: edits, focus, selection, scroll positions, islands.
 * A restored session numbers its elements anew; if it shows the same elements in the same order, these are the old ones.
 * @returns Whether no element can take what the user did last.
 */
export function reset(html: string, isRestored?: boolean): boolean {
  forgetChanges();
  const active = document.activeElement as Control;
  const selection = selectionOf(active);
  const before = root();
  const all = () => [...root().querySelectorAll<HTMLElement>("[id]")];
  const old = all();
  const scrolled = old.filter((node) => node.scrollTop || node.scrollLeft).map((node) => [node, node.scrollLeft, node.scrollTop] as const);
  // Both are in the page for a moment: a page in a frame lives on only if the frame is moved within the page.
  before.before(parse(html));
  const fresh = all();
  const isAlike = isRestored && fresh.length === old.length && fresh.every(({ tagName }, i) => tagName === old[i].tagName);
  const twins = new Map<HTMLElement, HTMLElement | null | undefined>(
    old.map((node, i) => [node, isAlike ? fresh[i] : isRestored ? null : root().querySelector<HTMLElement>("#" + node.id)]),
  );
  const edited: Control[] = [];
  for (let [node, twin] of twins) {
    const { path, edition } = node.dataset;
    if (path) twin = fresh.find(({ dataset }) => dataset.path === path);
    if (twin && node.matches("[data-island]")) {
      for (const { name, value } of twin.attributes) node.setAttribute(name, value);
      move(twin.parentElement!, node, twin);
      twin.remove();
    }
    if (twin && edition) {
      copyEdit(node as Control, twin as Control);
      if (+edition) edited.push(twin as Control);
    }
  }
  before.remove();
  adopt(root());
  startPages();
  for (const [node, left, top] of scrolled) twins.get(node)?.scrollTo(left, top);
  const again = active && twins.get(active) as Control | null;
  restoreFocus(again);
  if (again && selection) again.setSelectionRange(...selection);
  if (!isRestored) return false;
  // The server may not have heard of the last letters. They come before what the user did with them.
  const late = wire.outbox.splice(0);
  wire.count -= late.length;
  for (const field of edited) field.dispatchEvent(new Event("input", { bubbles: true }));
  let isLost = false;
  for (const event of late) {
    const node = old.find(({ id }) => id === "e" + event[2]);
    const same = fresh.filter(({ dataset, textContent }) => dataset.on === node?.dataset.on && textContent === node?.textContent);
    // If only one element says and does the same, it is the one, also in a page that has changed.
    const twin = same[1] ? same.find((other) => other === twins.get(node!)) : same[0];
    // The server rejects an event of an element that it does not know.
    if (event[2]) event[2] = twin ? idOf(twin) : 2 ** 31;
    isLost ||= !twin && /^(tap|change|submit)$/.test(event[1]);
    event[0] = ++wire.count;
    wire.outbox.push(event);
  }
  return isLost;
}

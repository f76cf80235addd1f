// Measures the children of an app's own layouts, which the server arranges.
//
// The server asks in `data-proposals`: how much space is offered to the stack, and how large is each child in some proposed sizes? All
// questions are answered by one report, which is sent only when it differs from the last one.

import type { Lent } from "../../../Tools/client/src/lent";

// -1 is an unspecified length.
const infinite = -2;
/** What the server takes for infinity. */
const endless = 1e6;

const stacks = new Map<HTMLElement, MutationObserver>();
const reports = new WeakMap<HTMLElement, string>();
let sizes: ResizeObserver;
let due = 0;
/** The number of reports that may be sent now, so that a page and a server that answer each other do so twice a second at most. */
let budget = 20;

export default function (node: HTMLElement, page: Lent) {
  const again = () => schedule(page);
  if (!sizes) {
    sizes = new ResizeObserver(again);
    setInterval(() => (budget = Math.min(20, budget + 1)), 500);
    addEventListener("resize", again);
    document.fonts.addEventListener("loadingdone", again);
  }
  const changes = new MutationObserver(again);
  const attributeFilter = ["class", "style", "data-proposals", "src"];
  changes.observe(node, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter });
  stacks.set(node, changes);
  // A box around the stack can be resized without the stack.
  for (let box = node.parentElement; box; box = box.parentElement) sizes.observe(box);
  again();
}

function schedule(page: Lent) {
  if (!due) due = window.setTimeout(() => requestAnimationFrame(() => measure(page)), reports.has(document.body) ? 30 : 0);
}

function measure(page: Lent) {
  due = 0;
  reports.set(document.body, "");
  const shown: HTMLElement[] = [];
  for (const [node, changes] of stacks) {
    if (node.isConnected) {
      // Measuring a child would end its transition.
      if (isMoving(node)) window.setTimeout(() => schedule(page), 100);
      else if (node.dataset.proposals != null && node.getClientRects().length) shown.push(node);
    } else {
      changes.disconnect();
      stacks.delete(node);
    }
  }
  const offers = measureOffers(shown);
  const values = shown.map((node, i) => [question(node)[0], ...offers[i], ...measureChildren(node)]);
  // What was changed for measuring is as it was.
  for (const changes of stacks.values()) changes.takeRecords();
  shown.forEach((node, i) => {
    const report = JSON.stringify(values[i]);
    if (report === reports.get(node)) return;
    if (budget < 1) return void setTimeout(() => schedule(page), 500);
    budget--;
    reports.set(node, report);
    page.fire(node, "arrange", values[i]);
  });
}

const isMoving = (node: HTMLElement) => node.getAnimations({ subtree: true }).some((animation) => animation instanceof CSSTransition);

const question = (node: HTMLElement) => (node.dataset.proposals ?? "").split(" ").map(Number);

/** Rounds up: in less space than it needs, a text would break. */
const up = (length: number) => Math.ceil(length * 100 - 1e-6) / 100;

const lengthOf = (style: CSSStyleDeclaration, name: "width" | "height") => parseFloat(style[name]) || 0;

// ── The space that is offered ──

/** The width and the height that each stack is offered; -1 if the height is unlimited. */
function measureOffers(nodes: HTMLElement[]): [number, number][] {
  for (const node of nodes) {
    node.style.setProperty("--widest", question(node)[1] + "px");
    node.classList.add("asked");
  }
  const first = nodes.map((node) => {
    const style = getComputedStyle(node);
    return [lengthOf(style, "width"), lengthOf(style, "height")];
  });
  for (const node of nodes) node.classList.add("tall");
  const heights = nodes.map((node) => (node.matches(".hug-y") ? lengthOf(getComputedStyle(node), "height") : 0));
  for (const node of nodes) {
    node.classList.remove("asked", "tall");
    node.style.removeProperty("--widest");
  }
  return nodes.map((node, i) => {
    const height = node.matches(".hug-y") ? heights[i] : first[i][1];
    return [up(first[i][0]), height >= 9999 ? -1 : up(height)];
  });
}

// ── Children ──

function measureChildren(node: HTMLElement): number[][] {
  const boxes = [...node.children].filter((box) => box.matches(".placed:not(.leaving)")) as HTMLElement[];
  const [, , ...lengths] = question(node);
  const found: number[][] = boxes.map(() => []);
  const styles = boxes.map((box) => box.getAttribute("style") ?? "");
  const contents = boxes.map((box) => box.firstElementChild as HTMLElement);
  for (const content of contents) sizes.observe(content);
  for (let i = 0; i < lengths.length; i += 2) {
    boxes.forEach((box, j) => propose(box, contents[j], lengths[i], lengths[i + 1]));
    boxes.forEach((box, j) => {
      const [own, inside] = [getComputedStyle(box), getComputedStyle(contents[j])];
      for (const [name, proposal, grows] of [["width", lengths[i], "x"], ["height", lengths[i + 1], "y"]] as const) {
        const isEndless = proposal === infinite && contents[j].classList.contains(grows) && !contents[j].matches(grows === "x" ? ".w" : ".m");
        found[j].push(isEndless ? endless : up(Math.max(lengthOf(own, name), lengthOf(inside, name))));
      }
    });
  }
  boxes.forEach((box, j) => box.setAttribute("style", styles[j]));
  return found;
}

/** Gives a box the size that its content takes of a proposal. */
function propose(box: HTMLElement, { classList }: HTMLElement, width: number, height: number) {
  const [growsInWidth, growsInHeight] = [classList.contains("x"), classList.contains("y")];
  const most = width >= 0 ? width + "px" : "none";
  const set = (name: string, value: string) => box.style.setProperty(name, value, "important");
  set("transition", "none");
  set("inset", "0 auto auto 0");
  set("width", width >= 0 && growsInWidth ? most : width === 0 ? "min-content" : "max-content");
  set("max-width", growsInWidth || width === 0 ? "none" : most);
  set("height", height >= 0 && growsInHeight ? height + "px" : "auto");
}

// Features of a scroll view: its initial anchor, the position of its content, and hiding the keyboard.

import { fire, idOf, inner, on, scrollerOf } from "./core";

const isAcross = (node: Element) => node.matches(".across");
const scroller = (node: HTMLElement) => (node.firstElementChild ? scrollerOf(node.firstElementChild, isAcross(node)) : node);

/** Scrolls to a relative position, and keeps it while the content grows, until the user scrolls. */
export function startAt(node: HTMLElement) {
  const place = () => node.dataset.start!.split(" ").map(Number);
  const view = scroller(node);
  let last = NaN;
  const stand = () => {
    const [x, y] = place();
    view.scrollTo({ left: x * (view.scrollWidth - view.clientWidth), top: y * (view.scrollHeight - view.clientHeight), behavior: "instant" as ScrollBehavior });
    last = view.scrollTop + view.scrollLeft;
  };
  stand();
  const sizes = new ResizeObserver(() => Math.abs(view.scrollTop + view.scrollLeft - last) < 2 && stand());
  for (const child of node.children) sizes.observe(child);
  new MutationObserver(() => {
    for (const child of node.children) sizes.observe(child);
  }).observe(node, { childList: true });
}

/** The child of a scroll target at the leading edge. */
function standing(node: HTMLElement): Element | null {
  const target = node.querySelector("[data-target]") ?? node;
  const view = scroller(node);
  const edges = view === document.documentElement ? { left: 0, top: 0 } : view.getBoundingClientRect();
  const inset = parseFloat(getComputedStyle(view).scrollPaddingTop) || 0;
  for (const child of target.children) {
    const rect = child.getBoundingClientRect();
    const isPast = isAcross(node) ? rect.left + rect.width / 2 < edges.left : rect.top + rect.height / 2 < edges.top + inset;
    if (!isPast && !child.matches(".k-gap,.refresh")) return inner(child);
  }
  return null;
}

const reported = new WeakMap<HTMLElement, number>();
let due = 0;

on("scroll", ({ target }) => {
  clearTimeout(due);
  due = setTimeout(() => {
    for (const node of document.querySelectorAll<HTMLElement>("[data-on~=scrolled]")) {
      const child = target instanceof Element && scroller(node) !== target ? null : standing(node);
      const id = child ? idOf(child) : NaN;
      if (Number.isNaN(id) || reported.get(node) === id) continue;
      reported.set(node, id);
      fire(node, "scrolled", id);
    }
  }, 60);
});

on("touchmove", ({ target }) => {
  const active = document.activeElement as HTMLElement | null;
  if (active?.matches("input,textarea") && target.closest("[data-keyboard]") && !active.contains(target)) active.blur();
});

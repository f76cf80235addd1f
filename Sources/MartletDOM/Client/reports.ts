// What few views ask for: reports of scrolling and of keys, and commands to scroll to a place. At most 30 reports of scrolling are sent in a
// second; the last one always is.

import type { Lent } from "../../../Tools/client/src/lent";
import { sparingly } from "./shared/sparingly";

enum Phase {
  idle,
  tracking,
  interacting,
  decelerating,
  animating,
}

export default function (node: HTMLElement, page: Lent) {
  const asks = (action: string) => node.dataset.on?.split(" ").includes(action);
  if (asks("key")) watchKeys(node, page);
  if (asks("visible")) watchVisibility(node, page);
  const view = node.matches(views) ? node : node.querySelector<HTMLElement>(views);
  if (!view) return;
  const scroller = view.firstElementChild ? page.scrollerOf(view.firstElementChild, view.matches(".across")) : view;
  if (asks("scrollGeometry")) watchGeometry(node, view, scroller, page);
  if (asks("visibleTargets")) watchTargets(node, view, scroller, page);
  if (asks("scrollPhase")) {
    const begin = watchPhase(node, scroller, page);
    let last = "";
    const obey = () => {
      const command = node.dataset.scrollTo ?? "";
      if (command === last) return;
      last = command;
      if (!command) return;
      begin();
      go(scroller, command, !!node.style.transition);
    };
    new MutationObserver(obey).observe(node, { attributeFilter: ["data-scroll-to"] });
    obey();
  }
}

const views = ".k-scroll,.k-list,.k-form";

/** Scroll events of the page itself happen at the document. */
const target = (scroller: Element): EventTarget => (scroller === document.documentElement ? document : scroller);

/** Calls a function at the events of a scroller, which may be the page's, until the view is removed. */
function listen(node: HTMLElement, place: EventTarget, name: string, work: () => void) {
  const heard = () => {
    if (node.isConnected) work();
    else place.removeEventListener(name, heard);
  };
  place.addEventListener(name, heard, { passive: true });
}

/** Returns a function that sends a value, unless it is the same as the last one. A covered view sends nothing: the screen above it scrolls. */
function reporter(node: HTMLElement, page: Lent, action: string): (value: any) => void {
  let last = "";
  return (value) => {
    const text = JSON.stringify(value);
    if (text === last || !node.isConnected || node.closest("[hidden],[inert]")) return;
    last = text;
    page.fire(node, action, value);
  };
}

// ── Geometry ──

function watchGeometry(node: HTMLElement, view: HTMLElement, scroller: Element, page: Lent) {
  const report = reporter(node, page, "scrollGeometry");
  const again = sparingly(() => {
    const mirror = getComputedStyle(scroller).direction === "rtl" ? -1 : 1;
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = scroller;
    report([mirror * scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight].map(page.round));
  });
  listen(node, target(scroller), "scroll", again);
  const sizes = new ResizeObserver(again);
  const observe = () => {
    for (const child of [scroller, view, ...view.children]) sizes.observe(child);
  };
  new MutationObserver(observe).observe(view, { childList: true });
  observe();
}

// ── Phases ──

/** Returns a function that announces a scrolling by the app. */
function watchPhase(node: HTMLElement, scroller: Element, page: Lent): () => void {
  const report = reporter(node, page, "scrollPhase");
  let isTouched = false;
  let wasTouched = false;
  let isCommanded = false;
  let end = 0;
  const place = target(scroller);
  const stop = () => {
    clearTimeout(end);
    isCommanded = false;
    wasTouched = isTouched;
    report(isTouched ? Phase.tracking : Phase.idle);
  };
  listen(node, place, "scroll", () => {
    report(isCommanded ? Phase.animating : isTouched ? Phase.interacting : wasTouched ? Phase.decelerating : Phase.interacting);
    clearTimeout(end);
    // Not every browser tells the end of a scrolling.
    end = window.setTimeout(stop, 200);
  });
  listen(node, place, "touchstart", () => {
    [isTouched, wasTouched, isCommanded] = [true, true, false];
    report(Phase.tracking);
  });
  for (const name of ["touchend", "touchcancel"])
    listen(node, place, name, () => {
      isTouched = false;
      clearTimeout(end);
      end = window.setTimeout(stop, 200);
    });
  listen(node, place, "wheel", () => ([wasTouched, isCommanded] = [false, false]));
  const begin = () => {
    isCommanded = true;
    clearTimeout(end);
    end = window.setTimeout(stop, 200);
  };
  node.addEventListener("app-scroll", begin);
  return begin;
}

// ── Visibility ──

function watchVisibility(node: HTMLElement, page: Lent) {
  const report = reporter(node, page, "visible");
  const share = +(node.dataset.visible ?? 0.5);
  let was = false;
  new IntersectionObserver((entries) => {
    const { isIntersecting, intersectionRatio } = entries[entries.length - 1];
    const is = isIntersecting && intersectionRatio >= share - 0.001;
    if (is !== was) report((was = is));
  }, { threshold: [0, share, 1] }).observe(page.outer(node));
}

function watchTargets(node: HTMLElement, view: HTMLElement, scroller: Element, page: Lent) {
  const report = reporter(node, page, "visibleTargets");
  const share = +(node.dataset.targets ?? 0.5);
  const visible = new Set<Element>();
  const container = () => view.querySelector("[data-target]") ?? view;
  const send = sparingly(() =>
    report([...container().children].filter((child) => visible.has(child)).slice(0, 500).map((child) => page.idOf(page.inner(child)))));
  const root = scroller === document.documentElement ? null : scroller;
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, intersectionRatio } of entries)
      if (isIntersecting && intersectionRatio >= share - 0.001) visible.add(target);
      else visible.delete(target);
    send();
  }, { root, threshold: [0, share, 1] });
  const observe = () => {
    for (const child of container().children) if (!child.matches(".k-gap,.refresh")) seen.observe(child);
    for (const child of visible) if (!child.isConnected) visible.delete(child);
    send();
  };
  new MutationObserver(observe).observe(container(), { childList: true });
  observe();
}

// ── Commands ──

function go(scroller: Element, command: string, isAnimated: boolean) {
  const [, x, y] = command.split(" ");
  const offset = (text: string, range: number) =>
    text === "-" ? undefined : text.endsWith("%") ? (parseFloat(text) / 100) * range : parseFloat(text);
  const mirror = getComputedStyle(scroller).direction === "rtl" ? -1 : 1;
  const left = offset(x, scroller.scrollWidth - scroller.clientWidth);
  const top = offset(y, scroller.scrollHeight - scroller.clientHeight);
  scroller.scrollTo({ left: left == null ? undefined : mirror * left, top, behavior: (isAnimated ? "smooth" : "instant") as ScrollBehavior });
}

// ── Keys ──

/** The events that a view has asked for. The server offers them to the views around it. */
const taken = new WeakSet<Event>();

const field = "input,textarea,select,[contenteditable]";

function watchKeys(node: HTMLElement, page: Lent) {
  /** Whether the views ignored a key the last time. */
  const ignored = new Map<string, boolean>();
  const report = (event: KeyboardEvent) => {
    const { key, repeat } = event;
    const target = event.target as HTMLElement;
    const [phase, name] = event.type === "keyup" ? [4, "Up"] : repeat ? [2, "Repeat"] : [1, ""];
    if (!(+node.dataset.phases! & phase) || event.isComposing || taken.has(event) || page.isForeign(target)) return;
    const pressed = key === " " ? "Space" : key;
    // An empty list is all keys.
    const wanted = (node.dataset.keys ?? "").toLowerCase().split(" ").filter(Boolean);
    if (wanted.length && !wanted.includes(pressed.toLowerCase())) return;
    if (/^(Shift|Control|Alt|Meta|CapsLock|Dead|Process|Unidentified)$/.test(pressed)) return;
    taken.add(event);
    const held = [event.ctrlKey && "Control", event.altKey && "Alt", event.shiftKey && "Shift", event.metaKey && "Meta"];
    const before = node.dataset.ignored;
    const n = page.fire(node, "key", [pressed, ...held, name].filter(Boolean));
    if (!n || !wanted.length || phase === 4) return;
    const last = ignored.get(pressed);
    // The server answers too late for this press: a key does what it did the last time. At first a field gets it, and nothing else does.
    const isPrevented = !(last ?? target.matches(field));
    if (isPrevented) event.preventDefault();
    page.whenHandled(() => {
      const after = node.dataset.ignored;
      const isIgnored = after !== before && !!after?.endsWith(" " + pressed);
      ignored.set(pressed, isIgnored);
      if (isIgnored && isPrevented) perform(pressed, target, page);
    }, n);
  };
  node.addEventListener("keydown", report);
  node.addEventListener("keyup", report);
}

/** Does what the browser would have done for a key. */
function perform(key: string, target: HTMLElement, page: Lent) {
  if (/^(Space|Enter)$/.test(key) && target.matches("button,summary,a[href],[data-on~=tap]")) return target.click();
  const scroller = page.scrollerOf(target, /Left|Right/.test(key));
  const most = scroller.clientHeight * 0.9;
  const distances: Record<string, number> = {
    ArrowUp: -40, ArrowLeft: -40, ArrowDown: 40, ArrowRight: 40, PageUp: -most, PageDown: most, Space: most, Home: -1e6, End: 1e6,
  };
  const distance = distances[key];
  if (distance) scroller.scrollBy(/Left|Right/.test(key) ? { left: distance } : { top: distance });
}

// Animations that the page runs by itself: keyframes, effects of symbols, and transitions that follow the scrolling.

import type { Lent } from "../../../Tools/client/src/lent";

const still = matchMedia("(prefers-reduced-motion: reduce)");

export default function (node: HTMLElement, page: Lent) {
  const kind = [...node.classList].find((name) => name.startsWith("k-"));
  if (kind === "k-keyframes") follow(node, page);
  if (kind === "k-symbol-effect") affect(node);
  if (kind === "k-scroll-transition") scroll(node, page);
}

/** Calls `work` now, and whenever the data of a node changes. */
function watch(node: HTMLElement, work: (changed: string[]) => void) {
  work([]);
  new MutationObserver((records) => work(records.map(({ attributeName }) => attributeName ?? ""))).observe(node, { attributes: true });
}

// ── Styles in steps ──

const none: Record<string, string> = { opacity: "1", transform: "none", filter: "none" };

/** The boxes of what a node moves, the innermost first. */
function boxes(node: HTMLElement, page: Lent): HTMLElement[] {
  const list: HTMLElement[] = [];
  let box = node.firstElementChild && page.inner(node.firstElementChild);
  for (; box && box !== node; box = box.parentElement) list.push(box);
  return list;
}

function parse(style: string): Record<string, string> {
  const { style: declared } = document.createElement("i");
  declared.cssText = style;
  return Object.fromEntries([...declared].map((name) => [name, declared.getPropertyValue(name)]));
}

/** An animation for each box that the frames of a node change. */
function animate(node: HTMLElement, page: Lent, options: KeyframeAnimationOptions): Animation[] {
  const frames: string[][] = JSON.parse(node.dataset.frames ?? "[]");
  return boxes(node, page).flatMap((box, i) => {
    const styles = frames.map((frame) => parse(frame[i] ?? ""));
    const names = [...new Set(styles.flatMap(Object.keys))].filter((name) => styles.some((style) => style[name] !== styles[0][name]));
    if (!names.length) return [];
    const steps = styles.map((style) => Object.fromEntries(names.map((name) => [camel(name), style[name] ?? none[name] ?? "initial"])));
    return [box.animate(steps, options)];
  });
}

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

// ── Keyframes ──

function follow(node: HTMLElement, page: Lent) {
  // One without a trigger begins with its first run; of one with a trigger, earlier runs are over.
  let runs = node.dataset.triggered == null ? "" : node.dataset.runs;
  let running: Animation[] = [];
  watch(node, () => {
    const repeats = node.dataset.repeats != null;
    if (node.dataset.runs === runs) return;
    runs = node.dataset.runs;
    for (const animation of running) animation.cancel();
    running = [];
    if (repeats && still.matches) return;
    const duration = still.matches ? 0 : 1000 * +(node.dataset.seconds ?? 0);
    running = animate(node, page, { duration, iterations: repeats ? Infinity : 1, fill: "forwards" });
  });
}

// ── Symbols ──

const moves: Record<string, [number, Keyframe[]]> = {
  bounce: [500, [{ scale: 1 }, { scale: 1.25 }, { scale: 0.95 }, { scale: 1 }]],
  "bounce-down": [500, [{ scale: 1 }, { scale: 0.8 }, { scale: 1.05 }, { scale: 1 }]],
  pulse: [1500, [{ opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }]],
  wiggle: [600, [0, -12, 12, -8, 8, 0].map((angle) => ({ rotate: angle + "deg" }))],
  rotate: [1200, [{ rotate: "0deg" }, { rotate: "360deg" }]],
  "rotate-back": [1200, [{ rotate: "0deg" }, { rotate: "-360deg" }]],
  breathe: [2400, [{ scale: 1 }, { scale: 1.15 }, { scale: 1 }]],
};

/** Effects that stay for as long as they are active; the second is the look without them. */
const stays: Record<string, [Keyframe, Keyframe]> = {
  scale: [{ scale: 1.25 }, { scale: 1 }],
  "scale-down": [{ scale: 0.8 }, { scale: 1 }],
  appear: [{ opacity: 1, scale: 1 }, { opacity: 0, scale: 0.5 }],
  disappear: [{ opacity: 0, scale: 0.5 }, { opacity: 1, scale: 1 }],
};

/** The symbols that an effect reaches: not those in a part of the view from which effects are removed. */
const symbols = (node: HTMLElement) =>
  [...node.querySelectorAll<SVGSVGElement>(".k-image>svg")].filter((symbol) => !node.contains(symbol.closest("[data-effect=none]")));

function affect(node: HTMLElement) {
  const { dataset } = node;
  let runs = dataset.runs;
  let active = false;
  let isFirst = true;
  let running: Animation[] = [];
  const start = (iterations: number) => {
    for (const animation of running) animation.cancel();
    running = still.matches || !iterations ? [] : symbols(node).flatMap((symbol) => play(symbol, dataset.effect ?? "", iterations, +(dataset.speed ?? 1), +(dataset.pause ?? 0) * 1000));
  };
  const stay = (effect: [Keyframe, Keyframe]) => {
    const last = running;
    const duration = isFirst || still.matches ? 0 : 300 / +(dataset.speed ?? 1);
    running = symbols(node).map((symbol) => symbol.animate([effect[active ? 0 : 1]], { duration, fill: "forwards", easing: "ease-in-out" }));
    Promise.all(running.map((animation) => animation.finished)).then(() => last.forEach((animation) => animation.cancel()), () => {});
  };
  watch(node, () => {
    const was = active;
    active = dataset.active != null;
    const effect = stays[dataset.effect ?? ""];
    const count = dataset.repeats;
    if (effect) {
      if (isFirst || was !== active) stay(effect);
    } else if (was !== active) start(active ? (count == null ? Infinity : +count || Infinity) : 0);
    else if (runs !== dataset.runs) start(count == null ? 1 : +count || Infinity);
    runs = dataset.runs;
    isFirst = false;
  });
  // A symbol that is replaced has none of the animations.
  new MutationObserver(() => {
    const effect = stays[dataset.effect ?? ""];
    if (effect) stay(effect);
    else if (active) start(+(dataset.repeats ?? 0) || Infinity);
  }).observe(node, { childList: true, subtree: true });
}

/** Makes each run of an animation end with a pause. */
function paced(steps: Keyframe[], duration: number, pause: number): [Keyframe[], number] {
  if (!pause) return [steps, duration];
  const all = duration + pause;
  const placed = steps.map((step, i) => ({ ...step, offset: (((step.offset as number | undefined) ?? i / (steps.length - 1)) * duration) / all }));
  return [[...placed, { ...placed[placed.length - 1], offset: 1 }], all];
}

function play(symbol: SVGSVGElement, effect: string, iterations: number, speed: number, pause: number): Animation[] {
  if (effect.startsWith("variable")) {
    const found = [...symbol.querySelectorAll("path,circle,rect,ellipse,line,polyline,polygon")].filter((part) => !part.closest("mask,defs"));
    // The parts of a symbol that is in another file cannot be reached.
    const parts = found.length ? found : [symbol];
    const isIterative = effect.endsWith("iterative");
    return parts.map((part, i) => {
      const steps = [...parts, null].map((_, step) => ({ opacity: (isIterative ? step === i : step >= i) ? 1 : 0.3, easing: "ease" }));
      const [paused, all] = paced(steps, (400 * (parts.length + 1)) / speed, pause);
      return part.animate(paused, { duration: all, iterations });
    });
  }
  const [duration, steps] = moves[effect] ?? [0, []];
  symbol.style.transformOrigin = "center";
  const [paused, all] = paced(steps, duration / speed, pause);
  return [symbol.animate(paused, { duration: all, iterations, easing: effect.startsWith("rotate") ? "linear" : "ease-in-out" })];
}

// ── Scrolling ──

function scroll(node: HTMLElement, page: Lent) {
  let animations: Animation[] = [];
  let shown = 0;
  let target = NaN;
  const set = (value: number) => {
    shown = value;
    for (const animation of animations) animation.currentTime = 500 * (1 + value);
  };
  /** Moves to a phase in a third of a second. */
  const approach = (to: number) => {
    if (to === target) return;
    const isFirst = isNaN(target);
    target = to;
    if (isFirst || still.matches) return set(to);
    const [from, start] = [shown, performance.now()];
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - start) / 330));
      if (target !== to) return;
      set(from + (to - from) * share * share * (3 - 2 * share));
      if (share < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  };
  const update = (): void => {
    if (!node.isConnected) return removeEventListener("scroll", update, true);
    const isRow = node.dataset.axis ? node.dataset.axis === "horizontal" : page.scrollerOf(node, true) !== document.documentElement;
    const scroller = page.scrollerOf(node, isRow);
    const view = scroller === document.documentElement ? new DOMRect(0, 0, innerWidth, innerHeight) : scroller.getBoundingClientRect();
    const rect = node.getBoundingClientRect();
    const [from, to, low, high] = isRow ? [rect.left, rect.right, view.left, view.right] : [rect.top, rect.bottom, view.top, view.bottom];
    const size = Math.max(1, to - from);
    // How much of the view is beyond each edge.
    const [before, after] = [low - from, to - high].map((length) => Math.min(1, Math.max(0, length / size)));
    const mirror = isRow && getComputedStyle(node).direction === "rtl" ? -1 : 1;
    if (node.dataset.mode === "identity") set(0);
    else if (node.dataset.mode === "animated") approach(mirror * (before > 0.5 ? -1 : after > 0.5 ? 1 : 0));
    else set(mirror * (before >= after ? -before : after));
  };
  watch(node, (changed) => {
    if (changed.length && !changed.includes("data-frames")) return;
    for (const animation of animations) animation.cancel();
    animations = animate(node, page, { duration: 1000, fill: "both" });
    for (const animation of animations) animation.pause();
    target = NaN;
    update();
  });
  addEventListener("scroll", update, { capture: true, passive: true });
  new ResizeObserver(update).observe(node);
}

// Animations of changes in the page.

import { inner, reduceMotion, root } from "./elements";
import { forgetFocus } from "./focus";
import { survey } from "./survey";

/**
 * The duration in ms, the curve or the spring, the delay in ms, the number of runs (0 is unlimited), whether every second run is reversed,
 * and whether it is one of the many steps of an animation that the server runs: nothing but styles is animated then.
 */
export interface Motion {
  d: number;
  c?: number[];
  k?: number[];
  w?: number;
  n?: number;
  r?: number;
  s?: number;
}

export const timing = ({ d, c, k, w }: Motion) => ({
  duration: d,
  delay: w ?? 0,
  easing: k ? spring(k) : `cubic-bezier(${c ?? [0.42, 0, 0.58, 1]})`,
});

/** The easing of a spring by its damping ratio, the angle of its oscillation without damping in the whole duration, and its first velocity. */
function spring([damping, angle, velocity = 0]: number[]) {
  const { abs, cos, exp, sin, sqrt } = Math;
  const own = angle * sqrt(abs(1 - damping * damping)) || 0.001;
  const left = (time: number) => {
    const [up, down] = [1, -1].map((sign) => exp((sign * own - damping * angle) * time) / 2);
    const fall = exp(-damping * angle * time);
    const [even, odd] = damping < 1 ? [cos(own * time) * fall, sin(own * time) * fall] : [up + down, up - down];
    return even + ((damping * angle - velocity) / own) * odd;
  };
  const count = 40 + Math.round(2 * angle);
  return `linear(${[...Array(count).keys()].map((i) => (1 - left(i / count)).toFixed(4))},1)`;
}

/** The element's own animation, or that of a patch. */
function motionOf({ dataset }: HTMLElement, motion?: Motion, isEntering = true): Motion | null | undefined {
  if (document.hidden) return null;
  const own = (!isEntering && dataset.motionOut) || dataset.motion;
  return (own && JSON.parse(own)) || motion;
}

const isStill = () => document.hidden || reduceMotion.matches;

// ── Transitions ──

/** The keyframe of a screen in the place of the view out of which it grows, which can be on a screen that is still hidden. */
function zoomed(node: HTMLElement) {
  const source = document.querySelector(`[data-seed="${node.dataset.grows}"]`);
  const hidden = source?.closest<HTMLElement>("[hidden]");
  if (hidden) hidden.hidden = false;
  const [from, to] = [source ?? node, node].map((box) => box.getBoundingClientRect());
  if (hidden) hidden.hidden = true;
  const move = `translate(${from.x - to.x}px,${from.y - to.y}px) scale(${from.width / to.width},${from.height / to.height})`;
  return source && { transformOrigin: "0 0", transform: move, opacity: 0 };
}

/** The keyframe of an element before it enters or after it leaves, which the server writes; 0 for none. Screens have a name for theirs. */
function away(node: HTMLElement, isEntering: boolean): any {
  const { dataset } = node;
  const usual = dataset.transition ? '{"translate":"calc(100%*var(--way,1)) 0"}' : '{"opacity":0}';
  const frame = JSON.parse((!isEntering && dataset.leave) || dataset.enter || usual);
  return frame && reduceMotion.matches ? { opacity: 0 } : (dataset.grows && zoomed(node)) || frame;
}

function play(node: HTMLElement, frame: any, motion: Motion, isEntering: boolean): Animation {
  const options = { ...timing(motion), fill: isEntering ? "backwards" : "both" } as const;
  const animation = node.animate([{ ...frame, offset: isEntering ? 0 : 1 }], options);
  animation.onfinish = () => survey();
  return animation;
}

/** Animates the insertion of an element. A dialog animates with CSS. */
export function enter(node: HTMLElement, given?: Motion) {
  const body = inner(node);
  const motion = motionOf(body, given);
  const frame = away(body, true);
  if (motion && frame && !(body instanceof HTMLDialogElement)) play(node, frame, motion, true);
}

/** Removes an element. With an animation, its nodes stay inert until the animation has ended. */
export function leave(node: HTMLElement, given?: Motion) {
  const body = inner(node);
  const frame = away(body, false);
  const motion = frame && motionOf(body, given, false);
  // Skip elements that are not visible; measuring many would be slow.
  const rect = motion && (inSight?.get(node) ?? (inSight ? null : node.getBoundingClientRect()));
  forgetFocus(node);
  for (const part of [node, ...node.querySelectorAll("[id]")]) if (/^e\d+$/.test(part.id)) part.removeAttribute("id");
  // Closing a dialog restores the focus; start with the innermost.
  for (const open of [...node.querySelectorAll("dialog")].reverse()) open.close();
  node.inert = true;
  node.classList.add("leaving");
  const whenDone = (animations: Animation[]) =>
    Promise.allSettled(animations.map((animation) => animation.finished)).then(() => node.remove());
  if (body instanceof HTMLDialogElement) {
    // Close it immediately, so that the user can use the page; CSS animates its disappearance.
    body.close();
    whenDone(isStill() ? [] : body.getAnimations());
  } else if (motion && rect) {
    freeze(node, rect);
    whenDone([play(node, frame, motion, false)]);
  } else node.remove();
}

/** Takes a node out of the layout, and keeps it in its place. */
function freeze(node: HTMLElement, { left, top, width, height }: DOMRect) {
  const size = { width: width + "px", height: height + "px", boxSizing: "border-box", margin: "0" };
  Object.assign(node.style, { ...size, position: "absolute", inset: "0 auto auto 0", pointerEvents: "none" });
  const now = node.getBoundingClientRect();
  Object.assign(node.style, { left: left - now.left + "px", top: top - now.top + "px" });
}

/** Hides a screen behind another one, after that one has entered. */
export function cover(node: HTMLElement, isHidden: boolean, given?: Motion) {
  const motion = isHidden && !isStill() && motionOf(node, given);
  node.inert = isHidden;
  if (motion) setTimeout(() => (node.hidden = node.inert), motion.d);
  else node.hidden = isHidden;
}

// ── Moves caused by the layout ──

/** What other scripts do before the patches of each frame, with its animation, and after them. */
export const around: ((motion?: Motion) => () => void)[] = [];

/** The positions of all visible nodes before the patches of this frame. */
let inSight: Map<Element, DOMRect> | null = null;
const flights = new WeakMap<Element, Animation>();

export function remember() {
  inSight = new Map();
  if (isStill()) return;
  rememberIn(root(), inSight);
}

function rememberIn(node: Element, seen: Map<Element, DOMRect>) {
  for (const child of node.children) {
    const rect = child.getBoundingClientRect();
    if (rect.height && (rect.bottom < -200 || rect.top > innerHeight + 200)) continue;
    seen.set(child, rect);
    if (child.localName !== "svg") rememberIn(child, seen);
  }
}

/** Animates all nodes that the layout has moved from their earlier positions. */
export function glide(motion: Motion) {
  const before = inSight ?? new Map<Element, DOMRect>();
  inSight = null;
  for (const node of before.keys()) flights.get(node)?.cancel();
  const moved = new Map<Element, [number, number]>();
  for (const [node, from] of before) {
    if (!node.isConnected || node.closest(".leaving")) continue;
    const to = node.getBoundingClientRect();
    if (from.height && to.height) moved.set(node, [from.left - to.left, from.top - to.top]);
  }
  for (const [node, [x, y]] of moved) {
    // A node moves with its parent.
    const [parentX, parentY] = moved.get(node.parentElement!) ?? [0, 0];
    if (Math.hypot(x - parentX, y - parentY) < 0.5) continue;
    const start: Keyframe = { translate: `${x - parentX}px ${y - parentY}px`, offset: 0, composite: "add" };
    const flight = node.animate([start], { ...timing(motion), fill: "backwards" });
    flight.onfinish = () => survey();
    flights.set(node, flight);
  }
}

// ── Style changes ──

/** The last animation of a node's style. */
const eased = new WeakMap<Element, Motion>();

/** Animates the change just made to a node's style. */
export function ease(node: HTMLElement, motion: Motion) {
  if (isStill()) return;
  const { duration, delay, easing } = timing(motion);
  eased.set(node, motion);
  node.style.transition = `all ${duration}ms ${easing} ${delay}ms`;
  const running = node.getAnimations().filter((animation) => animation instanceof CSSTransition);
  const iterations = motion.n === 0 ? Infinity : motion.n ?? 1;
  if (iterations > 1)
    for (const { effect } of running) effect?.updateTiming({ iterations, direction: motion.r ? "alternate" : "normal" });
  Promise.allSettled(running.map((animation) => animation.finished)).then(() => {
    if (eased.get(node) === motion) node.style.transition = "";
    survey();
  });
}

/** Changes a drawing in place, and animates it. Returns false if it has other parts than before. */
export function redraw(node: Element, fresh: DocumentFragment, motion: Motion): boolean {
  const [old, next] = [node, fresh].map((tree) => [...tree.querySelectorAll<HTMLElement>("*")]);
  if (old[0]?.localName !== "svg" || old.length !== next.length || old.some((part, i) => part.localName !== next[i].localName)) return false;
  old.forEach((part, i) => {
    for (const { name } of [...part.attributes]) part.removeAttribute(name);
    for (const { name, value } of next[i].attributes) part.setAttribute(name, value);
    ease(part, motion);
  });
  return true;
}

// Gestures of two fingers: a pinch magnifies, a turn rotates. On a trackpad, browsers report a pinch as a turn of the wheel with the control key.

import { areaOf, fire, nearest, round } from "./core";

interface Fingers {
  node: HTMLElement;
  distance: number;
  angle: number;
  /** The angle so far, in radians, which may exceed a full turn. */
  turned: number;
  magnified: number;
  /** Where the gesture started: in points of the node, and as shares of its size. */
  start: number[];
}

let fingers: Fingers | null = null;

const target = (node: Element | null): HTMLElement | null => nearest(node, "[data-on~=magnify],.on-magnify,[data-on~=rotate],.on-rotate");

const fingerArea = (node: Element) => areaOf(node, node.matches("[data-on~=magnify]") ? "magnify" : "rotate");

function begin(node: HTMLElement, x: number, y: number, distance = 1, angle = 0) {
  const { left, top, width, height } = fingerArea(node).getBoundingClientRect();
  const start = [x - left, y - top, (x - left) / (width || 1), (y - top) / (height || 1)].map(round);
  fingers = { node, distance, angle, turned: 0, magnified: 1, start };
}

/** Reports the gesture: 0 it continues, 1 it ended, 2 it was cancelled. */
function report(phase: number) {
  const { node, magnified, turned, start } = fingers!;
  fire(node, "magnify", [phase, round(magnified), ...start]);
  fire(node, "rotate", [phase, round(turned), ...start]);
  if (phase) fingers = null;
}

/** The two fingers on a node: their distance, angle and centre. */
function measure([a, b]: Touch[]) {
  const [x, y] = [b.clientX - a.clientX, b.clientY - a.clientY];
  return { distance: Math.hypot(x, y) || 1, angle: Math.atan2(y, x), x: a.clientX + x / 2, y: a.clientY + y / 2 };
}

/** Follows the fingers. The browser must neither scroll nor zoom meanwhile, which it decides by the answer to each event. */
function follow(event: TouchEvent) {
  const node = fingers?.node ?? target(event.target as Element);
  if (!node) return;
  const two = [...event.touches].filter((touch) => fingerArea(node).contains(touch.target as Node));
  if (two.length < 2) {
    if (fingers) report(event.type === "touchcancel" ? 2 : 1);
    return;
  }
  if (event.cancelable) event.preventDefault();
  const { distance, angle, x, y } = measure(two);
  if (!fingers) return begin(node, x, y, distance, angle);
  fingers.magnified = distance / fingers.distance;
  const turn = angle - fingers.angle;
  fingers.turned += turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI));
  fingers.angle = angle;
  report(0);
}
for (const type of ["touchstart", "touchmove", "touchend", "touchcancel"])
  document.addEventListener(type as "touchstart", follow, { capture: true, passive: false });

/** The end of a pinch on a trackpad, which no event tells. */
let pause = 0;

document.addEventListener(
  "wheel",
  (event) => {
    const node = event.ctrlKey && (fingers?.node ?? target(event.target as Element));
    if (!node) return;
    event.preventDefault();
    if (!fingers) begin(node, event.clientX, event.clientY);
    fingers!.magnified *= Math.exp(-event.deltaY / 100);
    report(0);
    clearTimeout(pause);
    pause = setTimeout(() => fingers && report(1), 250);
  },
  { capture: true, passive: false },
);

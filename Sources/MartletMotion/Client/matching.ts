// Matched geometry: a view that comes begins in the frame of the one with the same key that goes, and a view that is no source has the
// frame of its source.

import type { Lent } from "../../../Tools/client/src/lent";
import type { Motion } from "../../../Tools/client/src/motion";

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** The content of each matched view, and the animation that sets its frame; `null` for none. */
const contents = new Map<HTMLElement, Animation | null>();
let sizes: ResizeObserver;
let page: Lent;

export default function (node: HTMLElement, lent: Lent) {
  if (!sizes) {
    page = lent;
    sizes = new ResizeObserver(() => follow());
    addEventListener("resize", () => follow());
    page.around.push(watch);
  }
  contents.set(node.firstElementChild as HTMLElement, null);
  sizes.observe(node);
  follow();
}

const outside = (content: HTMLElement) => content.parentElement!;
const keyOf = (content: HTMLElement) => outside(content).dataset.match;
const isSource = (content: HTMLElement) => outside(content).dataset.follows == null;
const isLeaving = (content: HTMLElement) => !!content.closest(".leaving");

/** Remembers where the views are before a turn, and returns what animates them from there. */
function watch(motion?: Motion) {
  const before = new Map<HTMLElement, DOMRect>();
  const places = new Map<string | undefined, DOMRect>();
  const sources = new Set<HTMLElement>();
  for (const content of contents.keys()) {
    if (!content.isConnected) contents.delete(content);
    else if (content.getClientRects().length) {
      const rect = content.getBoundingClientRect();
      before.set(content, rect);
      if (isSource(content) && !isLeaving(content)) {
        places.set(keyOf(content), rect);
        sources.add(content);
      }
    }
  }
  return () => {
    for (const content of contents.keys()) if (isSource(content)) free(content);
    if (motion && !still.matches && !document.hidden) {
      // Their script may not have run yet.
      const shown = [...document.querySelectorAll<HTMLElement>(".k-matched>*")].filter(isSource);
      const going = shown.filter(isLeaving);
      for (const content of shown) {
        const from = places.get(keyOf(content));
        // A view that followed the one that goes, and is the source now, comes from there as a new one does.
        if (!from || sources.has(content) || going.includes(content)) continue;
        const to = content.getBoundingClientRect();
        animate(content, [frame(content, to, from), frame(content, to, to)], motion, "backwards");
        for (const old of going) {
          if (keyOf(old) !== keyOf(content)) continue;
          const own = naturalRect(old);
          animate(old, [frame(old, own, before.get(old) ?? own), frame(old, own, to)], motion, "both");
        }
      }
    }
    follow(before, motion);
  };
}

/** Gives the views that are no sources, or only one of them, the frames of their sources. */
function follow(before?: Map<HTMLElement, DOMRect>, motion?: Motion, only?: HTMLElement) {
  const all = [...contents.keys()].filter((content) => content.isConnected && !isLeaving(content) && content.getClientRects().length);
  const sources = new Map(all.filter(isSource).map((content) => [keyOf(content), content]));
  for (const content of all) {
    if (isSource(content) || (only && content !== only)) continue;
    const source = sources.get(keyOf(content));
    const from = before?.get(content);
    free(content);
    if (!source) continue;
    const own = content.getBoundingClientRect();
    const goal = frame(content, own, naturalRect(source));
    const moves = motion && !still.matches && from ? motion : { d: 0 };
    const last = animate(content, [from && moves.d ? frame(content, own, from) : goal, goal], moves, "both");
    contents.set(content, last);
    // The source may have been on its way, too.
    if (moves.d) last.finished.then(() => contents.get(content) === last && follow(undefined, undefined, content), () => {});
  }
}

/** Gives a content its own frame again. */
function free(content: HTMLElement) {
  contents.get(content)?.cancel();
  contents.set(content, null);
}

/** The frame without the animations that move it. */
function naturalRect(content: HTMLElement) {
  const { left, top, width, height } = outside(content).getBoundingClientRect();
  return new DOMRect(left, top, width, height);
}

/** The style that shows a content, whose own frame is given, in another frame. Its margins keep the layout around it as it is. */
function frame(content: HTMLElement, own: DOMRect, shown: DOMRect): Keyframe {
  const { properties = "frame", anchorX = ".5", anchorY = ".5" } = outside(content).dataset;
  const style: Keyframe = {};
  const { width, height } = properties === "position" ? own : shown;
  if (properties !== "size") {
    const x = shown.left - own.left + +anchorX * (shown.width - width);
    const y = shown.top - own.top + +anchorY * (shown.height - height);
    style.translate = `${x}px ${y}px`;
  } else style.translate = `${+anchorX * (own.width - width)}px ${+anchorY * (own.height - height)}px`;
  if (properties !== "position") {
    Object.assign(style, { width: width + "px", height: height + "px", maxWidth: "none", maxHeight: "none", justifySelf: "left", alignSelf: "start" });
    Object.assign(style, { marginRight: own.width - width + "px", marginBottom: own.height - height + "px" });
  }
  return style;
}

function animate(content: HTMLElement, frames: Keyframe[], motion: Motion, fill: FillMode) {
  return content.animate(frames, { ...page.timing(motion), fill });
}

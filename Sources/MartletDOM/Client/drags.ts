// Lets the user drag views to other views, and text and links from other apps to views that take them.
//
// The mouse uses the browser's own drags. A finger that stays on a view begins one that this script runs, because not every browser does.

import type { Lent } from "../../../Tools/client/src/lent";

type Place = { clientX: number; clientY: number };

interface Source {
  node: HTMLElement;
  wait(event: PointerEvent): void;
}

interface Destination {
  takes(types: string[]): boolean;
  /** Something comes to the place, or moves there. */
  enter(place: Place): void;
  leave(place: Place): void;
  drop(place: Place, ...rest: any[]): void;
}

/** The node that is dragged, if it is one of this page. */
let dragged: HTMLElement | null = null;
/** The view over which it is. */
let over: Destination | undefined;
// By the cores of the elements. A view's boxes, such as its padding, belong to it.
const sources = new WeakMap<Element, Source>();
const destinations = new WeakMap<Element, Destination>();
let isListening = false;
/** Whether a finger drags. */
let isLifted = false;

const names = (text?: string) => (text ?? "").split(" ");

export default function (node: HTMLElement, page: Lent) {
  if (!isListening) listen(page);
  isListening = true;
  const asks = (action: string) => names(node.dataset.on).includes(action);
  if (asks("drag-start")) offer(node, page);
  if (asks("drop")) take(node, page);
}

/** Returns what the innermost view around a node has in a map. */
function around<T>(node: EventTarget | null, map: WeakMap<Element, T>, page: Lent, fits: (found: T) => boolean = () => true): T | undefined {
  let place = node as Element | null;
  if (!place?.closest || page.isForeign(place)) return;
  for (; place; place = place.parentElement) {
    const found = map.get(page.inner(place));
    if (found && fits(found)) return found;
  }
}

function moveOver(next: Destination | undefined, place: Place) {
  if (next !== over) over?.leave(place);
  over = next;
  over?.enter(place);
}

const types: Record<string, string> = { "text/plain": "text", "text/uri-list": "url" };

/** The mouse uses the browser's own drags. */
function listen(page: Lent) {
  page.on("pointerdown", (event: PointerEvent) => {
    dragged = null;
    const source = around(event.target, sources, page);
    if (!source) return;
    const isTouch = event.pointerType === "touch";
    page.outer(source.node).draggable = !isTouch;
    if (isTouch && event.isPrimary) source.wait(event);
  });
  page.on("dragstart", (event: DragEvent) => {
    const { dataTransfer, target } = event;
    const source = target instanceof Element && sources.get(page.inner(target));
    if (!source || !dataTransfer) return;
    const { node } = source;
    dataTransfer.effectAllowed = "copyMove";
    // Without data some browsers drag nothing. The value itself stays with the server.
    dataTransfer.setData("text/plain", "");
    const picture = makePicture(node, false, page);
    if (picture) {
      dataTransfer.setDragImage(picture, picture.offsetWidth / 2, picture.offsetHeight / 2);
      setTimeout(() => picture.remove());
    }
    begin(node, page);
  });
  page.on("dragend", (event: DragEvent) => {
    moveOver(undefined, event);
    if (dragged) end(dragged, page);
  });
  for (const type of ["dragenter", "dragover"])
    page.on(type, (event: DragEvent) => {
      const offered = dragged ? names(dragged.dataset.drags) : [...event.dataTransfer!.types].map((type) => types[type]);
      moveOver(around(event.target, destinations, page, (found) => found.takes(offered)), event);
      if (over) event.preventDefault();
    });
  page.on("dragleave", (event: DragEvent) => {
    const { clientX: x, clientY: y, relatedTarget } = event;
    if (!relatedTarget && (x <= 0 || y <= 0 || x >= innerWidth || y >= innerHeight)) moveOver(undefined, event);
  });
  // While a finger drags, nothing scrolls, no menu opens and nothing is selected.
  for (const type of ["touchmove", "touchend", "contextmenu", "selectstart"])
    addEventListener(type, (event) => isLifted && event.preventDefault(), { passive: false });
  page.on("drop", (event: DragEvent) => {
    if (!over) return;
    event.preventDefault();
    const destination = over;
    over = undefined;
    const data = event.dataTransfer!;
    if (dragged) destination.drop(event);
    else destination.drop(event, data.getData("text/plain").slice(0, 20000), data.getData("text/uri-list").split("\n")[0].slice(0, 2000));
  });
}

// ── Sources ──

function begin(node: HTMLElement, page: Lent) {
  dragged = node;
  page.fire(node, "drag-start");
}

function end(node: HTMLElement, page: Lent) {
  dragged = null;
  showLine();
  page.fire(node, "drag-end");
}

/** Returns a picture of what is dragged, which is in the page, but out of sight. */
function makePicture(node: HTMLElement, isOwn: boolean, page: Lent): HTMLElement | null {
  const preview = node.querySelector<HTMLElement>(":scope>[data-slot=preview]");
  const original = preview?.firstElementChild ? preview : isOwn ? page.outer(node) : null;
  if (!original) return null;
  const { width, height } = original.getBoundingClientRect();
  const picture = original.cloneNode(true) as HTMLElement;
  for (const part of [picture, ...picture.querySelectorAll("[id]")]) part.removeAttribute("id");
  picture.hidden = false;
  picture.inert = true;
  const size = original === preview ? { width: "max-content" } : { width: width + "px", height: height + "px" };
  const style = { ...size, position: "fixed", inset: "0 auto auto 0", margin: "0", translate: "-200vw", pointerEvents: "none", zIndex: "9" };
  Object.assign(picture.style, style);
  (node.closest("dialog") ?? document.body).append(picture);
  return picture;
}

function offer(node: HTMLElement, page: Lent) {
  let picture: HTMLElement | null = null;
  let waiting = 0;
  let start: PointerEvent;
  let last: PointerEvent;
  page.outer(node).draggable = true;

  const lift = () => {
    isLifted = true;
    picture = makePicture(node, true, page);
    begin(node, page);
    follow();
  };
  const follow = () => {
    const { clientX: x, clientY: y } = last;
    picture!.style.translate = `${x - picture!.offsetWidth / 2}px ${y - picture!.offsetHeight / 2}px`;
    const types = names(node.dataset.drags);
    moveOver(around(document.elementFromPoint(x, y), destinations, page, (found) => found.takes(types)), last);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    last = event;
    if (picture) follow();
    else if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > 10) stop(event);
  };
  const stop = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    clearTimeout(waiting);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", stop);
    removeEventListener("pointercancel", stop);
    if (!picture) return;
    picture.remove();
    picture = null;
    if (event.type === "pointerup") over?.drop(last);
    else over?.leave(last);
    over = undefined;
    end(node, page);
    // The end of the touch comes after this event, and must not click.
    setTimeout(() => (isLifted = false));
  };
  const wait = (event: PointerEvent) => {
    start = last = event;
    waiting = window.setTimeout(lift, 400);
    addEventListener("pointermove", move);
    addEventListener("pointerup", stop);
    addEventListener("pointercancel", stop);
  };
  sources.set(node, { node, wait });
}

// ── Destinations ──

let line: HTMLElement | null = null;

/** Shows where between two rows something would be dropped. */
function showLine(node?: HTMLElement, share = 0) {
  if (!node) {
    line?.remove();
    line = null;
    return;
  }
  const { left, top, width, height } = node.getBoundingClientRect();
  line ??= document.createElement("div");
  const y = top + (share < 0.5 ? 0 : height) - 1;
  const style = { position: "fixed", inset: `${y}px auto auto ${left}px`, width: width + "px", height: "2px", background: "var(--tint)" };
  Object.assign(line.style, { ...style, pointerEvents: "none", zIndex: "9" });
  (node.closest("dialog") ?? document.body).append(line);
}

function take(node: HTMLElement, page: Lent) {
  let isOver = false;
  const at = ({ clientX, clientY }: Place) => {
    const { left, top, height } = page.outer(node).getBoundingClientRect();
    return [clientX - left, clientY - top, (clientY - top) / (height || 1)].map(page.round);
  };
  const report = (phase: number, place: Place, ...rest: any[]) => page.fire(node, "drop", [phase, ...at(place), !!dragged, ...rest]);
  const destination: Destination = {
    takes: (types) => types.some((type) => names(node.dataset.drops).includes(type)),
    enter(place) {
      if (node.dataset.beside != null) showLine(node, at(place)[2]);
      if (!isOver) report(0, place);
      isOver = true;
    },
    leave(place) {
      if (isOver) report(1, place);
      if (isOver) showLine();
      isOver = false;
    },
    drop(place, ...rest) {
      isOver = false;
      showLine();
      report(2, place, ...rest);
    },
  };
  destinations.set(node, destination);
}

// Aligns the children of stacks by guides that views set: by margins, so that the stack takes the space that it then needs.

type Axis = "x" | "y";
/** The position of a guide: a constant in points, and shares of the width and the height. */
type Position = number[];
/** The guides that views set in one child of a container, from its leading or its top edge. */
type Lines = Map<HTMLElement, number[]>;

const names = { x: ["leading", "center", "trailing"], y: ["top", "center", "bottom"] };
const prefix = "--guide-";

let isStarted = false;
let aligned = new Set<HTMLElement>();
const sizes = new ResizeObserver(align);

export default function () {
  if (!isStarted) {
    isStarted = true;
    new MutationObserver(align).observe(document.body, { subtree: true, childList: true, attributeFilter: ["style", "class", "dir"] });
  }
  align();
}

const numbers = (text: string): Position => text.split(" ").map(Number);

/** The name and the standard position of the guide by which a container aligns its children; undefined if it does not on this axis. */
function alignment(container: HTMLElement, axis: Axis): [string, Position] | undefined {
  const { classList, style } = container;
  if (!classList.contains("z") && !classList.contains(axis === "x" ? "v" : "h") && !isSlot(container)) return;
  const own = style.getPropertyValue("--align-" + axis);
  if (own) return [own.slice(0, own.indexOf(" ")), numbers(own.slice(own.indexOf(" ") + 1))];
  const { alignItems, justifyItems } = getComputedStyle(container);
  const place = axis === "x" && !classList.contains("v") ? justifyItems : alignItems;
  if (place.includes("baseline")) return;
  const index = place.endsWith("start") ? 0 : place.endsWith("end") ? 2 : 1;
  return [names[axis][index]!, axis === "x" ? [0, index / 2, 0] : [0, 0, index / 2]];
}

/** Whether a node holds what is behind or before other content, whose size it does not change. */
const isSlot = (node: HTMLElement) => node.matches(".behind,.before");

const isMirrored = (node: HTMLElement) => getComputedStyle(node).direction === "rtl";

function value([constant, width, height]: Position, { offsetWidth, offsetHeight }: HTMLElement) {
  return constant! + width! * offsetWidth + height! * offsetHeight;
}

/** How far the leading or the top edge of a view is from that of a container's child around it. */
function distance(box: HTMLElement, item: HTMLElement, axis: Axis) {
  const [inner, outer] = [box.getBoundingClientRect(), item.getBoundingClientRect()];
  if (axis === "y") return inner.top - outer.top;
  return isMirrored(item) ? outer.right - inner.right : inner.left - outer.left;
}

/** The children of a container that take part in its layout. */
function itemsOf(container: HTMLElement): HTMLElement[] {
  return ([...container.children] as HTMLElement[]).flatMap((child) => {
    const { display, position } = getComputedStyle(child);
    if (display === "none" || position === "absolute" || position === "fixed") return [];
    return display === "contents" ? itemsOf(child) : [child];
  });
}

/** Places an end of the separator under the row of a list that a view is in. */
function separate(box: HTMLElement, end: string, position: Position, touched: Set<HTMLElement>) {
  const row = box.closest<HTMLElement>(".k-row");
  if (!row) return;
  const place = distance(box, row, "x") + value(position, box);
  const isStart = end === "Leading";
  put(row, isStart ? "--line-start" : "--line-end", points(isStart ? place : row.offsetWidth - place));
  touched.add(row);
  sizes.observe(row);
}

/** Finds the containers that a guide concerns, up to the scroll view or the screen around it. */
function collect(box: HTMLElement, property: string, containers: Map<HTMLElement, Map<Axis, Lines>>) {
  const axis = property[prefix.length] as Axis;
  const name = property.slice(prefix.length + 2);
  const position = numbers(box.style.getPropertyValue(property));
  for (let item = box, node = box; node.parentElement && !node.matches(".k-screen,.k-scroll,.k-list,.k-grid"); ) {
    const parent: HTMLElement = node.parentElement;
    const isContents = getComputedStyle(parent).display === "contents";
    if (!isContents && alignment(parent, axis)?.[0] === name) {
      const lines = containers.get(parent) ?? new Map<Axis, Lines>();
      containers.set(parent, lines);
      const found = lines.get(axis) ?? new Map();
      lines.set(axis, found);
      found.set(item, [...(found.get(item) ?? []), distance(box, item, axis) + value(position, box)]);
    }
    if (isSlot(parent)) return;
    node = parent;
    if (!isContents) item = parent;
    // A guide of a view replaces those inside it.
    if (item === parent && parent.style.getPropertyValue(property)) return;
  }
}

function put(item: HTMLElement, property: string, value: string) {
  if (item.style.getPropertyValue(property) !== value) item.style.setProperty(property, value);
}

const points = (length: number) => `${Math.round(length * 100) / 100}px`;

/** Aligns the children of one container on an axis. */
function arrange(container: HTMLElement, axis: Axis, lines: Lines, touched: Set<HTMLElement>) {
  const [, standard] = alignment(container, axis)!;
  const items = itemsOf(container);
  const guides = items.map((item) => {
    const set = lines.get(item);
    return set ? set.reduce((sum, line) => sum + line, 0) / set.length : value(standard, item);
  });
  const line = Math.max(...guides);
  items.forEach((item, index) => {
    touched.add(item);
    sizes.observe(item);
    if (isSlot(container)) {
      const shift = value(standard, item) - guides[index]!;
      const across = isMirrored(container) ? -shift : shift;
      const [x = "0px", y = "0px"] = item.style.translate.split(" ");
      put(item, "translate", axis === "x" ? `${points(across)} ${y}` : `${x} ${points(shift)}`);
      return;
    }
    const self = axis === "x" && !container.classList.contains("v") ? "justify-self" : "align-self";
    if (getComputedStyle(item).getPropertyValue(self) !== "stretch") put(item, self, "start");
    put(item, axis === "x" ? "margin-inline-start" : "margin-top", points(line - guides[index]!));
  });
}

const properties = ["margin-inline-start", "margin-top", "align-self", "justify-self", "translate", "--line-start", "--line-end"];

function align() {
  const containers = new Map<HTMLElement, Map<Axis, Lines>>();
  const touched = new Set<HTMLElement>();
  for (const box of document.querySelectorAll<HTMLElement>(`[style*="${prefix}"]`)) {
    sizes.observe(box);
    for (const property of [...box.style]) {
      if (!property.startsWith(prefix)) continue;
      const separator = /RowSeparator(Leading|Trailing)$/.exec(property);
      if (separator) separate(box, separator[1], numbers(box.style.getPropertyValue(property)), touched);
      else collect(box, property, containers);
    }
  }
  const depth = (node: Element): number => (node.parentElement ? 1 + depth(node.parentElement) : 0);
  // The inner ones first: they change the sizes of the outer ones' children.
  for (const [container, axes] of [...containers].sort(([a], [b]) => depth(b) - depth(a)))
    for (const [axis, lines] of axes) arrange(container, axis, lines, touched);
  for (const item of aligned) if (!touched.has(item)) for (const property of properties) item.style.removeProperty(property);
  aligned = touched;
}

// Masks by any views. CSS masks by images only, so a mask becomes an image: an SVG that contains a copy of its nodes.

/** The styles of a node that has none. */
function initialStyles(parent: Element): CSSStyleDeclaration {
  const node = parent.appendChild(document.createElement("i"));
  node.style.cssText = "all:initial;display:none";
  return getComputedStyle(node);
}

const files = new Map<string, Promise<Document>>();

function load(address: string): Promise<Document> {
  const known = files.get(address);
  if (known) return known;
  const loading = fetch(address)
    .then((answer) => answer.text())
    .then((text) => new DOMParser().parseFromString(text, "image/svg+xml"));
  files.set(address, loading);
  return loading;
}

/** The drawings of the symbols in a mask. A symbol refers to a file, which an image cannot load. */
async function drawings(source: Element): Promise<Map<Element, Element>> {
  const found = new Map<Element, Element>();
  for (const use of source.querySelectorAll("use")) {
    const [address, id] = use.getAttribute("href")!.split("#");
    const drawing = (await load(address)).getElementById(id);
    if (drawing) found.set(use, drawing);
  }
  return found;
}

/** Copies a node with its styles, because an image has no style sheet. The mask is hidden in the page. */
function copy(node: Element, initial: CSSStyleDeclaration, symbols: Map<Element, Element>): Element {
  const symbol = symbols.get(node);
  if (symbol) return symbol.cloneNode(true) as Element;
  const style = getComputedStyle(node);
  const copied = node.cloneNode() as Element;
  for (const { name } of [...copied.attributes]) if (/^(id|class|data-.*)$/.test(name)) copied.removeAttribute(name);
  const differs = (name: string) => name !== "visibility" && style.getPropertyValue(name) !== initial.getPropertyValue(name);
  const own = [...style].filter(differs).map((name) => `${name}:${style.getPropertyValue(name)}`);
  if (node instanceof SVGSVGElement) own.push("--symbol-cut:" + style.getPropertyValue("--symbol-cut"));
  copied.setAttribute("style", `all:initial;display:${style.display};${own.join(";")}`);
  for (const child of node.childNodes) {
    if (child instanceof Element) copied.append(copy(child, initial, symbols));
    else if (child instanceof Text) copied.append(child.data);
  }
  return copied;
}

export function mask(node: HTMLElement) {
  const source = node.querySelector<HTMLElement>(":scope>[data-slot=mask]")!;
  const contents = new MutationObserver(draw);
  let last = 0;

  async function draw() {
    const turn = ++last;
    const symbols = await drawings(source);
    const { offsetWidth: width, offsetHeight: height } = source;
    if (turn !== last || !width || !height) return;
    const initial = initialStyles(node);
    const html = new XMLSerializer().serializeToString(copy(source, initial, symbols));
    node.lastElementChild!.remove();
    const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'><foreignObject width='100%' height='100%'>${html}</foreignObject></svg>`;
    const image = new Image();
    image.src = "data:image/svg+xml," + encodeURIComponent(svg);
    // Until an image is decoded, nothing is visible through it.
    await image.decode().catch((error) => console.error("martlet: mask", error));
    if (turn !== last) return;
    node.style.mask = `url("${image.src}") 0 0/100% 100%`;
    contents.takeRecords();
    if (source.getAnimations({ subtree: true }).length) requestAnimationFrame(draw);
  }
  new ResizeObserver(draw).observe(source);
  contents.observe(source, { subtree: true, childList: true, characterData: true, attributes: true });
  contents.observe(node, { attributeFilter: ["style", "class"] });
  matchMedia("(prefers-color-scheme:dark)").addEventListener("change", draw);
}

// Shows the first of several views that fits.

import { outer } from "./core";

/** Shows the first child that is not larger than the available space, or else the last one. */
function choose(node: HTMLElement) {
  if (!node.isConnected || !node.parentElement?.getClientRects().length) return;
  const axes = node.dataset.fitting;
  // For the measurement, each box takes all the space it is offered, and no child enlarges it.
  const boxes: HTMLElement[] = [node];
  for (const end = outer(node); boxes[0] !== end; ) boxes.unshift(boxes[0].parentElement!);
  const shown = node.dataset.fits;
  delete node.dataset.fits;
  for (const box of boxes) box.classList.add("room");
  const { clientWidth: width, clientHeight: height } = node;
  const children = [...node.children] as HTMLElement[];
  let first = children.findIndex((child) => {
    const rect = child.getBoundingClientRect();
    // Without a fixed height, the container is as high as its content.
    return (axes === "vertical" || rect.width <= width + 0.5) && (axes === "horizontal" || !height || rect.height <= height + 0.5);
  });
  for (const box of boxes) box.classList.remove("room");
  if (first < 0) first = children.length - 1;
  node.dataset.fits = "" + first;
  if (shown === node.dataset.fits && children[first]?.dataset.fit != null) return;
  children.forEach((child, i) => {
    if (i === first) child.dataset.fit = "";
    else delete child.dataset.fit;
  });
}

export function fit(node: HTMLElement) {
  const again = () => choose(node);
  // The available space changes with the parent, the children with their content.
  const sizes = new ResizeObserver(again);
  sizes.observe(node);
  if (outer(node).parentElement) sizes.observe(outer(node).parentElement!);
  new MutationObserver(again).observe(node, { subtree: true, childList: true, characterData: true, attributeFilter: ["style"] });
  document.fonts.ready.then(again);
  again();
}

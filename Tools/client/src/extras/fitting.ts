// The first of several views that fits into its room.

import { outer } from "./core";

/** Shows the first child that is no larger than the room there is, or else the last. */
function choose(node: HTMLElement) {
  if (!node.isConnected || !node.parentElement?.getClientRects().length) return;
  const axes = node.dataset.fitting;
  // While it is measured, each box takes all the room it is offered, and no child adds to that.
  const boxes: HTMLElement[] = [node];
  for (const end = outer(node); boxes[0] !== end; ) boxes.unshift(boxes[0].parentElement!);
  const shown = node.dataset.fits;
  delete node.dataset.fits;
  for (const box of boxes) box.classList.add("room");
  const { clientWidth: width, clientHeight: height } = node;
  const children = [...node.children] as HTMLElement[];
  let first = children.findIndex((child) => {
    const rect = child.getBoundingClientRect();
    // Without a height of its own, the room below is as high as what is in it.
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
  // The room changes with the parent's, the children with what is in them.
  const sizes = new ResizeObserver(again);
  sizes.observe(node);
  if (outer(node).parentElement) sizes.observe(outer(node).parentElement!);
  new MutationObserver(again).observe(node, { subtree: true, childList: true, characterData: true, attributeFilter: ["style"] });
  document.fonts.ready.then(again);
  again();
}

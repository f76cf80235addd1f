// Texts that shrink to fit the available space.

const overflows = (node: HTMLElement) => node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight + 1;

/** The property with the chosen size. A rule of the style sheet prefers it to the element's font size. */
const shrunk = "--shrunk";

/** Sets the largest font size, between the least scale and the full size, at which a text fits. */
function choose(node: HTMLElement) {
  // The element's own style may have a font size, which stays.
  node.style.removeProperty(shrunk);
  if (!node.getClientRects().length || !overflows(node)) return;
  const full = parseFloat(getComputedStyle(node).fontSize);
  let [least, most] = [full * +node.dataset.shrink!, full];
  // Half a pixel more or less is not visible.
  while (most - least > 0.25) {
    const middle = (least + most) / 2;
    node.style.setProperty(shrunk, middle + "px");
    if (overflows(node)) most = middle;
    else least = middle;
  }
  node.style.setProperty(shrunk, least + "px");
}

export function shrink(node: HTMLElement) {
  const contents = new MutationObserver(again);
  function again() {
    if (node.dataset.shrink) choose(node);
    // The changes made here are not news.
    contents.takeRecords();
  }
  const sizes = new ResizeObserver(again);
  sizes.observe(node);
  if (node.parentElement) sizes.observe(node.parentElement);
  contents.observe(node, { subtree: true, childList: true, characterData: true, attributeFilter: ["style", "class", "data-shrink"] });
  document.fonts.ready.then(again);
  again();
}

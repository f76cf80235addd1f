// Texts that are cut in the middle. CSS cuts only at an end, so the style sheet shows a shortened copy in place of the text, which stays whole
// for search, copying and assistive technology.

/** Shows the longest beginning and end of a text that fit on both sides of an ellipsis. */
function choose(node: HTMLElement) {
  delete node.dataset.shown;
  if (!node.clientWidth || node.scrollWidth <= node.clientWidth) return;
  const letters = [...new Intl.Segmenter().segment(node.textContent!)].map(({ segment }) => segment);
  const copy = node.cloneNode() as HTMLElement;
  copy.removeAttribute("id");
  copy.style.cssText += ";position:absolute;visibility:hidden;width:max-content;max-width:none";
  node.after(copy);
  let [least, most] = [0, letters.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    copy.textContent = cut(letters, middle);
    if (copy.getBoundingClientRect().width > node.getBoundingClientRect().width) most = middle - 1;
    else least = middle;
  }
  copy.remove();
  node.dataset.shown = cut(letters, least);
}

const cut = (letters: string[], count: number) =>
  letters.slice(0, Math.ceil(count / 2)).join("") + "…" + letters.slice(letters.length - Math.floor(count / 2)).join("");

export function cutMiddle(node: HTMLElement) {
  const contents = new MutationObserver(again);
  function again() {
    choose(node);
    contents.takeRecords();
  }
  const sizes = new ResizeObserver(again);
  sizes.observe(node);
  contents.observe(node, { subtree: true, childList: true, characterData: true, attributeFilter: ["style", "class"] });
  document.fonts.ready.then(again);
}

// Pull to refresh.

import { fire, scrollerOf } from "./core";

/** The distance to pull. Beyond it, the content moves less than the finger. */
const enough = 64;

export function pullToRefresh(node: HTMLElement) {
  let start: Touch | null = null;
  let pulled = 0;

  const show = (height: number) => {
    node.style.setProperty("--pull", height + "px");
    node.style.setProperty("--pulled", "" + Math.min(1, height / enough));
  };
  const rest = () => {
    if (node.dataset.pulling == null) for (const name of ["--pull", "--pulled"]) node.style.removeProperty(name);
    delete node.dataset.released;
  };

  node.ontouchstart = ({ touches, target }) => {
    const isFree = touches.length === 1 && scrollerOf(node.firstElementChild!, false).scrollTop <= 0 && !inner(target as Element, node);
    start = isFree ? touches[0] : null;
    pulled = 0;
  };
  const pull = (event: TouchEvent) => {
    if (!start) return;
    const y = event.touches[0].clientY - start.clientY;
    const x = Math.abs(event.touches[0].clientX - start.clientX);
    // A finger that moves up or sideways scrolls, or swipes a row.
    if (!pulled && (y < 8 || x > y)) {
      if (y < -4 || x > 8) start = null;
      return;
    }
    if (event.cancelable) event.preventDefault();
    pulled = Math.max(1, y < enough ? y : enough + 3 * Math.sqrt(y - enough));
    node.dataset.pulling = "";
    show(pulled);
  };
  node.addEventListener("touchmove", pull, { passive: false });
  node.ontouchend = node.ontouchcancel = ({ type }) => {
    if (!pulled) return;
    delete node.dataset.pulling;
    if (type === "touchend" && pulled >= enough && fire(node, "refresh")) {
      node.dataset.released = "";
      show(56);
      // From here on the server reports whether it is loading. Show even a short load.
      setTimeout(rest, 1000);
    } else rest();
    pulled = 0;
  };
}

/** Whether a node between the touched one and the refreshable one scrolls, and is not at its top. */
function inner(touched: Element, node: Element): boolean {
  for (let at: Element | null = touched; at && at !== node; at = at.parentElement)
    if (at.scrollTop > 0 || at.matches("input[type=range],[data-on~=drag]")) return true;
  return false;
}

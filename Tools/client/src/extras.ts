// Loads the second script when the first element needs it: gestures, swipes, shortcuts, notifications.

import { page } from "./elements";
import { lent } from "./lent";

type Extras = typeof import("./extras/main");

let loading: Promise<Extras> | undefined;

export const load = () =>
  (loading ??= import(page.dataset.extras!).then(({ default: start }) => {
    const extras = start(lent);
    page.classList.add("extras");
    return extras;
  }));

/** A selector for the elements that need the second script. */
export const needsExtras =
  "[data-swipe],[data-context],[data-fitting],[data-start],[data-shrink],[data-share],[data-mask],.cut-middle,[data-keyboard],[data-mixed],[aria-keyshortcuts],dialog[data-modal]" +
  ["drag", "press", "long-press", "double-tap", "hover", "magnify", "rotate", "refresh", "move", "scrolled"].map((action) => `,[data-on~=${action}]`).join("");

export const enrich = (node: HTMLElement) => load().then((extras) => extras.enrich(node));

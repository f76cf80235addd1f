// Loads the second script when the first element needs it: gestures, swipes, shortcuts, notifications.

import { changed } from "./controls";
import { idOf, inner, isForeign, listener, on, outer, page, round } from "./elements";
import { openMenu } from "./floating";
import { emit, fire, whenHandled } from "./outbox";
import { reportPermission } from "./surroundings";
import { scrollerOf } from "./survey";

const core = { changed, emit, fire, idOf, inner, isForeign, listener, on, openMenu, outer, reportPermission, round, scrollerOf, whenHandled };

export type Core = typeof core;

type Extras = typeof import("./extras/main");

let loading: Promise<Extras> | undefined;

export const load = () =>
  (loading ??= import(page.dataset.extras!).then(({ default: start }) => {
    const extras = start(core);
    page.classList.add("extras");
    return extras;
  }));

/** A selector for the elements that need the second script. */
export const needsExtras =
  "[data-swipe],[data-context],[data-fitting],[data-start],[data-keyboard],[aria-keyshortcuts],dialog[data-modal]" +
  ["drag", "press", "long-press", "double-tap", "hover", "refresh", "move", "scrolled"].map((action) => `,[data-on~=${action}]`).join("");

export const enrich = (node: HTMLElement) => load().then((extras) => extras.enrich(node));

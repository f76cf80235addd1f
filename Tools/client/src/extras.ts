// What few pages need is in a second script, loaded when the first element asks for it: gestures, swipes, notifications.

import { changed } from "./controls";
import { find, idOf, isForeign, listener, on, outer, page, root, round } from "./elements";
import { openMenu } from "./floating";
import { emit, fire } from "./outbox";
import { reportPermission } from "./surroundings";
import { scrollerOf, survey } from "./survey";

const core = { changed, emit, find, fire, idOf, isForeign, listener, on, openMenu, outer, reportPermission, root, round, scrollerOf, survey };

export type Core = typeof core;

type Extras = typeof import("./extras/main");

let loading: Promise<Extras> | undefined;

export const load = () =>
  (loading ??= import(page.dataset.extras!).then(({ default: start }) => {
    const extras = start(core);
    page.classList.add("extras");
    return extras;
  }));

/** The elements that need the second script. */
export const needy =
  "[data-swipe],[data-context],[data-fitting],[aria-keyshortcuts],dialog[data-modal]" +
  ["drag", "long-press", "double-tap", "hover", "refresh"].map((action) => `,[data-on~=${action}]`).join("");

export const enrich = (node: HTMLElement) => load().then((extras) => extras.enrich(node));

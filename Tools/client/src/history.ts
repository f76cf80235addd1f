// The address bar: the server says what it shows, the user goes back and forward in it.

import { on } from "./elements";
import { emit } from "./outbox";

/** How many entries of the history are ours and lie behind. */
let depth: number = history.state?.martlet ?? 0;
const here = () => location.pathname + location.search;
/** The path that the server knows of. */
let shown = here();

function navigated() {
  if (shown === here()) return;
  shown = here();
  emit("navigate", 0, shown);
}

on(
  "popstate",
  ({ state }) => {
    depth = state?.martlet ?? 0;
    navigated();
  },
  window,
);

export function show(path: string, replace: boolean) {
  const url = new URL(path, location.href);
  if (url.href === location.href) return;
  if (!replace) depth++;
  history[replace ? "replaceState" : "pushState"]({ martlet: depth }, "", url);
  shown = here();
}

/** Goes back, but never out of the app. */
export function goBack() {
  if (depth > 0) history.back();
}

/** Follows a link inside of the app; false for a link that the browser shall follow. */
export function follow(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.pathname.startsWith("/_martlet/")) return false;
  history.pushState({ martlet: ++depth }, "", link.href);
  navigated();
  return true;
}

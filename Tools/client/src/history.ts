// The address bar. The server sets the location, and the user navigates back and forward.

import { on } from "./elements";
import { emit } from "./outbox";

/** The number of the app's entries behind the current one in the browser's history. */
let depth: number = history.state?.martlet ?? 0;
const here = () => location.pathname + location.search;
/** The path that the server knows. */
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

/** Goes back, but not out of the app. */
export function goBack() {
  if (depth > 0) history.back();
}

/** Follows a link inside the app. Returns false for other links, which the browser follows. */
export function follow(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.pathname.startsWith("/_martlet/")) return false;
  history.pushState({ martlet: ++depth }, "", link.href);
  navigated();
  return true;
}

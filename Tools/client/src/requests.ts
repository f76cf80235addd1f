// The server's requests to the browser, other than patches.

import { copy } from "./copying";
import { need, page } from "./elements";
import { load } from "./extras";
import { goBack, show } from "./history";

const requests: Record<string, (...parts: any[]) => void> = {
  open(url) {
    const { protocol, href, origin } = new URL(url, location.href);
    if (/^(javascript|data|vbscript|blob):/.test(protocol)) throw new Error("it may not open " + url);
    // Another app on this server replaces this one, like any page.
    const opened = /^https?:/.test(protocol) && origin !== location.origin && window.open(href, "_blank");
    if (opened) opened.opener = null;
    else location.href = href;
  },
  // A window that is open comes to the front as it is. If the browser opens none, this page becomes the window.
  window(path) {
    const opened = open("", path);
    if (!opened || opened.location.href === "about:blank") (opened ?? window).location.href = path;
    opened?.focus();
  },
  close: () => close(),
  location: show,
  back: goBack,
  title(text) {
    document.title = text;
  },
  copy: (text) => void copy(text).catch((error) => console.error("martlet: copy", error)),
  scheme(scheme) {
    page.style.colorScheme = scheme ?? "";
  },
};

export function carryOut(all: any[][]) {
  for (const [name, ...parts] of all)
    (async () => (requests[name] ?? need((await load()).requests[name], "request " + name))(...parts))().catch((error) =>
      console.error("martlet:", error),
    );
}

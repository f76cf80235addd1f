// The text that the user has copied. An element without content stands for it.

import type { Lent } from "../../../Tools/client/src/lent";
import { answering, follow } from "./shared/service";

/** The most bytes of a text. */
const limit = 60_000;

export default function (node: HTMLElement, page: Lent) {
  const answer = answering(node, page);
  let done = 0;
  follow(node, async ({ read }) => {
    if (!read || read === done) return;
    done = read;
    // The browser refuses it, or has none: a page that is not secure has no clipboard.
    const text = await navigator.clipboard?.readText().catch(() => "");
    if (text && new TextEncoder().encode(text).length <= limit) answer("read", read, text);
    else answer("read", read);
  });
}

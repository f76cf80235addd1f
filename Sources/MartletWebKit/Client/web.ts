// Frames. A page of the web is loaded by its address; HTML of the app's goes to a document in a sandbox, which writes it.

import type { Lent } from "../../../Tools/client/src/lent";

export default function (node: HTMLElement, page: Lent) {
  const frame = node as HTMLIFrameElement;
  const { html, address = "", loading = "0" } = frame.dataset;
  const report = (moment: string, ...more: any[]) => page.fire(frame, "report", [moment, +loading, ...more]);
  if (html == null) {
    frame.addEventListener("load", () => report("loaded"));
    frame.src = address;
    return;
  }

  let isLoaded = false;
  let last = 0;
  /** Sends the scripts that have not been sent. */
  const run = () => {
    if (!isLoaded) return;
    for (const script of JSON.parse(frame.dataset.scripts ?? "[]"))
      if (script[0] > last) {
        last = script[0];
        frame.contentWindow?.postMessage({ script }, "*");
      }
  };
  const hear = ({ source, data }: MessageEvent): void => {
    if (!frame.isConnected) removeEventListener("message", hear);
    if (source !== frame.contentWindow || !Array.isArray(data)) return;
    const [moment, ...more] = data;
    if (moment === "waiting") return frame.contentWindow!.postMessage({ html }, "*");
    // What the app's HTML says is as little to be believed as any page: these are texts and numbers, or nothing.
    if (!["loaded", "link", "message", "result"].includes(moment)) return;
    report(moment, ...more.slice(0, 3).map((part) => (typeof part === "number" ? part : part == null ? "" : String(part).slice(0, 60_000))));
    if (moment === "loaded") {
      isLoaded = true;
      run();
    }
  };
  addEventListener("message", hear);
  new MutationObserver(run).observe(frame, { attributes: true, attributeFilter: ["data-scripts"] });
  frame.src = address;
}

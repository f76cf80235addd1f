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
  // The document of the app's HTML gets one end. A page that takes its place in the frame has none, so nothing goes to it, and it says nothing.
  const { port1: port, port2: other } = new MessageChannel();
  /** Sends the scripts that have not been sent. */
  const run = () => {
    if (!isLoaded) return;
    for (const script of JSON.parse(frame.dataset.scripts ?? "[]"))
      if (script[0] > last) {
        last = script[0];
        port.postMessage({ script });
      }
  };
  const greet = ({ source, data }: MessageEvent): void => {
    if (source !== frame.contentWindow || data !== "waiting") return;
    removeEventListener("message", greet);
    frame.contentWindow!.postMessage({ html }, "*", [other]);
  };
  port.onmessage = ({ data }) => {
    if (!frame.isConnected) return port.close();
    // What the app's HTML says is as little to be believed as any page: these are texts and numbers, or nothing.
    const [moment, ...more] = Array.isArray(data) ? data : [];
    if (!["loaded", "link", "message", "result"].includes(moment)) return;
    let parts = more.slice(0, 3).map((part) => (typeof part === "number" ? part : part == null ? "" : String(part)));
    if (new TextEncoder().encode(parts.join("")).length > limit) {
      console.warn(`A web view's '${moment}' is longer than ${limit} bytes`);
      if (moment === "result") parts = [parts[0]!, "", "The result is too long."];
      else return;
    }
    report(moment, ...parts);
    if (moment === "loaded") {
      isLoaded = true;
      run();
    }
  };
  addEventListener("message", greet);
  new MutationObserver(run).observe(frame, { attributes: true, attributeFilter: ["data-scripts"] });
  frame.src = address;
}

/** The most bytes of a report. */
const limit = 60_000;

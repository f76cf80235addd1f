// The files that the user chooses, saves and shares. An element without content stands for them.

import type { Lent } from "../../../Tools/client/src/lent";
import { answering, follow } from "./shared/service";

/** The most and the least bytes of one request: fewer where the network is slow. */
const greatest = 256 * 1024;
const least = 16 * 1024;
/** The longest name that is sent; its ending says the type. */
const longest = 100;

export default function (node: HTMLElement, page: Lent) {
  const answer = answering(node, page);
  const chosen = new Map<number, File[]>();
  const sending = new Map<string, AbortController>();
  const saved = new Set<number>();
  const shared = new Set<number>();
  let asked = 0;
  let waiting: (() => void) | undefined;

  // Browsers open their dialog only during an interaction of the user.
  for (const type of ["pointerup", "keydown"])
    page.on(type, () => {
      waiting?.();
      waiting = undefined;
    });

  function choose(number: number, accept: string, most: number, capture: string) {
    const input = document.createElement("input");
    Object.assign(input, { type: "file", accept, multiple: most > 1, hidden: true });
    // An empty one asks for the camera, too.
    if (capture) input.setAttribute("capture", capture);
    const end = (files: File[]) => {
      input.remove();
      chosen.set(number, files);
      if (files.length) answer("picked", number, files.map(({ name, type, size }) => [name.slice(-longest), type.slice(0, longest), size]));
      else answer("cancelled", number);
    };
    input.onchange = () => end([...(input.files ?? [])].slice(0, most));
    input.addEventListener("cancel", () => end([]));
    // Some browsers forget an input that is in no page.
    document.body.append(input);
    const open = () => input.click();
    if (navigator.userActivation?.isActive ?? true) open();
    else waiting = open;
  }

  async function send(number: number, index: number, token: string) {
    if (sending.has(token)) return;
    const end = new AbortController();
    sending.set(token, end);
    const file = chosen.get(number)?.[index];
    // A page that was loaded again has no files.
    if (!file) return void answer("lost", token);
    for (let offset = 0, failures = 0, part = greatest; offset < file.size && sending.has(token); ) {
      try {
        const response = await fetch(`/_martlet/upload/${token}?offset=${offset}`, {
          method: "POST",
          body: file.slice(offset, offset + part),
          signal: end.signal,
        });
        // A part whose answer was lost is there: the answer says how much is.
        const there = response.ok || response.status === 409 ? +(await response.text()) : NaN;
        if (isNaN(there)) return void answer("lost", token);
        failures = there > offset ? 0 : failures + 1;
        offset = there;
      } catch {
        if (end.signal.aborted) return;
        failures++;
        part = Math.max(least, part / 2);
        await new Promise((done) => setTimeout(done, 500 * failures));
      }
      if (failures > 5) return void answer("lost", token);
    }
  }

  async function load(address: string): Promise<Blob> {
    const response = await fetch(address);
    if (!response.ok) throw new Error(response.statusText);
    return response.blob();
  }

  function download(file: Blob, name: string) {
    const href = URL.createObjectURL(file);
    Object.assign(document.createElement("a"), { href, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
  }

  async function share(number: number, listed: [string, string, string][], text: string, url: string, title: string) {
    if (shared.has(number)) return;
    shared.add(number);
    try {
      const files = await Promise.all(listed.map(async ([address, name, type]) => new File([await load(address)], name, { type })));
      const data: ShareData = {};
      if (files.length) data.files = files;
      if (text) data.text = text;
      if (url) data.url = url;
      if (title) data.title = title;
      try {
        if (!navigator.canShare?.(data)) throw new Error("The browser cannot share it.");
        await navigator.share(data);
      } catch (error) {
        // The user has cancelled. Other errors are the browser's: it takes no such files, or the tap is too long ago.
        if ((error as Error).name !== "AbortError") {
          for (const file of files) download(file, file.name);
          if (files.length) return;
          await page.copy(url || text);
          page.say("Copied");
          setTimeout(() => page.say(""), 2000);
        }
      }
    } catch (error) {
      console.error("martlet: share", error);
    } finally {
      answer("shared", number);
    }
  }

  async function save(number: number, address: string, name: string) {
    if (saved.has(number)) return;
    saved.add(number);
    try {
      download(await load(address), name);
      answer("saved", number);
    } catch {
      answer("unsaved", number);
    }
  }

  follow(node, (requests) => {
    const [number, accept, most, capture] = requests.pick ?? [];
    if (!number) waiting = undefined;
    else if (number !== asked) choose((asked = number), accept, most, capture);
    const wanted: [number, number, string][] = requests.send ?? [];
    for (const [token, end] of sending)
      if (!wanted.some((file) => file[2] === token)) {
        sending.delete(token);
        end.abort();
      }
    for (const file of wanted) send(...file);
    for (const file of (requests.save ?? []) as [number, string, string][]) save(...file);
    for (const items of (requests.share ?? []) as Parameters<typeof share>[]) share(...items);
  });
}

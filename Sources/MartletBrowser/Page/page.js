// Runs in each page of a test, before the page's own scripts. It tells how far the page has come, and where its elements are.

(() => {
  if (window !== top) return;
  const state = { sent: 0, received: 0, socket: null, opened: [] };

  // ── What is under way ──

  window.WebSocket = class extends WebSocket {
    constructor(url, protocols) {
      super(url, protocols);
      if (!String(url).includes("/_martlet/socket")) return;
      state.socket = this;
      // The page's own listener comes later, in the same task.
      this.addEventListener("message", ({ data }) => {
        const [number, , kind, , last] = JSON.parse(data);
        if (kind === "reset") state.received = last;
        else if (number > state.received) state.received = number;
      });
    }
    send(data) {
      const number = +/^\[(\d+)/.exec(data)?.[1];
      if (number > state.sent) state.sent = number;
      super.send(data);
    }
  };

  // The page's acknowledgements wait so long. They change nothing.
  const acknowledgement = 250;
  const longest = 400;
  const timers = new Map();
  // A timer that starts itself again and again is not waited for.
  let depth = 0;
  const start = window.setTimeout;
  window.setTimeout = function (work, time = 0, ...rest) {
    const level = depth + 1;
    const isTracked = time <= longest && time !== acknowledgement && level < 5 && typeof work === "function";
    if (!isTracked) return start(work, time, ...rest);
    const id = start(
      (...values) => {
        timers.delete(id);
        depth = level;
        try {
          work(...values);
        } finally {
          depth = 0;
        }
      },
      time,
      ...rest,
    );
    timers.set(id, performance.now() + time);
    return id;
  };
  const stop = window.clearTimeout;
  window.clearTimeout = function (id) {
    timers.delete(id);
    stop(id);
  };

  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const pause = (time) => new Promise((done) => start(done, time));

  const running = () =>
    document.getAnimations().filter((each) => {
      if (each.playState !== "running" && !each.pending) return false;
      const { endTime } = each.effect?.getComputedTiming() ?? {};
      // Spinners never end, and animations by scrolling follow the finger.
      return Number.isFinite(endTime) && each.timeline === document.timeline;
    });

  async function still() {
    const end = performance.now() + 3000;
    for (let all = running(); all.length && performance.now() < end; all = running())
      await Promise.race([Promise.all(all.map((each) => each.finished.catch(() => {}))), pause(end - performance.now())]);
  }

  const idOf = (node) => (node && /^e\d+$/.test(node.id) ? +node.id.slice(1) : 0);

  /** The elements that contain a node, from the inside. */
  function elementsAround(node) {
    const ids = [];
    for (let at = node; at; at = at.parentElement) if (idOf(at)) ids.push(idOf(at));
    return ids;
  }

  function report() {
    const menus = [...document.querySelectorAll("[popover][data-of]")].filter((menu) => menu.matches(":popover-open"));
    const rows = [...document.querySelectorAll("[data-swiped]")].filter((row) => parseFloat(row.style.getPropertyValue("--swipe")));
    return {
      sent: state.sent,
      received: state.received,
      isOpen: state.socket?.readyState === 1,
      isLive: document.documentElement.classList.contains("live"),
      focused: elementsAround(document.activeElement)[0] ?? 0,
      open: [...menus.map((menu) => +menu.dataset.of), ...rows.map(idOf)],
      fits: [...document.querySelectorAll("[data-fit]")].map((child) => idOf(child) || idOf(child.querySelector("[id^=e]"))),
      opened: state.opened.splice(0),
    };
  }

  /** Waits until the page has nothing to do: two frames were drawn, and no timer is about to fire. */
  async function settle(isStill) {
    const end = performance.now() + 5000;
    do {
      await frame();
      await frame();
      const due = Math.max(0, ...timers.values());
      if (due) await pause(Math.max(0, due - performance.now()));
    } while (timers.size && performance.now() < end);
    if (isStill) await still();
    return report();
  }

  // ── Where elements are ──

  function rects(node) {
    let all = [...node.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    if (!all.length) {
      // A node without a box of its own has those of its contents.
      const range = document.createRange();
      range.selectNodeContents(node);
      all = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    }
    return all;
  }

  const first = (selectors) => {
    for (const selector of selectors) {
      const node = document.querySelector(selector);
      if (node && rects(node).some(({ width, height }) => width > 2 && height > 2)) return node;
    }
    return null;
  };

  const shares = [0.5, 0.25, 0.75, 0.1, 0.9];

  function hits(node) {
    const found = [];
    for (const { left, top, width, height } of rects(node).slice(0, 8))
      for (const down of shares)
        for (const along of shares) {
          const x = left + width * along;
          const y = top + height * down;
          const hit = document.elementFromPoint(x, y);
          if (!hit) continue;
          found.push({ x, y, isInside: node.contains(hit), ids: elementsAround(hit), tag: describe(hit) });
        }
    return found;
  }

  function describe(node) {
    const text = node.textContent.trim().slice(0, 40);
    return `<${node.localName}${node.className && node.className.baseVal === undefined ? " class=" + JSON.stringify(node.className) : ""}>${text}`;
  }

  /** Opens the menus that contain a node, as their buttons do, and returns the first button to press; `null` if all are open. */
  function closedMenu(selectors) {
    for (const selector of selectors) {
      const menu = document.querySelector(selector)?.closest("[popover]:not(:popover-open)");
      if (!menu) continue;
      const outer = menu.parentElement.closest("[popover]:not(:popover-open)") ?? menu;
      return `[popovertarget="${outer.id}"]`;
    }
    return null;
  }

  /**
   * Finds where to touch the first of some nodes that is shown, and scrolls there if it is out of sight.
   * @param attempt 0: where it is; 1: after scrolling it to the middle
   */
  async function locate(selectors, attempt) {
    await still();
    const node = first(selectors);
    if (!node) return { exists: selectors.some((selector) => document.querySelector(selector)), menu: closedMenu(selectors) };
    if (attempt) {
      node.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      await settle(true);
    }
    const { left, top, width, height } = node.getBoundingClientRect();
    return { exists: true, isShown: true, hits: hits(node), frame: [left, top, width, height], value: node.value ?? null };
  }

  function frameOf(selectors) {
    for (const selector of selectors) {
      const node = document.querySelector(selector);
      if (!node) continue;
      const all = rects(node);
      if (!all.length) return null;
      const box = node.getClientRects().length ? node.getBoundingClientRect() : null;
      if (box) return [box.left, box.top, box.width, box.height];
      const left = Math.min(...all.map((each) => each.left));
      const top = Math.min(...all.map((each) => each.top));
      return [left, top, Math.max(...all.map((each) => each.right)) - left, Math.max(...all.map((each) => each.bottom)) - top];
    }
    return null;
  }

  // ── What leaves the app ──

  // A test must not load pages of others. It hears of them.
  window.open = (url) => void state.opened.push(String(url));
  addEventListener("click", (event) => {
    const link = !event.defaultPrevented && event.target.closest?.("a[href]");
    if (!link || (link.origin === location.origin && link.target !== "_blank")) return;
    event.preventDefault();
    state.opened.push(link.getAttribute("href"));
  });

  // ── Pictures ──

  async function pixelsOf(base64) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, bitmap.width, bitmap.height);
  }

  async function compare(actual, expected, tolerance) {
    const [a, b] = [await pixelsOf(actual), await pixelsOf(expected)];
    if (a.width !== b.width || a.height !== b.height)
      return { share: 1, description: `it is ${a.width} × ${a.height} pixels instead of ${b.width} × ${b.height}` };
    let count = 0;
    let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
    const shown = new ImageData(a.width, a.height);
    for (let i = 0; i < a.data.length; i += 4) {
      let differs = false;
      for (let c = 0; c < 4; c++) {
        if (Math.abs(a.data[i + c] - b.data[i + c]) > tolerance) differs = true;
        shown.data[i + c] = c === 3 ? 255 : 191 + a.data[i + c] / 4;
      }
      if (!differs) continue;
      count++;
      const [x, y] = [(i / 4) % a.width, Math.floor(i / 4 / a.width)];
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
      shown.data.set([255, 0, 0, 255], i);
    }
    const description = `${count} of ${a.width * a.height} pixels differ, between (${left}, ${top}) and (${right}, ${bottom})`;
    if (!count) return { share: 0, description };
    const canvas = new OffscreenCanvas(a.width, a.height);
    canvas.getContext("2d").putImageData(shown, 0, 0);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/png" })).arrayBuffer());
    let text = "";
    for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
    return { share: count / (a.width * a.height), description, picture: btoa(text) };
  }

  window.martletTest = { report, settle, still, locate, frameOf, compare };
})();

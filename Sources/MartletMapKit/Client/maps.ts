// Maps. The page moves them by itself, and tells the server where they come to rest. All numbers are map points: 2 ** 28 of them are the world.

import type { Lent } from "../../../Tools/client/src/lent";

const world = 2 ** 28;
const numbers = (text = "") => text.split(" ").map(Number);
const within = (x: number, least: number, most: number) => Math.min(Math.max(x, least), most);
const reduceMotion = matchMedia("(prefers-reduced-motion: reduce)");

export default function (node: HTMLElement, page: Lent) {
  if (!node.matches(".k-map")) return;
  const { dataset } = node;
  const ground = node.querySelector<HTMLElement>(".map-ground")!;
  const layer = node.querySelector<HTMLElement>("[data-slot=item]")!;
  /** Where the items were placed: a pan moves their layer alone. */
  let base = { x: 0, y: 0, scale: 0 };
  /** The centre, and the points of the page that a map point is wide. */
  let [x, y, scale] = [world / 2, world / 2, 0];
  let [width, height] = [0, 0];
  /** The wish that is carried out, and how often the user has moved the map since. */
  let [wish, moves] = [-1, 0];
  /** The moves of the user that the server has heard of. */
  let heard = 0;
  let frame = 0;
  let told = 0;
  let wheels = 0;

  const allows = (mode: string) => dataset.modes?.includes(mode);

  // ── Where the map is ──

  const report = (isMoving: boolean) => {
    told = performance.now();
    const [w, h] = [width / scale, height / scale];
    const { left, top } = node.getBoundingClientRect();
    // Only a move of the user is one of their actions.
    const isUsers = !isMoving && moves > heard;
    if (isUsers) heard = moves;
    page.fire(node, isUsers ? "change" : "report", [moves, isMoving, wish, x - w / 2, y - h / 2, w, h, width, height, left, top]);
  };

  /** Moves the map, within what there is and what the app allows. */
  const go = (toX: number, toY: number, toScale: number) => {
    const [left = 0, top = 0, w = world, h = world, least = 0, most = 0] = numbers(dataset.bounds ?? `0 0 ${world} ${world}`);
    scale = within(toScale, Math.max(width / world, height / world, most && height / most), Math.min(2, least ? height / least : 2));
    x = w < world ? within(toX, left, left + w) : toX - world * Math.floor(toX / world);
    y = within(toY, Math.max(top, height / scale / 2), Math.min(top + h, world - height / scale / 2));
    show();
  };

  /** Zooms about a point of the map. */
  const zoomed = (factor: number, px: number, py: number): [number, number, number] => {
    const next = within(scale * factor, Math.max(width, height) / world, 2);
    const [dx, dy] = [px - width / 2, py - height / 2];
    return [x + dx / scale - dx / next, y + dy / scale - dy / next, next];
  };

  const live = () => {
    if (dataset.live != null && performance.now() - told > 33) report(true);
  };

  /** Ends a move; whether there was one. */
  const stop = () => {
    const was = frame;
    cancelAnimationFrame(frame);
    frame = 0;
    return !!was;
  };

  /** Moves the map in some time, about the point that keeps its place. */
  const glide = (to: [number, number, number], duration: number, curve = (t: number) => t * t * (3 - 2 * t)) => {
    stop();
    const [fromX, fromY, from] = [x, y, scale];
    // The way over the date line may be shorter.
    const toX = to[0] - world * Math.round((to[0] - fromX) / world);
    const start = performance.now();
    const step = (now: number) => {
      const t = curve(reduceMotion.matches ? 1 : within((now - start) / duration, 0, 1));
      const at = from * (to[2] / from) ** t;
      const share = Math.abs(to[2] / from - 1) < 1e-6 ? t : (1 / at - 1 / from) / (1 / to[2] - 1 / from);
      go(fromX + (toX - fromX) * share, fromY + (to[1] - fromY) * share, at);
      if (t < 1) {
        live();
        frame = requestAnimationFrame(step);
      } else {
        frame = 0;
        report(false);
      }
    };
    step(start);
  };

  /** A move of the user. */
  const move = (to: [number, number, number], duration = 250) => {
    moves++;
    glide(to, duration);
  };

  /** Carries out a wish of the app that is new. */
  const obey = (motion?: { d: number }) => {
    const [number = 0, count = 0, left = 0, top = 0, w = 0, h = 0] = numbers(dataset.wish);
    if (number === wish || !width) return;
    [wish, moves, heard] = [number, count, count];
    const to: [number, number, number] = [left + w / 2, top + h / 2, Math.min(w ? width / w : Infinity, h ? height / h : Infinity, 2)];
    if (motion && scale) return glide(to, motion.d);
    stop();
    go(...to);
    place(true);
    report(false);
  };

  // ── What is on it ──

  /** Shows the map where it is now, at the next frame. */
  let isWaiting = false;
  const show = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => ((isWaiting = false), place()));
  };

  /** @param isNew Whether the items are others than before. */
  const place = (isNew = false) => {
    const [left, top] = [x - width / scale / 2, y - height / scale / 2];
    const isPan = !isNew && scale === base.scale && Math.abs(x - base.x) * scale < width;
    if (!isPan) base = { x, y, scale };
    layer.style.translate = `${(base.x - x) * scale}px ${(base.y - y) * scale}px`;
    if (!isPan) arrange(left, top);
    if (dataset.tiles) tile(left, top);
    else grid(left, top);
    drawScale();
    node.dataset.ready = "";
  };

  const arrange = (left: number, top: number) => {
    for (const item of layer.querySelectorAll<HTMLElement>("[data-at]")) {
      if (item.closest(".k-map") !== node) continue;
      const [atX = 0, atY = 0] = numbers(item.dataset.at);
      // The world goes on and on: what is near to the centre is shown.
      const toX = (atX - world * Math.round((atX - x) / world) - left) * scale;
      const toY = (atY - top) * scale;
      const { unit, anchor } = item.dataset;
      if (unit) item.querySelector("path")!.setAttribute("transform", `matrix(${+unit * scale} 0 0 ${+unit * scale} ${toX} ${toY})`);
      else {
        const [shareX = 0, shareY = 0] = numbers(anchor);
        item.style.translate = `calc(${toX}px - ${shareX * 100}%) calc(${toY}px - ${shareY * 100}%)`;
        // What is farther south is in front.
        item.style.zIndex = `${Math.round(atY)}`;
      }
    }
  };

  const drawScale = () => {
    const bar = node.querySelector<HTMLElement>(".k-map-scale span");
    if (bar) {
      const meter = scale * world / (40_075_017 * Math.cos(2 * Math.atan(Math.exp((0.5 - y / world) * 2 * Math.PI)) - Math.PI / 2));
      const power = 10 ** Math.floor(Math.log10(100 / meter));
      const length = power * ([5, 2].find((n) => n * power * meter <= 100) ?? 1);
      bar.style.width = length * meter + "px";
      bar.textContent = length < 1000 ? length + " m" : length / 1000 + " km";
    }
  };

  const tiles = new Map<string, HTMLImageElement>();

  const tile = (left: number, top: number) => {
    const zoom = within(Math.round(Math.log2((scale * world) / 256)), 0, +dataset.zoom!);
    const count = 2 ** zoom;
    const size = world / count;
    const needed = new Set<string>();
    for (let column = Math.floor(left / size); column * size < left + width / scale; column++)
      for (let row = Math.max(0, Math.floor(top / size)); row < count && row * size < top + height / scale; row++) {
        const key = `${zoom} ${column} ${row}`;
        needed.add(key);
        if (tiles.has(key)) continue;
        const image = new Image();
        image.draggable = false;
        image.alt = "";
        image.referrerPolicy = "no-referrer";
        image.onload = () => (image.dataset.loaded = "");
        const values: Record<string, number> = { z: zoom, x: ((column % count) + count) % count, y: row };
        image.src = dataset.tiles!.replace(/\{([zxy])\}/g, (_, name) => `${values[name]}`);
        tiles.set(key, image);
        ground.append(image);
      }
    const isWaiting = [...needed].some((key) => tiles.get(key)!.dataset.loaded == null);
    for (const [key, image] of tiles) {
      const [z = 0, column = 0, row = 0] = numbers(key);
      const side = world / 2 ** z;
      // Those of another zoom stand in until the new ones are there.
      if (!needed.has(key) && (!isWaiting || z === zoom || image.dataset.loaded == null)) {
        tiles.delete(key);
        image.remove();
        continue;
      }
      const edge = (at: number, from: number) => Math.round((at * side - from) * scale);
      const [px, py] = [edge(column, left), edge(row, top)];
      image.style.cssText = `translate:${px}px ${py}px;width:${edge(column + 1, left) - px}px;height:${edge(row + 1, top) - py}px;z-index:${z === zoom ? 1 : 0}`;
    }
  };

  const grid = (left: number, top: number) => {
    const degree = (scale * world) / 360;
    // Lines are at least 80 points from each other.
    const power = 10 ** Math.ceil(Math.log10(80 / degree));
    const step = [power / 5, power / 2, power, 15, 30].find((step) => step * degree >= 80) ?? 30;
    const name = (at: number, names: string) => +Math.abs(at).toFixed(7) + "°" + (at ? names[at < 0 ? 1 : 0] : "");
    let [lines, texts] = ["", ""];
    const first = Math.ceil((left / world * 360 - 180) / step);
    for (let i = first; i * step < first * step + width / degree + step; i++) {
      const at = (((i * step + 180) / 360) * world - left) * scale;
      lines += `M${at.toFixed(1)} 0V${height}`;
      if (at > 40 && at < width - 130) texts += `<text x="${at + 4}" y="${height - 6}">${name(((i * step + 540) % 360) - 180, "EW")}</text>`;
    }
    const latitude = (at: number) => (Math.atan(Math.exp((0.5 - at / world) * 2 * Math.PI)) * 360) / Math.PI - 90;
    for (let i = Math.ceil(latitude(top + height / scale) / step); i * step < latitude(top); i++) {
      const at = ((0.5 - Math.log(Math.tan(Math.PI / 4 + (i * step * Math.PI) / 360)) / (2 * Math.PI)) * world - top) * scale;
      lines += `M0 ${at.toFixed(1)}H${width}`;
      if (at > 60 && at < height - 20) texts += `<text x="6" y="${at - 4}">${name(i * step, "NS")}</text>`;
    }
    ground.innerHTML = `<svg><path d="${lines}"/>${texts}</svg>`;
  };

  // ── What the user does ──

  const pointers = new Map<number, [number, number]>();
  /** How fast the pointers move, in points a millisecond, and when they last did. */
  let [speedX, speedY, last] = [0, 0, 0];
  let [isDragged, isHalted, travelled] = [false, false, 0];
  let tapped = { time: 0, x: 0, y: 0 };

  /** Where the map is on the page, as long as pointers are on it: asking for it takes a layout. */
  let origin = node.getBoundingClientRect();
  const local = ({ clientX, clientY }: MouseEvent): [number, number] => [clientX - origin.left, clientY - origin.top];
  /** The middle of the pointers, and how far they are from it. */
  const middle = () => {
    const all = [...pointers.values()];
    const [mx, my] = [0, 1].map((i) => all.reduce((sum, at) => sum + at[i]!, 0) / all.length) as [number, number];
    return { mx, my, spread: Math.hypot(all[0]![0] - mx, all[0]![1] - my) };
  };
  const isOwn = (target: any) =>
    !target.closest(".map-controls,input,select,textarea") && target.closest(".k-map") === node && !!dataset.modes;

  node.addEventListener("pointerdown", (event) => {
    if (!isOwn(event.target) || (event.pointerType === "mouse" && event.button)) return;
    const isMoving = stop();
    origin = node.getBoundingClientRect();
    pointers.set(event.pointerId, local(event));
    if (pointers.size === 1) [isDragged, isHalted, travelled, speedX, speedY] = [false, isMoving, 0, 0, 0];
  });
  const moved = (event: PointerEvent) => {
    if (!pointers.has(event.pointerId)) return;
    // It was let go outside the page.
    if (!event.buttons) return ended(event);
    const before = middle();
    pointers.set(event.pointerId, local(event));
    const { mx, my, spread } = middle();
    const [dx, dy] = [mx - before.mx, my - before.my];
    travelled += Math.hypot(dx, dy) + Math.abs(spread - before.spread);
    if (!isDragged && travelled < 4) return;
    if (!isDragged) {
      isDragged = true;
      moves++;
      node.setPointerCapture(event.pointerId);
    }
    const passed = Math.max(event.timeStamp - last, 1);
    last = event.timeStamp;
    [speedX, speedY] = [speedX * 0.4 + (dx / passed) * 0.6, speedY * 0.4 + (dy / passed) * 0.6];
    if (allows("pan")) [x, y] = [x - dx / scale, y - dy / scale];
    const factor = allows("zoom") && before.spread && pointers.size > 1 ? spread / before.spread : 1;
    go(...zoomed(factor, mx, my));
    live();
  };
  const ended = (event: PointerEvent) => {
    const at = pointers.get(event.pointerId);
    if (!at || !pointers.delete(event.pointerId) || pointers.size) return;
    if (isDragged) {
      // The click that ends a drag presses nothing.
      const ignore = (click: Event) => click.stopImmediatePropagation();
      addEventListener("click", ignore, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", ignore, { capture: true }));
      const isFlung = allows("pan") && event.timeStamp - last < 60 && Math.hypot(speedX, speedY) > 0.3;
      if (isFlung) glide([x - (speedX * 250) / scale, y - (speedY * 250) / scale, scale], 700, (t) => 1 - (1 - t) ** 3);
      else report(false);
      return;
    }
    if (isHalted) {
      moves++;
      report(false);
    }
    if (event.type === "pointerup" && !(event.target as Element).closest("[data-at]")) {
      const isSecond = event.timeStamp - tapped.time < 350 && Math.hypot(at[0] - tapped.x, at[1] - tapped.y) < 30;
      tapped = { time: isSecond ? 0 : event.timeStamp, x: at[0], y: at[1] };
      if (isSecond && allows("zoom")) move(zoomed(2, ...at));
    }
  };
  for (const [type, handler] of [["pointermove", moved], ["pointerup", ended], ["pointercancel", ended]] as const) node.addEventListener(type, handler);

  // A sheet around it is not dragged.
  node.addEventListener("touchstart", (event) => event.stopPropagation(), { passive: true });
  node.addEventListener("wheel", (event) => {
    if (!allows("zoom") || !isOwn(event.target)) return;
    event.preventDefault();
    stop();
    if (!wheels) {
      moves++;
      origin = node.getBoundingClientRect();
    }
    clearTimeout(wheels);
    wheels = setTimeout(() => ((wheels = 0), report(false)), 180);
    const lines = event.deltaY * (event.deltaMode ? 20 : 1);
    go(...zoomed(2 ** (-within(lines, -200, 200) / (event.ctrlKey ? 50 : 200)), ...local(event)));
    live();
  }, { passive: false });

  const arrows: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  node.addEventListener("keydown", (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (target !== node || !isOwn(target) || ctrlKey || metaKey || altKey) return;
    const [arrow, step] = [arrows[key], { "+": 1, "=": 1, "-": -1 }[key]];
    if (arrow && allows("pan")) move([x + (arrow[0] * 100) / scale, y + (arrow[1] * 100) / scale, scale]);
    else if (step && allows("zoom")) move(zoomed(2 ** step, width / 2, height / 2));
    else return;
    event.preventDefault();
  });

  node.addEventListener("click", ({ target }) => {
    const step = (target as Element).closest<HTMLElement>("[data-step]");
    if (step) move(zoomed(2 ** +step.dataset.step!, width / 2, height / 2));
    else if (isOwn(target) && !(target as Element).closest("[data-at]:not([data-unit])")) page.fire(node, "deselect");
  });

  // ── What the server says ──

  const watch = (motion?: { d: number }) => () => {
    if (!node.isConnected) page.around.splice(page.around.indexOf(watch), 1);
    else if (width) {
      obey(motion);
      place(true);
    }
  };
  page.around.push(watch);
  new ResizeObserver(() => {
    const isFirst = !width;
    [width, height] = [node.clientWidth, node.clientHeight];
    if (!width || !height) return;
    if (isFirst) return obey();
    // What the app wished for is shown as a whole; where the user has been stays in the middle.
    if (moves) go(x, y, scale);
    else wish = -1;
    obey();
    place(true);
    report(false);
  }).observe(node);
}

// Transitions of contents: texts whose letters roll or that fade into the next, and symbols that take the place of others.

import type { Lent } from "../../../Tools/client/src/lent";
import type { Motion } from "../../../Tools/client/src/motion";

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** The boxes around the views that have a transition. */
const areas = new Set<HTMLElement>();
/** The animations of each text or symbol, and the copies that they move. */
const running = new WeakMap<Element, () => void>();
let page: Lent;

export default function (node: HTMLElement, lent: Lent) {
  if (!page) {
    page = lent;
    page.around.push(watch);
  }
  areas.add(node);
}

/** What a text or a symbol showed before a turn. */
interface Content {
  copy: HTMLElement;
  rect: DOMRect;
  letters: Letter[];
}

interface Letter {
  text: string;
  x: number;
  y: number;
}

/** Remembers the contents before a turn, and returns what animates those that it has changed. */
function watch(motion?: Motion) {
  const before = new Map<HTMLElement, Content>();
  const values = new Map<HTMLElement, number>();
  for (const area of areas) {
    if (!area.isConnected) areas.delete(area);
    else if (motion && !still.matches && !document.hidden) {
      values.set(area, Number(area.dataset.value));
      const rolls = area.dataset.contents === "numericText";
      for (const part of partsOf(area)) before.set(part, contentOf(part, rolls));
    }
  }
  return () => {
    for (const [part, old] of before) {
      const area = part.closest<HTMLElement>("[data-contents]");
      if (!area || !part.isConnected || part.closest(".leaving") || part.innerHTML === old.copy.innerHTML) continue;
      running.get(part)?.();
      const name = area.dataset.contents!;
      if (name === "identity") continue;
      const { value, down } = area.dataset;
      const isDown = value == null ? down != null : Number(value) < values.get(area)!;
      if (name === "numericText" && part.matches(".k-text") && !part.querySelector("*")) roll(area, part, old, isDown, motion!);
      else fade(area, part, old, name, motion!);
    }
  };
}

/** The texts and symbols whose transition is that of an area. */
function partsOf(area: HTMLElement): HTMLElement[] {
  const parts = [...area.querySelectorAll<HTMLElement>(".k-text,.k-image")];
  return parts.filter((part) => part.closest("[data-contents]") === area && !part.parentElement!.closest(".k-text") && part.getClientRects().length);
}

const contentOf = (part: HTMLElement, rolls: boolean): Content => ({
  copy: part.cloneNode(true) as HTMLElement,
  rect: part.getBoundingClientRect(),
  letters: rolls ? lettersOf(part) : [],
});

/** The letters of a text, with their places in it. */
function lettersOf(part: HTMLElement): Letter[] {
  const [node] = part.childNodes;
  if (!(node instanceof Text) || node.length > 100) return [];
  const { left, top } = part.getBoundingClientRect();
  const range = document.createRange();
  let end = 0;
  return [...new Intl.Segmenter().segment(node.data)].map(({ segment }) => {
    range.setStart(node, end);
    range.setEnd(node, (end += segment.length));
    const rect = range.getBoundingClientRect();
    return { text: segment, x: rect.left - left, y: rect.top - top };
  });
}

/** Takes away what moves when it is over, or when the next transition of the part begins. */
function play(part: HTMLElement, added: HTMLElement[], animations: Animation[]) {
  const end = () => {
    for (const node of added) node.remove();
    for (const animation of animations) animation.cancel();
    running.delete(part);
  };
  running.set(part, end);
  Promise.allSettled(animations.map((animation) => animation.finished)).then(() => running.get(part) === end && end());
}

/** Puts a copy over the place where a part was. */
function lay(area: HTMLElement, copy: HTMLElement, rect: { left: number; top: number; width: number; height: number }) {
  for (const { name } of [...copy.attributes]) if (!/^(class|style)$/.test(name)) copy.removeAttribute(name);
  copy.ariaHidden = "true";
  const { left, top } = area.getBoundingClientRect();
  const place = { left: rect.left - left + "px", top: rect.top - top + "px", width: rect.width + "px", height: rect.height + "px" };
  Object.assign(copy.style, { ...place, position: "absolute", margin: "0", maxWidth: "none", pointerEvents: "none", opacity: "" });
  area.append(copy);
}

/** Rolls the letters that have changed, and moves the others. */
function roll(area: HTMLElement, part: HTMLElement, old: Content, isDown: boolean, motion: Motion) {
  const rect = part.getBoundingClientRect();
  const layer = part.cloneNode(false) as HTMLElement;
  lay(area, layer, rect);
  const options = { ...page.timing(motion), fill: "both" } as const;
  const animations: Animation[] = [part.animate([{ opacity: 0 }, { opacity: 0 }], options)];
  const show = (letter: Letter, frames: (way: string) => Keyframe[]) => {
    const node = document.createElement("span");
    node.textContent = letter.text;
    Object.assign(node.style, { position: "absolute", left: letter.x + "px", top: letter.y + "px", whiteSpace: "pre" });
    layer.append(node);
    animations.push(node.animate(frames(isDown ? "-" : ""), options));
  };
  const gone = { opacity: 0, filter: "blur(2px)" };
  const here = { opacity: 1, filter: "blur(0)", translate: "0 0" };
  const [dx, dy] = [old.rect.left - rect.left, old.rect.top - rect.top];
  const letters = lettersOf(part);
  const kept = alignment(old.letters, letters);
  letters.forEach((letter, index) => {
    const from = kept.get(index);
    if (from) show(letter, () => [{ translate: `${from.x + dx - letter.x}px ${from.y + dy - letter.y}px` }, { translate: "0 0" }]);
    else show(letter, (sign) => [{ ...gone, translate: `0 ${sign}.7em` }, here]);
  });
  const stay = new Set(kept.values());
  for (const letter of old.letters)
    if (!stay.has(letter))
      show({ text: letter.text, x: letter.x + dx, y: letter.y + dy }, (sign) => [here, { ...gone, translate: `0 ${sign === "-" ? "" : "-"}.7em` }]);
  play(part, [layer], animations);
}

/** The old letters that stay, by the indices of the new ones: at the beginning, at the end, and in the same places between them. */
function alignment(old: Letter[], letters: Letter[]): Map<number, Letter> {
  const kept = new Map<number, Letter>();
  const isSame = (a: number, b: number) => old[a].text === letters[b].text;
  const least = Math.min(old.length, letters.length);
  let first = 0;
  while (first < least && isSame(first, first)) kept.set(first, old[first++]);
  let last = 1;
  while (last <= least - first && isSame(old.length - last, letters.length - last))
    kept.set(letters.length - last, old[old.length - last++]);
  if (old.length === letters.length) for (let i = first; i < least; i++) if (isSame(i, i)) kept.set(i, old[i]);
  return kept;
}

/** Fades the old content out and the new one in; symbols also shrink and grow. */
function fade(area: HTMLElement, part: HTMLElement, { copy, rect }: Content, name: string, motion: Motion) {
  const options = { ...page.timing(motion), fill: "both" } as const;
  const isText = part.matches(".k-text");
  const [to, from] = isText || !/Up$/.test(name) ? ["1", "1"] : [{ downUp: ".4", upUp: "1.6" }[name] ?? "1", ".4"];
  const animations = [part.animate([{ opacity: 0, scale: from }, { opacity: 1, scale: "1" }], options)];
  if (name !== "offUp") {
    lay(area, copy, rect);
    animations.push(copy.animate([{ opacity: 1, scale: "1" }, { opacity: 0, scale: to }], options));
  }
  play(part, [copy], animations);
}

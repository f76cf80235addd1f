// Videos, sounds and voices. The server says what to play in attributes; the page says how that goes.

import type { Lent } from "../../../Tools/client/src/lent";

export default function (node: HTMLElement, page: Lent) {
  if (node instanceof HTMLMediaElement) play(node, page);
  else if (node.classList.contains("k-speech")) speak(node, page);
  else tone(node);
}

/** Calls `work` now, and whenever an attribute of a node changes. */
function watch(node: HTMLElement, work: () => void) {
  work();
  new MutationObserver(work).observe(node, { attributes: true });
}

/** Calls `work` when a node has left the page. */
function whenGone(node: HTMLElement, work: () => void) {
  const observer = new MutationObserver(() => {
    if (node.isConnected) return;
    observer.disconnect();
    work();
  });
  observer.observe(document, { childList: true, subtree: true });
}

function play(media: HTMLMediaElement, page: Lent) {
  /** The wishes that are carried out. */
  let [source, rateNumber, secondsNumber] = ["", "", ""];
  let wants = false;
  let ticks = 0;
  const report = (moment: string) => {
    const { currentTime, duration, playbackRate } = media;
    page.fire(media, "report", [moment, currentTime, Number.isFinite(duration) ? duration : -1, playbackRate, +source]);
  };
  const start = () =>
    media.play().catch((error) => {
      if (error.name !== "NotAllowedError" || !wants) return;
      // Browsers play sounds once the user has done something in the page.
      report("blocked");
      for (const name of ["pointerup", "keyup"]) addEventListener(name, again, { capture: true });
    });
  const again = () => {
    for (const name of ["pointerup", "keyup"]) removeEventListener(name, again, { capture: true });
    if (wants && media.isConnected) start();
  };
  const tick = (seconds?: string) => {
    clearInterval(ticks);
    if (seconds && !media.paused) ticks = setInterval(() => report("time"), +seconds * 1000);
  };

  for (const [event, moment] of [
    ["loadedmetadata", "ready"], ["playing", "playing"], ["ratechange", "playing"], ["waiting", "waiting"], ["seeked", "seeked"],
    ["ended", "ended"], ["error", "failed"], ["pause", "paused"],
  ])
    media.addEventListener(event, () => {
      if (event === "ratechange" && media.paused) return;
      // A pause comes before the end, and when the node leaves the page.
      if (event === "pause" && (media.ended || !media.isConnected)) return;
      wants = event === "pause" || event === "ended" ? false : wants || !media.paused;
      report(moment);
      tick(media.dataset.interval);
    });
  whenGone(media, () => {
    clearInterval(ticks);
    media.pause();
  });

  let interval: string | undefined;
  watch(media, () => {
    const { playing = "", seeking = "", volume, muted } = media.dataset;
    const isNew = source !== (media.dataset.source ?? "");
    source = media.dataset.source ?? "";
    media.volume = +(volume ?? 1);
    media.muted = muted != null;
    const [nextSecondsNumber, seconds] = seeking.split(":");
    if (nextSecondsNumber !== secondsNumber || isNew) {
      const isFirst = secondsNumber === "" || isNew;
      secondsNumber = nextSecondsNumber;
      if (!isFirst || +seconds) media.currentTime = +seconds;
    }
    const [nextRateNumber, rate] = playing.split(":");
    if (nextRateNumber !== rateNumber || (isNew && wants)) {
      rateNumber = nextRateNumber;
      wants = +rate > 0;
      if (wants) {
        media.defaultPlaybackRate = media.playbackRate = Math.min(+rate, 16);
        if (media.paused) start();
      } else media.pause();
    }
    if (interval !== media.dataset.interval) tick((interval = media.dataset.interval));
  });
  // What was loaded before the script came.
  if (media.error) report("failed");
  else if (media.readyState >= HTMLMediaElement.HAVE_METADATA) report("ready");
}

function speak(node: HTMLElement, page: Lent) {
  const { words = "", language, rate = "1", pitch = "1", volume = "1", number = "0" } = node.dataset;
  const report = (moment: string, at = 0, length = 0) => page.fire(node, "report", [moment, +number, at, length]);
  if (typeof speechSynthesis === "undefined") return report("failed");
  const utterance = new SpeechSynthesisUtterance(words);
  if (language) utterance.lang = language;
  [utterance.rate, utterance.pitch, utterance.volume] = [+rate, +pitch, +volume];
  let isOver = false;
  utterance.onstart = () => report("started");
  utterance.onpause = () => report("paused");
  utterance.onresume = () => report("continued");
  utterance.onboundary = ({ charIndex, charLength }) => report("word", charIndex, charLength ?? 0);
  utterance.onend = () => ((isOver = true), report("ended"));
  utterance.onerror = () => ((isOver = true), report("failed"));
  speechSynthesis.speak(utterance);
  watch(node, () => (node.dataset.paused == null ? speechSynthesis.resume() : speechSynthesis.pause()));
  whenGone(node, () => {
    if (!isOver) speechSynthesis.cancel();
  });
}

let sounds: AudioContext | undefined;

function tone(node: HTMLElement) {
  let last = "";
  watch(node, () => {
    const { number = "", pitch = "880" } = node.dataset;
    if (number === last) return;
    last = number;
    sounds ??= new AudioContext();
    const [tone, strength] = [sounds.createOscillator(), sounds.createGain()];
    tone.frequency.value = +pitch;
    strength.gain.setValueAtTime(0.2, sounds.currentTime);
    strength.gain.exponentialRampToValueAtTime(0.001, sounds.currentTime + 0.15);
    tone.connect(strength).connect(sounds.destination);
    tone.start();
    tone.stop(sounds.currentTime + 0.15);
  });
}

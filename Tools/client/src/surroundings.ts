// The client's traits: window size, color scheme, language, keyboard, network, permissions, and the scene phase.

import { on, page, reduceMotion } from "./elements";
import { emit } from "./outbox";
import { survey } from "./survey";

const dark = matchMedia("(prefers-color-scheme: dark)");
let traits = "";
let due = 0;

/** The height of the on-screen keyboard, as far as the browser reports it. */
function keyboardHeight(): number {
  const view = visualViewport;
  const covered = view && view.scale === 1 ? Math.round(innerHeight - view.height - view.offsetTop) : 0;
  // A smaller height is a browser's toolbar.
  return covered > 60 ? covered : 0;
}

export function reportTraits() {
  due = 0;
  const keyboard = keyboardHeight();
  page.style.setProperty("--keyboard", keyboard + "px");
  const now = {
    width: innerWidth,
    height: innerHeight,
    scale: devicePixelRatio,
    dark: dark.matches,
    reduceMotion: reduceMotion.matches,
    locale: navigator.language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    keyboard,
  };
  const text = JSON.stringify(now);
  if (text === traits) return;
  traits = text;
  emit("traits", 0, now);
  survey();
}

const changed = () => void (due ||= setTimeout(reportTraits, 80));
for (const type of ["resize", "languagechange"]) on(type, changed, window);
for (const query of [dark, reduceMotion]) on("change", changed, query);
if (visualViewport) on("resize", changed, visualViewport);

let phase = "active";

function enterPhase(now: string) {
  if (phase === now) return;
  phase = now;
  emit("phase", 0, now);
}

export function reportPhase() {
  if (document.hidden) enterPhase("background");
}

on("visibilitychange", () => {
  enterPhase(document.hidden ? "background" : document.hasFocus() ? "active" : "inactive");
});
on("focus", ({ target }) => target === window && enterPhase("active"), window);
on("blur", ({ target }) => target === window && !document.hidden && enterPhase("inactive"), window);

export function reportPermission() {
  const permission = self.Notification?.permission;
  if (permission) emit("notifications", 0, permission === "default" ? "notRequested" : permission);
}

// The service worker posts the path of a notification that the user has opened.
if (navigator.serviceWorker) on("message", ({ data }) => data.open && emit("open", 0, location.origin + data.open), navigator.serviceWorker);

for (const type of ["online", "offline"]) on(type, () => emit("online", 0, navigator.onLine), window);

// What a page can do with the device: vibrate, hide the on-screen keyboard, keep the screen on.

import { on } from "./core";

let isAwake = false;
let lock: WakeLockSentinel | undefined;

/** Requests a lock for the screen. Browsers release it when the page is hidden, and have it on secure pages only. */
async function stayAwake() {
  if (!isAwake || document.hidden || !navigator.wakeLock) return;
  const held = await navigator.wakeLock.request("screen");
  lock = held;
  if (!isAwake) await held.release();
}

on("visibilitychange", () => stayAwake().catch(() => {}));

export const requests: Record<string, (...parts: any[]) => unknown> = {
  vibrate(durations: number[]) {
    // Before the first interaction of the user, browsers refuse and complain.
    if (navigator.userActivation?.hasBeenActive ?? true) navigator.vibrate?.(durations);
  },
  endEditing() {
    const field = document.activeElement;
    if (field instanceof HTMLElement && field.matches("input,textarea,[contenteditable]")) field.blur();
  },
  async awake(wanted: boolean) {
    isAwake = wanted;
    if (wanted) return stayAwake();
    await lock?.release();
    lock = undefined;
  },
};

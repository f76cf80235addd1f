// What a page can do with the device: vibrate, hide the on-screen keyboard, keep the screen on, remember the window's size.

import { on } from "./core";

let isAwake = false;
let lock: WakeLockSentinel | undefined;
let locking: Promise<unknown> = Promise.resolve();

/** Holds a lock for the screen, or none. Browsers release it when the page is hidden, and have it on secure pages only. */
async function holdLock() {
  if (!isAwake) {
    await lock?.release();
    lock = undefined;
  } else if (!document.hidden && (!lock || lock.released)) lock = await navigator.wakeLock?.request("screen");
}

/** A lock is granted later. One step waits for the one before, so none is forgotten. */
const updateLock = () => (locking = locking.then(holdLock).catch(() => {}));

on("visibilitychange", updateLock);

const writeSize = () => {
  const secure = location.protocol === "https:" ? ";secure" : "";
  document.cookie = `martlet-window=${innerWidth}x${innerHeight}x${devicePixelRatio};path=/;max-age=34560000;samesite=lax${secure}`;
};

export const requests: Record<string, (...parts: any[]) => unknown> = {
  vibrate(durations: number[]) {
    // Before the first interaction of the user, browsers refuse and complain.
    if (navigator.userActivation?.hasBeenActive ?? true) navigator.vibrate?.(durations);
  },
  endEditing() {
    const field = document.activeElement;
    if (field instanceof HTMLElement && field.matches("input,textarea,[contenteditable]")) field.blur();
  },
  awake(wanted: boolean) {
    isAwake = wanted;
    updateLock();
  },
  remember() {
    writeSize();
    on("resize", writeSize, window);
  },
};

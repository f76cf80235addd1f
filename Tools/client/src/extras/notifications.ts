// Notifications outside the page.

import { emit, on, reportPermission } from "./core";

/** Whether a permission request waits for an interaction of the user. */
let isAsking = false;

async function ask() {
  isAsking = false;
  // Report the permission even if the user has dismissed the question, because someone may await the answer.
  await Notification.requestPermission();
  reportPermission();
}

// Browsers accept a permission request only during an interaction of the user.
for (const type of ["pointerup", "keydown"]) on(type, () => isAsking && ask());

/** Base64 for URLs, as keys of push services are written. */
const encoded = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? [])))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Subscribes this browser at its push service, for messages of the server with this key. */
async function subscribe(key: string, worker: string, scope: string) {
  const registration = await navigator.serviceWorker.register(worker, { scope });
  // The push service needs an active worker, and `ready` waits for the one of this page's path only.
  const starting = registration.active ? null : (registration.installing ?? registration.waiting);
  if (starting) await new Promise((done) => (starting.onstatechange = () => starting.state === "activated" && done(0)));
  const known = await registration.pushManager.getSubscription();
  // A subscription belongs to one key.
  if (known && encoded(known.options.applicationServerKey) !== key) await known.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

export const requests: Record<string, (...parts: any[]) => void> = {
  ask() {
    if (!self.Notification) return;
    if (navigator.userActivation?.isActive) ask();
    else isAsking = true;
  },
  async subscribe(key: string, worker: string, scope: string) {
    try {
      emit("pushToken", 0, JSON.stringify(await subscribe(key, worker, scope)));
    } catch (error) {
      // A browser without a push service, or a page that is not secure: no fault of the app, which then has no token.
      console.warn("martlet: no push messages here:", error);
    }
  },
  notify(title: string, body: string, payload: any) {
    if (self.Notification?.permission !== "granted") throw new Error("it may not show the notification " + title);
    const shown = new Notification(title, { body });
    shown.onclick = () => {
      window.focus();
      shown.close();
      emit("push", 0, payload);
    };
  },
};

// The user may change the permission in the browser's settings.
navigator.permissions?.query({ name: "notifications" }).then((status) => on("change", reportPermission, status));

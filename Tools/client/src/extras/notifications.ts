// Notes that the user sees outside of the page.

import { emit, on, reportPermission } from "./core";

/** A question waits for the user to do something. */
let isAsking = false;

async function ask() {
  isAsking = false;
  // A user who dismisses the question has not answered it, and whoever waits is told that, too.
  await Notification.requestPermission();
  reportPermission();
}

// A page may ask only while its user is doing something, or browsers learn to distrust it.
for (const type of ["pointerup", "keydown"]) on(type, () => isAsking && ask());

export const requests: Record<string, (...parts: any[]) => void> = {
  ask() {
    if (!self.Notification) return;
    if (navigator.userActivation?.isActive) ask();
    else isAsking = true;
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

// The user changed it in the browser's settings.
navigator.permissions?.query({ name: "notifications" }).then((status) => on("change", reportPermission, status));

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

// The user may change the permission in the browser's settings.
navigator.permissions?.query({ name: "notifications" }).then((status) => on("change", reportPermission, status));

// The service worker: it shows push messages, also while no page is open, and opens the app when the user opens one.

export {};

declare const self: {
  addEventListener(type: string, handler: (event: any) => void): void;
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<any[]>;
    openWindow(url: string): Promise<unknown>;
  };
};

self.addEventListener("push", (event) => {
  // The format of declarative web push, which browsers with it show without this script.
  const { title, body, tag, navigate } = event.data.json().notification;
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: navigate }));
});

async function open(path: string) {
  const { scope } = self.registration;
  const pages = (await self.clients.matchAll({ type: "window", includeUncontrolled: true })).filter(({ url }) => (url + "/").startsWith(scope));
  const page = pages.find(({ visibilityState }) => visibilityState === "visible") ?? pages[0];
  // The path is the app's, which may be mounted below the root.
  if (!page) return self.clients.openWindow(new URL("." + path, scope).href);
  page.postMessage({ open: path });
  return page.focus();
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

// Notifications outside of the page. An element without content stands for them.

import type { Lent } from "../../../Tools/client/src/lent";
import { answering, follow, report, watchPermission } from "./shared/service";

export default async function (node: HTMLElement, page: Lent) {
  const answer = answering(node, page);
  if (!isSecureContext || !self.Notification) return void report(answer, "unavailable");
  const state = () => Notification.permission;
  await watchPermission(answer, "notifications", state);

  let isAsking = false;
  let waitsForUser = false;
  const shown = new Map<number, Notification>();
  /** Those for which this page has an answer of the browser. */
  const tried = new Set<number>();

  const ask = async () => {
    waitsForUser = false;
    // A user who closes the question is asked again.
    if ((await Notification.requestPermission()) === "default") answer("dismissed");
    report(answer, state());
    isAsking = false;
  };
  // Browsers accept the question only during an interaction of the user.
  for (const type of ["pointerup", "keydown"]) page.on(type, () => waitsForUser && ask());

  function show(number: number, title: string, body: string, silent: boolean) {
    if (tried.has(number)) return;
    tried.add(number);
    try {
      // The tag lets a page that is loaded again replace its notification, and not show it twice.
      const notification = new Notification(title, { body, silent, tag: `${document.documentElement.dataset.session}-${number}` });
      shown.set(number, notification);
      notification.onclick = () => {
        window.focus();
        answer("opened", number);
        notification.close();
      };
      notification.onclose = () => shown.delete(number) && answer("closed", number);
      answer("shown", number);
    } catch {
      // Chrome on Android lets only service workers show notifications.
      answer("refused", number);
    }
  }

  follow(node, (requests) => {
    if (requests.ask && !isAsking) {
      isAsking = true;
      if (navigator.userActivation?.isActive) ask();
      else waitsForUser = true;
    }
    for (const banner of requests.show ?? []) (show as any)(...banner);
    for (const number of requests.close ?? []) {
      const notification = shown.get(number);
      shown.delete(number);
      notification?.close();
      answer("closed", number);
    }
    if (requests.badge != null) navigator.setAppBadge?.(requests.badge).catch(() => {});
  });
}

// What the scripts of the device's services share: they read what the app wants, and report what the user allows.

import type { Lent } from "../../../../Tools/client/src/lent";

/** Calls `work` with what the app wants, now and whenever that changes. */
export function follow(node: HTMLElement, work: (requests: Record<string, any>) => void) {
  const read = () => work(JSON.parse(node.dataset.requests ?? "{}"));
  new MutationObserver(read).observe(node, { attributeFilter: ["data-requests"] });
  read();
}

export type Answer = (...parts: unknown[]) => number;

export const answering =
  (node: HTMLElement, page: Lent): Answer =>
  (...parts) =>
    page.fire(node, "report", parts);

const names: Record<string, string> = { prompt: "notDetermined", default: "notDetermined" };

/** Reports a permission in the browser's words. */
export const report = (answer: Answer, state: string) => answer("permission", names[state] ?? state);

/** Reports a permission now and whenever it changes, which users can do in the browser's settings. */
export async function watchPermission(answer: Answer, name: PermissionName, state: (status?: PermissionStatus) => string) {
  const status = await navigator.permissions?.query({ name }).catch(() => undefined);
  const tell = () => report(answer, state(status));
  if (status) status.onchange = tell;
  tell();
  return status;
}

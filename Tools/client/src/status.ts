// A banner with the state of the connection while it is disturbed.

let banner: HTMLElement | null = null;

/** Shows a message, with a button if the user must act. Without a text, hides the banner. */
export function say(text: string, label?: string, action?: () => void) {
  banner?.remove();
  banner = null;
  if (!text) return;
  banner = document.createElement("div");
  Object.assign(banner, { id: "martlet-status", className: "status", textContent: text, popover: "manual", role: "status" });
  if (label && action) {
    const button = document.createElement("button");
    button.textContent = label;
    button.onclick = action;
    banner.append(" ", button);
  }
  // A modal dialog makes everything outside it inert, so the banner goes inside.
  (document.querySelector("dialog:modal") ?? document.body).append(banner);
  banner.showPopover();
}

// One line above everything else that says how the connection is, while it is not well.

let banner: HTMLElement | null = null;

/** Says something, with a button if the user must act; nothing takes it back. */
export function say(text: string, label?: string, action?: () => void) {
  banner?.remove();
  banner = null;
  if (!text) return;
  banner = document.createElement("div");
  Object.assign(banner, { id: "martlet-status", className: "status", textContent: text, popover: "manual" });
  banner.setAttribute("role", "status");
  if (label && action) {
    const button = document.createElement("button");
    button.textContent = label;
    button.onclick = action;
    banner.append(" ", button);
  }
  // A modal dialog makes all but itself dead to the user.
  (document.querySelector("dialog:modal") ?? document.body).append(banner);
  banner.showPopover();
}

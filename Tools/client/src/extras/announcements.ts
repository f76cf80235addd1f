// What the app lets a screen reader say.

/** How long a text stays in its region, in ms: screen readers notice texts that come later than the region. */
const patience = [100, 5000];

/** A hidden region that a screen reader reads when its text changes. It is in the dialog that keeps the rest of the page from being read. */
function region(isUrgent: boolean): HTMLElement {
  const place = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  const selector = isUrgent ? "alert" : "status";
  const found = place.querySelector<HTMLElement>(`:scope>.announced[role=${selector}]`);
  if (found) return found;
  const made = document.createElement("div");
  made.className = "announced";
  made.setAttribute("role", selector);
  made.style.cssText = "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)";
  place.append(made);
  return made;
}

export const requests = {
  announce(text: string, isUrgent: boolean) {
    const line = document.createElement("div");
    const place = region(isUrgent);
    setTimeout(() => {
      line.textContent = text;
      place.append(line);
    }, patience[0]);
    setTimeout(() => line.remove(), patience[1]);
  },
};

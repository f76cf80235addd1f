// The last turns of the page's session: what caused each, which bodies it evaluated and why, what it took and what was sent.
import { add, open, place, type Place } from "./panel";

interface Turn {
  turn: {
    number: number;
    cause: string;
    evaluations: { view: string; count: number; reasons: string[] }[];
    otherEvaluations: number;
    operations: number;
    bytes: number;
    milliseconds: number;
  };
  /** Where the views of the evaluations are declared. */
  places: (Place | null)[];
}

const id = "martlet-turns";

let due = 0;
let last = 0;

/** Shows the turns, or hides them. */
export function turns() {
  if (document.getElementById(id)) return hide();
  last = 0;
  const root = open(id, "The last turns, the newest first", hide);
  add(root, "p", "Use the app: each change appears here.");
  follow(add(root, "div"));
}

function hide() {
  clearTimeout(due);
  document.getElementById(id)?.remove();
}

/** Asks for new turns as long as the panel is there. */
async function follow(list: HTMLElement) {
  const session = document.documentElement.dataset.session ?? "";
  try {
    const response = await fetch(`/_martlet/development/turns?${new URLSearchParams({ session, after: String(last) })}`);
    const found: Turn[] = response.status == 200 ? await response.json() : [];
    for (const turn of found) {
      list.prepend(described(turn));
      last = turn.turn.number;
    }
    // The server keeps as many.
    while (list.childElementCount > 50) list.lastElementChild?.remove();
  } catch {
    // Another build begins to serve the app.
  }
  if (list.isConnected) due = window.setTimeout(follow, 300, list);
}

const counted = (count: number, name: string) => `${count} ${name}${count == 1 ? "" : "s"}`;

function described({ turn, places }: Turn) {
  const section = document.createElement("section");
  add(section, "b", turn.cause);
  const { evaluations, otherEvaluations, operations, bytes, milliseconds } = turn;
  const total = evaluations.reduce((sum, { count }) => sum + count, 0);
  add(
    section,
    "p",
    evaluations.length || otherEvaluations || operations
      ? `${counted(total, "body evaluation")}, ${milliseconds.toFixed(1)} ms, ${counted(operations, "operation")}, ${counted(bytes, "byte")}`
      : "No view depends on what it changed.",
  );
  evaluations.forEach(({ view, count, reasons }, index) => {
    const line = add(section, "label");
    place(line, view, places[index]);
    line.append(`${count > 1 ? ` × ${count}` : ""}: ${reasons.join(", ")}`);
  });
  if (otherEvaluations) add(section, "small", `and ${counted(otherEvaluations, "view")} of Martlet's own`);
  return section;
}

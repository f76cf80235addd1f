// The script of pages that `martlet run` serves: when another build serves the app, it lets the page go on there, and it shows why a build failed
// or the app crashed. It also records tests.

/** An error that kept the app from being built, or a place of a crash. */
interface Problem {
  text: string;
  /** The path to show, and the whole path, with a place in the file. */
  file?: string;
  path?: string;
  line?: number;
  column?: number;
  /** The lines of the source around it. */
  source?: string;
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(
  ":host{position:fixed;inset:auto 16px 16px;width:auto;max-height:70%;overflow:auto;margin:0;border:0;padding:12px 16px;border-radius:12px;" +
    "font:14px/1.4 system-ui,sans-serif;color:#fff;background:#2b1114f5;box-shadow:0 6px 24px #0006}" +
    "h1{font-size:15px;margin:0}a{color:#ffb4ab;font-family:ui-monospace,monospace}p{margin:2px 0 0;white-space:pre-line}section{margin-top:12px}" +
    "pre{margin:4px 0 0;overflow:auto;font:12px/1.4 ui-monospace,monospace;color:#ddd}" +
    "button{float:right;margin-left:8px;font:inherit;color:inherit;background:#fff2;border:0;border-radius:8px;padding:4px 10px;cursor:pointer}",
);

function add<Name extends keyof HTMLElementTagNameMap>(parent: Node, name: Name, textContent = "") {
  return parent.appendChild(Object.assign(document.createElement(name), { textContent }));
}

function section(parent: Node, { text, file, path, line, column, source }: Problem) {
  const place = add(parent, "section");
  if (file) {
    const link = add(place, "a", file + (line ? ":" + line : ""));
    link.href = "vscode://file" + encodeURI(path ?? file) + (line ? `:${line}:${column ?? 1}` : "");
  }
  add(place, "p", text);
  if (source) add(place, "pre", source);
}

/** Shows a panel over the page, which goes on behind it, and returns the root of its content. */
function open(id: string, heading: string, ...buttons: [text: string, action: () => void][]) {
  document.getElementById(id)?.remove();
  const panel = Object.assign(document.createElement("div"), { id, popover: "manual" });
  const root = panel.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [sheet];
  for (const [text, action] of [["Hide", () => panel.remove()] as const, ...buttons]) add(root, "button", text).onclick = action;
  add(root, "h1", heading);
  // A modal dialog makes everything outside it inert, so the panel goes inside.
  (document.querySelector("dialog:modal") ?? document.body).append(panel);
  panel.showPopover();
  return root;
}

/** Shows problems over the page. Without problems, shows the page alone. */
function show(heading: string, problems: Problem[]) {
  document.getElementById("martlet-problems")?.remove();
  if (!problems.length) return;
  const root = open("martlet-problems", heading);
  root.host.setAttribute("role", "alert");
  for (const problem of problems) section(root, problem);
}

// Recording: a test begins with a new session, so the page loads itself again.
const recordingKey = "martlet-recording";

async function record() {
  if (sessionStorage.getItem(recordingKey)) return finishRecording();
  if (!(await fetch("/_martlet/development/record")).ok) return;
  sessionStorage.setItem(recordingKey, "1");
  location.reload();
}

async function finishRecording() {
  sessionStorage.removeItem(recordingKey);
  document.getElementById("martlet-recording")?.remove();
  const response = await fetch("/_martlet/development/test");
  const source = await response.text();
  if (!response.ok) return open("martlet-test", "Nothing was recorded, because the app was built again. Press Ctrl+Alt+R to begin anew.");
  const copy = (): void => void navigator.clipboard?.writeText(source);
  add(open("martlet-test", "This test does what you have done.", ["Copy", copy]), "pre", source);
}

addEventListener(
  "keydown",
  (event) => {
    if (!event.ctrlKey || !event.altKey || event.code != "KeyR") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    record();
  },
  true,
);
if (sessionStorage.getItem(recordingKey)) open("martlet-recording", "● Recording a test", ["Stop", finishRecording]);

let events: EventSource | undefined;
let retryDue = 0;

/** Listens while the page is visible: a browser has few connections for each server, and every tab would take one. */
function listen() {
  clearTimeout(retryDue);
  events?.close();
  if (document.hidden) return;
  events = new EventSource("/_martlet/development");
  events.addEventListener("build", ({ data }) => {
    show("", []);
    // Only a page with the same scripts and styles can go on as it is.
    if (new URL(data, location.href).href !== import.meta.url) location.reload();
    else dispatchEvent(new Event("martlet-server"));
  });
  events.onmessage = ({ data }) => {
    const { heading, problems } = JSON.parse(data);
    show(heading, problems);
  };
  // Browsers differ in when they try again, and wait seconds. The next build serves within a fraction of one.
  events.onerror = () => {
    events?.close();
    retryDue = setTimeout(listen, 100);
  };
}
document.addEventListener("visibilitychange", listen);
listen();

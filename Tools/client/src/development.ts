// The script of pages that `martlet run` serves: when another build serves the app, it lets the page go on there, and it shows why a build failed
// or the app crashed.

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
    "button{float:right;font:inherit;color:inherit;background:#fff2;border:0;border-radius:8px;padding:4px 10px;cursor:pointer}",
);

let panel: HTMLElement | undefined;

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

/** Shows problems over the page, which goes on behind them. Without problems, shows the page alone. */
function show(heading: string, problems: Problem[]) {
  panel?.remove();
  if (!problems.length) return;
  panel = document.createElement("div");
  Object.assign(panel, { id: "martlet-problems", popover: "manual" });
  panel.setAttribute("role", "alert");
  const root = panel.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [sheet];
  add(root, "button", "Hide").onclick = () => panel?.remove();
  add(root, "h1", heading);
  for (const problem of problems) section(root, problem);
  // A modal dialog makes everything outside it inert, so the panel goes inside.
  (document.querySelector("dialog:modal") ?? document.body).append(panel);
  panel.showPopover();
}

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

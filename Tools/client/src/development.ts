// The script of pages that `martlet run` serves: when another build serves the app, it lets the page go on there, and it shows why a build failed
// or the app crashed. It also records tests, and loads the inspector when it is wanted.

import { add, open } from "./panel";

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

function section(parent: Node, { text, file, path, line, column, source }: Problem) {
  const place = add(parent, "section");
  if (file) {
    const link = add(place, "a", file + (line ? ":" + line : ""));
    link.href = "vscode://file" + encodeURI(path ?? file) + (line ? `:${line}:${column ?? 1}` : "");
  }
  add(place, "p", text);
  if (source) add(place, "pre", source);
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
  add(open("martlet-test", "This test does what you have done.", undefined, ["Copy", copy]), "pre", source);
}

// Few pages are inspected, so the script of it is loaded then.
const inspectorAddress: string = "/_martlet/inspector.js";
const inspect = async () => (await import(inspectorAddress)).inspect();
const turns = async () => (await import(inspectorAddress)).turns();

addEventListener(
  "keydown",
  (event) => {
    const action = event.ctrlKey && event.altKey && { KeyR: record, KeyI: inspect, KeyE: turns }[event.code];
    if (!action) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    action();
  },
  true,
);
if (sessionStorage.getItem(recordingKey)) open("martlet-recording", "● Recording a test", undefined, ["Stop", finishRecording]);

let events: EventSource | undefined;
let retryDue = 0;

/** Lets the pages in this page's frames connect to the new server, too. */
function tellFrames() {
  for (const frame of document.querySelectorAll("iframe")) frame.contentDocument && frame.contentWindow!.dispatchEvent(new Event("martlet-server"));
}

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
    else dispatchEvent(new Event("martlet-server")), tellFrames();
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
// The page around a frame listens for both, because a browser has few connections for each server.
if (window === top) {
  document.addEventListener("visibilitychange", listen);
  listen();
}

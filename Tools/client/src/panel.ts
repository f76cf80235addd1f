// The panels that the pages of `martlet run` show over the app.

const sheet = new CSSStyleSheet();
sheet.replaceSync(
  ":host{position:fixed;inset:auto 16px 16px;width:auto;max-height:70%;overflow:auto;margin:0;border:0;padding:12px 16px;border-radius:12px;" +
    "font:14px/1.4 system-ui,sans-serif;color:#fff;background:#1c1c1ef5;box-shadow:0 6px 24px #0006}" +
    ":host([role=alert]){background:#2b1114f5}" +
    "@media(min-width:800px){:host(#martlet-inspector),:host(#martlet-turns){inset:16px 16px 16px auto;width:380px;max-height:none}}" +
    "label{display:block;margin-top:4px;overflow-wrap:anywhere}small{color:#aaa}code{font:12px/1.4 ui-monospace,monospace;color:#9cdcfe}" +
    "input{font:12px/1.4 ui-monospace,monospace;color:inherit;background:#fff2;border:0;border-radius:6px;padding:2px 6px;min-width:0;width:12em}" +
    "ol{margin:0;padding-left:20px}summary{margin-top:8px;cursor:pointer}" +
    "h1{font-size:15px;margin:0}a{color:#ffb4ab;font-family:ui-monospace,monospace}p{margin:2px 0 0;white-space:pre-line}section{margin-top:12px}" +
    "pre{margin:4px 0 0;overflow:auto;font:12px/1.4 ui-monospace,monospace;color:#ddd}" +
    "button{float:right;margin-left:8px;font:inherit;color:inherit;background:#fff2;border:0;border-radius:8px;padding:4px 10px;cursor:pointer}",
);

export function add<Name extends keyof HTMLElementTagNameMap>(parent: Node, name: Name, textContent = "") {
  return parent.appendChild(Object.assign(document.createElement(name), { textContent }));
}

export interface Place {
  path: string;
  line: number;
}

/** Adds the name of a type, as a link to its declaration in the editor if that is known. */
export function place(parent: Node, name: string, at: Place | null | undefined) {
  if (!at) return add(parent, "b", name);
  const link = add(parent, "a", name);
  link.href = `vscode://file${encodeURI(at.path)}:${at.line}`;
  return link;
}

/** Shows a panel over the page, which goes on behind it, and returns the root of its content. */
export function open(id: string, heading: string, hide?: () => void, ...buttons: [text: string, action: () => void][]) {
  document.getElementById(id)?.remove();
  const panel = Object.assign(document.createElement("div"), { id, popover: "manual" });
  const root = panel.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [sheet];
  for (const [text, action] of [["Hide", hide ?? (() => panel.remove())] as const, ...buttons]) add(root, "button", text).onclick = action;
  add(root, "h1", heading);
  // A modal dialog makes everything outside it inert, so the panel goes inside.
  (document.querySelector("dialog:modal") ?? document.body).append(panel);
  panel.showPopover();
  return root;
}

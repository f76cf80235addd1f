// Buttons that share a URL or a text with other apps.

import { copy, on, say } from "./core";

on("click", ({ target }) => {
  const node: HTMLElement | null = target.closest("[data-share]");
  if (!node) return;
  const { share: text, shareUrl: url, shareTitle: title } = node.dataset;
  const data: ShareData = {};
  if (url) data.url = url;
  if (title) data.title = title;
  if (text) data.text = text;
  // The promise fails when the user cancels.
  if (navigator.share) return void navigator.share(data).catch(() => {});
  copy(url || text!).then(
    () => {
      say("Copied");
      setTimeout(() => say(""), 2000);
    },
    (error) => console.error("martlet: share", error),
  );
});

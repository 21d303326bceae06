import { LIVE_FORM } from "./live_form.ts";

/**
 * The script of the pages: it shows and handles the copy buttons, gives copied scripture its reference and copyright, and
 * keeps a double click from submitting a form twice. Pages are complete without it.
 */
export const SCRIPT = `"use strict";
for (const button of document.querySelectorAll("button[data-copy]")) {
  const source = document.getElementById(button.dataset.copy);
  const label = button.textContent;
  button.hidden = false;
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(source.textContent);
    } catch {
      getSelection().selectAllChildren(source);
      if (!document.execCommand("copy")) return;
    }
    button.textContent = button.dataset.done;
    setTimeout(() => { button.textContent = label; }, 2500);
  });
}
document.addEventListener("copy", (event) => {
  const selection = getSelection();
  const node = selection.anchorNode;
  const source = (node && (node.nodeType === 1 ? node : node.parentElement))?.closest("[data-source]");
  const text = selection.toString();
  if (!source || text.trim() === "") return;
  event.clipboardData.setData("text/plain", text.trim() + "\\n\\n" + source.dataset.source);
  event.preventDefault();
});
for (const form of document.querySelectorAll("form[method=post]")) {
  let sent = false;
  form.addEventListener("submit", (event) => {
    if (sent) event.preventDefault();
    sent = true;
  });
}
${LIVE_FORM}addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
`;

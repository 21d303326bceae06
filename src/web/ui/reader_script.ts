import { PLACES } from "./places_script.ts";
import { SELECTION_SCRIPT } from "./selection_script.ts";

/**
 * The script of the reader: arrow keys for the chapters around, menus that close by themselves, the verses and
 * sharing. The reader is complete without it: its menus open, its numbers are links.
 */
export const READER_SCRIPT = `"use strict";
{
${PLACES}const menus = [...document.querySelectorAll("details.menu")];
const closeMenus = (but) => { for (const menu of menus) if (menu !== but) menu.open = false; };
document.addEventListener("click", (event) => closeMenus(event.target.closest("details.menu")));
document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.isComposing) return;
  if (key === "Escape") {
    const open = menus.find((menu) => menu.open);
    if (open) {
      open.open = false;
      open.querySelector("summary").focus();
    }
    return;
  }
  if (key !== "ArrowLeft" && key !== "ArrowRight") return;
  if (target.isContentEditable || target.closest("input, select, textarea, [role=slider], pre")) return;
  const link = document.querySelector("a[rel=" + (key === "ArrowLeft" ? "prev" : "next") + "]");
  if (link) location.assign(link.href);
});
for (const hint of document.querySelectorAll(".keys")) hint.hidden = false;
${SELECTION_SCRIPT}
const page = document.getElementById("share");
const inMenu = (name, isThere, action) => {
  for (const button of document.querySelectorAll("[data-tool=" + name + "]")) {
    button.hidden = !isThere;
    button.addEventListener("click", () => action(button));
  }
};
inMenu("share-page", navigator.share, () => navigator.share({ title: document.title, url: page.href }).catch(() => {}));
inMenu("link-page", canCopy, async (button) => {
  const label = button.textContent;
  await write({ plain: page.href });
  button.textContent = button.dataset.done;
  setTimeout(() => { button.textContent = label; }, 2500);
});
}
`;

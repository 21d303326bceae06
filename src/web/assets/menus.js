/*
 * The script of the reader: arrow keys for the chapters around, and menus that close by themselves. The reader is
 * complete without it: its menus open, its numbers are links.
 */
const menus = [...document.querySelectorAll("details.menu")];
const closeMenus = (but) => {
  for (const menu of menus) if (menu !== but) menu.open = false;
};
document.addEventListener("click", (event) => closeMenus(event.target.closest("details.menu")));
document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.isComposing)
    return;
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
  const link = document.querySelector(`a[rel=${key === "ArrowLeft" ? "prev" : "next"}]`);
  if (link) location.assign(link.href);
});
for (const hint of document.querySelectorAll(".keys")) hint.hidden = false;

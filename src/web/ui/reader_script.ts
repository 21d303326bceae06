/**
 * The script of the reader: arrow keys for the chapters around, menus that close by themselves, tools of a verse, sharing
 * and printing. The reader is complete without it: its menus open, its numbers are links.
 */
export const READER_SCRIPT = `{
const menus = [...document.querySelectorAll("details.menu")];
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
const told = async (button, action) => {
  const label = button.textContent;
  try {
    await action();
  } catch {
    return;
  }
  button.textContent = button.dataset.done;
  setTimeout(() => { button.textContent = label; }, 2500);
};
const write = async (text) => {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = document.createElement("textarea");
    area.value = text;
    document.body.append(area);
    area.select();
    const isCopied = document.execCommand("copy");
    area.remove();
    if (!isCopied) throw new Error("Cannot copy");
  }
};
const share = (button, shared) =>
  navigator.share
    ? navigator.share(shared).catch(() => {})
    : told(button, () => write(shared.url));
for (const hint of document.querySelectorAll(".keys")) hint.hidden = false;
for (const button of document.querySelectorAll("[data-tool=print]")) {
  button.hidden = false;
  button.addEventListener("click", () => {
    closeMenus();
    print();
  });
}
for (const button of document.querySelectorAll("[data-tool=share-page]")) {
  button.hidden = !navigator.share;
  button.addEventListener("click", () => share(button, { title: document.title, url: document.getElementById("share").textContent }));
}
const article = document.querySelector("article[data-translation]");
const template = document.getElementById("verse-tools");
if (article && template) {
  const tools = template.content.firstElementChild;
  const button = (name) => tools.querySelector("[data-tool=" + name + "]");
  const shareLabel = navigator.share ? button("share").textContent : button("share").dataset.link;
  const copyLabel = button("copy").textContent;
  let shown;
  const piecesOf = (verse) => {
    const all = [...article.querySelectorAll(".verse")];
    const pieces = [verse];
    for (let at = all.indexOf(verse) + 1; all[at] && all[at].matches(".more"); at++) pieces.push(all[at]);
    return pieces;
  };
  const textOf = (piece) => {
    const copy = piece.cloneNode(true);
    for (const part of copy.querySelectorAll(".number, .verse-tools")) part.remove();
    return copy.textContent.trim();
  };
  const close = () => {
    tools.remove();
    shown = undefined;
  };
  const open = (number) => {
    const verse = number.closest(".verse");
    const label = number.textContent.trim().replace("\\u2013", "-");
    const reference = number.closest("[data-chapter]").dataset.chapter + "," + label;
    const query = new URLSearchParams({ translation: article.dataset.translation, reference });
    const url = location.origin + "/?" + String(query).replaceAll("+", "%20").replaceAll("%2C", ",");
    const text = piecesOf(verse).map(textOf).join("\\n") + "\\n\\n" + reference + " (" + article.dataset.translation + ")";
    shown = { number, text, shared: { title: reference, url } };
    tools.querySelector("strong").textContent = reference;
    button("copy").textContent = copyLabel;
    button("share").textContent = shareLabel;
    number.after(tools);
  };
  button("copy").addEventListener("click", () => told(button("copy"), () => write(shown.text)));
  button("share").addEventListener("click", () => share(button("share"), shown.shared));
  button("close").addEventListener("click", () => {
    const { number } = shown;
    close();
    number.focus();
  });
  article.addEventListener("click", (event) => {
    const number = event.target.closest("a.number");
    if (!number || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // The verse is in sight: the page need not move to it.
    event.preventDefault();
    const { scrollY } = window;
    location.hash = number.hash;
    scrollTo({ top: scrollY, behavior: "instant" });
    open(number);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && shown) button("close").click();
  });
}
}
`;

/*
 * The script of the preparation of a Mass: copying as plain text and as HTML, the responses and notices that this browser
 * keeps, the particulars of an occasion that its tab keeps. Without it the page is shown, marked, printed and projected
 * all the same.
 */
const keep = (name, value) => {
  try {
    localStorage.setItem(name, value);
  } catch {}
};
const ownFields = [...document.querySelectorAll("[data-own]")];
const fillOwn = () => {
  for (const field of ownFields) field.value = own[field.dataset.own] ?? "";
};
fillOwn();
for (const field of ownFields) {
  field.parentElement.hidden = false;
  field.addEventListener("input", () => {
    own[field.dataset.own] = field.value.trim() || undefined;
    keep("ambo-responses", JSON.stringify(own));
    showOwn();
  });
}
const clean = (text) => text.replace(/\s+/g, " ").trim();
const escaped = (text) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const blocksOf = (root) =>
  [...root.querySelectorAll("h2, h3, p")]
    .filter((block) => !block.closest(".tools, .notices, [hidden]"))
    .map((block) => {
      const lines = block.querySelectorAll(".line");
      const texts = (lines.length > 0 ? [...lines] : [block]).map((line) => clean(line.textContent));
      return { block, texts };
    });
const htmlOf = ({ block, texts }) => {
  const tag = block.localName === "p" ? "p" : `h${block.localName[1] - 1}`;
  const body = texts.map(escaped).join("<br>");
  return `<${tag}>${block.matches(".response") ? `<b>${body}</b>` : body}</${tag}>`;
};
for (const button of document.querySelectorAll("[data-clean]")) {
  const label = button.textContent;
  button.hidden = false;
  if (!document.queryCommandSupported?.("copy")) button.remove();
  button.addEventListener("click", () => {
    const root = document.getElementById(button.dataset.clean);
    const foot = document.querySelector(".leaflet .copyright");
    const blocks = [...blocksOf(root), ...(root.contains(foot) ? [] : blocksOf(foot))];
    const plain = blocks.map(({ texts }) => texts.join("\n")).join("\n\n");
    const html = blocks.map(htmlOf).join("\n");
    const put = (event) => {
      event.clipboardData.setData("text/plain", plain);
      event.clipboardData.setData("text/html", html);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    // Some browsers copy only where something is marked; it stays so where they refuse.
    getSelection().selectAllChildren(root);
    addEventListener("copy", put, true);
    const isCopied = document.execCommand("copy");
    removeEventListener("copy", put, true);
    if (!isCopied) return;
    getSelection().removeAllRanges();
    button.textContent = button.dataset.done;
    setTimeout(() => {
      button.textContent = label;
    }, 2500);
  });
}
const notices = document.querySelector(".typed");
if (notices) {
  try {
    notices.textContent = localStorage.getItem("ambo-notices");
  } catch {}
  notices.addEventListener("input", () => keep("ambo-notices", notices.innerText.trim()));
  // A Mass for an occasion has no week to add.
  for (const add of document.querySelectorAll("[data-add]")) {
    add.hidden = false;
    add.addEventListener("click", () => {
      const lines = document.getElementById(add.dataset.add).textContent;
      notices.textContent = [notices.innerText.trim(), lines].filter(Boolean).join("\n\n");
      keep("ambo-notices", notices.textContent);
    });
  }
}
addEventListener("storage", ({ key, newValue }) => {
  if (key === "ambo-notices" && notices) notices.textContent = newValue;
  if (key === "ambo-responses") fillOwn();
});
// Names are for this tab alone: another translation or reading is another page.
for (const line of document.querySelectorAll("[data-particular]")) {
  const name = `ambo-${line.dataset.particular}`;
  try {
    line.textContent = sessionStorage.getItem(name);
  } catch {}
  line.addEventListener("input", () => {
    try {
      sessionStorage.setItem(name, line.textContent);
    } catch {}
  });
}

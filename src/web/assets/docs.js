/*
 * The script of the documentation: buttons that copy, tabs of the samples, and requests
 * with a key of one's own. The key is in its field and in the request alone. The page is complete without the script.
 */
const docs = document.querySelector(".docs");
const make = (name, attributes = {}, ...content) => {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...content);
  return element;
};
for (const hidden of docs.querySelectorAll(".scripted, .tabs")) hidden.hidden = false;

const drawing = (path) => {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 20 20");
  svg.setAttribute("aria-hidden", "true");
  const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
};
const SHEETS = "M7 7h9v10H7zM13 7V3H4v10h3";
const TICK = "M4 10.5l4 4 8-9";
const copyText = async (text) => {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = make("textarea");
    area.value = text;
    document.body.append(area);
    area.select();
    const isCopied = document.execCommand("copy");
    area.remove();
    return isCopied;
  }
  return true;
};
const addCopy = (block) => {
  const { copy, copied } = docs.dataset;
  const button = make("button", { type: "button", class: "copy", "aria-label": copy, title: copy }, drawing(SHEETS));
  const said = make("span", { class: "unseen", role: "status" });
  button.addEventListener("click", async () => {
    if (!(await copyText(block.querySelector("pre").textContent))) return;
    button.classList.add("done");
    button.replaceChildren(drawing(TICK), copied);
    button.removeAttribute("aria-label");
    said.textContent = copied;
    button.focus();
    setTimeout(() => {
      button.classList.remove("done");
      button.replaceChildren(drawing(SHEETS));
      button.setAttribute("aria-label", copy);
      said.textContent = "";
    }, 2500);
  });
  block.append(button, said);
};
for (const block of docs.querySelectorAll(".block")) addCopy(block);

const groups = [...docs.querySelectorAll(".samples")];
const choose = (language) => {
  for (const group of groups) {
    group.classList.add("ready");
    for (const tab of group.querySelectorAll("[role=tab]")) {
      const isChosen = tab.dataset.language === language;
      tab.setAttribute("aria-selected", String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
    }
    for (const sample of group.querySelectorAll(".sample")) sample.hidden = sample.dataset.language !== language;
  }
};
for (const group of groups) {
  const list = group.querySelector(".tabs");
  const tabs = [...list.children];
  list.setAttribute("role", "tablist");
  for (const tab of tabs) {
    tab.setAttribute("role", "tab");
    tab.removeAttribute("data-first");
    const panel = document.getElementById(tab.getAttribute("aria-controls"));
    panel.setAttribute("role", "tabpanel");
    panel.setAttribute("aria-labelledby", tab.id);
    // All samples change with one tab: what is being looked at stays where it is.
    tab.addEventListener("click", () => {
      const before = tab.getBoundingClientRect().top;
      choose(tab.dataset.language);
      scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: "instant" });
    });
  }
  list.addEventListener("keydown", (event) => {
    const at = tabs.indexOf(event.target);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (at < 0 || to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const next = tabs[(to + tabs.length) % tabs.length];
    next.click();
    next.focus();
  });
}
choose("curl");

const keyForm = document.getElementById("key-form");
const key = document.getElementById("key");
const words = keyForm?.dataset;
const meanings = JSON.parse(words?.errors ?? "{}");
keyForm?.addEventListener("submit", (event) => event.preventDefault());
const QUOTA = ["X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset", "Retry-After"];
const headerList = (headers) => {
  const list = make("dl");
  for (const name of QUOTA) {
    const value = headers.get(name);
    if (value === null) continue;
    const time =
      name === "X-RateLimit-Reset"
        ? new Date(value * 1000).toLocaleTimeString(document.documentElement.lang, { timeStyle: "short" })
        : "";
    list.append(
      make("dt", {}, make("code", {}, name)),
      make("dd", {}, time === "" ? value : `${value} (${words.resetsAt} ${time})`),
    );
  }
  return list;
};
const ask = async (form) => {
  const answer = form.querySelector(".answer");
  const said = form.querySelector("[role=status]");
  const say = (...content) => {
    said.replaceChildren(...content);
    answer.replaceChildren();
  };
  const value = key.value.trim();
  if (value === "" || /[^!-~]/.test(value)) {
    say(value === "" ? words.noKey : words.badKey);
    key.focus();
    return;
  }
  say(words.sending);
  const filled = [...new FormData(form)].filter(([, text]) => text.trim() !== "");
  const values = new URLSearchParams(filled);
  const path = form.dataset.path.replace(/\{(\w+)\}/g, (_, name) => {
    const value = values.get(name) ?? "";
    values.delete(name);
    return encodeURIComponent(value);
  });
  const query = String(values);
  const address = path + (query === "" ? "" : `?${query}`);
  let response, text;
  try {
    // The browser keeps neither the answer nor, with it, the key.
    response = await fetch(address, {
      headers: { Authorization: `Bearer ${value}` },
      cache: "no-store",
      credentials: "omit",
      referrerPolicy: "no-referrer",
      redirect: "error",
      signal: AbortSignal.timeout(20000),
    });
    text = await response.text();
  } catch {
    say(words.noAnswer);
    return;
  }
  let shown = text;
  let code;
  try {
    const body = JSON.parse(text);
    shown = JSON.stringify(body, null, 2);
    code = body.error?.code;
  } catch {}
  say(make("strong", {}, `${response.status} ${response.statusText}`), " ", meanings[code] ?? "");
  const block = make(
    "div",
    { class: "block" },
    make("pre", { tabindex: "0", role: "region", "aria-label": address }, shown),
  );
  addCopy(block);
  answer.append(headerList(response.headers), block);
};
for (const form of docs.querySelectorAll("form.trial")) {
  let isBusy = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (isBusy) return;
    isBusy = true;
    await ask(form).finally(() => {
      isBusy = false;
    });
  });
}
addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});

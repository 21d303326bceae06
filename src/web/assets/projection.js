/*
 * The script of the slides: it makes their type as large as fits, divides those that do not fit, turns them, and shows them
 * to the speaker in a second window. It asks the service for nothing.
 */
const LEAST = 1 / 14,
  MOST = 1 / 7,
  STEP = 1.15;
// The rest is for the margin, in which the controls stand.
const ROOM = 0.84;
const stage = document.querySelector(".stage");
const controls = document.querySelector(".controls");
const originals = [...stage.children];
let level = 0,
  at = 0,
  speaker,
  timer;

const fits = (slide, size) => {
  slide.style.fontSize = `${size}px`;
  const body = slide.firstElementChild;
  return body.offsetHeight <= slide.clientHeight * ROOM && body.scrollWidth <= body.clientWidth;
};
const least = (slide) => Math.ceil(slide.clientHeight * LEAST * STEP ** Math.max(level, 0));
/** As large as fits, and no smaller than the least. */
const fit = (slide) => {
  let low = least(slide),
    high = Math.max(low, slide.clientHeight * MOST * STEP ** level);
  if (fits(slide, high)) return;
  for (let turn = 0; turn < 9; turn++) {
    const size = (low + high) / 2;
    if (fits(slide, size)) low = size;
    else high = size;
  }
  fits(slide, low);
};
/** The words of a column: the node and offset of each end, and how bad a break behind it is. */
const wordsOf = (column) => {
  const words = [];
  const walker = document.createTreeWalker(column, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    for (const { 0: text, index } of node.data.matchAll(/\S+/g)) {
      const penalty = /[.!?…]\W*$/.test(text) ? 0.1 : /[,;:]\W*$/.test(text) ? 0.2 : 0.5;
      words.push({ node, end: index + text.length, penalty, size: text.length + 1 });
    }
    if (words.length > 0) words.at(-1).penalty -= 0.1;
  }
  return words;
};
const cut = (column, word, side) => {
  const range = document.createRange();
  range.selectNodeContents(column);
  if (side === "after") range.setStart(word.node, word.end);
  else range.setEnd(word.node, word.end);
  range.deleteContents();
  for (const part of column.querySelectorAll("p, .line")) if (part.textContent.trim() === "") part.remove();
};
/** Divides a slide near its middle; no word stays alone. */
const halve = (slide) => {
  const rest = slide.cloneNode(true);
  const [columns, others] = [slide, rest].map((each) => [...each.querySelectorAll("[lang]")]);
  let isCut = false;
  columns.forEach((column, index) => {
    const words = wordsOf(column),
      total = words.reduce((sum, { size }) => sum + size, 0);
    let best,
      lowest = Infinity,
      before = 0;
    words.forEach(({ size, penalty }, place) => {
      before += size;
      const cost = Math.abs(before / total - 0.5) + penalty;
      if (place < 1 || place > words.length - 3 || cost >= lowest) return;
      [best, lowest] = [place, cost];
    });
    if (best === undefined) {
      others[index].remove();
      return;
    }
    cut(others[index], wordsOf(others[index])[best], "before");
    cut(column, words[best], "after");
    isCut = true;
  });
  return isCut ? rest : undefined;
};
const settle = (slide) => {
  if (fits(slide, least(slide))) return;
  const before = slide.cloneNode(true),
    rest = halve(slide);
  if (!rest) {
    // A word that is wider than the slide.
    before.classList.add("torn");
    return slide.replaceWith(before);
  }
  slide.after(rest);
  settle(slide);
  settle(rest);
};
const build = () => {
  const place = stage.children[at]?.dataset.from;
  stage.replaceChildren(
    ...originals.flatMap((slide, from) => {
      const copy = slide.cloneNode(true);
      copy.dataset.from = from;
      return slide.textContent.trim() === "" ? [] : copy;
    }),
  );
  for (const slide of [...stage.children]) settle(slide);
  if (place !== undefined) at = [...stage.children].findIndex(({ dataset: { from } }) => Number(from) >= place);
  show();
};
const show = () => {
  const slides = [...stage.children];
  at = Math.max(0, Math.min(at, slides.length - 1));
  for (const [index, slide] of slides.entries()) slide.classList.toggle("shown", index === at);
  fit(slides[at]);
  controls.querySelector("output").textContent = `${at + 1} / ${slides.length}`;
  history.replaceState(null, "", `#${at + 1}`);
  showSpeaker();
};
const showSpeaker = () => {
  if (!speaker || speaker.closed) return;
  const place = (name, slide) => {
    const box = speaker.document.querySelector(name);
    const copy = slide?.cloneNode(true) ?? "";
    box.replaceChildren(copy);
    if (!copy) return;
    copy.classList.add("shown");
    fit(copy);
  };
  place(".now", stage.children[at]);
  place(".next", stage.children[at + 1]);
};
const openSpeaker = () => {
  speaker = open("", "ambo-speaker", "popup,width=960,height=540");
  if (!speaker) return;
  const { document: sheet } = speaker;
  const style = new speaker.CSSStyleSheet();
  style.replaceSync(
    [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText)).join(""),
  );
  sheet.adoptedStyleSheets = [style];
  sheet.title = stage.dataset.speaker;
  sheet.documentElement.lang = document.documentElement.lang;
  sheet.body.className = "speaker";
  const main = sheet.createElement("main");
  for (const name of ["now", "next"]) main.append(Object.assign(sheet.createElement("div"), { className: name }));
  sheet.body.replaceChildren(main);
  sheet.addEventListener("keydown", onKey);
  speaker.onresize = showSpeaker;
  showSpeaker();
};
const size = (by) => {
  level = Math.max(-4, Math.min(4, level + by));
  build();
};
const go = (to) => {
  document.body.classList.remove("black");
  at = to;
  show();
};
const full = () => {
  const done = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen?.();
  done?.catch(() => {});
};
const ACTIONS = {
  next: () => go(at + 1),
  previous: () => go(at - 1),
  first: () => go(0),
  last: () => go(stage.children.length - 1),
  black: () => document.body.classList.toggle("black"),
  full,
  larger: () => size(1),
  smaller: () => size(-1),
  speaker: openSpeaker,
};
const KEYS = {
  ArrowRight: "next",
  ArrowDown: "next",
  PageDown: "next",
  " ": "next",
  Enter: "next",
  ArrowLeft: "previous",
  ArrowUp: "previous",
  PageUp: "previous",
  Backspace: "previous",
  Home: "first",
  End: "last",
  b: "black",
  ".": "black",
  f: "full",
  F5: "full",
  s: "speaker",
  "+": "larger",
  "=": "larger",
  "-": "smaller",
  "\u2212": "smaller",
};
function onKey(event) {
  const { key, ctrlKey, altKey, metaKey, target } = event;
  if (ctrlKey || altKey || metaKey) return;
  if ((key === "Enter" || key === " ") && target.closest?.("a, button")) return;
  const action = KEYS[key.length === 1 ? key.toLowerCase() : key];
  if (!action) return;
  event.preventDefault();
  ACTIONS[action]();
}
document.addEventListener("keydown", onKey);
if (!document.documentElement.requestFullscreen) controls.querySelector("[data-act=full]").remove();
for (const button of controls.querySelectorAll("[data-act]")) {
  button.addEventListener("click", () => ACTIONS[button.dataset.act]());
}
stage.addEventListener("click", ({ clientX }) => ACTIONS[clientX < innerWidth / 3 ? "previous" : "next"]());
const wake = () => {
  document.body.classList.remove("idle");
  clearTimeout(timer);
  timer = setTimeout(() => document.body.classList.add("idle"), 3000);
};
addEventListener("pointermove", wake);
addEventListener("resize", build);
addEventListener("storage", ({ key }) => {
  if (key !== "ambo-responses") return;
  const [was, count] = [at, stage.children.length];
  build();
  if (stage.children.length !== count) return;
  // The second part of a divided slide stays.
  at = was;
  show();
});
addEventListener("pagehide", () => speaker?.close());
const stayAwake = () => navigator.wakeLock?.request("screen").catch(() => {});
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) stayAwake();
});
document.body.classList.add("on");
controls.hidden = false;
at = Number(location.hash.slice(1)) - 1 || 0;
document.fonts.ready.then(build);
stayAwake();
wake();

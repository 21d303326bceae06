/*
 * The script of the verses: they are chosen by a tap on their words or by keyboard, with one stop of Tab for all of them
 * (ARIA, roving tabindex), and a bar at the foot of the screen copies, shares and compares them. What is marked with the
 * mouse is copied by the same words: without numbers and headings, with its reference and attribution. What the browser
 * cannot do has no button.
 */
const article = document.querySelector("article[data-translation]");
const { translation, copyright, shown, copyrights } = article?.dataset ?? {};
const pieces = article ? [...article.querySelectorAll(".verse")] : [];
const verses = [];
/* Those of the readings of a day, which cannot be chosen by a tap. */
const versesOfReadings = [];
let open;
for (const piece of pieces) {
  const number = piece.querySelector(piece.id ? ".number" : "sup");
  if (piece.id || number) {
    const label = number?.textContent.trim().replace("\u2013", "-") ?? piece.id.split(".")[2];
    open = { pieces: [piece], number, label, chapter: piece.closest("[data-chapter]").dataset.chapter };
    (piece.id ? verses : versesOfReadings).push(open);
  } else if (piece.matches(".more")) open?.pieces.push(piece);
  else open = undefined;
}
const referenceOf = (some) => {
  let text = "",
    before;
  for (const { chapter, label } of some) {
    const end = label.split("-").pop(),
      at = chapter.lastIndexOf(" "),
      book = chapter.slice(0, at);
    const isSame = before?.chapter === chapter;
    if (isSame && parseInt(label, 10) === before.last + 1) text = `${before.text}-${end}`;
    else {
      text += isSame ? "." : `${(before ? "; " : "") + (before?.book === book ? chapter.slice(at + 1) : chapter)},`;
      before = { text: text + label.split("-")[0], chapter, book };
      text += label;
    }
    before.last = parseInt(end, 10);
  }
  return text;
};
/* A reference as a person reads it: with the marks of the page's language. */
const notedOf = (some) => {
  const reference = referenceOf(some);
  return document.documentElement.lang === "en" ? reference.replace(/(\d),(?=\d)/g, "$1:") : reference;
};
/* The words of some pieces as paragraphs of lines; of a range no more than lies in it. */
const wordsOf = (some, range) => {
  const paragraphs = [];
  let last;
  for (const piece of some) {
    let part = piece;
    if (range) {
      const own = document.createRange();
      own.selectNodeContents(piece);
      if (range.compareBoundaryPoints(Range.START_TO_START, own) > 0)
        own.setStart(range.startContainer, range.startOffset);
      if (range.compareBoundaryPoints(Range.END_TO_END, own) < 0) own.setEnd(range.endContainer, range.endOffset);
      part = own.cloneContents();
    } else part = piece.cloneNode(true);
    for (const child of part.querySelectorAll("a, sup, button, .unseen, .note-open")) child.remove();
    const text = part.textContent.replace(/\s+/g, " ").trim();
    if (!text) continue;
    const block = piece.closest("p"),
      line = piece.closest(".line");
    const isApart = last && pieces.indexOf(piece) > pieces.indexOf(last.piece) + 1;
    if (last?.block !== block) paragraphs.push([text]);
    else if (line && last.line !== line) paragraphs.at(-1).push(text);
    else paragraphs.at(-1).push(paragraphs.at(-1).pop() + (isApart ? " [\u2026] " : " ") + text);
    last = { block, line, piece };
  }
  return paragraphs;
};
const quote = (paragraphs, reference, code = translation, attribution = copyright) => {
  const box = document.createElement("div");
  const add = (lines) => {
    const p = document.createElement("p");
    for (const line of lines) p.append(...(p.firstChild ? [document.createElement("br")] : []), line);
    box.append(p);
  };
  const source = [`(${reference}; ${code})`, ...attribution.split("\n")];
  for (const lines of paragraphs) add(lines);
  add(source);
  const plain = paragraphs.map((lines) => lines.join("\n")).join("\n\n");
  return { text: plain, plain: `${plain}\n\n${source.join("\n")}`, html: box.innerHTML };
};
const readingOf = (piece) => piece.closest("details, .reading");
let written;
document.addEventListener("copy", (event) => {
  let copied = written;
  const selection = getSelection();
  if (!copied && article && selection.rangeCount) {
    const range = selection.getRangeAt(0);
    const marked = pieces.filter((piece) => range.intersectsNode(piece) && !piece.closest("details:not([open])"));
    const words = new Set(marked.filter((piece) => wordsOf([piece], range).length));
    const citedOf = (some) => some.filter((verse) => verse.pieces.some((piece) => words.has(piece)));
    // Each reading of a day has a source of its own, a part of one its verses; attribution is below the last one.
    const readings = [...new Set([...words].map(readingOf))].map((reading) => {
      const own = pieces.filter((piece) => readingOf(piece) === reading);
      const isWhole = own.every((piece) => words.has(piece));
      const cited = citedOf(versesOfReadings).filter((verse) => own.includes(verse.pieces[0]));
      return {
        words: wordsOf(
          own.filter((piece) => words.has(piece)),
          range,
        ),
        place: isWhole || !cited.length ? reading?.querySelector(".citation")?.textContent : notedOf(cited),
      };
    });
    const last = readings.pop();
    if (!last) return;
    const before = readings.flatMap(({ words, place }) => [...words, [`(${place}; ${translation})`]]);
    const cited = citedOf(verses);
    const isFirst = marked.every((piece) => cited.some((verse) => verse.pieces.includes(piece)));
    copied = quote([...before, ...last.words], last.place ?? notedOf(cited), ...(isFirst ? [] : [shown, copyrights]));
  }
  if (!copied) return;
  event.clipboardData.setData("text/plain", copied.plain);
  if (copied.html) event.clipboardData.setData("text/html", copied.html);
  event.preventDefault();
});
const canCopy = navigator.clipboard?.writeText || document.queryCommandSupported?.("copy");
const write = async (copied) => {
  try {
    if (!copied.html) return await navigator.clipboard.writeText(copied.plain);
    const blob = (type, text) => new Blob([text], { type });
    await navigator.clipboard.write([
      new ClipboardItem({
        "text/plain": blob("text/plain", copied.plain),
        "text/html": blob("text/html", copied.html),
      }),
    ]);
  } catch {
    written = copied;
    const isCopied = document.execCommand?.("copy");
    written = undefined;
    if (!isCopied) throw new Error("Cannot copy");
  }
};
const template = document.getElementById("verse-tools");
if (verses.length && template) {
  const bar = template.content.firstElementChild;
  const { label, other } = template.dataset;
  const [reference, status] = bar.querySelectorAll("strong, [role=status]");
  const tool = (name) => bar.querySelector(`[data-tool=${name}]`);
  const text = article.querySelector("[data-chapter]").parentElement;
  const chosen = new Set();
  let anchor = 0,
    timer,
    stop;
  const some = () => verses.filter((verse) => chosen.has(verse));
  const quoted = () => quote(wordsOf(some().flatMap((verse) => verse.pieces)), notedOf(some()));
  const addressOf = (rest = "") =>
    "/?translation=" +
    encodeURIComponent(translation) +
    "&reference=" +
    encodeURIComponent(referenceOf(some())).replace(/%2C/g, ",").replace(/%3B/g, ";") +
    rest;
  const say = (words) => {
    clearTimeout(timer);
    status.textContent = words;
    timer = setTimeout(() => {
      status.textContent = "";
    }, 4000);
  };
  const show = () => {
    for (const verse of verses) {
      const isChosen = chosen.has(verse);
      for (const piece of verse.pieces) piece.classList.toggle("chosen", isChosen);
      verse.number.setAttribute("aria-pressed", isChosen);
    }
    status.textContent = "";
    bar.hidden = chosen.size === 0;
    if (bar.hidden) return;
    reference.textContent = notedOf(some());
    if (other) tool("compare").href = addressOf(`&parallel=${encodeURIComponent(other)}`);
  };
  const rove = (index, focuses) => {
    for (const [at, { number }] of verses.entries()) number.tabIndex = at === index ? 0 : -1;
    if (focuses) verses[index].number.focus();
  };
  const choose = (index, isRange) => {
    const verse = verses[index];
    if (isRange) {
      for (const each of verses.slice(Math.min(anchor, index), Math.max(anchor, index) + 1)) chosen.add(each);
    } else {
      if (!chosen.delete(verse)) chosen.add(verse);
      anchor = index;
    }
    rove(index);
    show();
    const hidden = verse.pieces[0].getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
    if (!bar.hidden && hidden > 0) scrollBy({ top: hidden + 40, behavior: "instant" });
  };
  const end = () => {
    if (bar.contains(document.activeElement)) verses[anchor].number.focus();
    chosen.clear();
    show();
    stop?.();
  };
  for (const verse of verses) {
    if (!verse.number) {
      verse.number = document.createElement("a");
      verse.number.className = "number unseen";
      verse.number.textContent = verse.label;
      verse.pieces[0].prepend(verse.number);
    }
    verse.number.href = `#${verse.pieces[0].id}`;
    verse.number.setAttribute("role", "button");
  }
  text.setAttribute("role", "group");
  text.setAttribute("aria-label", label);
  rove(
    Math.max(
      0,
      verses.findIndex(({ pieces: [piece] }) => `#${piece.id}` === location.hash),
    ),
  );
  text.after(bar);
  show();
  text.addEventListener("mousedown", (event) => {
    if (event.shiftKey && chosen.size) event.preventDefault();
  });
  text.addEventListener("click", (event) => {
    const number = event.target.closest(".number");
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.detail > 2 ||
      (!number &&
        (event.target.closest("a, button, summary, label, .note-open") || (event.detail < 2 && String(getSelection()))))
    )
      return;
    const piece = event.target.closest(".verse");
    const pair = piece?.closest(".pair");
    const index = verses.findIndex((verse) => verse.pieces.includes(piece) || pair?.contains(verse.pieces[0]));
    if (index < 0) return;
    event.preventDefault();
    choose(index, event.shiftKey);
  });
  text.addEventListener("keydown", (event) => {
    const { key, shiftKey, target } = event;
    if (event.ctrlKey || event.altKey || event.metaKey || !target.matches(".number")) return;
    const index = verses.findIndex((verse) => verse.number === target);
    const last = verses.length - 1;
    const to = {
      ArrowDown: index + 1,
      ArrowRight: index + 1,
      ArrowUp: index - 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: last,
    }[key];
    if (key === " ") choose(index, shiftKey);
    else if (to === undefined) return;
    else {
      const next = Math.min(last, Math.max(0, to));
      if (shiftKey) {
        choose(index, chosen.size > 0);
        choose(next, true);
      }
      rove(next, true);
    }
    event.preventDefault();
  });
  document.addEventListener("keydown", (event) => {
    if (
      event.key === "Escape" &&
      chosen.size &&
      !event.defaultPrevented &&
      !document.querySelector("dialog[open], details.menu[open]")
    )
      end();
  });
  const does = (name, isThere, action) => {
    const button = tool(name);
    if (isThere)
      button.addEventListener("click", async () => {
        try {
          await action(button);
        } catch {}
      });
    else button.remove();
  };
  const done = (name) => say(tool(name).dataset.done);
  does("copy", canCopy, () => write(quoted()).then(() => done("copy")));
  does("link", canCopy, () => write({ plain: location.origin + addressOf() }).then(() => done("link")));
  does("share", navigator.share, () =>
    navigator.share({ title: notedOf(some()), text: quoted().plain, url: location.origin + addressOf() }),
  );
  does("close", true, end);
  if (!other) tool("compare").remove();
  const { lang } = pieces[0].closest("[lang]");
  const language = lang.split("-")[0];
  const voiceOf = () =>
    globalThis.speechSynthesis
      ?.getVoices()
      .find((voice) => voice.localService && voice.lang.split(/[-_]/)[0].toLowerCase() === language);
  const speakers = [tool("speak"), document.querySelector("[data-tool=speak-page]")].filter(Boolean);
  const offer = () => {
    for (const button of speakers) button.hidden = !voiceOf();
  };
  for (const button of speakers)
    button.addEventListener("click", async () => {
      const { toggle } = await import(speakers[0].dataset.script);
      stop = toggle({ verses, speakers, voiceOf, wordsOf }, button === speakers[0] ? some() : verses);
    });
  offer();
  globalThis.speechSynthesis?.addEventListener?.("voiceschanged", offer);
  const dialog = template.content.querySelector("dialog");
  const canDraw = (() => {
    try {
      const context = dialog.querySelector("canvas").getContext("2d");
      context.fillStyle = "#010203";
      context.fillRect(0, 0, 1, 1);
      return (
        String(context.getImageData(0, 0, 1, 1).data) === "1,2,3,255" &&
        !!HTMLCanvasElement.prototype.toBlob &&
        !!dialog.showModal
      );
    } catch {
      return false;
    }
  })();
  does("picture", canDraw, async (button) => {
    const name = referenceOf(some()),
      lines = wordsOf(some().flatMap((verse) => verse.pieces)).flat();
    if (lines.join(" ").length > 600) return say(button.dataset.refused);
    const { showPicture } = await import(button.dataset.script);
    const title = `${notedOf(some())} (${translation})`;
    showPicture(dialog, { lines, name, title, lang, attribution: copyright });
  });
}

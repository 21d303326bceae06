import { testamentOf } from "../../../canon/mod.ts";
import type { Resolution, Translation, TranslationBook } from "../../../corpus/mod.ts";
import type { Response } from "../../../http/mod.ts";
import { languageTag } from "../../../i18n/mod.ts";
import { shorten } from "../../../i18n/problems/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import type { FormError } from "../../context/page_error.ts";
import { readerPath, searchPath } from "../../context/paths.ts";
import { countReading } from "../../middleware/session_and_form.ts";
import { adjacentChapters, type Chapter, type ChapterPart, chapterParts } from "../../text/blocks.ts";
import { parallelHtml } from "../../text/parallel_html.ts";
import { pageNotes, passageText, titleHtml } from "../../text/printed_html.ts";
import { missingPassages, passageTitle, shortReference, verseId } from "../../text/titles.ts";
import { pager } from "../../ui/controls.ts";
import { type Html, html } from "../../ui/html.ts";
import { page } from "../../ui/page.ts";
import { MAX_PREVIEW, previewText } from "../../ui/page_layout.ts";
import { askedTranslation, failurePage, requestedParallel } from "../text_head.ts";
import { type Lookup, lookUp, type SuggestedLink, suggestedLinks } from "./look_up.ts";
import { chapterPicker, passageBar, readerForm, type SearchNarrowing } from "./reader_controls.ts";

/** A text that someone looks up. */
interface Asked {
  readonly translation: Translation;
  readonly text: string;
  /** True where it was typed rather than followed as a link: it may have been meant as words. */
  readonly isTyped: boolean;
}

/** Responds with the passage of a reference, with a book, or with the reason why there is none. */
export function readingPage(context: PageContext, reference: string): Response {
  const translation = askedTranslation(context);
  if ("message" in translation) {
    return missingTextPage(context, {
      text: reference,
      error: translation,
      ways: linksToTranslations(context, reference),
    });
  }
  const asked = { translation, text: reference, isTyped: false };
  return lookupPage(context, asked, lookUp(context, asked));
}

/** Offers a text in the translations there are, for one that there is not. */
export function linksToTranslations({ translations }: PageContext, text: string): SuggestedLink[] {
  return translations.slice(0, 8).map((translation) => ({
    path: searchPath({ text, translation: translation.code }),
    label: translation.code,
    translation,
  }));
}

/** Responds with what was found for a text, within the daily limit of the client. */
export function lookupPage(context: PageContext, asked: Asked, found: Lookup): Response {
  const { translation, text } = asked;
  if (found.kind === "book") return bookPage(context, asked, found.book);
  const parallel = found.kind === "passage" ? requestedParallel(context, translation) : undefined;
  const [other, lack] = parallel && "message" in parallel ? [undefined, parallel.message] : [parallel];
  const error = countReading(context, other === undefined ? 1 : 2);
  if (error !== undefined) return missingTextPage(context, { ...asked, error });
  if (found.kind === "passage") {
    return passagePage(context, asked, { translation, other, lack, resolution: found.resolution });
  }
  const book = found.kind === "error" ? found.book : undefined;
  const more = html`${wordsLink(context, asked)}
${
  book &&
  html`<h2 lang="${languageTag(translation.language)}" dir="auto">${book.name}</h2>
${chapterPicker(context, { translation, book })}`
}`;
  return missingTextPage(context, { text, translation, ...found.refusal(), more });
}

/** Returns the beginning of a passage's text, for previews. */
function beginningOf(translation: Translation, { ranges }: Resolution): string {
  let text = "";
  for (const { first, last } of ranges) {
    for (let line = first; line <= last && text.length <= MAX_PREVIEW; line++) {
      text += `${text && " "}${translation.text(line)}`;
    }
  }
  return previewText(text);
}

function bookPage(context: PageContext, asked: Asked, book: TranslationBook): Response {
  const { translation, text } = asked;
  return page(context, {
    title: book.name,
    preview: { path: readerPath(translation.code, book.abbreviation) },
    policy: "finder",
    body: html`<div class="medium">
<h1 lang="${languageTag(translation.language)}" dir="auto">${book.name}</h1>
${wordsLink(context, asked)}
<h2>${context.t("reading.chapters")}</h2>
${chapterPicker(context, { translation, book })}
${readerForm(context, { text, translation: translation.code })}
</div>`,
  });
}

/** Renders a link to the search for what was typed, where that may have been words. */
function wordsLink(context: PageContext, { translation, text, isTyped }: Asked): Html | undefined {
  const hasSentence = (text.match(/\p{L}{3,}/gu)?.length ?? 0) >= 3;
  if (!isTyped || (/\d/.test(text) && !hasSentence)) return undefined;
  const path = searchPath({ text, translation: translation.code, asWords: true });
  return html`<p><a href="${path}">${context.t("reading.search_for", { words: shorten(text) })}</a></p>`;
}

/** Responds with the reason why no text is shown. */
export function missingTextPage(
  context: PageContext,
  options: {
    readonly text: string;
    readonly translation?: Translation;
    readonly error: FormError;
    /** Links to what may have been meant. */
    readonly ways?: readonly SuggestedLink[];
    readonly title?: string;
    readonly narrowing?: SearchNarrowing;
    readonly more?: Html;
  },
): Response {
  const { text, translation, error, ways = [], narrowing, more } = options;
  const { title = context.t("reading.no_passage") } = options;
  const choice = { text, translation: translation?.code ?? context.usualTranslation };
  return failurePage(
    context,
    { title, error, policy: "finder" },
    html`${error.field === undefined && suggestedLinks(context, ways)}
${readerForm(context, choice, { narrowing, error })}
${error.field !== undefined && suggestedLinks(context, ways)}
${more}`,
  );
}

/** A passage, and the translations in which it is shown. */
interface ShownPassage {
  readonly translation: Translation;
  /** A second translation, beside the first. */
  readonly other: Translation | undefined;
  /** The reason why a second one that was asked for is not shown. */
  readonly lack: string | undefined;
  readonly resolution: Resolution;
}

/** Responds with a passage, the bar above it: heading, verses, copyright, links to the adjacent chapters. */
function passagePage(context: PageContext, asked: Asked, passage: ShownPassage): Response {
  const { translation, other, resolution } = passage;
  const { ranges, reference, verseCount } = resolution;
  const parts = [...chapterParts(ranges)];
  const title = context.noted(passageTitle(translation, reference));
  const shown = other === undefined ? [translation] : [translation, other];
  const { size, notes: showsNotes } = context.preferences;
  const notes = shown.map((each, index) =>
    showsNotes && each.noteCount > 0 ? pageNotes(context, each, `${index + 1}`) : undefined,
  );
  const options = { headed: true, linked: true, numbered: verseCount > 1 };
  const missing = missingPassages(translation, resolution.missing, context.language);
  const links = adjacentLinks(context, passage, parts);
  const short = shortReference(translation, reference);
  const { book, chapter } = parts[0]!;
  const bar = passageBar(context, { ...passage, ...links, book, chapter, reference: short });
  const path = readerPath(translation.code, short);
  const kind = other !== undefined ? " parallel" : verseCount === 1 ? " alone" : "";
  const text =
    other === undefined
      ? html`<div lang="${languageTag(translation.language)}" dir="auto">
${passageText(translation, ranges, { ...options, notes: notes[0] })}
</div>`
      : html`<div>${parallelHtml(context, [translation, other], { ranges, numbered: options.numbered, notes })}</div>`;
  const article = html`<article class="passage ${size}${kind}" aria-labelledby="passage" data-translation="${translation.code}" data-copyright="${translation.copyright}" data-shown="${shown.map(({ code }) => code).join(" + ")}" data-copyrights="${shown.map(({ copyright }) => copyright).join("\n")}" data-kind="${kindOf(book)}" data-place="${context.noted(short)}">
<header>
<h1 id="passage">${titleHtml(title)}</h1>
${shown.map(({ name }) => html`<p><bdi>${name}</bdi></p>`)}
${missing && html`<p class="hint">${missing}</p>`}
${passage.lack && html`<p class="hint">${passage.lack}</p>`}
${wholeChapter(context, passage, parts)}
</header>
${text}
${notes.map((each) => each?.foot())}<footer class="copyright">
${shown.map(({ copyright, language }) => html`<p lang="${languageTag(language)}" dir="auto">${copyright}</p>\n`)}</footer>
</article>
${chapterNavigation(context, links)}`;
  return page(context, {
    title,
    preview: { path, description: beginningOf(translation, resolution) },
    policy: "passage",
    scripts: ["script", "readerScript", ...(notes.some(Boolean) ? (["notesScript"] as const) : [])],
    body: html`${bar}
<div class="${other === undefined ? "medium" : "wide"}">
${wordsLink(context, asked)}
${article}
</div>`,
  });
}

const GOSPELS: ReadonlySet<string> = new Set(["MAT", "MRK", "LUK", "JHN"]);

/** Returns the kind of a book: for each kind the device remembers the place that was read last. */
function kindOf({ id }: ChapterPart["book"]): string {
  if (id === "PSA") return "psalm";
  return GOSPELS.has(id) ? "gospel" : testamentOf(id);
}

/** Renders a link to the chapter of a passage that is a part of one, at the place of the passage. */
function wholeChapter(
  context: PageContext,
  { translation, other }: ShownPassage,
  parts: readonly ChapterPart[],
): Html | undefined {
  const [first] = parts;
  if (first === undefined) return undefined;
  const { book, chapter } = first;
  if (parts.some((part) => part.book !== book || part.chapter !== chapter)) return undefined;
  const index = book.chapters.indexOf(chapter);
  const length = book.starts[index + 1]! - book.starts[index]!;
  const lines = parts.reduce((sum, part) => sum + part.last - part.first + 1, 0);
  if (lines === length || length > context.settings["max-verses"]) return undefined;
  const name = `${book.abbreviation} ${chapter}`;
  const path = readerPath(translation.code, name, other?.code);
  const id = verseId(translation.label(first.first));
  return html`<p class="whole"><a href="${path}#${id}">${context.t("reader_bar.whole_chapter")} <span>${name}</span></a></p>`;
}

function adjacentLinks({ t }: PageContext, { translation, other }: ShownPassage, parts: readonly ChapterPart[]) {
  const { previous, next } = adjacentChapters(translation, parts);
  const link = (target: Chapter | undefined, label: (name: string) => string) => {
    if (target === undefined) return undefined;
    const name = `${target.book.abbreviation} ${target.chapter}`;
    return { name, label: label(name), path: readerPath(translation.code, name, other?.code) };
  };
  return {
    previous: link(previous, (name) => t("reader_bar.previous", { name })),
    next: link(next, (name) => t("reader_bar.next", { name })),
  };
}

function chapterNavigation({ t }: PageContext, { previous, next }: ReturnType<typeof adjacentLinks>): Html {
  return pager(t("reading.adjacent"), {
    previous: previous && { ...previous, place: t("reading.previous") },
    next: next && { ...next, place: t("reading.next") },
  });
}

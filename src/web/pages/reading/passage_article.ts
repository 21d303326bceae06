import { testamentOf } from "../../../canon/mod.ts";
import type { Resolution, Translation } from "../../../corpus/mod.ts";
import { languageTag } from "../../../i18n/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import { readerPath } from "../../context/paths.ts";
import { adjacentChapters, type Chapter, type ChapterPart, chapterParts } from "../../text/blocks.ts";
import { parallelHtml } from "../../text/parallel_html.ts";
import { PageNotes, passageText, titleHtml } from "../../text/printed_html.ts";
import { passageTitle, shortReference, verseId } from "../../text/titles.ts";
import { pager } from "../../ui/controls.ts";
import { type Html, html } from "../../ui/html.ts";
import { type BarLink, passageBar } from "./reader_bar.ts";

/** A passage, and the translations in which it is shown. */
export interface ShownPassage {
  readonly translation: Translation;
  /** A second translation, beside the first. */
  readonly other: Translation | undefined;
  readonly resolution: Resolution;
}

/** Renders a passage with the bar above it: heading, verses, copyright, links to the adjacent chapters. */
export function passageArticle(
  context: PageContext,
  passage: ShownPassage,
): { title: string; path: string; bar: Html; article: Html; hasNotes: boolean } {
  const { translation, other, resolution } = passage;
  const { ranges, reference, verseCount } = resolution;
  const parts = [...chapterParts(ranges)];
  const title = passageTitle(translation, reference);
  const shown = other === undefined ? [translation] : [translation, other];
  const { size, notes: showsNotes } = context.preferences;
  const notes = shown.map((each, index) =>
    showsNotes && each.noteCount > 0 ? new PageNotes(context, each, `${index + 1}`) : undefined,
  );
  const options = { headed: true, linked: true, numbered: verseCount > 1 };
  const names = shown.map(({ name }) => name);
  const copyrights = shown.map(({ copyright }) => copyright);
  const links = adjacentLinks(context, passage, parts);
  const short = shortReference(translation, reference);
  const { book, chapter } = parts[0]!;
  const bar = passageBar(context, { ...passage, ...links, book, chapter, reference: short });
  const path = readerPath(translation.code, short);
  const classes = [
    "passage",
    size,
    ...(other === undefined ? [] : ["parallel"]),
    ...(verseCount === 1 && other === undefined ? ["alone"] : []),
  ];
  const text =
    other === undefined
      ? html`<div lang="${languageTag(translation.language)}" dir="auto">
${passageText(translation, ranges, { ...options, notes: notes[0] })}
</div>`
      : html`<div>${parallelHtml(context, [translation, other], { ranges, numbered: options.numbered, notes })}</div>`;
  const article = html`<article class="${classes.join(" ")}" aria-labelledby="passage" data-translation="${translation.code}" data-copyright="${translation.copyright}" data-shown="${shown.map(({ code }) => code).join(" + ")}" data-copyrights="${copyrights.join(" ")}" data-kind="${kindOf(book)}" data-place="${short}">
<header>
<h1 id="passage">${titleHtml(title)}</h1>
${names.map((name) => html`<p><bdi>${name}</bdi></p>`)}
${wholeChapter(context, passage, parts)}
</header>
${text}
${notes.map((each) => each?.foot())}<footer class="copyright">
${shown.map(({ copyright, language }) => html`<p lang="${languageTag(language)}" dir="auto">${copyright}</p>\n`)}</footer>
</article>
${chapterNavigation(context, links)}`;
  return { title, path, bar, article, hasNotes: notes.some(Boolean) };
}

const GOSPELS: ReadonlySet<string> = new Set(["MAT", "MRK", "LUK", "JHN"]);

/** Tells what people read beside each other, each with a place of its own to come back to. */
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

interface AdjacentLinks {
  readonly previous: BarLink | undefined;
  readonly next: BarLink | undefined;
}

function adjacentLinks(
  context: PageContext,
  { translation, other }: ShownPassage,
  parts: readonly ChapterPart[],
): AdjacentLinks {
  const { t } = context;
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

function chapterNavigation(context: PageContext, { previous, next }: AdjacentLinks): Html {
  const { t } = context;
  return pager(t("reading.adjacent"), {
    previous: previous && { ...previous, place: t("reading.previous") },
    next: next && { ...next, place: t("reading.next") },
  });
}

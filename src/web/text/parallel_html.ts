import type { LineRange, PlacedHeading, Translation } from "../../corpus/mod.ts";
import { languageTag } from "../../i18n/mod.ts";
import { type AlignedVerses, alignVerses } from "../../versification/mod.ts";
import type { PageContext } from "../context/page_context.ts";
import { type Html, html } from "../ui/html.ts";
import { type ChapterPart, chapterHeadings, chapterParts, textBlocks } from "./blocks.ts";
import { headingHtml, type PageNotes, type PrintedOptions, printedHtml } from "./printed_html.ts";
import { verseNumber } from "./titles.ts";

/** The translations of a parallel passage, the first of which was asked for. */
type Pair = readonly [Translation, Translation];

/** The options of both sides. */
interface ParallelOptions {
  /** False to leave out the number of a verse that is alone. */
  readonly numbered: boolean;
  /** Take the publisher's notes of each. */
  readonly notes: readonly (PageNotes | undefined)[];
}

/**
 * Renders a passage in two translations, verse by verse: side by side where there is room, else in turn. Each verse has
 * the lines of its own translation; headings are those of the first.
 */
export function parallelHtml(
  context: PageContext,
  [translation, other]: Pair,
  { ranges, numbered, notes }: ParallelOptions & { readonly ranges: readonly LineRange[] },
): Html {
  const parts = wholeParts(translation, ranges);
  const names = chapterHeadings(translation, parts);
  const language = languageTag(translation.language);
  const pairs = parts.map((part, index) => {
    const { book, chapter } = part;
    const headings = translation.headings(part);
    const name = names[index];
    return html`${
      name !== undefined && html`<h2 lang="${language}">${name}</h2>\n`
    }<div data-chapter="${book.abbreviation} ${chapter}">
${alignVerses([translation, other], part).map((row) => {
  const own = headings.filter(({ line }) => row.lines.includes(line));
  // What precedes the row is set above both; the rest at its place in the verse.
  const above = own.filter(({ line, textLine }) => line === row.lines[0] && textLine === 0);
  const within = own.filter((heading) => !above.includes(heading));
  return html`${
    above.length > 0 &&
    html`<div class="titles" lang="${language}" dir="auto">
${above.map(headingHtml)}</div>\n`
  }${pair(context, [translation, other], { row, headings: within, numbered, notes })}`;
})}</div>\n`;
  });
  return html`<div class="pair names" aria-hidden="true"><p>${translation.name}</p><p>${other.name}</p></div>
${pairs}`;
}

function pair(
  context: PageContext,
  [translation, other]: Pair,
  options: ParallelOptions & { readonly row: AlignedVerses; readonly headings: readonly PlacedHeading[] },
): Html {
  const { row, headings, numbered, notes } = options;
  const { lines, others } = row;
  const numbers = ([translation, lines]: readonly [Translation, readonly number[]]) =>
    lines.map((line) => verseNumber(translation.label(line))).join(" ");
  // A verse that is alone needs no number, unless the other translation counts it differently.
  const isNumbered = numbered || numbers([translation, lines]) !== numbers([other, others]);
  const own = { linked: true, numbered, headings, notes: notes[0] };
  const theirs = { linked: false, numbered: isNumbered, headings: [], notes: notes[1] };
  return html`<div class="pair">${side(context, translation, { lines, ...own })}${side(context, other, { lines: others, ...theirs })}</div>\n`;
}

function side(
  context: PageContext,
  translation: Translation,
  options: PrintedOptions & {
    readonly lines: readonly number[];
    readonly headings: readonly PlacedHeading[];
  },
): Html {
  const { lines, headings, notes } = options;
  const annotated = notes !== undefined;
  if (lines.length === 0) {
    return html`<p class="none"><span aria-hidden="true">–</span><span class="unseen">${context.t("reader_bar.no_verse")}</span></p>`;
  }
  return html`<div lang="${languageTag(translation.language)}" dir="auto">${printedHtml(textBlocks(translation, lines, headings, { annotated }), options)}</div>`;
}

/** Joins the parts of a chapter between which there are only verses that are left out: the other may have them. */
function wholeParts(translation: Translation, ranges: readonly LineRange[]): ChapterPart[] {
  const parts: ChapterPart[] = [];
  for (const part of chapterParts(ranges)) {
    const before = parts.at(-1);
    const isSame = before?.book === part.book && before.chapter === part.chapter;
    let line = before?.last ?? 0;
    do line += 1;
    while (line < part.first && translation.isLeftOut(line));
    if (isSame && line === part.first) parts[parts.length - 1] = { ...before, last: part.last };
    else parts.push(part);
  }
  return parts;
}

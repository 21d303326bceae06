import type { LineRange, Translation } from "../../../corpus/mod.ts";
import { languageTag } from "../../i18n/language.ts";
import { readerBar } from "../../i18n/texts/reader_bar.ts";
import type { PageContext } from "../../page_context.ts";
import { type Html, html } from "../../ui/html.ts";
import { type AlignedVerses, alignVerses } from "./aligned_verses.ts";
import { type ChapterPart, chapterParts } from "./chapters.ts";
import { chapterName, formatVerse } from "./passage_text.ts";
import { verseId } from "./verse_path.ts";

/** Renders a passage in two translations, verse by verse: side by side where there is room, else in turn. */
export function parallelText(
  context: PageContext,
  [translation, other]: readonly [Translation, Translation],
  ranges: readonly LineRange[],
): Html {
  const parts = wholeParts(translation, ranges);
  const isNew = (part: ChapterPart, before: ChapterPart | undefined) =>
    part.book !== before?.book || part.chapter !== before.chapter;
  const hasHeadings = parts.filter((part, index) => isNew(part, parts[index - 1])).length > 1;
  const pairs = parts.map((part, index) => {
    const { book, chapter, first, last } = part;
    const headings = translation.headings({ first, last });
    const isHeaded = hasHeadings && isNew(part, parts[index - 1]);
    return html`${
      isHeaded &&
      html`<h2 lang="${languageTag(translation.language)}">${chapterName(translation, book)} ${chapter}</h2>
`
    }<div data-chapter="${book.abbreviation} ${chapter}">
${alignVerses([translation, other], part).map((row) => {
  const titles = headings.filter(({ line }) => row.lines.includes(line));
  return html`${titles.map(({ text }) => html`<h3 lang="${languageTag(translation.language)}">${text}</h3>\n`)}${pair(context, [translation, other], row)}`;
})}</div>
`;
  });
  return html`<div class="pair names" aria-hidden="true"><p>${translation.name}</p><p>${other.name}</p></div>
${pairs}`;
}

function pair(
  context: PageContext,
  [translation, other]: readonly [Translation, Translation],
  { lines, others }: AlignedVerses,
): Html {
  const none = html`<p class="none"><span aria-hidden="true">–</span><span class="unseen">${context.in(readerBar).noVerse}</span></p>`;
  const own = lines.map((line) => verse(translation, line, true));
  const theirs = others.map((line) => verse(other, line, false));
  const side = (verses: readonly Html[], language: string) =>
    verses.length > 0 ? html`<p lang="${languageTag(language)}" dir="auto">${verses}</p>` : none;
  return html`<div class="pair">${side(own, translation.language)}${side(theirs, other.language)}</div>
`;
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

function verse(translation: Translation, line: number, isLinked: boolean): Html {
  const label = translation.label(line);
  const number = html`<sup>${formatVerse(label)}</sup>`;
  const text = translation.text(line);
  if (!isLinked) return html`<span class="verse">${number}\u00a0${text}</span> `;
  const id = verseId(label);
  return html`<span class="verse" id="${id}"><a class="number" href="#${id}">${number}</a>\u00a0${text}</span> `;
}

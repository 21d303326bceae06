import type { LineRange, Translation, TranslationBook } from "../../../corpus/mod.ts";
import { type Html, html } from "../../ui/html.ts";
import { type ChapterPart, chapterParts } from "./chapters.ts";

/** A single psalm in the languages of the translations; the book itself is named in the plural. */
const PSALM: Readonly<Record<string, string>> = {
  slv: "Psalm",
  eng: "Psalm",
  deu: "Psalm",
  lat: "Psalmus",
  ita: "Salmo",
  hrv: "Psalam",
};

/** Returns the name that stands before the number of a chapter. */
export function chapterName(
  { language }: Translation,
  { id, name }: Pick<TranslationBook, "id" | "name">,
): string {
  return (id === "PSA" && PSALM[language]) || name;
}

/**
 * Renders the verses of a passage.
 *
 * @param options `headed`: Puts a heading before each of several chapters.
 */
export function passageText(
  translation: Translation,
  ranges: readonly LineRange[],
  { headed }: { headed: boolean },
): Html {
  const parts = [...chapterParts(ranges)];
  return html`${parts.map((part) => chapterText(translation, part, headed && parts.length > 1))}`;
}

function chapterText(translation: Translation, part: ChapterPart, isHeaded: boolean): Html {
  const { book, chapter, first, last } = part;
  const verses: Html[] = [];
  for (let line = first; line <= last; line++) verses.push(verse(translation, line));
  return html`${isHeaded && html`<h2>${chapterName(translation, book)} ${chapter}</h2>`}
<p>${verses}</p>
`;
}

function verse(translation: Translation, line: number): Html {
  const { verse, verseEnd, segment = "" } = translation.label(line);
  const number = `${verse}${verseEnd === undefined ? "" : `–${verseEnd}`}${segment}`;
  return html`<span class="verse"><sup>${number}</sup>\u00a0${translation.text(line)}</span> `;
}

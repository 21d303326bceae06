import type { LineRange, Translation } from "../../../corpus/mod.ts";
import { languageTag } from "../../i18n/language.ts";
import { type Html, html } from "../../ui/html.ts";
import { chapterParts } from "../reading/chapters.ts";

/**
 * Renders verses for programs that bring no style of ours: paragraphs, and line breaks in poetry.
 *
 * @param options `numbered`: Puts its number before each verse.
 */
export function scriptureHtml(
  translation: Translation,
  ranges: readonly LineRange[],
  { numbered }: { numbered: boolean },
): Html {
  const paragraphs: Html[][] = [];
  for (const { book, first, last } of chapterParts(ranges)) {
    // Where a translation does not say how its psalms are printed, each verse has a line.
    const verseBreak = book.id === "PSA" && !translation.hasLayout ? "line" : "none";
    let isFirst = true;
    for (let line = first; line <= last; line++) {
      for (const [index, printed] of translation.layout(line).entries()) {
        const begins = printed.break === "none" && index === 0 ? verseBreak : printed.break;
        const number =
          numbered && index === 0 && html`<sup>${verseNumber(translation, line)}</sup> `;
        const text = html`${number}${printed.text}`;
        if (isFirst || begins === "paragraph" || begins === "stanza") paragraphs.push([text]);
        else paragraphs.at(-1)!.push(begins === "line" ? html`<br>${text}` : html` ${text}`);
        isFirst = false;
      }
    }
  }
  const language = languageTag(translation.language);
  return html`${paragraphs.map((parts) => html`<p lang="${language}" dir="auto">${parts}</p>\n`)}`;
}

function verseNumber(translation: Translation, line: number): string {
  const { verse, verseEnd, segment = "" } = translation.label(line);
  return `${verse}${verseEnd === undefined ? "" : `–${verseEnd}`}${segment}`;
}

import type { LineRange, Translation } from "../../corpus/mod.ts";
import { languageTag } from "../../i18n/mod.ts";
import { type Html, html } from "../ui/html.ts";
import { type BlockLine, textBlocks, type VersePiece } from "./blocks.ts";
import { chapterParts, linesOfPart } from "./chapters.ts";
import { verseNumber } from "./verse_label.ts";

/**
 * Renders verses for programs that bring no style of ours: paragraphs, and line breaks in poetry. Headings are left out.
 *
 * @param options `numbered`: Puts its number before each verse.
 */
export function plainHtml(
  translation: Translation,
  ranges: readonly LineRange[],
  { numbered }: { numbered: boolean },
): Html {
  const piece = ({ text, verse }: VersePiece): Html =>
    html`${numbered && verse && html`<sup>${verseNumber(verse.label)}</sup> `}${text}`;
  const paragraphs: Html[][] = [];
  for (const part of chapterParts(ranges)) {
    let isFirst = true;
    for (const block of textBlocks(translation, linesOfPart(part))) {
      if (block.kind === "heading") continue;
      const lines = linesHtml(block.lines, piece);
      // Without indents it is the break alone that tells a line of poetry from the prose before it.
      if (block.begins === "line" && !isFirst) paragraphs.at(-1)!.push(html`<br>${lines}`);
      else paragraphs.push([lines]);
      isFirst = false;
    }
  }
  const language = languageTag(translation.language);
  return html`${paragraphs.map((parts) => html`<p lang="${language}" dir="auto">${parts}</p>\n`)}`;
}

function linesHtml(lines: readonly BlockLine[], piece: (piece: VersePiece) => Html): Html {
  return html`${lines.map(
    ({ pieces }, line) =>
      html`${line > 0 && html`<br>`}${pieces.map((each, index) => [index > 0 && " ", piece(each)])}`,
  )}`;
}

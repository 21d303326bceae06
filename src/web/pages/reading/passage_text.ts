import type {
  LineRange,
  PlacedHeading,
  TextLine,
  Translation,
  TranslationBook,
  VerseLabel,
} from "../../../corpus/mod.ts";
import { type Html, html } from "../../ui/html.ts";
import { type ChapterPart, chapterParts } from "./chapters.ts";
import { verseId } from "./verse_path.ts";

/** A single psalm in the languages of the translations; the book itself is named in the plural. */
const PSALM: Readonly<Record<string, string>> = {
  slv: "Psalm",
  eng: "Psalm",
  deu: "Psalm",
  lat: "Psalmus",
  ita: "Salmo",
  hrv: "Psalam",
  hun: "Zsoltár",
};

/** Returns the name that stands before the number of a chapter. */
export function chapterName(
  { language }: Translation,
  { id, name }: Pick<TranslationBook, "id" | "name">,
): string {
  return (id === "PSA" && PSALM[language]) || name;
}

/** The options of rendering a passage. */
export interface PassageTextOptions {
  /** Puts a heading before each of several chapters. */
  readonly headed: boolean;
  /** Makes each verse number a link to its verse, and a chapter begin large; such a passage stands once on a page. */
  readonly linked: boolean;
  /** False to leave the numbers out, as of a verse that stands alone. */
  readonly numbered?: boolean;
}

/** Renders the verses of a passage as they are printed: paragraphs, lines of poetry in stanzas, headings. */
export function passageText(
  translation: Translation,
  ranges: readonly LineRange[],
  options: PassageTextOptions,
): Html {
  const parts = [...chapterParts(ranges)];
  // A verse that is left out divides a chapter into parts, but is no reason for a heading.
  const isNew = (part: ChapterPart, before: ChapterPart | undefined) =>
    part.book !== before?.book || part.chapter !== before.chapter;
  const chapters = parts.filter((part, index) => isNew(part, parts[index - 1])).length;
  return html`${parts.map((part, index) => {
    const hasHeading = options.headed && chapters > 1 && isNew(part, parts[index - 1]);
    const heading = `${chapterName(translation, part.book)} ${part.chapter}`;
    const text = chapterText(translation, part, options);
    return html`${hasHeading && html`<h2>${heading}</h2>\n`}${
      options.linked
        ? html`<div data-chapter="${part.book.abbreviation} ${part.chapter}">${text}</div>\n`
        : text
    }`;
  })}`;
}

/** The part of a verse that stands in one printed line. */
interface VersePiece {
  readonly text: string;
  /** Absent where the verse goes on from the line before. */
  readonly start?: { readonly number: Html | undefined; readonly id: string | undefined };
  /** True where the verse goes on in another block. */
  runsOn: boolean;
}

/** A block of printed text: a paragraph of prose has one line, poetry has several. */
interface Block {
  readonly isPoem: boolean;
  readonly lines: { readonly indent: number; readonly pieces: VersePiece[] }[];
}

function chapterText(
  translation: Translation,
  part: ChapterPart,
  { linked, numbered = true }: PassageTextOptions,
): Html {
  const { first, last, chapter } = part;
  return versesText(
    translation,
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
    {
      linked,
      numbered,
      headings: translation.headings({ first, last }),
      opens: linked && opensChapter(translation, part) ? chapter : undefined,
    },
  );
}

/** The options of rendering verses. */
export interface VersesTextOptions extends Pick<PassageTextOptions, "linked" | "numbered"> {
  /** The headings to set, at the places where they stand. */
  readonly headings: readonly PlacedHeading[];
  /** The chapter that the first verse opens. */
  readonly opens?: number | undefined;
}

/** Renders some verses as they are printed. */
export function versesText(
  translation: Translation,
  verseLines: readonly number[],
  { linked, numbered = true, headings, opens }: VersesTextOptions,
): Html {
  const headingsBefore = (line: number, textLine: number) =>
    headings.filter((at) => at.line === line && at.textLine === textLine).map(renderHeading);
  const blocks: (Block | Html)[] = [];
  for (const line of verseLines) {
    const id = linked ? verseId(translation.label(line)) : undefined;
    const chapter = line === verseLines[0] ? opens : undefined;
    const number = numbered ? verseNumber(translation, line, { id, chapter }) : undefined;
    let start: VersePiece | undefined;
    for (const [index, printed] of printedLines(translation, line).entries()) {
      blocks.push(...headingsBefore(line, index));
      const { text } = printed;
      const piece: VersePiece =
        index === 0 ? { text, start: { number, id }, runsOn: false } : { text, runsOn: false };
      start ??= piece;
      if (addLine(blocks, printed, piece) && index > 0) start.runsOn = true;
    }
  }
  return html`${blocks.map((block) => ("isPoem" in block ? renderBlock(block) : block))}`;
}

/** Tells if a part of several verses begins with the first verse of its chapter. */
function opensChapter(
  translation: Translation,
  { book, chapter, first, last }: ChapterPart,
): boolean {
  return (
    first < last &&
    first === book.starts[book.chapters.indexOf(chapter)] &&
    translation.label(first).verse === 1
  );
}

/** Lays out a verse; where a translation does not say how its psalms are printed, each verse has a line. */
function printedLines(translation: Translation, line: number): readonly TextLine[] {
  const lines = translation.layout(line);
  if (translation.hasLayout || translation.label(line).book !== "PSA") return lines;
  return lines.map((printed) => ({ ...printed, indent: 1, break: "line" }));
}

/** Adds a printed line. @returns True where it begins a block. */
function addLine(
  blocks: (Block | Html)[],
  { indent, break: begins }: TextLine,
  piece: VersePiece,
): boolean {
  const last = blocks.at(-1);
  const open = last !== undefined && "isPoem" in last ? last : undefined;
  const isPoem = indent > 0 || begins === "line";
  if (open !== undefined && begins === "none") {
    open.lines.at(-1)!.pieces.push(piece);
  } else if (open?.isPoem && isPoem && begins === "line") {
    open.lines.push({ indent, pieces: [piece] });
  } else {
    blocks.push({ isPoem, lines: [{ indent, pieces: [piece] }] });
    return true;
  }
  return false;
}

function renderBlock({ isPoem, lines }: Block): Html {
  if (!isPoem) return html`<p>${lines.map(({ pieces }) => pieces.map(renderPiece))}</p>\n`;
  return html`<p class="poem">${lines.map(
    ({ indent, pieces }) =>
      html`<span class="line indent-${indent}">${pieces.map(renderPiece)}</span>`,
  )}</p>\n`;
}

/** Renders a piece; by its class the style finds all pieces of the verse that a link leads to. */
function renderPiece({ text, start, runsOn }: VersePiece): Html {
  if (start === undefined) return html`<span class="verse more">${text}</span> `;
  const id = start.id !== undefined && html` id="${start.id}"`;
  return html`<span class="${runsOn ? "verse runs-on" : "verse"}"${id}>${start.number}${text}</span> `;
}

/** Renders a heading, or another line that is no part of a verse. */
export function renderHeading({ kind, level, text }: PlacedHeading): Html {
  if (kind === "major" || kind === "section" || kind === "subsection") {
    return html`<h3 class="level-${level}">${text}</h3>\n`;
  }
  return html`<p class="${kind}">${text}</p>\n`;
}

/**
 * Renders the number of a verse.
 *
 * @param options `id`: that of the verse, to which the number is a link; `chapter`: its number is shown large in
 *   place of the verse's, and neither copied nor read aloud, as a heading says it.
 */
function verseNumber(
  translation: Translation,
  line: number,
  { id, chapter }: { id: string | undefined; chapter: number | undefined },
): Html {
  const mark = html`<sup>${formatVerse(translation.label(line))}</sup>`;
  if (id === undefined) return html`${mark}\u00a0`;
  const opening = chapter !== undefined && html` data-opens="${chapter}"`;
  return html`<a class="number" href="#${id}"${opening}>${mark}</a>\u00a0`;
}

/** Formats the number of a verse as it is printed: `16`, `25–26`, `4a`. */
export function formatVerse({ verse, verseEnd, segment = "" }: VerseLabel): string {
  return `${verse}${verseEnd === undefined ? "" : `–${verseEnd}`}${segment}`;
}

import {
  type LineBreak,
  type LineRange,
  type Note,
  notesByLine,
  type PlacedHeading,
  type TextLine,
  type Translation,
  type TranslationBook,
  type VerseLabel,
} from "../../corpus/mod.ts";
import { chapterName } from "./titles.ts";

/** A block of printed text. */
export type TextBlock = VerseBlock | HeadingBlock;

/** A paragraph of prose, which has one line, or a stanza of poetry, which has one or several. */
export interface VerseBlock {
  readonly kind: "prose" | "poem";
  /** How its first line begins: `none` or `line` only where the block before is of the other kind, or a heading. */
  readonly begins: LineBreak;
  readonly lines: readonly BlockLine[];
}

/** A heading, or another line that is no part of a verse. */
interface HeadingBlock {
  readonly kind: "heading";
  readonly heading: PlacedHeading;
}

/** A printed line. */
export interface BlockLine {
  readonly indent: number;
  readonly pieces: readonly VersePiece[];
}

/** The part of a verse that is in one printed line. */
export interface VersePiece {
  readonly text: string;
  /** The verse that begins here; absent where it goes on from the line before. */
  readonly verse: BegunVerse | undefined;
  /** The notes in it, where they were asked for. */
  readonly notes?: readonly PieceNote[] | undefined;
}

/** A note in a piece of a verse, with its offset there. */
export interface PieceNote extends Note {
  /** The verse line that it is shown with. */
  readonly line: number;
}

/** A verse where it begins. */
export interface BegunVerse {
  readonly line: number;
  readonly label: VerseLabel;
  /** True where the verse goes on in another block. */
  runsOn: boolean;
}

/**
 * Sets some verses in blocks, as they are printed.
 *
 * @param headings The headings to set, at their places.
 * @param options `annotated`: true to set the publisher's notes too.
 */
export function textBlocks(
  translation: Translation,
  verseLines: Iterable<number>,
  headings: readonly PlacedHeading[] = [],
  { annotated = false } = {},
): readonly TextBlock[] {
  const blocks: OpenBlock[] = [];
  for (const line of verseLines) {
    const verse: BegunVerse = { line, label: translation.label(line), runsOn: false };
    const lines = printedLines(translation, line);
    const notes = annotated ? notesByLine(lines, translation.notes(line)) : [];
    for (const [index, printed] of lines.entries()) {
      for (const heading of headings) {
        if (heading.line !== line || heading.textLine !== index) continue;
        blocks.push({ kind: "heading", heading });
      }
      const piece = {
        text: printed.text,
        verse: index === 0 ? verse : undefined,
        notes: notes[index]?.map((note) => ({ ...note, line })),
      };
      if (addLine(blocks, printed, piece) && index > 0) verse.runsOn = true;
    }
  }
  return blocks;
}

/** A block to which lines are added. */
type OpenBlock = HeadingBlock | OpenVerses;

interface OpenVerses extends VerseBlock {
  readonly lines: { readonly indent: number; readonly pieces: VersePiece[] }[];
}

/** Lays out a verse; where a translation does not say how its psalms are printed, each verse has a line. */
function printedLines(translation: Translation, line: number): readonly TextLine[] {
  const lines = translation.layout(line);
  if (translation.hasLayout || translation.label(line).book !== "PSA") return lines;
  return lines.map((printed) => ({ ...printed, indent: 1, break: "line" }));
}

/** Adds a printed line. @returns True where it begins a block. */
function addLine(blocks: OpenBlock[], { indent, break: begins }: TextLine, piece: VersePiece): boolean {
  const last = blocks.at(-1);
  const open = last === undefined || last.kind === "heading" ? undefined : last;
  const kind = indent > 0 || begins === "line" ? "poem" : "prose";
  if (open !== undefined && begins === "none") {
    open.lines.at(-1)!.pieces.push(piece);
  } else if (open?.kind === "poem" && kind === "poem" && begins === "line") {
    open.lines.push({ indent, pieces: [piece] });
  } else {
    blocks.push({ kind, begins, lines: [{ indent, pieces: [piece] }] });
    return true;
  }
  return false;
}

/** The lines of a range that belong to one chapter. */
export interface ChapterPart {
  readonly book: TranslationBook;
  readonly chapter: number;
  readonly first: number;
  /** The last line, included. */
  readonly last: number;
}

/** Splits ranges at the ends of chapters. */
export function* chapterParts(ranges: readonly LineRange[]): Generator<ChapterPart> {
  for (const { book, first, last } of ranges) {
    for (const [index, chapter] of book.chapters.entries()) {
      const from = Math.max(first, book.starts[index]!);
      const to = Math.min(last, book.starts[index + 1]! - 1);
      if (from <= to) yield { book, chapter, first: from, last: to };
    }
  }
}

/**
 * Returns the name of each part's chapter, where it needs a heading: there are several, and it begins one. A verse that is
 * left out divides a chapter into parts, but is no reason for a heading.
 */
export function chapterHeadings(
  translation: Translation,
  parts: readonly ChapterPart[],
): readonly (string | undefined)[] {
  const headings = parts.map(({ book, chapter }, index) => {
    const before = parts[index - 1];
    const isNew = book !== before?.book || chapter !== before.chapter;
    return isNew ? `${chapterName(translation, book)} ${chapter}` : undefined;
  });
  const isAlone = headings.filter((heading) => heading !== undefined).length === 1;
  return isAlone ? headings.map(() => undefined) : headings;
}

/** Returns true if a part of several verses begins with the first verse of its chapter. */
export function opensChapter(translation: Translation, { book, chapter, first, last }: ChapterPart): boolean {
  return first < last && first === book.starts[book.chapters.indexOf(chapter)] && translation.label(first).verse === 1;
}

/** Yields the lines of a part. */
export function* linesOfPart({ first, last }: ChapterPart): Generator<number> {
  for (let line = first; line <= last; line++) yield line;
}

/** A chapter of a translation. */
export interface Chapter {
  readonly book: TranslationBook;
  readonly chapter: number;
}

/** Returns the chapters around a passage, across books; undefined at the ends of the translation. */
export function adjacentChapters(translation: Translation, parts: readonly ChapterPart[]) {
  return {
    previous: adjacentChapter(translation, parts[0]!, -1),
    next: adjacentChapter(translation, parts.at(-1)!, 1),
  };
}

function adjacentChapter(translation: Translation, { book, chapter }: Chapter, direction: 1 | -1): Chapter | undefined {
  const next = book.chapters[book.chapters.indexOf(chapter) + direction];
  if (next !== undefined) return { book, chapter: next };
  const other = translation.books[translation.books.indexOf(book) + direction];
  const last = other?.chapters.at(direction === 1 ? 0 : -1);
  return other === undefined || last === undefined ? undefined : { book: other, chapter: last };
}

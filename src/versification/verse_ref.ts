import { type BookId, isBookId, languageNames, mostChapters, mostVerses } from "../canon/mod.ts";
import type { Passage, Reference, VerseRange } from "../reference/mod.ts";

/** One verse: which one it is depends on whose numbering is meant. */
export interface VerseRef {
  readonly book: BookId;
  readonly chapter: number;
  readonly verse: number;
}

/** One verse, or consecutive verses of one chapter. */
export interface VerseSpan extends VerseRef {
  /** The last verse, included; equal to `verse` where it is one verse alone. */
  readonly verseEnd: number;
}

/** A range in the book in which a translation prints it. */
export interface LocatedRange {
  readonly book: BookId;
  readonly range: VerseRange;
  /** The range as it was asked for, where it has other numbers here. */
  readonly asked?: VerseRange;
  /** Set where the translation cannot have it. */
  readonly missing?: UnlocatedPart;
}

/** A part of a reference of which it is known, without looking for verses, that a translation cannot have it. */
export type UnlocatedPart =
  | {
      /** The verse has letters that only the Greek additions to Esther have. */
      readonly kind: "addition";
      readonly book: BookId;
    }
  | {
      /** The psalm was given with two numbers, and the translation does not show by which it counts. */
      readonly kind: "psalm";
      readonly book: BookId;
      readonly hebrew: number;
      readonly greek: number;
    };

/**
 * Reads a range of verses in the notation of the translation files: `ISA 9:5` or `PSA 23:1-3`.
 *
 * @throws {SyntaxError} If the text is not of that form.
 */
export function parseVerseSpan(text: string): VerseSpan {
  const [, book = "", chapter, verse, end = verse] = /^(\w{3}) (\d+):(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  if (!isBookId(book) || Number(end) < Number(verse)) {
    throw new SyntaxError(`Cannot read "${text}": expected verses such as ISA 9:5 or PSA 23:1-3`);
  }
  return { book, chapter: Number(chapter), verse: Number(verse), verseEnd: Number(end) };
}

/** A chapter of a citation: the book, which the chapters after it leave out, the chapter, and its verses. */
const CHAPTER = /^(?:([^,]+) )?(?:(\d{1,3}),)?(\S+)$/;
/** The letters of half verses; a lone `f` would be the next verse too. Pieces of the Greek Esther have one of the others. */
const LETTERS = "((?!f)a?b?c?d?e?f?|[g-t])";
/** Verses of a chapter: `3`, `3-5`, `16b-17a`, `17k-m`, `14-27,66`. */
const RANGE = new RegExp(`^(\\d{1,3})${LETTERS}(?:-(?:(?:(\\d{1,3}),)?(\\d{1,3}))?${LETTERS})?$`);

let books: ReadonlyMap<string, BookId> | undefined;

/**
 * Reads a citation as the tables write it: `Iz 63,16b-17.19b; 64,2-7`, `Flm 9b-10.12-17`. It has Slovenian abbreviations, a
 * comma between chapter and verse, and verses in order.
 *
 * @returns Undefined for any other text, and for a chapter or verse that no numbering has.
 */
export function readTableCitation(text: string): Reference | undefined {
  books ??= new Map(Array.from(languageNames("slv")!.books, ([book, { abbreviation }]) => [abbreviation, book]));
  const passages: (Passage & { ranges: VerseRange[]; end: number })[] = [];
  let start = 0;
  for (const part of text.split("; ")) {
    const [, written, number, verses = ""] = CHAPTER.exec(part) ?? [];
    const book = written === undefined ? passages.at(-1)?.book : books.get(written);
    if (book === undefined) return undefined;
    if (written !== undefined) passages.push({ book, written, ranges: [], start, end: start });
    if (number === undefined && (written === undefined || mostChapters(book) > 1)) return undefined;
    const passage = passages.at(-1)!;
    let chapter = Number(number ?? 1);
    let at = start + (written === undefined ? 0 : written.length + 1);
    passage.end = start + part.length - verses.length;
    for (const range of verses.split(".")) {
      const ends = readRange(range, { book, chapter });
      if (ends === undefined) return undefined;
      passage.end += range.length;
      passage.ranges.push({ ...ends, start: at, end: passage.end });
      chapter = ends.to.chapter;
      passage.end += 1;
      at = passage.end;
    }
    passage.end -= 1;
    start += part.length + 2;
  }
  return { passages };
}

function readRange(
  text: string,
  { book, chapter }: { book: BookId; chapter: number },
): Pick<VerseRange, "from" | "to"> | undefined {
  const [, verse, letters = "", lastChapter = chapter, lastVerse, lastLetters] = RANGE.exec(text) ?? [];
  if (verse === undefined) return undefined;
  const from = point(chapter, verse, letters);
  const to = point(Number(lastChapter), lastVerse ?? verse, lastLetters ?? letters);
  const isInOrder =
    lastVerse === undefined
      ? lastLetters === undefined || (letters !== "" && letters < lastLetters)
      : from.chapter < to.chapter || (from.chapter === to.chapter && from.verse <= to.verse);
  return isInOrder && isVerse(book, from) && isVerse(book, to) ? { from, to } : undefined;
}

function point(chapter: number, verse: string, segment: string) {
  return { chapter, verse: Number(verse), ...(segment !== "" && { segment }) };
}

function isVerse(book: BookId, { chapter, verse, segment = "" }: { chapter: number; verse: number; segment?: string }) {
  if (segment > "g" && book !== "EST") return false;
  return chapter >= 1 && chapter <= mostChapters(book) && verse >= 1 && verse <= mostVerses(book, chapter);
}

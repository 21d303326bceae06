import { kept, oncePer } from "../base/bounded_map.ts";
import { readRows, readTable, type TableLine } from "../base/source_files.ts";
import { type BookId, bookOrder, isBookId } from "../canon/mod.ts";
import type { Reference } from "../reference/mod.ts";
import { isTitle, originalLength, psalmInTranslation } from "./numberings.ts";

import type { TranslationVersification } from "./translation_versification.ts";
import { parseVerseSpan, type VerseRef, type VerseSpan } from "./verse_ref.ts";

/** A way of counting some chapters of a book otherwise than the original does. */
interface VerseMapping {
  /** The chapters, in this way of counting, that have a telling number of verses. */
  readonly lengths: readonly ChapterLength[];
  readonly ranges: readonly MappedRange[];
}

/** The number of verses of a chapter. */
interface ChapterLength {
  readonly book: BookId;
  readonly chapter: number;
  readonly length: number;
}

/**
 * Verses of one original chapter, and the verses that they are in another way of counting: as many, or two for one,
 * or none (undefined).
 */
interface MappedRange {
  readonly from: VerseSpan;
  readonly to: VerseSpan | undefined;
}

/**
 * Reads a table in the form of `tables/mappings.txt`.
 *
 * @throws {TableError} If a line cannot be read or the two sides of a range are not of one length.
 */
export function readVerseMappingTable(lines: readonly TableLine[]): ReadonlyMap<BookId, readonly VerseMapping[]> {
  const mappings = new Map<BookId, VerseMapping[]>();
  readRows(lines, ([book = "", lengths, ranges], { text }) => {
    if (!isBookId(book) || lengths === undefined || ranges === undefined) {
      throw new SyntaxError(`Cannot read mapping "${text}": expected a book, lengths and ranges`);
    }
    const mapping = {
      lengths: readLengths(book, lengths),
      ranges: ranges.split(",").map((range) => readMappedRange(book, range.trim())),
    };
    mappings.set(book, [...(mappings.get(book) ?? []), mapping]);
  });
  return mappings;
}

const LENGTHS = /^(?:(?:\w{3} )?\d+:\d+(?: |$))+$/;
const LENGTH = /(?:(\w{3}) )?(\d+):(\d+)/g;

function readLengths(book: BookId, text: string): ChapterLength[] {
  if (!LENGTHS.test(text)) {
    throw new SyntaxError(`Cannot read "${text}" of ${book}: expected chapters and their verses`);
  }
  return [...text.matchAll(LENGTH)].map(([, other = book, chapter, length]) => {
    if (!isBookId(other)) throw new SyntaxError(`Cannot read "${text}": ${other} is no book`);
    return { book: other, chapter: Number(chapter), length: Number(length) };
  });
}

function readMappedRange(book: BookId, text: string): MappedRange {
  const [left = "", right = ""] = text.split("=").map((side) => side.trim());
  const from = parseVerseSpan(`${book} ${left}`);
  const to = right === "-" ? undefined : parseVerseSpan(/^\w{3} /.test(right) ? right : `${book} ${right}`);
  const isDivided = from.verse === from.verseEnd;
  if (to !== undefined && !isDivided && to.verseEnd - to.verse !== from.verseEnd - from.verse) {
    throw new SyntaxError(`Cannot read "${text}" of ${book}: the two sides are not of one length`);
  }
  return { from, to };
}

let mappings: ReturnType<typeof readVerseMappingTable> | undefined;

/** Returns the ways of counting that differ from the original's, by book; they are read when they are first asked for. */
export function verseMappings(): ReturnType<typeof readVerseMappingTable> {
  mappings ??= readVerseMappingTable(readTable("versification/tables/mappings.txt"));
  return mappings;
}

/** Books with additions that some translations print in the place of the Hebrew book. */
const GREEK_BOOKS: Partial<Readonly<Record<BookId, BookId>>> = { EST: "ESG", DAN: "DAG" };

/**
 * Finds a verse in a translation; the lengths of its chapters tell which way of counting it follows.
 *
 * @param ref In the original numbering.
 * @returns The verse, or the two into which it is divided, in the translation's numbering; undefined where the
 *   translation does not have the verse, has it only joined with another, or counts the chapter in a way that is not
 *   known: no verse rather than a wrong one.
 */
export function verseInTranslation(ref: VerseRef, versification: TranslationVersification): VerseSpan | undefined {
  const mapped = mappedVerse(ref, versification);
  const span =
    mapped === undefined
      ? ref.book === "PSA"
        ? psalmInTranslation(ref, versification)
        : unmappedVerse(ref, versification)
      : mapped.to;
  if (span === undefined) return undefined;
  const { book, chapter, verse, verseEnd } = span;
  const isThere = versification.has(span) && versification.has({ book, chapter, verse: verseEnd });
  return isThere ? { book, chapter, verse, verseEnd } : undefined;
}

/**
 * Returns true if a verse has no place of its own in a translation, whose text may have it all the same: joined with another,
 * or as the title of a psalm.
 */
export function isJoined(ref: VerseRef, versification: TranslationVersification): boolean {
  const mapped = mappedVerse(ref, versification);
  return mapped === undefined ? isTitle(ref) : mapped.to === undefined;
}

/** Finds a verse in the ways of counting that the table has; undefined where none of them says anything of it. */
function mappedVerse(
  { book, chapter, verse }: VerseRef,
  versification: TranslationVersification,
): { to: VerseSpan | undefined } | undefined {
  const followed = mappingsOf(versification, book);
  for (const { ranges } of followed) {
    const range = ranges.find(({ from }) => from.chapter === chapter && from.verse <= verse && verse <= from.verseEnd);
    if (range !== undefined) return { to: shift(range, verse) };
  }
  // The table tells of this chapter, by its length or by other verses: those that it does not move keep their numbers.
  const isTold = followed.some(
    ({ lengths, ranges }) =>
      lengths.some((each) => each.book === book && each.chapter === chapter) ||
      ranges.some(({ from }) => from.chapter === chapter),
  );
  return isTold && book !== "PSA" ? { to: { book, chapter, verse, verseEnd: verse } } : undefined;
}

const followedBy = oncePer((_: TranslationVersification) => new Map<BookId, readonly VerseMapping[]>());

/** Returns the ways of counting a book that a translation follows, determined once. */
function mappingsOf(versification: TranslationVersification, book: BookId): readonly VerseMapping[] {
  return kept(followedBy(versification), book, () =>
    (verseMappings().get(book) ?? []).filter(({ lengths }) =>
      lengths.every((each) => versification.lastVerse(each.book, each.chapter) === each.length),
    ),
  );
}

function shift({ from, to }: MappedRange, verse: number): VerseSpan | undefined {
  if (to === undefined || from.verse === from.verseEnd) return to;
  const moved = to.verse + verse - from.verse;
  return { book: to.book, chapter: to.chapter, verse: moved, verseEnd: moved };
}

function unmappedVerse(
  { book, chapter, verse }: VerseRef,
  versification: TranslationVersification,
): VerseSpan | undefined {
  // The chapters of the New Testament are the same in all editions; some join or divide single verses, mostly at the
  // end of a chapter. In the Old Testament another length may mean another numbering altogether.
  const isNewTestament = bookOrder(book) >= bookOrder("MAT");
  for (const each of [book, GREEK_BOOKS[book] ?? book]) {
    const length = versification.lastVerse(each, chapter);
    if (length === originalLength(book, chapter) || isNewTestament) {
      return { book: each, chapter, verse, verseEnd: verse };
    }
  }
  return undefined;
}

/**
 * Finds consecutive verses in a translation.
 *
 * @param span In the original numbering.
 * @returns In the translation's numbering; undefined unless it has every verse, one after another.
 */
export function versesInTranslation(span: VerseSpan, versification: TranslationVersification): Reference | undefined {
  const { book, chapter } = span;
  let first: VerseSpan | undefined;
  let last: VerseSpan | undefined;
  for (let verse = span.verse; verse <= span.verseEnd; verse += 1) {
    const found = verseInTranslation({ book, chapter, verse }, versification);
    if (found === undefined || (last !== undefined && !follows(found, last))) return undefined;
    first ??= found;
    last = found;
  }
  return first && last && referenceTo([first, { ...last, verse: last.verseEnd }], versification);
}

function follows(verse: VerseSpan, before: VerseSpan): boolean {
  if (verse.chapter === before.chapter) return verse.verse === before.verseEnd + 1;
  return verse.chapter === before.chapter + 1 && verse.verse === 1;
}

/** Returns a reference to the verses from one to another, both in the translation's numbering. */
export function referenceTo(
  [first, last]: readonly [VerseRef, VerseRef],
  versification: TranslationVersification,
): Reference {
  const from = { chapter: first.chapter, verse: first.verse };
  const to = { chapter: last.chapter, verse: last.verse };
  const range = { from, to, start: 0, end: 0 };
  const { book } = first;
  const written = versification.abbreviation(book);
  return { passages: [{ book, written, ranges: [range], start: 0, end: 0 }] };
}

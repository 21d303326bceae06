import { readRows, readTable } from "../base/source_files.ts";
import { type BookId, chapterLengths, isBookId } from "../canon/mod.ts";
import type { Passage, Point, VerseRange } from "../reference/mod.ts";
import { type LocatedRange, lastVerse, type UnlocatedPart } from "./located_range.ts";
import type { IndexedTranslation, TranslationVersification } from "./translation_versification.ts";
import type { VerseRef, VerseSpan } from "./verse_ref.ts";

/** A book in one numbering: how many verses each chapter has, the first chapter's at index 0. */
export interface NumberedBook {
  readonly book: BookId;
  readonly verses: readonly number[];
}

/** A numbering of chapters and verses that Bibles are printed in, with its books in its own order. */
export interface Versification {
  /** As The SWORD Project names it, such as `KJV`, `Vulg` or `Synodal`. */
  readonly name: string;
  readonly oldTestament: readonly NumberedBook[];
  readonly newTestament: readonly NumberedBook[];
}

let numberings: ReadonlyMap<string, Versification> | undefined;

/** Returns the numbering of a name, in any case; undefined where there is none of that name. */
export function versification(name: string): Versification | undefined {
  numberings ??= readNumberings();
  return numberings.get(name.toLowerCase());
}

/** Returns every numbering there is. */
export function versifications(): readonly Versification[] {
  numberings ??= readNumberings();
  return [...numberings.values()];
}

function readNumberings(): ReadonlyMap<string, Versification> {
  const found = new Map<string, Versification>();
  readRows(readTable("versification/tables/numberings.txt"), ([name = "", oldTestament = "", newTestament = ""]) => {
    const books = (keys: string) => keys.split(" ").filter(Boolean).map(numberedBook);
    found.set(name.toLowerCase(), { name, oldTestament: books(oldTestament), newTestament: books(newTestament) });
  });
  return found;
}

function numberedBook(key: string): NumberedBook {
  const book = key.slice(0, 3);
  const verses = chapterLengths(key);
  if (!isBookId(book) || verses === undefined) throw new RangeError(`No numbering "${key}"`);
  return { book, verses };
}

let lengths: ReadonlyMap<BookId, readonly number[]> | undefined;

/**
 * Returns the number of verses of a chapter in the original numbering, in which the tables are written: of the Hebrew
 * Bible for the books that are in it but Daniel, of the Greek New Testament as Nestle prints it, and of Catholic Bibles for Daniel
 * and the deuterocanonical books.
 *
 * @returns Undefined where there is no such chapter.
 */
export function originalLength(book: BookId, chapter: number): number | undefined {
  lengths ??= readLengths();
  return lengths.get(book)?.[chapter - 1];
}

function readLengths(): ReadonlyMap<BookId, readonly number[]> {
  const catholic = versification("Catholic")?.oldTestament ?? [];
  const lengths = new Map<BookId, readonly number[]>(
    [
      // Of one book the last numbering counts.
      ...catholic,
      ...(versification("Leningrad")?.oldTestament ?? []),
      ...catholic.filter(({ book }) => book === "DAN"),
      // German Bibles count the New Testament as Nestle does.
      ...(versification("German")?.newTestament ?? []),
    ].map(({ book, verses }) => [book, verses]),
  );
  // The Greek additions to Esther follow the Hebrew book, as in the Vulgate.
  const vulgate = versification("Vulg")?.oldTestament.find(({ book }) => book === "EST");
  lengths.set("EST", [...(lengths.get("EST") ?? []), ...(vulgate?.verses.slice(10) ?? [])]);
  return lengths;
}

/**
 * Psalms whose title is a verse of its own in the original, which many translations do not count. From the verses of the
 * Biblia Hebraica Stuttgartensia.
 */
const TITLE_OF_ONE_VERSE = new Set([
  3, 4, 5, 6, 7, 8, 9, 12, 18, 19, 20, 21, 22, 30, 31, 34, 36, 38, 39, 40, 41, 42, 44, 45, 46, 47, 48, 49, 53, 55, 56,
  57, 58, 59, 61, 62, 63, 64, 65, 67, 68, 69, 70, 75, 76, 77, 80, 81, 83, 84, 85, 88, 89, 92, 102, 108, 140, 142,
]);

/** The same for titles of two verses. */
const TITLE_OF_TWO_VERSES = new Set([51, 52, 54, 60]);

/**
 * Parts of psalms that the Greek psalter, and the Vulgate after it, joins and divides: the original psalm with
 * its first and last verse; the psalm there, the verse at which the part begins, and how many the psalm counts.
 * From the verses of Rahlfs' Septuagint and of the Clementine and the Stuttgart Vulgate.
 */
const GREEK_PARTS = [
  { psalm: 9, first: 1, last: 21, to: { psalm: 9, verse: 1, length: 39 } },
  { psalm: 10, first: 1, last: 18, to: { psalm: 9, verse: 22, length: 39 } },
  { psalm: 114, first: 1, last: 8, to: { psalm: 113, verse: 1, length: 26 } },
  { psalm: 115, first: 1, last: 18, to: { psalm: 113, verse: 9, length: 26 } },
  { psalm: 116, first: 1, last: 9, to: { psalm: 114, verse: 1, length: 9 } },
  // The second halves begin anew with verse 1, or go on counting.
  { psalm: 116, first: 10, last: 19, to: { psalm: 115, verse: 1, length: 10 } },
  { psalm: 116, first: 10, last: 19, to: { psalm: 115, verse: 10, length: 19 } },
  { psalm: 147, first: 1, last: 11, to: { psalm: 146, verse: 1, length: 11 } },
  { psalm: 147, first: 12, last: 20, to: { psalm: 147, verse: 1, length: 9 } },
  { psalm: 147, first: 12, last: 20, to: { psalm: 147, verse: 12, length: 20 } },
];

/**
 * Finds a verse of the psalms in a translation.
 *
 * The psalm with 176 verses shows whether the psalms are numbered as in Hebrew (119) or in Greek (118); the psalm
 * *Miserere* shows whether titles count as verses (21) or not (19).
 *
 * @param ref In the original numbering.
 * @returns Undefined where the psalm has not as many verses as that way of counting gives it, or where it is the
 *   title that was asked for and the translation does not count it.
 */
export function psalmInTranslation(ref: VerseRef, versification: TranslationVersification): VerseSpan | undefined {
  const isHebrew = versification.lastVerse("PSA", 119) === 176;
  const isGreek = versification.lastVerse("PSA", 118) === 176;
  if (!isHebrew && !isGreek) return undefined;
  const found = isHebrew ? inHebrewOrder(ref, versification) : inGreekOrder(ref, versification);
  return found && { ...found, verseEnd: found.verse };
}

function inHebrewOrder(
  { book, chapter, verse }: VerseRef,
  versification: TranslationVersification,
): VerseRef | undefined {
  const miserere = versification.lastVerse("PSA", 51);
  if (miserere !== 21 && miserere !== 19) return undefined;
  const left = miserere === 21 ? 0 : titleLength(chapter);
  const length = (originalLength(book, chapter) ?? 0) - left;
  if (versification.lastVerse(book, chapter) !== length || verse <= left) return undefined;
  return { book, chapter, verse: verse - left };
}

function inGreekOrder(
  { book, chapter, verse }: VerseRef,
  versification: TranslationVersification,
): VerseRef | undefined {
  const parts = GREEK_PARTS.filter(({ psalm }) => psalm === chapter);
  if (parts.length > 0) {
    const part = parts.find(
      ({ first, last, to }) => first <= verse && verse <= last && versification.lastVerse(book, to.psalm) === to.length,
    );
    if (part === undefined) return undefined;
    const { first, to } = part;
    return { book, chapter: to.psalm, verse: to.verse + verse - first };
  }
  const psalm = chapter > 10 && chapter < 147 ? chapter - 1 : chapter;
  if (versification.lastVerse(book, psalm) !== originalLength(book, chapter)) return undefined;
  return { book, chapter: psalm, verse };
}

/** Returns true if a verse of the original is the title of a psalm. */
export function isTitle({ book, chapter, verse }: VerseRef): boolean {
  return book === "PSA" && verse <= titleLength(chapter);
}

function titleLength(psalm: number): number {
  if (TITLE_OF_TWO_VERSES.has(psalm)) return 2;
  return TITLE_OF_ONE_VERSE.has(psalm) ? 1 : 0;
}

/** The psalm whose length shows by which count a translation numbers the psalms, even where some of it is left out. */
const LONGEST = { hebrew: 119, greek: 118, verses: 170 };

/** Finds psalms that were given with two numbers, `Ps 50 (51),3`, by the count of a translation. */
export function locatePsalms(translation: IndexedTranslation, { book, ranges }: Passage): LocatedRange[] {
  const counts = (chapter: number) => lastVerse(translation, { book: "PSA", chapter }) >= LONGEST.verses;
  const [isHebrew, isGreek] = [counts(LONGEST.hebrew), counts(LONGEST.greek)];
  return ranges.map((range): LocatedRange => {
    const { psalm } = range;
    if (psalm === undefined || isHebrew || translation.book(book) === undefined) return { book, range };
    if (isGreek && !psalm.isHalf) return { book, range: inGreek(range, psalm) };
    const { hebrew, greek } = psalm;
    const missing: UnlocatedPart = { kind: "psalm", book: "PSA", hebrew, greek };
    return { book, range, missing };
  });
}

function inGreek(range: VerseRange, { hebrew, greek }: NonNullable<VerseRange["psalm"]>): VerseRange {
  const renumbered = (point: Point) => (point.chapter === hebrew ? { ...point, chapter: greek } : point);
  return { ...range, from: renumbered(range.from), to: renumbered(range.to) };
}

import { readRows, readTable } from "../base/source_files.ts";

/** A book's three-character USFM id, such as `GEN` or `1CO`. */
export type BookId = keyof typeof CHAPTERS;

/**
 * Every book Ambo knows, in the order of the Catholic canon with the Greek additions and the further
 * deuterocanonical books after the Old Testament, and how many chapters it has in the numbering that counts the most:
 * Malachi has 4 in English and Latin, Esther 16 in Latin, the Psalms 151 in Greek.
 *
 * Sources: the USFM 3 documentation, "Book identifiers"; the versifications of Paratext (`org`, `eng`, `vul`, `lxx`).
 */
const CHAPTERS = {
  GEN: 50,
  EXO: 40,
  LEV: 27,
  NUM: 36,
  DEU: 34,
  JOS: 24,
  JDG: 21,
  RUT: 4,
  "1SA": 31,
  "2SA": 24,
  "1KI": 22,
  "2KI": 25,
  "1CH": 29,
  "2CH": 36,
  EZR: 10,
  NEH: 13,
  TOB: 14,
  JDT: 16,
  EST: 16,
  "1MA": 16,
  "2MA": 15,
  JOB: 42,
  PSA: 151,
  PRO: 31,
  ECC: 12,
  SNG: 8,
  WIS: 19,
  SIR: 51,
  ISA: 66,
  JER: 52,
  LAM: 5,
  BAR: 6,
  EZK: 48,
  DAN: 14,
  HOS: 14,
  JOL: 4,
  AMO: 9,
  OBA: 1,
  JON: 4,
  MIC: 7,
  NAM: 3,
  HAB: 3,
  ZEP: 3,
  HAG: 2,
  ZEC: 14,
  MAL: 4,
  ESG: 16,
  DAG: 14,
  LJE: 1,
  S3Y: 1,
  SUS: 1,
  BEL: 1,
  "3MA": 7,
  "4MA": 18,
  "1ES": 9,
  "2ES": 16,
  MAN: 1,
  PS2: 1,
  ODA: 14,
  PSS: 18,
  EZA: 12,
  "5EZ": 2,
  "6EZ": 2,
  DNG: 14,
  "2BA": 87,
  LBA: 9,
  JUB: 50,
  ENO: 108,
  LAO: 1,
  MAT: 28,
  MRK: 16,
  LUK: 24,
  JHN: 21,
  ACT: 28,
  ROM: 16,
  "1CO": 16,
  "2CO": 13,
  GAL: 6,
  EPH: 6,
  PHP: 4,
  COL: 4,
  "1TH": 5,
  "2TH": 3,
  "1TI": 6,
  "2TI": 4,
  TIT: 3,
  PHM: 1,
  HEB: 13,
  JAS: 5,
  "1PE": 5,
  "2PE": 3,
  "1JN": 5,
  "2JN": 1,
  "3JN": 1,
  JUD: 1,
  REV: 22,
} as const;

/** All book ids in canonical order. */
export const BOOK_IDS: readonly BookId[] = Object.keys(CHAPTERS) as BookId[];

const ORDER: ReadonlyMap<string, number> = new Map(BOOK_IDS.map((id, index) => [id, index]));

/** Checks whether a string is the id of a book, in upper case. */
export function isBookId(text: string): text is BookId {
  return ORDER.has(text);
}

/** Returns the place of a book in canonical order, counted from 0. */
export function bookOrder(id: BookId): number {
  return ORDER.get(id) as number;
}

/** Returns how many chapters a book has at most; a translation may have fewer. */
export function mostChapters(id: BookId): number {
  return CHAPTERS[id];
}

/** The part of the Bible that a book belongs to. */
export type Testament = "old" | "new" | "deuterocanonical";

/** Books of the Catholic Old Testament that are in no Hebrew Bible; the further ones all stand behind Malachi. */
const DEUTEROCANONICAL: ReadonlySet<BookId> = new Set(["TOB", "JDT", "1MA", "2MA", "WIS", "SIR", "BAR"]);

/** Returns the part of the Bible that a book belongs to. */
export function testamentOf(book: BookId): Testament {
  const order = bookOrder(book);
  if (order >= bookOrder("MAT")) return "new";
  return order > bookOrder("MAL") || DEUTEROCANONICAL.has(book) ? "deuterocanonical" : "old";
}

/** The ids of a book in other formats. */
interface ForeignIds {
  readonly book: BookId;
  /** Undefined where Zefania has no number for the book. */
  readonly zefania: number | undefined;
  /** The usual one first; empty where OSIS has no id for the book. */
  readonly osis: readonly string[];
}

let foreignIds: readonly ForeignIds[] | undefined;

/** Returns the ids of all books in other formats, in canonical order. */
export function foreignBookIds(): readonly ForeignIds[] {
  foreignIds ??= readRows(readTable("canon/tables/book_ids.txt"), ([book = "", number = "", osis = ""]) => {
    if (!isBookId(book)) throw new SyntaxError(`Cannot read "${book}": it is no book`);
    if (!/^(?:[1-9]\d*|-)$/.test(number)) throw new SyntaxError(`Cannot read "${number}": expected a number or "-"`);
    const zefania = number === "-" ? undefined : Number(number);
    return { book, zefania, osis: osis.split(" ").filter((id) => id !== "") };
  });
  return foreignIds;
}

/** Returns the number of a book in Zefania XML: 1 to 66 for the Protestant canon, more for some further books. */
export function zefaniaNumber(book: BookId): number | undefined {
  return foreignBookIds().find((ids) => ids.book === book)?.zefania;
}

/** Returns the book of a number in Zefania XML. */
export function zefaniaBook(number: number): BookId | undefined {
  return foreignBookIds().find((ids) => ids.zefania === number)?.book;
}

const PROTESTANT_BOOKS = 66;

/** Returns the book of a number from 1 to 66, in the order of the Protestant canon by which many formats count. */
export function protestantBook(number: number): BookId | undefined {
  return number <= PROTESTANT_BOOKS ? zefaniaBook(number) : undefined;
}

export function isProtestant(book: BookId): boolean {
  return (zefaniaNumber(book) ?? Number.POSITIVE_INFINITY) <= PROTESTANT_BOOKS;
}

let table: ReadonlyMap<string, readonly number[]> | undefined;

/**
 * Returns the number of verses of each chapter of a book, the first chapter's at index 0.
 *
 * @param key The book's id, with a letter for another numbering than the King James Version's: `GEN`, `GENa`.
 */
export function chapterLengths(key: string): readonly number[] | undefined {
  table ??= readLengths();
  return table.get(key);
}

/** The different numberings of one book. */
export function bookNumberings(book: BookId): readonly (readonly number[])[] {
  table ??= readLengths();
  return [...table].filter(([key]) => key.startsWith(book)).map(([, verses]) => verses);
}

const longest = new Map<BookId, readonly number[]>();

/**
 * Returns the most verses that a chapter has in any numbering: 0 where no numbering has the chapter, without end where
 * none has the book.
 */
export function mostVerses(book: BookId, chapter: number): number {
  let lengths = longest.get(book);
  if (lengths === undefined) {
    const most: number[] = [];
    for (const verses of bookNumberings(book)) {
      for (const [index, count] of verses.entries()) {
        most[index] = Math.max(most[index] ?? 0, count);
      }
    }
    lengths = most;
    longest.set(book, lengths);
  }
  return lengths.length === 0 ? Number.POSITIVE_INFINITY : (lengths[chapter - 1] ?? 0);
}

/** Checks whether a verse is the last of its chapter in one of the numberings. */
export function isLastVerse(book: BookId, chapter: number, verse: number): boolean {
  return bookNumberings(book).some((verses) => verses[chapter - 1] === verse);
}

function readLengths(): ReadonlyMap<string, readonly number[]> {
  const books = new Map<string, readonly number[]>();
  readRows(readTable("canon/tables/chapter_lengths.txt"), (_cells, { text }) => {
    const [key = "", ...words] = text.split(" ");
    if (!isBookId(key.slice(0, 3))) throw new SyntaxError(`Cannot read "${text}": there is no book "${key}"`);
    if (books.has(key)) throw new SyntaxError(`Cannot take "${key}": it has another line above`);
    if (words.length === 0 || !words.every((word) => /^(?:\d+(?:=\d+)?|\d+\.)$/.test(word))) {
      throw new SyntaxError(`Cannot read "${text}": expected numbers of verses, such as 31 25, 32=33 or 13.`);
    }
    const first = books.get(key.slice(0, 3)) ?? [];
    const changed = words.some((word) => word.includes("=") || word.endsWith("."));
    books.set(key, changed ? changedNumbering(first, words) : words.map(Number));
  });
  return books;
}

/** Applies `32=33`, the verses of a chapter, and `13.`, the last chapter. */
function changedNumbering(first: readonly number[], changes: readonly string[]): number[] {
  const verses = [...first];
  for (const change of changes) {
    const [chapter = "", count] = change.split("=");
    if (count === undefined) verses.length = Number.parseInt(chapter, 10);
    else verses[Number(chapter) - 1] = Number(count);
  }
  return verses;
}

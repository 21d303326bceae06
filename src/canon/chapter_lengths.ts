import { readRows, readTable } from "../base/source_files.ts";
import { type BookId, isBookId } from "./books.ts";

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

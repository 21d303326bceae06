import { type BookId, isLastVerse, mostChapters, mostVerses } from "../canon/mod.ts";

/** A range over more chapters is not meant where it can be a list: `1 Mz 3,9-15,20`. */
const MAX_SPANNED_CHAPTERS = 4;

/** The meaning of the numbers behind a verse and a dash or mark: `12,14` behind `Mt 5,3-`. */
export type RangeEnd =
  /** A chapter and its verse: `1 Mz 1,1-2,4`. */
  | "chapter"
  /** Two verses of the chapter before: `Mt 5,3-12,14`. */
  | "list"
  /** Nothing tells which. */
  | "either";

/**
 * Tells what two numbers mean by how many verses the chapters of the book have. Where both can be, a range into the
 * next chapter or to the end of a later one is usual, one over many chapters is not.
 *
 * @param from The chapter and verse before them.
 */
export function rangeEnd(
  book: BookId,
  { from, number, verse }: { from: { chapter: number; verse: number }; number: number; verse: number },
): RangeEnd {
  const isList = number > from.verse && verse > number && verse <= mostVerses(book, from.chapter);
  const isChapter = number >= from.chapter && number <= mostChapters(book) && verse <= mostVerses(book, number);
  if (!isList) return "chapter";
  if (!isChapter) return "list";
  if (number === from.chapter + 1 || isLastVerse(book, number, verse)) return "chapter";
  return number - from.chapter > MAX_SPANNED_CHAPTERS ? "list" : "either";
}

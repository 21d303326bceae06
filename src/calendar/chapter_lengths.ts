import { type BookId, versification } from "../canon/mod.ts";

let lengths: ReadonlyMap<BookId, readonly number[]> | undefined;

/**
 * Returns the number of verses of a chapter in the original numbering, in which the tables are written: of the Hebrew
 * Bible for the books that are in it, of the Greek New Testament as Nestle prints it, and of Catholic Bibles for the
 * deuterocanonical books.
 *
 * @returns Undefined where there is no such chapter.
 */
export function originalLength(book: BookId, chapter: number): number | undefined {
  lengths ??= readLengths();
  return lengths.get(book)?.[chapter - 1];
}

function readLengths(): ReadonlyMap<BookId, readonly number[]> {
  const books = [
    // Of one book the last numbering counts.
    ...(versification("Catholic")?.oldTestament ?? []),
    ...(versification("Leningrad")?.oldTestament ?? []),
    // German Bibles count the New Testament as Nestle does.
    ...(versification("German")?.newTestament ?? []),
  ];
  return new Map(books.map(({ book, verses }) => [book, verses]));
}

import type { BookId } from "../canon/mod.ts";
import { versification } from "./numberings.ts";

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

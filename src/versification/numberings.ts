import { once, oncePer } from "../base/bounded_map.ts";
import { readRows, readTable } from "../base/source_files.ts";
import { type BookId, chapterLengths, isBookId } from "../canon/mod.ts";

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

const numberings = once(readNumberings);

/** Returns the numbering of a name, in any case; undefined where there is none of that name. */
export function versification(name: string): Versification | undefined {
  return numberings().get(name.toLowerCase());
}

/** Returns every numbering there is. */
export function versifications(): readonly Versification[] {
  return [...numberings().values()];
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

const originalLengths = once(readLengths);

/**
 * Returns the number of verses of a chapter in the original numbering, in which the tables are written: of the Hebrew
 * Bible for the books that are in it but Daniel, of the Greek New Testament as Nestle prints it, and of Catholic Bibles for Daniel
 * and the deuterocanonical books.
 *
 * @returns Undefined where there is no such chapter.
 */
export function originalLength(book: BookId, chapter: number): number | undefined {
  return originalLengths().get(book)?.[chapter - 1];
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

const lengthsOf = oncePer(
  ({ oldTestament, newTestament }: Versification) =>
    new Map([...oldTestament, ...newTestament].map(({ book, verses }) => [book, verses])),
);

/** Returns the number of verses of a chapter in a numbering; undefined where it has no such chapter. */
export function lengthInNumbering(numbering: Versification, book: BookId, chapter: number): number | undefined {
  return lengthsOf(numbering).get(book)?.[chapter - 1];
}

import { readRows, readTable } from "../base/table.ts";
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

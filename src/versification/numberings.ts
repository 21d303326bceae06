import { type BookId, chapterLengths, isBookId, tableEntries } from "../canon/mod.ts";
import { NUMBERING_TABLE } from "./numbering_table.ts";

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
  for (const [label = "", ...words] of tableEntries(NUMBERING_TABLE)) {
    const name = label.replace(":", "");
    const bar = words.includes("|") ? words.indexOf("|") : words.length;
    const books = (keys: readonly string[]) => keys.map((key) => numberedBook(key));
    found.set(name.toLowerCase(), {
      name,
      oldTestament: books(words.slice(0, bar)),
      newTestament: books(words.slice(bar + 1)),
    });
  }
  return found;
}

function numberedBook(key: string): NumberedBook {
  const book = key.slice(0, 3);
  const verses = chapterLengths(key);
  if (!isBookId(book) || verses === undefined) throw new RangeError(`No numbering "${key}"`);
  return { book, verses };
}

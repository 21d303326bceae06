import { type BookId, FURTHER_ZEFANIA_BOOKS } from "../../canon/mod.ts";
import { bookByName, isProtestant, protestantBook } from "../source_books.ts";

const FIRST_FURTHER = 67;

/** The attributes of a `<BIBLEBOOK>` that tell which book it is. */
export interface ZefaniaBook {
  readonly number: number;
  readonly name: string;
  readonly shortName: string;
}

/**
 * Returns the book of a `<BIBLEBOOK>`. From 67 on programs count otherwise than the documentation, so the name of such a
 * book goes before any number. Of the 66, the number does: `1 Kings` is the name of two books.
 *
 * @returns Undefined where neither number nor names mean a book.
 */
export function zefaniaBook({ number, name, shortName }: ZefaniaBook): BookId | undefined {
  const named = bookByName(name);
  if (named !== undefined && !isProtestant(named)) return named;
  return protestantBook(number) ?? named ?? bookByName(shortName) ?? FURTHER_ZEFANIA_BOOKS[number - FIRST_FURTHER];
}

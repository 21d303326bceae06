import { type BookId, isBookId } from "../../canon/mod.ts";
import { bookByName, isProtestant, protestantBook } from "../source_books.ts";

/**
 * The books from 67 on, as the Zefania documentation counts; other programs count otherwise, so the name of such a book
 * goes before any number. Of the 66, the number does: `1 Kings` is the name of two books.
 */
const FURTHER = "JDT WIS TOB SIR BAR 1MA 2MA DAG ESG MAN 3MA 4MA LJE 1ES 2ES ODA PSS LAO ENO"
  .split(" ")
  .filter(isBookId);
const FIRST_FURTHER = 67;

/** The attributes of a `<BIBLEBOOK>` that tell which book it is. */
export interface ZefaniaBook {
  readonly number: number;
  readonly name: string;
  readonly shortName: string;
}

/** @returns Undefined where neither number nor names mean a book. */
export function zefaniaBook({ number, name, shortName }: ZefaniaBook): BookId | undefined {
  const named = bookByName(name);
  if (named !== undefined && !isProtestant(named)) return named;
  return (
    protestantBook(number) ?? named ?? bookByName(shortName) ?? FURTHER[number - FIRST_FURTHER]
  );
}

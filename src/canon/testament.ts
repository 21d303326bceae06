import { type BookId, bookOrder } from "./books.ts";

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

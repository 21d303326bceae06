import { readRows, readTable } from "../base/source_files.ts";
import { type BookId, isBookId } from "../canon/mod.ts";

let table: ReadonlyMap<string, BookId> | undefined;

/** Returns the book of a number in a program, as `tables/book_numbers.txt` has it. */
export function bookByNumber(program: "mybible" | "unbound", number: number | string): BookId | undefined {
  table ??= new Map(
    readRows(readTable("import/tables/book_numbers.txt"), ([name = "", written = "", book = ""]) => {
      if (!/^(?:mybible|unbound)$/.test(name) || !/^\d{2,3}A?$/.test(written) || !isBookId(book))
        throw new SyntaxError("Expected a program, a number and a book id");
      return [`${name} ${written}`, book] as const;
    }),
  );
  return table.get(`${program} ${number}`);
}

import { readRows, readTable } from "../base/source_files.ts";
import { type LocalizedName, readNameTable } from "../calendar/mod.ts";
import { isBookId } from "../canon/mod.ts";
import { parseCitation } from "../versification/mod.ts";
import { isPassion, titleNamed } from "./lectionary_table.ts";
import type { Reading } from "./masses.ts";

let openings: ReadonlyMap<string, LocalizedName> | undefined;

/** Returns the words with which the reader begins a reading; undefined for psalms, acclamations and unknown books. */
export function openingOf({ kind, title, citation }: Reading): LocalizedName | undefined {
  if (kind === "psalm" || kind === "acclamation") return undefined;
  const { book } = parseCitation(citation).passages[0]!;
  if (isPassion(title)) return titleNamed(`passion ${book}`);
  openings ??= readOpenings();
  return openings.get(book);
}

/** Reads the table of opening words. @throws {TableError} If it is missing or has a bad line. */
export function readOpenings(): ReadonlyMap<string, LocalizedName> {
  const lines = readTable("lectionary/tables/openings.txt");
  const openings = readNameTable(lines);
  readRows(lines, ([book = ""]) => {
    if (!isBookId(book)) throw new SyntaxError(`There is no book "${book}"`);
  });
  return openings;
}

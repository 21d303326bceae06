import { readRows, readTable } from "../base/table.ts";
import type { LocalizedName } from "../calendar/mod.ts";
import { isBookId } from "../canon/mod.ts";
import { parseCitation } from "../versification/mod.ts";
import type { Reading } from "./masses.ts";
import { isPassion } from "./titles.ts";

/** The Passion on Palm Sunday and Good Friday, by analogy. */
const PASSION: Readonly<Record<string, LocalizedName>> = {
  MAT: passion("Mateju", "Matthew"),
  MRK: passion("Marku", "Mark"),
  LUK: passion("Luku", "Luke"),
  JHN: passion("Janezu", "John"),
};

let openings: ReadonlyMap<string, LocalizedName> | undefined;

/** Returns the words with which the reader begins a reading; undefined for psalms, acclamations and unknown books. */
export function openingOf({ kind, title, citation }: Reading): LocalizedName | undefined {
  if (kind === "psalm" || kind === "acclamation") return undefined;
  const { book } = parseCitation(citation).passages[0]!;
  if (isPassion(title)) return PASSION[book];
  openings ??= readOpenings();
  return openings.get(book);
}

/** Reads the table of opening words. @throws {TableError} If it is missing or has a bad line. */
export function readOpenings(): ReadonlyMap<string, LocalizedName> {
  const openings = new Map<string, LocalizedName>();
  readRows(readTable("lectionary/tables/openings.txt"), ([book = "", slovenian = "", english = ""]) => {
    if (!isBookId(book)) throw new SyntaxError(`There is no book "${book}"`);
    if (openings.has(book)) throw new SyntaxError(`Cannot take ${book}: it has another line above`);
    if (slovenian === "" || english === "") throw new SyntaxError("Expected book | Slovenian | English | witnesses");
    openings.set(book, { sl: slovenian, en: english });
  });
  return openings;
}

function passion(sl: string, en: string): LocalizedName {
  return {
    sl: `Trpljenje našega Gospoda Jezusa Kristusa po ${sl}`,
    en: `The Passion of our Lord Jesus Christ according to ${en}`,
  };
}

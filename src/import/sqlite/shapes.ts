/** The shapes of texts in databases: which table has the verses, and what its columns are. */
import { type BookId, protestantBook } from "../../canon/mod.ts";
import { ImportError } from "../import_error.ts";
import type { SourceFile } from "../source.ts";
import { bookByNumber } from "../source_labels.ts";
import { headingColumns, isLabel } from "../verse_per_line/columns.ts";
import type { SqliteDatabase, SqliteValue } from "./database.ts";

/** The tables of a program: those of verses and books, by the beginning of the name they share, and their columns. */
export interface Shape {
  readonly program: string;
  readonly verses: RegExp;
  /** Columns of book, chapter, verse and text. */
  readonly columns: readonly string[];
  /**
   * The table of books, made of the name of that of verses, with columns of number, abbreviation and name; their ids may be
   * those of rows, which say nothing of a book but its place.
   */
  readonly books?: { readonly table: string; readonly columns: readonly string[]; readonly areRows?: true };
  /** The table of notes, in the same database or in one beside it: columns of place, sign in the verse, and words. */
  readonly notes?: { readonly table: string; readonly columns: readonly string[] };
  readonly bookOf: (number: number) => BookId | undefined;
  /** The column of the last verse of a bridge. */
  readonly end?: string | undefined;
  /** Columns that are neither text nor labels. */
  readonly others?: readonly string[];
}

export const MY_BIBLE: Shape = {
  program: "MyBible",
  verses: /^verses$/,
  columns: ["book_number", "chapter", "verse", "text"],
  books: { table: "books", columns: ["book_number", "short_name", "long_name"] },
  notes: {
    table: "commentaries",
    columns: ["book_number", "chapter_number_from", "verse_number_from", "marker", "text"],
  },
  bookOf: (number) => bookByNumber("mybible", number),
};

const SHAPES: readonly Shape[] = [
  MY_BIBLE,
  {
    program: "e-Sword, MySword",
    verses: /^bible$/,
    columns: ["book", "chapter", "verse", "scripture"],
    notes: { table: "notes", columns: ["book", "chapter", "verse", "id", "note"] },
    bookOf: protestantBook,
  },
  {
    program: "Bible Database",
    verses: /^bible$/,
    columns: ["book", "chapter", "versecount", "verse"],
    bookOf: (number) => protestantBook(number + 1),
  },
  {
    program: "scrollmapper",
    verses: /_verses$/,
    columns: ["book_id", "chapter", "verse", "text"],
    books: { table: "_books", columns: ["id", "id", "name"], areRows: true },
    bookOf: protestantBook,
  },
  {
    program: "OpenLP",
    verses: /^verse$/,
    columns: ["book_id", "chapter", "verse", "text"],
    books: { table: "book", columns: ["id", "id", "name"], areRows: true },
    bookOf: protestantBook,
  },
  { program: "scrollmapper", verses: /^t_/, columns: ["b", "c", "v", "t"], bookOf: protestantBook },
];

/** Finds the table of the verses. @throws {ImportError} If there is none, or more than one. */
export function tableOfVerses(database: SqliteDatabase, { name }: SourceFile): { shape: Shape; table: string } {
  const { tables } = database;
  for (const shape of SHAPES) {
    const isOfVerses = (table: string) =>
      shape.verses.test(table) && shape.columns.every((column) => database.columns(table).includes(column));
    const [table, ...others] = tables.filter(isOfVerses);
    if (table === undefined) continue;
    if (others.length === 0) return { shape, table };
    throw new ImportError("sqlite_several", { tables: [table, ...others].slice(0, 5) }, { position: { file: name } });
  }
  const [found, ...others] = tables.flatMap((table) => shapeByNames(database, table) ?? []);
  if (found !== undefined && others.length === 0) return found;
  const code = found === undefined ? "sqlite_other" : "sqlite_several";
  const named = found === undefined ? tables : [found, ...others].map(({ table }) => table);
  throw new ImportError(code, { tables: named.slice(0, 5) }, { position: { file: name } });
}

/** Finds the columns of a table of verses of no known program by their names, as tables in files have them. */
function shapeByNames(database: SqliteDatabase, table: string): { shape: Shape; table: string } | undefined {
  const names = database.columns(table);
  const [first = []] = database.rows(table, names);
  const found = headingColumns(names, first.map(textOf));
  if (found === undefined || "reference" in found || found.text === -1) return undefined;
  const { book, number, chapter, verse, text, end = -1 } = found;
  const columns = [book === -1 ? number : book, chapter, verse, text].map((index) => names[index] ?? "");
  const bookTable = database.tables.find((each) => /books?$/.test(each) && each !== table) ?? "";
  const has = (pattern: RegExp) => database.columns(bookTable).find((each) => pattern.test(each)) ?? "";
  const id = has(/^book_?(?:id|number)$/) || has(/^(?:id|number)$/);
  const books = {
    table: bookTable,
    columns: [id, id, has(/^(?:book_?|long_?)?(?:name|title)$/)],
    areRows: true,
  } as const;
  const isNamed = !books.columns.includes("");
  const others = names.filter((each) => !isLabel(each) && !columns.includes(each));
  return {
    shape: {
      ...{ program: "others", verses: /^.*$/, columns, end: names[end], bookOf: protestantBook, others },
      ...(isNamed && { books }),
    },
    table,
  };
}

/** Some programs keep texts as bytes. */
export function textOf(value: SqliteValue | undefined): string {
  if (value instanceof Uint8Array) return Buffer.from(value).toString("utf8");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

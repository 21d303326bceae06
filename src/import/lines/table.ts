import { decode } from "../decode.ts";
import type { EditionBuilder } from "../edition_builder.ts";
import type { Format } from "../format.ts";
import { ImportError } from "../import_error.ts";
import { protestantBook } from "../protestant_books.ts";
import { type Columns, headingColumns, usualColumns } from "./columns.ts";
import { type Row, rows, separatorOf } from "./rows.ts";
import { VerseAdder } from "./verse_adder.ts";

/** A table with a column each for book, chapter, verse and text, in any order, with or without a heading. */
export const TABLE: Format = {
  name: "table",
  recognises: (head) => openTable(head) !== undefined,
  read({ files, edition, encoding, onProgress }) {
    for (const [index, file] of files.entries()) {
      readTable(decode(file.read(), file.name, encoding), file.name, edition);
      onProgress?.(index + 1, files.length);
    }
  },
};

interface OpenTable {
  readonly separator: string;
  readonly columns: Columns;
  readonly hasHeading: boolean;
}

function openTable(text: string): OpenTable | undefined {
  const plain = text.replace(/^\ufeff/, "");
  const firstLine = /^[^\r\n]*/.exec(plain)?.[0] ?? "";
  const separator = separatorOf(firstLine);
  if (separator === undefined) return undefined;
  const [first] = rows(plain, separator);
  const heading = headingColumns(first?.cells ?? []);
  if (heading !== undefined) return { separator, columns: heading, hasHeading: true };
  const usual = usualColumns(first?.cells ?? []);
  return usual === undefined ? undefined : { separator, columns: usual, hasHeading: false };
}

function readTable(text: string, file: string, edition: EditionBuilder): void {
  const table = openTable(text);
  if (table === undefined) return;
  let line = 1;
  edition.reading(() => ({ file, line }));
  const adder = new VerseAdder(edition);
  let isHeading = table.hasHeading;
  for (const row of rows(text, table.separator)) {
    line = row.line;
    if (!isHeading && row.cells.some((cell) => cell.trim() !== ""))
      addRow(row, table.columns, { adder, edition });
    isHeading = false;
  }
}

function addRow(
  { cells }: Row,
  columns: Columns,
  { adder, edition }: { adder: VerseAdder; edition: EditionBuilder },
): void {
  const cell = (column: keyof Columns) => cells[columns[column]]?.trim();
  const book = cell("book");
  const chapter = cell("chapter") ?? "";
  const label = cell("verse") ?? "";
  const text = cell("text");
  if (book === undefined || text === undefined || !/^\d{1,3}$/.test(chapter)) {
    throw new ImportError(
      `Cannot read a row of the table: expected book, chapter, verse and text, found "${cells.join(" ").slice(0, 60)}"`,
      edition.place,
    );
  }
  const numbered = /^\d{1,2}$/.test(book) ? protestantBook(Number(book)) : undefined;
  adder.add({ book: numbered ?? book, chapter: Number(chapter), label, text });
}

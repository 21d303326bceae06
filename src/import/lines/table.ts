import { decode } from "../decode.ts";
import type { EditionBuilder } from "../edition_builder.ts";
import type { Format } from "../format.ts";
import { ImportError } from "../import_error.ts";
import { protestantBook } from "../protestant_books.ts";
import { readEach } from "../read_each.ts";
import { type Columns, headingColumns, usualColumns } from "./columns.ts";
import { parseLabelledLine } from "./reference.ts";
import { type Row, rows, separatorOf } from "./rows.ts";
import { type LineVerse, VerseAdder } from "./verse_adder.ts";

/** A table with a column each for book, chapter, verse and text, in any order, with or without a heading. */
export const TABLE: Format = {
  name: "table",
  recognises: (head) => openTable(head) !== undefined,
  read(reading) {
    const { edition, encoding } = reading;
    readEach(reading, (file) =>
      readTable(decode(file.read(), file.name, encoding), file.name, edition),
    );
  },
};

interface OpenTable {
  readonly separator: string;
  readonly columns: Columns;
  /** How many lines stand before the first verse: the heading, and what some programs write above it. */
  readonly linesBefore: number;
}

/** In how many of the first lines a heading is looked for. */
const SEARCHED = 30;

function openTable(text: string): OpenTable | undefined {
  const lines = text.replace(/^\ufeff/, "").split(/\r\n|\n|\r/, SEARCHED);
  for (const [index, line] of lines.entries()) {
    const separator = separatorOf(line);
    if (separator === undefined) continue;
    const cells = (row = "") => [...rows(row, separator)][0]?.cells ?? [];
    const heading = headingColumns(cells(line), cells(lines[index + 1]));
    if (heading !== undefined) return { separator, columns: heading, linesBefore: index + 1 };
    const usual = index === 0 ? usualColumns(cells(line)) : undefined;
    if (usual !== undefined) return { separator, columns: usual, linesBefore: 0 };
  }
  return undefined;
}

function readTable(text: string, file: string, edition: EditionBuilder): void {
  const table = openTable(text);
  if (table === undefined) return;
  let line = 1;
  let done = 0;
  edition.reading(
    () => ({ file, line }),
    () => done / text.length,
  );
  const adder = new VerseAdder(edition);
  for (const row of rows(text, table.separator)) {
    line = row.line;
    done = row.end;
    if (line > table.linesBefore && row.cells.some((cell) => cell.trim() !== "")) {
      addRow(row, table.columns, { adder, edition });
    }
  }
}

function addRow(
  { cells }: Row,
  columns: Columns,
  { adder, edition }: { adder: VerseAdder; edition: EditionBuilder },
): void {
  const verse =
    "reference" in columns ? verseOfReference(cells, columns) : verseOfColumns(cells, columns);
  if (verse === undefined) {
    throw new ImportError(
      `Cannot read a row of the table: expected the place and the text of a verse, found "${cells.join(" ").slice(0, 60)}"`,
      edition.place,
    );
  }
  adder.add(verse);
}

function verseOfColumns(
  cells: readonly string[],
  columns: Extract<Columns, { book: number }>,
): LineVerse | undefined {
  const book = cells[columns.book]?.trim();
  const chapter = cells[columns.chapter]?.trim() ?? "";
  const text = cells[columns.text];
  if (book === undefined || text === undefined || !/^\d{1,3}$/.test(chapter)) return undefined;
  const numbered = /^\d{1,2}$/.test(book) ? protestantBook(Number(book)) : undefined;
  const label = cells[columns.verse]?.trim() ?? "";
  return { book: numbered ?? book, chapter: Number(chapter), label, text };
}

function verseOfReference(
  cells: readonly string[],
  columns: Extract<Columns, { reference: number }>,
): LineVerse | undefined {
  const text = cells[columns.text];
  const reference = parseLabelledLine(cells[columns.reference] ?? "");
  return text === undefined || reference === undefined ? undefined : { ...reference, text };
}

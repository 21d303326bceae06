import { decodeText } from "../decode.ts";
import type { Format } from "../format.ts";
import { ImportError } from "../import_error.ts";
import { readFilesInTurn } from "../read_files.ts";
import { protestantBook } from "../source_books.ts";
import type { TranslationBuilder } from "../translation_builder.ts";
import { type Columns, headingColumns, usualColumns } from "./columns.ts";
import { type Row, rows, separatorOf } from "./rows.ts";
import { parseLabelledLine } from "./text_lines.ts";
import { type LineVerse, VerseAdder } from "./verse_adder.ts";

/** A table with a column each for book, chapter, verse and text, in any order, with or without a heading. */
export const TABLE: Format = {
  name: "table",
  recognises: (head) => openTable(head) !== undefined,
  read(reading) {
    const { builder, encoding } = reading;
    readFilesInTurn(reading, (file) => readTable(decodeText(file.read(), file.name, encoding), file.name, builder));
  },
};

interface OpenTable {
  readonly separator: string;
  readonly columns: Columns;
  /** The number of lines before the first verse: the heading, and remarks that some programs write above it. */
  readonly linesBefore: number;
}

/** The number of first lines in which a heading is looked for. */
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

function readTable(text: string, file: string, builder: TranslationBuilder): void {
  const table = openTable(text);
  if (table === undefined) return;
  let line = 1;
  let done = 0;
  builder.reading(
    () => ({ file, line }),
    () => done / text.length,
  );
  const adder = new VerseAdder(builder);
  for (const row of rows(text, table.separator)) {
    line = row.line;
    done = row.end;
    if (line > table.linesBefore && row.cells.some((cell) => cell.trim() !== "")) {
      addRow(row, table.columns, { adder, builder });
    }
  }
}

function addRow(
  { cells }: Row,
  columns: Columns,
  { adder, builder }: { adder: VerseAdder; builder: TranslationBuilder },
): void {
  const verse = "reference" in columns ? verseOfReference(cells, columns) : verseOfColumns(cells, columns);
  if (verse === undefined) {
    const { position } = builder;
    throw new ImportError("invalid_row", { found: cells.join(" ") }, { position });
  }
  adder.add(verse);
}

function verseOfColumns(cells: readonly string[], columns: Extract<Columns, { book: number }>): LineVerse | undefined {
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

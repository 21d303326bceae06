import { decodeText } from "../decode_text.ts";
import { type HeaderField, ImportError } from "../import_error.ts";
import { JsonText } from "../json/values.ts";
import { LabelledVerses } from "../labelled_verses.ts";
import { type Format, type FormatInput, readFilesInTurn, type SourceFile } from "../source.ts";
import { placeOfPath } from "../source_labels.ts";
import type { TranslationBuilder } from "../translation_builder.ts";
import { type Columns, headingColumns, isKnownBook, isLabel, MARK, usualColumns, verseOf } from "./columns.ts";
import { rows } from "./rows.ts";

const SEPARATORS = ["\t", ";", ",", "|"];

/** `40N||1||1||text`: the tables of the Unbound Bible as some hand them on. */
const DOUBLE_BARS = /^\ufeff?[^|\n]{1,60}\|\|\d{1,3}\|\|\d{1,3}\|\|/;

/** Returns a table whose separator is one character. */
function withTabs(text: string): string {
  return DOUBLE_BARS.test(text) ? text.replaceAll("||", "\t") : text;
}

/** Returns the separator that the first line has most of; tabs before all others, for they are never text. */
function separatorOf(firstLine: string): string | undefined {
  if (firstLine.includes("\t")) return "\t";
  const count = (separator: string) => firstLine.split(separator).length - 1;
  const best = SEPARATORS.reduce((a, b) => (count(b) > count(a) ? b : a));
  return count(best) > 0 ? best : undefined;
}

/** A table with a column each for book, chapter, verse and text, in any order, with or without a heading. */
export const TABLE: Format = {
  name: "table",
  recognises: (head, { name }) => {
    const table = openTable(head, name);
    return table !== undefined && textsOf(table).length === 0;
  },
  read: (reading) => readFilesInTurn(reading, (file) => readTable(file, reading)),
};
/** The same where no book is known, or several columns may be the text: its reader says so. */
export const TABLE_OF_UNKNOWN_BOOKS: Format = {
  ...TABLE,
  recognises: (head, { name }) => openTable(head, name, isName) !== undefined,
  read: (reading) => readFilesInTurn(reading, (file) => readTable(file, reading, isName)),
};

function textsOf({ columns }: Table): readonly string[] {
  return "texts" in columns ? (columns.texts ?? []) : [];
}

function isName(book: string): boolean {
  return /\p{L}/u.test(book);
}

interface Table {
  readonly separator: string;
  readonly columns: Columns;
  /** The number of its columns. */
  readonly width: number;
  /** The number of lines before the first verse. */
  readonly linesBefore: number;
  /** The heading as it is written, if there is one. */
  readonly heading?: string;
  /** The names of columns that are neither text nor labels. */
  readonly others: ReadonlyMap<number, string>;
}

/** The number of first lines in which a heading is looked for. */
const SEARCHED = 30;

/** The columns counted, as programs write a table whose columns have no names: `0,1,2,3`. */
const COUNTED = /^\W*0\W1\W2\W3(?:\W\d)*\W*$/;

/** `GEN 1:1,2 text`: a verse a line, whose comma is no separator. */
const BRIDGE = /^[^:]*:\d{1,3}[,;]\s?\d{1,3}[a-z]?(?:-\d{1,3})?\s/;

function openTable(text: string, path: string, isBook = isKnownBook): Table | undefined {
  const isOfBook = placeOfPath(path).book !== undefined;
  const lines = withTabs(text)
    .replace(/^\ufeff/, "")
    .split(/\r\n|\n|\r/, SEARCHED);
  for (const [index, line] of lines.entries()) {
    const separator = separatorOf(line);
    if (separator === undefined) continue;
    const cells = (row = "") => [...rows(row, separator)][0]?.cells ?? [];
    const names = cells(line.replace(MARK, ""));
    const table = { separator, width: names.length };
    const heading = headingColumns(names, cells(lines[index + 1]), isOfBook);
    if (heading !== undefined) {
      const written = [...names.map((name) => name.trim()).entries()];
      const others = new Map(written.filter(([index, name]) => index !== heading.text && !isLabel(name)));
      return { ...table, columns: heading, linesBefore: index + 1, others, heading: names.join() };
    }
    // The first row may be a heading in words that are not known, and no verse that would be lost.
    const above = COUNTED.test(lines[0] ?? "") ? "" : (lines[0] ?? "");
    const isFirst = index === 0 || (index === 1 && !/(?:^|[^\w.])\d+(?!\w)/.test(above));
    const usual = isFirst && !BRIDGE.test(line) ? usualColumns(names, separator, isBook) : undefined;
    if (usual === undefined) continue;
    const before = [...names.keys()].slice(0, "book" in usual ? usual.book : 0);
    const others = new Map(before.map((column) => [column, `${column + 1}`]));
    return { ...table, columns: usual, linesBefore: index, others };
  }
  return undefined;
}

function readTable(file: SourceFile, reading: FormatInput, isBook = isKnownBook): void {
  const { builder, encoding } = reading;
  const text = withTabs(decodeText(file.read(), file.name, encoding, builder));
  const table = openTable(text, file.name, isBook);
  if (table === undefined) return;
  const texts = textsOf(table);
  if (texts.length > 0) throw new ImportError("table_several", { columns: texts }, { position: { file: file.name } });
  let line = 1;
  let done = 0;
  builder.reading(
    () => ({ file: file.name, line }),
    () => done / text.length,
  );
  describe(text, table.linesBefore, reading);
  const verses = new LabelledVerses(builder);
  const isEnded = areEnded(text, table);
  const { columns } = table;
  const isOfFile = "book" in columns && Math.max(columns.book, columns.number) === -1;
  const ofFile = isOfFile ? placeOfPath(file.name).book : undefined;
  if (ofFile !== undefined)
    builder.warn("book_of_file_name", { book: ofFile, others: undefined }, { once: true, as: ofFile });
  let above: readonly string[] = [];
  const of = { text: table.columns.text, above: table.linesBefore };
  for (const { cells: written, line: start, end } of rows(text, table.separator, of)) {
    line = start;
    done = end;
    builder.step();
    const isRemark = written[0]?.trimStart().startsWith("#") === true;
    // Two files that were joined have two headings.
    const isHeading = table.heading !== undefined && written.join() === table.heading;
    if (line <= table.linesBefore || isRemark || isHeading || written.every((cell) => cell.trim() === "")) continue;
    const cells = wholeText(written, table, builder);
    above = withMerged(cells, above, columns, builder);
    const verse = verseOf(above, columns, ofFile);
    if (verse === undefined) {
      const { position } = builder;
      throw new ImportError("invalid_row", { found: cells.join(" ") }, { position });
    }
    // The other columns are labels, ids and the like.
    for (const cell of written) builder.read(cell);
    for (const [index, cell] of cells.entries()) {
      const name = table.others.get(index);
      if (name !== undefined && /\p{L}/u.test(cell)) {
        builder.leaveOut(cell);
        builder.warn("column_left_out", { name });
      } else if (index !== table.columns.text) builder.unread(cell);
    }
    verses.add({ ...verse, text: isEnded ? verse.text.replace(/~$/, "") : verse.text });
  }
}

/** Fills in the book and the chapter of a row that are in the row above alone, as a spreadsheet writes merged cells. */
function withMerged(cells: readonly string[], above: readonly string[], columns: Columns, builder: TranslationBuilder) {
  if (!("book" in columns) || columns.chapter === columns.verse) return cells;
  const { book, number, chapter } = columns;
  const isBlank = (column: number) => cells[column]?.trim() === "";
  const ofBook = [book, number].filter((column) => column !== -1);
  if (!ofBook.every(isBlank) || (ofBook.length === 0 && !isBlank(chapter))) return cells;
  builder.warn("merged_cells");
  return cells.map((cell, column) =>
    [...ofBook, chapter].includes(column) && isBlank(column) ? (above[column] ?? cell) : cell,
  );
}

/** Returns whether the rows of a table end with a tilde, as those of old programs do: else it is text. */
function areEnded(text: string, { linesBefore }: Table): boolean {
  const lines = text.split(/\r\n|\n|\r/, SEARCHED + linesBefore).slice(linesBefore);
  return lines.every((line) => line === "" || line.endsWith("~"));
}

/** Joins a text that was cut where it holds the separator, as it is not quoted. */
function wholeText(cells: readonly string[], { separator, columns, width }: Table, builder: TranslationBuilder) {
  const isLast = columns.text === width - 1;
  // A separator behind the last column makes a cell too; bars are behind empty columns.
  if (cells.length <= width || (!isLast && separator !== "|" && cells.at(-1)?.trim() === "")) return cells;
  const end = columns.text + 1 + cells.length - width;
  if (cells.slice(columns.text + 1, end).some((cell) => cell.trim() !== ""))
    builder.warn("cells_joined", { separator });
  return [
    ...cells.slice(0, columns.text),
    cells.slice(columns.text, end).join(separator === "|" ? " " : separator),
    ...cells.slice(end),
  ];
}

/** Lines in which such tables describe themselves: `#name<tab>…`, `# name: …`. */
const SAID = /^\s*#\s*(name|copyright|abbreviation|shortname|language)(?:\t|:)\s*(\S.*)$/i;
const FIELDS: Readonly<Record<string, HeaderField>> = {
  name: "name",
  copyright: "copyright",
  copyright_statement: "copyright",
  abbreviation: "code",
  shortname: "code",
  language: "language",
  lang_short: "language",
};

/** Takes what the lines before the verses say, and a file of a few fields beside the table, as Bible SuperSearch has it. */
function describe(text: string, lines: number, { source, builder }: FormatInput): void {
  const said = text.split(/\r\n|\n|\r/, lines).flatMap((line) => {
    const [, name = "", value = ""] = SAID.exec(line) ?? [];
    return name === "" ? [] : [[name, value] as const];
  });
  const info = source.files.find(({ name }) => /(?:^|\/)info\.json$/i.test(name));
  for (const [name, value] of [...said, ...(info === undefined ? [] : fieldsOf(info, builder))]) {
    builder.describe(FIELDS[name.toLowerCase()], value);
  }
}

/** Returns the fields of an object in JSON; a file that is no JSON is left out, with a warning. */
function fieldsOf(file: SourceFile, builder: TranslationBuilder): (readonly [string, unknown])[] {
  const text = new JsonText(decodeText(file.read(), file.name), file.name, () => builder.step());
  try {
    const [outer] = text.outermost();
    const fields = text.isContainer(outer) ? text.elements(outer) : [];
    return fields.map((each) => [each.key ?? "", text.isContainer(each) ? undefined : text.value(each)]);
  } catch (error) {
    if (!(error instanceof ImportError) || !error.code.startsWith("json_")) throw error;
    builder.warn("file_not_recognised", { format: "JSON" }, { position: { file: file.name } });
    return [];
  }
}

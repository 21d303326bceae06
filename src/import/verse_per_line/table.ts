import { bookByNumber } from "../book_numbers.ts";
import { decodeText } from "../decode.ts";
import { type HeaderField, ImportError } from "../import_error.ts";
import { LabelledVerses, type WrittenVerse } from "../labelled_verses.ts";
import { readFilesInTurn } from "../read_files.ts";
import type { Format, FormatInput, SourceFile } from "../source.ts";
import { booksByName } from "../source_books.ts";
import type { TranslationBuilder } from "../translation_builder.ts";
import { parseLabelledLine } from "./text_lines.ts";

/** A row of a table. */
interface Row {
  readonly cells: readonly string[];
  /** The line it begins at, counted from 1. */
  readonly line: number;
  /** The offset of the next row. */
  readonly end: number;
}

/** Further cells of a row are part of the last. */
const MAX_CELLS = 100;

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

/**
 * Reads a table after RFC 4180: cells may be in double quotes, and then hold separators, line ends and doubled
 * quotes. A quote within an unquoted cell is text, and so is one that nothing closes before a separator or line end:
 * tables with tabs are mostly written without quoting, and verses begin with a quotation mark.
 */
function* rows(text: string, separator: string): Generator<Row> {
  let line = 1;
  let at = 0;
  while (at < text.length) {
    const cells: string[] = [];
    const startLine = line;
    for (;;) {
      const cell = quotedCell(text, at, separator) ?? plainCell(text, at, separator);
      if (cells.length < MAX_CELLS) cells.push(cell.text);
      else cells[MAX_CELLS - 1] += separator + cell.text;
      line += cell.lines;
      at = cell.end;
      if (text[at] !== separator) break;
      at += 1;
    }
    if (text[at] === "\r") at += 1;
    if (text[at] === "\n") at += 1;
    line += 1;
    yield { cells, line: startLine, end: at };
  }
}

interface Cell {
  readonly text: string;
  readonly end: number;
  /** The number of line ends in it. */
  readonly lines: number;
}

function plainCell(text: string, start: number, separator: string): Cell {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== "\n" && text[end] !== "\r") {
    end += 1;
  }
  return { text: text.slice(start, end), end, lines: 0 };
}

/** @returns Undefined where the cell is not quoted. */
function quotedCell(text: string, start: number, separator: string): Cell | undefined {
  if (text[start] !== '"') return undefined;
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  if (end === -1 || !endsCell(text[end + 1], separator)) return undefined;
  const content = text.slice(start + 1, end).replaceAll('""', '"');
  if (separator === "\t" && content.includes("\t")) return undefined;
  return { text: content, end: end + 1, lines: content.split("\n").length - 1 };
}

function endsCell(character: string | undefined, separator: string): boolean {
  return [undefined, separator, "\n", "\r"].includes(character);
}

/** The columns of a table, counted from 0: a verse's reference in three columns or in one, and its text. */
type Columns =
  | {
      /** Of its name or id, and of its number; -1 for none. */
      readonly book: number;
      readonly number: number;
      readonly chapter: number;
      readonly verse: number;
      /** Of the letter of a piece of a verse; absent or -1 for none. */
      readonly segment?: number;
      readonly text: number;
    }
  | { readonly reference: number; readonly text: number };

/** Names that tables give to their columns, in the languages of the pages and in Croatian. */
const NAMES = {
  book: /^(?:book|book[ _]?(?:id|name|code|number|num|nr|abbrev(?:iation)?)|b|knjiga|buch|libro|orig_book_index)$/i,
  chapter:
    /^(?:chapter|chapter[ _]?(?:number|num|nr|id)|chap|ch|c|poglavje|poglavlje|glava|kapitel|capitolo|orig_chapter)$/i,
  verse: /^(?:verse|verse[ _]?(?:number|num|nr|id)|vers|v|vrstica|redak|stih|versetto|orig_verse)$/i,
  reference: /^(?:reference|ref|vref|verse[ _]?ref(?:erence)?|mesto|stelle|riferimento)$/i,
  segment: /^orig_subverse$/i,
  text: /^(?:text|verse[ _]?text|content|scripture|t|besedilo|tekst|testo|words)$/i,
};

/**
 * Reads the heading of a table.
 *
 * @param first The row after it, which shows the column of a book's name and that of its number.
 * @returns Undefined where a row is not the heading of a table of verses.
 */
function headingColumns(cells: readonly string[], first: readonly string[] = []): Columns | undefined {
  const names = cells.map((cell) => cell.trim());
  // An id counts the rows of a database; it is the number where there is no other.
  const find = (column: keyof typeof NAMES) => {
    const found = [...names.keys()].filter((index) => NAMES[column].test(names[index] ?? ""));
    return found.find((index) => !/id$/i.test(names[index] ?? "")) ?? found[0] ?? -1;
  };
  const [chapter, verse, text] = [find("chapter"), find("verse"), find("text")];
  if (text === -1) return undefined;
  const book = names.findIndex((name, index) => NAMES.book.test(name) && /\p{L}/u.test(first[index] ?? ""));
  const numbered = find("book");
  // An id beside a name may be that of a database, and says nothing.
  const number = numbered === book || (book !== -1 && /id$/i.test(names[numbered] ?? "")) ? -1 : numbered;
  if (numbered !== -1 && chapter !== -1 && verse !== -1)
    return { book, number, chapter, verse, text, segment: find("segment") };
  const reference = find("reference");
  return reference === -1 ? undefined : { reference, text };
}

/** The mark before the names of the columns, in the Unbound Bible's tables with a cell of its own. */
const MARK = /^\s*#\s*columns(?:\t|:\s*)/i;
/** The Unbound Bible's codes of books: `01O`, `40N`, `67A`. */
const UNBOUND = /^(?:(0[1-9]|[1-3]\d)O|([4-6]\d)N|\d\dA)$/;
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

/**
 * Columns of a table without a heading that is known: a book, two numbers, a text, which may be behind an id; or a reference
 * and a text, which tabs and bars make verses a line.
 */
function usualColumns(cells: readonly string[], separator: string): Columns | undefined {
  const written = cells.map((cell) => cell.trim());
  const first = /^\d{7,8}$/.test(written[0] ?? "") ? 1 : 0;
  const [book = "", chapter = "", verse = "", ...rest] = written.slice(first);
  if (cells.length === 2 && /[,;]/.test(separator) && isReference(book)) return { reference: 0, text: 1 };
  const isVerse = /^\d{1,3}$/.test(chapter) && /^\d{1,3}[a-z]?(?:-\d{1,3})?$/i.test(verse);
  if (!isVerse || rest.length !== 1) return undefined;
  if (!/^[1-9]\d?$/.test(book) && !UNBOUND.test(book) && booksByName(book).length === 0) return undefined;
  return { book: first, number: -1, chapter: first + 1, verse: first + 2, text: first + 3 };
}

function isReference(cell: string): boolean {
  const reference = parseLabelledLine(`${cell} `);
  return reference !== undefined && reference.text === "" && booksByName(reference.book.name ?? "").length > 0;
}

/** A table with a column each for book, chapter, verse and text, in any order, with or without a heading. */
export const TABLE: Format = {
  name: "table",
  recognises: (head) => openTable(head) !== undefined,
  read: (reading) => readFilesInTurn(reading, (file) => readTable(file, reading)),
};

interface Table {
  readonly separator: string;
  readonly columns: Columns;
  /** The number of its columns. */
  readonly width: number;
  /** The number of lines before the first verse. */
  readonly linesBefore: number;
}

/** The number of first lines in which a heading is looked for. */
const SEARCHED = 30;

function openTable(text: string): Table | undefined {
  const lines = withTabs(text)
    .replace(/^\ufeff/, "")
    .split(/\r\n|\n|\r/, SEARCHED);
  for (const [index, line] of lines.entries()) {
    const separator = separatorOf(line);
    if (separator === undefined) continue;
    const cells = (row = "") => [...rows(row, separator)][0]?.cells ?? [];
    const names = cells(line.replace(MARK, ""));
    const table = { separator, width: names.length };
    const heading = headingColumns(names, cells(lines[index + 1]));
    if (heading !== undefined) return { ...table, columns: heading, linesBefore: index + 1 };
    // The first row may be a heading in words that are not known, and no verse that would be lost.
    const isFirst = index === 0 || (index === 1 && !/(?:^|[^\w.])\d+(?!\w)/.test(lines[0] ?? ""));
    const usual = isFirst ? usualColumns(names, separator) : undefined;
    if (usual !== undefined) return { ...table, columns: usual, linesBefore: index };
  }
  return undefined;
}

function readTable(file: SourceFile, reading: FormatInput): void {
  const { builder, encoding } = reading;
  const text = withTabs(decodeText(file.read(), file.name, encoding, builder));
  const table = openTable(text);
  if (table === undefined) return;
  let line = 1;
  let done = 0;
  builder.reading(
    () => ({ file: file.name, line }),
    () => done / text.length,
  );
  describe(text, table.linesBefore, reading);
  const verses = new LabelledVerses(builder);
  for (const { cells: written, line: start, end } of rows(text, table.separator)) {
    line = start;
    done = end;
    const isRemark = written[0]?.trimStart().startsWith("#") === true;
    if (line <= table.linesBefore || isRemark || written.every((cell) => cell.trim() === "")) continue;
    const cells = wholeText(written, table, builder);
    const verse = verseOf(cells, table.columns);
    if (verse === undefined) {
      const { position } = builder;
      throw new ImportError("invalid_row", { found: cells.join(" ") }, { position });
    }
    // The other columns are labels, ids and the like.
    for (const cell of written) builder.read(cell);
    for (const [index, cell] of cells.entries()) if (index !== table.columns.text) builder.unread(cell);
    verses.add(verse);
  }
}

/** Joins a text that was cut where it holds the separator, as it is last and not quoted. */
function wholeText(cells: readonly string[], { separator, columns, width }: Table, builder: TranslationBuilder) {
  if (cells.length <= width || columns.text !== width - 1) return cells;
  if (cells.slice(width).some((cell) => cell.trim() !== "")) builder.warn("cells_joined", { separator });
  return [...cells.slice(0, columns.text), cells.slice(columns.text).join(separator)];
}

/** @returns Undefined where a cell is missing, or there is no chapter. */
function verseOf(cells: readonly string[], columns: Columns): WrittenVerse | undefined {
  // Tables of old programs end their rows so.
  const text = cells[columns.text]?.replace(/~$/, "");
  if ("reference" in columns) {
    const reference = parseLabelledLine(cells[columns.reference] ?? "");
    return text === undefined || reference === undefined ? undefined : { ...reference, text };
  }
  const written = cells[columns.book === -1 ? columns.number : columns.book]?.trim();
  const chapter = cells[columns.chapter]?.trim() ?? "";
  if (written === undefined || text === undefined || !/^\d{1,3}$/.test(chapter)) return undefined;
  const [code, old, later] = UNBOUND.exec(written) ?? [];
  const isNumber = /^\d{1,3}$/.test(written) || code !== undefined;
  const number = old ?? later ?? written;
  const book = isNumber
    ? { number, id: bookByNumber("unbound", written) }
    : { name: written, number: cells[columns.number] };
  const segment = /^[a-z]$/.exec(cells[columns.segment ?? -1] ?? "")?.[0] ?? "";
  return { book, chapter, verse: (cells[columns.verse] ?? "").trim() + segment, text };
}

/** `info.json` beside a table of Bible SuperSearch is no longer. */
const MAX_INFO = 65_536;

/** Takes what the lines before the verses say, and a file of a few fields beside the table. */
function describe(text: string, lines: number, { source, builder }: FormatInput): void {
  const said = text.split(/\r\n|\n|\r/, lines).flatMap((line) => {
    const [, name = "", value = ""] = SAID.exec(line) ?? [];
    return name === "" ? [] : [[name, value] as const];
  });
  const info = source.files.find(({ name, size }) => /(?:^|\/)info\.json$/i.test(name) && size <= MAX_INFO);
  for (const [name, value] of [...said, ...fieldsOf(info)]) {
    const field = FIELDS[name.toLowerCase()];
    if (field !== undefined && typeof value === "string" && value.trim() !== "")
      builder.metadata[field] ??= value.trim();
  }
}

function fieldsOf(info: SourceFile | undefined): [string, unknown][] {
  try {
    const value: unknown = info === undefined ? {} : JSON.parse(decodeText(info.read(), info.name));
    return typeof value === "object" && value !== null ? Object.entries(value) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

import { isUtf8 } from "node:buffer";
import { closeSync, openSync, readdirSync, readFileSync } from "node:fs";
import { devNull } from "node:os";
import { join } from "node:path";
import { messageOf, Problem } from "./problem.ts";

/** The files that a build carries inside itself, in its last lines. */
declare const AMBO_FILES: readonly string[];
declare function amboFile(name: string): string;

/** True in a build: nothing of the program is read from the disk any more. */
const isBuilt = typeof AMBO_FILES !== "undefined";

/**
 * Reads a file that is beside the sources: a table of facts, a style, a script of the pages.
 *
 * @param path Relative to `src`, such as `calendar/tables/general.txt`.
 */
export function readSourceFile(path: string): string {
  if (isBuilt) return Buffer.from(amboFile(path), "base64").toString();
  return readOwnFile(join(import.meta.dirname, "..", path)).toString();
}

/** A descriptor in reserve. */
let reserve: number | undefined = isBuilt ? undefined : openSync(devNull, "r");

/** Reads a file of the program, also where connections have taken all descriptors but the one in reserve. */
export function readOwnFile(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EMFILE" || reserve === undefined) throw error;
    closeSync(reserve);
    try {
      return readFileSync(path);
    } finally {
      reserve = openSync(devNull, "r");
    }
  }
}

/** The tables whose lines were asked for. */
const read = new Set<string>();

/** Returns the tables of facts of a checkout whose lines nothing has asked for; sections of texts are no facts. */
export function unreadTables(): string[] {
  const files = readdirSync(join(import.meta.dirname, ".."), { recursive: true, encoding: "utf8" });
  const unread = files.filter((path) => /\/tables\/.*\.txt$/.test(path) && !read.has(path));
  return unread.filter((path) => !/^#### /m.test(readSourceFile(path)));
}

/** Reads a file of texts: each is below a line `#### NAME`. @param path Relative to `src`. */
export function readSections(path: string): ReadonlyMap<string, string> {
  const sections = readSourceFile(path).split(/^#### /m);
  return new Map(sections.map((section) => [section.split("\n", 1)[0]!, section.replace(/^.*\n/, "").trimEnd()]));
}

/** Puts values in place of the words in double braces. */
export function fillIn(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, word) => `${values[word]}`);
}

/** A line of a table of facts, neither blank nor a comment. */
export interface TableLine {
  readonly text: string;
  /** The file and the number of the line: `src/calendar/tables/general.txt:20`. */
  readonly place: string;
}

/** A table of facts that cannot be read, with the file and the line; the reason is its cause. */
export class TableError extends SyntaxError {
  override readonly name = "TableError";
  readonly place: string;

  constructor(place: string, cause: unknown) {
    super(`${place}: ${messageOf(cause)}`, { cause });
    this.place = place;
  }
}

/**
 * Reads a table of facts: a text file with one fact a line. Lines that begin with `#` are comments.
 *
 * @param path Relative to `src`.
 * @throws {TableError} If the file is missing or cannot be read.
 */
export function readTable(path: string): TableLine[] {
  read.add(path);
  try {
    return tableLines(readSourceFile(path), `src/${path}`);
  } catch (cause) {
    throw new TableError(`Cannot read the table src/${path}`, cause);
  }
}

/**
 * Decodes a text file that an operator wrote. A byte order mark is left out.
 *
 * @throws {Problem<"table">} `not_utf8`, with the first line that is not: its letters would be lost.
 */
export function decodeTable(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString("utf8").replace(/^\uFEFF/, "");
  const lines = bytes.toString("latin1").split("\n");
  const bad = lines.findIndex((line) => !isUtf8(Buffer.from(line, "latin1")));
  throw new Problem("table.not_utf8", { line: bad + 1 });
}

/** Divides the text of a table into its lines. @param file The name of the file, for errors. */
export function tableLines(text: string, file: string): TableLine[] {
  const lines = text.split("\n").map((line, index) => ({ text: line.trim(), place: `${file}:${index + 1}` }));
  return lines.filter(({ text }) => text !== "" && !text.startsWith("#"));
}

/**
 * Reads the columns of each line, which `|` divides.
 *
 * @param read Returns the fact of a line, or throws the reason that it is none.
 * @throws {TableError} With the file and the line.
 */
export function readRows<Row>(lines: readonly TableLine[], read: (cells: string[], line: TableLine) => Row): Row[] {
  return lines.map((line) => {
    try {
      return read(
        line.text.split("|").map((cell) => cell.trim()),
        line,
      );
    } catch (cause) {
      if (cause instanceof TableError) throw cause;
      throw new TableError(line.place, cause);
    }
  });
}

/** A cell with a text by language: `de: Taufe des Herrn`. */
const NAME = /^([a-z]{2}): (.+)$/;

/** Reads the texts of a line by language, a cell each. @throws {Problem<"table">} If a cell has no language, or two have the same. */
export function readNames(cells: readonly string[]): Readonly<Record<string, string>> {
  const names: Record<string, string> = {};
  for (const cell of cells) {
    const [, language, name] = NAME.exec(cell) ?? [];
    if (language === undefined || name === undefined) throw new Problem("table.unreadable_name", { cell });
    if (language in names) throw new Problem("table.repeated_name", { cell });
    names[language] = name;
  }
  return names;
}

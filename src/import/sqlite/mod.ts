/** Texts in SQLite databases: MyBible, MySword, e-Sword, scrollmapper, OpenLP. */
import { kept } from "../../base/bounded_map.ts";
import { ALL_BOOKS, type WrittenBook } from "../book_names.ts";
import { type HeaderField, ImportError } from "../import_error.ts";
import { LabelledVerses } from "../labelled_verses.ts";
import { LIMITS } from "../limits.ts";
import { type Format, type FormatInput, readFilesInTurn, type SourceFile } from "../source.ts";
import type { TranslationBuilder } from "../translation_builder.ts";
import { EDITION } from "../verse_per_line/columns.ts";
import { SQLITE_MAGIC, SqliteDatabase, SqliteError, type SqliteValue } from "./database.ts";
import { MY_BIBLE, type Shape, tableOfVerses, textOf } from "./shapes.ts";

/** The columns and rows of `info`, `details` and `translations` for the fields of a translation's header. */
const FIELDS: Readonly<Record<string, HeaderField>> = {
  description: "name",
  title: "name",
  name: "name",
  language: "language",
  abbreviation: "code",
  translation: "code",
  copyright: "copyright",
  rights: "copyright",
  license: "copyright",
};

/** A verse before the verses are in order. */
interface Row {
  /** Of the book: its number, or the place of its name among those of the table. */
  readonly number: number;
  readonly name: string | undefined;
  readonly chapter: number;
  readonly verse: string;
  /** The number that {@link verse} begins with. */
  readonly first: number;
  readonly text: string;
  readonly edition: string;
}

/** Opens a database and reads of it. @throws {ImportError} If it is damaged, or changes of it are in a log. */
function withDatabase<Result>(
  file: SourceFile,
  { source, builder }: FormatInput,
  read: (of: SqliteDatabase) => Result,
): Result {
  const position = { file: file.name };
  const log = `${file.name}-wal`;
  if (source.files.some(({ name, size }) => name === log && size > 0)) {
    throw new ImportError("sqlite_wal", { log }, { position });
  }
  try {
    return read(new SqliteDatabase(file.read(), () => builder.step()));
  } catch (cause) {
    if (!(cause instanceof SqliteError)) throw cause;
    throw new ImportError("sqlite_damaged", { part: cause.part }, { position, cause });
  }
}

/** Notes by the place and the sign that a verse has for them; several may have the same, or none. */
type Notes = Map<string, string[]>;

/** Modules of MyBible that go with a text of the same name. */
const COMPANION =
  /\.(?:commentaries|dictionary|crossreferences|cross-references|subheadings|plan|devotions|referencedata)\.sqlite3$/i;

function notesOf(database: SqliteDatabase, { notes }: Pick<Shape, "notes">): Notes {
  const found: Notes = new Map();
  for (const [book, chapter, verse, sign, words] of database.rows(notes?.table ?? "", notes?.columns ?? [])) {
    kept(found, `${book}:${chapter}:${verse}:${textOf(sign).trim()}`, () => []).push(textOf(words));
  }
  return found;
}

/** Returns the name of the database with the notes of a text of MyBible: `A.commentaries.SQLite3` of `A.SQLite3`. */
function besideOf(name: string): string {
  return name.replace(/(?=sqlite3$)/i, "commentaries.");
}

/** Reads a text, with the notes in a database beside it. */
function readSqlite(file: SourceFile, reading: FormatInput): void {
  const name = besideOf(file.name).toLowerCase();
  const beside = reading.source.files.find((other) => other !== file && other.name.toLowerCase() === name);
  const notes = beside === undefined ? new Map() : withDatabase(beside, reading, (of) => notesOf(of, MY_BIBLE));
  withDatabase(file, reading, (database) => readDatabase(database, { file, reading, notes }));
}

function readDatabase(
  database: SqliteDatabase,
  { file, reading, notes }: { file: SourceFile; reading: FormatInput; notes: Notes },
): void {
  const { builder } = reading;
  const { shape, table } = tableOfVerses(database, file);
  for (const [place, words] of notesOf(database, shape)) notes.set(place, words);
  const rows = versesOf(database, table, shape);
  let done = 0;
  builder.reading(
    () => ({ file: file.name }),
    () => done / rows.length,
  );
  const prefix = table.replace(shape.verses, "");
  readDescription(database, prefix, builder);
  const named = new Map<number, WrittenBook>();
  const { books } = shape;
  const bookRows = [...database.rows(prefix + (books?.table ?? ""), books?.columns ?? [])];
  for (const [index, [number, short, long]] of bookRows.entries()) {
    const name = textOf(long);
    const position = bookRows.length === ALL_BOOKS ? index + 1 : undefined;
    const ofNumber = { number: Number(number), name, abbreviation: textOf(short) };
    named.set(Number(number), books?.areRows === true ? { name, position } : ofNumber);
  }
  const headings = headingsOf(database);
  const verses = new LabelledVerses(builder, shape.bookOf);
  const hasBeside = headings.size > 0 || notes.size > 0;
  let hasSigns = false;
  let current: number | undefined;
  let book: WrittenBook = {};
  for (const { number, name, chapter, verse, text, edition } of rows) {
    done += 1;
    if (number !== current) {
      book = named.get(number) ?? (name === undefined ? { number } : { name });
      verses.startBook(book);
    }
    current = number;
    const place = hasBeside ? `${number}:${chapter}:${verse}` : "";
    for (const heading of headings.get(place) ?? []) {
      verses.open({ book, chapter });
      builder.read(heading);
      verses.addHeading("section", heading);
    }
    builder.read(text);
    const takeNote = (sign: string) => {
      hasSigns = true;
      return notes.get(`${place}:${sign}`)?.shift();
    };
    verses.add({ book, chapter, verse, text, edition, takeNote });
  }
  if (hasSigns && notes.size === 0 && shape === MY_BIBLE)
    builder.warn("notes_beside", { file: file.name, beside: besideOf(file.name) });
  for (const column of shape.others ?? []) {
    for (const [value] of database.rows(table, [column])) {
      if (!/\p{L}/u.test(textOf(value))) continue;
      builder.read(textOf(value));
      builder.leaveOut(textOf(value));
      builder.warn("column_left_out", { name: column });
    }
  }
  // What no sign in a verse refers to, such as a commentary.
  for (const words of [...notes.values()].flat()) {
    builder.read(words);
    builder.drop("footnote", words);
  }
}

/** Returns the verses by book, chapter and verse: rows that were changed may be at the end of a table. */
function versesOf(database: SqliteDatabase, table: string, { columns, end = "" }: Shape): readonly Row[] {
  const rows: Row[] = [];
  const { verses, characters } = LIMITS;
  const places = new Map<string, number>();
  const editionColumn = database.columns(table).find((each) => EDITION.test(each)) ?? "";
  const asked = [editionColumn, end].filter((column) => column !== "");
  for (const [book, chapter, verse, text, ...others] of database.rows(table, [...columns, ...asked])) {
    const [edition, last] = editionColumn === "" ? [undefined, ...others] : others;
    const first = Number.parseInt(String(verse), 10);
    const label = Number(last ?? 0) > first ? `${verse}-${last}` : String(verse);
    const name = /^\s*\d+\s*$/.test(String(book)) ? undefined : textOf(book);
    const number = name === undefined ? Number(book) : kept(places, name, () => places.size);
    const place = { number, name, chapter: Number(chapter), verse: label, first };
    rows.push({ ...place, text: textOf(text), edition: textOf(edition) });
    if (rows.length > verses) throw new ImportError("too_many_verses", { verses, characters });
  }
  const order = (a: Row, b: Row) =>
    a.number - b.number || a.chapter - b.chapter || a.first - b.first || (a.verse < b.verse ? -1 : 1);
  return rows.sort(order);
}

/** Takes what a database says of itself: MyBible in rows of names and values, others in columns. */
function readDescription(database: SqliteDatabase, prefix: string, builder: TranslationBuilder): void {
  const said: SqliteValue[][] = [...database.rows("info", ["name", "value"])];
  said.push(...database.rows("metadata", ["key", "value"]));
  for (const table of ["details", "translations", `${prefix}_info`]) {
    const columns = database.columns(table);
    const [row = []] = database.rows(table, columns);
    said.push(...columns.map((column, index) => [column, row[index] ?? null]));
  }
  for (const [name, value] of said) {
    builder.describe(FIELDS[textOf(name).toLowerCase()], textOf(value));
  }
}

/** Returns MyBible's headings by the verse that they are before. */
function headingsOf(database: SqliteDatabase): ReadonlyMap<string, readonly string[]> {
  const headings = new Map<string, string[]>();
  for (const [number, chapter, verse, title] of database.rows("stories", ["book_number", "chapter", "verse", "title"]))
    kept(headings, `${number}:${chapter}:${verse}`, () => []).push(textOf(title));
  return headings;
}

export const SQLITE: Format = {
  name: "SQLite",
  recognises: (head) => head.startsWith(SQLITE_MAGIC),
  read(reading) {
    const texts = reading.files.filter(({ name }) => !COMPANION.test(name));
    const files = texts.length === 0 ? reading.files : texts;
    const others = reading.files.filter((file) => !files.includes(file) && !/\.commentaries\./i.test(file.name));
    for (const { name } of others)
      reading.builder.warn("file_not_recognised", { format: "SQLite" }, { position: { file: name } });
    readFilesInTurn({ ...reading, files }, (file) => readSqlite(file, reading));
  },
};

import { type BookId, type BookNaming, isBookId } from "../canon/mod.ts";
import { CorpusError } from "./corpus_error.ts";

/** The header of a translation file. */
export interface TranslationHeader {
  /** The value of the `translation` parameter, such as `SSP3`. */
  readonly code: string;
  readonly name: string;
  /** ISO 639-3, such as `slv`. */
  readonly language: string;
  /** The attribution that every client must display. */
  readonly copyright: string;
  /** The translation's own names of books, where they differ from the defaults of its language. */
  readonly books: ReadonlyMap<BookId, BookNaming>;
}

/** Versions of the format: 2 has marks in its texts, headings, and a last line that counts all others. */
export type TranslationFormat = 1 | 2;

/** The first line of a file, with the version of its format. */
const FIRST_LINE = /^Ambo-Translation: ([12])\s*$/;
const WRITTEN_FORMAT = 2;

/** A code stands in addresses and is the file's name, so it is kept plain. */
const CODE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$/;
const LANGUAGE = /^[a-z]{3}$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufffd]/;

/** The form of each field of the header but `Book`. */
const FIELDS: ReadonlyMap<string, { pattern: RegExp; form: string }> = new Map([
  ["Code", { pattern: CODE, form: "letters, digits, -, _ and ., at most 32" }],
  ["Name", { pattern: /\S/, form: "the translation's full name" }],
  ["Language", { pattern: LANGUAGE, form: "a three-letter code such as slv" }],
  ["Copyright", { pattern: /\S/, form: "the attribution that clients must display" }],
]);

/** Returns whether a text can be the code of a translation, and the name of its file. */
export function isTranslationCode(text: string): boolean {
  return CODE.test(text);
}

/**
 * Reads the lines of a header, the blank line after it left out.
 *
 * @throws {CorpusError} If a line cannot be read, a field is missing or stands twice.
 */
export function parseHeader(lines: readonly string[], file: string): TranslationHeader {
  const fields = new Map<string, string>();
  const books = new Map<BookId, BookNaming>();
  if (formatOf(lines[0]) === undefined) {
    const found = lines[0] ?? "";
    throw new CorpusError(
      file,
      1,
      `expected "Ambo-Translation: ${WRITTEN_FORMAT}", found "${found}"`,
    );
  }
  for (const [index, text] of lines.entries()) {
    if (index === 0 || text.startsWith("#")) continue;
    const number = index + 1;
    const colon = text.indexOf(":");
    const field = text.slice(0, Math.max(colon, 0));
    const value = text.slice(colon + 1).trim();
    if (UNPRINTABLE.test(value)) {
      throw new CorpusError(file, number, "the header has a control character");
    }
    if (field === "Book") {
      const [id, naming] = parseBook(value, file, number);
      if (books.has(id)) throw new CorpusError(file, number, `book ${id} is named twice`);
      books.set(id, naming);
      continue;
    }
    const expected = FIELDS.get(field);
    if (expected === undefined) {
      throw new CorpusError(
        file,
        number,
        `expected a field (${[...FIELDS.keys()].join(", ")}, Book) and a colon, found "${text.slice(0, 60)}"`,
      );
    }
    if (fields.has(field)) throw new CorpusError(file, number, `the field ${field} stands twice`);
    if (!expected.pattern.test(value)) {
      throw new CorpusError(
        file,
        number,
        `expected ${expected.form} as ${field}, found "${value}"`,
      );
    }
    fields.set(field, value);
  }
  const field = (name: string): string => {
    const value = fields.get(name);
    if (value === undefined) {
      throw new CorpusError(file, 0, `the header has no ${name} (${FIELDS.get(name)!.form})`);
    }
    return value;
  };
  return {
    code: field("Code"),
    name: field("Name"),
    language: field("Language"),
    copyright: field("Copyright"),
    books,
  };
}

/** Returns the version of the format that the first line of a file names. */
export function formatOf(firstLine = ""): TranslationFormat | undefined {
  const version = FIRST_LINE.exec(firstLine)?.[1];
  return version === undefined ? undefined : version === "1" ? 1 : 2;
}

function parseBook(value: string, file: string, line: number): [BookId, BookNaming] {
  const [id = "", abbreviation = "", name = "", others = "", ...rest] = value
    .split("|")
    .map((part) => part.trim());
  if (!isBookId(id)) throw new CorpusError(file, line, `"${id}" is no USFM book id`);
  if (rest.length > 0) throw new CorpusError(file, line, `book ${id} has more than four parts`);
  const alternates = others
    .split(",")
    .map((other) => other.trim())
    .filter((other) => other !== "");
  return [
    id,
    {
      ...(abbreviation !== "" && { abbreviation }),
      ...(name !== "" && { name }),
      ...(alternates.length > 0 && { alternates }),
    },
  ];
}

/**
 * Writes a header as it stands in a file, the blank line after it included.
 *
 * @throws {CorpusError} If it could not be read back: a wrong code, a line break in a name.
 */
export function formatHeader(header: TranslationHeader, file: string): string {
  const lines = [
    `Ambo-Translation: ${WRITTEN_FORMAT}`,
    `Code: ${header.code}`,
    `Name: ${header.name}`,
    `Language: ${header.language}`,
    `Copyright: ${header.copyright}`,
  ];
  for (const [id, naming] of header.books) {
    const parts = [id, naming.abbreviation ?? "", naming.name ?? ""];
    if (naming.alternates !== undefined) parts.push(naming.alternates.join(", "));
    lines.push(`Book: ${parts.join(" | ").trimEnd()}`);
  }
  if (lines.some((line) => line.includes("\n"))) {
    throw new CorpusError(file, 0, "a field of the header has a line break");
  }
  parseHeader(lines, file);
  return `${lines.join("\n")}\n\n`;
}

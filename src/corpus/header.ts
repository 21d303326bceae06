import { type BookId, type BookNaming, isBookId } from "../canon/mod.ts";
import { CorpusFault, corpusError, type HeaderFieldName } from "./corpus_error.ts";

/** The header of a translation file. */
export interface TranslationHeader {
  /** The value of the `translation` parameter, such as `SSP3`. */
  readonly code: string;
  readonly name: string;
  /** ISO 639-3, such as `slv`. */
  readonly language: string;
  /** The attribution that every client must display. */
  readonly copyright: string;
  /** True for a part of the Bible on purpose, such as a psalter: the check reports no missing chapters. */
  readonly isPart?: boolean;
  /** The translation's own names of books, where they differ from the defaults of its language. */
  readonly books: ReadonlyMap<BookId, BookNaming>;
}

/** Versions of the format: 2 has marks in its texts, headings, and a last line that counts all others; 3 has notes too. */
export type TranslationFormat = 1 | 2 | 3;

/** The first line of a file, with the version of its format. */
const FIRST_LINE = /^Ambo-Translation: ([123])\s*$/;
/** The format of a text without notes. */
const WRITTEN_FORMAT = 2;

/** A code is in addresses and is the file's name, so it is kept plain. */
const CODE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$/;
const LANGUAGE = /^[a-z]{3}$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufffd]/;

/** Limits of a header, in characters; of the alternates of a book, their number too. */
export const MAX_HEADER = {
  name: 200,
  copyright: 2000,
  abbreviation: 40,
  bookName: 120,
  alternates: 20,
  alternate: 120,
} as const;

/** The form of each field of the header but `Book`, and its greatest length where the form has no bound. */
const FIELDS: Readonly<Record<HeaderFieldName, { readonly form: RegExp; readonly max?: number }>> = {
  Code: { form: CODE },
  Name: { form: /\S/, max: MAX_HEADER.name },
  Language: { form: LANGUAGE },
  Copyright: { form: /\S/, max: MAX_HEADER.copyright },
  Part: { form: /^(?:yes|no)$/ },
};

/** The public domain and Creative Commons, as copyright lines name them in the languages of texts; not what denies them. */
const FREE_RIGHTS =
  /(?<!(?<!\p{L})(?:not|no|nicht|kein|non(?!-)|ni|nije)(?!\p{L})[^.,;()]{0,30})(?:public[\s-]domain|creative[\s-]commons|\bcc[\s-]?0\b|\bcc[\s-]by\b|javn\p{L}+ (?:last|domen|dobr)|gemeinfrei|pubblico dominio|dominio pubblico|domaine public|közkincs|publici iuris)/iu;

/** Returns true where the line of the rights says that anyone may show the text. */
export function hasFreeRights({ copyright }: Pick<TranslationHeader, "copyright">): boolean {
  return FREE_RIGHTS.test(copyright);
}

/** Returns whether a text can be the code of a translation, and the name of its file. */
export function isTranslationCode(text: string): boolean {
  return CODE.test(text);
}

/**
 * Reads the lines of a header, the blank line after it left out.
 *
 * @throws {CorpusError} If a line cannot be read, a field is missing or occurs twice.
 */
export function parseHeader(lines: readonly string[], file: string): TranslationHeader {
  const fields = new Map<HeaderFieldName, string>();
  const books = new Map<BookId, BookNaming>();
  if (fileFormatOf(lines[0]) === undefined) {
    const found = lines[0] ?? "";
    const expected = `Ambo-Translation: ${WRITTEN_FORMAT}`;
    throw corpusError(file, 1, "unknown_format", { expected, found });
  }
  for (const [index, text] of lines.entries()) {
    if (index === 0 || text.startsWith("#")) continue;
    const number = index + 1;
    const colon = text.indexOf(":");
    const field = text.slice(0, Math.max(colon, 0));
    const value = text.slice(colon + 1).trim();
    if (UNPRINTABLE.test(value)) throw corpusError(file, number, "control_in_header", {});
    if (field === "Book") {
      const [id, naming] = parseBook(value, file, number);
      if (books.has(id)) throw corpusError(file, number, "book_named_twice", { book: id });
      books.set(id, naming);
      continue;
    }
    if (!isField(field)) {
      throw corpusError(file, number, "unknown_field", {
        fields: [...Object.keys(FIELDS), "Book"],
        found: text.slice(0, 60),
      });
    }
    if (fields.has(field)) throw corpusError(file, number, "field_twice", { field });
    const { form, max = value.length } = FIELDS[field];
    if (!form.test(value)) throw corpusError(file, number, "invalid_field", { field, found: value });
    if (value.length > max) {
      throw corpusError(file, number, "field_too_long", { field, length: value.length, max });
    }
    fields.set(field, value);
  }
  const field = (name: HeaderFieldName): string => {
    const value = fields.get(name);
    if (value === undefined) throw corpusError(file, 0, "missing_field", { field: name });
    return value;
  };
  return {
    code: field("Code"),
    name: field("Name"),
    language: field("Language"),
    copyright: field("Copyright"),
    ...(fields.get("Part") === "yes" && { isPart: true }),
    books,
  };
}

function isField(text: string): text is HeaderFieldName {
  return Object.hasOwn(FIELDS, text);
}

/** Returns the version of the format that the first line of a file names. */
export function fileFormatOf(firstLine = ""): TranslationFormat | undefined {
  const version = FIRST_LINE.exec(firstLine)?.[1];
  return version === undefined ? undefined : (Number(version) as TranslationFormat);
}

/** Returns whether names of a book are as short and as few as a header can hold. */
export function isWithinBounds({ abbreviation = "", name = "", alternates = [] }: BookNaming) {
  return (
    abbreviation.length <= MAX_HEADER.abbreviation &&
    name.length <= MAX_HEADER.bookName &&
    alternates.length <= MAX_HEADER.alternates &&
    alternates.every((alternate) => alternate.length <= MAX_HEADER.alternate)
  );
}

function parseBook(value: string, file: string, line: number): [BookId, BookNaming] {
  const [id = "", abbreviation = "", name = "", others = "", ...rest] = value.split("|").map((part) => part.trim());
  if (!isBookId(id)) throw corpusError(file, line, "unknown_book", { id });
  if (rest.length > 0) throw corpusError(file, line, "too_many_names", { book: id });
  const alternates = others
    .split(",")
    .map((other) => other.trim())
    .filter((other) => other !== "");
  if (!isWithinBounds({ abbreviation, name, alternates })) {
    const { abbreviation: maxAbbreviation, bookName: maxName, alternates: maxNames } = MAX_HEADER;
    throw corpusError(file, line, "long_names", { book: id, maxAbbreviation, maxName, maxNames });
  }
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
 * Writes a header as it is in a file, the blank line after it included.
 *
 * @throws {CorpusError} If it could not be read back: a wrong code, a line break in a name.
 */
export function formatHeader(
  header: TranslationHeader,
  { file, format = WRITTEN_FORMAT }: { file: string; format?: TranslationFormat },
): string {
  const lines = [
    `Ambo-Translation: ${format}`,
    `Code: ${header.code}`,
    `Name: ${header.name}`,
    `Language: ${header.language}`,
    `Copyright: ${header.copyright}`,
    ...(header.isPart === true ? ["Part: yes"] : []),
  ];
  for (const [id, naming] of header.books) {
    const parts = [id, naming.abbreviation ?? "", naming.name ?? ""];
    if (naming.alternates !== undefined) parts.push(naming.alternates.join(", "));
    lines.push(`Book: ${parts.join(" | ").trimEnd()}`);
  }
  if (lines.some((line) => line.includes("\n"))) throw corpusError(file, 0, "break_in_header", {});
  parseHeader(lines, file);
  return `${lines.join("\n")}\n\n`;
}

/** The last line of a file of format 2, or 3. */
const END_LINE = /^End: (\d{1,9}) verses, (?:(\d{1,9}) notes, )?(\d{1,9}) other lines$/;

/** The lines before the end line: those of verses, those of notes, and those of the header and of headings. */
export interface LineCounts {
  readonly verses: number;
  /** Absent in a file of format 2, which has none. */
  readonly notes?: number;
  readonly others: number;
}

/** Formats the last line of a file, which counts the others. */
export function formatEndLine({ verses, notes, others }: LineCounts): string {
  return `End: ${verses} verses, ${notes === undefined ? "" : `${notes} notes, `}${others} other lines\n`;
}

/** Returns the fault of an end line, undefined where it counts the lines that are there. */
export function endLineFault(line: string, { verses, notes, others }: LineCounts): CorpusFault | undefined {
  const match = END_LINE.exec(line);
  if (match === null || (match[2] === undefined) !== (notes === undefined)) {
    return new CorpusFault("cut_end_line", {});
  }
  const counted = { verses: Number(match[1]), notes: Number(match[2] ?? 0), others: Number(match[3]) };
  const found = { foundVerses: verses, foundNotes: notes ?? 0, foundOthers: others };
  const isRight = counted.verses === verses && counted.notes === found.foundNotes && counted.others === others;
  return isRight ? undefined : new CorpusFault("wrong_end_line", { ...counted, ...found });
}

import { isUtf8 } from "node:buffer";
import type { BookId } from "../../canon/mod.ts";
import type { NumberedBook, Versification } from "../../versification/mod.ts";
import { decodeBytes, type Encoding, encodingNamed } from "../single_byte_encodings.ts";

/** An entry of a module's index for one verse of its versification, with or without a text. */
export interface VerseEntry {
  readonly book: BookId;
  readonly chapter: number;
  readonly verse: number;
  /** Its number in the index of its testament, counted from 0. */
  readonly index: number;
}

/** The parts of a module, as its files are named. */
export type SwordTestament = "ot" | "nt";

/** The entries before the first book: one for the module and one for the testament. */
const BEFORE_BOOKS = 2;

/** Returns the books that a versification has in a testament. */
export function testamentBooks(versification: Versification, testament: SwordTestament) {
  return testament === "ot" ? versification.oldTestament : versification.newTestament;
}

/**
 * Yields every verse of a testament in the order of the index, and before the verses of a chapter its own entry, as
 * verse 0. Books have an entry of their own too.
 */
export function* verseEntries(books: readonly NumberedBook[]): Generator<VerseEntry> {
  let index = BEFORE_BOOKS;
  for (const { book, verses } of books) {
    index += 1;
    for (const [chapterIndex, count] of verses.entries()) {
      for (let verse = 0; verse <= count; verse += 1) {
        yield { book, chapter: chapterIndex + 1, verse, index };
        index += 1;
      }
    }
  }
}

/** Yields the entries before the first chapter of each book. */
export function* bookEntries(books: readonly NumberedBook[]): Generator<{ book: BookId; index: number }> {
  let index = BEFORE_BOOKS;
  for (const { book, verses } of books) {
    yield { book, index };
    index += 1 + verses.length + verses.reduce((a, b) => a + b, 0);
  }
}

/** Returns the number of entries in the index of a testament. */
export function entryCount(books: readonly NumberedBook[]): number {
  return books.reduce((sum, { verses }) => verses.reduce((a, b) => a + b, sum + 1 + verses.length), BEFORE_BOOKS);
}

/** A pointer to a text. Two entries with the same pointer share one text: a verse bridge. */
export interface TextPointer {
  readonly block: number;
  readonly start: number;
  /** In bytes; 0 where there is no text. */
  readonly size: number;
}

/** One testament of a module as it is stored. */
export interface SwordStorage {
  /** The number of entries in the index. */
  readonly count: number;
  pointer(index: number): TextPointer;
  /** @throws {ImportError} If the data does not hold what the index says. */
  read(pointer: TextPointer): Buffer;
}

/**
 * Returns the entries of an index: the number of a block where there are blocks, an offset, a size.
 *
 * @param options `sizeBytes`: the width of the size, 2 or 4.
 */
export function indexEntries(
  index: Buffer,
  { hasBlocks, sizeBytes }: { hasBlocks: boolean; sizeBytes: 2 | 4 },
): Pick<SwordStorage, "count" | "pointer"> {
  const before = hasBlocks ? 4 : 0;
  const width = before + 4 + sizeBytes;
  return {
    count: Math.floor(index.length / width),
    pointer(number) {
      const at = number * width + before;
      const block = hasBlocks ? index.readUInt32LE(at - before) : 0;
      return { block, start: index.readUInt32LE(at), size: index.readUIntLE(at + 4, sizeBytes) };
    },
  };
}

/** Gives the file of a module by its name, such as `nt.bzv`; nothing where there is none. */
export type ModuleFiles = (name: string) => Buffer | undefined;

/** Opens a testament; nothing where the module does not have it. */
export type StorageOpener = (testament: SwordTestament, files: ModuleFiles) => SwordStorage | undefined;

/** The configuration file of a SWORD module. */
export interface SwordConfiguration {
  /** The name in brackets before the fields, such as `SloStritar`. */
  readonly module: string;
  /** The first value of a field, by its name in any case. */
  readonly field: (name: string) => string | undefined;
}

/**
 * Reads a module's `.conf`: a name in brackets, then `Field=value` lines, which a backslash at the end continues.
 *
 * @returns Undefined where no module is named.
 */
export function parseConfiguration(bytes: Buffer): SwordConfiguration | undefined {
  const text = isUtf8(bytes) ? bytes.toString("utf8") : decodeBytes(bytes, encodingNamed("windows-1252") as Encoding);
  const lines = text
    .replace(/^\ufeff/, "")
    .replace(/\\\r?\n/g, " ")
    .split(/\r?\n/);
  const fields = new Map<string, string>();
  let module: string | undefined;
  for (const line of lines) {
    const section = /^\s*\[(.+)\]\s*$/.exec(line)?.[1];
    if (section !== undefined) {
      if (module !== undefined) break;
      module = section.trim();
      continue;
    }
    const equals = line.indexOf("=");
    if (module === undefined || equals < 1 || line.trimStart().startsWith("#")) continue;
    const name = line.slice(0, equals).trim().toLowerCase();
    if (!fields.has(name)) fields.set(name, line.slice(equals + 1).trim());
  }
  if (module === undefined) return undefined;
  return { module, field: (name) => fields.get(name.toLowerCase()) };
}

/** Modules of The SWORD Project, as CrossWire's zip archives hold them. */
import type { BookId, BookNaming } from "../../canon/mod.ts";
import { type NumberedBook, type Versification, versification, versifications } from "../../versification/mod.ts";
import { type AttributeLookup, readFragment } from "../fragment.ts";
import { ImportError } from "../import_error.ts";
import { Budget } from "../limits.ts";
import { USFM_NAMES } from "../osis/mod.ts";
import { type Format, readFilesInTurn, type Source, type SourceFile } from "../source.ts";
import { bookNaming } from "../source_labels.ts";
import type { TranslationBuilder } from "../translation_builder.ts";
import { contentDecoder, contentReader } from "./content.ts";
import { storageDriver } from "./drivers.ts";
import {
  bookEntries,
  entryCount,
  type ModuleFiles,
  parseConfiguration,
  type SwordConfiguration,
  type SwordStorage,
  type SwordTestament,
  type TextPointer,
  testamentBooks,
  type VerseEntry,
  verseEntries,
} from "./storage.ts";

/** @throws {ImportError} If the versification is unknown. */
function moduleVersification({ module, field }: SwordConfiguration): Versification {
  const name = field("Versification") ?? "KJV";
  const system = versification(name);
  if (system === undefined) {
    const known = versifications().map((one) => one.name);
    throw new ImportError("sword_versification", { module, name, known });
  }
  return system;
}

/** Copies the metadata of the configuration. */
function readMetadata({ module, field }: SwordConfiguration, { metadata }: TranslationBuilder): void {
  metadata.code = module;
  const name = field("Description");
  const language = field("Lang");
  const copyright = field("Copyright") ?? field("ShortCopyright") ?? field("DistributionLicense");
  if (name !== undefined) metadata.name = name;
  if (language !== undefined) metadata.language = language;
  if (copyright !== undefined) metadata.copyright = copyright.replace(/\\par\b ?/g, " ");
}

const TESTAMENTS: readonly SwordTestament[] = ["ot", "nt"];

/** A module and where its files are. */
interface SwordModule {
  readonly configuration: SwordConfiguration;
  /** The file that the configuration is in. */
  readonly file: string;
  readonly files: ModuleFiles;
}

/**
 * Reads a Bible module of The SWORD Project.
 *
 * The index has an entry for every verse of the versification. An entry without a text is no verse; entries that share
 * one text are a verse bridge.
 *
 * @throws {ImportError} If the module is no Bible, is locked or damaged, or does not fit its versification.
 */
function readSword({ configuration, file, files }: SwordModule, builder: TranslationBuilder): void {
  const driver = storageDriver(configuration);
  const { module } = configuration;
  const system = moduleVersification(configuration);
  const testaments = TESTAMENTS.map((testament) => {
    const books = testamentBooks(system, testament);
    return { testament, books, expected: entryCount(books) };
  });
  const places = testaments.reduce((sum, { expected }) => sum + expected, 0);
  let before = 0;
  let at = 0;
  builder.reading(
    () => ({ file }),
    () => (before + at) / places,
  );
  readMetadata(configuration, builder);
  const budget = new Budget();
  let found = false;
  for (const { testament, books, expected } of testaments) {
    const storage = driver(testament, files);
    if (storage !== undefined) {
      found = true;
      const { count } = storage;
      const values = { module, testament, count, expected };
      if (count !== expected) builder.warn(count > expected ? "sword_long_index" : "sword_short_index", values);
      const reached = (place: number) => {
        at = place;
      };
      const take = (bytes: number) => budget.take(file, bytes);
      readTestament(storage, { books, configuration, builder, reached, take });
    }
    before += expected;
    at = 0;
  }
  if (!found) {
    const dataPath = configuration.field("DataPath") ?? "";
    throw new ImportError("sword_no_data", { module, dataPath });
  }
}

interface TestamentReading {
  readonly books: readonly NumberedBook[];
  readonly configuration: SwordConfiguration;
  readonly builder: TranslationBuilder;
  /** Called with the number of the next entry. */
  readonly reached: (place: number) => void;
  /** Called with the number of bytes of a text; throws where all texts together have too many. */
  readonly take: (bytes: number) => void;
}

function readTestament(
  storage: SwordStorage,
  { books, configuration, builder, reached, take }: TestamentReading,
): void {
  const read = contentReader(configuration);
  const decode = contentDecoder(configuration);
  /** The texts before the first chapter, by book. */
  const beginnings = new Map<BookId, string>();
  for (const { book, index } of bookEntries(books)) {
    if (index >= storage.count) break;
    const pointer = storage.pointer(index);
    if (pointer.size > 0) beginnings.set(book, decode(storage.read(pointer), builder).replaceAll("\u0000", ""));
  }
  const startBook = (book: BookId) => {
    builder.startBook(book);
    const beginning = beginnings.get(book);
    if (beginning === undefined) return;
    builder.addNaming(bookNames(beginning));
    read(beginning, builder);
    beginnings.delete(book);
  };
  for (const { entry, last, pointer, isFirst } of texts(storage, books)) {
    reached(entry.index);
    take(pointer.size);
    const source = decode(storage.read(pointer), builder).replaceAll("\u0000", "");
    if (entry.book !== builder.book) startBook(entry.book);
    if (entry.chapter !== builder.chapter) builder.startChapter(entry.chapter);
    const isVerse = entry.verse === 0 && isFirst && holdsVerse(source);
    const verse = isVerse ? 1 : entry.verse;
    builder.startVerse(last > verse ? { verse, verseEnd: last } : { verse });
    if (isVerse) builder.warn("verse_in_chapter_slot");
    const end = source.includes("[") && books.find(({ book }) => book === entry.book)?.verses[entry.chapter - 1];
    const [own = "", ...further] = last === end ? divided(source, last) : [source];
    read(own, builder);
    builder.endVerseUnlessBlank();
    for (const [index, text] of further.entries()) {
      builder.startVerse({ verse: last + index + 1 });
      read(text, builder);
      builder.endVerseUnlessBlank();
    }
  }
  for (const book of beginnings.keys()) startBook(book);
}

/** The number of a verse for which the versification has no place, within the verse before: `[verse 52:]`. */
const FURTHER = /(?:<transChange>)?\[(?:vrstica|verse|vers|versetto|stih|redak)\s(\d{1,3}):?\](?:<\/transChange>)?/iu;

/** Divides the text of a chapter's last place into its verse and those that follow it there. */
function divided(source: string, last: number): string[] {
  const [own = "", ...rest] = source.split(FURTHER);
  const numbers = rest.filter((_, index) => index % 2 === 0);
  if (!numbers.every((number, index) => Number(number) === last + index + 1)) return [source];
  return [own, ...rest.filter((_, index) => index % 2 === 1)];
}

/** Returns a book's names before its first chapter, as a converter from USFM leaves them. */
function bookNames(source: string): BookNaming {
  const names: Record<string, string> = {};
  const add = (field: string | undefined, name: string | undefined) => {
    if (field !== undefined && name !== undefined) names[field] ??= name;
  };
  const start = (name: string, attribute: AttributeLookup) => {
    const type = attribute("type") ?? "";
    if (name === "milestone") add(USFM_NAMES.get(type), attribute("n"));
    else if (name === "title" && type === "main") add("short", attribute("short"));
  };
  // The text is read with the book.
  readFragment(source, { start }, { read: () => {} });
  return bookNaming(names);
}

/** Returns whether a chapter's entry has a text besides titles, notes and introductions: that of the first verse. */
function holdsVerse(source: string): boolean {
  if (/<div\b[^>]*\btype="(?:introduction|colophon)/.test(source)) return false;
  const text = source.replace(/<(title|note|h\d)\b[^>]*>.*?<\/\1>/gs, "").replace(/<[^>]*>/g, "");
  return /\p{L}/u.test(text);
}

/** Yields the entries that have a text; neighbours of one chapter that share it are one, with the last verse of them. */
function* texts(storage: SwordStorage, books: readonly NumberedBook[]) {
  let first: { entry: VerseEntry; last: number; pointer: TextPointer; isFirst: boolean } | undefined;
  for (const entry of verseEntries(books)) {
    if (entry.index >= storage.count) break;
    const pointer = storage.pointer(entry.index);
    if (
      pointer.size > 0 &&
      first !== undefined &&
      first.entry.verse > 0 &&
      isSame(pointer, first.pointer) &&
      isSameChapter(entry, first.entry)
    ) {
      first.last = entry.verse;
      continue;
    }
    // A chapter whose entry has the text of its first verse has nothing before that.
    const isRepeated = first?.entry.verse === 0 && isSame(pointer, first.pointer);
    // Before verse 1 without a text stands that of the chapter, which may be it.
    if (pointer.size === 0 && entry.verse === 1 && first?.entry.verse === 0) first.isFirst = true;
    if (first !== undefined && !isRepeated) yield first;
    first = pointer.size > 0 ? { entry, last: entry.verse, pointer, isFirst: false } : undefined;
  }
  if (first !== undefined) yield first;
}

function isSame(a: TextPointer, b: TextPointer): boolean {
  return a.block === b.block && a.start === b.start && a.size === b.size;
}

function isSameChapter(a: VerseEntry, b: VerseEntry): boolean {
  return a.book === b.book && a.chapter === b.chapter;
}

export const SWORD: Format = {
  name: "SWORD",
  readsOthers: true,
  recognises: (head, file) =>
    /\.conf$/i.test(file.name) &&
    /^[ \t]*\[.+\][ \t\r]*$/m.test(head) &&
    /^[ \t]*(?:ModDrv|DataPath)[ \t]*=/im.test(head),
  read(reading) {
    const { source, files, builder } = reading;
    if (files.length > 1) {
      const names = files.map(({ name }) => name);
      throw new ImportError("sword_several", { count: files.length, names });
    }
    readFilesInTurn(reading, (file) => {
      const configuration = parseConfiguration(file.read());
      if (configuration === undefined) {
        throw new ImportError("sword_no_module", {}, { position: { file: file.name } });
      }
      const path = configuration.field("DataPath") ?? "";
      readSword({ configuration, file: file.name, files: moduleFiles(source, file, path) }, builder);
    });
  },
};

/** Returns the files of a module: in its data path, seen from the folder that holds `mods.d`; names in any case. */
function moduleFiles(source: Source, configuration: SourceFile, dataPath: string): ModuleFiles {
  const root = configuration.name.replace(/(?:mods\.d\/)?[^/]*$/i, "");
  const folder = `${root}${dataPath.replaceAll("\\", "/").replace(/^\.?\//, "")}`.replace(/\/*$/, "/");
  const byName = new Map(source.files.map((file) => [file.name.toLowerCase(), file]));
  return (name) => byName.get(`${folder}${name}`.toLowerCase())?.read();
}

import type { BookId, NumberedBook } from "../../canon/mod.ts";
import { bookNaming } from "../book_naming.ts";
import type { EditionBuilder } from "../edition_builder.ts";
import { readFragment } from "../fragment/mod.ts";
import { ImportError } from "../import_error.ts";
import { Budget } from "../limits.ts";
import { USFM_NAMES } from "../osis/mod.ts";
import type { SwordConfiguration } from "./configuration.ts";
import { contentDecoder, contentReader } from "./content.ts";
import { moduleVersification, readMetadata, storageDriver } from "./header.ts";
import {
  bookPlaces,
  type Slot,
  slotCount,
  slots,
  type Testament,
  testamentBooks,
} from "./slots.ts";
import type { ModuleFiles, SwordStorage, TextPointer } from "./storage.ts";

/** The testaments as files are named, and as messages name them. */
const TESTAMENTS: readonly (readonly [Testament, string])[] = [
  ["ot", "Old Testament"],
  ["nt", "New Testament"],
];

/** A module and where its files are. */
export interface SwordModule {
  readonly configuration: SwordConfiguration;
  /** The file that the configuration stands in. */
  readonly file: string;
  readonly files: ModuleFiles;
}

/**
 * Reads a Bible module of The SWORD Project.
 *
 * The index has a place for every verse of the versification. A place without a text is no verse; places that share
 * one text are the verse bridge that the module made of them.
 *
 * @throws {ImportError} where the module is no Bible, is locked or damaged, or does not fit its versification
 */
export function readSword(
  { configuration, file, files }: SwordModule,
  edition: EditionBuilder,
): void {
  const driver = storageDriver(configuration);
  const system = moduleVersification(configuration);
  const testaments = TESTAMENTS.map(([testament, title]) => ({
    testament,
    name: `${title} of ${configuration.module}`,
    books: testamentBooks(system, testament),
  }));
  const places = testaments.reduce((sum, { books }) => sum + slotCount(books), 0);
  let before = 0;
  let at = 0;
  edition.reading(
    () => ({ file }),
    () => (before + at) / places,
  );
  readMetadata(configuration, edition);
  const budget = new Budget();
  let found = false;
  for (const { testament, name, books } of testaments) {
    const storage = driver(testament, files);
    if (storage !== undefined) {
      found = true;
      checkCount(storage, { books, name, edition });
      const reached = (place: number) => {
        at = place;
      };
      const take = (bytes: number) => budget.take(file, bytes);
      readTestament(storage, { books, configuration, edition, reached, take });
    }
    before += slotCount(books);
    at = 0;
  }
  if (!found) {
    throw new ImportError(
      `Cannot read module "${configuration.module}": its data (DataPath=${configuration.field("DataPath")}) is not there`,
    );
  }
}

function checkCount(
  storage: SwordStorage,
  {
    books,
    name,
    edition,
  }: { books: readonly NumberedBook[]; name: string; edition: EditionBuilder },
): void {
  const expected = slotCount(books);
  if (storage.count > expected) {
    throw new ImportError(
      `Cannot read the ${name}: its index has ${storage.count} places, but its versification only ${expected}`,
    );
  }
  if (storage.count < expected) {
    edition.doubt(
      `the index of the ${name} has only ${storage.count} places, its versification ${expected}`,
    );
  }
}

interface TestamentReading {
  readonly books: readonly NumberedBook[];
  readonly configuration: SwordConfiguration;
  readonly edition: EditionBuilder;
  /** Told which place of the index comes next. */
  readonly reached: (place: number) => void;
  /** Told how many bytes a text has; throws where all texts have more than is read. */
  readonly take: (bytes: number) => void;
}

function readTestament(
  storage: SwordStorage,
  { books, configuration, edition, reached, take }: TestamentReading,
): void {
  const read = contentReader(configuration);
  const decode = contentDecoder(configuration);
  for (const { book, index } of bookPlaces(books)) {
    if (index >= storage.count) break;
    const pointer = storage.pointer(index);
    if (pointer.size > 0) readBookNames(decode(storage.read(pointer)), book, edition);
  }
  for (const { slot, last, pointer } of texts(storage, books)) {
    reached(slot.index);
    take(pointer.size);
    const source = decode(storage.read(pointer)).replaceAll("\u0000", "");
    if (slot.book !== edition.book) edition.startBook(slot.book);
    if (slot.chapter !== edition.chapter) edition.startChapter(slot.chapter);
    edition.startVerse(
      last > slot.verse ? { verse: slot.verse, verseEnd: last } : { verse: slot.verse },
    );
    read(source, edition);
    edition.endUnlessBlank();
  }
}

/** What a book is called may stand before its first chapter, as a converter from USFM leaves it. */
function readBookNames(source: string, book: BookId, edition: EditionBuilder): void {
  const names: Record<string, string> = {};
  readFragment(source, {
    start(name, attribute) {
      const field = name === "milestone" ? USFM_NAMES.get(attribute("type") ?? "") : undefined;
      if (field !== undefined) names[field] ??= attribute("n") ?? "";
    },
    end() {
      // Names stand in attributes.
    },
    text() {
      // An introduction is no verse text.
    },
  });
  edition.nameBookLater(book, bookNaming(names));
}

/** The places that have a text; neighbours of one chapter that share it are one, with the last verse of them. */
function* texts(storage: SwordStorage, books: readonly NumberedBook[]) {
  let first: { slot: Slot; last: number; pointer: TextPointer } | undefined;
  for (const slot of slots(books)) {
    if (slot.index >= storage.count) break;
    const pointer = storage.pointer(slot.index);
    if (
      pointer.size > 0 &&
      first !== undefined &&
      isSame(pointer, first.pointer) &&
      isSameChapter(slot, first.slot)
    ) {
      first.last = slot.verse;
      continue;
    }
    if (first !== undefined) yield first;
    first = pointer.size > 0 ? { slot, last: slot.verse, pointer } : undefined;
  }
  if (first !== undefined) yield first;
}

function isSame(a: TextPointer, b: TextPointer): boolean {
  return a.block === b.block && a.start === b.start && a.size === b.size;
}

function isSameChapter(a: Slot, b: Slot): boolean {
  return a.book === b.book && a.chapter === b.chapter;
}

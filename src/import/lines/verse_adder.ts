import type { BookId } from "../../canon/mod.ts";
import { bookByName } from "../books_by_name.ts";
import type { EditionBuilder } from "../edition_builder.ts";
import { readThml } from "../fragment/mod.ts";
import { ImportError } from "../import_error.ts";
import { matchVerseNumber } from "../verse_number.ts";

/** A verse as a line gives it. */
export interface LineVerse {
  /** A name or id in whatever form. */
  readonly book: string;
  readonly chapter: number;
  /** `3`, `3-4`, `4a`. */
  readonly label: string;
  readonly text: string;
}

/** Says that the verse is told with the one before it. */
const RANGE = "<range>";

/**
 * Puts the verses of lines into an edition. A line waits until the next one is known, for that may say that it belongs
 * to the waiting one.
 */
export class VerseAdder {
  readonly #edition: EditionBuilder;
  readonly #books = new Map<string, BookId>();
  #waiting: LineVerse | undefined;

  constructor(edition: EditionBuilder) {
    this.#edition = edition;
  }

  /** @throws {ImportError} where the book is unknown or the label is none */
  add(verse: LineVerse): void {
    const waiting = this.#waiting;
    if (waiting !== undefined && verse.text.trim() === RANGE && isNext(verse, waiting)) {
      this.#waiting = { ...waiting, label: `${firstOf(waiting)}-${verse.label}` };
      return;
    }
    this.finish();
    this.#waiting = verse;
  }

  /** Puts in the verse that waits. */
  finish(): void {
    const verse = this.#waiting;
    this.#waiting = undefined;
    if (verse === undefined) return;
    const edition = this.#edition;
    const book = this.#bookOf(verse.book);
    if (book !== edition.book) edition.continueBook(book);
    if (verse.chapter !== edition.chapter) edition.startChapter(verse.chapter);
    const match = matchVerseNumber(verse.label);
    if (match === undefined) {
      throw new ImportError(`Cannot read the verse number "${verse.label}"`, edition.place);
    }
    const { rest: _, ...number } = match;
    edition.startVerse(number);
    if (verse.text.includes("<") && verse.text.trim() !== RANGE) readThml(verse.text, edition);
    else edition.addText(verse.text);
    edition.endVerse();
  }

  #bookOf(name: string): BookId {
    const known = this.#books.get(name) ?? bookByName(name);
    if (known === undefined) {
      throw new ImportError(`Cannot tell which book "${name}" is`, this.#edition.place);
    }
    this.#books.set(name, known);
    return known;
  }
}

function firstOf({ label }: LineVerse): number {
  return Number.parseInt(label, 10);
}

function lastOf({ label }: LineVerse): number {
  const number = matchVerseNumber(label);
  return number?.verseEnd ?? number?.verse ?? 0;
}

function isNext(verse: LineVerse, before: LineVerse): boolean {
  return (
    verse.book === before.book &&
    verse.chapter === before.chapter &&
    firstOf(verse) === lastOf(before) + 1
  );
}

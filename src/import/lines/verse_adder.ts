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

/** Puts the verses of lines into an edition. */
export class VerseAdder {
  readonly #edition: EditionBuilder;
  readonly #books = new Map<string, BookId>();

  constructor(edition: EditionBuilder) {
    this.#edition = edition;
  }

  /** @throws {ImportError} where the book is unknown or the label is none */
  add({ book: name, chapter, label, text }: LineVerse): void {
    const edition = this.#edition;
    const book = this.#bookOf(name);
    if (book !== edition.book) edition.continueBook(book);
    if (chapter !== edition.chapter) edition.startChapter(chapter);
    const match = matchVerseNumber(label);
    if (match === undefined) {
      throw new ImportError(`Cannot read the verse number "${label}"`, edition.place);
    }
    const isRange = text.trim() === RANGE;
    if (isRange && edition.joinToPrevious(match)) return;
    edition.startVerse(match);
    if (text.includes("<") && !isRange) readThml(text, edition);
    else edition.addText(text);
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

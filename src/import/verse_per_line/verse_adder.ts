import type { BookId } from "../../canon/mod.ts";
import { readThml } from "../fragment/mod.ts";
import { ImportError } from "../import_error.ts";
import { bookByName } from "../source_books.ts";
import type { TranslationBuilder } from "../translation_builder.ts";
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
  readonly #builder: TranslationBuilder;
  readonly #books = new Map<string, BookId>();

  constructor(builder: TranslationBuilder) {
    this.#builder = builder;
  }

  /** @throws {ImportError} If the book is unknown or the label is none. */
  add({ book: name, chapter, label, text }: LineVerse): void {
    const builder = this.#builder;
    const book = this.#bookOf(name);
    if (book !== builder.book) builder.continueBook(book);
    if (chapter !== builder.chapter) builder.startChapter(chapter);
    const match = matchVerseNumber(label);
    if (match === undefined) {
      const { position } = builder;
      throw new ImportError("invalid_verse", { written: label }, { position });
    }
    const isRange = text.trim() === RANGE;
    if (isRange && builder.mergeIntoPrevious(match)) return;
    builder.startVerse(match);
    if (text.includes("<") && !isRange) readThml(text, builder);
    else builder.addText(text);
    builder.endVerse();
  }

  #bookOf(name: string): BookId {
    const known = this.#books.get(name) ?? bookByName(name);
    if (known === undefined) {
      const { position } = this.#builder;
      throw new ImportError("unknown_book", { written: name }, { position });
    }
    this.#books.set(name, known);
    return known;
  }
}

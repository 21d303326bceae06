import { type BookId, type BookNaming, mostChapters } from "../canon/mod.ts";
import { formatLabel } from "../corpus/mod.ts";
import { BookList, type OpenBook } from "./book_list.ts";
import type { DroppedKind, SourcePosition } from "./import_error.ts";
import type { ImportedTranslation } from "./imported_translation.ts";
import { LEFT_OUT } from "./raw_marks.ts";
import { placed } from "./source_account.ts";
import type { VerseNumber } from "./source_labels.ts";
import { excerptOf, TextPlacement } from "./text_placement.ts";
import { withoutSharedNames } from "./translation_header.ts";
import { type BuiltText, keptNumber, keptVerse, VerseBuilder } from "./verse_builder.ts";

/**
 * Builds an {@link ImportedTranslation} of what a reader finds, in the order found.
 *
 * A reader says where books, chapters and verses begin and gives the text between; what it leaves behind it counts
 * with {@link drop}, and it calls {@link warn} where a person should look. What begins or ends a book or a chapter
 * ends the verse before it, and throws as {@link endVerse} does.
 *
 * It keeps the balance of characters, see `src/import/README.md`: each that {@link read} counts comes back by one of the
 * other methods, or by {@link leaveOut}; what is missing at the end of a verse is a warning.
 */
export class TranslationBuilder extends TextPlacement {
  readonly #books = new BookList((values) => this.warn("long_book_name", values));

  /** Told at each chapter which share of the file is read, from 0 to 1. */
  onChapter: ((share: number) => void) | undefined;

  /**
   * Begins a book, or goes on with one in another file that has other chapters.
   *
   * @throws {ImportError} If this file began it before.
   */
  startBook(id: BookId): void {
    this.endBook();
    this.openBook = this.#books.begin(id, this.placed());
    this.preface = {};
  }

  /** Goes on with a book that was begun before, or begins it; for formats that name the book at every verse. */
  continueBook(id: BookId): void {
    if (this.openBook?.id === id) return;
    this.#closeBook();
    this.openBook = this.#books.resume(id, this.placed());
    this.preface = {};
  }

  /** Begins front matter, or a book that the canon does not hold, which is left out and counted as `kind`. */
  skipBook(id: string, kind: DroppedKind): void {
    this.#closeBook();
    this.drop(kind);
    this.passedOver = { id, verses: 0, position: this.placed() };
  }

  /** Ends the book; text outside of books belongs to none. @throws {ImportError} As {@link endVerse} does. */
  endBook(): void {
    this.#closeBook();
    this.#settle(this.placed);
  }

  /** Warns where characters that were read since the last look are neither kept nor left out. */
  #settle(position: () => SourcePosition): void {
    const lost = this.balance.settle(this.layout.countCharacters());
    if (lost > 0) this.warn("characters_lost", { count: lost }, { position: position() });
    if (lost < 0) this.warn("characters_made", { count: -lost }, { position: position() });
  }

  #closeBook(): void {
    this.placeLastNotes();
    this.openVerse?.keepLastTitle();
    this.endVerse();
    this.endHeading();
    const preface = this.layout.takePreface();
    this.balance.leaveOut(preface.removed);
    this.leaveOutText(preface.text, this.preface?.at);
    this.preface = undefined;
    for (const { text } of this.layout.clear()) {
      // A title behind the last verse of a book is a note to it: the subscription of a letter.
      const isKept = this.annotateLast({ kind: "footnote", text });
      if (!isKept) this.drop("heading without a verse after it", text);
      this.warn(isKept ? "closing_title" : "heading_at_end", { excerpt: excerptOf(text) });
    }
    for (const { kind, text } of this.layout.notes.splice(0)) this.drop(LEFT_OUT[kind], text);
    this.openBook = undefined;
    this.openChapter = undefined;
    const left = this.passedOver;
    this.passedOver = undefined;
    if (left !== undefined && left.verses > 0) {
      const { id, verses, position } = left;
      this.warn("book_outside_canon", { book: id, verses }, { position });
    }
  }

  /** Adds names of the book. */
  addNaming(naming: BookNaming): void {
    if (this.openBook !== undefined) this.#books.name(this.openBook.id, naming);
  }

  /** Sets names of a book that may come later; the book's own names win. */
  setDefaultNaming(id: string, naming: BookNaming): void {
    this.#books.nameByDefault(id, naming);
  }

  /** Begins a chapter for the next verses. @throws {ImportError} As {@link endVerse} does. */
  startChapter(chapter: number): void {
    this.placeLastNotes();
    // Before a psalm a title is that of the psalm.
    if (this.openBook?.id !== "PSA") this.openVerse?.keepLastTitle();
    this.endVerse();
    this.endHeading();
    this.endPreface();
    this.preface = {};
    this.openChapter = chapter;
    this.onChapter?.(this.share());
  }

  /** Begins a verse, whose text comes next. @throws {ImportError} As {@link endVerse} does. */
  startVerse(number: VerseNumber): void {
    this.step();
    this.endVerse();
    this.endHeading();
    const first = this.endPreface(number);
    this.preface = undefined;
    if (first !== undefined) {
      this.startVerse({ verse: 1 });
      this.warn("verse_in_chapter_slot");
      this.addPlainText(first);
      this.endVerse();
    }
    if (number.verse > 0) this.layout.introduction = undefined;
    if (this.passedOver !== undefined) this.passedOver.verses += 1;
    if (this.openBook === undefined) return;
    if (this.openChapter === undefined) {
      if (mostChapters(this.openBook.id) > 1) this.warn("verse_before_chapter", { book: this.openBook.id });
      this.openChapter = 1;
    }
    if (number.isSplit) this.warn("split_label");
    if (number.isOpen) this.warn("open_label");
    const { verse, verseEnd = verse } = number;
    const beginsPsalm = this.openBook.id === "PSA" && verse <= 1 && verseEnd >= 1;
    // The label is made where a warning needs it: 30,000 of them take a tenth of an import.
    const [place, { id: book }, chapter] = [this.place(), this.openBook, this.openChapter];
    const began = () => placed(place, formatLabel({ ...number, book, chapter }));
    this.openVerse = new VerseBuilder(number, { began, beginsPsalm });
  }

  /** Ends and keeps the verse that is open. @throws {ImportError} If there are more than any Bible has. */
  endVerse(): void {
    const verse = this.openVerse;
    const book = this.openBook;
    this.openVerse = undefined;
    if (verse !== undefined && book !== undefined) this.#keep(book, verse);
  }

  /**
   * Makes a verse part of the one before it, so that the two are a verse bridge.
   *
   * @returns True where it directly follows a verse that has a text.
   * @throws {ImportError} As {@link endVerse} does.
   */
  mergeIntoPrevious(number: VerseNumber): boolean {
    this.endVerse();
    const { verse: from, verseEnd: to = from } = number;
    if (this.openBook?.verses.widen(this.openChapter ?? 1, { from, to }) !== true) return false;
    this.budget.take(number, { characters: 0, position: this.placed });
    return true;
  }

  /**
   * Ends the verse, and forgets it where it has neither text nor notes: for formats that have a position for every verse.
   *
   * @throws {ImportError} As {@link endVerse} does.
   */
  endVerseUnlessBlank(): void {
    const isBefore = this.openVerse !== undefined && keptNumber(this.openVerse.number) === 0;
    if (this.openVerse?.isBlank && (isBefore || !this.openVerse.hasNotes)) {
      for (const note of this.#finished(this.openVerse).notes) this.layout.notes.push(note);
      this.openVerse = undefined;
    } else this.endVerse();
  }

  /**
   * Ends the last book and gives what was gathered. Books without a verse are not there.
   *
   * @throws {ImportError} As {@link endVerse} does, and if it is open which books some names mean.
   */
  finish(): ImportedTranslation {
    this.names.decide();
    this.endBook();
    const found = this.#books.finish(
      ({ id, verses: { file } }, verses) => {
        this.warn("empty_book", { book: id, verses }, { position: { file } });
      },
      ({ verses: { file } }, verse, written) => {
        this.balance.keepNot({ text: written, notes: [], joint: 0 });
        const position = placed({ file }, formatLabel(verse));
        this.warn("spaced_range", { written: written.trim() }, { position });
      },
    );
    const books = withoutSharedNames(found, (shared) => this.warn("shared_book_name", shared));
    return {
      metadata: this.metadata,
      books,
      characters: this.balance.finish(books.values()),
      dropped: this.diagnostics.dropped,
      warnings: this.diagnostics.warnings,
      warningCount: this.diagnostics.warningCount,
    };
  }

  #keep(book: OpenBook, open: VerseBuilder): void {
    const { number, began } = open;
    const built = this.#finished(open);
    const { text, breaks, headings, notes, after } = built;
    const isBefore = keptNumber(number) === 0;
    this.budget.take(number, { characters: text.length, position: began });
    this.layout.headings.unshift(...after);
    if (isBefore || text === "") this.layout.headings.unshift(...headings);
    if (text === "") this.layout.putBackStarts(breaks);
    if (isBefore) {
      this.layout.notes.unshift(...notes);
      if (text !== "" && !this.layout.addTextBeforeVerses(text, book.id)) this.drop("text before verse 1", text);
    } else {
      const chapter = this.openChapter ?? 1;
      const verse = keptVerse(number, { book: book.id, chapter, built });
      this.balance.keep(verse);
      const joined = book.verses.add(verse, began);
      if (joined !== undefined) {
        this.balance.keepNot(joined.leftOut);
        this.diagnostics.warn(joined.warning, began());
      }
    }
    this.#settle(began);
  }

  /** Finishes a verse; what is taken out of its text as markup is no text of the source. */
  #finished(verse: VerseBuilder): BuiltText {
    const built = verse.finish(this.diagnostics);
    this.balance.leaveOut(built.removed);
    return built;
  }
}

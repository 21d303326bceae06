import { type BookId, type BookNaming, mostChapters } from "../canon/mod.ts";
import type { Verse } from "../corpus/mod.ts";
import {
  type Edition,
  type EditionBook,
  type EditionMetadata,
  inCanonicalOrder,
  type Place,
} from "./edition.ts";
import { Findings } from "./findings.ts";
import { ImportError } from "./import_error.ts";
import { VerseBudget } from "./limits.ts";
import { OpenVerse } from "./open_verse.ts";
import { VerseList } from "./verse_list.ts";
import type { VerseNumber } from "./verse_number.ts";

interface OpenBook {
  readonly id: BookId;
  readonly file: string;
  readonly verses: VerseList;
  naming: BookNaming;
}

/**
 * Gathers what a reader finds, in the order found, into an {@link Edition}.
 *
 * A reader says where books, chapters and verses begin and gives the text between; what it leaves behind it counts
 * with {@link drop}, and what it is not sure of it says with {@link doubt}. What begins or ends a book or a chapter
 * ends the verse before it, and throws as {@link endVerse} does.
 */
export class EditionBuilder {
  readonly metadata: EditionMetadata = {};
  readonly #books = new Map<BookId, OpenBook>();
  readonly #namings = new Map<string, BookNaming>();
  readonly #findings = new Findings();
  #place: () => Place = () => ({ file: "" });
  #share: () => number = () => 0;
  #book: OpenBook | undefined;
  /** A book that is passed over, and how many verses it had so far. */
  #left: { readonly id: string; verses: number; readonly place: Place } | undefined;
  #chapter: number | undefined;
  #verse: OpenVerse | undefined;
  #titleIsCounted = false;
  readonly #budget = new VerseBudget();

  /** Told at each chapter which share of the file is read, from 0 to 1. */
  onChapter: ((share: number) => void) | undefined;

  /**
   * From here on, doubts and errors are about what `place` answers at that moment.
   *
   * @param share which share of the file is read at that moment, from 0 to 1
   */
  reading(place: () => Place, share: () => number = () => 0): void {
    this.#place = place;
    this.#share = share;
  }

  /** The place the reader is at. */
  get place(): Place {
    return this.#place();
  }

  /** The chapter being read, undefined before the first. */
  get chapter(): number | undefined {
    return this.#chapter;
  }

  /** The book being read. */
  get book(): BookId | undefined {
    return this.#book?.id;
  }

  /**
   * Begins a book.
   *
   * @throws {ImportError} where the book was begun before: two files that claim one book cannot both be right
   */
  startBook(id: BookId): void {
    this.endBook();
    const { file } = this.#place();
    const earlier = this.#books.get(id);
    if (earlier !== undefined) {
      const both = earlier.file === file ? "twice" : `by ${earlier.file} and by ${file}`;
      throw new ImportError(`Cannot import book "${id}": it is claimed ${both}`, this.#place());
    }
    this.#book = { id, file, verses: new VerseList(), naming: {} };
    this.#books.set(id, this.#book);
  }

  /**
   * Goes on with a book that was begun before, or begins it; for formats that name the book at every verse.
   *
   * @throws {ImportError} where another file began it
   */
  continueBook(id: BookId): void {
    if (this.#book?.id === id) return;
    this.endBook();
    const earlier = this.#books.get(id);
    if (earlier?.file === this.#place().file) this.#book = earlier;
    else this.startBook(id);
  }

  /** Begins front matter, or a book that Ambo's canon does not hold: nothing of it is kept, it is counted as `kind`. */
  leaveBook(id: string, kind: string): void {
    this.endBook();
    this.drop(kind);
    this.#left = { id, verses: 0, place: this.#place() };
  }

  /** Ends the book; text outside of books is nobody's. @throws {ImportError} as {@link endVerse} does */
  endBook(): void {
    this.endVerse();
    this.#book = undefined;
    this.#chapter = undefined;
    const left = this.#left;
    this.#left = undefined;
    if (left !== undefined && left.verses > 0) {
      const message = `book ${left.id} is not in the canon: its ${left.verses} verses are left out`;
      this.doubt(message, left.place);
    }
  }

  /** Adds to what the book is called. */
  nameBook(naming: BookNaming): void {
    if (this.#book !== undefined) this.#book.naming = { ...this.#book.naming, ...naming };
  }

  /** Says what a book is called that may come later; what the book itself says wins. */
  nameBookLater(id: string, naming: BookNaming): void {
    this.#namings.set(id, { ...naming, ...this.#namings.get(id) });
  }

  /** Begins a chapter, in which the next verses stand. @throws {ImportError} as {@link endVerse} does */
  startChapter(chapter: number): void {
    this.endVerse();
    this.#chapter = chapter;
    this.onChapter?.(this.#share());
  }

  /** Begins a verse, whose text comes next. @throws {ImportError} as {@link endVerse} does */
  startVerse(number: VerseNumber): void {
    this.endVerse();
    if (this.#left !== undefined) this.#left.verses += 1;
    if (this.#book === undefined) return;
    if (this.#chapter === undefined) {
      if (mostChapters(this.#book.id) > 1) {
        this.doubt(`${this.#book.id}: a verse before the first chapter is taken for chapter 1`);
      }
      this.#chapter = 1;
    }
    if (number.isSplit) {
      this.doubt(
        "the label names verses that do not follow one another: all of the text is kept at the first",
      );
    }
    this.#verse = new OpenVerse(number, this.#place());
  }

  /**
   * Text of the open verse, breaks and spaces as they come. Where no verse is open, it is nobody's: it is left out,
   * and a person should look at it.
   *
   * @throws {ImportError} where the verse becomes longer than any verse is
   */
  addText(text: string): void {
    if (this.#verse !== undefined) this.#verse.add(text);
    else if (this.#book !== undefined && /\S/.test(text)) {
      this.drop("text outside of verses");
      const excerpt = text.trim().replace(/\s+/g, " ").slice(0, 40);
      this.doubt(`text that belongs to no verse is left out: "${excerpt}"`);
    }
  }

  /** A break between paragraphs, lines of poetry or cells, which is one space. */
  addBreak(): void {
    this.#verse?.add(" ");
  }

  /** Begins a psalm title: verse text only where the edition gives the verse no other. */
  startTitle(): void {
    this.#titleIsCounted = false;
    this.addBreak();
  }

  /** Text of the psalm title. @throws {ImportError} where it becomes longer than any verse is */
  addTitle(text: string): void {
    if (this.#verse !== undefined) this.#verse.addTitle(text);
    else if (!this.#titleIsCounted && /\S/.test(text)) {
      this.drop("psalm title");
      this.#titleIsCounted = true;
    }
  }

  /** Ends and keeps the verse that is open. @throws {ImportError} where there are more than any Bible has */
  endVerse(): void {
    const verse = this.#verse;
    const book = this.#book;
    this.#verse = undefined;
    if (verse !== undefined && book !== undefined) this.#keep(book, verse);
  }

  /**
   * Makes a verse part of the one before it, so that the two are a verse bridge.
   *
   * @returns whether it directly follows a verse that has a text
   * @throws {ImportError} as {@link endVerse} does
   */
  joinToPrevious(number: VerseNumber): boolean {
    this.endVerse();
    const { verse: from, verseEnd: to = from } = number;
    if (this.#book?.verses.widen(this.#chapter ?? 1, { from, to }) !== true) return false;
    this.#budget.take(number, { characters: 0, place: this.#place() });
    return true;
  }

  /**
   * Ends the verse, and forgets it where it has no text: for formats that have a place for every verse.
   *
   * @throws {ImportError} as {@link endVerse} does
   */
  endUnlessBlank(): void {
    if (this.#verse?.isBlank) this.#verse = undefined;
    else this.endVerse();
  }

  /** Counts something that is no verse text. */
  drop(kind: string): void {
    if (this.#left === undefined) this.#findings.drop(kind);
  }

  /** Counts something that is no verse text and stood within one, such as a note. */
  dropWithin(kind: string): void {
    this.drop(kind);
    this.#verse?.addSeam();
  }

  /** Notes something that a person should look at. */
  doubt(message: string, place: Place = this.#place()): void {
    this.#findings.doubt(message, place);
  }

  /**
   * Ends the last book and gives what was gathered. Books without a verse are not there.
   *
   * @throws {ImportError} as {@link endVerse} does
   */
  finish(): Edition {
    this.endBook();
    const books = new Map<BookId, EditionBook>();
    for (const [id, { naming, verses }] of this.#books) {
      if (verses.count > 0) {
        books.set(id, {
          naming: { ...this.#namings.get(id), ...naming },
          verses: verses.byChapter(),
        });
      }
    }
    return {
      metadata: this.metadata,
      books: inCanonicalOrder(books),
      dropped: this.#findings.dropped,
      doubts: this.#findings.doubts,
      doubtCount: this.#findings.doubtCount,
    };
  }

  #keep(book: OpenBook, open: OpenVerse): void {
    const text = open.finish(this.#findings);
    this.#budget.take(open.number, { characters: text.length, place: open.began });
    const { verseEnd, segment } = open.number;
    // A bridge from 0 has the text of verse 1, and what stands before it.
    const verse = verseEnd === undefined ? open.number.verse : Math.max(open.number.verse, 1);
    if (verse === 0) {
      if (text !== "") this.drop("text before verse 1");
      return;
    }
    // Set one by one: objects that are spread together are slow to make and slow to read, and a Bible has 30,000.
    const kept: { -readonly [Field in keyof Verse]: Verse[Field] } = {
      book: book.id,
      chapter: this.#chapter ?? 1,
      verse,
      text,
    };
    if (verseEnd !== undefined && verseEnd > verse) kept.verseEnd = verseEnd;
    if (segment !== undefined) kept.segment = segment;
    const problem = book.verses.add(kept);
    if (problem !== undefined) this.doubt(problem, open.began);
  }
}

import { type BookId, type BookNaming, usualChapters } from "../canon/mod.ts";
import type { Verse } from "../corpus/mod.ts";
import {
  type Doubt,
  type Edition,
  type EditionBook,
  type EditionMetadata,
  inCanonicalOrder,
  type Place,
} from "./edition.ts";
import { ImportError } from "./import_error.ts";
import { VerseList } from "./verse_list.ts";
import type { VerseNumber } from "./verse_number.ts";
import { verseText } from "./verse_text.ts";

/** More doubts than a person would read are only counted. */
const MOST_DOUBTS = 1000;

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
 * with {@link drop}, and what it is not sure of it says with {@link doubt}.
 */
export class EditionBuilder {
  readonly metadata: EditionMetadata = {};
  readonly #books = new Map<BookId, OpenBook>();
  readonly #dropped = new Map<string, number>();
  readonly #doubts: Doubt[] = [];
  #doubtCount = 0;
  #place: () => Place = () => ({ file: "" });
  #book: OpenBook | undefined;
  #chapter: number | undefined;
  #number: VerseNumber | undefined;
  #text = "";
  #title = "";

  /** From here on, doubts and errors are about what `place` answers at that moment. */
  reading(place: () => Place): void {
    this.#place = place;
  }

  /** The place the reader is at. */
  get place(): Place {
    return this.#place();
  }

  /** Whether a verse is open, so that text belongs to it. */
  get inVerse(): boolean {
    return this.#number !== undefined;
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

  /** Goes on with a book that was begun before, or begins it; for formats that name the book at every verse. */
  continueBook(id: BookId): void {
    if (this.#book?.id === id) return;
    this.endBook();
    const earlier = this.#books.get(id);
    if (earlier === undefined) this.startBook(id);
    else this.#book = earlier;
  }

  /** Ends the book; text outside of books is nobody's. */
  endBook(): void {
    this.endVerse();
    this.#book = undefined;
    this.#chapter = undefined;
  }

  /** Adds to what the book is called. */
  nameBook(naming: BookNaming): void {
    if (this.#book !== undefined) this.#book.naming = { ...this.#book.naming, ...naming };
  }

  startChapter(chapter: number): void {
    this.endVerse();
    this.#chapter = chapter;
  }

  startVerse(number: VerseNumber): void {
    this.endVerse();
    if (this.#book === undefined) return;
    if (this.#chapter === undefined) {
      if (usualChapters(this.#book.id) > 1) {
        this.doubt(`${this.#book.id}: a verse before the first chapter is taken for chapter 1`);
      }
      this.#chapter = 1;
    }
    this.#number = number;
  }

  /** Text of the open verse, breaks and spaces as they come; outside of verses nothing is kept. */
  addText(text: string): void {
    if (this.#number !== undefined) this.#text += text;
  }

  /** A break between paragraphs, lines of poetry or cells, which is one space. */
  addBreak(): void {
    if (this.#number !== undefined) this.#text += " ";
  }

  /** A psalm title. It is verse text only where the edition gives the verse no other. */
  addTitle(text: string): void {
    if (this.#number !== undefined) this.#title += text;
  }

  endVerse(): void {
    const number = this.#number;
    const book = this.#book;
    if (number === undefined || book === undefined) return;
    this.#number = undefined;
    const { text, paragraphMarks } = verseText(this.#text);
    this.drop("paragraph mark", paragraphMarks);
    const title = this.#title === "" ? "" : verseText(this.#title).text;
    this.#text = "";
    this.#title = "";
    if (title !== "" && text !== "") this.drop("psalm title");
    this.#keep(book, {
      book: book.id,
      chapter: this.#chapter ?? 1,
      ...number,
      text: text || title,
    });
  }

  /** Counts something that is no verse text. */
  drop(kind: string, count = 1): void {
    if (count > 0) this.#dropped.set(kind, (this.#dropped.get(kind) ?? 0) + count);
  }

  /** Notes something that a person should look at. */
  doubt(message: string, place: Place = this.#place()): void {
    if (this.#doubts.length < MOST_DOUBTS) this.#doubts.push({ ...place, message });
    this.#doubtCount += 1;
  }

  /** Ends the last book and gives what was gathered. Books without a verse are not there. */
  finish(): Edition {
    this.endBook();
    const books = new Map<BookId, EditionBook>();
    for (const [id, { naming, verses }] of this.#books) {
      if (verses.count > 0) books.set(id, { naming, verses: verses.byChapter() });
    }
    return {
      metadata: this.metadata,
      books: inCanonicalOrder(books),
      dropped: this.#dropped,
      doubts: this.#doubts,
      doubtCount: this.#doubtCount,
    };
  }

  #keep(book: OpenBook, verse: Verse): void {
    if (verse.verse === 0) {
      if (verse.text !== "") this.drop("text before verse 1");
      return;
    }
    const problem = book.verses.add(verse);
    if (problem !== undefined) this.doubt(problem);
  }
}

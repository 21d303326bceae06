import { type BookId, isBookId } from "../canon/mod.ts";
import type { CompactedBytes } from "./compacted_bytes.ts";
import { CorpusFault } from "./corpus_error.ts";
import type { LineTable } from "./line_table.ts";
import { LabelReader } from "./verse_label.ts";

/** A book as the lines have it. */
export interface IndexedBook {
  readonly id: BookId;
  readonly chapters: number[];
  /** The line at which each of `chapters` begins, and at the end the line after the book's last. */
  readonly starts: number[];
  readonly isSequential: boolean[];
}

/** Puts verse lines into their books and chapters, in the order of the file. */
export class BookIndexer {
  readonly books: IndexedBook[] = [];
  readonly #text: CompactedBytes;
  readonly #lines: LineTable;
  readonly #fail: (fault: CorpusFault) => void;
  #book: IndexedBook | undefined;
  #chapter = -1;
  #lastVerse = -1;
  #lastSegment = 0;
  /** The verses of the chapter so far, once one of them is out of order. */
  #seen: Set<string> | undefined;

  /** @param fail Called with each fault. */
  constructor(text: CompactedBytes, lines: LineTable, fail: (fault: CorpusFault) => void) {
    this.#text = text;
    this.#lines = lines;
    this.#fail = fail;
  }

  /**
   * Puts the next line, which begins at an offset of the bytes not yet moved, into its book and chapter.
   *
   * @returns False where it has no book.
   */
  place(start: number, label: LabelReader): boolean {
    const { bytes } = this.#text;
    const { chapter } = label;
    let book = this.#book;
    if (
      book === undefined ||
      bytes[start] !== book.id.charCodeAt(0) ||
      bytes[start + 1] !== book.id.charCodeAt(1) ||
      bytes[start + 2] !== book.id.charCodeAt(2)
    ) {
      book = this.#openBook(bytes.toString("latin1", start, start + 3));
      if (book === undefined) return false;
    }
    if (chapter !== this.#chapter) {
      if (book.chapters.includes(chapter)) {
        this.#fail(new CorpusFault("chapter_in_two_places", { book: book.id, chapter }));
      }
      book.chapters.push(chapter);
      book.starts.push(this.#lines.count);
      book.isSequential.push(true);
      this.#chapter = chapter;
      this.#lastVerse = -1;
      this.#seen = undefined;
    }
    this.#checkOrder(book, { start, label });
    return true;
  }

  /** Notes that the verse placed last has no text. */
  noteOmission(): void {
    const { isSequential } = this.#book!;
    isSequential[isSequential.length - 1] = false;
  }

  /** Ends the last book. */
  finish(): readonly IndexedBook[] {
    this.#book?.starts.push(this.#lines.count);
    return this.books;
  }

  #openBook(id: string): IndexedBook | undefined {
    if (!isBookId(id)) {
      this.#fail(new CorpusFault("unknown_book", { id }));
      return undefined;
    }
    let book = this.books.find((known) => known.id === id);
    if (book !== undefined) this.#fail(new CorpusFault("book_in_two_places", { book: id }));
    this.#book?.starts.push(this.#lines.count);
    if (book === undefined) {
      book = { id, chapters: [], starts: [], isSequential: [] };
      this.books.push(book);
    }
    this.#book = book;
    this.#chapter = -1;
    return book;
  }

  /** Notes whether the chapter is sequential, and refuses a verse that stands twice. */
  #checkOrder(book: IndexedBook, { start, label }: { start: number; label: LabelReader }): void {
    const { verse, verseEnd, segment, last } = label;
    const index = book.chapters.length - 1;
    if (verse !== this.#lines.count - book.starts[index]! + 1 || verseEnd > 0 || segment > 0) {
      book.isSequential[index] = false;
    }
    const follows =
      verse > this.#lastVerse || (verse === this.#lastVerse && this.#lastSegment > 0 && segment > this.#lastSegment);
    this.#lastVerse = last;
    this.#lastSegment = segment;
    if (follows && this.#seen === undefined) return;
    // A translation may move a verse, but it has each only once.
    this.#text.keep(start);
    this.#seen ??= this.#versesFrom(book.starts[index]!);
    for (let number = verse; number <= last; number++) {
      const key = `${number}:${segment}`;
      if (this.#seen.has(key)) {
        const place = `${book.id} ${this.#chapter}:${number}`;
        this.#fail(new CorpusFault("verse_twice", { verse: place }));
      }
      this.#seen.add(key);
    }
  }

  #versesFrom(first: number): Set<string> {
    const verses = new Set<string>();
    const label = new LabelReader();
    for (let line = first; line < this.#lines.count; line++) {
      label.read(this.#text.bytes, this.#lines.offsets[line]! + 4);
      for (let verse = label.verse; verse <= label.last; verse++) {
        verses.add(`${verse}:${label.segment}`);
      }
    }
    return verses;
  }
}

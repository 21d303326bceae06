import { type BookId, isBookId } from "../canon/mod.ts";
import { CorpusFault } from "./corpus_error.ts";
import { LabelReader } from "./verse_label.ts";

/** Fewer bytes than this are moved faster one by one. */
const SHORT_RUN = 48;

/** Bytes that are read from start to end while some of them are taken out, in place. */
export class CompactedBytes {
  readonly bytes: Buffer;
  /** The offset up to which the bytes are in place. */
  written = 0;
  /** The offset of the bytes which come next; those between are gone. */
  #kept = 0;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  /** Returns the offset that a byte from the last removal on will have. */
  placeOf(at: number): number {
    return this.written + at - this.#kept;
  }

  /** Takes bytes out, which come after all that were taken out before. */
  remove(from: number, to: number): void {
    this.keep(from);
    this.#kept = to;
  }

  /** Moves the bytes up to an offset into place. */
  keep(until: number): void {
    const { bytes, written } = this;
    const kept = this.#kept;
    const length = until - kept;
    if (written !== kept) {
      if (length > SHORT_RUN) bytes.copyWithin(written, kept, until);
      else for (let at = 0; at < length; at++) bytes[written + at] = bytes[kept + at]!;
    }
    this.written = written + length;
    this.#kept = until;
  }
}

/** The verse lines read so far: where each begins, and which of them JSON wants escaped. */
export class LineTable {
  /** How many lines there are. */
  count = 0;
  /** Lines that have a text. */
  verseCount = 0;
  offsets: Uint32Array;
  #quoted: Uint8Array;

  /** @param bytes The length of the file, which lets the lines be guessed. */
  constructor(bytes: number) {
    // A verse has a hundred bytes or more; where lines are shorter the table grows.
    const lines = Math.max(16, bytes >> 6);
    this.offsets = new Uint32Array(lines);
    this.#quoted = new Uint8Array((lines >> 3) + 1);
  }

  /** Notes where the next line begins. */
  begin(offset: number): void {
    if (this.count + 1 >= this.offsets.length) {
      this.offsets = grown(this.offsets);
      this.#quoted = grown(this.#quoted);
    }
    this.offsets[this.count] = offset;
  }

  /** Notes that the line has a character which JSON wants escaped. */
  noteQuoted(): void {
    this.#quoted[this.count >> 3]! |= 1 << (this.count & 7);
  }

  /** Returns the table as it is kept, with the offset after the last line. */
  finish(end: number): { offsets: Uint32Array; quoted: Uint8Array; verseCount: number } {
    const offsets = this.offsets.slice(0, this.count + 1);
    offsets[this.count] = end;
    const quoted = this.#quoted.slice(0, (this.count + 7) >> 3);
    return { offsets, quoted, verseCount: this.verseCount };
  }
}

/** Returns a copy of twice the length. */
export function grown<T extends Uint8Array | Uint32Array>(array: T): T {
  const larger = new (array.constructor as new (length: number) => T)(array.length * 2);
  larger.set(array);
  return larger;
}

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

  /** Notes whether the chapter is sequential, and refuses a verse that occurs twice. */
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

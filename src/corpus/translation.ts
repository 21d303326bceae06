import type { BookId } from "../canon/mod.ts";
import type { TranslationHeader } from "./header.ts";
import { LabelReader, letterAt, type VerseLabel } from "./verse_label.ts";

/** A book of a translation: its names there and where its chapters begin. */
export interface TranslationBook {
  readonly id: BookId;
  readonly name: string;
  readonly abbreviation: string;
  /** Chapter numbers in the order of the text. */
  readonly chapters: readonly number[];
  /** The line at which each of `chapters` begins, and at the end the line after the book's last. */
  readonly starts: readonly number[];
  /** For each of `chapters`, true where it has verses 1, 2, 3 … one a line, none merged, lettered or left out. */
  readonly isSequential: readonly boolean[];
}

/** Counts of a text's verses by kind. */
export interface VerseCounts {
  readonly books: number;
  readonly chapters: number;
  /** Lines that have a text. */
  readonly verses: number;
  /** Verse bridges, such as `25-26`. */
  readonly merged: number;
  /** Pieces of verses, such as `4a`. */
  readonly lettered: number;
  /** Verses that are counted and have no text. */
  readonly leftOut: number;
}

/** An index of a translation file; see {@linkcode Translation}. */
export interface TranslationIndex {
  readonly header: TranslationHeader;
  /** The whole file. */
  readonly bytes: Buffer;
  /** The offset in `bytes` of each verse line, and at the end the offset after the last line's end. */
  readonly offsets: Uint32Array;
  /** A bit a line, set where the text holds `"` or `\` and so is no JSON string as it stands. */
  readonly quoted: Uint8Array;
  readonly books: readonly TranslationBook[];
  /** Lines that have a text. */
  readonly verseCount: number;
}

const reader = new LabelReader();

/**
 * A translation in memory: the bytes of its file and an index of the lines, no object and no string a verse.
 *
 * A *line* here is a verse line of the body, counted from 0.
 */
export class Translation {
  readonly header: TranslationHeader;
  readonly code: string;
  readonly name: string;
  readonly language: string;
  readonly copyright: string;
  readonly books: readonly TranslationBook[];
  readonly verseCount: number;
  readonly bytes: Buffer;
  readonly #offsets: Uint32Array;
  readonly #quoted: Uint8Array;
  readonly #byId: ReadonlyMap<string, TranslationBook>;

  constructor(index: TranslationIndex) {
    this.header = index.header;
    this.code = index.header.code;
    this.name = index.header.name;
    this.language = index.header.language;
    this.copyright = index.header.copyright;
    this.books = index.books;
    this.verseCount = index.verseCount;
    this.bytes = index.bytes;
    this.#offsets = index.offsets;
    this.#quoted = index.quoted;
    this.#byId = new Map(index.books.map((book) => [book.id, book]));
  }

  /** Returns the number of verse lines, those of left-out verses included. */
  get lineCount(): number {
    return this.#offsets.length - 1;
  }

  /** Returns a book of the translation, or undefined where it has none of that id. */
  book(id: BookId): TranslationBook | undefined {
    return this.#byId.get(id);
  }

  /** Returns the book, chapter and verse of a line. @throws {RangeError} If there is no such line. */
  label(line: number): VerseLabel {
    const start = this.#offsets[line];
    if (start === undefined || !reader.read(this.bytes, start + 4)) {
      throw new RangeError(`No verse line ${line} in ${this.code}`);
    }
    const { chapter, verse, verseEnd, segment } = reader;
    return {
      book: this.bytes.toString("latin1", start, start + 3) as BookId,
      chapter,
      verse,
      ...(verseEnd > 0 && { verseEnd }),
      ...(segment > 0 && { segment: letterAt(segment) }),
    };
  }

  /** Returns the offset in `bytes` at which the text of a line begins; equal to its end where the verse is left out. */
  textStart(line: number): number {
    const end = this.textEnd(line);
    // A label is at least `GEN 1:1`, and the text follows the space after it.
    const space = this.bytes.indexOf(0x20, this.#offsets[line]! + 7);
    return space < 0 || space >= end ? end : space + 1;
  }

  /** Returns the offset in `bytes` after the last byte of the text of a line. */
  textEnd(line: number): number {
    return this.#offsets[line + 1]! - 1;
  }

  /** Returns whether the edition counts the verse of a line and leaves it out. */
  isLeftOut(line: number): boolean {
    return this.textStart(line) === this.textEnd(line);
  }

  /** Returns whether the text of a line holds a character that JSON wants escaped. */
  isQuoted(line: number): boolean {
    return (this.#quoted[line >> 3]! & (1 << (line & 7))) !== 0;
  }

  /** Returns the text of a line; empty where the edition leaves the verse out. */
  text(line: number): string {
    return this.bytes.toString("utf8", this.textStart(line), this.textEnd(line));
  }
}

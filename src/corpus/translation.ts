import { type BookId, bookName } from "../canon/mod.ts";
import type { TranslationFormat, TranslationHeader } from "./header.ts";
import {
  headingsIn,
  indentBefore,
  layoutText,
  type PlacedHeading,
  type TextSpan,
  type VerseIndex,
} from "./text_layout.ts";
import { lowerBound, type Note, parseNote, type TextLine } from "./text_marks.ts";
import { formatVerseNumber, LabelReader, type VerseLabel } from "./verse_label.ts";

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
  /** The file; from format 2 on its verse lines are without their marks, and headings and notes follow them. */
  readonly bytes: Buffer;
  /** The version of the file's format. */
  readonly format: TranslationFormat;
  readonly #index: VerseIndex;
  readonly #offsets: Uint32Array;
  readonly #byId: ReadonlyMap<string, TranslationBook>;

  constructor(header: TranslationHeader, format: TranslationFormat, index: VerseIndex) {
    this.header = header;
    this.code = header.code;
    this.name = header.name;
    this.language = header.language;
    this.copyright = header.copyright;
    this.books = index.books.map((book) => ({ ...book, ...namesOf(book.id, header) }));
    this.verseCount = index.verseCount;
    this.bytes = index.bytes;
    this.format = format;
    this.#index = index;
    this.#offsets = index.offsets;
    this.#byId = new Map(this.books.map((book) => [book.id, book]));
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
    return reader.labelIn(this.bytes.toString("latin1", start, start + 3) as BookId);
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

  /** Returns whether the translation counts the verse of a line and leaves it out. */
  isLeftOut(line: number): boolean {
    return this.textStart(line) === this.textEnd(line);
  }

  /** Returns the reference of a line with the translation's own abbreviation: `Jn 3,16`, `Rim 3,25-26`. */
  reference(line: number): string {
    const label = this.label(line);
    return `${this.book(label.book)!.abbreviation} ${label.chapter},${formatVerseNumber(label)}`;
  }

  /** Returns whether the text of a line holds a character that JSON wants escaped. */
  isQuoted(line: number): boolean {
    return (this.#index.quoted[line >> 3]! & (1 << (line & 7))) !== 0;
  }

  /** Returns the text of a line; empty where the translation leaves the verse out. */
  text(line: number): string {
    return this.bytes.toString("utf8", this.textStart(line), this.textEnd(line));
  }

  /** True where the file says how its texts are printed. */
  get hasLayout(): boolean {
    return this.#index.marks.length > 0 || this.#index.headingLines.length > 0;
  }

  /**
   * Returns the printed lines of a verse, none where the translation leaves it out. A verse that goes on in the line of the
   * verse before it begins with the break `none` and the indent of that line.
   */
  layout(line: number): TextLine[] {
    const text = this.#textSpan(line);
    if (text.start === text.end) return [];
    const indent = indentBefore(this.#index, this.#chapterStart(line), text.start);
    return layoutText(this.#index, text, indent);
  }

  /**
   * Returns the headings before or within the verses of a range of lines, in order. One before verses that the edition
   * leaves out precedes the verse that follows them.
   */
  headings({ first, last }: { first: number; last: number }): PlacedHeading[] {
    const start = this.#chapterStart(first);
    let from = first;
    while (from > start && this.isLeftOut(from - 1)) from--;
    return headingsIn(this.#index, { first: from, last }, (line) => this.#textSpan(line)).map((heading) =>
      heading.line < first ? { ...heading, line: first, textLine: 0 } : heading,
    );
  }

  /** Returns the number in the file of a verse line, counted from 1. */
  lineNumber(line: number): number {
    const { firstNumber, headingLines, lineNumbers, noteAnchors } = this.#index;
    const notes = lowerBound(noteAnchors, this.#offsets[line]!);
    return lineNumbers?.[line] ?? firstNumber + line + lowerBound(headingLines, line + 1) + notes;
  }

  /** Returns the number of notes in the file. */
  get noteCount(): number {
    return this.#index.noteAnchors.length;
  }

  /** Returns the notes of a verse, those of a verse that is left out at its start. */
  ownNotes(line: number): Note[] {
    const { bytes, noteAnchors, noteOffsets } = this.#index;
    const { start, end } = this.#textSpan(line);
    const notes: Note[] = [];
    for (let note = lowerBound(noteAnchors, start); noteAnchors[note]! <= end; note++) {
      const text = bytes.toString("utf8", noteOffsets[note], noteOffsets[note + 1]! - 1);
      const offset = bytes.toString("utf8", start, noteAnchors[note]).length;
      notes.push({ ...parseNote(text), offset });
    }
    return notes;
  }

  /**
   * Returns the notes of a verse as they are shown: those of verses that the translation leaves out stand at the end of the
   * verse before, or at the start of the chapter's first.
   */
  notes(line: number): Note[] {
    if (this.noteCount === 0 || this.isLeftOut(line)) return [];
    const start = this.#chapterStart(line);
    const before = this.#leftOutFrom(line - 1, { until: start - 1, step: -1 });
    const after = this.#leftOutFrom(line + 1, { until: this.#chapterEnd(line), step: 1 });
    const isFirst = before.at(-1) === start;
    const offset = after.length === 0 ? 0 : this.text(line).length;
    return [
      ...(isFirst ? before.reverse() : []).flatMap((other) => this.ownNotes(other)),
      ...this.ownNotes(line),
      ...after.flatMap((other) => this.ownNotes(other).map((note) => ({ ...note, offset }))),
    ];
  }

  /** Returns the verses that are left out next to one another from a line on. */
  #leftOutFrom(from: number, { until, step }: { until: number; step: 1 | -1 }): number[] {
    const lines: number[] = [];
    for (let line = from; line !== until && this.isLeftOut(line); line += step) lines.push(line);
    return lines;
  }

  #textSpan(line: number): TextSpan {
    return { start: this.textStart(line), end: this.textEnd(line) };
  }

  #chapterStart(line: number): number {
    return this.#bookOf(line).starts.findLast((start) => start <= line)!;
  }

  /** Returns the line after the chapter of a line. */
  #chapterEnd(line: number): number {
    return this.#bookOf(line).starts.find((start) => start > line)!;
  }

  #bookOf(line: number): TranslationBook {
    return this.books.find(({ starts }) => line < starts.at(-1)!)!;
  }
}

function namesOf(id: BookId, { books, language }: TranslationHeader) {
  const own = books.get(id);
  const usual = bookName(id, language);
  return {
    name: own?.name ?? usual.name,
    abbreviation: own?.abbreviation ?? usual.abbreviation,
  };
}

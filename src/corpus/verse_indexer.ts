import { BookIndexer, CompactedBytes, grown, LineTable } from "./book_index.ts";
import { CorpusFault } from "./corpus_error.ts";
import { endLineFault, type TranslationFormat } from "./header.ts";
import { HeadingLines, NOTE_LINE, NoteLines } from "./note_lines.ts";
import type { VerseIndex } from "./text_layout.ts";
import { HEADING_MARK, MARK_STARTS, MarkReader, NOTE_MARK, packMark } from "./text_marks.ts";
import { LabelReader } from "./verse_label.ts";

const LINE_FEED = 0x0a;
const SPACE = 0x20;
const COLON = 0x3a;
const EQUALS = 0x3d;

// Kinds of bytes in a text, a bit each; 0 is an ordinary byte. They are declared here because an import from another
// file is looked up at each byte, which takes a tenth of the time.
const SPACED = 1;
/** A character that JSON wants escaped. */
const QUOTED = 2;
const END = 4;
const CONTROL = 8;
/** The first byte of what may be a mark. */
const MARK = 16;
const KINDS = new Uint8Array(256);
KINDS.fill(CONTROL, 0x00, 0x20);
KINDS[0x7f] = CONTROL;
KINDS[LINE_FEED] = END;
KINDS[SPACE] = SPACED;
for (const character of '"\\') KINDS[character.charCodeAt(0)] = QUOTED;
const MARKED_KINDS = KINDS.slice();
for (const byte of MARK_STARTS) MARKED_KINDS[byte] = MARK;

/** The place in a file where the verse lines begin, and the reading of them. */
export interface IndexOptions {
  /** The offset of the first line after the header. */
  readonly from: number;
  /** Its line number in the file, counted from 1. */
  readonly number: number;
  /** From 2 on the texts have marks, headings are between them, and a last line counts all; from 3 on there are notes. */
  readonly format: TranslationFormat;
  /** Called with each error; what it throws ends the reading, else the line is left out. */
  readonly onError: (line: number, fault: CorpusFault) => void;
  /** True where `onError` may return. */
  readonly isLenient: boolean;
}

/**
 * Indexes the verse lines of a file: each byte is looked at once, and no object is made for a line.
 *
 * @param bytes The whole file, with a line end at its end; its marks are taken out in place.
 */
export function indexVerses(bytes: Buffer, options: IndexOptions): VerseIndex {
  return new VerseIndexer(bytes, options).index();
}

class VerseIndexer {
  readonly #bytes: Buffer;
  readonly #options: IndexOptions;
  readonly #text: CompactedBytes;
  readonly #lines: LineTable;
  readonly #books: BookIndexer;
  readonly #headings = new HeadingLines();
  readonly #notes: NoteLines;
  readonly #isMarked: boolean;
  readonly #isAnnotated: boolean;
  readonly #kinds: Uint8Array;
  readonly #label = new LabelReader();
  readonly #mark = new MarkReader();
  readonly #lineNumbers: number[] | undefined;
  #marks: Uint32Array;
  #markCount = 0;
  /** Note lines so far, faulty ones too. */
  #noteLines = 0;
  /** The number in the file of the line that is read. */
  #number: number;

  constructor(bytes: Buffer, options: IndexOptions) {
    this.#bytes = bytes;
    this.#options = options;
    this.#text = new CompactedBytes(bytes);
    this.#lines = new LineTable(bytes.length);
    this.#books = new BookIndexer(this.#text, this.#lines, (fault) => this.#fail(fault));
    this.#number = options.number;
    this.#isMarked = options.format >= 2;
    this.#isAnnotated = options.format >= 3;
    this.#notes = new NoteLines(this.#isAnnotated ? bytes.length : 0);
    this.#kinds = this.#isMarked ? MARKED_KINDS : KINDS;
    this.#lineNumbers = options.isLenient ? [] : undefined;
    this.#marks = new Uint32Array(this.#isMarked ? Math.max(16, bytes.length >> 7) : 0);
  }

  index(): VerseIndex {
    const bytes = this.#bytes;
    const { length } = bytes;
    const isMarked = this.#isMarked;
    let hasEnd = false;
    for (let at = this.#options.from; at < length; this.#number++) {
      if (isMarked && bytes[at] === EQUALS) at = this.#readHeading(at);
      else if (isMarked && this.#isEndLine(at)) {
        hasEnd = true;
        at = this.#readEnd(at);
      } else if (this.#isAnnotated && bytes[at] === NOTE_LINE) at = this.#readNote(at);
      else at = this.#readVerse(at);
    }
    if (this.#lines.verseCount === 0) this.#fail(new CorpusFault("no_verses", {}), 0);
    if (this.#headings.open > 0) this.#fail(new CorpusFault("heading_without_verse", {}), this.#number - 1);
    if (isMarked && !hasEnd) this.#fail(new CorpusFault("missing_end_line", {}), 0);
    this.#text.keep(length);
    const end = this.#text.written;
    const headings = this.#headings.putInto(bytes, end);
    return {
      bytes,
      ...this.#lines.finish(end),
      books: this.#books.finish(),
      firstNumber: this.#options.number,
      lineNumbers: this.#lineNumbers,
      marks: this.#marks.slice(0, this.#markCount),
      ...headings,
      ...this.#notes.putInto(bytes, headings.headingOffsets.at(-1)!),
    };
  }

  /** Reads a verse line. @returns The offset of the next line. */
  #readVerse(at: number): number {
    const bytes = this.#bytes;
    const label = this.#label;
    if (this.#isAnnotated) {
      this.#endNotes();
      this.#notes.beginVerse(this.#number);
    }
    this.#lines.begin(this.#text.placeOf(at));
    const isLabel = bytes[at + 3] === SPACE && label.read(bytes, at + 4);
    const { end } = label;
    const hasText = bytes[end] === SPACE;
    if (!isLabel || (!hasText && bytes[end] !== LINE_FEED)) {
      this.#failLabel(at);
      return this.#leaveOut(at);
    }
    if (!this.#books.place(at, label)) return this.#leaveOut(at);
    let next = end + 1;
    if (hasText) {
      next = this.#readText(next) + 1;
      this.#lines.verseCount++;
    } else {
      this.#books.noteOmission();
      this.#notes.leaveOutVerse(this.#text.placeOf(end));
    }
    this.#headings.open = 0;
    this.#lineNumbers?.push(this.#number);
    this.#lines.count++;
    return next;
  }

  /**
   * Checks a text byte by byte: no control character, no space at its ends, none doubled. Takes its marks out.
   *
   * @returns Its end.
   */
  #readText(start: number): number {
    const bytes = this.#bytes;
    const kinds = this.#kinds;
    let before = SPACED;
    let doubled = 0;
    for (let at = start; ; at++) {
      let kind = kinds[bytes[at]!]!;
      // A loop without calls, in which the arrays stay what they are, takes half the time. Spaces come too often and too
      // irregularly to branch on: that would double it.
      while (kind <= SPACED) {
        doubled |= kind & before;
        before = kind;
        kind = kinds[bytes[++at]!]!;
      }
      before = kind;
      if (kind === QUOTED) this.#lines.noteQuoted();
      else if (kind === END) {
        this.#checkEnds(at, doubled);
        return at;
      } else if (kind === CONTROL) {
        this.#fail(new CorpusFault("control_byte", { byte: bytes[at]! }));
      } else if (this.#takeMark(at)) {
        const { code, end } = this.#mark;
        at = end;
        before = code === NOTE_MARK ? this.#kindBefore(end + 1) : SPACED;
      }
    }
  }

  /** Takes a mark out of a text. @returns False where an ordinary character is there. */
  #takeMark(at: number): boolean {
    const mark = this.#mark;
    const isMark = mark.read(this.#bytes, at);
    const isNote = isMark && mark.code === NOTE_MARK;
    if (!isMark || (isNote && !this.#isAnnotated)) {
      if (isMark || mark.isFaulty) this.#fail(new CorpusFault("no_mark", {}));
      return false;
    }
    this.#text.remove(at, mark.end + 1);
    if (isNote) this.#notes.addAnchor(this.#text.written);
    else this.#addMark(mark.code);
    return true;
  }

  #addMark(code: number): void {
    if (code === HEADING_MARK) {
      if (this.#headings.open === 0) this.#fail(new CorpusFault("mark_without_heading", {}));
      else this.#headings.open--;
    }
    if (this.#markCount === this.#marks.length) this.#marks = grown(this.#marks);
    this.#marks[this.#markCount++] = packMark(this.#text.written, code);
  }

  /** Returns the kind of the character before a sign of a note that was taken out, and checks it at the text's end. */
  #kindBefore(next: number): number {
    const bytes = this.#bytes;
    const kind = this.#kinds[bytes[this.#text.written - 1]!]!;
    if (kind === SPACED && bytes[next] === LINE_FEED) this.#fail(new CorpusFault("empty_text", {}));
    return kind;
  }

  #checkEnds(end: number, doubled: number): void {
    if (doubled !== 0) this.#fail(new CorpusFault("spaces", {}));
    if (this.#bytes[end - 1] === SPACE) this.#fail(new CorpusFault("empty_text", {}));
  }

  /** Reads a heading line, and puts it aside. @returns The offset of the next line. */
  #readHeading(at: number): number {
    const next = this.#endOfLine(at);
    const fault = this.#headings.add(this.#bytes.subarray(at, next), this.#lines.count);
    if (fault !== undefined) this.#fail(fault);
    this.#text.remove(at, next);
    return next;
  }

  /** Reads the line of a note, and puts it aside. @returns The offset of the next line. */
  #readNote(at: number): number {
    const notes = this.#notes;
    const fault = notes.add(this.#bytes, at);
    this.#noteLines++;
    if (fault !== undefined) this.#fail(fault);
    this.#text.remove(at, notes.end);
    return notes.end;
  }

  /** Ends the notes of a verse: each sign in its text has one. */
  #endNotes(): void {
    const line = this.#notes.endVerse();
    if (line !== undefined) this.#fail(new CorpusFault("sign_without_note", {}), line);
  }

  #isEndLine(at: number): boolean {
    const bytes = this.#bytes;
    return bytes[at + 3] === COLON && bytes.toString("latin1", at, at + 3) === "End";
  }

  /** Reads the end line, which counts the others. @returns The offset of the next line. */
  #readEnd(at: number): number {
    this.#endNotes();
    const next = this.#endOfLine(at);
    const verses = this.#lines.count;
    const line = this.#bytes.toString("utf8", at, next - 1);
    const notes = this.#noteLines;
    const fault = endLineFault(line, {
      verses,
      ...(this.#isAnnotated && { notes }),
      others: this.#number - 1 - verses - notes,
    });
    if (fault !== undefined) this.#fail(fault);
    else if (next < this.#bytes.length) this.#fail(new CorpusFault("lines_after_end", {}));
    this.#text.remove(at, next);
    return next;
  }

  /** Leaves out a line that is no verse. @returns The offset of the next line. */
  #leaveOut(start: number): number {
    const next = this.#endOfLine(start);
    this.#text.remove(start, next);
    this.#notes.forgetVerse();
    return next;
  }

  #endOfLine(start: number): number {
    return this.#bytes.indexOf(LINE_FEED, start) + 1;
  }

  #failLabel(start: number): void {
    const end = Math.min(this.#endOfLine(start) - 1, start + 30);
    const found = this.#bytes.toString("utf8", start, end);
    this.#fail(new CorpusFault("no_verse_line", { found }));
  }

  #fail(fault: CorpusFault, number = this.#number): void {
    this.#options.onError(number, fault);
  }
}

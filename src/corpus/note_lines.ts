import { grown } from "./book_index.ts";
import { CorpusFault } from "./corpus_error.ts";
import { headingKind } from "./text_marks.ts";

/** The byte that a note line begins with. */
export const NOTE_LINE = 0x2b;
/** The bytes of the signs `f` and `x`. */
const SIGN_BYTES: ReadonlySet<number> = new Set([0x66, 0x78]);
const SPACE = 0x20;
const LINE_FEED = 0x0a;

/** Kinds of bytes in a note line, a bit each; 0 is an ordinary byte. */
const SPACED = 1;
/** A control character, and the bar of marks. */
const FAULTY = 2;
const KINDS = new Uint8Array(256);
KINDS.fill(FAULTY, 0, SPACE);
for (const byte of [0x7f, 0x7c]) KINDS[byte] = FAULTY;
KINDS[SPACE] = SPACED;

/** The notes of a file in memory. */
export interface NoteIndex {
  /** The offset in the bytes of the place of each note, in ascending order. */
  readonly noteAnchors: Uint32Array;
  /** The offset in the bytes of each note line, and at the end the offset after the last. */
  readonly noteOffsets: Uint32Array;
}

/** The note lines of a file, which are put aside while its verse lines are read. */
export class NoteLines {
  /** Note lines so far. */
  count = 0;
  /** The offset after the note line that was put aside last. */
  end = 0;
  #anchors: Uint32Array;
  #anchorCount = 0;
  #offsets: Uint32Array;
  #bytes: Uint8Array;
  #length = 0;
  /** The place of the notes of a verse that is left out. */
  #leftOutAt: number | undefined;
  /** The number in the file of the verse line before. */
  #verse = 0;
  /** True after a line that is no verse, with which its notes are left out. */
  #isForgotten = false;

  /** @param size The bytes of a file with notes, 0 for one without; growing from little would cost a tenth of its time. */
  constructor(size: number) {
    this.#anchors = new Uint32Array(Math.max(16, size >> 9));
    this.#offsets = new Uint32Array(Math.max(16, size >> 9));
    this.#bytes = new Uint8Array(Math.max(1024, size >> 3));
  }

  /** Begins a verse line, whose notes come after it. @param line Its number in the file. */
  beginVerse(line: number): void {
    this.#verse = line;
    this.#isForgotten = false;
    this.#leftOutAt = undefined;
  }

  /** Notes a place in the text of the verse. */
  addAnchor(offset: number): void {
    if (this.#anchorCount === this.#anchors.length) this.#anchors = grown(this.#anchors);
    this.#anchors[this.#anchorCount++] = offset;
  }

  /** Says that the verse has no text, and its notes no place in it. */
  leaveOutVerse(offset: number): void {
    this.#leftOutAt = offset;
  }

  /** Says that the line was no verse. */
  forgetVerse(): void {
    this.#isForgotten = true;
    this.#anchorCount = this.count;
  }

  /**
   * Puts the note line that begins at an offset aside; `end` is then the offset of the next line.
   *
   * @returns Its fault, undefined where it was kept.
   */
  add(bytes: Buffer, start: number): CorpusFault | undefined {
    const isClean = this.#copy(bytes, start);
    if (this.#isForgotten) return undefined;
    if (!SIGN_BYTES.has(bytes[start + 1]!) || bytes[start + 2] !== SPACE) {
      const found = bytes.toString("utf8", start, Math.min(start + 30, this.end)).trimEnd();
      return new CorpusFault("no_note", { found });
    }
    if (!isClean) return new CorpusFault("unclean_note", {});
    if (this.#leftOutAt !== undefined) this.addAnchor(this.#leftOutAt);
    if (this.count >= this.#anchorCount) return new CorpusFault("note_without_sign", {});
    if (this.count === this.#offsets.length) this.#offsets = grown(this.#offsets);
    this.#offsets[this.count++] = this.#length;
    this.#length += this.end - start;
    return undefined;
  }

  /**
   * Finds the end of a note line, copies the line after the others and checks it in one pass: a search for the end or a
   * view of the line would cost more than all else.
   *
   * @returns False where it has a control character, a bar, or a space at an end or beside another.
   */
  #copy(bytes: Buffer, start: number): boolean {
    const copy = this.#bytes;
    const shift = this.#length - start;
    let faults = 0;
    let before = 0;
    let at = start;
    for (; bytes[at] !== LINE_FEED; at++) {
      const byte = bytes[at]!;
      const kind = KINDS[byte]!;
      faults |= kind & (before | FAULTY);
      before = kind;
      // A byte beyond the end of the copy is dropped; then the copy grows and the line is copied again.
      copy[at + shift] = byte;
    }
    copy[at + shift] = LINE_FEED;
    this.end = at + 1;
    if (this.end + shift > copy.length) {
      this.#bytes = grown(copy);
      return this.#copy(bytes, start);
    }
    return faults === 0 && before === 0 && this.end - start > 4;
  }

  /** Ends the notes of the verse. @returns The line of the verse, where it has more signs than notes. */
  endVerse(): number | undefined {
    if (this.#anchorCount === this.count) return undefined;
    this.#anchorCount = this.count;
    return this.#verse;
  }

  /** Puts the note lines into bytes, where they and the marks left room. */
  putInto(bytes: Buffer, start: number): NoteIndex {
    bytes.set(this.#bytes.subarray(0, this.#length), start);
    const noteOffsets = this.#offsets.slice(0, this.count + 1);
    for (let note = 0; note < this.count; note++) noteOffsets[note]! += start;
    noteOffsets[this.count] = start + this.#length;
    return { noteAnchors: this.#anchors.slice(0, this.count), noteOffsets };
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const HEADING_TEXT = /^(?! )(?:(?! {2})[^\u0000-\u001f\u007f])+(?<! )$/;

/** The heading lines of a file, which are put aside while its verse lines are read. */
export class HeadingLines {
  /** Headings without a verse so far. */
  open = 0;
  readonly #texts: Buffer[] = [];
  readonly #verseLines: number[] = [];

  /**
   * Puts a heading line aside.
   *
   * @param bytes The line with its line feed, which is copied.
   * @param verseLine The verse line that comes next.
   * @returns Its fault, undefined where it was kept.
   */
  add(bytes: Buffer, verseLine: number): CorpusFault | undefined {
    const line = bytes.toString("utf8", 0, bytes.length - 1);
    if (line[2] !== " " || headingKind(line[1]!) === undefined) {
      return new CorpusFault("no_heading", { found: line.slice(0, 30) });
    }
    if (!HEADING_TEXT.test(line.slice(3))) return new CorpusFault("unclean_heading", {});
    this.#texts.push(Buffer.from(bytes));
    this.#verseLines.push(verseLine);
    this.open++;
    return undefined;
  }

  /**
   * Puts the heading lines after the verse lines, where they and the marks left room.
   *
   * @returns The verse line after each, and their offsets, with the offset after the last.
   */
  putInto(bytes: Buffer, start: number): { headingLines: Uint32Array; headingOffsets: Uint32Array } {
    const headingOffsets = new Uint32Array(this.#texts.length + 1);
    let at = start;
    for (const [index, text] of this.#texts.entries()) {
      headingOffsets[index] = at;
      at += text.copy(bytes, at);
    }
    headingOffsets[this.#texts.length] = at;
    return { headingLines: Uint32Array.from(this.#verseLines), headingOffsets };
  }
}

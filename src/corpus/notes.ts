import { CorpusFault } from "./corpus_error.ts";
import { grown } from "./line_table.ts";

/** Kinds of notes, with their sign in a file. */
const SIGNS = { footnote: "f", cross_reference: "x" } as const;

/** The kind of a note: words of the publisher, or passages to compare. */
export type NoteKind = keyof typeof SIGNS;

/** A note of the publisher to a place in a verse. */
export interface Note {
  readonly kind: NoteKind;
  readonly text: string;
  /** The offset in the verse's text, in UTF-16 units, at which its sign stands; 0 where the verse is left out. */
  readonly offset: number;
}

/** The byte that a note line begins with. */
export const NOTE_LINE = 0x2b;
const NOTE_SIGN = "|+";
/** The bytes of the signs `f` and `x`. */
const SIGN_BYTES: ReadonlySet<number> = new Set([0x66, 0x78]);
const SPACE = 0x20;
const BAR = 0x7c;

/** Formats the lines of the notes of a verse. */
export function formatNotes(notes: readonly Note[]): string {
  return notes.map(({ kind, text }) => `+${SIGNS[kind]} ${text}\n`).join("");
}

/** Returns the signs of notes in a text with their places. */
export function noteSigns(notes: readonly Note[]): { offset: number; sign: string }[] {
  return notes.map(({ offset }) => ({ offset, sign: NOTE_SIGN }));
}

/** Parses the line of a note without its line feed. */
export function parseNote(line: string): Omit<Note, "offset"> {
  return { kind: line[1] === SIGNS.footnote ? "footnote" : "cross_reference", text: line.slice(3) };
}

/** Returns the notes of each printed line of a verse, with offsets in the line. */
export function notesByLine(
  lines: readonly { readonly text: string }[],
  notes: readonly Note[],
): Note[][] {
  let start = 0;
  return lines.map(({ text }) => {
    const from = start;
    start += text.length + 1;
    return notes
      .filter(({ offset }) => offset >= from && offset < start)
      .map((note) => ({ ...note, offset: note.offset - from }));
  });
}

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
  #anchors = new Uint32Array(16);
  #anchorCount = 0;
  #offsets = new Uint32Array(16);
  #bytes = new Uint8Array(1024);
  #length = 0;
  /** The place of the notes of a verse that is left out. */
  #leftOutAt: number | undefined;
  /** The number in the file of the verse line before. */
  #verse = 0;
  /** True behind a line that is no verse, with which its notes are left out. */
  #isForgotten = false;

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

  /** Puts a note line with its line feed aside. @returns Its fault, undefined where it was kept. */
  add(bytes: Buffer): CorpusFault | undefined {
    if (this.#isForgotten) return undefined;
    if (!SIGN_BYTES.has(bytes[1]!) || bytes[2] !== SPACE) {
      return new CorpusFault("no_note", { found: bytes.toString("utf8", 0, 30).trimEnd() });
    }
    if (!isClean(bytes)) return new CorpusFault("unclean_note", {});
    if (this.#leftOutAt !== undefined) this.addAnchor(this.#leftOutAt);
    if (this.count >= this.#anchorCount) return new CorpusFault("note_without_sign", {});
    while (this.#length + bytes.length > this.#bytes.length) this.#bytes = grown(this.#bytes);
    this.#bytes.set(bytes, this.#length);
    if (this.count === this.#offsets.length) this.#offsets = grown(this.#offsets);
    this.#offsets[this.count++] = this.#length;
    this.#length += bytes.length;
    return undefined;
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

/** Checks the text of a note line: no control character and no bar, no space at its end, none doubled. */
function isClean(line: Buffer): boolean {
  const end = line.length - 1;
  let before = 0;
  for (let at = 0; at < end; at++) {
    const byte = line[at]!;
    if (byte < SPACE || byte === 0x7f || byte === BAR || (byte === SPACE && before === SPACE)) {
      return false;
    }
    before = byte;
  }
  return end > 3 && before !== SPACE;
}

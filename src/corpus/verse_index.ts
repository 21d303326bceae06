import type { IndexedBook } from "./book_index.ts";
import type { NoteIndex } from "./note_lines.ts";

/** An index of the verse lines of a translation file. */
export interface VerseIndex extends NoteIndex {
  /** The file: its header, its verse lines without their marks, its heading lines, its note lines. */
  readonly bytes: Buffer;
  /** The offset in `bytes` of each verse line, and at the end the offset after the last line's end. */
  readonly offsets: Uint32Array;
  /** A bit a line, set where the text holds `"` or `\` and so is no JSON string as it stands. */
  readonly quoted: Uint8Array;
  readonly books: readonly IndexedBook[];
  /** Lines that have a text. */
  readonly verseCount: number;
  /** The marks of the texts in ascending order, as `packMark` packs them. */
  readonly marks: Uint32Array;
  /** The verse line after each heading. */
  readonly headingLines: Uint32Array;
  /** The offset in `bytes` of each heading line, and at the end the offset after the last. */
  readonly headingOffsets: Uint32Array;
  /** The number in the file of the first line after the header. */
  readonly firstNumber: number;
  /** The number in the file of each verse line, where lines are left out as faulty. */
  readonly lineNumbers: readonly number[] | undefined;
}

import type { BookId } from "../canon/mod.ts";
import type { VerseRef } from "../versification/mod.ts";
import type { Heading, Note, TextBreak } from "./text_marks.ts";

/** Which verse, or which piece of one, a line of a translation holds. */
export interface VerseLabel extends VerseRef {
  /** The last verse of a verse bridge: 26 in `25-26`. Greater than `verse`; absent elsewhere. */
  readonly verseEnd?: number;
  /** The letter of a piece of a verse that the translation prints apart: `a` in `4a`; behind `z` come `aa` to `zz`. */
  readonly segment?: string;
}

/** A verse with its text. An empty text says that the translation counts the verse and leaves it out. */
export interface Verse extends VerseLabel {
  readonly text: string;
  /** The printed lines that begin in the text, in ascending order, one at an offset. */
  readonly breaks?: readonly TextBreak[];
  /** The headings before the verse and within it, in ascending order of their offsets. */
  readonly headings?: readonly Heading[];
  /** The notes of the publisher, in ascending order of their offsets. */
  readonly notes?: readonly Note[];
}

/** Writes a label as it is in a file: `GEN 1:1`, `GEN 1:2-3`, `GEN 1:4a`. */
export function formatLabel(label: VerseLabel): string {
  return `${label.book} ${label.chapter}:${formatVerseNumber(label)}`;
}

/** Writes the number of a verse, a verse bridge or a piece of a verse: `16`, `16-17`, `4a`. */
export function formatVerseNumber({ verse, verseEnd, segment = "" }: VerseLabel): string {
  return `${verse}${verseEnd === undefined ? "" : `-${verseEnd}`}${segment}`;
}

/**
 * Returns the ordinal of a letter of a piece of a verse, counted from 1. The letters go from `a` to `z` and on with
 * `aa` to `zz`, as the Greek Esther's `4,17aa`.
 */
export function letterOrdinal(letter: string): number {
  return letter.charCodeAt(0) - 0x60 + (isDoubled(letter) ? 26 : 0);
}

/** Returns the letter of an ordinal. */
export function letterAt(ordinal: number): string {
  const letter = String.fromCharCode(0x60 + (ordinal > 26 ? ordinal - 26 : ordinal));
  return ordinal > 26 ? letter + letter : letter;
}

/** Returns the ordinals of the first and the last letter of a reference: of `ab` `a` and `b`, of `aa` that alone. */
export function letterRange(letters: string): [first: number, last: number] {
  if (isDoubled(letters)) return [letterOrdinal(letters), letterOrdinal(letters)];
  return [letterOrdinal(letters), letterOrdinal(letters.at(-1)!)];
}

function isDoubled(letters: string): boolean {
  return letters.length === 2 && letters[0] === letters[1];
}

const COLON = 0x3a;
const HYPHEN = 0x2d;
const ZERO = 0x30;

/** Numbers of more digits are no chapter or verse. */
const MAX_DIGITS = 3;

/**
 * Reads the labels of verse lines. One reader reads any number of them: it keeps what the last one said, so that
 * going through a file makes no object a line.
 */
export class LabelReader {
  chapter = 0;
  verse = 0;
  /** 0 where the line is no verse bridge. */
  verseEnd = 0;
  /** The ordinal of the letter ({@linkcode letterOrdinal}), 0 where there is none. */
  segment = 0;
  /** The offset after the label. */
  end = 0;

  /**
   * Reads `3:16`, `3:16-17`, `3:16a` or `3:16aa` at an offset.
   *
   * @returns Whether a label is there.
   */
  read(bytes: Buffer, offset: number): boolean {
    this.end = offset;
    this.verseEnd = 0;
    this.segment = 0;
    this.chapter = this.#number(bytes);
    if (this.chapter < 0 || bytes[this.end] !== COLON) return false;
    this.end++;
    this.verse = this.#number(bytes);
    if (this.verse < 0) return false;
    const next = bytes[this.end]!;
    if (next === HYPHEN) {
      this.end++;
      this.verseEnd = this.#number(bytes);
      return this.verseEnd > this.verse;
    }
    if (next >= 0x61 && next <= 0x7a) {
      this.segment = next - 0x60;
      this.end++;
      if (bytes[this.end] === next) {
        this.segment += 26;
        this.end++;
      }
    }
    return true;
  }

  /** Returns the label as an object, in a book. */
  labelIn(book: BookId): VerseLabel {
    const { chapter, verse, verseEnd, segment } = this;
    return {
      ...{ book, chapter, verse },
      ...(verseEnd > 0 && { verseEnd }),
      ...(segment > 0 && { segment: letterAt(segment) }),
    };
  }

  /** Returns the last verse that the label covers. */
  get last(): number {
    return this.verseEnd === 0 ? this.verse : this.verseEnd;
  }

  #number(bytes: Buffer): number {
    let value = bytes[this.end]! - ZERO;
    if (!(value >= 0 && value <= 9)) return -1;
    for (let digits = 1; ; digits++) {
      const digit = bytes[++this.end]! - ZERO;
      if (!(digit >= 0 && digit <= 9)) return value;
      if (digits === MAX_DIGITS) return -1;
      value = value * 10 + digit;
    }
  }
}

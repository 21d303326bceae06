/**
 * Marks in the texts of format 2: how lines of a text begin, and where a heading is within a verse. In memory a mark
 * is one number, its offset and its code, so that texts stay as they are served. Format 3 has signs of notes besides.
 */
/** Kinds of notes, with their sign in a file. */
const SIGNS = { footnote: "f", cross_reference: "x" } as const;

/** The kind of a note: words of the publisher, or passages to compare. */
export type NoteKind = keyof typeof SIGNS;

/** A note of the publisher to a place in a verse. */
export interface Note {
  readonly kind: NoteKind;
  readonly text: string;
  /** The offset in the verse's text, in UTF-16 units, of its sign; 0 where the verse is left out. */
  readonly offset: number;
}

const NOTE_SIGN = "|+";

/** Formats the lines of the notes of a verse. */
export function formatNotes(notes: readonly Note[]): string {
  return notes.map(({ kind, text }) => `+${SIGNS[kind]} ${text}\n`).join("");
}

/** Parses the line of a note without its line feed. */
export function parseNote(line: string): Omit<Note, "offset"> {
  return { kind: line[1] === SIGNS.footnote ? "footnote" : "cross_reference", text: line.slice(3) };
}

/** Returns the notes of each printed line of a verse, with offsets in the line. */
export function notesByLine(lines: readonly { readonly text: string }[], notes: readonly Note[]): Note[][] {
  let start = 0;
  return lines.map(({ text }) => {
    const from = start;
    start += text.length + 1;
    return notes
      .filter(({ offset }) => offset >= from && offset < start)
      .map((note) => ({ ...note, offset: note.offset - from }));
  });
}

/** The beginning of a printed line: `none` where it goes on from the verse before. */
export type LineBreak = "none" | "line" | "stanza" | "paragraph";

/** A printed line of a verse. The texts of its lines, joined by spaces, are the verse's text. */
export interface TextLine {
  readonly text: string;
  /** 0 in prose, 1 to 4 for a line of poetry of that level. */
  readonly indent: number;
  readonly break: LineBreak;
}

/** A place in a verse's text at which a printed line begins. */
export interface TextBreak {
  /** In UTF-16 units; 0, or after a space. */
  readonly offset: number;
  readonly break: Exclude<LineBreak, "none">;
  readonly indent: number;
}

/** Kinds of headings, with their sign in a file and their level. */
const HEADINGS = {
  major: { sign: "1", level: 1 },
  section: { sign: "2", level: 2 },
  subsection: { sign: "3", level: 3 },
  psalm_title: { sign: "t", level: 3 },
  acrostic: { sign: "a", level: 3 },
  reference: { sign: "r", level: 3 },
  speaker: { sign: "s", level: 3 },
} as const;

/** The kind of a heading; `reference` is a line of parallel passages under one. */
export type HeadingKind = keyof typeof HEADINGS;

/** A heading before a verse or within it. */
export interface Heading {
  readonly kind: HeadingKind;
  readonly text: string;
  /** The offset in the verse's text, in UTF-16 units; 0 where the heading precedes the verse. */
  readonly offset: number;
}

const BREAKS: readonly LineBreak[] = ["none", "line", "stanza", "paragraph"];
const MAX_INDENT = 4;
/** The code of a heading within a verse; that of a break is its kind times 8 and its indent. */
export const HEADING_MARK = 1;
/** The code of the sign of a note, which is anywhere and has no space of its own. */
export const NOTE_MARK = 2;
/** Bits of a number that hold the code; the others are the offset, up to 128 MB. */
const CODE_BITS = 5;

const SPACE = 0x20;
const BAR = 0x7c;
const PLUS = 0x2b;
const EQUALS = 0x3d;
const ZERO = 0x30;
/** The two bytes of `¶`. */
const PILCROW = [0xc2, 0xb6] as const;

/** The bytes that may begin a mark. */
export const MARK_STARTS: readonly number[] = [BAR, PILCROW[0]];

/** Reads marks; like a label reader, one serves a whole file. */
export class MarkReader {
  code = 0;
  /** The offset of the space that ends the mark, or of the last byte of a note's sign. */
  end = 0;
  /** True where there is no mark, and a bar or `¶`, which are nothing else. */
  isFaulty = false;

  /**
   * Reads `¶`, `|2`, `||1` or `|=`, with a space at both sides, or `|+` at an offset.
   *
   * @returns True where one is there.
   */
  read(bytes: Buffer, at: number): boolean {
    let end = at + 1;
    let kind = 1;
    if (bytes[at] === PILCROW[0]) {
      if (bytes[end] !== PILCROW[1]) {
        this.isFaulty = false;
        return false;
      }
      kind = 3;
      end++;
    } else if (bytes[end] === BAR) {
      kind = 2;
      end++;
    } else if (bytes[end] === PLUS) {
      this.code = NOTE_MARK;
      this.end = end;
      this.isFaulty = false;
      return true;
    }
    const indent = bytes[end]! - ZERO;
    this.code = kind === 3 ? kind * 8 : 0;
    if (indent >= 0 && indent <= MAX_INDENT) {
      this.code = kind * 8 + indent;
      end++;
    } else if (bytes[end] === EQUALS && kind === 1) {
      this.code = HEADING_MARK;
      end++;
    }
    this.end = end;
    this.isFaulty = !(this.code > 0 && bytes[end] === SPACE && bytes[at - 1] === SPACE);
    return !this.isFaulty;
  }
}

/** Returns a mark as one number. */
export function packMark(offset: number, code: number): number {
  return offset * 2 ** CODE_BITS + code;
}

/** Returns the number of the first mark at an offset or after it. */
export function findMark(marks: Uint32Array, offset: number): number {
  return lowerBound(marks, packMark(offset, 0));
}

/** Returns the number of the first of ascending values that is not less than another. */
export function lowerBound(values: Uint32Array, least: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle]! < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the offset and the code of a mark. */
export function unpackMark(mark: number): { offset: number; code: number } {
  return { offset: mark >>> CODE_BITS, code: mark & (2 ** CODE_BITS - 1) };
}

/** Returns the kind of line that a code begins, and its indent. */
export function breakOf(code: number): { break: LineBreak; indent: number } {
  return { break: BREAKS[code >> 3]!, indent: code & 7 };
}

/** Returns the level of a kind of headings, 1 to 3. */
export function headingLevel(kind: HeadingKind): 1 | 2 | 3 {
  return HEADINGS[kind].level;
}

/** Returns the kind of heading of a sign, such as `2`. */
export function headingKind(sign: string): HeadingKind | undefined {
  const kinds = Object.keys(HEADINGS) as HeadingKind[];
  return kinds.find((kind) => HEADINGS[kind].sign === sign);
}

/** Formats the lines of the headings of a verse. */
export function formatHeadings(headings: readonly Heading[]): string {
  return headings.map(({ kind, text }) => `=${HEADINGS[kind].sign} ${text}\n`).join("");
}

/** Everything that is marked in a text. */
interface MarksOfText {
  readonly breaks?: readonly TextBreak[];
  readonly headings?: readonly Heading[];
  readonly notes?: readonly Note[];
}

/** Formats a text with its marks. */
export function formatMarks(text: string, { breaks = [], headings = [], notes = [] }: MarksOfText): string {
  if (breaks.length === 0 && headings.length === 0 && notes.length === 0) return text;
  const marks = [
    ...headings.filter(({ offset }) => offset > 0).map(({ offset }) => ({ offset, sign: "|= " })),
    ...breaks.map((mark) => ({ offset: mark.offset, sign: `${breakSign(mark)} ` })),
    ...notes.map(({ offset }) => ({ offset, sign: NOTE_SIGN })),
  ].sort((a, b) => a.offset - b.offset);
  let marked = "";
  let from = 0;
  for (const { offset, sign } of marks) {
    marked += `${text.slice(from, offset)}${sign}`;
    from = offset;
  }
  return marked + text.slice(from);
}

function breakSign({ break: kind, indent }: TextBreak): string {
  if (kind === "paragraph") return indent === 0 ? "¶" : `¶${indent}`;
  return kind === "stanza" ? `||${indent}` : `|${indent}`;
}

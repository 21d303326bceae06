import type { HeadingKind, LineBreak, Note, NoteKind } from "../corpus/mod.ts";
import { cleanText, NOTE_ANCHOR, type PlainText, stripMarkup } from "./clean_text.ts";
import type { DroppedKind } from "./import_error.ts";

/** The beginning of a printed line, before its text comes. */
export interface LineStart {
  readonly break: Exclude<LineBreak, "none">;
  readonly indent: number;
}

/** A heading, before the text that it precedes. */
export interface RawHeading {
  readonly kind: HeadingKind;
  readonly text: string;
}

/** The beginning of a line, headings, or both, at an offset in the raw text of a verse. */
export interface RawMark {
  readonly at: number;
  readonly start: LineStart | undefined;
  readonly headings: readonly RawHeading[];
}

const STRENGTH = { line: 1, stanza: 2, paragraph: 3 } as const;

/** Joins two beginnings without a text between: the stronger break, and the indent of the second. */
export function joinStarts(first: LineStart | undefined, second: LineStart): LineStart {
  if (first === undefined || STRENGTH[first.break] <= STRENGTH[second.break]) return second;
  return { break: first.break, indent: second.indent };
}

/** A raw text, the text that it became when it was cleaned as a whole, and the marks in the raw one. */
interface MarkedText {
  readonly raw: string;
  readonly text: string;
  readonly marks: readonly RawMark[];
}

/**
 * Finds the offsets of marks in a cleaned text: each is 0 or the offset after a space. The text decides: a mark for
 * which there is no such place is left out.
 *
 * @param clean Cleans a piece of the raw text.
 * @returns An offset for each mark, undefined where it has no place.
 */
export function placeMarks(marked: MarkedText, clean: (raw: string) => string): (number | undefined)[] {
  return alignMarks(marked) ?? searchMarks(marked, clean);
}

const SPACE = 0x20;

/** Places marks in a text that differs from the raw one in white space alone, as most do; undefined for others. */
function alignMarks({ raw, text, marks }: MarkedText): number[] | undefined {
  const offsets: number[] = [];
  let from = 0;
  let offset = 0;
  for (const { at } of marks) {
    for (; from < at; from++) {
      const code = raw.charCodeAt(from);
      const next = text.charCodeAt(offset);
      // A space in the text represents any run of white space; at its start there is none.
      if (code === next) offset++;
      else if (code > SPACE) return undefined;
      else if (next === SPACE) offset++;
    }
    const isAfterSpace = offset === 0 || text.charCodeAt(offset - 1) === SPACE;
    if (!isAfterSpace && text.charCodeAt(offset) !== SPACE) return undefined;
    if (!isAfterSpace) offset++;
    offsets.push(offset);
  }
  return offsets;
}

/** More marks are placed only where the pieces between them are found as they are. */
const MAX_SEARCHED = 50;

/** Places marks by cleaning the pieces between them. */
function searchMarks({ raw, text, marks }: MarkedText, clean: (raw: string) => string): (number | undefined)[] {
  let from = 0;
  let offset = 0;
  let isExact = true;
  return marks.map(({ at }) => {
    const piece = isExact ? clean(raw.slice(from, at)) : "";
    from = at;
    if (isExact && piece === "") return offset;
    const end = offset + piece.length;
    if (isExact && text.startsWith(piece, offset) && text[end] === " ") {
      offset = end + 1;
      return offset;
    }
    isExact = false;
    if (marks.length > MAX_SEARCHED) return undefined;
    const before = clean(raw.slice(0, at));
    if (before === "") return 0;
    const isPlace = text.startsWith(before) && text[before.length] === " ";
    return isPlace ? before.length + 1 : undefined;
  });
}

/** A note before its place is known. */
export type NoteWords = Omit<Note, "offset">;

/** A note at an offset in the raw text of a verse. */
export interface RawNote extends NoteWords {
  readonly at: number;
}

/** The kinds under which notes are counted that have no place. */
export const LEFT_OUT: Readonly<Record<NoteKind, DroppedKind>> = {
  footnote: "footnote",
  cross_reference: "cross reference",
};

/** Returns the kind of note that something beside the text is, undefined for what is none. */
export function noteKind(kind: DroppedKind): NoteKind | undefined {
  if (kind === "footnote") return "footnote";
  return kind === "cross reference" ? "cross_reference" : undefined;
}

/** Cleans the words of a note as a text is cleaned. */
export function cleanNote(words: string): PlainText {
  const plain = stripMarkup(words);
  return { ...plain, text: cleanText(plain.text.replaceAll("|", " ")) };
}

/** Characters that two cleaned texts may differ in, according to where they were cut. */
const SPACES = /[ \u00a0\u202f\u200b\u2060]/g;

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0xa0 || code === 0x202f || code === 0x200b || code === 0x2060;
}

/**
 * Finds the offsets of notes in a cleaned text: behind as many letters as stand before them in the raw one, and behind the
 * space there only where the raw text has the note right before a word.
 *
 * @param notes In ascending order.
 * @param clean Cleans a piece of the raw text.
 */
export function placeNotes(
  { raw, text, notes }: { raw: string; text: string; notes: readonly RawNote[] },
  clean: (raw: string) => string,
): Note[] {
  let from = 0;
  let letters = 0;
  let passed = 0;
  let offset = 0;
  return notes.map(({ at, kind, text: words }) => {
    if (at > from) letters += clean(raw.slice(from, at)).replace(SPACES, "").length;
    from = Math.max(from, at);
    for (; passed < letters && offset < text.length; offset++) {
      if (!isSpace(text.charCodeAt(offset))) passed++;
    }
    const isBehindSpace = letters === 0 || (text[offset] === " " && beginsWord(raw, at));
    const place = isBehindSpace && text[offset] === " " ? offset + 1 : offset;
    return { kind, text: words, offset: place };
  });
}

/** Returns true if a note is between a space and a word. */
function beginsWord(raw: string, at: number): boolean {
  let before = at - 1;
  let after = at;
  while (raw[before] === NOTE_ANCHOR) before--;
  while (raw[after] === NOTE_ANCHOR) after++;
  const next = raw[after];
  return /\s/.test(raw[before] ?? "") && next !== undefined && !/\s/.test(next);
}

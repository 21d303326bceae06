import type { Note, NoteKind } from "../corpus/mod.ts";
import { cleanText, NOTE_ANCHOR } from "./clean_text.ts";
import type { DroppedKind } from "./problems.ts";
import { stripMarkup } from "./strip_markup.ts";

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
export function cleanNote(words: string): string {
  return cleanText(stripMarkup(words).text.replaceAll("|", " "));
}

/** Characters that two cleaned texts may differ in, according to where they were cut. */
const SPACES = /[ \u200b\u2060]/g;

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x200b || code === 0x2060;
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

/** Tells if a note stands behind a space and before a word. */
function beginsWord(raw: string, at: number): boolean {
  let before = at - 1;
  let after = at;
  while (raw[before] === NOTE_ANCHOR) before--;
  while (raw[after] === NOTE_ANCHOR) after++;
  const next = raw[after];
  return /\s/.test(raw[before] ?? "") && next !== undefined && !/\s/.test(next);
}

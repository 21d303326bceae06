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

const NOTE_SIGN = "|+";

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

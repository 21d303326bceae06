/**
 * Stands in a raw text where a note was taken out. Where the note stood between a word and its comma and had a space
 * before it, the space goes with the note.
 */
export const NOTE_SEAM = "\u0001";

// biome-ignore lint/suspicious/noControlCharactersInRegex: the seam is one
const SPACED_SEAM = /\s+\u0001+(?=[,.;:!?)\]’”»])/g;

/** A verse's text as it is served, and how many printed paragraph marks were taken out of it. */
export interface VerseText {
  readonly text: string;
  readonly paragraphMarks: number;
}

// Anything but a plain space between words: other white space, doubled spaces, controls, paragraph marks.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const UNCLEAN = /[^\S ]| {2}|[\u0000-\u001f\u007f-\u009f\ufffe\uffff¶]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufeff\ufffe\uffff]/;
const CONTROLS = new RegExp(CONTROL, "g");

/** Runs of white space that are more or other than one space. */
const WHITE_SPACE = /[\s\u0085]{2,}|[^\S ]|\u0085/g;

/**
 * Folds white space of every kind into single spaces, none at the ends, and takes out control characters and the
 * paragraph marks (¶) that some editions print before a verse: they are layout, not text.
 */
export function verseText(raw: string): VerseText {
  const trimmed = unshared(raw).trim();
  if (!UNCLEAN.test(trimmed)) return { text: trimmed, paragraphMarks: 0 };
  let text = trimmed.includes(NOTE_SEAM) ? trimmed.replace(SPACED_SEAM, "") : trimmed;
  let paragraphMarks = 0;
  if (text.includes("¶")) {
    const parts = text.split("¶");
    paragraphMarks = parts.length - 1;
    text = parts.join(" ");
  }
  if (CONTROL.test(text)) text = text.replace(CONTROLS, "");
  return { text: text.replace(WHITE_SPACE, " ").trim(), paragraphMarks };
}

/**
 * The same text, in memory of its own: a piece cut out of a long text would keep all of that in memory as long as the
 * piece is.
 */
function unshared(text: string): string {
  return ` ${text}`.slice(1);
}

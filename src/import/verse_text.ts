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

// Anything but a plain space between words: other white space, doubled spaces, ends, controls, paragraph marks.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const UNCLEAN = /[^\S ]| {2}|^ | $|[\u0000-\u001f\u007f-\u009f\ufffe\uffff¶]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufeff\ufffe\uffff]/g;

/**
 * Folds white space of every kind into single spaces, none at the ends, and takes out control characters and the
 * paragraph marks (¶) that some editions print before a verse: they are layout, not text.
 */
export function verseText(raw: string): VerseText {
  if (!UNCLEAN.test(raw)) return { text: raw, paragraphMarks: 0 };
  let text = raw.includes(NOTE_SEAM) ? raw.replace(SPACED_SEAM, "") : raw;
  text = text.replace(CONTROLS, "");
  let paragraphMarks = 0;
  if (text.includes("¶")) {
    text = text.replace(/¶/g, () => {
      paragraphMarks += 1;
      return " ";
    });
  }
  return { text: text.replace(/[\s\u0085]+/g, " ").trim(), paragraphMarks };
}

/** The verse or verses that a source's own label names, without book and chapter. */
export interface VerseNumber {
  readonly verse: number;
  readonly verseEnd?: number;
  readonly segment?: string;
}

/** A label and what follows it in the same word: `` for `3-4`, `text` for `3text`. */
export interface VerseNumberMatch extends VerseNumber {
  readonly rest: string;
}

const LABEL =
  /^(\d{1,3})(?:([a-z])(?![a-z]))?(?:[-\u2010-\u2015\u2212,](\d{1,3})(?:([a-z])(?![a-z]))?)?/i;
/** Most labels are no more than this. */
const NUMBER = /^\d{1,3}$/;
const DIRECTION_MARKS = /[\u200e\u200f\u061c]/g;

/**
 * Reads a verse label as publishers write it: `3`, `3-4`, `3,4`, `4a`, `3-4a`.
 *
 * A bridge that begins or ends within a verse (`2b-3`) is the bridge of the whole verses: the translation
 * file has no finer label, and both texts are there.
 *
 * @returns nothing where the text does not begin with a verse number
 */
export function matchVerseNumber(text: string): VerseNumberMatch | undefined {
  if (NUMBER.test(text)) return { verse: Number(text), rest: "" };
  const plain = text.replace(DIRECTION_MARKS, "");
  const match = LABEL.exec(plain);
  if (match === null) return undefined;
  const verse = Number(match[1]);
  const rest = plain.slice(match[0].length);
  if (match[3] !== undefined) {
    const verseEnd = Number(match[3]);
    // `3,4` is a run of two; `3,7` would be two verses apart, and only the first of them can be the line's.
    if (match[0].includes(",") && verseEnd !== verse + 1) return { verse, rest };
    if (verseEnd > verse) return { verse, verseEnd, rest };
    return { verse, rest };
  }
  if (match[2] !== undefined) return { verse, segment: match[2].toLowerCase(), rest };
  return { verse, rest };
}

/** The verse or verses that a source's own label names, without book and chapter. */
export interface VerseNumber {
  readonly verse: number;
  readonly verseEnd?: number;
  readonly segment?: string;
  /** True where the label names further verses that no verse bridge can hold, as `3,7` does. */
  readonly isSplit?: true;
}

const LABEL =
  /^(\d{1,3})(?!\d)(([a-z])\3?(?![a-z]))?((?:[-\u2010-\u2015\u2212,/](?:\d{1,3}(?!\d)(?:[a-z](?![a-z]))?|[a-z](?![a-z])))*)/i;
/** A further part of a label: a dash, comma or slash, and a number or a letter of the verse before. */
const FURTHER = /([^\da-z])(\d*)/gi;
/** Most labels are no more than this. */
const NUMBER = /^\d{1,3}$/;
/** Some print a point or the like after the number. */
const END = /^[.,:;)]$/;
const DIRECTION_MARKS = /[\u200e\u200f\u061c]/g;

/**
 * Reads a verse label as publishers write it: `3`, `3-4`, `3,4`, `3/4`, `4a`, `17aa`, `3-4a`, `1-3,5`.
 *
 * A bridge that begins or ends within a verse (`2b-3`, `4a-b`) is the bridge of the whole verses: the translation
 * file has no finer label, and both texts are there.
 *
 * @returns Undefined where the text does not begin with a verse number.
 */
export function matchVerseNumber(text: string): (VerseNumber & { readonly rest: string }) | undefined {
  if (NUMBER.test(text)) return { verse: Number(text), rest: "" };
  const plain = text.replace(DIRECTION_MARKS, "");
  const match = LABEL.exec(plain);
  if (match === null) return undefined;
  const [whole, first, segment, , further = ""] = match;
  const verse = Number(first);
  const after = plain.slice(whole.length);
  const rest = END.test(after) ? "" : after;
  if (further !== "") return { verse, ...lastOf(further, verse), rest };
  if (segment !== undefined) return { verse, segment: segment.toLowerCase(), rest };
  return { verse, rest };
}

/** Returns the last verse of a run that begins with `verse`, and whether verses apart from it are named too. */
function lastOf(further: string, verse: number): Pick<VerseNumber, "verseEnd" | "isSplit"> {
  let last = verse;
  let isSplit = false;
  for (const [, sign, written] of further.matchAll(FURTHER)) {
    const number = Number(written);
    if (written === "" || (number >= verse && number <= last)) continue;
    if (isSplit || number < verse || (sign !== undefined && ",/".includes(sign) && number !== last + 1)) isSplit = true;
    else last = number;
  }
  return { ...(last > verse && { verseEnd: last }), ...(isSplit && { isSplit }) };
}

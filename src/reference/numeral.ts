/** Roman numerals and ordinals in words. */
import type { Cursor } from "./cursor.ts";
import { listOf } from "./words.ts";

const ONES = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"];

const TENS = ["", "x", "xx", "xxx", "xl", "l", "lx", "lxx", "lxxx", "xc"];

/** The Roman numerals up to 399 in lower case. */
const NUMERALS: ReadonlyMap<string, number> = new Map(
  ["", "c", "cc", "ccc"].flatMap((hundred, hundreds) =>
    TENS.flatMap((ten, tens) =>
      ONES.map((one, ones) => [hundred + ten + one, 100 * hundreds + 10 * tens + ones] as const),
    ),
  ),
);

/**
 * Roman = a numeral in capitals or of several letters, as older prints number chapters: `Mat. V, 3`, `Ps XXIII`,
 * `Cor. xiii. 4`; a small `v` is a verse.
 */
export function parseRomanChapter(cursor: Cursor): number | undefined {
  const { kind, start, end, text } = cursor.peek();
  if (kind !== "word") return undefined;
  if (text.length === 1 && cursor.text.slice(start, end) === text && !isDottedRoman(cursor, 0)) return undefined;
  const value = romanValue(text);
  if (value !== undefined) cursor.index++;
  return value;
}

/** Returns the value of the token that many places ahead, if it is a Roman numeral in capitals: `XVIII`. */
export function peekRoman(cursor: Cursor, ahead: number): number | undefined {
  const { kind, raw, text } = cursor.peek(ahead);
  if (kind !== "word") return undefined;
  const value = romanValue(text);
  return value !== undefined && raw === raw.toUpperCase() ? value : undefined;
}

/** Checks whether a Roman chapter is there: a numeral in capitals or, before a mark, of several letters: `xiii. 4`. */
export function isRomanChapter(cursor: Cursor, ahead: number): boolean {
  const { kind, raw, text } = cursor.peek(ahead);
  if (kind !== "word" || (romanValue(text) ?? 0) === 0) return false;
  return (
    raw === raw.toUpperCase() || (text.length > 1 && !cursor.is("word", ahead + 1)) || isDottedRoman(cursor, ahead)
  );
}

/** Checks whether a small letter between dots is a chapter: `Gen. i. 1`; a `v` may be a verse, a `c` the word for a chapter. */
function isDottedRoman(cursor: Cursor, ahead: number): boolean {
  const isDotted = cursor.is(".", ahead - 1) && cursor.is(".", ahead + 1) && cursor.is("number", ahead + 2);
  return isDotted && ["i", "x", "l"].includes(cursor.peek(ahead).raw) && cursor.is("word", ahead - 2);
}

/** The value of a numeral in lower case that is written as the rules have it, up to 399. */
export function romanValue(text: string): number | undefined {
  return NUMERALS.get(text);
}

/** The endings of a Slovenian ordinal. */
const ENDINGS = ["emu", "ega", "imi", "em", "ih", "im", "a", "e", "i", "o"];

/** The values of the ordinals in all cases, such as `osmega` and `enaindvajsetem`. */
const ORDINAL_VALUES: ReadonlyMap<string, number> = new Map(
  [
    ...listOf("ordinal").map((stem, index) => [stem, index + 1] as const),
    ...listOf("ten").map((stem, index) => [stem, (index + 3) * 10] as const),
  ].flatMap(([stem, value]) => {
    const units = value < 20 ? [] : listOf("unit");
    const stems = [stem, ...units.map((unit) => `${unit}in${stem}`)];
    return stems.flatMap((word, unit) => ENDINGS.map((ending) => [word + ending, value + unit] as const));
  }),
);

/** The value of a folded Slovenian ordinal in any case; undefined for other words. */
export function ordinalValue(word: string): number | undefined {
  return ORDINAL_VALUES.get(word);
}

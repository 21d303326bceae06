import type { Cursor } from "./cursor.ts";

const VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/**
 * Roman = a numeral in capitals or of several letters, as older prints number chapters: `Mat. V, 3`, `Ps XXIII`,
 * `Cor. xiii. 4`; a small `v` is a verse.
 */
export function parseRomanChapter(cursor: Cursor): number | undefined {
  const { kind, start, end, text } = cursor.peek();
  if (kind !== "word") return undefined;
  if (text.length === 1 && cursor.text.slice(start, end) === text) return undefined;
  const value = romanValue(text);
  if (value !== undefined) cursor.index++;
  return value;
}

/** The value of a numeral in capitals that stands that many places ahead: `XVIII`. */
export function peekRoman(cursor: Cursor, ahead: number): number | undefined {
  const { kind, raw, text } = cursor.peek(ahead);
  return kind === "word" && raw === raw.toUpperCase() ? romanValue(text) : undefined;
}

/** The value of a numeral in lower case that is written as the rules have it, up to 399. */
function romanValue(text: string): number | undefined {
  if (!/^c{0,3}(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/.test(text)) return undefined;
  let value = 0;
  let before = 0;
  for (const letter of text) {
    const unit = VALUES[letter] as number;
    value += unit > before ? unit - 2 * before : unit;
    before = unit;
  }
  return value;
}

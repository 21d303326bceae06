import type { Cursor } from "./cursor.ts";
import * as words from "./words.ts";

/** What a number counts. */
export type Unit = "chapter" | "verse";

function unitOf(cursor: Cursor, ahead: number): Unit | undefined {
  if (cursor.isWord(words.VERSE_WORDS, ahead)) return "verse";
  return cursor.isWord(words.CHAPTER_WORDS, ahead) ? "chapter" : undefined;
}

/** Whether a number stands that many places ahead, be it behind the dot of an abbreviation. */
function isNumber(cursor: Cursor, ahead: number): boolean {
  const { kind } = cursor.peek(ahead);
  return kind === "number" || (kind === "." && cursor.peek(ahead + 1).kind === "number");
}

/** Whether a word that says what is counted stands before a number here. */
export function startsNumber(cursor: Cursor): boolean {
  return unitOf(cursor, 0) !== undefined && isNumber(cursor, 1);
}

/** Whether verses begin, that many places ahead, with a word: `v. 3`, `od 3`, `od v. 3`. */
export function startsVerse(cursor: Cursor, ahead: number): boolean {
  const next = cursor.isWord(words.NUMBER_FILLERS, ahead) ? ahead + 1 : ahead;
  if (cursor.isWord(words.VERSE_WORDS, next)) return isNumber(cursor, next + 1);
  return next > ahead && cursor.peek(next).kind === "number";
}

/** UnitBefore = { "od" | ( "poglavje" | "vrstica" ) [ "." ] }, before a number */
export function parseUnitBefore(cursor: Cursor): Unit | undefined {
  let unit: Unit | undefined;
  for (;;) {
    const found = unitOf(cursor, 0);
    if (found === undefined && !cursor.isWord(words.NUMBER_FILLERS)) return unit;
    unit = found ?? unit;
    cursor.index++;
    cursor.skip(".");
  }
}

/** UnitBehind = [ "." ] ( "poglavje" | "vrstica" ), behind a number: `3. poglavje` */
export function parseUnitBehind(cursor: Cursor): Unit | undefined {
  const dot = cursor.peek().kind === "." ? 1 : 0;
  const unit = unitOf(cursor, dot);
  if (unit === undefined) return undefined;
  // In `3 v. 16` the word belongs to the number behind it, in `3. poglavje 16` to the ordinal before it.
  const isOrdinal = dot === 1 && cursor.peek(dot).text.length > 3;
  if (!isOrdinal && isNumber(cursor, dot + 1)) return undefined;
  cursor.index += dot + 1;
  return unit;
}

import type { Cursor } from "./cursor.ts";
import * as keywords from "./keywords.ts";

/** The unit that a number counts. */
export type Unit = "chapter" | "verse";

function unitOf(cursor: Cursor, ahead: number): Unit | undefined {
  if (cursor.isWord(keywords.VERSE_WORDS, ahead)) return "verse";
  return cursor.isWord(keywords.CHAPTER_WORDS, ahead) ? "chapter" : undefined;
}

/** Checks whether a number stands that many places ahead, be it behind the dot of an abbreviation. */
function isNumber(cursor: Cursor, ahead: number): boolean {
  const { kind } = cursor.peek(ahead);
  return kind === "number" || (kind === "." && cursor.peek(ahead + 1).kind === "number");
}

/** The tokens before a number, and the unit that they name. */
interface Lead {
  readonly length: number;
  readonly unit: Unit | undefined;
}

/** The most tokens that are looked at for a number; without an end, a long text would be read again from every word. */
const MAX_LEAD = 8;

/** UnitBefore = { "od" | ( "poglavje" | "vrstica" ) [ "." ] }, before a number */
function unitBefore(cursor: Cursor, ahead: number): Lead | undefined {
  let unit: Unit | undefined;
  for (let next = ahead; next < ahead + MAX_LEAD; next++) {
    const { kind } = cursor.peek(next);
    if (kind === "number") return { length: next - ahead, unit };
    if (kind === "." && next > ahead) continue;
    if (kind !== "word") return undefined;
    const found = unitOf(cursor, next);
    if (found === undefined && !cursor.isWord(keywords.NUMBER_FILLERS, next)) return undefined;
    unit = found ?? unit;
  }
  return undefined;
}

/** Checks whether a word that says what is counted stands before a number here. */
export function peekUnit(cursor: Cursor): boolean {
  return peekUnitAt(cursor, 0);
}

/** Checks whether such a word stands that many places ahead. */
export function peekUnitAt(cursor: Cursor, ahead: number): boolean {
  return cursor.peek(ahead).kind === "word" && unitBefore(cursor, ahead)?.unit !== undefined;
}

/** Checks whether verses begin, that many places ahead, with a word: `v. 3`, `od 3`, `vrstice od 3`. */
export function peekVerse(cursor: Cursor, ahead: number): boolean {
  if (cursor.peek(ahead).kind !== "word") return false;
  const lead = unitBefore(cursor, ahead);
  return lead !== undefined && lead.unit !== "chapter";
}

/** UnitBefore = { "od" | ( "poglavje" | "vrstica" ) [ "." ] }, before a number: `vrstice od 3` */
export function parseUnitBefore(cursor: Cursor): Unit | undefined {
  if (cursor.peek().kind !== "word") return undefined;
  const lead = unitBefore(cursor, 0);
  cursor.index += lead?.length ?? 0;
  return lead?.unit;
}

/** Checks whether the number that many places ahead is an amount: `4 poglavja`, `12 vrstic`, but `3-4 poglavja`. */
export function isAmount(cursor: Cursor, ahead: number): boolean {
  const { kind, value } = cursor.peek(ahead);
  if (kind !== "number" || cursor.peek(ahead - 1).kind === "-") return false;
  const last = value % 100;
  return keywords.COUNTED_UNITS.some(([from, to, words]) => {
    return from <= last && last <= to && cursor.isWord(words, ahead + 1);
  });
}

/** UnitBehind = [ "." ] ( "poglavje" | "vrstica" ), behind a number: `3. poglavje` */
export function parseUnitBehind(cursor: Cursor): Unit | undefined {
  const dot = cursor.peek().kind === "." ? 1 : 0;
  const unit = unitOf(cursor, dot);
  if (unit === undefined) return undefined;
  // In `3 v. 16` the word belongs to the number behind it, in `3. poglavje 16` to the ordinal before it.
  const isOrdinal = dot === 1 && cursor.peek(dot).text.length > 3;
  if (!isOrdinal && isNumber(cursor, dot + 1)) return undefined;
  if (isAmount(cursor, -1)) throw cursor.unreadable();
  cursor.index += dot + 1;
  return unit;
}

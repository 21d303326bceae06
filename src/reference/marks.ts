import type { BookId } from "../canon/mod.ts";
import type { Cursor } from "./cursor.ts";
import * as words from "./words.ts";

/** What a word beside a number says that it counts. */
export type Unit = "chapter" | "verse";

function unitOf(cursor: Cursor, ahead: number): Unit | undefined {
  if (cursor.isWord(words.VERSE_WORDS, ahead)) return "verse";
  return cursor.isWord(words.CHAPTER_WORDS, ahead) ? "chapter" : undefined;
}

/** Whether, that many places ahead, a word for a verse stands before its number: `v. 3`. */
export function isVerseWord(cursor: Cursor, ahead: number): boolean {
  if (!cursor.isWord(words.VERSE_WORDS, ahead)) return false;
  const { kind } = cursor.peek(ahead + 1);
  return kind === "number" || (kind === "." && cursor.peek(ahead + 2).kind === "number");
}

/** Whether a word that says what is counted stands before a number here. */
export function startsNumber(cursor: Cursor): boolean {
  if (unitOf(cursor, 0) === undefined) return false;
  const { kind } = cursor.peek(1);
  return kind === "number" || (kind === "." && cursor.peek(2).kind === "number");
}

/** Unit = { "od" | "poglavje" | "vrstica" } before a number: `vv. 3`, `od v. 3` */
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

/** Unit = [ "." ] ( "poglavje" | "vrstica" ) behind a number: `3. poglavje` */
export function parseUnitBehind(cursor: Cursor): Unit | undefined {
  const dot = cursor.peek().kind === "." ? 1 : 0;
  const unit = unitOf(cursor, dot);
  if (unit === undefined) return undefined;
  const next = cursor.peek(dot + 1).kind === "." ? dot + 2 : dot + 1;
  // In `3 v. 16` the word belongs to the number behind it, in `3. poglavje 16` to the ordinal before it.
  if (cursor.peek(next).kind === "number" && (dot === 0 || cursor.peek(dot).text.length < 4)) {
    return undefined;
  }
  cursor.index += dot + 1;
  return unit;
}

/** The books some of whose verses go on with letters through the alphabet: the Greek Esther's `4,17k`. */
const LETTERED: ReadonlySet<BookId> = new Set<BookId>(["EST", "ESG"]);

/** Segment = letters behind a verse, as one word: `16a`, `1ab` */
export function parseSegment(cursor: Cursor, book: BookId): string | undefined {
  const token = cursor.peek();
  if (token.kind !== "word") return undefined;
  const glued = cursor.isGlued();
  if (!glued && (!isLowerCase(cursor) || cursor.peek(1).kind === "number")) return undefined;
  if (!isSegment(token.text, book)) return undefined;
  cursor.index++;
  return token.text;
}

/** Segment = letters that stand alone and belong to the verse before: the `l` in `17k.l` */
export function parseLoneSegment(cursor: Cursor, book: BookId): string | undefined {
  const token = cursor.peek();
  if (token.kind !== "word" || !isLowerCase(cursor)) return undefined;
  if (cursor.peek(1).kind === "number" || !isSegment(token.text, book)) return undefined;
  cursor.index++;
  return token.text;
}

function isLowerCase(cursor: Cursor): boolean {
  const { start, end, text } = cursor.peek();
  return cursor.text.slice(start, end) === text;
}

/** Half verses are the letters `a` to `e` in their order; lettered verses one letter, or one doubled. */
function isSegment(text: string, book: BookId): boolean {
  if (LETTERED.has(book) && (text.length === 1 || (text.length === 2 && text[0] === text[1]))) {
    return text >= "a" && text <= "zz" && text !== "ff" && text !== "ss";
  }
  for (let index = 0; index < text.length; index++) {
    const letter = text[index] as string;
    if (letter < "a" || letter > "e" || (index > 0 && letter <= (text[index - 1] as string))) {
      return false;
    }
  }
  return true;
}

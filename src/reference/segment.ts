/** The letters of half verses. */
import type { BookId } from "../canon/mod.ts";
import type { Cursor } from "./cursor.ts";
import { JOINING_WORDS, REST_WORDS } from "./words.ts";

/** The verse that letters may belong to. */
export interface VersePlace {
  readonly book: BookId;
  readonly chapter: number;
  readonly verse: number;
  /** True where the letters end a range: the `f` of `5,1a-f`. */
  readonly isEnd: boolean;
}

/** The books whose verses can go on with letters through the alphabet: the Greek Esther's `4,17k`. */
const LETTERED: ReadonlySet<BookId> = new Set<BookId>(["EST", "ESG"]);

/**
 * The verses that do, in the Göttingen Septuagint and the editions that follow it; there alone an `f` can be one of the
 * letters and not "and the next verse".
 */
export const LETTERED_VERSES: ReadonlySet<string> = new Set(["1,1", "3,13", "4,17", "5,1", "5,2", "8,12", "10,3"]);

/** Segment = letters behind a verse, as one word: `16a`, `1ab`, `16 a` */
export function parseSegment(cursor: Cursor, place: VersePlace): string | undefined {
  if (isMistakenDigit(cursor) && !LETTERED.has(place.book)) return undefined;
  return cursor.isAdjacent() || isAlone(cursor) ? takeSegment(cursor, place) : undefined;
}

/** Segment = letters of the verse before, without its number: the `l` in `17k.l` */
export function parseLoneSegment(cursor: Cursor, place: VersePlace): string | undefined {
  return isAlone(cursor) ? takeSegment(cursor, place) : undefined;
}

/** Checks whether separate letters can belong to a verse: in lower case, with no number of their own. */
function isAlone(cursor: Cursor): boolean {
  const { kind, raw, text } = cursor.peek();
  if (kind !== "word" || text === "v" || /^c[fh]$/.test(text) || cursor.is("number", 1)) return false;
  // `Mt 5,12 e Lc 6,20` joins two passages in Italian.
  if (raw !== text || !JOINING_WORDS.has(text)) return raw === text;
  return !cursor.is("(", 1) && cursor.matchBook(1) === undefined && !cursor.isWord(REST_WORDS, 1);
}

/** Checks whether letters mistaken for digits follow one directly: `Jn 10,1O`, `Ps 1OO`, `Lk 15,1l`. */
function isMistakenDigit(cursor: Cursor, ahead = 0): boolean {
  const { kind, raw } = cursor.peek(ahead);
  if (kind !== "word" || !cursor.isAdjacent(ahead) || !cursor.is("number", ahead - 1)) return false;
  // In capitals throughout a `B` is the letter of its verse: `RIM 8,2B`.
  return raw === "B" ? !cursor.isCapitals : /^[OolIiSZ]+$/.test(raw);
}

/** Letters from `a` to `h` in their order. */
const HALF_VERSE = /^a?b?c?d?e?f?g?h?$/;

function takeSegment(cursor: Cursor, { book, chapter, verse, isEnd }: VersePlace): string | undefined {
  const { kind, text } = cursor.peek();
  if (kind !== "word" || !(HALF_VERSE.test(text) || (LETTERED.has(book) && isLetter(text)))) return undefined;
  // A lone `f` or `s` is a letter of its verse; in the Hebrew Esther only where it ends a range.
  const isLone = text === "f" || text === "s";
  if (isLone && !(LETTERED_VERSES.has(`${chapter},${verse}`) && (isEnd || book === "ESG"))) return undefined;
  cursor.index++;
  return text;
}

/** One letter or one doubled (`z` is followed by `aa`); `ff` and `ss` are "and the rest". */
function isLetter(text: string): boolean {
  if (text.length > 2 || text === "ff" || text === "ss") return false;
  const letter = text.charCodeAt(0);
  return letter >= 0x61 && letter <= 0x7a && text.charCodeAt(text.length - 1) === letter;
}

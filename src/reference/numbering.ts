/** Numbers and letters of verses: two counts of the psalms, the additions to Esther, half verses, verses in brackets. */
import { readRows, readTable } from "../base/source_files.ts";
import { fold } from "../base/word_comparison.ts";
import { type BookId, testamentOf } from "../canon/mod.ts";
import type { Passage, Point, PsalmNumbers, VerseRange } from "./ast.ts";
import type { Cursor } from "./cursor.ts";
import { isUnit } from "./unit.ts";
import { JOINING_WORDS, REST_WORDS, TRANSLATION_CODES } from "./words.ts";

/** The first Greek number of a psalm of the Hebrew count: 9 and 10 are the Greek 9, 114 and 115 are 113. */
function greekOf(hebrew: number): number {
  if (hebrew < 10 || hebrew > 147) return hebrew;
  return hebrew === 115 || hebrew === 116 ? hebrew - 2 : hebrew - 1;
}

/** The first Hebrew number of a psalm of the Greek count. */
function hebrewOf(greek: number): number {
  if (greek < 10 || greek > 147) return greek;
  return greek === 114 ? 116 : Math.min(greek + 1, 147);
}

/**
 * Tells the counts of two numbers of one psalm, in whichever order they were written: between the ninth and the
 * hundred and forty-seventh the Hebrew one is the larger.
 *
 * @returns Undefined where no psalm has both.
 */
export function psalmNumbers(number: number, other: number): PsalmNumbers | undefined {
  const hebrew = Math.max(number, other);
  const greek = Math.min(number, other);
  if (hebrew < 9 || hebrew > 147) return undefined;
  // The Hebrew 116 is the Greek 114 and 115, 147 is 146 and 147.
  const isPair = greek === greekOf(hebrew) || hebrew === hebrewOf(greek);
  return isPair ? { hebrew, greek } : undefined;
}

/** The difference within which two numbers look like those of one psalm. */
const MAX_DIFFERENCE = 2;

/**
 * Refuses two numbers that no psalm has, but that look as if one had: `Ps 115(114)` is the Hebrew 115, which is the
 * Greek 113, or the Greek 114, which is the Hebrew 116.
 */
function checkNumbers(cursor: Cursor, number: number, other: number): void {
  const [hebrew, greek] = [Math.max(number, other), Math.min(number, other)];
  if (hebrew - greek > MAX_DIFFERENCE || !cursor.is(")", 2)) return;
  // `Ps 3 (2)` is a verse; `Ps 150 (150)` says the same number twice, as both counts do.
  if (hebrew < 9 || (hebrew === greek && greek > 147)) return;
  const pairs = [
    [hebrew, greekOf(hebrew)],
    [hebrewOf(greek), greek],
  ] as const;
  const places = pairs.map(([one, same]) => `${one}${one === same ? "" : ` (${same})`}`);
  throw cursor.ambiguous(cursor.vocabulary.abbreviation("PSA"), places, -1, 2);
}

/**
 * OtherNumber = "(" Number … ")" | "/" Number | "A" | "B"
 *
 * A psalm's number in the other count, given for the reader's convenience: `Ps 51(50),3`, `Ps 50 (51)`, `Ps 9 B`.
 *
 * @returns The two numbers, and how many tokens the other one takes; undefined where none is here.
 */
export function findOtherNumber(cursor: Cursor, number: number): { numbers: PsalmNumbers; length: number } | undefined {
  const { kind, raw } = cursor.peek();
  const { kind: next, value } = cursor.peek(1);
  if (number === 9 && (raw === "A" || raw === "B")) {
    const hebrew = raw === "A" ? 9 : 10;
    // `Ps 9B (10),1-4`
    const isRepeated = next === "(" && cursor.peek(2).value === hebrew && cursor.is(")", 3);
    return { numbers: { hebrew, greek: 9, isHalf: true }, length: isRepeated ? 4 : 1 };
  }
  if (next !== "number" || (kind !== "/" && kind !== "(")) return undefined;
  const numbers = psalmNumbers(number, value);
  if (numbers === undefined) {
    if (kind === "(") checkNumbers(cursor, number, value);
    return undefined;
  }
  if (kind === "/") {
    // `Ps 51/50` is one psalm, `Ps 9/10` are two.
    return value >= number ? undefined : { numbers, length: 2 };
  }
  // The longest is `10(9,22-39)`.
  for (let ahead = 2; ahead < 8; ahead++) {
    if (cursor.is(")", ahead)) return { numbers, length: ahead + 1 };
  }
  // The citation ends before a word in the bracket: `Ps 50 (51 v hebrejščini)`.
  if (cursor.is("end", 2)) throw cursor.unreadable(1);
  return undefined;
}

/** The marks of the Greek and the Latin count of the psalms, before a psalm and behind its verses. */
const MARK_BEFORE = /(?:LXX|n?vg|vulg\p{L}*|septuagint\p{L}*|(?<!\p{L})gr(?:šk\p{L}*)?)[.:,]?\s*$/iu;
const MARK_BEHIND = /^[\s,([]*(?:po )?(?:LXX|n?vg|vulg\p{L}*|septuagint\p{L}*|gr(?:šk\p{L}*)?)(?!\p{L}|\.?\s*\d)/iu;
/** No mark with its spaces is longer. */
const MAX_MARK = 60;

/** The Hebrew numbers of the chapters 25 to 51 of the Greek Jeremiah, the first from its verse 14 on. */
const HEBREW_JEREMIAH = [49, 46, 50, 51, 47, 49, 48, ...Array.from({ length: 20 }, (_, index) => index + 25)];

/** Returns the chapter of a Greek place in the Hebrew count, as a citation has it; undefined where both have it alike. */
function hebrewChapter(book: BookId, { chapter, verse = 0 }: Point): string | undefined {
  if (book === "PSA" && chapter > 9 && chapter < 148) return `${hebrewOf(chapter)} (${chapter})`;
  if (book === "1KI" && (chapter === 20 || chapter === 21)) return `${41 - chapter}`;
  const isOther = book === "JER" && chapter > 24 && (chapter > 25 || verse > 13);
  return isOther ? HEBREW_JEREMIAH[chapter - 25]?.toString() : undefined;
}

/** Refuses what has another number in the count with whose mark it is: `Ps 50 LXX`, `Ps 50 (Vulg.)`, `Jer 38,31 LXX`. */
export function checkCountMarks(cursor: Cursor, passages: readonly Passage[]): void {
  const { text } = cursor;
  passages.forEach(({ book, written, ranges, start, end }, index) => {
    const range = ranges.find(({ psalm, from }) => psalm === undefined && hebrewChapter(book, from) !== undefined);
    if (range === undefined) return;
    const before = text.slice(Math.max(passages[index - 1]?.end ?? 0, start - MAX_MARK), start);
    const behind = text.slice(end, Math.min(passages[index + 1]?.start ?? text.length, end + MAX_MARK));
    const [mark] = MARK_BEFORE.exec(before) ?? MARK_BEHIND.exec(behind) ?? [];
    // The Latin books but the psalms have the Hebrew numbers.
    if (mark === undefined || (book !== "PSA" && /vg|vulg/i.test(mark))) return;
    const readings = [`${written} ${range.from.chapter}`, `${written} ${hebrewChapter(book, range.from)}`];
    throw cursor.error("ambiguous_notation", { position: start, end, readings });
  });
}

/** The parts of the Greek additions to Esther, by letter: last verse, chapter, and how many verses that one is ahead. */
const ADDITIONS: readonly (readonly [letter: string, last: number, chapter: number, ahead: number])[] = readRows(
  readTable("reference/tables/esther_additions.txt"),
  ([letter = "", ...numbers]) => {
    const [last = Number.NaN, chapter = Number.NaN, ahead = Number.NaN] = numbers.map(Number);
    if (Number.isNaN(last + chapter + ahead)) throw new SyntaxError(`Cannot read "${letter}": expected three numbers`);
    return [letter, last, chapter, ahead] as const;
  },
);

/** The additions printed in another book, with that book. */
export const BOOKS_WITH_ADDITIONS: ReadonlyMap<BookId, BookId> = new Map<BookId, BookId>([
  ["SUS", "DAN"],
  ["BEL", "DAN"],
  ["S3Y", "DAN"],
  ["LJE", "BAR"],
]);

/** The place of a verse of an addition in the numbering of chapters; undefined where it has no such verse. */
export function additionVerse(letter: string, verse: number): Point | undefined {
  const part = ADDITIONS.find(([name, last]) => name === letter && verse <= last);
  if (part === undefined || verse < 1) return undefined;
  return { chapter: part[2], verse: verse + part[3] };
}

/** The meaning of verses in brackets behind others. */
type BracketMeaning =
  /** More verses: `Lk 24,13-35 (36)`. */
  | "more"
  /** The same verses in another numbering, or a part of them: `Sir 15,16-21 (15-20)`, `Mal 3,19-20 (4,1-2)`. */
  | "same"
  /** It may be either: `Lk 9,28-36 (18-24)`. */
  | "either";

/** The most verses by which two numberings of a chapter differ, where a single verse is given in both. */
const MAX_SHIFT = 5;

/**
 * Tells what the ranges of a bracket mean. Some editions count verses otherwise, and lectionaries give both: what
 * overlaps is that, and what is as long piece by piece, in another chapter or before: `Oz 2,16.21-22 (14.19-20)`.
 *
 * @param options `isPsalm`: true in the psalms, where the number may be the psalm's in the other count, as in
 *   `Ps 116,10-19 (115)`; `isSquare`: true of a square bracket, where it may be that of a footnote; `remarked`: what
 *   a range as long means behind which words or a code follow: `Jes 9,5 (9,6 in der Lutherbibel)`.
 */
export function bracketMeaning(
  before: readonly VerseRange[],
  bracket: readonly VerseRange[],
  { isPsalm, isSquare, remarked }: { isPsalm: boolean; isSquare: boolean; remarked: BracketMeaning | undefined },
): BracketMeaning {
  const [last, first] = [before.at(-1), bracket[0]];
  if (last === undefined || first === undefined) return "more";
  const { verse = 0 } = first.from;
  const isNumber = bracket.length === 1 && first.from === first.to;
  if (isPsalm && isNumber && psalmNumbers(last.from.chapter, verse) !== undefined) return "same";
  if (bracket.some((range) => before.some((other) => overlaps(range, other)))) return "same";
  const isSameChapter = first.from.chapter === last.to.chapter;
  const isBehind = isSameChapter && isLess(last.to, first.from);
  // `Mt 5,3 [6]`, but not `Lk 24,13-35 [36]`
  const isFootnote = isSquare && isNumber && verse !== (last.to.verse ?? 0) + 1;
  if (isBehind && remarked !== undefined && isAlike(before.slice(-bracket.length), bracket)) return remarked;
  if (isBehind) return isFootnote ? "either" : "more";
  // `Mt 5,16 (3)`
  const isFar = isNumber && isSameChapter && (last.to.verse ?? 0) - verse > MAX_SHIFT;
  if (isFar && !isSquare) return "either";
  if (isAlike(before.slice(-bracket.length), bracket)) return "same";
  return isSameChapter ? "either" : "more";
}

/**
 * Checks whether a passage in brackets repeats the one before it in the numbering of another translation: as long range by
 * range, and overlapping it or marked with a code. `Ps 40,7-9 (Ps 40,6-8)`, `Ps 81,8 [Ps 81,7 CHR]`; `Joel 2:28 (MT 3:1)` has
 * the Masoretic text and no Matthew.
 */
export function repeats(before: Passage, bracket: Passage, { text, isCapitals, vocabulary }: Cursor): boolean {
  if (before.ranges.length < bracket.ranges.length) return false;
  const ranges = before.ranges.slice(-bracket.ranges.length);
  if (!isAlike(ranges, bracket.ranges)) return false;
  const isNear = Math.abs((bracket.ranges[0]?.from.chapter ?? 0) - (ranges[0]?.from.chapter ?? 0)) < 2;
  const isMasoretic = bracket.written === "MT" && vocabulary.abbreviation("MAT") !== "MT" && !isCapitals;
  if (isMasoretic && testamentOf(before.book) === "old") return isNear;
  if (before.book !== bracket.book) return false;
  const [code = ""] = /[A-Z]{2,}(?=\d?\s*[)\]])/.exec(text.slice(bracket.end)) ?? [];
  const isMarked = isNear && TRANSLATION_CODES.has(fold(code));
  return isMarked || bracket.ranges.every((range, index) => overlaps(range, ranges[index] as VerseRange));
}

function overlaps(one: VerseRange, other: VerseRange): boolean {
  return !isLess(one.to, other.from) && !isLess(other.to, one.from);
}

/** Checks whether one point precedes another; a chapter's end is behind all its verses. */
function isLess(end: VerseRange["to"], start: VerseRange["from"]): boolean {
  if (end.chapter !== start.chapter) return end.chapter < start.chapter;
  // `Ps 104,1-2a (2b-3)`
  if (end.verse === start.verse && end.segment && start.segment) return end.segment < start.segment;
  return (end.verse ?? Number.POSITIVE_INFINITY) < (start.verse ?? 0);
}

/** Checks whether two lists have ranges of the same lengths. */
function isAlike(one: readonly VerseRange[], other: readonly VerseRange[]): boolean {
  return one.every((range, index) => lengthOf(range) === lengthOf(other[index] ?? range));
}

/** The number of verses of a range within a chapter; no number, and like no other, for a longer one. */
function lengthOf({ from, to }: VerseRange): number {
  return from.chapter === to.chapter ? (to.verse ?? Number.NaN) - (from.verse ?? Number.NaN) : Number.NaN;
}

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
  if (isUnit(cursor, 1)) return false;
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

import { type BookId, bookOrder, mostChapters } from "../canon/mod.ts";
import type { Point, VerseRange } from "./ast.ts";
import type { Cursor } from "./cursor.ts";
import * as keywords from "./keywords.ts";
import type { Token } from "./lexer.ts";
import { MAX_NUMBER } from "./lexer.ts";
import { parseRomanChapter } from "./roman.ts";
import { matchOtherBook, parseLoneSegment, parseSegment, type VersePlace } from "./segment.ts";
import type { Separator } from "./separator.ts";
import type { ReferenceSyntaxError } from "./syntax_error.ts";
import { parseUnitBefore, parseUnitBehind, peekVerse, type Unit } from "./unit.ts";
import { unknownBook } from "./unknown_book.ts";
import { type MarkStyle, VerseMarks } from "./verse_mark.ts";
import type { BookMatch } from "./vocabulary.ts";

/** The number of a point that had no chapter or verse so far. */
const NONE = -1;

/** Reads the items of one passage, one after the other; what was read decides what a bare number means. */
export class ItemParser {
  readonly #cursor: Cursor;
  readonly #book: BookId;
  /** True where the book has but one chapter, so that bare numbers are verses. */
  readonly #isOneChapter: boolean;
  readonly #marks: VerseMarks;
  // The last point: without a chapter before the first, without a verse where it was a chapter.
  #chapter: number = NONE;
  #verse: number = NONE;
  #segment: string | undefined;
  /** Set where the last point said what its number counts. */
  #isExplicit = false;

  constructor(cursor: Cursor, { book, style }: { book: BookId; style: MarkStyle | undefined }) {
    this.#cursor = cursor;
    this.#book = book;
    this.#isOneChapter = mostChapters(book) === 1;
    if (this.#isOneChapter) this.#chapter = 1;
    this.#marks = new VerseMarks(cursor, { book, style, isOneChapter: this.#isOneChapter });
  }

  /**
   * Item = Point [ Range ] [ Following ]
   *
   * @param separator What stands before it.
   * @param ordinal Its chapter where that was read already: `23. psalm`, `3. poglavje Janezovega evangelija`.
   */
  parseItem(separator: Separator, ordinal?: Token): VerseRange {
    const cursor = this.#cursor;
    const { start } = ordinal ?? cursor.peek();
    const bare = this.#bareUnit(separator);
    this.#checkSeparator(separator, bare);
    const from = this.#parsePoint(bare, separator, ordinal?.value);
    const to = this.#parseFollowing(this.#parseRange(from));
    const end = cursor.passed;
    if (isBackwards(from, to)) throw cursor.error("backwards", { position: start, end });
    return { from, to, start, end };
  }

  /** Checks whether an item that was just read is the number 1 with nothing beside it, in a one-chapter book. */
  isBareOne({ from, to }: VerseRange): boolean {
    if (!this.#isOneChapter || this.#isExplicit) return false;
    return from === to && from.verse === 1 && from.segment === undefined;
  }

  /** Checks whether letters follow that belong to the verse before: the `l` in `17k.l`. */
  peekSegment(): boolean {
    const { index } = this.#cursor;
    const isSegment = this.#parseLoneSegment(false) !== undefined;
    this.#cursor.index = index;
    return isSegment;
  }

  /** Refuses marks that could mean several things: `Ps 1.3.5`, `Jn 3,,16`. */
  #checkSeparator(separator: Separator, bare: Unit): void {
    const isDot = separator === "." && (bare === "chapter" || this.#marks.style === ".");
    const isComma = separator === "," && bare === "chapter" && this.#marks.style === undefined;
    if (isDot || (isComma && this.#cursor.peek().kind === "number")) {
      throw this.#cursor.expected('"," before a verse or ";" before a chapter');
    }
  }

  /** Decides what a number counts that has no word beside it. */
  #bareUnit(separator: Separator): Unit {
    if (this.#isOneChapter) return "verse";
    return separator === ";" || this.#verse === NONE ? "chapter" : "verse";
  }

  /** Point = UnitBefore Number UnitBehind [ OtherNumber ] [ VerseMark Verse ] | Segment */
  #parsePoint(bare: Unit, separator: Separator | "-", chapter?: number): Point {
    const cursor = this.#cursor;
    const before = chapter === undefined ? parseUnitBefore(cursor) : "chapter";
    if (before === undefined && bare === "verse") {
      const segment = this.#parseLoneSegment(separator === "-");
      if (segment !== undefined) return this.#verseAt(this.#verse, segment);
    }
    const number = chapter ?? this.#parseNumber(bare);
    const said = before ?? parseUnitBehind(cursor);
    this.#isExplicit = said !== undefined;
    if (said === "verse") {
      this.#marks.sawWord();
      return this.#parseSegmentOf(number);
    }

    const unit = said ?? bare;
    const other = unit === "chapter" ? this.#otherNumber() : 0;
    const mark = this.#marks.find(unit, other);
    if (unit === "verse") {
      const last = { chapter: this.#chapter, verse: this.#verse };
      if (mark === undefined || this.#marks.isListed(number, { mark, separator, last })) {
        return this.#parseSegmentOf(number);
      }
    }
    this.#isExplicit = true;
    this.#chapter = number;
    this.#verse = NONE;
    this.#segment = undefined;
    cursor.index += mark ?? other;
    return mark === undefined ? { chapter: number } : this.#parseVerse();
  }

  /** Verse = UnitBefore Number [ Segment ] UnitBehind */
  #parseVerse(): Point {
    parseUnitBefore(this.#cursor);
    const point = this.#parseSegmentOf(this.#parseNumber("verse"));
    parseUnitBehind(this.#cursor);
    return point;
  }

  #parseNumber(unit: Unit): number {
    const { kind, value } = this.#cursor.peek();
    if (kind === "number") {
      this.#cursor.index++;
      return value;
    }
    const numeral = unit === "chapter" ? parseRomanChapter(this.#cursor) : undefined;
    if (numeral === undefined) throw this.unexpected();
    return numeral;
  }

  #parseSegmentOf(verse: number): Point {
    if (this.#chapter === NONE) {
      this.#cursor.index--;
      throw this.#cursor.expected("a chapter before the verse");
    }
    return this.#verseAt(verse, parseSegment(this.#cursor, this.#placeOf(verse, false)));
  }

  #parseLoneSegment(isEnd: boolean): string | undefined {
    if (this.#segment === undefined) return undefined;
    return parseLoneSegment(this.#cursor, this.#placeOf(this.#verse, isEnd));
  }

  #placeOf(verse: number, isEnd: boolean): VersePlace {
    return { book: this.#book, chapter: this.#chapter, verse, isEnd };
  }

  #verseAt(verse: number, segment: string | undefined): Point {
    this.#verse = verse;
    this.#segment = segment;
    const chapter = this.#chapter;
    return segment === undefined ? { chapter, verse } : { chapter, verse, segment };
  }

  /**
   * OtherNumber = "(" Number … ")" | "/" Number
   *
   * A psalm's number in the other count, given for the reader's convenience: `Ps 51(50),3`.
   *
   * @returns How many tokens it takes.
   */
  #otherNumber(): number {
    const cursor = this.#cursor;
    if (this.#book !== "PSA" || cursor.peek(1).kind !== "number") return 0;
    const { kind } = cursor.peek();
    if (kind === "/") return this.matchBook(1) === undefined ? 2 : 0;
    if (kind !== "(") return 0;
    // The longest is `10(9,22-39)`.
    for (let ahead = 2; ahead < 8; ahead++) {
      if (cursor.peek(ahead).kind === ")") return ahead + 1;
    }
    return 0;
  }

  /** The book that is named that many places ahead. */
  matchBook(ahead = 0): BookMatch | undefined {
    return matchOtherBook(this.#cursor, this.#book, ahead);
  }

  /** Range = [ "." ] ( "-" { "-" } | "do" ) [ Book ] ( Point | "konca" ) */
  #parseRange(from: Point): Point {
    const cursor = this.#cursor;
    // The dot of an ordinal: `16.-18. vrstica`.
    const dot = cursor.peek().kind === "." ? 1 : 0;
    let ahead = dot;
    if (cursor.isWord(keywords.RANGE_WORDS, ahead)) ahead++;
    else while (cursor.peek(ahead).kind === "-") ahead++;
    if (ahead === dot) return from;
    // `Mt 13,1-23 – krajša oblika`, `Iz 58,7-10 – Ps 112`: a dash between, not within.
    const isIntroduced = cursor.isWord(keywords.PREAMBLE_WORDS, ahead) && !peekVerse(cursor, ahead);
    if (isIntroduced || this.#isFartherBook(ahead)) return from;
    cursor.index += ahead;
    if (cursor.isWord(keywords.REST_WORDS)) return from;
    const isRepeated = this.#skipSameBook();
    const isChapter = from.verse === undefined || (isRepeated && !this.#isOneChapter);
    return this.#parsePoint(isChapter ? "chapter" : "verse", "-");
  }

  /** Checks whether a book stands there to which no range could lead: neither this one nor the next. */
  #isFartherBook(ahead: number): boolean {
    const match = this.matchBook(ahead);
    if (match === undefined || match.books.length > 1) return false;
    const distance = bookOrder(match.books[0] as BookId) - bookOrder(this.#book);
    return distance !== 0 && distance !== 1;
  }

  /** Moves past the book of this passage where it is named again: `1 Mz 1,1 - 1 Mz 2,4`. */
  #skipSameBook(): boolean {
    const cursor = this.#cursor;
    const match = this.matchBook();
    if (match === undefined) return false;
    if (match.books.length > 1 || match.books[0] !== this.#book) {
      throw cursor.expected("the end of the range in the same book");
    }
    cursor.index = match.next;
    while (cursor.expectOptional(".") || cursor.expectOptional(","));
    return true;
  }

  /** Following = [ "in" ] ( "sl" | "nasl" ) UnitBehind */
  #parseFollowing(to: Point): Point {
    const cursor = this.#cursor;
    const joined = cursor.isWord(keywords.AND_WORDS) ? 1 : 0;
    const isNext = cursor.isWord(keywords.NEXT_WORDS, joined);
    if (!isNext && !cursor.isWord(keywords.REST_WORDS, joined)) return to;
    cursor.index += joined + 1;
    parseUnitBehind(cursor);
    const { chapter, verse } = to;
    if (verse !== undefined)
      return isNext ? this.#verseAt(following(verse), undefined) : { chapter };
    this.#chapter = isNext ? following(chapter) : Math.max(chapter, mostChapters(this.#book));
    return { chapter: this.#chapter };
  }

  /** The error of a token with which nothing in the grammar begins here. */
  unexpected(): ReferenceSyntaxError {
    const cursor = this.#cursor;
    const isName = cursor.peek().kind === "word" && !cursor.isAdjacent();
    if (isName && !cursor.isWord(keywords.JOINING_WORDS)) return unknownBook(cursor);
    return cursor.expected(this.#chapter === NONE ? "a chapter" : "a chapter, a verse or a book");
  }
}

/** The next number, which can be read too. */
function following(number: number): number {
  return Math.min(number + 1, MAX_NUMBER);
}

function isBackwards(from: Point, to: Point): boolean {
  if (to.chapter !== from.chapter) return to.chapter < from.chapter;
  return to.verse !== undefined && from.verse !== undefined && to.verse < from.verse;
}

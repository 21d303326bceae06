import { type BookId, bookOrder, mostChapters, mostVerses } from "../canon/mod.ts";
import type { Point, VerseRange } from "./ast.ts";
import type { Cursor } from "./cursor.ts";
import { additionVerse, isAddition } from "./esther_additions.ts";
import * as keywords from "./keywords.ts";
import type { LeadingNumber } from "./leading_place.ts";
import { MAX_NUMBER } from "./lexer.ts";
import { ordinalValue } from "./ordinal.ts";
import { type PsalmNumbers, psalmNumbers } from "./psalm_number.ts";
import { parseRomanChapter } from "./roman.ts";
import { matchOtherBook, parseLoneSegment, parseSegment, type VersePlace } from "./segment.ts";
import type { Separator } from "./separator.ts";
import type { ReferenceSyntaxError } from "./syntax_error.ts";
import { parseUnitBefore, parseUnitBehind, peekUnit, peekVerse, type Unit } from "./unit.ts";
import { unknownBook } from "./unknown_book.ts";
import { type MarkStyle, VerseMarks } from "./verse_mark.ts";
import type { BookMatch } from "./vocabulary.ts";

/** The number of a point that had no chapter or verse so far. */
const NONE = -1;

/** The book whose items are read. */
export interface ItemsOf {
  readonly book: BookId;
  readonly written: string;
  /** The mark before verses, where the name was followed by one that tells it. */
  readonly style?: MarkStyle | undefined;
}

/** Reads the items of one passage, one after the other; what was read decides what a bare number means. */
export class ItemParser {
  readonly #cursor: Cursor;
  readonly #book: BookId;
  readonly #written: string;
  /** True where the book has but one chapter, so that bare numbers are verses. */
  readonly #isOneChapter: boolean;
  readonly #marks: VerseMarks;
  // The last point: without a chapter before the first, without a verse where it was a chapter.
  #chapter: number = NONE;
  #verse: number = NONE;
  #segment: string | undefined;
  /** The two numbers of the psalm that was read last, where both were given. */
  #psalm: PsalmNumbers | undefined;
  /** The letter of the addition to Esther whose verses are read. */
  #addition: string | undefined;
  /** Set where the last point said what its number counts. */
  #isExplicit = false;

  constructor(cursor: Cursor, { book, written, style }: ItemsOf) {
    this.#cursor = cursor;
    this.#book = book;
    this.#written = written;
    this.#isOneChapter = mostChapters(book) === 1;
    if (this.#isOneChapter) this.#chapter = 1;
    this.#marks = new VerseMarks(cursor, { book, written, style });
  }

  /**
   * Item = Point [ Range ] [ Following ]
   *
   * @param separator What stands before it.
   * @param ordinal Its chapter where that was read already: `23. psalm`, `3. poglavje Janezovega evangelija`.
   */
  parseItem(separator: Separator, ordinal?: LeadingNumber): VerseRange {
    const cursor = this.#cursor;
    const { start } = ordinal ?? cursor.peek();
    if (ordinal === undefined && this.#peekChapters()) this.#marks.sawChapters();
    else if (ordinal === undefined) this.#checkConsecutive();
    const bare = this.#bareUnit(separator);
    this.#checkSeparator(separator, bare);
    if (separator === ".") this.#marks.sawDot();
    const from = this.#parsePoint(bare, separator, ordinal?.value);
    const psalm = this.#psalm;
    const to = this.#parseFollowing(this.#parseRange(from));
    if (to !== from) this.#checkRange(start, from);
    const end = cursor.passed;
    if (isBackwards(from, to)) throw cursor.error("backwards", { position: start, end });
    return { from, to, start, end, ...(psalm && { psalm }) };
  }

  /** The book whose items are read. */
  get book(): BookId {
    return this.#book;
  }

  /** Checks whether a number or a word that counts stands here. */
  startsItem(): boolean {
    const cursor = this.#cursor;
    const { kind, text } = cursor.peek();
    return (
      kind === "number" ||
      peekUnit(cursor) ||
      (kind === "word" && this.#ordinalAt(text) !== undefined)
    );
  }

  /** Reads on from a range that stood before the name of the book: `16. vrstica 3. poglavja Janezovega evangelija`. */
  startFrom({ chapter, verse }: Point): void {
    this.#chapter = chapter;
    this.#verse = verse ?? NONE;
    this.#marks.sawWord();
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

  /**
   * Checks whether a list of chapters follows: behind `poglavja`, behind the plural of the psalms, or with its word at
   * the end. `poglavja 5, 6 in 7`, `psalmi 1, 2 in 3`, `5., 6. in 7. poglavje`
   */
  #peekChapters(): boolean {
    const cursor = this.#cursor;
    if (cursor.isWord(keywords.CHAPTERS_WORDS)) return true;
    if (this.#chapter !== NONE || cursor.peek().kind !== "number") return false;
    const isPlural = keywords.PSALMS_WORDS.has(cursor.peek(-1).text);
    let hasJoint = false;
    for (let ahead = 0; ; ) {
      if (cursor.peek(ahead++).kind !== "number") return false;
      const isOrdinal = cursor.peek(ahead).kind === ".";
      if (isOrdinal) ahead++;
      if (isOrdinal && cursor.isWord(keywords.CHAPTER_WORDS, ahead)) return ahead > 2;
      const isJoint = cursor.isWord(keywords.AND_WORDS, ahead);
      if (!isJoint && cursor.peek(ahead).kind !== ",") {
        return isPlural && hasJoint && ["end", ";", ")"].includes(cursor.peek(ahead).kind);
      }
      hasJoint ||= isJoint;
      ahead++;
      if (!isJoint && cursor.isAdjacent(ahead)) return false;
    }
  }

  /** Refuses numbers that follow one another and may all be chapters: `Mt 5, 6, 7`, `Ps 1, 2 in 3`. */
  #checkConsecutive(): void {
    const cursor = this.#cursor;
    if (this.#chapter !== NONE || cursor.peek().kind !== "number") return;
    const { value } = cursor.peek();
    let ahead = 1;
    for (; ; ahead += 2) {
      const isJoint = cursor.isWord(keywords.AND_WORDS, ahead);
      if (!isJoint && cursor.peek(ahead).kind !== ",") break;
      if (!isJoint && cursor.isAdjacent(ahead + 1)) return;
      if (cursor.peek(ahead + 1).value !== value + (ahead + 1) / 2) return;
    }
    const isOver = ["end", ";", ")"].includes(cursor.peek(ahead).kind);
    if (ahead < 5 || !isOver) return;
    const verses = Array.from({ length: (ahead - 1) / 2 }, (_, index) => value + 1 + index);
    throw cursor.error("ambiguous_notation", {
      position: cursor.peek().start,
      end: cursor.peek(ahead - 1).end,
      readings: [`${value},${verses.join(".")}`, [value, ...verses].join("; ")].map(
        (reading) => `${this.#written} ${reading}`,
      ),
    });
  }

  /** Refuses marks that could mean several things: `Ps 1.3.5`, `Jn 3,,16`, `Jn 3/16`, `Mt 5,3...12`. */
  #checkSeparator(separator: Separator, bare: Unit): void {
    const cursor = this.#cursor;
    if (cursor.peek().kind === "number") this.#checkReadings(separator);
    if (separator === "|") throw cursor.expected("the name of a book");
    if (this.#marks.listsChapters) return;
    const isDot = separator === "." && (bare === "chapter" || this.#marks.style === ".");
    const isComma = separator === "," && bare === "chapter" && this.#marks.style === undefined;
    if (isDot || (isComma && cursor.peek().kind === "number")) {
      throw cursor.expected('"," before a verse or ";" before a chapter');
    }
  }

  #checkReadings(separator: Separator): void {
    const [chapter, verse] = [this.#chapter, this.#verse];
    const { value } = this.#cursor.peek();
    // A number with a verse of its own is a chapter: `Tit 1; 1,32`.
    const hasVerse = [",", ":"].includes(this.#cursor.peek(1).kind);
    if (separator === ".." && verse !== NONE) {
      throw this.#ambiguous([`${chapter},${verse}-${value}`, `${chapter},${verse}.${value}`]);
    }
    if (chapter === NONE || verse !== NONE || this.#isOneChapter || hasVerse) return;
    const isVerse = value <= mostVerses(this.#book, chapter);
    if (separator === "/" && !(this.#book === "PSA" && value === chapter + 1)) {
      throw this.#ambiguous([`${chapter},${value}`, `${chapter}; ${value}`]);
    }
    // `Mt 5;3-12` may be `Mt 5,3-12`; a chapter that follows is greater and stands apart: `Mt 5; 6`.
    const isOdd = this.#cursor.isAdjacent() || value <= chapter;
    if (separator === ";" && isVerse && isOdd) {
      throw this.#ambiguous([`${chapter},${value}`, `${chapter}; pogl. ${value}`]);
    }
  }

  #ambiguous(readings: readonly string[]): ReferenceSyntaxError {
    const cursor = this.#cursor;
    const { start } = cursor.peek(-2);
    return cursor.error("ambiguous_notation", {
      position: Math.max(start, 0),
      end: cursor.peek().end,
      readings: readings.map((reading) => `${this.#written} ${reading}`),
    });
  }

  /** Decides what a number counts that has no word beside it. */
  #bareUnit(separator: Separator): Unit {
    if (this.#isOneChapter) return "verse";
    if (this.#marks.listsChapters) return "chapter";
    return separator === ";" || this.#verse === NONE ? "chapter" : "verse";
  }

  /** Point = UnitBefore Number UnitBehind [ OtherNumber ] [ VerseMark Verse ] | Segment | Addition */
  #parsePoint(bare: Unit, separator: Separator | "-", chapter?: number): Point {
    const cursor = this.#cursor;
    const before = chapter === undefined ? parseUnitBefore(cursor) : "chapter";
    if (before === undefined && bare === "verse") {
      const segment = this.#parseLoneSegment(separator === "-");
      if (segment !== undefined) return this.#verseAt(this.#verse, segment);
    }
    if (before === undefined && bare === "chapter" && this.#parseAddition()) {
      return this.#parseVerse();
    }
    const number = chapter ?? this.#parseNumber(bare);
    const said = before ?? parseUnitBehind(cursor);
    this.#isExplicit = said !== undefined;
    if (said === "verse") {
      this.#marks.sawWord();
      return this.#parseSegmentOf(number);
    }

    const unit = said ?? bare;
    const other = unit === "chapter" ? this.#otherNumber(number) : 0;
    if (unit === "chapter" && separator === "-") this.#checkChapters(other);
    const mark = this.#marks.find(unit, other);
    if (unit === "verse") {
      const last = { chapter: this.#chapter, verse: this.#verse };
      if (mark === undefined || this.#marks.isListed(number, { mark, separator, last })) {
        return this.#parseSegmentOf(number);
      }
    }
    this.#isExplicit = true;
    // Marks behind a chapter out of a list of verses tell nothing of the psalm's other number.
    if (unit === "verse") this.#psalm = undefined;
    this.#addition = undefined;
    this.#chapter = this.#psalm?.hebrew ?? number;
    this.#verse = NONE;
    this.#segment = undefined;
    cursor.index += mark ?? other;
    return mark === undefined ? { chapter: this.#chapter } : this.#parseVerse();
  }

  /** Refuses a comma behind a range of chapters that may lead to a verse or to one more chapter: `Mt 5-7, 10`. */
  #checkChapters(ahead: number): void {
    const cursor = this.#cursor;
    if (this.#marks.style !== undefined || this.#marks.listsChapters) return;
    if (cursor.peek(ahead).kind !== "," || cursor.peek(ahead + 1).kind !== "number") return;
    if (cursor.isAdjacent(ahead + 1) || this.matchBook(ahead + 1) !== undefined) return;
    const [chapter, next] = [cursor.peek(-1).value, cursor.peek(ahead + 1).value];
    throw cursor.error("ambiguous_notation", {
      position: cursor.peek(-1).start,
      end: cursor.peek(ahead + 1).end,
      readings: [`${chapter},${next}`, `${chapter}; ${next}`].map(
        (reading) => `${this.#written} ${this.#chapter}-${reading}`,
      ),
    });
  }

  /** Verse = UnitBefore Number [ Segment ] UnitBehind */
  #parseVerse(): Point {
    parseUnitBefore(this.#cursor);
    const point = this.#parseSegmentOf(this.#parseNumber("verse"));
    parseUnitBehind(this.#cursor);
    return point;
  }

  /** Number = digits | a Roman numeral | "osmega", before "poglavja" */
  #parseNumber(unit: Unit): number {
    const { kind, value, text } = this.#cursor.peek();
    if (kind === "number") {
      this.#cursor.index++;
      return value;
    }
    const ordinal = kind === "word" ? this.#ordinalAt(text) : undefined;
    if (ordinal !== undefined) {
      this.#cursor.index++;
      return ordinal;
    }
    const numeral = unit === "chapter" ? parseRomanChapter(this.#cursor) : undefined;
    if (numeral === undefined) throw this.unexpected();
    return numeral;
  }

  #ordinalAt(word: string): number | undefined {
    const isCounted =
      this.#cursor.isWord(keywords.CHAPTER_WORDS, 1) ||
      this.#cursor.isWord(keywords.VERSE_WORDS, 1);
    return isCounted ? ordinalValue(word) : undefined;
  }

  /** Addition = "A" to "F" VerseMark, in Esther: `Est C,12` */
  #parseAddition(): boolean {
    if (this.#book !== "EST" && this.#book !== "ESG") return false;
    const cursor = this.#cursor;
    const { text, raw } = cursor.peek();
    const { kind } = cursor.peek(1);
    if (!isAddition(text) || raw === text || (kind !== "," && kind !== ":")) return false;
    if (cursor.peek(2).kind !== "number") return false;
    this.#addition = text;
    this.#chapter = 1;
    cursor.index += 2;
    return true;
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
    if (this.#addition !== undefined) {
      const point = additionVerse(this.#addition, verse);
      if (point === undefined) throw this.#cursor.expected("a verse of the addition");
      return point;
    }
    return segment === undefined ? { chapter, verse } : { chapter, verse, segment };
  }

  /**
   * OtherNumber = "(" Number … ")" | "/" Number
   *
   * A psalm's number in the other count, given for the reader's convenience: `Ps 51(50),3`, `Ps 50 (51)`.
   *
   * @returns How many tokens it takes.
   */
  #otherNumber(number: number): number {
    this.#psalm = undefined;
    const cursor = this.#cursor;
    if (this.#book !== "PSA" || cursor.peek(1).kind !== "number") return 0;
    const { kind } = cursor.peek();
    const { value } = cursor.peek(1);
    if (kind === "/") {
      // `Ps 51/50` is one psalm, `Ps 9/10` are two.
      if (value >= number || this.matchBook(1) !== undefined) return 0;
      this.#psalm = psalmNumbers(number, value);
      return this.#psalm === undefined ? 0 : 2;
    }
    if (kind !== "(") return 0;
    const numbers = psalmNumbers(number, value);
    if (numbers === undefined) return 0;
    // The longest is `10(9,22-39)`.
    for (let ahead = 2; ahead < 8; ahead++) {
      if (cursor.peek(ahead).kind !== ")") continue;
      this.#psalm = numbers;
      return ahead + 1;
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
    if (this.#isDashBetween(ahead)) return from;
    cursor.index += ahead;
    if (cursor.isWord(keywords.REST_WORDS)) return from;
    const isRepeated = !this.#isTightNumber(0) && this.#skipSameBook();
    const isChapter = from.verse === undefined || (isRepeated && !this.#isOneChapter);
    return this.#parsePoint(isChapter ? "chapter" : "verse", "-");
  }

  /** Checks whether a dash divides two things and none is the range's end. */
  #isDashBetween(ahead: number): boolean {
    const cursor = this.#cursor;
    // The letter of `Est 4,17a-z`.
    if (this.#segment !== undefined && cursor.peek(ahead).raw.length === 1) return false;
    // `Mt 13,1-23 – krajša oblika`, `Iz 58,7-10 – Ps 112`
    if (cursor.isWord(keywords.PREAMBLE_WORDS, ahead) && !peekVerse(cursor, ahead)) return true;
    if (this.#isFartherBook(ahead)) return true;
    // `Lk 1,68–79 – Benediktus`, `Mt 6,24–34 - Ne skrbite`: words that the notation does not know.
    const { kind, raw, text } = cursor.peek(ahead);
    if (keywords.SMALL_WORDS.has(text) && cursor.peek(ahead + 1).kind === "word") return true;
    if (kind !== "word" || raw.length < 3 || this.matchBook(ahead) !== undefined) return false;
    return !peekVerse(cursor, ahead) && !cursor.isWord(keywords.NOTATION_WORDS, ahead);
  }

  /** Checks whether a number stands at its dash and so ends the range: the 3 in `1 Kor 1,1-3 Jn 1,29`. */
  #isTightNumber(ahead: number): boolean {
    const cursor = this.#cursor;
    if (cursor.peek(ahead).kind !== "number") return false;
    return cursor.isAdjacent(ahead) && cursor.isAdjacent(ahead - 1);
  }

  /** Checks whether a book stands there to which no range could lead: neither this one nor the next. */
  #isFartherBook(ahead: number): boolean {
    if (this.#isTightNumber(ahead)) return false;
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

  /** Refuses a range with a third end: `Jn 3,16-18-20`. */
  #checkRange(start: number, from: Point): void {
    const cursor = this.#cursor;
    if (cursor.peek().kind !== "-" || cursor.peek(1).kind !== "number") return;
    if (this.matchBook(1) !== undefined || from.chapter === NONE) return;
    throw cursor.error("range_of_three", { position: start, end: cursor.peek(1).end });
  }

  /** Following = [ "in" ] ( "sl" | "nasl" ) UnitBehind */
  #parseFollowing(to: Point): Point {
    const cursor = this.#cursor;
    const joined = cursor.isWord(keywords.AND_WORDS) ? 1 : 0;
    const isNext = cursor.isWord(keywords.NEXT_WORDS, joined);
    if (!isNext && !cursor.isWord(keywords.REST_WORDS, joined)) return to;
    cursor.index += joined + 1;
    if (cursor.isWord(keywords.COUNT_WORDS)) throw cursor.expected("a verse");
    parseUnitBehind(cursor);
    const { chapter, verse } = to;
    if (verse !== undefined)
      return isNext ? this.#verseAt(following(verse), undefined) : { chapter };
    this.#chapter = isNext ? following(chapter) : Math.max(chapter, mostChapters(this.#book));
    return { chapter: this.#chapter };
  }

  /** Makes the error of a token with which nothing in the grammar begins here. */
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

import { type BookId, usualChapters } from "../canon/mod.ts";
import type { Passage, Point, Reference, Span } from "./ast.ts";
import { noBook, parseBook, skipLeadIn } from "./book_parser.ts";
import { Cursor } from "./cursor.ts";
import { ReferenceFault } from "./fault.ts";
import { MAX_REFERENCE_LENGTH, MAX_SPANS } from "./limits.ts";
import {
  isVerseWord,
  parseLoneSegment,
  parseSegment,
  parseUnitBefore,
  parseUnitBehind,
  startsNumber,
  type Unit,
} from "./marks.ts";
import type { Vocabulary } from "./vocabulary.ts";
import * as words from "./words.ts";

/**
 * Reads a reference. Syntax alone: whether a chapter or verse exists is asked later.
 *
 * @param text What somebody wrote.
 * @param vocabulary The names of the books that it may use.
 * @throws {ReferenceFault} If it cannot be read, or a book is unknown or ambiguous, and where.
 */
export function parse(text: string, vocabulary: Vocabulary): Reference {
  if (text.length > MAX_REFERENCE_LENGTH) {
    const details = {
      position: MAX_REFERENCE_LENGTH,
      end: text.length,
      limit: MAX_REFERENCE_LENGTH,
    };
    throw new ReferenceFault("too_long", text, details);
  }
  return new Parser(text, vocabulary).parseReference();
}

/** What stands before an item: nothing, or the strongest of the marks there. A word such as `in` is "and". */
type Separator = "" | "." | "," | "and" | ";" | "-";

class Parser {
  readonly #cursor: Cursor;
  readonly #vocabulary: Vocabulary;
  #spanCount = 0;

  // What the passage has said so far, which decides what a bare number means.
  #book: BookId = "GEN";
  #oneChapter = false;
  /** The mark between chapter and verse, once one was seen. */
  #style: "," | ":" | "." | undefined;
  #chapter = 0;
  /** 0 where the last point was a chapter. */
  #verse = 0;
  #segment: string | undefined;
  /** Whether the last point said what its number counts. */
  #isExplicit = false;

  constructor(text: string, vocabulary: Vocabulary) {
    this.#cursor = new Cursor(text);
    this.#vocabulary = vocabulary;
  }

  /** Reference = LeadIn Passage { Passage } */
  parseReference(): Reference {
    const passages: Passage[] = [];
    skipLeadIn(this.#cursor, this.#vocabulary);
    do passages.push(this.#parsePassage());
    while (this.#cursor.peek().kind !== "end");
    return { passages };
  }

  /** Passage = Book [ "." | "," | ":" | "(" ] Item { Separator Item } Separator */
  #parsePassage(): Passage {
    const { book, written, start } = parseBook(this.#cursor, this.#vocabulary);
    this.#begin(book);
    const spans: Span[] = [];
    let end = this.#cursor.passed;
    let before: Separator = ";";
    this.#parseMarksBehindBook();
    if (this.#oneChapter && this.#isPassageOver()) {
      return { book, written, spans: [wholeChapter(start, end)], start, end };
    }
    for (;;) {
      const span = this.#parseItem(before);
      end = span.end;
      const mayBeChapter = before === ";" && this.#isBareOne(span);
      before = this.#parseSeparator();
      const isOver = this.#isPassageOver();
      // In a one-chapter book a 1 with nothing beside it is the chapter: `Flm 1`.
      const isChapter = mayBeChapter && (isOver || before === ";");
      spans.push(isChapter ? wholeChapter(span.start, end) : span);
      if (isOver) return { book, written, spans, start, end };
      if (before === "") throw this.#unexpected();
    }
  }

  #begin(book: BookId): void {
    this.#book = book;
    this.#oneChapter = usualChapters(book) === 1;
    this.#style = undefined;
    this.#chapter = this.#oneChapter ? 1 : 0;
    this.#verse = 0;
    this.#segment = undefined;
    this.#isExplicit = false;
  }

  /** The marks that people put behind a book; in `Gen.1.1` they say that dots stand for commas. */
  #parseMarksBehindBook(): void {
    const cursor = this.#cursor;
    if (cursor.peek().kind === "." && cursor.isGlued() && cursor.isGlued(1)) {
      if (cursor.peek(2).kind === "." && cursor.peek(3).kind === "number") this.#style = ".";
    }
    while (cursor.skip(".") || cursor.skip(",") || cursor.skip(":") || cursor.skip("("));
  }

  /** Whether the passage is over: at the end of the text or before the name of a book. */
  #isPassageOver(): boolean {
    const cursor = this.#cursor;
    if (cursor.peek().kind === "end") return true;
    if (cursor.peek().kind === "word" && this.#segment !== undefined) {
      const { index } = cursor;
      const segment = parseLoneSegment(cursor, this.#book);
      cursor.index = index;
      if (segment !== undefined) return false;
    }
    skipLeadIn(cursor, this.#vocabulary);
    const { kind } = cursor.peek();
    return kind === "end" || this.#vocabulary.match(cursor.tokens, cursor.index) !== undefined;
  }

  #isBareOne({ from, to }: Span): boolean {
    return (
      this.#oneChapter &&
      !this.#isExplicit &&
      from === to &&
      from.verse === 1 &&
      from.segment === undefined
    );
  }

  /** Separator = { "." | "," | ";" | "/" | "&" | "(" | ")" | "in" | "ali" | Remark } */
  #parseSeparator(): Separator {
    const cursor = this.#cursor;
    let strongest: Separator = "";
    for (;;) {
      const { kind } = cursor.peek();
      if (this.#skipRemark()) continue;
      if (kind === ")") cursor.index++;
      else if (kind === "." || kind === "," || kind === ";") {
        if (strongest === "" || kind === ";" || (kind === "," && strongest === ".")) {
          strongest = kind;
        }
        cursor.index++;
      } else if (kind === "/" || kind === "&" || kind === "(" || cursor.isWord(words.LIST_WORDS)) {
        if (strongest !== ";") strongest = "and";
        cursor.index++;
      } else if (strongest === "" && startsNumber(cursor)) {
        return "and";
      } else return strongest;
    }
  }

  /** Remark = "(R 12b)" | "odpev: 12b" | "in par." */
  #skipRemark(): boolean {
    const cursor = this.#cursor;
    const opened = cursor.peek().kind === "(" ? 1 : 0;
    if (cursor.isWord(words.RESPONSE_WORDS, opened)) {
      const { kind } = cursor.peek(opened + 1);
      if (opened === 0 && kind !== "." && kind !== ":") return false;
      while (!/^(?:;|\)|end)$/.test(cursor.peek().kind)) cursor.index++;
      return true;
    }
    const joined = cursor.isWord(words.LIST_WORDS) ? 1 : 0;
    if (!cursor.isWord(words.PARALLEL_WORDS, joined)) return false;
    cursor.index += joined + 1;
    return true;
  }

  /** Item = Point [ Range ] [ Following ] */
  #parseItem(separator: Separator): Span {
    const cursor = this.#cursor;
    const { start, end: startEnd } = cursor.peek();
    if (++this.#spanCount > MAX_SPANS) {
      throw cursor.fault("too_many_spans", { position: start, end: startEnd, limit: MAX_SPANS });
    }
    const bare = this.#bareUnit(separator);
    if (bare === "chapter" && separator === ".") throw cursor.expected('";" between chapters');
    const from = this.#parsePoint(bare, separator);
    const to = this.#parseFollowing(this.#parseRange(from));
    const end = cursor.passed;
    if (isBackwards(from, to)) throw cursor.fault("backwards", { position: start, end });
    return { from, to, start, end };
  }

  /** What a number counts that has no word beside it. */
  #bareUnit(separator: Separator): Unit {
    if (this.#oneChapter) return "verse";
    return separator === ";" || this.#verse === 0 ? "chapter" : "verse";
  }

  /** Point = Unit Number [ OtherNumber ] [ VerseMark Unit Number Unit [ Segment ] ] | Segment */
  #parsePoint(bare: Unit, separator: Separator): Point {
    const cursor = this.#cursor;
    const before = parseUnitBefore(cursor);
    if (before === undefined && this.#segment !== undefined && bare === "verse") {
      const segment = parseLoneSegment(cursor, this.#book);
      if (segment !== undefined) return this.#versePoint(this.#verse, segment);
    }
    const number = this.#parseNumber();
    const written = before ?? parseUnitBehind(cursor);
    this.#isExplicit = written !== undefined;
    if (written === "verse") return this.#verseOf(number);
    const unit = written ?? bare;
    const other = unit === "chapter" ? this.#otherNumber() : 0;
    const mark = this.#verseMark(unit, other);
    const isVerse =
      written === undefined &&
      bare === "verse" &&
      (mark === undefined || this.#goesOnWithVerses(number, mark, separator));
    if (isVerse) return this.#verseOf(number);

    this.#isExplicit = true;
    this.#chapter = number;
    this.#verse = 0;
    this.#segment = undefined;
    cursor.index += mark ?? other;
    if (mark === undefined) return { chapter: number };
    return this.#parseVerse();
  }

  /** Verse = Unit Number Unit [ Segment ] */
  #parseVerse(): Point {
    parseUnitBefore(this.#cursor);
    const verse = this.#parseNumber();
    const point = this.#verseOf(verse);
    parseUnitBehind(this.#cursor);
    return point;
  }

  #parseNumber(): number {
    const token = this.#cursor.peek();
    if (token.kind !== "number") throw this.#unexpected();
    this.#cursor.index++;
    return token.value;
  }

  #verseOf(verse: number): Point {
    if (this.#chapter === 0) {
      this.#cursor.index--;
      throw this.#cursor.expected("a chapter before the verse");
    }
    return this.#versePoint(verse, parseSegment(this.#cursor, this.#book));
  }

  #versePoint(verse: number, segment: string | undefined): Point {
    this.#verse = verse;
    this.#segment = segment;
    const chapter = this.#chapter;
    return segment === undefined ? { chapter, verse } : { chapter, verse, segment };
  }

  /**
   * OtherNumber = "(" Number ")" | "/" Number
   *
   * A psalm's number in the other count, which the reader is told and we pass over: `Ps 51(50),3`.
   *
   * @returns How many tokens it takes.
   */
  #otherNumber(): number {
    const cursor = this.#cursor;
    if (this.#book !== "PSA") return 0;
    if (cursor.peek().kind === "/" && cursor.peek(1).kind === "number") return 2;
    if (cursor.peek().kind !== "(" || cursor.peek(1).kind !== "number") return 0;
    for (let ahead = 2; ahead < 8; ahead++) {
      if (cursor.peek(ahead).kind === ")") return ahead + 1;
    }
    return 0;
  }

  /**
   * VerseMark = "," | ":" | "."
   *
   * @param unit What the number before it counts, as far as it can be said.
   * @param ahead How many tokens to look beyond.
   * @returns How many tokens there are up to the verse; undefined where no verse follows.
   */
  #verseMark(unit: Unit, ahead: number): number | undefined {
    const cursor = this.#cursor;
    // The dot of `3. pogl., 16`.
    if (cursor.peek(ahead).kind === "." && cursor.peek(ahead + 1).kind === ",") ahead++;
    const { kind, start, end } = cursor.peek(ahead);
    if (kind === "word") {
      return unit === "chapter" && isVerseWord(cursor, ahead) ? ahead : undefined;
    }
    if (kind !== "," && kind !== ":" && kind !== ".") return undefined;
    const next = cursor.peek(ahead + 1);
    if (next.kind === "word") {
      return unit === "chapter" && kind !== "." && startsVerse(cursor, ahead + 1)
        ? ahead + 1
        : undefined;
    }
    if (next.kind !== "number") return undefined;
    const style = this.#style;
    if (kind === ",") {
      if (style === ":" || style === ".") return undefined;
      // `John 3, 4:2` has chapters, `Ps 1, 2 Kr 3` books.
      if (cursor.peek(ahead + 2).kind === ":" && cursor.peek(ahead + 3).kind === "number")
        return undefined;
      if (this.#isBook(ahead + 1)) return undefined;
    }
    if (kind === ".") {
      const isTight = cursor.peek(ahead - 1).end === start && end === next.start;
      if (!isTight || (style === undefined ? this.#oneChapter : style !== ".")) return undefined;
    }
    this.#style ??= kind;
    return ahead + 1;
  }

  #isBook(ahead: number): boolean {
    const cursor = this.#cursor;
    return this.#vocabulary.match(cursor.tokens, cursor.index + ahead) !== undefined;
  }

  /**
   * Whether a number in a list of verses is one more verse, although a mark and a number follow it.
   *
   * A list goes up. Strictly, a comma stands only between chapter and verse, but people write
   * `Jn 3,16,18,20` too: that is a list as long as it goes up and its commas look alike.
   */
  #goesOnWithVerses(number: number, mark: number, separator: Separator): boolean {
    const cursor = this.#cursor;
    const verse = cursor.peek(mark).value;
    const upAsVerse = number > this.#verse;
    const upAsChapter = number > this.#chapter || (number === this.#chapter && verse > this.#verse);
    const isComma = separator === "," && cursor.peek(mark - 1).kind === ",";
    if (isComma && (cursor.isGlued(-1) === cursor.isGlued(mark) || cursor.isGlued(-1))) {
      return upAsVerse;
    }
    return upAsVerse && !upAsChapter;
  }

  /** Range = [ "." ] ( "-" { "-" } | "do" ) ( [ Book ] Point | "konca" ) */
  #parseRange(from: Point): Point {
    const cursor = this.#cursor;
    // The dot of an ordinal: `16.-18. vrstica`.
    const dot = cursor.peek().kind === "." ? 1 : 0;
    if (cursor.peek(dot).kind !== "-" && !cursor.isWord(words.RANGE_WORDS, dot)) return from;
    cursor.index += dot + 1;
    while (cursor.skip("-"));
    if (cursor.isWord(words.REST_WORDS)) return from;
    const isRepeated = this.#skipSameBook();
    const isChapter = !this.#oneChapter && (isRepeated || from.verse === undefined);
    return this.#parsePoint(isChapter ? "chapter" : "verse", "-");
  }

  /** Moves past the book of this passage where it is named again: `1 Mz 1,1 - 1 Mz 2,4`. */
  #skipSameBook(): boolean {
    const cursor = this.#cursor;
    const match = this.#vocabulary.match(cursor.tokens, cursor.index);
    if (match === undefined) return false;
    if (match.books.length > 1 || match.books[0] !== this.#book) {
      throw cursor.expected("the end of the range in the same book");
    }
    cursor.index = match.next;
    while (cursor.skip(".") || cursor.skip(","));
    return true;
  }

  /** Following = [ "in" ] ( "sl" | "nasl" ) [ "vrstice" ] */
  #parseFollowing(to: Point): Point {
    const cursor = this.#cursor;
    const joined = cursor.isWord(words.LIST_WORDS) ? 1 : 0;
    const isNext = cursor.isWord(words.NEXT_WORDS, joined);
    if (!isNext && !cursor.isWord(words.REST_WORDS, joined)) return to;
    cursor.index += joined + 1;
    parseUnitBehind(cursor);
    const { chapter, verse } = to;
    if (verse !== undefined) {
      return isNext ? this.#versePoint(verse + 1, undefined) : { chapter };
    }
    this.#chapter = isNext ? chapter + 1 : usualChapters(this.#book);
    return { chapter: this.#chapter };
  }

  /** The fault of a token that nothing in the grammar begins with here. */
  #unexpected(): ReferenceFault {
    const cursor = this.#cursor;
    if (cursor.peek().kind === "word" && !cursor.isGlued()) return noBook(cursor, this.#vocabulary);
    return cursor.expected(this.#chapter === 0 ? "a chapter" : "a chapter, a verse or a book");
  }
}

/** Whether verses begin, that many places ahead, with a word: `v. 3`, `od 3`. */
function startsVerse(cursor: Cursor, ahead: number): boolean {
  if (isVerseWord(cursor, ahead)) return true;
  if (!cursor.isWord(words.NUMBER_FILLERS, ahead)) return false;
  return cursor.peek(ahead + 1).kind === "number" || isVerseWord(cursor, ahead + 1);
}

function wholeChapter(start: number, end: number): Span {
  const point: Point = { chapter: 1 };
  return { from: point, to: point, start, end };
}

function isBackwards(from: Point, to: Point): boolean {
  if (to.chapter !== from.chapter) return to.chapter < from.chapter;
  return to.verse !== undefined && from.verse !== undefined && to.verse < from.verse;
}

import { type BookId, mostChapters } from "../canon/mod.ts";
import type { Point, PsalmNumbers, VerseRange } from "./ast.ts";
import {
  checkChapter,
  checkEnd,
  checkLastChapter,
  checkOrder,
  checkReadings,
  type LastPoint,
  NONE,
  unexpected,
} from "./checks.ts";
import type { Cursor } from "./cursor.ts";
import type { LeadingNumber } from "./leading_place.ts";
import { MAX_NUMBER, type Token } from "./lexer.ts";
import { additionVerse, findOtherNumber, parseLoneSegment, parseSegment, type VersePlace } from "./numbering.ts";
import { isMeasure, isZero } from "./sentence.ts";
import { checkChapters, findRangeMark, type Separator, startsChapters } from "./separator.ts";
import { isUnit, parseRomanChapter, parseUnitBefore, parseUnitBehind, peekRoman, type Unit } from "./unit.ts";
import { type MarkStyle, VerseMarks } from "./verse_mark.ts";
import * as keywords from "./words.ts";
import { ordinalValue } from "./words.ts";

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
  /** True behind a word that wants an end: `Rim 8, od 28`. */
  #isOpen = false;
  /** True where the last range went on into another chapter. */
  #isSpanning = false;
  /** True where the last chapter was a Roman numeral. */
  #isRoman = false;
  /** The place behind a Roman chapter in small letters; another may be `v`, which is a verse elsewhere. */
  #smallRoman = Number.POSITIVE_INFINITY;
  /** Set where the last point said what its number counts. */
  #isExplicit = false;

  /** @param options `style`: the mark before verses, if a dot behind the name set it: `Gen.1.1`. */
  constructor(
    cursor: Cursor,
    { book, written, style }: { book: BookId; written: string; style?: MarkStyle | undefined },
  ) {
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
   * @param separator What precedes it.
   * @param ordinal Its chapter where that was read already: `23. psalm`, `3. poglavje Janezovega evangelija`.
   */
  parseItem(separator: Separator, ordinal?: LeadingNumber): VerseRange {
    const cursor = this.#cursor;
    const { start } = ordinal ?? cursor.peek();
    const isFirst = this.#chapter === NONE;
    this.#isOpen = false;
    if (ordinal === undefined && startsChapters(cursor, isFirst)) this.#marks.listsChapters = true;
    else if (ordinal === undefined && isFirst) checkChapters(cursor, { book: this.#book, written: this.#written });
    // A number that has no word beside it
    const isVerse = this.#isOneChapter || (separator !== ";" && this.#verse !== NONE);
    const bare = isVerse ? "verse" : "chapter";
    this.#checkSeparator(separator, bare);
    this.#checkFall(separator);
    if (separator === ".") this.#marks.hasDots = true;
    const from = this.#parsePoint(bare, separator, ordinal?.value);
    const psalm = this.#psalm;
    const to = this.#parseFollowing(this.#parseRange(from));
    if (to !== from) this.#checkRange(start, { from, to });
    if (to.chapter !== from.chapter) checkEnd(cursor, this.#book, { from, to, start });
    this.#isSpanning = to.chapter !== from.chapter;
    if (this.#isOpen && to === from) throw cursor.unreadable();
    const end = cursor.passed;
    const range = { from, to, start, end };
    checkOrder(cursor, range);
    // A spread takes as long as all else.
    return psalm === undefined ? range : { from, to, start, end, psalm };
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

  /** Checks whether a number is less than the verse that was read last. */
  fallsTo(number: number): boolean {
    return number < this.#verse;
  }

  /** Checks whether the next verse follows behind a space, with nothing more: `Amos 8, 11 12`. */
  peekNextVerse(): boolean {
    const cursor = this.#cursor;
    const { kind, value } = cursor.peek();
    if (kind !== "number" || value !== this.#verse + 1 || this.#marks.style === "word") return false;
    return cursor.isOneOf(["end", ";", ")"], cursor.skipDot(1));
  }

  /** Checks whether letters follow that belong to the verse before: the `l` in `17k.l`. */
  peekSegment(): boolean {
    const { index } = this.#cursor;
    const isSegment = this.#parseLoneSegment(false) !== undefined;
    this.#cursor.index = index;
    return isSegment;
  }

  /** Refuses a number behind a comma that is less than the verse before it, where no verse of its own shows a chapter. */
  #checkFall(separator: Separator): void {
    const { kind, value } = this.#cursor.peek();
    if (separator === ";" || kind !== "number" || !this.fallsTo(value)) return;
    const { style } = this.#marks;
    // `Jn 3:16 in 4,2`
    const isMixed = style === ":" && this.#cursor.is(",", 1) && this.#cursor.is("number", 2);
    if (isMixed && separator !== "," && this.#cursor.isAdjacent(2)) throw this.#cursor.unreadable();
    if (separator !== ",") return;
    // `Mt 5,3-12,6,1` may be two passages, the 8 and 9 of `Jeremija 6:1–19, 8–9, 17:21` chapters.
    const isChapter = style === ":" && value > this.#chapter && !this.#cursor.is(":", 1);
    // `Jn 20,21,7`
    const isVerse = style === "," && !this.#cursor.isOneOf([",", ":"], 1);
    if (this.#isSpanning || isChapter || isVerse) throw this.#cursor.unreadable();
  }

  /** Refuses marks that could mean several things: `Ps 1.3.5`, `Jn 3,,16`, `Jn 3/16`, `Mt 5,3...12`. */
  #checkSeparator(separator: Separator, bare: Unit): void {
    const cursor = this.#cursor;
    if (cursor.is("number")) {
      if (separator === ";" && this.#verse !== NONE) checkChapter(cursor, this.#last);
      else if (separator === ".." || (this.#chapter !== NONE && this.#verse === NONE))
        checkReadings(cursor, separator, this.#last);
    }
    if (separator === "|") throw cursor.unreadable();
    if (this.#marks.listsChapters) return;
    // `Mt 5,(6-8)`
    const isBracketed = cursor.is("(", -1) && cursor.is(",", -2);
    if (isBracketed && bare === "chapter" && this.#chapter !== NONE) throw cursor.unreadable();
    const isDot = separator === "." && (bare === "chapter" || this.#marks.style === ".");
    const isComma = separator === "," && bare === "chapter" && this.#marks.style === undefined;
    if (isDot || (isComma && cursor.is("number"))) {
      throw cursor.unreadable();
    }
  }

  /** The point that was read last. */
  get #last(): LastPoint {
    return { book: this.#book, written: this.#written, chapter: this.#chapter, verse: this.#verse };
  }

  /** Point = UnitBefore Number UnitBehind [ OtherNumber ] [ VerseMark Verse ] | Segment | Addition */
  #parsePoint(bare: Unit, separator: Separator | "-", chapter?: number): Point {
    const cursor = this.#cursor;
    const before = chapter === undefined ? this.#parseUnitBefore() : "chapter";
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
    const psalm = unit === "chapter" && this.#book === "PSA" ? findOtherNumber(cursor, number) : undefined;
    const other = psalm?.length ?? 0;
    if (unit === "chapter") this.#psalm = psalm?.numbers;
    const isUnmarked = this.#marks.style === undefined && !this.#marks.listsChapters;
    if (unit === "chapter" && separator === "-" && isUnmarked) checkLastChapter(cursor, this.#last, other);
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

  /** Verse = UnitBefore Number [ Segment ] UnitBehind */
  #parseVerse(): Point {
    this.#parseUnitBefore();
    const point = this.#parseSegmentOf(this.#parseNumber("verse"));
    parseUnitBehind(this.#cursor);
    return point;
  }

  #parseUnitBefore(): Unit | undefined {
    const { index, tokens } = this.#cursor;
    // `Heb. iv 12; v 8`, but not `iv. v. 12`
    if (index > this.#smallRoman + 1 && this.#cursor.peek().text === "v") throw this.#cursor.unreadable();
    const unit = parseUnitBefore(this.#cursor);
    for (let at = index; at < this.#cursor.index; at++) {
      if (keywords.NUMBER_FILLERS.has((tokens[at] as Token).text)) this.#isOpen = true;
    }
    return unit;
  }

  /** Number = digits | a Roman numeral | "osmega", before "poglavja" */
  #parseNumber(unit: Unit): number {
    const { kind, value, text, raw, start } = this.#cursor.peek();
    if (kind === "number") {
      if (/[ivxlc]/.test(this.#cursor.text.charAt(start))) this.#smallRoman = this.#cursor.index + 1;
      // `Mt 5,3 - v 5 urah`, `Jn 3,16.00`, but not `Jn 03,16; 05,03`
      if (isMeasure(this.#cursor, 1) || (unit === "verse" && this.#isMinutes(value))) throw this.#cursor.unreadable();
      this.#cursor.index++;
      return value;
    }
    const isCounted = isUnit(this.#cursor, 1);
    const ordinal = kind === "word" && isCounted ? ordinalValue(text) : undefined;
    if (ordinal !== undefined) {
      this.#cursor.index++;
      return ordinal;
    }
    const numeral = unit === "chapter" ? parseRomanChapter(this.#cursor) : undefined;
    if (numeral === undefined) throw unexpected(this.#cursor);
    this.#isRoman = true;
    if (raw === text) this.#smallRoman = this.#cursor.index;
    return numeral;
  }

  /** Checks whether a number that falls begins with a zero, and leads to no verse. */
  #isMinutes(value: number): boolean {
    return this.fallsTo(value) && isZero(this.#cursor, 0) && !this.#cursor.isOneOf([",", ":"], 1);
  }

  /** Addition = "A" to "F" VerseMark, in Esther: `Est C,12` */
  #parseAddition(): boolean {
    if (this.#book !== "EST" && this.#book !== "ESG") return false;
    const cursor = this.#cursor;
    const { text, raw } = cursor.peek();
    const { kind } = cursor.peek(1);
    if (additionVerse(text, 1) === undefined || raw === text || (kind !== "," && kind !== ":")) return false;
    this.#addition = text;
    this.#chapter = 1;
    cursor.index += 2;
    return true;
  }

  #parseSegmentOf(verse: number): Point {
    if (this.#chapter === NONE) {
      this.#cursor.index--;
      throw this.#cursor.unreadable();
    }
    if (!this.#cursor.is("word")) return this.#verseAt(verse, undefined);
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
      if (point === undefined) throw this.#cursor.unreadable();
      return point;
    }
    return segment === undefined ? { chapter, verse } : { chapter, verse, segment };
  }

  /** Range = RangeMark ( Point | "konca" ) */
  #parseRange(from: Point): Point {
    const cursor = this.#cursor;
    const isRoman = this.#isRoman;
    const isSegment = this.#segment !== undefined;
    const mark = findRangeMark(cursor, { book: this.#book, isSegment, isRoman });
    if (mark === undefined) return from;
    cursor.index += mark.length;
    if (cursor.isWord(keywords.REST_WORDS)) return from;
    const isChapter =
      from.verse === undefined ||
      (mark.namesBook && !this.#isOneChapter) ||
      (isRoman && peekRoman(cursor, 0) !== undefined);
    return this.#parsePoint(isChapter ? "chapter" : "verse", "-");
  }

  /** Refuses a range with a third end, `Jn 3,16-18-20`, and one that may go on into another chapter. */
  #checkRange(start: number, { from, to }: { from: Point; to: Point }): void {
    const cursor = this.#cursor;
    const { chapter, verse } = from;
    if (verse !== undefined && to.chapter === chapter) this.#marks.checkLooseEnd({ chapter, verse });
    if (!cursor.is("-") || !cursor.is("number", 1)) return;
    if (cursor.matchBook(1) !== undefined) return;
    throw cursor.error("range_of_three", { position: start, end: cursor.peek(1).end });
  }

  /** Following = [ "in" ] ( "sl" | "nasl" ) UnitBehind */
  #parseFollowing(to: Point): Point {
    const cursor = this.#cursor;
    if (!cursor.is("word")) return to;
    const joined = cursor.isWord(keywords.AND_WORDS) ? 1 : 0;
    // `Lk 15,1S` is more likely 15 than the next verse; `in S. th.` is none.
    if (cursor.peek(joined).raw === "S") return to;
    const isNext = cursor.isWord(keywords.NEXT_WORDS, joined);
    if (!isNext && !cursor.isWord(keywords.REST_WORDS, joined)) return to;
    cursor.index += joined + 1;
    parseUnitBehind(cursor);
    const { chapter, verse } = to;
    if (verse !== undefined) return isNext ? this.#verseAt(following(verse), undefined) : { chapter };
    this.#chapter = isNext ? following(chapter) : Math.max(chapter, mostChapters(this.#book));
    return isNext ? { chapter: this.#chapter } : { chapter: this.#chapter, isRest: true };
  }
}

/** The next number, which can be read too. */
function following(number: number): number {
  return Math.min(number + 1, MAX_NUMBER);
}

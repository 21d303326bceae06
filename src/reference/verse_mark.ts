import { type BookId, mostChapters, mostVerses } from "../canon/mod.ts";
import { areVerses, isChapterWithVerse } from "./ast.ts";
import type { Cursor } from "./cursor.ts";
import { findLeadingPlace } from "./leading_place.ts";
import type { Separator } from "./separator.ts";
import type { ReferenceSyntaxError } from "./syntax_error.ts";
import { leadsToChapter, peekVerse, type Unit } from "./unit.ts";
import { ordinalValue, VERSE_WORDS } from "./words.ts";

/** The mark that leads from chapter to verse, a word or a space too: the first in a passage decides what marks mean. */
export type MarkStyle = "," | ":" | "." | "word";

/** The verse that was read last. */
export interface LastVerse {
  readonly chapter: number;
  readonly verse: number;
}

/** Tells the marks between chapter and verse from those of lists, through one passage. */
export class VerseMarks {
  readonly #cursor: Cursor;
  readonly #book: BookId;
  readonly #written: string;
  readonly #isOneChapter: boolean;
  #style: MarkStyle | undefined;
  /** True where the first comma between chapter and verse had no space behind it. */
  #isTight = false;
  /** True where dots with a space behind them lead to verses: `Jn 18. 1-40; 19. 1-42`. */
  #hasLooseDots = false;
  /** True where dots divide the verses of a list, so that a comma precedes a verse: `Mt 5:1-11.14; 6,1-3`. */
  hasDots = false;
  /** True where commas divide chapters: `poglavja 5, 6 in 7`. */
  listsChapters = false;

  constructor(cursor: Cursor, passage: { book: BookId; written: string; style: MarkStyle | undefined }) {
    this.#cursor = cursor;
    this.#book = passage.book;
    this.#written = passage.written;
    this.#isOneChapter = mostChapters(passage.book) === 1;
    this.#style = passage.style;
  }

  get style(): MarkStyle | undefined {
    return this.#style;
  }

  /** Takes note of a verse that a word or space led to: `v. 16-18,20` is a list. */
  sawWord(): void {
    this.#style ??= "word";
  }

  /**
   * VerseMark = "," | ":" | "."
   *
   * @param unit What the number before it counts, as far as it is known.
   * @param ahead How many tokens to look beyond.
   * @returns How many tokens there are up to the verse; undefined where no verse follows.
   * @throws {ReferenceSyntaxError} If the mark can precede a verse and a chapter.
   */
  find(unit: Unit, ahead: number): number | undefined {
    const cursor = this.#cursor;
    // The dot of `3. pogl., 16`.
    const isDotted = cursor.is(".", ahead) && cursor.is(",", ahead + 1);
    const at = isDotted ? ahead + 1 : ahead;
    const { kind } = cursor.peek(at);
    if (kind === "word") return this.#findWord(unit, at);
    if (kind === "number") return this.#findSpace(unit, at);
    // `Psalm 8 (v. 5)`, but not `Mt 5-7 (v. 3)`
    if (kind === "(" && cursor.is("word", at + 1) && !cursor.is("-", at - 2)) return this.#findWord(unit, at + 1);
    // `Jn 3 – v. 16`, but not `1 Mz 1 – v 3. poglavju`
    const isDash = kind === "-" && cursor.isWord(VERSE_WORDS, at + 1) && !leadsToChapter(cursor, at + 1);
    if (isDash) return this.#findWord(unit, at + 1);
    if (kind === "(") return this.#findBracket(unit, at);
    if (kind !== "," && kind !== ":" && kind !== ".") return undefined;
    const next = cursor.peek(at + 1).kind;
    if (next === "word") return this.#findWord(unit, at + 1);
    // `23. psalm, 25. psalm`
    if (next !== "number" || findLeadingPlace(cursor, at + 1) !== undefined) return undefined;
    if (kind === "." && this.#isLooseDot({ unit, at })) {
      this.#hasLooseDots = true;
      this.sawWord();
      return at + 1;
    }
    if (!this.#isMark(kind, { unit, at })) return undefined;
    if (this.#style === undefined) {
      this.#style = kind;
      this.#isTight = cursor.isAdjacent(at + 1);
    }
    return at + 1;
  }

  #findWord(unit: Unit, at: number): number | undefined {
    const isOrdinal =
      ordinalValue(this.#cursor.peek(at).text) !== undefined && this.#cursor.isWord(VERSE_WORDS, at + 1);
    // `Flm 1, v. 11`
    const isChapter = unit === "chapter" || (this.#isOneChapter && this.#isFirstOne(at));
    if (!isChapter || !(isOrdinal || peekVerse(this.#cursor, at))) return undefined;
    this.sawWord();
    return at;
  }

  /** Checks whether the number 1 is right behind the name and before the word there. */
  #isFirstOne(at: number): boolean {
    const number = this.#cursor.is(",", at - 1) ? at - 2 : at - 1;
    return this.#style === undefined && number === -1 && this.#cursor.peek(number).value === 1;
  }

  /** Finds a space where a mark should be: `Jn 3 16`, which can mean nothing else. */
  #findSpace(unit: Unit, at: number): number | undefined {
    const cursor = this.#cursor;
    const { start } = cursor.peek(at);
    // Marks that say nothing elsewhere are no space between numbers: `Jn 3*16`.
    const isSpace = /^[\s_\p{Cf}]+$/u.test(cursor.text.slice(cursor.peek(at - 1).end, start));
    if (unit !== "chapter" || !isSpace || this.#isBook(at)) return undefined;
    const { kind } = cursor.peek(at + 1);
    const isChapter = kind === "," || kind === ":" || kind === "number";
    if (isChapter || (this.#style !== undefined && this.#style !== "word")) return undefined;
    this.sawWord();
    return at;
  }

  /**
   * Finds an opening bracket where a mark should be: `Rim 8 (28-39)`, `Mt 5 (3-12)`.
   *
   * @throws {ReferenceSyntaxError} If the number in it can be a further chapter: `Mt 5 (6-8)`.
   */
  #findBracket(unit: Unit, at: number): number | undefined {
    const cursor = this.#cursor;
    const { kind, value } = cursor.peek(at + 1);
    const isFirst = unit === "chapter" && this.#style === undefined && !this.#isOneChapter;
    if (!isFirst || kind !== "number" || this.#isBook(at + 1)) return undefined;
    if (!cursor.isOneOf([")", "-", ".", ";", "word", "end"], at + 2)) return undefined;
    const chapter = cursor.peek(at - 1).value;
    if (value > mostVerses(this.#book, chapter)) return undefined;
    // The number of a note: `Mt 28[12]`.
    const isNote = cursor.text.charAt(cursor.peek(at).start) === "[" && cursor.is(")", at + 2);
    if (isNote || (value > chapter && value <= mostChapters(this.#book))) {
      throw this.#ambiguous([`${chapter},${value}`, isNote ? String(chapter) : `${chapter}; ${value}`], at + 1);
    }
    this.sawWord();
    return at + 1;
  }

  #isMark(kind: "," | ":" | ".", place: { unit: Unit; at: number }): boolean {
    // `Lk 3,15-16: 15 Ljudstvo`, but not `Mt 5,3; 6: 1-4`
    if (kind === ":" && this.#style === "," && this.#cursor.isOneOf(["-", ".", ","], place.at - 2))
      return this.#cursor.isAdjacent(place.at + 1);
    if (kind === ":") return true;
    if (this.listsChapters) return false;
    return kind === "," ? this.#isComma(place) : this.#isDot(place);
  }

  /** Checks whether a comma before a number is between chapter and verse. */
  #isComma({ unit, at }: { unit: Unit; at: number }): boolean {
    const cursor = this.#cursor;
    // `John 3, 4:2` lists chapters, `Ps 1, 2 Kr 3` books.
    const isColon = cursor.is(":", at + 2) && cursor.is("number", at + 3);
    if (isColon && findLeadingPlace(cursor, at + 3) === undefined) return false;
    if (this.#isBook(at + 1)) {
      this.#checkBook(at);
      return false;
    }
    if (this.#style === ":" || this.#style === ".") {
      if (unit === "verse" || this.#isOneChapter) return false;
      if (this.hasDots) return true;
      const [number, next] = [cursor.peek(at - 1).value, cursor.peek(at + 1).value];
      throw this.#ambiguous([`${number},${next}`, `${number}; ${next > number ? "" : "pogl. "}${next}`], at + 1);
    }
    // In `Jn 3,16-18, 20` the space marks the comma as one of a list.
    const isSpaced = this.#isTight && !cursor.isAdjacent(at + 1);
    return unit === "chapter" || (this.#style !== "word" && !isSpaced);
  }

  /**
   * Refuses a number without a space that may be a verse or the number of a book: `Ps 23,1 Jn 4,8`, `Mt 5,3. Moj 7`, but not
   * `Ps 1,2 Kr 3`.
   */
  #checkBook(at: number): void {
    const cursor = this.#cursor;
    if (!cursor.isAdjacent(at + 1) || !cursor.is("number", at + 1)) return;
    if (cursor.matchBook(at + 2) === undefined) {
      const match = cursor.matchBook(at + 1);
      if (match === undefined || cursor.isStandard(match)) return;
      cursor.index += at + 1;
      throw cursor.unreadable();
    }
    const [chapter, verse] = [cursor.peek(at - 1), cursor.peek(at + 1)];
    const name = cursor.text.slice(cursor.peek(at + 2).start, cursor.peek(at + 2).end);
    throw this.#ambiguous(
      [`${chapter.value},${verse.value}; ${name}`, `${chapter.value}; ${verse.value} ${name}`],
      at + 2,
    );
  }

  /** Checks whether a dot before a number is between chapter and verse: `Jn 3.16` without any space. */
  #isDot({ unit, at }: { unit: Unit; at: number }): boolean {
    if (!this.#cursor.isAdjacent(at) || !this.#cursor.isAdjacent(at + 1)) return false;
    if (this.#style === ".") return true;
    return this.#style === undefined && unit === "chapter" && !this.#isOneChapter;
  }

  /**
   * Checks whether a dot with a space behind it is between chapter and verse: `Jn 3. 16`, `Jn 18. 1-40; 19. 1-42`, with no
   * dot or book behind the verse, but for one that ends the text. A list of chapters is not written so.
   */
  #isLooseDot({ unit, at }: { unit: Unit; at: number }): boolean {
    const cursor = this.#cursor;
    const isLeading = (this.#style === undefined || this.#hasLooseDots) && unit === "chapter" && !this.#isOneChapter;
    if (!isLeading || this.listsChapters) return false;
    if (!cursor.isAdjacent(at) || cursor.isAdjacent(at + 1)) return false;
    const { kind } = cursor.peek(at + 2);
    if (kind === "," || kind === ":" || kind === "number") return false;
    if (kind === "." && !cursor.is("end", at + 3)) return false;
    return !this.#isBook(at + 1);
  }

  /**
   * Checks whether a number in a list of verses is one more verse although a mark and a number follow it.
   *
   * Strictly, a comma separates only chapter and verse. But people write `Jn 3,16,18,20` too, which is
   * a list as long as it goes up and its commas look alike, and `Ps 25,4.5,6`, where no chapter 5 can follow.
   *
   * @param mark How many tokens there are up to the number behind the mark.
   * @param separator What precedes the number.
   * @param last The verse before it, with its chapter.
   * @throws {ReferenceSyntaxError} If it can as well be the chapter of a range's end or of another verse.
   */
  isListed(
    number: number,
    { mark, separator, last }: { mark: number; separator: Separator | "-"; last: LastVerse },
  ): boolean {
    const cursor = this.#cursor;
    const { kind } = cursor.peek(mark - 1);
    if (kind === ":" || number <= last.verse) return false;
    const verse = cursor.peek(mark).value;
    const begin = () => `${last.chapter},${last.verse}`;
    const inList = () => [`${begin()}.${number}.${verse}`, `${begin()}; ${number},${verse}`];
    // `Jn 5,3-4,2` may be a list that falls.
    if (separator === "-" && kind === "," && number < last.chapter && verse <= number)
      throw this.#ambiguous([`${begin()}-${number}.${verse}`, `${number},${verse}-${begin()}`], mark);
    const isTight = cursor.isAdjacent(-1);
    if (separator === "," && kind === "," && (isTight || isTight === cursor.isAdjacent(mark))) {
      if (verse > number) return true;
      // `1 Mz 12, 1-9, 15, 1-6`
      throw this.#ambiguous(inList(), mark);
    }
    // `Jn 3, 16-18, 20-21`: a range has but one end; but `Mr 14,1-15,47 – Mt 5,3`
    if (separator === "-" && cursor.is("-", mark + 1) && !cursor.matchBook(mark + 2)) return true;
    if (!IN_LISTS.has(separator)) return false;
    if (number < last.chapter) return true;
    const place = { from: last, number, verse };
    if ((kind !== "," && separator !== "-") || !areVerses(this.#book, place)) return false;
    if (separator !== "-") {
      // Behind a dot a chapter is as likely as a verse.
      if (number > mostChapters(this.#book)) return true;
      throw this.#ambiguous(inList(), mark);
    }
    // In `Mt 5.3-12.14` the first dot says that the second leads to a verse as well; `1 Mz 6,5-9,17` goes on in chapter 9.
    const isLikely = kind !== "." || number === last.chapter + 1;
    if (isLikely && isChapterWithVerse(this.#book, place)) return false;
    const readings = [`${begin()}-${number}.${verse}`, `${begin()}-pogl. ${number},${verse}`];
    throw this.#ambiguous(number > mostChapters(this.#book) ? readings.slice(0, 1) : readings, mark);
  }

  /**
   * Refuses a range with a loose comma behind it, where the numbers may be one across chapters: `Mr 1,1-3, 6`, but not
   * `Jn 3,16-18, 20`, `Mt 5,3-12, 14-16` and `Mt 5,3-12, 6,1`.
   */
  checkLooseEnd(last: LastVerse): void {
    const cursor = this.#cursor;
    if (this.#style !== "," || !cursor.is(",") || !cursor.is("number", 1)) return;
    if (cursor.isAdjacent(1) || cursor.isOneOf([",", ":", "-"], 2) || this.#isBook(1)) return;
    const [number, verse] = [cursor.peek(-1).value, cursor.peek(1).value];
    const place = { from: last, number, verse };
    if (!areVerses(this.#book, place) || !isChapterWithVerse(this.#book, place)) return;
    const begin = `${last.chapter},${last.verse}`;
    throw this.#ambiguous([`${begin}-${number}.${verse}`, `${begin}-${number},${verse}`], 1);
  }

  /** Makes the error of a stretch of tokens that can mean two things. */
  #ambiguous(readings: readonly string[], to: number): ReferenceSyntaxError {
    return this.#cursor.ambiguous(this.#written, readings, -1, to);
  }

  #isBook(ahead: number): boolean {
    return this.#cursor.matchBook(ahead) !== undefined;
  }
}

/** The marks that divide the verses of a list or range; words and `;` can lead to a chapter as well. */
const IN_LISTS: ReadonlySet<Separator | "-"> = new Set([".", ",", "-"]);

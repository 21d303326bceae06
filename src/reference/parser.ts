import { type BookId, mostChapters, mostVerses } from "../canon/mod.ts";
import { format, formatRanges, type Passage, type Point, type Reference, type VerseRange } from "./ast.ts";
import { type BookName, parseBook } from "./book_parser.ts";
import { findClauses } from "./clauses.ts";
import { Cursor, type Suggesting } from "./cursor.ts";
import { findIgnored, findTakingWord } from "./ignored.ts";
import { ItemParser } from "./item_parser.ts";
import { findLeadingPlace, type LeadingNumber, type LeadingPlace } from "./leading_place.ts";
import { decodeLeftovers, type TokenKind } from "./lexer.ts";
import { checkDate } from "./number_rules.ts";
import { BOOKS_WITH_ADDITIONS, bracketMeaning, checkCountMarks, repeats } from "./numbering.ts";
import type { Clause } from "./run.ts";
import { isAttached, MAX_VERSE } from "./sentence.ts";
import { parseSeparator, type Separator } from "./separator.ts";
import { ReferenceSyntaxError, unlessRefused } from "./syntax_error.ts";
import type { MarkStyle } from "./verse_mark.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { EMPHASIS_WORDS, JOINING_WORDS, PASSAGE_WORDS, PREAMBLE_WORDS } from "./words.ts";

/**
 * The longest reference that is read, in UTF-16 units. The longest list in the lectionary has some 60; a
 * paragraph with forty citations fits in 2000, and a URL of that length passes through every proxy.
 */
export const MAX_REFERENCE_LENGTH = 2000;

/** The most ranges of verses in one reference; each costs a search in the translation. */
const MAX_RANGES = 200;

/** Numbers from here on are years; lesser ones that no chapter has are a matter of the translation. */
const MIN_YEAR = 1000;

/** An id of a book in small letters with chapter and verse, as addresses have them: `jhn.3.16`, `1co.13.4`. */
const DOTTED_ID = /^\s*(?:[a-z]{3}|[1-4][a-z]{2})\.\d+(?:\.\d+)?(?:-\d+)?\s*$/;

/** A name with a capital and small letters, as no other word or number is written in a list of citations. */
const PLAIN_NAME = /^(?:\d\.? ?)?\p{Lu}\p{Ll}/u;

/**
 * Reads a reference. Syntax alone: whether a chapter or verse exists is asked later.
 *
 * @param text What someone wrote.
 * @param vocabulary The names of the books that it may use.
 * @param options `suggest`: `whole` to look for books that an unknown name may mean only where it is the whole text,
 *   for one that probably names no book: the search takes longer than all else. `strict`: names, numbers, marks of the
 *   notation and words that join them alone; all other words are refused.
 * @throws {ReferenceSyntaxError} If it cannot be read, or a book is unknown or ambiguous, and where.
 * @example
 * import { createVocabulary } from "./vocabulary.ts";
 * const { passages } = parse("Jn 3,16-18", createVocabulary());
 * passages[0].book; // "JHN"
 * passages[0].ranges[0].to; // { chapter: 3, verse: 18 }
 */
export function parse(
  text: string,
  vocabulary: Vocabulary,
  { suggest = "any", strict = false }: { suggest?: Suggesting; strict?: boolean } = {},
): Reference {
  if (text.length > MAX_REFERENCE_LENGTH) {
    // The error quotes no more of it, which may be a whole file.
    const [limit, end] = [MAX_REFERENCE_LENGTH, Math.min(text.length, 2 * MAX_REFERENCE_LENGTH)];
    throw new ReferenceSyntaxError("too_long", { text: text.slice(0, end), position: limit, end, limit });
  }
  const cursor = new Cursor(decodeLeftovers(text), vocabulary, suggest);
  if (cursor.isBare || !DOTTED_ID.test(text)) return readText(cursor, strict);
  // `job.1.1`: the name in capitals, where its small letters are a word of sentences
  const isRead = unlessRefused(() => readText(cursor, strict));
  if (isRead !== undefined) return isRead;
  return (
    unlessRefused(() => readText(new Cursor(text.toUpperCase(), vocabulary, suggest), strict)) ??
    readText(new Cursor(text, vocabulary, suggest), strict)
  );
}

/** Reads the text of a cursor. */
export function readText(cursor: Cursor, isStrict: boolean): Reference {
  const reference = new Parser(cursor).parseReference(isStrict);
  const { passages } = reference;
  const isPlain = cursor.isBare && (passages.length === 1 || passages.every(({ written }) => PLAIN_NAME.test(written)));
  if (!isPlain) checkPrinted(reference, cursor);
  return reference;
}

/** Reads the passages of some tokens of a text: those that can be read each by itself. */
export function readPassages(cursor: Cursor, clause: Clause): readonly Passage[] {
  const parser = new Parser(cursor);
  const passages = parser.parseClause(clause);
  parser.checkPlaces();
  return passages.filter((passage) =>
    unlessRefused(() => {
      checkCountMarks(cursor, [passage]);
      checkPrinted({ passages: [passage] }, cursor);
      return true;
    }),
  );
}

/**
 * Refuses a reference whose printed form would not be read as the same reference: no reader would understand it so.
 * `Flm iz 1-3` as Philemon and Isaiah
 */
function checkPrinted(reference: Reference, cursor: Cursor): void {
  const printed = format(reference);
  try {
    const again = new Parser(new Cursor(printed, cursor.vocabulary, "whole")).parseReference();
    if (format(again) === printed) return;
  } catch (error) {
    if (!(error instanceof ReferenceSyntaxError)) throw error;
  }
  const { start, end } = reference.passages.at(-1) as Passage;
  throw cursor.error("unreadable", { position: start, end });
}

/** The beginning of the passages of a book. */
interface Opening extends BookName {
  /** The separator before the first item. */
  readonly separator: Separator;
  /** The number of the chapter, where it precedes the name. */
  readonly chapter: LeadingNumber | undefined;
}

/** The kind of what follows an item. */
type Follower =
  | "item"
  /** An item behind words such as `krajše`, that is a passage of its own. */
  | "introduced"
  /** An item behind words such as `zlasti`. */
  | "emphasis"
  /** Another book, or the end. */
  | "book";

const MARKS_BEHIND_BOOK: ReadonlySet<TokenKind> = new Set([".", ",", ":", "(", ")"]);

/** The tokens that no separator has. */
const STARTS: ReadonlySet<TokenKind> = new Set(["number", "word", "end", "other"]);

class Parser {
  readonly #cursor: Cursor;
  readonly #passages: Passage[] = [];
  #rangeCount = 0;
  /** The index of the passage that is in brackets behind another one; 0 where none does. */
  #bracketed = 0;

  constructor(cursor: Cursor) {
    this.#cursor = cursor;
  }

  /** Reference = Clause { Clause }, Clause = InBook { InBook } */
  parseReference(isStrict = false): Reference {
    const cursor = this.#cursor;
    const clauses = findClauses(cursor);
    // Where no citation is, the error is made by the grammar, at the first word that could begin one.
    const read = clauses.length > 0 ? clauses : [{ from: startOf(cursor), to: cursor.tokens.length - 1 }];
    const ignored = cursor.isBare ? [] : this.#checkWords(clauses, isStrict);
    for (const clause of read) this.parseClause(clause);
    if (clauses.length === 0) throw cursor.error("unreadable", { position: 0, end: cursor.text.length });
    this.checkPlaces();
    if (!this.#cursor.isBare) checkCountMarks(this.#cursor, this.#passages);
    return ignored.length > 0 ? { passages: this.#passages, ignored } : { passages: this.#passages };
  }

  /** Refuses chapters and verses that are none. */
  checkPlaces(): void {
    for (const passage of this.#passages) {
      if (this.#passages.length > 1 || passage.ranges.length > 1) this.#checkChapters(passage);
      this.#checkVerses(passage);
    }
  }

  /** Clause = InBook { InBook } */
  parseClause(clause: Clause): readonly Passage[] {
    this.#cursor.enter(clause);
    do {
      this.#parseInBook();
      this.#dropRepeated();
    } while (!this.#cursor.is("end"));
    return this.#passages;
  }

  /** Returns what is passed over; refuses words that take a citation away, and all words where the reading is strict. */
  #checkWords(clauses: readonly Clause[], isStrict: boolean): readonly string[] {
    const cursor = this.#cursor;
    for (const { from } of clauses) {
      const word = findTakingWord(cursor, from);
      if (word === undefined) continue;
      throw cursor.error("taken_away", { position: cursor.peek(word).start, end: cursor.peek(word).end });
    }
    const ignored = findIgnored(cursor, clauses).map(({ from, to }) => {
      const last = cursor.is(".", to) && cursor.isAdjacent(to) ? to : to - 1;
      return { position: cursor.peek(from).start, end: cursor.peek(last).end };
    });
    const [first] = ignored;
    if (isStrict && first !== undefined) throw cursor.error("other_words", first);
    return ignored.map(({ position, end }) => cursor.text.slice(position, end));
  }

  /**
   * Refuses a chapter that its book does not have in any numbering: `Mar 25; Lk 1,26`, `Flp 4,4; 8`. Where it is the only
   * one, the lookup in the translation reports it.
   */
  #checkChapters({ book, ranges }: Passage): void {
    const last = mostChapters(book);
    const missing = ranges.find(({ from }) => from.verse === undefined && from.chapter > last);
    if (missing === undefined || last === 1) return;
    const { start, end, from } = missing;
    const details = { position: start, end, books: [book], chapter: from.chapter, last } as const;
    throw this.#cursor.error("no_such_chapter", details);
  }

  /** Refuses a verse that no chapter has, as it is a year or a page: `Mt 5,3, 2025`, `Mar 12, 2024`. */
  #checkVerses({ book, ranges }: Passage): void {
    let before: Point | undefined;
    for (const { from, to, start, end } of ranges) {
      const { chapter, verse = 0 } = from;
      const isListed = before?.chapter === chapter && (before.verse ?? MAX_VERSE + 1) <= MAX_VERSE;
      const isYear = verse > MIN_YEAR && this.#cursor.text.slice(start, end).includes(", ");
      // `Jn 1,14 – 586 pr. Kr.`
      const isFar = (to.verse ?? 0) > MAX_VERSE && to !== from && /\s\d+$/.test(this.#cursor.text.slice(start, end));
      // `Jn 3,16-182`, with the number of a note
      const isGlued = to !== from && (to.verse ?? 0) > 99 && !hasHundredVerses(book);
      if (isFar || isGlued || (verse > MAX_VERSE && (isListed || isYear)))
        throw this.#cursor.error("unreadable", { position: start, end });
      before = to;
    }
  }

  /** Drops a passage that stood in brackets and said in another numbering what the one before it says. */
  #dropRepeated(): void {
    if (this.#bracketed === 0) return;
    const [before, bracket] = this.#passages.slice(this.#bracketed - 1);
    if (bracket === undefined || before === undefined) return;
    if (repeats(before, bracket, this.#cursor)) this.#passages.splice(this.#bracketed, 1);
    this.#bracketed = 0;
  }

  /** InBook = Book MarksBehindBook [ Items ] | LeadingPlace Book Items */
  #parseInBook(): void {
    const cursor = this.#cursor;
    const place = findLeadingPlace(cursor);
    cursor.index += place?.length ?? 0;
    const name = parseBook(cursor);
    if (place !== undefined && (place.verses !== undefined || place.chapters.length > 1)) {
      this.#parseLeadingRanges(place, name);
      return;
    }
    const { book, written } = name;
    const chapter = place?.chapters[0];
    const start = chapter?.start ?? name.start;
    const end = cursor.passed;
    // Behind a name that brings its chapter along a comma leads to verses: `Ps 151,1`.
    const separator = cursor.is(",") && /\d$/.test(written) ? "and" : ";";
    const style = chapter === undefined ? this.#parseMarksBehindBook() : undefined;
    if (chapter === undefined && this.#isNamedAgain(book)) return;
    const items = new ItemParser(cursor, { book, written, style });
    if (chapter === undefined && this.#isAlone(items, book)) {
      const { start: position, end: last } = cursor.peek();
      if (mostChapters(book) > 1) throw cursor.error("missing_chapter", { position, end: last, books: [book] });
      const ranges = [firstChapter(start, end)];
      this.#passages.push({ book, written, ranges, start, end });
    } else {
      this.#parseItems(items, { book, written, start, separator, chapter });
    }
  }

  /** Checks whether a book has no items; a book of several chapters is alone only where the text is over. */
  #isAlone(items: ItemParser, book: BookId): boolean {
    // `Flm 6 in 8. poglavje pisma Rimljanom`
    const isNumber = this.#cursor.is("number") && this.#cursor.matchBook() === undefined;
    if (mostChapters(book) === 1) return !isNumber && this.#peekNext(items) === "book";
    return this.#passages.length === 0 && this.#cursor.is("end");
  }

  /** Makes the ranges of chapters and verses that stood before their book, and reads the items behind it. */
  #parseLeadingRanges(place: LeadingPlace, { book, written, start: name }: BookName): void {
    const cursor = this.#cursor;
    const items = new ItemParser(cursor, { book, written });
    let [chapter] = place.chapters;
    if (chapter === undefined) {
      const { value, start } = cursor.peek();
      chapter = { value, start };
      cursor.index++;
    }
    const end = cursor.passed;
    const start = Math.min(name, chapter.start, place.verses?.[0].start ?? chapter.start);
    const ranges = rangesOf(place, chapter.value).map((range) => ({ ...range, start, end }));
    items.startFrom(ranges.at(-1)?.to ?? { chapter: chapter.value });
    const { separator } = parseSeparator(cursor);
    const next = this.#peekNext(items);
    if (next === "book") {
      this.#passages.push({ book, written, ranges, start, end });
    } else {
      this.#parseItems(items, { book, written, start, separator, chapter: undefined }, ranges);
    }
  }

  /**
   * Items = Item { Separator Preamble Item } Separator Preamble
   *
   * Behind `ali` or a word that introduces it the book goes on with a passage of its own. Items in brackets and behind
   * `zlasti` that repeat what precedes them are left out.
   */
  #parseItems(items: ItemParser, opening: Opening, before: VerseRange[] = []): void {
    const { book, written } = opening;
    let { start, separator, chapter } = opening;
    let ranges = before;
    /** The ranges in a bracket that is open. */
    let bracket: VerseRange[] | undefined;
    for (;;) {
      this.#countRange();
      const range = items.parseItem(separator, chapter);
      chapter = undefined;
      const opensGroup = separator === ";";
      const between = parseSeparator(this.#cursor);
      separator = between.separator;
      const next = this.#peekNext(items);
      // `Jn 3,16 in`, but not `Jn 3,16e`
      const isOver = this.#cursor.is("end") && !this.#cursor.isAdjacent(-1);
      if (isOver && this.#cursor.isWord(JOINING_WORDS, -1)) throw this.#cursor.unreadable();
      if (next === "item" && separator === "") {
        if (!items.peekNextVerse()) throw items.unexpected();
        separator = ".";
      }
      if (next === "book" && separator === "." && range.to.verse !== undefined && this.#cursor.isAdjacent())
        this.#checkTightBook(items, `${written} ${range.to.chapter},${range.to.verse}`);
      const isApart = next === "book" || next === "introduced" || separator === "or";
      // In a one-chapter book a 1 with nothing beside it is the chapter: `Flm 1`.
      const isAlone = opensGroup && (next === "book" || separator === ";");
      const read = isAlone && items.isBareOne(range) ? firstChapter(range.start, range.end) : range;
      (bracket ?? ranges).push(read);
      if (bracket !== undefined && (isApart || between.closesBracket)) {
        this.#closeBracket(bracket, { book, written, ranges });
        bracket = undefined;
      }
      if (isApart) {
        const { end } = ranges.at(-1) ?? range;
        this.#passages.push({ book, written, ranges, start, end });
        if (next === "book") {
          if (between.opensBracket) this.#bracketed = this.#passages.length;
          return;
        }
        ranges = [];
        start = this.#cursor.peek().start;
      } else if (between.opensBracket || next === "emphasis") {
        bracket = [];
      }
    }
  }

  /** Adds the ranges of a bracket to those before it, unless they say the same. */
  #closeBracket(
    bracket: readonly VerseRange[],
    { book, written, ranges }: { book: BookId; written: string; ranges: VerseRange[] },
  ): void {
    const isSquare = this.#cursor.text.charAt((bracket[0]?.start ?? 0) - 1) === "[";
    const meaning = bracketMeaning(ranges, bracket, { isPsalm: book === "PSA", isSquare });
    if (meaning === "more") ranges.push(...bracket);
    if (meaning !== "either") return;
    const readings = [ranges, [...ranges, ...bracket]].map((reading) => {
      return `${written} ${formatRanges({ book, ranges: reading })}`;
    });
    throw this.#cursor.error("ambiguous_notation", {
      position: bracket[0]?.start ?? 0,
      end: bracket.at(-1)?.end ?? 0,
      readings,
    });
  }

  /** Refuses a number at its dot that may be a verse or the number of the book behind it: `Jn 3,1.3 Jn 4`. */
  #checkTightBook(items: ItemParser, verse: string): void {
    const { kind, value } = this.#cursor.peek();
    const match = this.#cursor.matchBook(1);
    if (kind !== "number" || match === undefined || items.fallsTo(value)) return;
    const name = this.#cursor.nameOf(match);
    throw this.#cursor.ambiguous([`${verse}.${value}; ${name}`, `${verse}; ${value} ${name}`], 0, 1);
  }

  #countRange(): void {
    if (++this.#rangeCount <= MAX_RANGES) return;
    const { start, end } = this.#cursor.peek();
    throw this.#cursor.error("too_many_ranges", { position: start, end, limit: MAX_RANGES });
  }

  /**
   * MarksBehindBook = { "." | "," | ":" | "(" | ")" }
   *
   * @returns The style that a dot without a space says: in `Gen.1.1` dots stand for commas.
   */
  #parseMarksBehindBook(): MarkStyle | undefined {
    const cursor = this.#cursor;
    const isDotted = cursor.is(".") && cursor.isAdjacent() && cursor.isAdjacent(1) && cursor.is(".", 2);
    while (MARKS_BEHIND_BOOK.has(cursor.peek().kind)) cursor.index++;
    return isDotted ? "." : undefined;
  }

  /**
   * Checks whether the same book is here once more, or the one that it is an addition to: `Iz evangelija po Mateju
   * (Mt 5,1-12)`, `Suzana, Dan 13,1-9`.
   */
  #isNamedAgain(book: BookId): boolean {
    const match = this.#cursor.matchBook();
    if (match?.books.length !== 1) return false;
    return match.books[0] === book || match.books[0] === BOOKS_WITH_ADDITIONS.get(book);
  }

  /** Moves past what introduces the next item or book, and says which it is. */
  #peekNext(items: ItemParser): Follower {
    const cursor = this.#cursor;
    if (cursor.is("end")) return "book";
    if (cursor.isBare) {
      // `1:02:03`
      if (cursor.is(":") && !cursor.is("end", 1)) throw cursor.unreadable();
      while (!STARTS.has(cursor.peek().kind)) cursor.index++;
      if (cursor.is("number")) checkDate(cursor, items.fallsTo(cursor.peek().value));
      return cursor.is("end") || cursor.matchBook() !== undefined ? "book" : "item";
    }
    if (items.peekSegment()) return "item";
    if (isAttached(cursor)) throw cursor.unreadable();
    const introduction = skipIntroduction(cursor);
    if (cursor.is("end") || cursor.matchBook() !== undefined) return "book";
    if (findLeadingPlace(cursor) !== undefined) return "book";
    if (cursor.is("number")) checkDate(cursor, items.fallsTo(cursor.peek().value));
    if (introduction === "emphasis") return "emphasis";
    return introduction === "words" ? "introduced" : "item";
  }
}

/** Checks whether a chapter of a book has a hundred verses in some numbering. */
function hasHundredVerses(book: BookId): boolean {
  for (let chapter = 1; chapter <= mostChapters(book); chapter++) if (mostVerses(book, chapter) > 99) return true;
  return false;
}

/** The ranges of chapters and verses that stood before the name of their book. */
function rangesOf({ chapters, isRange, verses }: LeadingPlace, chapter: number) {
  const points = chapters.map(({ value }): Point => ({ chapter: value }));
  if (verses !== undefined) {
    const [from, to] = verses.map(({ value }): Point => ({ chapter, verse: value }));
    return [{ from: from as Point, to: to as Point }];
  }
  if (isRange) return [{ from: points[0] as Point, to: points.at(-1) as Point }];
  return points.map((point) => ({ from: point, to: point }));
}

/** Finds where a text without a citation should begin with one, behind marks and words that lead to it. */
function startOf(cursor: Cursor): number {
  const index = cursor.tokens.findIndex(({ kind, text }) => {
    return kind === "number" || kind === "end" || kind === "other" || (kind === "word" && !PREAMBLE_WORDS.has(text));
  });
  return cursor.is("end", index) ? 0 : index;
}

type Introduction = "none" | "words" | "emphasis";

/** Moves past words and marks that introduce another passage of the same book, or draw attention to a part. */
function skipIntroduction(cursor: Cursor): Introduction {
  let introduction: Introduction = "none";
  for (;;) {
    const { kind } = cursor.peek();
    if (kind === "end" || kind === "other" || kind === "number") return introduction;
    if (kind === "word") {
      const next = cursor.skipDot(1);
      const isPlace = cursor.matchBook(next) !== undefined || findLeadingPlace(cursor, next) !== undefined;
      const leadsToBook = cursor.isWord(PASSAGE_WORDS) && isPlace;
      if (cursor.matchBook() !== undefined && !leadsToBook) return introduction;
      if (cursor.isWord(EMPHASIS_WORDS)) introduction = "emphasis";
      else if (!cursor.isWord(PASSAGE_WORDS)) return introduction;
      else introduction = "words";
    }
    cursor.index++;
  }
}

function firstChapter(start: number, end: number): VerseRange {
  const point: Point = { chapter: 1 };
  return { from: point, to: point, start, end };
}

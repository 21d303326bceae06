/** Reads the passages of a text: a book with its chapters and verses, and what precedes and divides them. */
import { type BookId, mostChapters } from "../canon/mod.ts";
import type { Passage, Point, Reference, VerseRange } from "./ast.ts";
import { type BookName, parseBook } from "./book_parser.ts";
import { checkOrder, checkPlaces, closeBracket, unexpected } from "./checks.ts";
import { findClauses } from "./clauses.ts";
import type { Cursor } from "./cursor.ts";
import { ItemParser } from "./item_parser.ts";
import { findLeadingPlace, type LeadingNumber, type LeadingPlace, rangesOf } from "./leading_place.ts";
import type { TokenKind } from "./lexer.ts";
import { checkDate } from "./number_rules.ts";
import { BOOKS_WITH_ADDITIONS, checkCountMarks, repeats } from "./numbering.ts";
import { passedOver } from "./remark.ts";
import type { Clause } from "./run.ts";
import { isAttached } from "./sentence.ts";
import { parseSeparator, type Separator } from "./separator.ts";
import type { MarkStyle } from "./verse_mark.ts";
import { EMPHASIS_WORDS, JOINING_WORDS, PASSAGE_WORDS, PREAMBLE_WORDS } from "./words.ts";

/** The most ranges of verses in one reference; each costs a search in the translation. */
const MAX_RANGES = 200;

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

export class Parser {
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
    const ignored = cursor.isBare ? [] : passedOver(cursor, clauses, isStrict);
    for (const clause of read) this.parseClause(clause);
    const isRead = clauses.length > 0 && this.#passages.length > 0;
    if (!isRead) throw cursor.error("unreadable", { position: 0, end: cursor.text.length });
    checkPlaces(cursor, this.#passages);
    if (!this.#cursor.isBare) checkCountMarks(this.#cursor, this.#passages);
    return ignored.length > 0 ? { passages: this.#passages, ignored } : { passages: this.#passages };
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
    for (const range of ranges) checkOrder(cursor, range);
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
      if (next === "item" && separator === "") {
        if (!items.peekNextVerse()) throw unexpected(this.#cursor);
        separator = ".";
      }
      if (next === "book") this.#checkBook(items, separator, { written, end: range.to });
      const isApart = next === "book" || next === "introduced" || separator === "or";
      // In a one-chapter book a 1 with nothing beside it is the chapter: `Flm 1`.
      const isAlone = opensGroup && (next === "book" || separator === ";");
      const read = isAlone && items.isBareOne(range) ? firstChapter(range.start, range.end) : range;
      (bracket ?? ranges).push(read);
      if (bracket !== undefined && (isApart || between.closesBracket)) {
        closeBracket(this.#cursor, bracket, { book, written, ranges });
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

  /**
   * Refuses a word that joins nothing, `Jn 3,16 in`, and a number at its dot that may be a verse or the number of the book
   * behind it: `Jn 3,1.3 Jn 4`.
   */
  #checkBook(items: ItemParser, separator: Separator, { written, end }: { written: string; end: Point }): void {
    const cursor = this.#cursor;
    // Not the letter of `Jn 3,16e`.
    const isOver = cursor.is("end") && !cursor.isAdjacent(-1);
    if (isOver && cursor.isWord(JOINING_WORDS, -1)) throw cursor.unreadable();
    const { kind, value } = cursor.peek();
    if (kind !== "number" || separator !== "." || end.verse === undefined || !cursor.isAdjacent()) return;
    const match = cursor.matchBook(1);
    if (match === undefined || items.fallsTo(value)) return;
    const [verse, name] = [`${end.chapter},${end.verse}`, cursor.nameOf(match)];
    throw cursor.ambiguous(written, [`${verse}.${value}; ${name}`, `${verse}; ${value} ${name}`], 0, 1);
  }

  #countRange(): void {
    if (++this.#rangeCount <= MAX_RANGES) return;
    const { start, end } = this.#cursor.peek();
    throw this.#cursor.error("too_many_ranges", { position: start, end, limit: MAX_RANGES });
  }

  /**
   * MarksBehindBook = { "." | "," | ":" | "(" | ")" }
   *
   * @returns The style that a dot without a space says: in `Gen.1.1` dots mean commas.
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

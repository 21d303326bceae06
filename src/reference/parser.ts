import { type BookId, mostChapters } from "../canon/mod.ts";
import type { Passage, Point, Reference, VerseRange } from "./ast.ts";
import { type BookName, parseBook } from "./book_parser.ts";
import { classOf } from "./characters.ts";
import { Cursor } from "./cursor.ts";
import { ItemParser } from "./item_parser.ts";
import { JOINING_WORDS } from "./keywords.ts";
import { findLeadingChapter } from "./leading_chapter.ts";
import type { Token } from "./lexer.ts";
import { skipPreamble } from "./preamble.ts";
import { parseSeparator, type Separator } from "./separator.ts";
import { ReferenceSyntaxError } from "./syntax_error.ts";
import type { MarkStyle } from "./verse_mark.ts";
import type { Vocabulary } from "./vocabulary.ts";

/**
 * The longest reference that is read, in UTF-16 units. The longest list in the lectionary has some 60; a
 * leaflet's whole week fits in 1000, and a URL of that length passes through every proxy.
 */
export const MAX_REFERENCE_LENGTH = 1000;

/** The most ranges of verses in one reference; each costs a search in the translation. */
const MAX_RANGES = 200;

/**
 * Reads a reference. Syntax alone: whether a chapter or verse exists is asked later.
 *
 * @param text What somebody wrote.
 * @param vocabulary The names of the books that it may use.
 * @throws {ReferenceSyntaxError} If it cannot be read, or a book is unknown or ambiguous, and where.
 */
export function parse(text: string, vocabulary: Vocabulary): Reference {
  if (text.length > MAX_REFERENCE_LENGTH) {
    const details = {
      position: MAX_REFERENCE_LENGTH,
      end: text.length,
      limit: MAX_REFERENCE_LENGTH,
    };
    throw new ReferenceSyntaxError("too_long", text, details);
  }
  return new Parser(text, vocabulary).parseReference();
}

/** The beginning of the passages of a book. */
interface Opening extends BookName {
  /** The separator before the first item. */
  readonly separator: Separator;
  /** The number of the chapter, where it stands before the name. */
  readonly chapter: Token | undefined;
}

class Parser {
  readonly #cursor: Cursor;
  readonly #passages: Passage[] = [];
  #rangeCount = 0;

  constructor(text: string, vocabulary: Vocabulary) {
    this.#cursor = new Cursor(text, vocabulary);
  }

  /** Reference = Preamble InBook { InBook } */
  parseReference(): Reference {
    skipPreamble(this.#cursor);
    do this.#parseInBook();
    while (this.#cursor.peek().kind !== "end");
    return { passages: this.#passages };
  }

  /** InBook = Book MarksBehindBook [ Items ] | LeadingChapter Book Items */
  #parseInBook(): void {
    const cursor = this.#cursor;
    const ahead = findLeadingChapter(cursor);
    const chapter = ahead?.chapter;
    cursor.index += ahead?.length ?? 0;
    const name = parseBook(cursor);
    const { book, written } = name;
    const start = chapter?.start ?? name.start;
    const end = cursor.passed;
    // Behind a name that brings its chapter along a comma leads to verses: `Ps 151,1`.
    const separator = cursor.peek().kind === "," && endsInDigit(written) ? "and" : ";";
    const style = chapter === undefined ? this.#parseMarksBehindBook() : undefined;
    if (this.#isNamedAgain(book)) return;
    const items = new ItemParser(cursor, { book, style });
    if (chapter === undefined && mostChapters(book) === 1 && this.#peekNext(items) === "book") {
      const ranges = [firstChapter(start, end)];
      this.#passages.push({ book, written, ranges, start, end });
    } else {
      this.#parseItems(items, { book, written, start, separator, chapter });
    }
  }

  /**
   * Items = Item { Separator Preamble Item } Separator Preamble
   *
   * Behind `ali` or a word that introduces it the book goes on with a passage of its own.
   */
  #parseItems(items: ItemParser, opening: Opening): void {
    const { book, written } = opening;
    let { start, separator, chapter } = opening;
    let ranges: VerseRange[] = [];
    for (;;) {
      this.#countRange();
      const range = items.parseItem(separator, chapter);
      chapter = undefined;
      const opensGroup = separator === ";";
      separator = parseSeparator(this.#cursor);
      const next = this.#peekNext(items);
      if (this.#endsInJoiningWord()) throw this.#cursor.expected("a verse or a book");
      if (next === "item" && separator === "") throw items.unexpected();
      const isApart = next !== "item" || separator === "or";
      // In a one-chapter book a 1 with nothing beside it is the chapter: `Flm 1`.
      const isAlone = opensGroup && (next === "book" || separator === ";");
      ranges.push(isAlone && items.isBareOne(range) ? firstChapter(range.start, range.end) : range);
      if (!isApart) continue;
      this.#passages.push({ book, written, ranges, start, end: range.end });
      if (next === "book") return;
      ranges = [];
      start = this.#cursor.peek().start;
    }
  }

  /** Checks whether the text breaks off behind a word that leads on: `Jn 3,16 in`. */
  #endsInJoiningWord(): boolean {
    return this.#cursor.peek().kind === "end" && this.#cursor.isWord(JOINING_WORDS, -1);
  }

  #countRange(): void {
    if (++this.#rangeCount <= MAX_RANGES) return;
    const { start, end } = this.#cursor.peek();
    throw this.#cursor.error("too_many_ranges", { position: start, end, limit: MAX_RANGES });
  }

  /**
   * MarksBehindBook = { "." | "," | ":" | "(" }
   *
   * @returns The style that a dot without a space says: in `Gen.1.1` dots stand for commas.
   */
  #parseMarksBehindBook(): MarkStyle | undefined {
    const cursor = this.#cursor;
    const isDotted =
      cursor.peek().kind === "." &&
      cursor.isAdjacent() &&
      cursor.isAdjacent(1) &&
      cursor.peek(2).kind === ".";
    while (
      cursor.expectOptional(".") ||
      cursor.expectOptional(",") ||
      cursor.expectOptional(":") ||
      cursor.expectOptional("(")
    );
    return isDotted ? "." : undefined;
  }

  /** Checks whether the same book stands here once more: `Iz evangelija po Mateju (Mt 5,1-12)`. */
  #isNamedAgain(book: BookId): boolean {
    const match = this.#cursor.matchBook();
    return match !== undefined && match.books.length === 1 && match.books[0] === book;
  }

  /**
   * Moves past what introduces the next item or book, and says which it is.
   *
   * @returns "book" at the end of the text too; "introduced" for an item behind words such as `krajše`.
   */
  #peekNext(items: ItemParser): "item" | "introduced" | "book" {
    const cursor = this.#cursor;
    if (cursor.peek().kind === "end") return "book";
    if (items.peekSegment()) return "item";
    const isIntroduced = skipPreamble(cursor);
    if (cursor.peek().kind === "end") return "book";
    if (items.matchBook() !== undefined) return "book";
    if (findLeadingChapter(cursor) !== undefined) return "book";
    return isIntroduced ? "introduced" : "item";
  }
}

function endsInDigit(name: string): boolean {
  return classOf(name.charCodeAt(name.length - 1)) === "digit";
}

function firstChapter(start: number, end: number): VerseRange {
  const point: Point = { chapter: 1 };
  return { from: point, to: point, start, end };
}

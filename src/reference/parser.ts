import { type BookId, mostChapters } from "../canon/mod.ts";
import type { Passage, Point, Reference, Span } from "./ast.ts";
import { type BookName, parseBook } from "./book_parser.ts";
import { findChapterAhead } from "./chapter_ahead.ts";
import { classOf } from "./characters.ts";
import { Cursor } from "./cursor.ts";
import { ReferenceFault } from "./fault.ts";
import { ItemParser } from "./item_parser.ts";
import { skipLeadIn } from "./lead_in.ts";
import { MAX_REFERENCE_LENGTH, MAX_SPANS } from "./limits.ts";
import { parseSeparator, type Separator } from "./separator.ts";
import type { Token } from "./token.ts";
import type { Style } from "./verse_mark.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { JOINING_WORDS } from "./words.ts";

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

/** How the passages of a book begin. */
interface Opening extends BookName {
  /** What stands before the first item. */
  readonly separator: Separator;
  /** The number of the chapter, where it stands before the name. */
  readonly chapter: Token | undefined;
}

class Parser {
  readonly #cursor: Cursor;
  readonly #passages: Passage[] = [];
  #spanCount = 0;

  constructor(text: string, vocabulary: Vocabulary) {
    this.#cursor = new Cursor(text, vocabulary);
  }

  /** Reference = LeadIn InBook { InBook } */
  parseReference(): Reference {
    skipLeadIn(this.#cursor);
    do this.#parseInBook();
    while (this.#cursor.peek().kind !== "end");
    return { passages: this.#passages };
  }

  /** InBook = Book MarksBehindBook [ Items ] | ChapterAhead Book Items */
  #parseInBook(): void {
    const cursor = this.#cursor;
    const ahead = findChapterAhead(cursor);
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
    if (chapter === undefined && mostChapters(book) === 1 && this.#whatFollows(items) === "book") {
      const spans = [firstChapter(start, end)];
      this.#passages.push({ book, written, spans, start, end });
    } else {
      this.#parseItems(items, { book, written, start, separator, chapter });
    }
  }

  /**
   * Items = Item { Separator LeadIn Item } Separator LeadIn
   *
   * Behind `ali` or a word that introduces it the book goes on with a passage of its own.
   */
  #parseItems(items: ItemParser, opening: Opening): void {
    const { book, written } = opening;
    let { start, separator, chapter } = opening;
    let spans: Span[] = [];
    for (;;) {
      this.#countSpan();
      const span = items.parseItem(separator, chapter);
      chapter = undefined;
      const opensGroup = separator === ";";
      separator = parseSeparator(this.#cursor);
      const next = this.#whatFollows(items);
      if (this.#endsInJoiningWord()) throw this.#cursor.expected("a verse or a book");
      if (next === "item" && separator === "") throw items.unexpected();
      const isApart = next !== "item" || separator === "or";
      // In a one-chapter book a 1 with nothing beside it is the chapter: `Flm 1`.
      const isAlone = opensGroup && (next === "book" || separator === ";");
      spans.push(isAlone && items.isBareOne(span) ? firstChapter(span.start, span.end) : span);
      if (!isApart) continue;
      this.#passages.push({ book, written, spans, start, end: span.end });
      if (next === "book") return;
      spans = [];
      start = this.#cursor.peek().start;
    }
  }

  /** Whether the text breaks off behind a word that leads on: `Jn 3,16 in`. */
  #endsInJoiningWord(): boolean {
    return this.#cursor.peek().kind === "end" && this.#cursor.isWord(JOINING_WORDS, -1);
  }

  #countSpan(): void {
    if (++this.#spanCount <= MAX_SPANS) return;
    const { start, end } = this.#cursor.peek();
    throw this.#cursor.fault("too_many_spans", { position: start, end, limit: MAX_SPANS });
  }

  /**
   * MarksBehindBook = { "." | "," | ":" | "(" }
   *
   * @returns The style that a dot without a space says: in `Gen.1.1` dots stand for commas.
   */
  #parseMarksBehindBook(): Style | undefined {
    const cursor = this.#cursor;
    const isDotted =
      cursor.peek().kind === "." &&
      cursor.isGlued() &&
      cursor.isGlued(1) &&
      cursor.peek(2).kind === ".";
    while (cursor.skip(".") || cursor.skip(",") || cursor.skip(":") || cursor.skip("("));
    return isDotted ? "." : undefined;
  }

  /** Whether the same book stands here once more: `Iz evangelija po Mateju (Mt 5,1-12)`. */
  #isNamedAgain(book: BookId): boolean {
    const match = this.#cursor.matchBook();
    return match !== undefined && match.books.length === 1 && match.books[0] === book;
  }

  /**
   * Moves past what introduces the next item or book, and says which it is.
   *
   * @returns "book" at the end of the text too; "introduced" for an item behind words such as `krajše`.
   */
  #whatFollows(items: ItemParser): "item" | "introduced" | "book" {
    const cursor = this.#cursor;
    if (cursor.peek().kind === "end") return "book";
    if (items.startsSegment()) return "item";
    const isIntroduced = skipLeadIn(cursor);
    if (cursor.peek().kind === "end") return "book";
    if (items.matchBook() !== undefined) return "book";
    if (findChapterAhead(cursor) !== undefined) return "book";
    return isIntroduced ? "introduced" : "item";
  }
}

function endsInDigit(name: string): boolean {
  return classOf(name.charCodeAt(name.length - 1)) === "digit";
}

function firstChapter(start: number, end: number): Span {
  const point: Point = { chapter: 1 };
  return { from: point, to: point, start, end };
}

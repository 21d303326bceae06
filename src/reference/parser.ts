import { usualChapters } from "../canon/mod.ts";
import type { Passage, Point, Reference, Span } from "./ast.ts";
import { type BookName, parseBook, skipLeadIn } from "./book_parser.ts";
import { Cursor } from "./cursor.ts";
import { ReferenceFault } from "./fault.ts";
import { ItemParser, type Style } from "./item_parser.ts";
import { MAX_REFERENCE_LENGTH, MAX_SPANS } from "./limits.ts";
import { parseSeparator, type Separator } from "./separator.ts";
import type { Vocabulary } from "./vocabulary.ts";

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

class Parser {
  readonly #cursor: Cursor;
  readonly #vocabulary: Vocabulary;
  #spanCount = 0;

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

  /** Passage = Book MarksBehindBook Item { Separator Item } Separator LeadIn */
  #parsePassage(): Passage {
    const name = parseBook(this.#cursor, this.#vocabulary);
    const end = this.#cursor.passed;
    const style = this.#parseMarksBehindBook();
    const { book, written, start } = name;
    const items = new ItemParser(this.#cursor, this.#vocabulary, { book, ...(style && { style }) });
    if (usualChapters(book) === 1 && this.#isPassageOver(items)) {
      return { book, written, spans: [firstChapter(start, end)], start, end };
    }
    return this.#parseItems(name, items);
  }

  #parseItems({ book, written, start }: BookName, items: ItemParser): Passage {
    const spans: Span[] = [];
    let separator: Separator = ";";
    for (;;) {
      this.#countSpan();
      const span = items.parseItem(separator);
      const mayBeChapter = separator === ";" && items.isBareOne(span);
      separator = parseSeparator(this.#cursor);
      const isOver = this.#isPassageOver(items);
      // In a one-chapter book a 1 with nothing beside it is the chapter: `Flm 1`.
      const isChapter = mayBeChapter && (isOver || separator === ";");
      spans.push(isChapter ? firstChapter(span.start, span.end) : span);
      if (isOver) return { book, written, spans, start, end: span.end };
      if (separator === "") throw items.unexpected();
    }
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

  /** Whether the passage is over: the text is, or a book follows. Moves to it past what introduces it. */
  #isPassageOver(items: ItemParser): boolean {
    const cursor = this.#cursor;
    if (cursor.peek().kind === "end") return true;
    if (items.startsSegment()) return false;
    skipLeadIn(cursor, this.#vocabulary);
    if (cursor.peek().kind === "end") return true;
    return this.#vocabulary.match(cursor.tokens, cursor.index) !== undefined;
  }
}

function firstChapter(start: number, end: number): Span {
  const point: Point = { chapter: 1 };
  return { from: point, to: point, start, end };
}

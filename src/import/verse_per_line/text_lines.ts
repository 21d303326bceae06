import type { BookId } from "../../canon/mod.ts";
import { decodeText } from "../decode.ts";
import { readThml } from "../fragment.ts";
import { ImportError } from "../import_error.ts";
import type { SourceFile } from "../source.ts";
import { bookByName } from "../source_books.ts";
import type { TranslationBuilder } from "../translation_builder.ts";
import { matchVerseNumber } from "../verse_number.ts";

/** Gives the lines of a text one by one, whatever their ends. */
export function* splitLines(text: string): Generator<string> {
  const ends = /\r\n|\n|\r/g;
  let start = 0;
  for (let end = ends.exec(text); end !== null; end = ends.exec(text)) {
    yield text.slice(start, end.index);
    start = ends.lastIndex;
  }
  if (start < text.length) yield text.slice(start);
}

/** Gives the lines of a file one by one, and lets the edition know where it is. */
export function* textLines(
  file: SourceFile,
  builder: TranslationBuilder,
  encoding: string | undefined,
): Generator<string> {
  const text = decodeText(file.read(), file.name, encoding);
  let number = 0;
  let done = 0;
  builder.reading(
    () => ({ file: file.name, line: number }),
    () => done / text.length,
  );
  for (const line of splitLines(text)) {
    number += 1;
    done += line.length + 1;
    yield line;
  }
}

/** Returns whether a line is blank or a remark, as programs write above a table. */
export function isRemark(line: string): boolean {
  return /^\s*(?:#|\/\/|;|$)/.test(line);
}

/**
 * `GEN 1:1 text`, `Gen.1.1 text`, `1 Jn 1,1<tab>text`, `Song of Songs 1:1-2 text`: a book, a chapter, a colon, point or
 * comma, a verse, white space or a bar, the text.
 */
const LINE =
  /^\s*(\S[^:\t|]{0,39}?)[\s.]*(\d{1,3})[:.,](\d{1,3}[a-z]?(?:[-\u2010-\u2015]\d{1,3}[a-z]?)?)(?:[\s|:]\s*(.*))?$/is;

/** @returns Undefined where the line does not begin with a reference. */
export function parseLabelledLine(line: string) {
  const match = LINE.exec(line);
  if (match === null) return undefined;
  const [, book = "", chapter = "", label = "", text = ""] = match;
  if (!/\p{L}/u.test(book)) return undefined;
  return { book: book.trim(), chapter: Number(chapter), label, text };
}

/** A verse as a line gives it. */
export interface LineVerse {
  /** A name or id in whatever form. */
  readonly book: string;
  readonly chapter: number;
  /** `3`, `3-4`, `4a`. */
  readonly label: string;
  readonly text: string;
}

/** Marks the verse as part of the one before it. */
const RANGE = "<range>";

/** Puts the verses of lines into an edition. */
export class VerseAdder {
  readonly #builder: TranslationBuilder;
  readonly #books = new Map<string, BookId>();

  constructor(builder: TranslationBuilder) {
    this.#builder = builder;
  }

  /** @throws {ImportError} If the book is unknown or the label is none. */
  add({ book: name, chapter, label, text }: LineVerse): void {
    const builder = this.#builder;
    const book = this.#bookOf(name);
    if (book !== builder.book) builder.continueBook(book);
    if (chapter !== builder.chapter) builder.startChapter(chapter);
    const match = matchVerseNumber(label);
    if (match === undefined) {
      const { position } = builder;
      throw new ImportError("invalid_verse", { written: label }, { position });
    }
    const isRange = text.trim() === RANGE;
    if (isRange && builder.mergeIntoPrevious(match)) return;
    builder.startVerse(match);
    if (text.includes("<") && !isRange) readThml(text, builder);
    else builder.addText(text);
    builder.endVerse();
  }

  #bookOf(name: string): BookId {
    const known = this.#books.get(name) ?? bookByName(name);
    if (known === undefined) {
      const { position } = this.#builder;
      throw new ImportError("unknown_book", { written: name }, { position });
    }
    this.#books.set(name, known);
    return known;
  }
}

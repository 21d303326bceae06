import { decodeText } from "../decode.ts";
import type { WrittenVerse } from "../labelled_verses.ts";
import type { SourceFile } from "../source.ts";
import type { TranslationBuilder } from "../translation_builder.ts";

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

/** Gives the lines of a file one by one, read, and lets the edition know where it is. */
export function* textLines(
  file: SourceFile,
  builder: TranslationBuilder,
  encoding: string | undefined,
): Generator<string> {
  const text = decodeText(file.read(), file.name, encoding, builder);
  let number = 0;
  let done = 0;
  builder.reading(
    () => ({ file: file.name, line: number }),
    () => done / text.length,
  );
  for (const line of splitLines(text)) {
    number += 1;
    done += line.length + 1;
    builder.read(line);
    yield line;
  }
}

/** Returns whether a line is blank or a remark, as programs write above a table. */
export function isRemark(line: string): boolean {
  return /^\s*(?:#|\/\/|;|$)/.test(line);
}

/**
 * `GEN 1:1 text`, `Gen.1.1 text`, `[Gen 1:1] text`, `1 Jn 1,1<tab>text`, `Song of Songs 1:1-2 text`: a book, a chapter, a colon, point or
 * comma, a verse, white space or a bar, the text.
 */
const LINE =
  /^\s*\[?([\p{L}\d][^:\t|]{0,39}?)[\s.]*(\d{1,3})[:.,](\d{1,3}[a-z]?(?:[-\u2010-\u2015]\d{1,3}[a-z]?)?)\]?(?:[\s|:]\s*(.*))?$/isu;

/** A verse that begins a line, and all of the line before its text. */
interface LabelledLine extends WrittenVerse {
  readonly label: string;
}

/** @returns Undefined where the line does not begin with a reference. */
export function parseLabelledLine(line: string): LabelledLine | undefined {
  const match = LINE.exec(line);
  if (match === null) return undefined;
  const [, book = "", chapter = "", verse = "", text = ""] = match;
  if (!/\p{L}/u.test(book)) return undefined;
  return { book: { name: book.trim() }, chapter, verse, text, label: `${book}${chapter}${verse}` };
}

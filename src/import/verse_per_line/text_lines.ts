import { decodeText } from "../decode_text.ts";
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
 * `GEN 1:1 text`, `Gen.1.1 text`, `GEN_1_1 text`, `GEN-1-1 text`, `GEN 1:1=text`, `[Gen 1:1] text`, `(Gen 1:1) text`, `1 Jn 1,1<tab>text`, `Song of Songs 1:1-2 text`:
 * a book, a chapter, a colon, point, comma or low line, a verse, white space or a bar, the text.
 */
const LINE =
  /^[\s\u200e\u200f]*[[(]?([\p{L}\d][^:\t|]{0,39}?)(?:[\s._]*(\d{1,3})[:.,_]|-(\d{1,3})-)(\d{1,3}[a-z]?(?:[-\u2010-\u2015]\d{1,3}[a-z]?)?)(?:[\])]|[.:](?=\s))?(?:[\s|:=]\s*(.*))?$/isu;

/** `01:001:001 text`, `1.1.1 text`, `01001001 text`: a book by its number, in the order of the Protestant canon. */
const NUMBERED = /^\s*(\d{1,2})(?:([:._])(\d{1,3})\2(\d{1,3})|(\d{3})(\d{3}))(?:[\s|]\s*(.*))?$/s;

/** A verse that begins a line, and all of the line before its text. */
interface LabelledLine extends WrittenVerse {
  readonly label: string;
}

/** @returns Undefined where the line does not begin with a reference. */
export function parseLabelledLine(line: string): LabelledLine | undefined {
  const match = LINE.exec(line);
  const [, name = "", spaced, dashed = "", verse = "", text = ""] = match ?? [];
  const label = line.slice(0, line.length - text.length);
  if (/\p{L}/u.test(name)) return { book: { name: name.trim() }, chapter: spaced ?? dashed, verse, text, label };
  const [, number, , c, v, c2 = "", v2 = "", rest = ""] = NUMBERED.exec(line) ?? [];
  if (number === undefined) return undefined;
  const place = { chapter: Number(c ?? c2), verse: Number(v ?? v2) };
  return { book: { number }, ...place, text: rest, label: line.slice(0, line.length - rest.length) };
}

/** A dash between a label and its text. */
const DASH = /^[-\u2010-\u2015]\s+/;

/** Returns whether each verse of a file's beginning has a dash before its text: else a dash is that of a dialogue. */
export function hasDashes(head: string): boolean {
  const texts = [...splitLines(head)].flatMap((line) => parseLabelledLine(line)?.text || []);
  return texts.length > 0 && texts.every((text) => DASH.test(text));
}

/** Returns the offset of a text behind the dash it begins with. */
export function dashLength(text: string): number {
  return DASH.exec(text)?.[0].length ?? 0;
}

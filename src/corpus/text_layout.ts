import type { IndexedBook } from "./book_index.ts";
import type { NoteIndex } from "./note_lines.ts";
import {
  breakOf,
  findMark,
  HEADING_MARK,
  type HeadingKind,
  headingKind,
  headingLevel,
  lowerBound,
  type TextLine,
  unpackMark,
} from "./text_marks.ts";

/** An index of the verse lines of a translation file. */
export interface VerseIndex extends NoteIndex {
  /** The file: its header, its verse lines without their marks, its heading lines, its note lines. */
  readonly bytes: Buffer;
  /** The offset in `bytes` of each verse line, and at the end the offset after the last line's end. */
  readonly offsets: Uint32Array;
  /** A bit a line, set where the text holds `"` or `\` and so cannot be a JSON string unescaped. */
  readonly quoted: Uint8Array;
  readonly books: readonly IndexedBook[];
  /** Lines that have a text. */
  readonly verseCount: number;
  /** The marks of the texts in ascending order, as `packMark` packs them. */
  readonly marks: Uint32Array;
  /** The verse line after each heading. */
  readonly headingLines: Uint32Array;
  /** The offset in `bytes` of each heading line, and at the end the offset after the last. */
  readonly headingOffsets: Uint32Array;
  /** The number in the file of the first line after the header. */
  readonly firstNumber: number;
  /** The number in the file of each verse line, where lines are left out as faulty. */
  readonly lineNumbers: readonly number[] | undefined;
}

/** A heading with its place. */
export interface PlacedHeading {
  /** The verse line before or within which it is. */
  readonly line: number;
  /** The printed line of the verse that it precedes; 0 where it precedes the verse. */
  readonly textLine: number;
  readonly kind: HeadingKind;
  /** 1 for a major section, 2 for a section, 3 for all below. */
  readonly level: 1 | 2 | 3;
  readonly text: string;
}

/** The text of a verse line: offsets in the bytes of the index. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** A break within a text: a line begins there, or a heading is there, after which a paragraph begins. */
function* breaksWithin({ marks }: VerseIndex, { start, end }: TextSpan) {
  for (let index = findMark(marks, start); index < marks.length; index++) {
    const { offset, code } = unpackMark(marks[index]!);
    if (offset >= end) return;
    yield { offset, code };
  }
}

/**
 * Returns the printed lines of a text.
 *
 * @param indent The indent of the line that goes on where the text begins without a break.
 */
export function layoutText(index: VerseIndex, text: TextSpan, indent: number): TextLine[] {
  const lines: TextLine[] = [];
  let open: Omit<TextLine, "text"> = { break: "none", indent };
  let from = text.start;
  for (const { offset, code } of breaksWithin(index, text)) {
    if (offset > from) {
      // The space before a mark joins the two lines.
      lines.push({ text: index.bytes.toString("utf8", from, offset - 1), ...open });
      from = offset;
      open = { break: "none", indent: 0 };
    }
    open = code === HEADING_MARK ? { break: "paragraph", indent: 0 } : breakOf(code);
  }
  lines.push({ text: index.bytes.toString("utf8", from, text.end), ...open });
  return lines;
}

/** Returns the indent of the last line that begins within some verse lines before an offset. */
export function indentBefore({ marks, offsets }: VerseIndex, firstLine: number, start: number): number {
  const index = findMark(marks, start) - 1;
  if (index < 0) return 0;
  const { offset, code } = unpackMark(marks[index]!);
  return code === HEADING_MARK || offset < offsets[firstLine]! ? 0 : breakOf(code).indent;
}

/** Returns the headings before the verses of a range of lines and within their texts, in order. */
export function headingsIn(
  index: VerseIndex,
  { first, last }: { first: number; last: number },
  textSpan: (line: number) => TextSpan,
): PlacedHeading[] {
  const { bytes, headingLines, headingOffsets } = index;
  const headings: PlacedHeading[] = [];
  let heading = lowerBound(headingLines, first);
  while (heading < headingLines.length && headingLines[heading]! <= last) {
    const line = headingLines[heading]!;
    const next = lowerBound(headingLines, line + 1);
    const within = textLinesOfHeadings(index, textSpan(line));
    for (; heading < next; heading++) {
      const start = headingOffsets[heading]!;
      const kind = headingKind(String.fromCharCode(bytes[start + 1]!))!;
      headings.push({
        line,
        // The last headings of a verse belong to the marks within it.
        textLine: within[heading - next + within.length] ?? 0,
        kind,
        level: headingLevel(kind),
        text: bytes.toString("utf8", start + 3, headingOffsets[heading + 1]! - 1),
      });
    }
  }
  return headings;
}

/** Returns for each heading mark within a text the printed line that it precedes. */
function textLinesOfHeadings(index: VerseIndex, text: TextSpan): number[] {
  const lines: number[] = [];
  let line = 0;
  let from = text.start;
  for (const { offset, code } of breaksWithin(index, text)) {
    if (offset > from) line++;
    from = offset;
    if (code === HEADING_MARK) lines.push(line);
  }
  return lines;
}

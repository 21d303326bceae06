import { CorpusFault } from "./corpus_error.ts";
import { headingKind } from "./text_marks.ts";

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const HEADING_TEXT = /^(?! )(?:(?! {2})[^\u0000-\u001f\u007f])+(?<! )$/;

/** The heading lines of a file, which are put aside while its verse lines are read. */
export class HeadingLines {
  /** Headings without a verse so far. */
  open = 0;
  readonly #texts: Buffer[] = [];
  readonly #verseLines: number[] = [];

  /**
   * Puts a heading line aside.
   *
   * @param bytes The line with its line feed, which is copied.
   * @param verseLine The verse line that comes next.
   * @returns Its fault, undefined where it was kept.
   */
  add(bytes: Buffer, verseLine: number): CorpusFault | undefined {
    const line = bytes.toString("utf8", 0, bytes.length - 1);
    if (line[2] !== " " || headingKind(line[1]!) === undefined) {
      return new CorpusFault("no_heading", { found: line.slice(0, 30) });
    }
    if (!HEADING_TEXT.test(line.slice(3))) {
      return new CorpusFault("unclean_heading", {});
    }
    this.#texts.push(Buffer.from(bytes));
    this.#verseLines.push(verseLine);
    this.open++;
    return undefined;
  }

  /**
   * Puts the heading lines behind the verse lines, where they and the marks left room.
   *
   * @returns The verse line after each, and their offsets, with the offset after the last.
   */
  putInto(bytes: Buffer, start: number): { headingLines: Uint32Array; headingOffsets: Uint32Array } {
    const headingOffsets = new Uint32Array(this.#texts.length + 1);
    let at = start;
    for (const [index, text] of this.#texts.entries()) {
      headingOffsets[index] = at;
      at += text.copy(bytes, at);
    }
    headingOffsets[this.#texts.length] = at;
    return { headingLines: Uint32Array.from(this.#verseLines), headingOffsets };
  }
}

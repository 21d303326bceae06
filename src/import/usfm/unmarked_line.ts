/** A line of USFM that lacks the marker of its paragraph. */
import { markerRole } from "./markers.ts";
import { isEndMarker, markerNameEnd, nextMarker } from "./scan.ts";

/** The end of a sentence, with the quotation marks and brackets that close behind it. */
export const SENTENCE_END = /[.!?;:…][\s\p{Pf}\p{Pe}\p{Pi}"']*$/u;
const BLANK_LINE = /^[^\S\r\n]*(?:\r\n?|\n)[^\S\r\n]*(?:\r\n?|\n)/;
const END_MARKER = /\\\+?[\w-]+\*/g;
const INLINE = new Set(["characters", "note", "aside"]);

/** Returns the lines behind a line break up to the next paragraph, verse or chapter, or undefined. */
export function unmarkedLine(source: string, lineBreak: number): { text: string; isBehindBlank: boolean } | undefined {
  let end = nextMarker(source, lineBreak);
  while (end < source.length) {
    const nameEnd = markerNameEnd(source, end);
    const name = source.slice(end + 1, nameEnd).replace("+", "");
    if (!isEndMarker(source, end) && !INLINE.has(markerRole(name).is)) break;
    end = nextMarker(source, nameEnd);
  }
  const lines = source.slice(lineBreak, end);
  const text = lines.replace(END_MARKER, "").trim();
  return text === "" ? undefined : { text, isBehindBlank: BLANK_LINE.test(lines) };
}

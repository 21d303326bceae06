import { ASTERISK, isSpace, markerNameEnd, nextMarker } from "./characters.ts";

/** What {@link spanEnd} looks for. */
export interface Span {
  /** The marker that opened the span, without backslash. */
  readonly name: string;
  /** Where the span's content begins. */
  readonly from: number;
  /** What earlier searches learned: for each marker, the offset before which nothing closes it. */
  readonly unclosed: Map<string, number>;
}

/**
 * Where a note or an aside ends, its end marker included.
 *
 * It cannot reach over a verse, a chapter, a book or the next span of its own kind: where one of these comes first,
 * the end marker was forgotten.
 *
 * @returns nothing where the end marker was forgotten
 */
export function spanEnd(text: string, { name, from, unclosed }: Span): number | undefined {
  if (from < (unclosed.get(name) ?? 0)) return undefined;
  let at = nextMarker(text, from);
  while (at < text.length) {
    const end = markerNameEnd(text, at);
    const start = text.charCodeAt(at + 1) === 0x2b ? at + 2 : at + 1;
    const found = text.slice(start, end);
    if (text.charCodeAt(end) === ASTERISK) {
      if (found === name) return end + 1;
    } else if (found === name || (isBoundary(found) && isSpace(text.charCodeAt(end)))) {
      break;
    }
    at = nextMarker(text, end);
  }
  unclosed.set(name, at);
  return undefined;
}

function isBoundary(marker: string): boolean {
  return marker === "v" || marker === "c" || marker === "id";
}

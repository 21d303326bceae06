import { ASTERISK, isSpace, markerNameEnd, nextMarker } from "./characters.ts";
import { withoutLevel } from "./markers.ts";

/** A span that {@link spanEnd} looks for the end of. */
export interface Span {
  /** The marker that opened the span, without backslash, and the one that closes it, such as `f*` or `esbe`. */
  readonly name: string;
  readonly closing: string;
  /** The offset of the span's content. */
  readonly from: number;
}

/** A verse or chapter, with or without a space before its number, and a book. */
const BOUNDARY = /^(?:[cv]\d*|id)$/;

/**
 * Returns the end of a note, an aside or a sidebar, its end marker included.
 *
 * It cannot reach over a verse, a chapter or a book, and holds no more than one span of its own kind at a time: where
 * one of these comes first, the end marker was forgotten. So no stretch is searched often for spans of one kind.
 *
 * @returns Where the end marker was forgotten, the offset that the span cannot reach over.
 */
export function spanEnd(
  text: string,
  { name, closing, from }: Span,
): { readonly end: number; readonly isClosed: boolean } {
  const kind = withoutLevel(name);
  let depth = 1;
  let inner: number | undefined;
  let at = nextMarker(text, from);
  while (at < text.length) {
    const end = markerNameEnd(text, at);
    const start = text.charCodeAt(at + 1) === 0x2b ? at + 2 : at + 1;
    const next = text.charCodeAt(end);
    const found = text.slice(start, next === ASTERISK ? end + 1 : end);
    if (found === closing) {
      depth -= 1;
      if (depth === 0) return { end: start + found.length, isClosed: true };
    }
    if (found.startsWith(kind) && withoutLevel(found) === kind) {
      inner ??= at;
      depth += 1;
    }
    if (depth > 2 || (BOUNDARY.test(found) && isSpace(next))) break;
    at = nextMarker(text, end);
  }
  return { end: inner ?? at, isClosed: false };
}

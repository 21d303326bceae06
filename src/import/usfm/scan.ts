/** The characters of USFM, the ends of its markers and spans, and the words of its notes. */
import { NamesOfRole } from "../markup_roles.ts";
import type { TranslationBuilder } from "../translation_builder.ts";
import { markerRole, withoutLevel } from "./markers.ts";

export const BACKSLASH = 0x5c;
export const ASTERISK = 0x2a;
const PLUS = 0x2b;
const HYPHEN = 0x2d;
const UNDERSCORE = 0x5f;

/** Space, tab, line feed, carriage return and the others below U+0021; a no-break space is text. */
export function isSpace(code: number): boolean {
  return code <= 0x20;
}

export function isLineBreak(code: number): boolean {
  return code === 0x0a || code === 0x0d;
}

/** Letters, digits, `-` (milestones), `+` (nesting) and `_`. */
function isMarkerCharacter(code: number): boolean {
  return (
    (code >= 0x61 && code <= 0x7a) ||
    (code >= 0x30 && code <= 0x39) ||
    (code >= 0x41 && code <= 0x5a) ||
    code === HYPHEN ||
    code === PLUS ||
    code === UNDERSCORE
  );
}

/** Returns the offset of the next backslash, or the length of the text. */
export function nextMarker(text: string, from: number): number {
  const at = text.indexOf("\\", from);
  return at === -1 ? text.length : at;
}

/** Returns the end of the marker's name that begins after the backslash at `at`. */
export function markerNameEnd(text: string, at: number): number {
  let end = at + 1;
  while (end < text.length && isMarkerCharacter(text.charCodeAt(end))) end += 1;
  return end;
}

export function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && isSpace(text.charCodeAt(at))) at += 1;
  return at;
}

/** Returns the offset of the next line break, or the length of the text. */
export function endOfLine(text: string, from: number): number {
  let at = from;
  while (at < text.length && !isLineBreak(text.charCodeAt(at))) at += 1;
  return at;
}

/** Returns whether the marker at an offset ends something: `\nd*`, `\+nd*` or the `\*` of a milestone. */
export function isEndMarker(text: string, at: number): boolean {
  return text.charCodeAt(at) === BACKSLASH && text.charCodeAt(markerNameEnd(text, at)) === ASTERISK;
}

/** A range of verses with a space before its sign or behind it; the markers that say if a verse of it comes. */
const SPACED_RANGE =
  /(\d{1,3}[a-z]?)(?: +([-\u2010-\u2013\u2212,/]) *| *([-\u2010-\u2013\u2212,/]) +)(\d{1,3}[a-z]?)(?![\p{L}\d-])/uy;
const NEXT_VERSE = /\\(?:v\s*(\d+)|c\s|id\s)/g;

/** Finds a range such as `1 - 2` or `1, 2` at an offset. @returns Undefined where a verse of it comes next: it is text. */
export function spacedRange(text: string, at: number) {
  SPACED_RANGE.lastIndex = at;
  const [written, from = "", before, behind, last = ""] = SPACED_RANGE.exec(text) ?? [];
  const to = Number.parseInt(last, 10);
  if (written === undefined || to <= Number.parseInt(from, 10)) return undefined;
  const end = at + written.length;
  NEXT_VERSE.lastIndex = end;
  const next = NEXT_VERSE.exec(text)?.[1];
  const isRange = next === undefined || Number(next) > to;
  return isRange ? { written, label: from + (before ?? behind) + last, end } : undefined;
}

/** A span whose end {@link spanEnd} looks for. */
interface Span {
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

/** The styles of a note that say where it belongs, or of what kind it is: no words of it. */
const LABELS = new NamesOfRole("usfm", "label");
/** Notes in a note. */
const NOTES = new Set("f fe ef efe x ex".split(" "));
/** The sign at a note's beginning: `+`, `-`, or the publisher's own. */
const CALLER = /^\s*(?:\S{1,3}(?=\s*\\)|[+*†‡-](?=\s)|[^\s\\](?=\s))/;

/** Returns whether a style within a note is no part of its words. */
export function isNoteLabel(style: string): boolean {
  return LABELS.has(withoutLevel(style));
}

/**
 * Returns the words of a note as it is in USFM.
 *
 * @param hasCaller True where a caller precedes them.
 * @param plain Resolves attributes, no-break spaces and the like in a piece of text that ends before `to`.
 */
export function noteText(
  source: string,
  {
    from,
    to,
    hasCaller,
    plain,
    builder,
  }: {
    from: number;
    to: number;
    hasCaller: boolean;
    plain: (text: string, to: number) => string;
    builder: TranslationBuilder;
  },
): { text: string; isNested: boolean } {
  const callerEnd = (at: number) => {
    const found = CALLER.exec(source.slice(at, at + 20))?.[0] ?? "";
    const caller = found.slice(0, Math.max(0, to - at));
    builder.leaveOut(caller);
    return at + caller.length;
  };
  let at = hasCaller ? callerEnd(from) : from;
  let text = "";
  let isLabel = false;
  let isNested = false;
  while (at < to) {
    const next = Math.min(nextMarker(source, at), to);
    if (isLabel) builder.leaveOut(source, at, next);
    else text += plain(source.slice(at, next), next);
    if (next >= to) break;
    const nameEnd = Math.min(markerNameEnd(source, next), to);
    builder.unread(source, next, nameEnd);
    const name = source.slice(next + 1, nameEnd).replace(/^\+/, "");
    at = nameEnd;
    if (source.charCodeAt(at) === ASTERISK) {
      isLabel = false;
      at += 1;
      continue;
    }
    if (isSpace(source.charCodeAt(at))) at += 1;
    isLabel = isNoteLabel(name);
    if (name === "fp") text += " ";
    if (NOTES.has(name)) {
      isNested = true;
      text += " ";
      at = callerEnd(at);
    }
  }
  return { text, isNested };
}

import { type BookId, mostChapters } from "../canon/mod.ts";
import type { Passage, Point, Reference, Span } from "./ast.ts";

/** A reference in the notation of the interface: `Jn 3,16-18.20; 4,2`. */
export function format(reference: Reference): string {
  return reference.passages.map(formatPassage).join("; ");
}

/** A passage with its book as it was written: `Gen 1,1-2,4a`. */
function formatPassage(passage: Passage): string {
  return `${passage.written} ${formatSpans(passage)}`;
}

/** The spans of a passage: `.` between verses of a chapter, `; ` before the next chapter, `-` in ranges. */
export function formatSpans({ book, spans }: Pick<Passage, "book" | "spans">): string {
  let text = "";
  let before: Point | undefined;
  for (const span of spans) {
    if (before !== undefined) text += goesOn(before, span.from) ? "." : "; ";
    if (wantsWord(span, { book, isFirst: before === undefined })) text += "pogl. ";
    text += formatPoint(span.from, before) + formatEnd(span);
    before = span.to;
  }
  return text;
}

/** Whether a bare number would not be read as the chapter it is. */
function wantsWord(
  { from, to }: Span,
  { book, isFirst }: { book: BookId; isFirst: boolean },
): boolean {
  // `Ps 151` is a book of its own.
  if (book === "PSA") return isFirst && from.chapter === 151;
  if (from.verse !== undefined || mostChapters(book) > 1) return false;
  // In a one-chapter book a bare number is a verse, but for the lone 1.
  return !(from.chapter === 1 && to.chapter === 1 && to.verse === undefined);
}

/** Whether a point is a verse in the same chapter as the verse before it. */
function goesOn(before: Point, { chapter, verse }: Point): boolean {
  return before.verse !== undefined && verse !== undefined && before.chapter === chapter;
}

function formatEnd({ from, to }: Span): string {
  const isSameChapter = from.chapter === to.chapter;
  if (to.verse === undefined) {
    if (from.verse === undefined) return isSameChapter ? "" : `-${to.chapter}`;
    return isSameChapter ? " nasl." : `-pogl. ${to.chapter}`;
  }
  if (!isSameChapter || from.verse !== to.verse) return `-${formatPoint(to, from)}`;
  if (from.segment === to.segment) return "";
  const isLetter = from.segment !== undefined && to.segment !== undefined;
  return isLetter ? `-${to.segment}` : `-${formatPoint(to, from)}`;
}

/** A point with what the one before it does not say already: `4,17k`, or `18` in the same chapter. */
function formatPoint(point: Point, before?: Point): string {
  const { chapter, verse, segment = "" } = point;
  if (verse === undefined) return `${chapter}`;
  const isVerse = before !== undefined && goesOn(before, point);
  return isVerse ? `${verse}${segment}` : `${chapter},${verse}${segment}`;
}

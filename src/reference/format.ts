import type { Passage, Point, Reference, Span } from "./ast.ts";

/** A reference in the notation of the interface: `Jn 3,16-18.20; 4,2`. */
export function format(reference: Reference): string {
  return reference.passages.map(formatPassage).join("; ");
}

/** A passage with its book as it was written: `Gen 1,1-2,4a`. */
export function formatPassage(passage: Pick<Passage, "written" | "spans">): string {
  return `${passage.written} ${formatSpans(passage.spans)}`;
}

/** Spans of one book: `.` between verses of a chapter, `; ` before the next chapter, `-` in ranges. */
export function formatSpans(spans: readonly Pick<Span, "from" | "to">[]): string {
  let text = "";
  let before: Point | undefined;
  for (const { from, to } of spans) {
    if (before !== undefined) text += goesOn(before, from) ? "." : "; ";
    text += formatPoint(from, before);
    text += formatEnd(from, to);
    before = to;
  }
  return text;
}

/** Whether a point is a verse in the same chapter as the verse before it. */
function goesOn(before: Point, { chapter, verse }: Point): boolean {
  return before.verse !== undefined && verse !== undefined && before.chapter === chapter;
}

function formatEnd(from: Point, to: Point): string {
  if (to.verse === undefined) {
    if (from.verse === undefined) return from.chapter === to.chapter ? "" : `-${to.chapter}`;
    return from.chapter === to.chapter ? " nasl." : `-pogl. ${to.chapter}`;
  }
  const isSame =
    from.chapter === to.chapter && from.verse === to.verse && from.segment === to.segment;
  if (isSame) return "";
  const isSameVerse =
    from.chapter === to.chapter && from.verse === to.verse && from.segment !== undefined;
  return isSameVerse && to.segment !== undefined ? `-${to.segment}` : `-${formatPoint(to, from)}`;
}

/** A point with what the one before it does not say already: `4,17k`, or `18` in the same chapter. */
function formatPoint(point: Point, before?: Point): string {
  const { chapter, verse, segment = "" } = point;
  if (verse === undefined) return `${chapter}`;
  const isVerse = before !== undefined && goesOn(before, point);
  return isVerse ? `${verse}${segment}` : `${chapter},${verse}${segment}`;
}

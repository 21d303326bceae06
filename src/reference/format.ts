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

/** Whether a point stands in the same chapter as the one before it and not above it. */
function goesOn(before: Point, { chapter, verse }: Point): boolean {
  if (before.verse === undefined || verse === undefined) return false;
  return before.chapter === chapter && verse >= before.verse;
}

function formatEnd(from: Point, to: Point): string {
  if (to.verse === undefined) {
    if (from.verse === undefined) return from.chapter === to.chapter ? "" : `-${to.chapter}`;
    return from.chapter === to.chapter ? " nasl." : `-pogl. ${to.chapter}`;
  }
  const isSame =
    from.chapter === to.chapter && from.verse === to.verse && from.segment === to.segment;
  return isSame ? "" : `-${formatPoint(to, from)}`;
}

/** A point with what the one before it does not say already: `4,17k`, `18`, or `l` in `17k.l`. */
function formatPoint({ chapter, verse, segment = "" }: Point, before?: Point): string {
  if (verse === undefined) return `${chapter}`;
  if (before === undefined || !goesOn(before, { chapter, verse })) {
    return `${chapter},${verse}${segment}`;
  }
  if (verse === before.verse && before.segment !== undefined && segment !== "") return segment;
  return `${verse}${segment}`;
}

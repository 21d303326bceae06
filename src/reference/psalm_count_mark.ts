import type { Passage } from "./ast.ts";
import type { Cursor } from "./cursor.ts";
import { hebrewOf } from "./double_psalm_number.ts";

/** The marks of the Greek and the Latin count of the psalms, before a psalm and behind its verses. */
const MARK_BEFORE = /(?:LXX|n?vg|vulg\p{L}*|septuagint\p{L}*|(?<!\p{L})gr(?:šk\p{L}*)?)[.:,]?\s*$/iu;
const MARK_BEHIND = /^[\s,([]*(?:po )?(?:LXX|n?vg|vulg\p{L}*|septuagint\p{L}*|gr(?:šk\p{L}*)?)(?!\p{L}|\.?\s*\d)/iu;
/** A quick look for any of them. */
const MARK = /LXX|vg|vulg|septuag|gr/i;

/** Refuses a psalm with the mark of the Greek or the Latin count, in which it has another number: `Ps 50 LXX`. */
export function checkCountMarks(cursor: Cursor, passages: readonly Passage[]): void {
  const { text } = cursor;
  if (!MARK.test(text)) return;
  passages.forEach(({ book, written, ranges, start, end }, index) => {
    const range = ranges.find(({ psalm, from }) => psalm === undefined && from.chapter > 9);
    if (book !== "PSA" || range === undefined || range.from.chapter > 147) return;
    const before = text.slice(passages[index - 1]?.end ?? 0, start);
    const behind = text.slice(end, passages[index + 1]?.start ?? text.length);
    if (!MARK_BEFORE.test(before) && !MARK_BEHIND.test(behind)) return;
    const { chapter } = range.from;
    const readings = [`${written} ${chapter}`, `${written} ${hebrewOf(chapter)} (${chapter})`];
    throw cursor.error("ambiguous_notation", { position: start, end, readings });
  });
}

import type { Cursor } from "./cursor.ts";
import * as keywords from "./keywords.ts";

/**
 * Checks whether a list of chapters follows: behind `poglavja`, behind the plural of the psalms, or with its word at
 * the end. `poglavja 5, 6 in 7`, `psalmi 1, 2 in 3`, `5., 6. in 7. poglavje`
 *
 * @param isFirst True where no chapter was read so far.
 */
export function startsChapters(cursor: Cursor, isFirst: boolean): boolean {
  if (cursor.isWord(keywords.CHAPTERS_WORDS)) return true;
  if (!isFirst || cursor.peek().kind !== "number") return false;
  const isPlural = keywords.PSALMS_WORDS.has(cursor.peek(-1).text);
  let hasJoint = false;
  for (let ahead = 0; ; ) {
    if (cursor.peek(ahead++).kind !== "number") return false;
    const isOrdinal = cursor.peek(ahead).kind === ".";
    if (isOrdinal) ahead++;
    if (isOrdinal && cursor.isWord(keywords.CHAPTER_WORDS, ahead)) return ahead > 2;
    const isJoint = cursor.isWord(keywords.AND_WORDS, ahead);
    if (!isJoint && cursor.peek(ahead).kind !== ",") {
      return isPlural && hasJoint && ["end", ";", ")"].includes(cursor.peek(ahead).kind);
    }
    hasJoint ||= isJoint;
    ahead++;
    if (!isJoint && cursor.isAdjacent(ahead)) return false;
  }
}

/**
 * Refuses numbers that follow one another and may all be chapters: `Mt 5, 6, 7`, `Ps 1, 2 in 3`.
 *
 * @param written The book as it was written.
 */
export function checkConsecutive(cursor: Cursor, written: string): void {
  if (cursor.peek().kind !== "number") return;
  const { value } = cursor.peek();
  let ahead = 1;
  for (; ; ahead += 2) {
    const isJoint = cursor.isWord(keywords.AND_WORDS, ahead);
    if (!isJoint && cursor.peek(ahead).kind !== ",") break;
    if (!isJoint && cursor.isAdjacent(ahead + 1)) return;
    if (cursor.peek(ahead + 1).value !== value + (ahead + 1) / 2) return;
  }
  const isOver = ["end", ";", ")"].includes(cursor.peek(ahead).kind);
  if (ahead < 5 || !isOver) return;
  const verses = Array.from({ length: (ahead - 1) / 2 }, (_, index) => value + 1 + index);
  throw cursor.error("ambiguous_notation", {
    position: cursor.peek().start,
    end: cursor.peek(ahead - 1).end,
    readings: [`${value},${verses.join(".")}`, [value, ...verses].join("; ")].map(
      (reading) => `${written} ${reading}`,
    ),
  });
}

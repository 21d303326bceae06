import { type BookId, mostChapters, mostVerses } from "../canon/mod.ts";
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
  const first = cursor.peek().value;
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
    // `psalmi 6, 32, 38`: the sixth has eleven verses.
    hasJoint ||= isJoint || cursor.peek(ahead + 1).value > mostVerses("PSA", first);
    ahead++;
    if (!isJoint && cursor.isAdjacent(ahead)) return false;
  }
}

/**
 * Refuses numbers that may all be chapters, as they follow one another or are too high for verses: `Mt 5, 6, 7`,
 * `Ps 1, 2 in 3`, `Ps 2, 8, 110`.
 *
 * @param written The book as it was written.
 */
export function checkChapters(cursor: Cursor, { book, written }: { book: BookId; written: string }): void {
  // Most citations have no list here, and this is asked of each.
  if (cursor.peek(1).kind !== "," && !cursor.isWord(keywords.AND_WORDS, 1)) return;
  if (cursor.peek().kind !== "number") return;
  const { value } = cursor.peek();
  const verses: number[] = [];
  let ahead = 1;
  for (; ; ahead += 2) {
    const isJoint = cursor.isWord(keywords.AND_WORDS, ahead);
    if (!isJoint && cursor.peek(ahead).kind !== ",") break;
    if (!isJoint && cursor.isAdjacent(ahead + 1)) return;
    const next = cursor.peek(ahead + 1);
    if (next.kind !== "number" || next.value <= (verses.at(-1) ?? value)) return;
    verses.push(next.value);
  }
  const last = verses.at(-1) ?? 0;
  if (verses.length < 2 || last > mostChapters(book)) return;
  if (!["end", ";", ")"].includes(cursor.peek(ahead).kind)) return;
  const isConsecutive = last === value + verses.length;
  if (!isConsecutive && last <= mostVerses(book, value)) return;
  throw cursor.error("ambiguous_notation", {
    position: cursor.peek().start,
    end: cursor.peek(ahead - 1).end,
    readings: [`${value},${verses.join(".")}`, [value, ...verses].join("; ")].map((reading) => `${written} ${reading}`),
  });
}

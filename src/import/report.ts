import type { Verse, VerseCounts } from "../corpus/mod.ts";
import type { Doubt, Edition } from "./edition.ts";

/** Longer lists of doubts are cut in the report. */
const MOST_DOUBTS = 50;

/** How much an edition holds; verses without a text are those that it leaves out. */
export function countEdition(edition: Edition): VerseCounts {
  const verses = [...edition.books.values()].flatMap((book) => book.verses);
  const count = (condition: (verse: Verse) => boolean) => verses.filter(condition).length;
  return {
    books: edition.books.size,
    chapters: new Set(verses.map(({ book, chapter }) => `${book} ${chapter}`)).size,
    verses: count(({ text }) => text !== ""),
    merged: count(({ verseEnd }) => verseEnd !== undefined),
    lettered: count(({ segment }) => segment !== undefined),
    leftOut: count(({ text }) => text === ""),
  };
}

/** The report at the end of an import, line by line. */
export function reportLines(edition: Edition): string[] {
  const counts = countEdition(edition);
  const lines = [
    `${counts.books} books, ${counts.chapters} chapters, ${counts.verses} verses`,
    `merged: ${counts.merged}, lettered: ${counts.lettered}, left out: ${counts.leftOut}`,
  ];
  if (edition.dropped.size > 0) {
    const kinds = [...edition.dropped].sort(([, a], [, b]) => b - a);
    lines.push("No verse text, left behind:");
    for (const [kind, count] of kinds) lines.push(`  ${String(count).padStart(6)}  ${kind}`);
  }
  if (edition.doubtCount > 0) {
    lines.push(`Doubts (${edition.doubtCount}), to be looked at:`);
    const shown = edition.doubts.slice(0, MOST_DOUBTS);
    for (const doubt of shown) lines.push(`  ${doubtLine(doubt)}`);
    const more = edition.doubtCount - shown.reduce((sum, { times }) => sum + times, 0);
    if (more > 0) lines.push(`  and ${more} more`);
  }
  return lines;
}

function doubtLine({ file, line, message, times }: Doubt): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return `${place}: ${message}${times > 1 ? ` (${times} times)` : ""}`;
}

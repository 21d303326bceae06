/** Refuses places that no book has, and brackets that can mean two things. */
import { type BookId, mostChapters, mostVerses } from "../canon/mod.ts";
import { formatRanges, type Passage, type Point, type VerseRange } from "./ast.ts";
import type { Cursor } from "./cursor.ts";
import { bracketMeaning } from "./numbering.ts";
import { MAX_VERSE } from "./sentence.ts";

/** Refuses chapters and verses that do not exist. */
export function checkPlaces(cursor: Cursor, passages: readonly Passage[]): void {
  for (const passage of passages) {
    if (passages.length > 1 || passage.ranges.length > 1) checkChapters(cursor, passage);
    checkVerses(cursor, passage);
  }
}

/** Numbers from here on are years; lesser ones that no chapter has are a matter of the translation. */
const MIN_YEAR = 1000;

/**
 * Refuses a chapter that its book does not have in any numbering: `Mar 25; Lk 1,26`, `Flp 4,4; 8`. Where it is the only
 * one, the lookup in the translation reports it.
 */
function checkChapters(cursor: Cursor, { book, ranges }: Passage): void {
  const last = mostChapters(book);
  const missing = ranges.find(({ from }) => from.verse === undefined && from.chapter > last);
  if (missing === undefined || last === 1) return;
  const { start, end, from } = missing;
  const details = { position: start, end, books: [book], chapter: from.chapter, last } as const;
  throw cursor.error("no_such_chapter", details);
}

/** Refuses a verse that no chapter has, as it is a year or a page: `Mt 5,3, 2025`, `Mar 12, 2024`. */
function checkVerses(cursor: Cursor, { book, ranges }: Passage): void {
  let before: Point | undefined;
  for (const { from, to, start, end } of ranges) {
    const { chapter, verse = 0 } = from;
    const isListed = before?.chapter === chapter && (before.verse ?? MAX_VERSE + 1) <= MAX_VERSE;
    const isYear = verse > MIN_YEAR && cursor.text.slice(start, end).includes(", ");
    // `Jn 1,14 – 586 pr. Kr.`
    const isFar = (to.verse ?? 0) > MAX_VERSE && to !== from && /\s\d+$/.test(cursor.text.slice(start, end));
    // `Jn 3,16-182`, with the number of a note
    const isGlued = to !== from && (to.verse ?? 0) > 99 && !hasHundredVerses(book);
    if (isFar || isGlued || (verse > MAX_VERSE && (isListed || isYear)))
      throw cursor.error("unreadable", { position: start, end });
    before = to;
  }
}

/** Checks whether a chapter of a book has a hundred verses in some numbering. */
function hasHundredVerses(book: BookId): boolean {
  for (let chapter = 1; chapter <= mostChapters(book); chapter++) if (mostVerses(book, chapter) > 99) return true;
  return false;
}

/** Adds the ranges of a bracket to those before it, unless they say the same. */
export function closeBracket(
  cursor: Cursor,
  bracket: readonly VerseRange[],
  { book, written, ranges }: { book: BookId; written: string; ranges: VerseRange[] },
): void {
  const isSquare = cursor.text.charAt((bracket[0]?.start ?? 0) - 1) === "[";
  const meaning = bracketMeaning(ranges, bracket, { isPsalm: book === "PSA", isSquare });
  if (meaning === "more") ranges.push(...bracket);
  if (meaning !== "either") return;
  const readings = [ranges, [...ranges, ...bracket]].map((reading) => {
    return `${written} ${formatRanges({ book, ranges: reading })}`;
  });
  throw cursor.error("ambiguous_notation", {
    position: bracket[0]?.start ?? 0,
    end: bracket.at(-1)?.end ?? 0,
    readings,
  });
}

import { type BookId, bookOrder } from "../canon/mod.ts";
import { originalLength } from "./chapter_lengths.ts";
import type { VerseInventory } from "./inventory.ts";
import { NUMBERING_TABLE } from "./numbering_table.ts";
import type { Place, VerseRange } from "./place.ts";
import { psalmInTranslation } from "./psalm_numbering.ts";
import { type Numbering, readNumberingTable } from "./read_numbering_table.ts";

const NUMBERINGS = readNumberingTable(NUMBERING_TABLE);

/**
 * Where a translation has a verse; which way of counting it follows is told by the lengths of its chapters.
 *
 * @param place In the original numbering.
 * @returns The verse, or the two into which it is divided, in the translation's numbering; undefined where the
 *   translation does not have the verse, has it only joined with another, or counts the chapter in a way that is not
 *   known: no verse rather than a wrong one.
 */
export function verseInTranslation(
  place: Place,
  inventory: VerseInventory,
): VerseRange | undefined {
  const range =
    place.book === "PSA" ? psalmInTranslation(place, inventory) : otherBook(place, inventory);
  if (range === undefined) return undefined;
  const { book, chapter, verse, verseEnd } = range;
  const isThere = inventory.has(range) && inventory.has({ book, chapter, verse: verseEnd });
  return isThere ? { book, chapter, verse, verseEnd } : undefined;
}

function otherBook(place: Place, inventory: VerseInventory): VerseRange | undefined {
  const { book, chapter, verse } = place;
  const unmoved = { book, chapter, verse, verseEnd: verse };
  const numbering = NUMBERINGS.get(book)?.find(
    (numbering) => concerns(numbering, chapter) && isFollowed(numbering, { book, inventory }),
  );
  if (numbering === undefined) {
    // The chapters of the New Testament are the same in all editions; some join or divide single verses, mostly at
    // the end of a chapter. In the Old Testament another length may mean another numbering altogether.
    const isCountedAlike = inventory.lastVerse(book, chapter) === originalLength(book, chapter);
    return isCountedAlike || isInNewTestament(book) ? unmoved : undefined;
  }
  const shift = numbering.shifts.find(
    ({ from }) => from.chapter === chapter && from.verse <= verse && verse <= from.verseEnd,
  );
  if (shift === undefined) return unmoved;
  const { from, to } = shift;
  if (to === undefined || from.verse === from.verseEnd) return to;
  const moved = to.verse + verse - from.verse;
  return { book, chapter: to.chapter, verse: moved, verseEnd: moved };
}

function isInNewTestament(book: BookId): boolean {
  return bookOrder(book) >= bookOrder("MAT");
}

function concerns({ lengths, shifts }: Numbering, chapter: number): boolean {
  return lengths.has(chapter) || shifts.some(({ from }) => from.chapter === chapter);
}

function isFollowed(
  { lengths }: Numbering,
  { book, inventory }: { book: BookId; inventory: VerseInventory },
): boolean {
  return [...lengths].every(([chapter, length]) => inventory.lastVerse(book, chapter) === length);
}

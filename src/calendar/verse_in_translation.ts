import { type BookId, bookOrder } from "../canon/mod.ts";
import { originalLength } from "./chapter_lengths.ts";
import { psalmInTranslation } from "./psalm_numbering.ts";
import { readVerseMappingTable, type VerseMapping } from "./read_verse_mapping_table.ts";
import type { TranslationVersification } from "./translation_versification.ts";
import { VERSE_MAPPING_TABLE } from "./verse_mapping_table.ts";
import type { VerseRange, VerseRef } from "./verse_ref.ts";

const MAPPINGS = readVerseMappingTable(VERSE_MAPPING_TABLE);

/**
 * Finds a verse in a translation; the lengths of its chapters tell which way of counting it follows.
 *
 * @param ref In the original numbering.
 * @returns The verse, or the two into which it is divided, in the translation's numbering; undefined where the
 *   translation does not have the verse, has it only joined with another, or counts the chapter in a way that is not
 *   known: no verse rather than a wrong one.
 */
export function verseInTranslation(
  ref: VerseRef,
  versification: TranslationVersification,
): VerseRange | undefined {
  const range =
    ref.book === "PSA" ? psalmInTranslation(ref, versification) : otherBook(ref, versification);
  if (range === undefined) return undefined;
  const { book, chapter, verse, verseEnd } = range;
  const isThere = versification.has(range) && versification.has({ book, chapter, verse: verseEnd });
  return isThere ? { book, chapter, verse, verseEnd } : undefined;
}

function otherBook(ref: VerseRef, versification: TranslationVersification): VerseRange | undefined {
  const { book, chapter, verse } = ref;
  const unmoved = { book, chapter, verse, verseEnd: verse };
  const numbering = MAPPINGS.get(book)?.find(
    (numbering) => concerns(numbering, chapter) && isFollowed(numbering, { book, versification }),
  );
  if (numbering === undefined) {
    // The chapters of the New Testament are the same in all editions; some join or divide single verses, mostly at
    // the end of a chapter. In the Old Testament another length may mean another numbering altogether.
    const isCountedAlike = versification.lastVerse(book, chapter) === originalLength(book, chapter);
    return isCountedAlike || isInNewTestament(book) ? unmoved : undefined;
  }
  const range = numbering.ranges.find(
    ({ from }) => from.chapter === chapter && from.verse <= verse && verse <= from.verseEnd,
  );
  if (range === undefined) return unmoved;
  const { from, to } = range;
  if (to === undefined || from.verse === from.verseEnd) return to;
  const moved = to.verse + verse - from.verse;
  return { book, chapter: to.chapter, verse: moved, verseEnd: moved };
}

function isInNewTestament(book: BookId): boolean {
  return bookOrder(book) >= bookOrder("MAT");
}

function concerns({ lengths, ranges }: VerseMapping, chapter: number): boolean {
  return lengths.has(chapter) || ranges.some(({ from }) => from.chapter === chapter);
}

function isFollowed(
  { lengths }: VerseMapping,
  { book, versification }: { book: BookId; versification: TranslationVersification },
): boolean {
  return [...lengths].every(
    ([chapter, length]) => versification.lastVerse(book, chapter) === length,
  );
}

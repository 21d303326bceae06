import { BOOK_IDS, type BookId, bookName } from "../canon/mod.ts";
import type { Passage } from "../reference/mod.ts";
import {
  booksWithVersesOf,
  type IndexedTranslation,
  isInTranslation,
  parseCitation,
  psalterCounting,
  versificationOf,
} from "../versification/mod.ts";
import { lectionaryTable } from "./lectionary_table.ts";

/** How much of the lectionary a translation has, of the readings from books that are in it. */
export interface LectionaryCoverage {
  readonly readings: number;
  /** Those of them that have verses. */
  readonly found: number;
  /** The books of the others, with how many there are; most first. */
  readonly lacking: readonly (readonly [book: BookId, readings: number])[];
}

/**
 * Counts the readings and psalms of the lectionary that have verses in a translation. Readings from books that it lacks
 * do not count, nor, where it is a part of the Bible on purpose, those from chapters that it lacks.
 */
export function lectionaryCoverage(
  translation: IndexedTranslation,
  { isPart = false }: { isPart?: boolean | undefined } = {},
): LectionaryCoverage {
  const versification = versificationOf(translation);
  const lacking = new Map<BookId, number>();
  const there = BOOK_IDS.filter((book) => booksWithVersesOf(book).some((each) => translation.book(each)));
  const written = new Set(there.map((book) => bookName(book, "slv").abbreviation));
  let found = 0;
  for (const citation of lectionaryTable().readings()) {
    // An import of one book need not read the citations of all others.
    const books = citation.split("; ").map((part) => part.slice(0, part.lastIndexOf(" ")));
    if (!books.some((book) => written.has(book))) continue;
    const { passages } = parseCitation(citation);
    const { book } = passages[0]!;
    if (passages.every((passage) => isInTranslation(passage, versification))) found += 1;
    else if (passages.every((passage) => isExpected(passage))) lacking.set(book, (lacking.get(book) ?? 0) + 1);
  }

  /** Checks whether the translation should have a passage. */
  function isExpected(passage: Passage): boolean {
    if (translation.book(passage.book) === undefined || isAddition(passage)) return false;
    if (!isPart) return true;
    const moved = passage.book === "PSA" && psalterCounting(versification).order === "greek" ? 1 : 0;
    return passage.ranges.every(({ from }) => versification.lastVerse(passage.book, from.chapter - moved) > 0);
  }

  const readings = [...lacking.values()].reduce((sum, count) => sum + count, found);
  return { readings, found, lacking: [...lacking].sort(([, one], [, other]) => other - one) };
}

/** Checks whether a passage is of the additions to Daniel and Esther, which many Bibles leave out. */
function isAddition({ book, ranges }: Passage): boolean {
  return ranges.some(({ from: { chapter, verse = 1, segment } }) =>
    book === "DAN"
      ? chapter > 12 || (chapter === 3 && verse > 23 && verse < 91)
      : book === "EST" && (chapter > 10 || segment !== undefined),
  );
}

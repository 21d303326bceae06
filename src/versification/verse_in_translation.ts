import { readTable } from "../base/table.ts";
import { type BookId, bookOrder } from "../canon/mod.ts";
import { originalLength } from "./original_numbering.ts";
import { psalmInTranslation } from "./psalm_numbers.ts";
import { type MappedRange, readVerseMappingTable, type VerseMapping } from "./read_verse_mapping_table.ts";
import type { TranslationVersification } from "./translation_versification.ts";
import type { VerseRef, VerseSpan } from "./verse_ref.ts";

let mappings: ReturnType<typeof readVerseMappingTable> | undefined;

/** Returns the ways of counting that differ from the original's, by book; they are read when they are first asked for. */
export function verseMappings(): ReturnType<typeof readVerseMappingTable> {
  mappings ??= readVerseMappingTable(readTable("versification/tables/mappings.txt"));
  return mappings;
}

/** Books with additions that some translations print in the place of the Hebrew book. */
const GREEK_BOOKS: Partial<Readonly<Record<BookId, BookId>>> = { EST: "ESG", DAN: "DAG" };

/**
 * Finds a verse in a translation; the lengths of its chapters tell which way of counting it follows.
 *
 * @param ref In the original numbering.
 * @returns The verse, or the two into which it is divided, in the translation's numbering; undefined where the
 *   translation does not have the verse, has it only joined with another, or counts the chapter in a way that is not
 *   known: no verse rather than a wrong one.
 */
export function verseInTranslation(ref: VerseRef, versification: TranslationVersification): VerseSpan | undefined {
  const mapped = mappedVerse(ref, versification);
  const span =
    mapped === undefined
      ? ref.book === "PSA"
        ? psalmInTranslation(ref, versification)
        : unmappedVerse(ref, versification)
      : mapped.to;
  if (span === undefined) return undefined;
  const { book, chapter, verse, verseEnd } = span;
  const isThere = versification.has(span) && versification.has({ book, chapter, verse: verseEnd });
  return isThere ? { book, chapter, verse, verseEnd } : undefined;
}

/** Finds a verse in the ways of counting that the table has; undefined where none of them says anything of it. */
function mappedVerse(
  { book, chapter, verse }: VerseRef,
  versification: TranslationVersification,
): { to: VerseSpan | undefined } | undefined {
  const followed = mappingsOf(versification, book);
  for (const { ranges } of followed) {
    const range = ranges.find(({ from }) => from.chapter === chapter && from.verse <= verse && verse <= from.verseEnd);
    if (range !== undefined) return { to: shift(range, verse) };
  }
  // A chapter of a telling length, of which the table moves other verses only.
  const isTold = followed.some(
    ({ lengths, ranges }) =>
      lengths.some((each) => each.book === book && each.chapter === chapter) ||
      ranges.some(({ from }) => from.chapter === chapter),
  );
  return isTold && book !== "PSA" ? { to: { book, chapter, verse, verseEnd: verse } } : undefined;
}

const FOLLOWED = new WeakMap<TranslationVersification, Map<BookId, readonly VerseMapping[]>>();

/** Returns the ways of counting a book that a translation follows, which are told once. */
function mappingsOf(versification: TranslationVersification, book: BookId): readonly VerseMapping[] {
  let books = FOLLOWED.get(versification);
  if (books === undefined) {
    books = new Map();
    FOLLOWED.set(versification, books);
  }
  let followed = books.get(book);
  if (followed === undefined) {
    followed = (verseMappings().get(book) ?? []).filter(({ lengths }) =>
      lengths.every((each) => versification.lastVerse(each.book, each.chapter) === each.length),
    );
    books.set(book, followed);
  }
  return followed;
}

function shift({ from, to }: MappedRange, verse: number): VerseSpan | undefined {
  if (to === undefined || from.verse === from.verseEnd) return to;
  const moved = to.verse + verse - from.verse;
  return { book: to.book, chapter: to.chapter, verse: moved, verseEnd: moved };
}

function unmappedVerse(
  { book, chapter, verse }: VerseRef,
  versification: TranslationVersification,
): VerseSpan | undefined {
  // The chapters of the New Testament are the same in all editions; some join or divide single verses, mostly at the
  // end of a chapter. In the Old Testament another length may mean another numbering altogether.
  const isNewTestament = bookOrder(book) >= bookOrder("MAT");
  for (const each of [book, GREEK_BOOKS[book] ?? book]) {
    const length = versification.lastVerse(each, chapter);
    if (length === originalLength(book, chapter) || isNewTestament) {
      return { book: each, chapter, verse, verseEnd: verse };
    }
  }
  return undefined;
}

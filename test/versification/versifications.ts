/** What translations of different kinds have, to choose verses from. */
import { readFileSync } from "node:fs";
import { type BookId, bookOrder } from "../../src/canon/mod.ts";
import { parseTranslation } from "../../src/corpus/mod.ts";
import {
  type TranslationVersification,
  type VerseRef,
  versificationOf,
  versifications,
} from "../../src/versification/mod.ts";
import { originalLength } from "../../src/versification/numberings.ts";

/** The King James Version of the default corpus: English numbering, no deuterocanonical books. */
export const KJV = parseTranslation(readFileSync("corpus/KJV.txt"), "corpus/KJV.txt");
export const kjv: TranslationVersification = versificationOf(KJV);

/** A translation of given chapter lengths, with every verse there. */
export function counting(lastVerse: (book: BookId, chapter: number) => number): TranslationVersification {
  return {
    lastVerse,
    has: ({ book, chapter, verse }) => verse >= 1 && verse <= lastVerse(book, chapter),
    isLettered: () => false,
    first: () => ({ book: "GEN", chapter: 1, verse: 1 }),
    abbreviation: (book) => book,
  };
}

/** A Catholic Bible that counts as the original does. */
export const original = counting((book, chapter) => originalLength(book, chapter) ?? 0);

/** The same where some chapters are of another length: `{ "JOL 2": 32, "JOL 3": 21, "JOL 4": 0 }`. */
export function originalBut(lengths: Record<string, number>): TranslationVersification {
  return counting((book, chapter) => lengths[`${book} ${chapter}`] ?? originalLength(book, chapter) ?? 0);
}

/** A translation with the chapters of a numbering. */
export function numbering(name: string): TranslationVersification {
  const { oldTestament, newTestament } = versifications().find((each) => each.name === name)!;
  const lengths = new Map([...oldTestament, ...newTestament].map(({ book, verses }) => [book, verses]));
  return counting((book, chapter) => lengths.get(book)?.[chapter - 1] ?? 0);
}

/** Some books of a translation. */
export function part(whole: TranslationVersification, keeps: (book: BookId) => boolean): TranslationVersification {
  return {
    ...whole,
    lastVerse: (book, chapter) => (keeps(book) ? whole.lastVerse(book, chapter) : 0),
    has: (place) => keeps(place.book) && whole.has(place),
    isLettered: (ref) => whole.isLettered(ref),
    first: () => ({ book: "MAT", chapter: 1, verse: 1 }),
    abbreviation: (book) => whole.abbreviation(book),
  };
}

export const isNewTestament = (book: BookId): boolean => bookOrder(book) >= bookOrder("MAT");

/** A place as a text: `JOL 2:28`. */
export function written({ book, chapter, verse }: VerseRef): string {
  return `${book} ${chapter}:${verse}`;
}

import type { BookId } from "../canon/mod.ts";
import type { Passage, Reference, VerseRange } from "../reference/mod.ts";
import { locateInDaniel } from "./locate_daniel.ts";
import { locateInEsther } from "./locate_esther.ts";
import type { Located, LocatedRange, UnlocatedPart } from "./located_range.ts";
import { locatePsalms } from "./psalm_numbers.ts";
import type { IndexedTranslation } from "./translation_versification.ts";

/** The books that translations print in one another or number in several ways. */
const LOCATORS: {
  readonly [id in BookId]?: (translation: IndexedTranslation, passage: Passage) => Located;
} = {
  DAN: locateInDaniel,
  DAG: locateInDaniel,
  S3Y: locateInDaniel,
  SUS: locateInDaniel,
  BEL: locateInDaniel,
  EST: locateInEsther,
  ESG: locateInEsther,
  PSA: locatePsalms,
};

/** The passages of a reference as a translation prints them. */
export interface LocatedReference {
  readonly passages: readonly Passage[];
  /** A part of which it is known that the translation does not have it. */
  readonly missing: UnlocatedPart | undefined;
}

/**
 * Finds the book and the numbers by which a translation prints what a reference names otherwise: the additions to Daniel
 * and Esther, which are chapters of them or books of their own, and psalms that were given with two numbers.
 */
export function locate(translation: IndexedTranslation, reference: Reference): LocatedReference {
  if (reference.passages.every(({ book }) => LOCATORS[book] === undefined)) {
    return { passages: reference.passages, missing: undefined };
  }
  let missing: UnlocatedPart | undefined;
  const passages = reference.passages.flatMap((passage) => {
    const located = LOCATORS[passage.book]?.(translation, passage);
    if (located === undefined) return [passage];
    // With a psalm of unknown number nothing of the reference is served, whatever else is missing.
    missing = located.missing?.kind === "psalm" ? located.missing : (missing ?? located.missing);
    return passagesOf(translation, passage, located.ranges);
  });
  return { passages, missing };
}

/** Puts ranges that follow one another in one book into one passage; another book bears its own abbreviation. */
function passagesOf(translation: IndexedTranslation, passage: Passage, located: readonly LocatedRange[]): Passage[] {
  const passages: { book: BookId; ranges: VerseRange[] }[] = [];
  for (const { book, range } of located) {
    const last = passages.at(-1);
    if (last?.book === book) last.ranges.push(range);
    else passages.push({ book, ranges: [range] });
  }
  return passages.map(({ book, ranges }) => {
    const written = book === passage.book ? passage.written : (translation.book(book)?.abbreviation ?? passage.written);
    return { ...passage, book, written, ranges };
  });
}

import type { BookId } from "../canon/mod.ts";
import type { Passage, Point, Reference, VerseRange } from "../reference/mod.ts";
import { locateInDaniel } from "./locate_daniel.ts";
import { locateInEsther } from "./locate_esther.ts";
import { type Located, type LocatedRange, lastVerse } from "./located_range.ts";
import { type MissingPart, PassageNotFound } from "./passage_not_found.ts";
import type { Translation } from "./translation.ts";

/** The books that translations print in one another or number in several ways. */
const LOCATORS: {
  readonly [id in BookId]?: (translation: Translation, passage: Passage) => Located;
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
  readonly missing: MissingPart | undefined;
}

/**
 * Finds the book and the numbers by which a translation prints what a reference names otherwise: the additions to Daniel
 * and Esther, which are chapters of them or books of their own, and psalms that were given with two numbers.
 *
 * @throws {PassageNotFound} If a psalm has two numbers and nothing tells by which the translation counts.
 */
export function locate(translation: Translation, reference: Reference): LocatedReference {
  if (reference.passages.every(({ book }) => LOCATORS[book] === undefined)) {
    return { passages: reference.passages, missing: undefined };
  }
  let missing: MissingPart | undefined;
  const passages = reference.passages.flatMap((passage) => {
    const located = LOCATORS[passage.book]?.(translation, passage);
    if (located === undefined) return [passage];
    missing ??= located.missing;
    return passagesOf(translation, passage, located.ranges);
  });
  return { passages, missing };
}

/** Puts ranges that follow one another in one book into one passage; another book bears its own abbreviation. */
function passagesOf(
  translation: Translation,
  passage: Passage,
  located: readonly LocatedRange[],
): Passage[] {
  const passages: { book: BookId; ranges: VerseRange[] }[] = [];
  for (const { book, range } of located) {
    const last = passages.at(-1);
    if (last?.book === book) last.ranges.push(range);
    else passages.push({ book, ranges: [range] });
  }
  return passages.map(({ book, ranges }) => {
    const written =
      book === passage.book
        ? passage.written
        : (translation.book(book)?.abbreviation ?? passage.written);
    return { ...passage, book, written, ranges };
  });
}

/** The psalm whose length tells by which count a translation numbers the psalms. */
const LONGEST = { hebrew: 119, greek: 118, verses: 170 };

function locatePsalms(translation: Translation, { book, ranges }: Passage): Located {
  return { ranges: ranges.map((range) => ({ book, range: inCountOf(translation, range) })) };
}

/** A range in the count of a translation, if it was given in both: `Ps 50 (51),3`. */
function inCountOf(translation: Translation, range: VerseRange): VerseRange {
  if (range.psalm === undefined) return range;
  const { hebrew, greek } = range.psalm;
  if (lastVerse(translation, { book: "PSA", chapter: LONGEST.hebrew }) >= LONGEST.verses) {
    return range;
  }
  if (lastVerse(translation, { book: "PSA", chapter: LONGEST.greek }) < LONGEST.verses) {
    throw new PassageNotFound({ kind: "psalm", book: "PSA", hebrew, greek });
  }
  const inGreek = (point: Point) =>
    point.chapter === hebrew ? { ...point, chapter: greek } : point;
  return { ...range, from: inGreek(range.from), to: inGreek(range.to) };
}

import { oncePer } from "../base/bounded_map.ts";
import type { BookId } from "../canon/mod.ts";
import type { Passage, Point, VerseRange } from "../reference/mod.ts";
import { lengthInNumbering, originalLength, type Versification, versifications } from "./numberings.ts";
import type { TranslationVersification } from "./translation_versification.ts";
import { originalsOf, verseInTranslation } from "./verse_in_translation.ts";
import type { VerseRef, VerseSpan } from "./verse_ref.ts";

/** A numbering by which a passage may have been asked for. */
interface Numbering {
  lengthOf(book: BookId, chapter: number): number;
  /** Returns the verse in the original numbering; undefined where it is not known. */
  original(ref: VerseRef): VerseRef | undefined;
}

const ORIGINAL: Numbering = {
  lengthOf: (book, chapter) => originalLength(book, chapter) ?? 0,
  original: (ref) => ref,
};

const numberingOf = oncePer((numbering: Versification): Numbering => {
  const lengthOf = (book: BookId, chapter: number) => lengthInNumbering(numbering, book, chapter) ?? 0;
  const versification: TranslationVersification = {
    has: ({ book, chapter, verse }) => verse >= 1 && verse <= lengthOf(book, chapter),
    isLettered: () => false,
    lastVerse: lengthOf,
    first: () => ({ book: "GEN", chapter: 1, verse: 1 }),
    abbreviation: (book) => book,
  };
  return {
    lengthOf,
    original({ book, chapter, verse }) {
      const refs = [...originalsOf({ book, chapter }, versification)].flatMap(({ ref, span }) =>
        span.verse <= verse && verse <= span.verseEnd ? ref : [],
      );
      return refs.findLast((ref) => ref.chapter === refs[0]!.chapter);
    },
  };
});

/**
 * Finds a passage that a translation lacks by its numbers in another numbering: `Iz 8,23-9,3` is `Iz 9,1-4` where the
 * eighth chapter ends with verse 22. The original numbering is tried first, then those that Bibles are printed in.
 */
export function calledHere(passage: Passage, versification: TranslationVersification): Passage | undefined {
  for (const numbering of [ORIGINAL, ...versifications().map(numberingOf)]) {
    const found = passage.ranges.map((range) => rangeHere(range, { book: passage.book, numbering, versification }));
    const ranges = found.filter((each) => each !== undefined);
    if (ranges.length === found.length) return { ...passage, ranges };
  }
  return undefined;
}

function rangeHere(
  range: VerseRange,
  { book, numbering, versification }: { book: BookId; numbering: Numbering; versification: TranslationVersification },
): VerseRange | undefined {
  const here = ({ chapter }: Point, verse: number): VerseSpan | undefined => {
    if (verse > numbering.lengthOf(book, chapter)) return undefined;
    const ref = numbering.original({ book, chapter, verse });
    const span = ref && verseInTranslation(ref, versification);
    return span?.book === book ? span : undefined;
  };
  const { from, to } = range;
  const first = here(from, from.verse ?? 1);
  const last = first && here(to, to.verse ?? numbering.lengthOf(book, to.chapter));
  if (first === undefined || last === undefined || rank(last) < rank(first)) return undefined;
  const letter = ({ segment }: Point) => (segment === undefined ? {} : { segment });
  return {
    ...range,
    from: { chapter: first.chapter, verse: first.verse, ...letter(from) },
    to: { chapter: last.chapter, verse: last.verseEnd, ...letter(to) },
  };
}

function rank({ chapter, verse }: VerseRef): number {
  return chapter * 1000 + verse;
}

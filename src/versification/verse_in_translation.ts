import { kept, oncePer } from "../base/bounded_map.ts";
import { type BookId, testamentOf } from "../canon/mod.ts";
import type { Passage, Point, Reference, VerseRange } from "../reference/mod.ts";
import { type ChapterCounting, chapterCountings, isUnexplained, lengthIn } from "./chapter_counting.ts";
import {
  lengthInNumbering,
  originalLength,
  placeIn,
  rangeOf,
  shift,
  type VerseMapping,
  type Versification,
  verseMappings,
  versifications,
} from "./numberings.ts";
import { psalmMappings, psalterCounting, titleLength, versesOfPsalm } from "./psalter.ts";
import type { TranslationVersification } from "./translation_versification.ts";
import type { VerseRef, VerseSpan } from "./verse_ref.ts";

/** Books with additions that some translations print in the place of the Hebrew book. */
const GREEK_BOOKS: Partial<Readonly<Record<BookId, BookId>>> = { EST: "ESG", DAN: "DAG" };

/** Returns the books of translations that may have verses of a book of the original. */
export function booksWithVersesOf(book: BookId): readonly BookId[] {
  const mapped = (verseMappings().get(book) ?? []).flatMap(({ ranges }) => ranges.flatMap(({ to }) => to?.book ?? []));
  return [book, GREEK_BOOKS[book] ?? book, ...mapped];
}

/**
 * Finds a verse in a translation; the lengths of its chapters show which way of counting it follows.
 *
 * @param ref In the original numbering.
 * @returns The verse, or the two into which it is divided, in the translation's numbering; undefined where the
 *   translation does not have the verse, has it only joined with another, or where it is not certain how the chapter is
 *   counted: no verse rather than a wrong one.
 */
export function verseInTranslation(
  { book, chapter, verse }: VerseRef,
  versification: TranslationVersification,
): VerseSpan | undefined {
  const span = placesOf({ book, chapter }, versification).placeOf(verse);
  if (span === undefined || !versification.has(span)) return undefined;
  const isWhole = span.verse === span.verseEnd || versification.has({ ...span, verse: span.verseEnd });
  return isWhole ? span : undefined;
}

/** Returns true if all verses of a chapter of the original have their own numbers in a translation, those that it has. */
export function keepsNumbers(
  chapter: Pick<VerseRef, "book" | "chapter">,
  versification: TranslationVersification,
): boolean {
  return placesOf(chapter, versification).isOwn;
}

/** Psalm 116 of the original is 114 in the Greek count: no chapter moves further. */
const FURTHEST = 2;

/** Yields the verses of a book of the original that a chapter of a translation has, each with its place there. */
export function* originalsOf(
  { book, chapter, original = book }: { book: BookId; chapter: number; original?: BookId },
  versification: TranslationVersification,
): Generator<{ readonly ref: VerseRef; readonly span: VerseSpan }> {
  for (let each = Math.max(1, chapter - FURTHEST); each <= chapter + FURTHEST; each++) {
    for (let verse = 1; verse <= (originalLength(original, each) ?? 0); verse++) {
      const ref = { book: original, chapter: each, verse };
      const span = verseInTranslation(ref, versification);
      if (span?.book === book && span.chapter === chapter) yield { ref, span };
    }
  }
}

/**
 * Returns true if a verse has no place of its own in a translation, whose text may have it all the same: joined with another,
 * or as the title of a psalm.
 */
export function isJoined(ref: VerseRef, versification: TranslationVersification): boolean {
  const whole = wholeMappings(versification, ref.book).flatMap((mapping) => rangeOf(mapping, ref) ?? [])[0];
  if (whole !== undefined) return whole.to === undefined && whole.isKnown;
  if (ref.book === "PSA") return ref.verse <= titleLength(ref.chapter);
  const [counting, ...others] = chapterCountings(ref.book, ref.chapter, versification);
  const range = counting && rangeOf(counting, ref);
  return others.length === 0 && range?.to === undefined && range?.isKnown === true;
}

/** The places in a translation of the verses of one original chapter. */
interface ChapterPlaces {
  /** True if each is counted by its own number. */
  readonly isOwn: boolean;
  placeOf(verse: number): VerseSpan | undefined;
}

const placesOfChapters = oncePer((_: TranslationVersification) => new Map<string, ChapterPlaces>());

function placesOf(ref: Pick<VerseRef, "book" | "chapter">, versification: TranslationVersification): ChapterPlaces {
  return kept(placesOfChapters(versification), `${ref.book} ${ref.chapter}`, () => findPlaces(ref, versification));
}

function findPlaces(
  { book, chapter }: Pick<VerseRef, "book" | "chapter">,
  versification: TranslationVersification,
): ChapterPlaces {
  const ranges = wholeMappings(versification, book).flatMap((mapping) =>
    mapping.ranges.filter(({ from }) => from.chapter === chapter),
  );
  const isPsalm = book === "PSA";
  const countings = isPsalm ? [] : chapterCountings(book, chapter, versification);
  const isTabled = !isPsalm && !countings.includes(undefined);
  const isPlain = countings.length === 1 && !isTabled && isCounted({ book, chapter }, undefined, versification);
  const own = isPsalm
    ? versesOfPsalm(chapter, versification)
    : (verse: number) =>
        isPlain
          ? { book, chapter, verse, verseEnd: verse }
          : placeInBook({ book, chapter, verse }, countings, versification);
  const placeOf = (verse: number) => {
    const place = own(verse);
    if (isTabled && place !== undefined && versification.has(place)) return place;
    const range = ranges.find(({ from }) => from.verse <= verse && verse <= from.verseEnd);
    return range === undefined ? place : shift(range, verse);
  };
  return { isOwn: isPlain && ranges.length === 0, placeOf };
}

function placeInBook(
  ref: VerseRef,
  countings: readonly ChapterCounting[],
  versification: TranslationVersification,
): VerseSpan | undefined {
  const [place, ...others] = countings.map((counting) => placeByCounting(ref, counting, versification));
  if (place !== undefined && others.every((other) => isSame(place, other))) return place;
  const { book, chapter, verse } = ref;
  const greek = GREEK_BOOKS[book];
  const isGreek = greek !== undefined && versification.lastVerse(greek, chapter) === originalLength(book, chapter);
  return isGreek ? { book: greek, chapter, verse, verseEnd: verse } : undefined;
}

const followedBy = oncePer((_: TranslationVersification) => new Map<BookId, readonly VerseMapping[]>());

/**
 * Returns the ways of counting a book that hold where all of their chapters have just the verses that the table says: of
 * psalms, and of additions in books of their own; determined once.
 */
function wholeMappings(versification: TranslationVersification, book: BookId): readonly VerseMapping[] {
  return kept(followedBy(versification), book, () => {
    if (book === "PSA") return psalmMappings(versification, psalterCounting(versification));
    return (verseMappings().get(book) ?? []).filter(
      ({ lengths }) =>
        lengths.some((each) => each.book !== book) &&
        lengths.every((each) => versification.lastVerse(each.book, each.chapter) === each.length),
    );
  });
}

/** Finds a verse by one way of counting its chapter. */
function placeByCounting(
  ref: VerseRef,
  counting: ChapterCounting,
  versification: TranslationVersification,
): VerseSpan | undefined {
  const place = placeIn(counting, ref);
  return place !== undefined && isCounted(place, counting, versification) ? place : undefined;
}

/** Returns true if a chapter of a translation may be counted in a way, by the number of its verses. */
function isCounted(
  { book, chapter }: Pick<VerseRef, "book" | "chapter">,
  counting: ChapterCounting,
  versification: TranslationVersification,
): boolean {
  const length = versification.lastVerse(book, chapter);
  // The chapters of the New Testament are the same in all editions; some join or divide single verses, mostly at the
  // end of a chapter. In the Old Testament a chapter that is too short has lost its last verses, one that is too long
  // has others somewhere, and so has one that is as long as in a numbering that the table does not explain; of the
  // deuterocanonical books there are recensions of any length.
  const expected = lengthIn(counting, book, chapter);
  const testament = testamentOf(book);
  const isShort = testament === "old" && length < expected && !isUnexplained(book, chapter, length);
  return length > 0 && (testament === "new" || length === expected || isShort);
}

function isSame(one: VerseSpan | undefined, other: VerseSpan | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return (
    one.book === other.book &&
    one.chapter === other.chapter &&
    one.verse === other.verse &&
    one.verseEnd === other.verseEnd
  );
}

/**
 * Finds consecutive verses in a translation.
 *
 * @param span In the original numbering.
 * @returns In the translation's numbering; undefined unless it has every verse, one after another.
 */
export function versesInTranslation(span: VerseSpan, versification: TranslationVersification): Reference | undefined {
  const { book, chapter } = span;
  let first: VerseSpan | undefined;
  let last: VerseSpan | undefined;
  for (let verse = span.verse; verse <= span.verseEnd; verse += 1) {
    const found = verseInTranslation({ book, chapter, verse }, versification);
    if (found === undefined || (last !== undefined && !follows(found, last))) return undefined;
    first ??= found;
    last = found;
  }
  return first && last && referenceTo([first, { ...last, verse: last.verseEnd }], versification);
}

function follows(verse: VerseSpan, before: VerseSpan): boolean {
  if (verse.chapter === before.chapter) return verse.verse === before.verseEnd + 1;
  return verse.chapter === before.chapter + 1 && verse.verse === 1;
}

/** Returns a reference to the verses from one to another, both in the translation's numbering. */
export function referenceTo(
  [first, last]: readonly [VerseRef, VerseRef],
  versification: TranslationVersification,
): Reference {
  const from = { chapter: first.chapter, verse: first.verse };
  const to = { chapter: last.chapter, verse: last.verse };
  const range = { from, to, start: 0, end: 0 };
  const { book } = first;
  const written = versification.abbreviation(book);
  return { passages: [{ book, written, ranges: [range], start: 0, end: 0 }] };
}

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

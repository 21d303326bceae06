import { type BookId, bookName, mostChapters } from "../canon/mod.ts";
import {
  createVocabulary,
  formatRanges,
  type Passage,
  type Point,
  parse,
  type Reference,
  type VerseRange,
  type Vocabulary,
} from "../reference/mod.ts";
import { LETTERED_PIECES } from "./locate_esther.ts";
import { originalLength } from "./numberings.ts";
import type { TranslationVersification } from "./translation_versification.ts";
import { isJoined, verseInTranslation } from "./verse_in_translation.ts";
import { readTableCitation, type VerseRef, type VerseSpan } from "./verse_ref.ts";

/** A citation of the lectionary in a translation. */
export type CitedPassage =
  | {
      /** In the original numbering. */
      readonly original: Reference;
      /** In the translation's own numbering. */
      readonly reference: Reference;
      /** The verses of it that the translation leaves out, in the original numbering. */
      readonly lacking: readonly Passage[];
    }
  /** Why there is no text: the book is not there, or its chapters are counted in a way that is not known. */
  | { readonly missing: "book" | "numbering"; readonly book: BookId };

let vocabulary: Vocabulary | undefined;

/**
 * Reads a citation of the lectionary. Those of the tables are strict; a church cites the readings of its own feasts as people
 * write references.
 *
 * @returns In the original numbering.
 * @throws {ReferenceSyntaxError} If it cannot be read.
 */
export function parseCitation(citation: string): Reference {
  const read = readTableCitation(citation);
  if (read !== undefined) return read;
  vocabulary ??= createVocabulary("slv");
  return parse(citation, vocabulary);
}

/** Formats a citation as lectionaries print it: a book of one chapter without its number, as in `Flm 9b-10.12-17`. */
export function formatCitation({ passages }: Reference): string {
  const formatted = passages.map((passage) => {
    const ranges = formatRanges(passage);
    return `${passage.written} ${mostChapters(passage.book) === 1 ? ranges.replace(/^1,/, "") : ranges}`;
  });
  return formatted.join("; ");
}

/**
 * Finds a citation in a translation, in the translation's own numbering. Verses that the translation leaves out are
 * passed over; where it has nothing of a chapter there is no passage, since none is better than half of one.
 */
export function citedPassage(citation: string | Reference, versification: TranslationVersification): CitedPassage {
  const passages: Passage[] = [];
  const leftOut: Passage[] = [];
  const original = typeof citation === "string" ? parseCitation(citation) : citation;
  for (const passage of original.passages) {
    const { book, ranges } = passage;
    const absentChapter = chapterWithout(ranges, (range) => {
      const { found, absent } = findRange(range, { book, versification });
      for (const each of found) append(passages, each, versification);
      for (const each of absent) leftOut.push({ ...passage, ranges: [each] });
      return found.length > 0;
    });
    if (absentChapter === undefined) continue;
    const isThere = versification.lastVerse(book, absentChapter) > 0;
    return { missing: isThere ? "numbering" : "book", book };
  }
  return { original, reference: { passages }, lacking: leftOut };
}

/** Checks whether {@linkcode citedPassage} finds a passage of a citation, which takes a fraction of the time. */
export function isInTranslation({ book, ranges }: Passage, versification: TranslationVersification): boolean {
  const hasVerse = (range: VerseRange) => {
    const refs = refsOf(range, { book, versification });
    return refs?.some((ref) => verseInTranslation(ref, versification) !== undefined) ?? true;
  };
  return chapterWithout(ranges, hasVerse) === undefined;
}

/** Returns the first chapter of some ranges of which nothing is there. */
function chapterWithout(ranges: readonly VerseRange[], isThere: (range: VerseRange) => boolean): number | undefined {
  const chapters = new Set(ranges.filter(isThere).map(({ from }) => from.chapter));
  return ranges.find(({ from }) => !chapters.has(from.chapter))?.from.chapter;
}

/**
 * Returns the numbers that a translation has for a citation where they differ from those of the lectionary: `63,16b-17;
 * 64,1.3-8`. A book is named, as the lectionary does it, where the translation has verses in another one.
 */
export function differingNumbers({ original, reference }: Exclude<CitedPassage, { missing: unknown }>) {
  const own = named(reference.passages);
  if (own === named(original.passages.map(withVerses))) return undefined;
  const [first] = original.passages;
  const isInOneBook = [...original.passages, ...reference.passages].every(({ book }) => book === first!.book);
  return isInOneBook ? own.replaceAll(`${slovenian(first!)} `, "") : own;
}

function named(passages: readonly Passage[]): string {
  return formatCitation({ passages: passages.map((each) => ({ ...each, written: slovenian(each) })) });
}

function slovenian({ book }: Passage): string {
  return bookName(book, "slv").abbreviation;
}

/** Writes a passage of whole chapters with its first and last verse. */
function withVerses({ book, ranges, ...rest }: Passage): Passage {
  const whole = ranges.map(({ from, to, ...place }) => ({
    from: { ...from, verse: from.verse ?? 1 },
    to: { ...to, verse: to.verse ?? originalLength(book, to.chapter) ?? 1 },
    ...place,
  }));
  return { book, ranges: whole, ...rest };
}

/** A range in a translation. */
interface FoundRange extends Pick<VerseRange, "from"> {
  readonly book: BookId;
  to: Point;
}

function append(passages: Passage[], { book, ...points }: FoundRange, versification: TranslationVersification): void {
  const last = passages.at(-1);
  const range = { ...points, start: 0, end: 0 };
  if (last?.book === book) {
    passages[passages.length - 1] = { ...last, ranges: [...last.ranges, range] };
  } else {
    const written = versification.abbreviation(book);
    passages.push({ book, written, ranges: [range], start: 0, end: 0 });
  }
}

/** Finds a range of the original numbering; in another numbering it may have become several. */
function findRange(
  range: VerseRange,
  { book, versification }: { book: BookId; versification: TranslationVersification },
): { readonly found: readonly FoundRange[]; readonly absent: readonly VerseRange[] } {
  const { from, to } = range;
  const refs = refsOf(range, { book, versification });
  if (refs === undefined) return { found: [{ book, from, to }], absent: [] };
  const isPrayer = isOfPrayer(range, book);
  const found: FoundRange[] = [];
  const absent: VerseRange[] = [];
  for (const [index, ref] of refs.entries()) {
    const span = verseInTranslation(ref, versification);
    if (span === undefined) {
      if (!isPrayer && !isJoined(ref, versification)) addVerse(absent, ref);
      continue;
    }
    const { book, chapter, verse, verseEnd } = span;
    const isWhole = isPrayer || verse !== verseEnd;
    const pointAt = (verse: number, asked: Point | false) => {
      return { chapter, verse, ...(asked && !isWhole && asked.segment && { segment: asked.segment }) };
    };
    const end = pointAt(verseEnd, index === refs.length - 1 && to);
    const before = found.at(-1);
    if (before?.book === book && follows(span, before.to, versification)) before.to = end;
    else found.push({ book, from: pointAt(verse, index === 0 && from), to: end });
  }
  return { found, absent };
}

/** Checks whether a range is of the prayers of Esther, which are cited by letters. */
function isOfPrayer({ from }: VerseRange, book: BookId): boolean {
  return book === "EST" && from.chapter === 4 && from.segment !== undefined;
}

/** Returns the verses of a range in the original numbering; undefined for letters that the translation has as well. */
function refsOf(
  range: VerseRange,
  { book, versification }: { book: BookId; versification: TranslationVersification },
): VerseRef[] | undefined {
  if (!isOfPrayer(range, book)) return versesOf(range, book);
  return versification.isLettered({ book, chapter: 4, verse: 17 }) ? undefined : versesOfPrayer(range);
}

/** Adds a verse to ranges that follow one another. */
function addVerse(ranges: VerseRange[], { chapter, verse }: VerseRef): void {
  const last = ranges.at(-1);
  if (last?.to.chapter === chapter && last.to.verse === verse - 1) {
    ranges[ranges.length - 1] = { ...last, to: { chapter, verse } };
  } else ranges.push({ from: { chapter, verse }, to: { chapter, verse }, start: 0, end: 0 });
}

function follows({ book, chapter, verse }: VerseSpan, before: Point, versification: TranslationVersification): boolean {
  // A verse that two of the original are joined into is found twice.
  if (chapter === before.chapter) return verse === before.verse! + 1 || verse === before.verse;
  const isLast = before.verse === versification.lastVerse(book, before.chapter);
  return chapter === before.chapter + 1 && verse === 1 && isLast;
}

function versesOf({ from, to }: VerseRange, book: BookId): VerseRef[] {
  const refs: VerseRef[] = [];
  for (let chapter = from.chapter; chapter <= to.chapter; chapter += 1) {
    const first = chapter === from.chapter ? (from.verse ?? 1) : 1;
    const last = (chapter === to.chapter ? to.verse : undefined) ?? originalLength(book, chapter) ?? 0;
    for (let verse = first; verse <= last; verse += 1) refs.push({ book, chapter, verse });
  }
  return refs;
}

function versesOfPrayer({ from, to }: VerseRange): VerseRef[] {
  const refs: VerseRef[] = [];
  for (const [letter, [chapter, first, last]] of LETTERED_PIECES) {
    if (letter < from.segment! || letter > (to.segment ?? from.segment!)) continue;
    for (let verse = first; verse <= last; verse += 1) refs.push({ book: "EST", chapter, verse });
  }
  return refs;
}

import { type BookId, mostChapters } from "../../canon/mod.ts";
import {
  type CorpusVersification,
  expectedLengths,
  keepsNumbers,
  type VerseRef,
  type VerseSpan,
  verseInTranslation,
} from "../../versification/mod.ts";

/** Consecutive verses whose lengths show that they are counted otherwise than their numbers say. */
export interface ShiftedVerses {
  /** In the translation's numbering. */
  readonly first: VerseRef;
  readonly last: VerseRef;
  /** How many verses further on they are than their numbers say, or further back. */
  readonly by: number;
}

/** How long the verses of a chapter are by their numbers: 0 where they are joined with others, none where left out. */
export interface ChapterLengths {
  readonly lengths: readonly (number | undefined)[];
}

/** The verses of a book in order, and where verses of the original are among them: lists that belong together. */
export interface MeasuredBook {
  readonly book: BookId;
  readonly chapters: number[];
  readonly verses: number[];
  /** The logarithms of the lengths. */
  readonly lengths: number[];
  /** Of each verse of the original that has a place: the index of its verse, and the logarithm that it should have there. */
  readonly places: number[];
  readonly expected: number[];
}

/** How far verses may be counted further on or back. */
const SHIFTS = [1, -1, 2, -2, 3, -3];
/**
 * The logarithm of the likelihood ratio beyond which verses are taken to be shifted by one, how much more each further verse
 * takes, the most that a verse adds, and the share that another shift may reach: more where verses repeat themselves.
 * Chosen on 227 texts.
 */
const CERTAIN = 20;
const FURTHER = 4;
const MOST_OF_VERSE = 4.5;
const NEXT_BEST = 0.7;
/** The fewest verses that are reported, and the mean square of their deviations, in units of the spread. */
const FEWEST = 5;
const WORST_FIT = 2.1;
/** The spread of deviations of a text that follows the original closely, and of one that says nothing. */
const LEAST_SPREAD = 0.12;
const MOST_SPREAD = 0.25;

/** Measures the verses of a book, and finds the places that the known numberings give them: a chapter in each step. */
export function* measureBook(
  book: BookId,
  chapters: ReadonlyMap<number, ChapterLengths>,
  versification: CorpusVersification,
): Generator<undefined, MeasuredBook> {
  const measured: MeasuredBook = { book, chapters: [], verses: [], lengths: [], places: [], expected: [] };
  const indexes = new Map<number, VerseIndexes>();
  for (const [chapter, { lengths }] of [...chapters].sort(([one], [other]) => one - other)) {
    indexes.set(chapter, addChapter(measured, chapter, lengths));
  }
  for (let chapter = 1; chapter <= mostChapters(book); chapter++) {
    yield;
    placeChapter(measured, chapter, { indexes, versification });
  }
  return measured;
}

/** The index of each verse of a chapter among those of its book, by its number. */
type VerseIndexes = readonly (number | undefined)[];

/** Adds the verses of a chapter to those of its book. */
function addChapter(
  { chapters, verses, lengths }: MeasuredBook,
  chapter: number,
  own: ChapterLengths["lengths"],
): VerseIndexes {
  const indexes: (number | undefined)[] = [];
  for (let verse = 1; verse < own.length; verse++) {
    const length = own[verse];
    if (length === undefined) continue;
    indexes[verse] = verses.length;
    chapters.push(chapter);
    verses.push(verse);
    lengths.push(Math.log(length));
  }
  return indexes;
}

/** Adds the places of the verses of a chapter of the original, and the lengths that they should have. */
function placeChapter(
  { book, lengths, places, expected }: MeasuredBook,
  chapter: number,
  { indexes, versification }: { indexes: ReadonlyMap<number, VerseIndexes>; versification: CorpusVersification },
): void {
  const first = places.length;
  const profile = expectedLengths(`${book} ${chapter}`);
  const found = keepsNumbers({ book, chapter }, versification)
    ? []
    : profile.map((_, index) => verseInTranslation({ book, chapter, verse: index + 1 }, versification));
  const indexOf = (place: VerseSpan | undefined) =>
    place?.book === book && place.verseEnd === place.verse ? indexes.get(place.chapter)?.[place.verse] : undefined;
  // Pages pair verses by their numbers where the way of counting is not known.
  const isByNumber = found.every((place) => place === undefined);
  const here = isByNumber ? (indexes.get(chapter) ?? []) : [undefined, ...found.map(indexOf)];
  for (let verse = 1; verse <= profile.length; verse++) {
    const index = here[verse];
    const length = profile[verse - 1];
    if (index === undefined || length === undefined) continue;
    places.push(index);
    expected.push(length);
  }
  const mean = median(places.slice(first).map((index, at) => lengths[index]! - expected[first + at]!));
  for (let at = first; at < expected.length; at++) expected[at]! += mean;
}

/** Returns how much the lengths of verses deviate from those expected; undefined where lengths say nothing. */
export function spreadOf(books: readonly MeasuredBook[]): number | undefined {
  const deviations = books.flatMap(({ lengths, places, expected }) =>
    places.map((index, at) => Math.abs(lengths[index]! - expected[at]!)),
  );
  // The standard deviation of a normal distribution that has this median.
  const spread = Math.max(LEAST_SPREAD, 1.4826 * median(deviations));
  return spread <= MOST_SPREAD ? spread : undefined;
}

/**
 * Finds runs of verses in a book that fit much better when each is taken for the one before or after it. This needs no
 * knowledge of the language, as long verses are long in each.
 */
export function shiftedVerses(measured: MeasuredBook, spread: number): ShiftedVerses[] {
  const { book, chapters, verses, places } = measured;
  const here = likelihoods(measured, { spread, by: 0 });
  const there = new Map([...SHIFTS, 4, -4].map((by) => [by, likelihoods(measured, { spread, by })]));
  const gains = new Map(Array.from(there, ([by, each]) => [by, each.map((value, at) => value - here[at]!)]));
  const ends = Uint8Array.from(places, (index, at) => {
    // A psalm says nothing of the next.
    return book === "PSA" && at > 0 && chapters[index] !== chapters[places[at - 1]!] ? NEXT : 0;
  });
  const found: ShiftedVerses[] = [];
  for (;;) {
    let best: (Run & { by: number }) | undefined;
    for (const by of SHIFTS) {
      const least = Math.max(CERTAIN + FURTHER * (Math.abs(by) - 1), best?.sum ?? 0);
      const run = bestRun(gains.get(by)!, { ends, least });
      if (run !== undefined) best = { ...run, by };
    }
    if (best === undefined) return found;
    const { start, end, by, sum } = best;
    ends.fill(SEEN, start, end);
    const total = (values: Float64Array) => values.subarray(start, end).reduce((all, each) => all + (each || 0), 0);
    const fit = (-2 * total(there.get(by)!)) / (end - start);
    const next = Math.max(...Array.from(gains, ([other, each]) => (other === by ? -Infinity : total(each))));
    if (end - start < FEWEST || fit > WORST_FIT || next > NEXT_BEST * sum) continue;
    const [first, last] = [start, end - 1].map((at) => {
      const index = places[at]! + by;
      return { book, chapter: chapters[index]!, verse: verses[index]! };
    });
    found.push({ first: first!, last: last!, by });
  }
}

/** A verse with which a psalm begins, and one of a run that was found. */
const NEXT = 1;
const SEEN = 2;

/** Returns the logarithms of the likelihoods that verses are `by` further on than their places; NaN where nothing shows it. */
function likelihoods(
  { lengths, places, expected }: MeasuredBook,
  { spread, by }: { spread: number; by: number },
): Float64Array {
  const found = new Float64Array(places.length);
  for (let at = 0; at < places.length; at++) {
    const deviation = ((lengths[places[at]! + by] ?? Number.NaN) - expected[at]!) / spread;
    found[at] = Number.isFinite(deviation) ? -Math.min((deviation * deviation) / 2, MOST_OF_VERSE) : Number.NaN;
  }
  return found;
}

/** Verses in a row, the last excluded, and how much they gain. */
interface Run {
  readonly start: number;
  readonly end: number;
  readonly sum: number;
}

/** Returns the run that gains most, if that is more than `least`. */
function bestRun(gains: Float64Array, { ends, least }: { ends: Uint8Array; least: number }): Run | undefined {
  let best: Run | undefined;
  let most = least;
  let start = 0;
  let sum = 0;
  for (let at = 0; at < gains.length; at++) {
    const end = ends[at]!;
    if (sum <= 0 || end !== 0) {
      start = at;
      sum = 0;
    }
    if (end === SEEN) continue;
    const gain = gains[at]!;
    sum += Number.isNaN(gain) ? -1 : gain;
    if (sum <= most) continue;
    most = sum;
    best = { start, end: at + 1, sum };
  }
  return best;
}

/** Returns the middle one of finite values. */
function median(values: readonly number[]): number {
  const sorted = Float64Array.from(values.filter(Number.isFinite)).sort();
  return sorted[sorted.length >> 1] ?? 0;
}

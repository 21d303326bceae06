import { type BookId, mostChapters } from "../../canon/mod.ts";
import {
  expectedLength,
  originalLength,
  type VerseRef,
  verseInTranslation,
  versificationOf,
} from "../../versification/mod.ts";
import type { Translation } from "../translation.ts";

/** Consecutive verses whose lengths show that they are counted otherwise than their numbers say. */
export interface ShiftedVerses {
  /** In the translation's numbering. */
  readonly first: VerseRef;
  readonly last: VerseRef;
  /** How many verses further on they are than their numbers say, or further back. */
  readonly by: number;
}

/** The verses of a book, and where verses of the original are among them. */
export interface MeasuredBook {
  readonly verses: readonly (VerseRef & { readonly logLength: number })[];
  readonly placed: readonly PlacedVerse[];
}

/** A verse of the original in a translation. */
interface PlacedVerse {
  /** The index among the verses of the book. */
  readonly index: number;
  /** The logarithm of the length that it should have there. */
  readonly expected: number;
}

/** How far verses may be counted further on or back. */
const SHIFTS = [1, -1, 2, -2, 3, -3];
/**
 * The logarithm of the likelihood ratio beyond which verses are taken to be shifted by one, how much more each further verse
 * takes, the most that a verse adds, and the share that another shift may reach: more where verses repeat themselves.
 * Chosen on 227 texts in 60 languages.
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
export function* measureBook(translation: Translation, book: BookId): Generator<undefined, MeasuredBook> {
  const versification = versificationOf(translation);
  const indexes = new Map<string, number>();
  const verses: (VerseRef & { logLength: number })[] = [];
  for (const chapter of [...translation.book(book)!.chapters].sort((one, other) => one - other)) {
    for (const [index, length] of versification.verseLengths!(book, chapter).entries()) {
      const ref = { book, chapter, verse: index + 1 };
      // A verse that is joined with others has no length of its own.
      if (!versification.has(ref)) continue;
      indexes.set(`${chapter}:${ref.verse}`, verses.length);
      verses.push({ ...ref, logLength: Math.log(length) });
    }
  }
  const placed: PlacedVerse[] = [];
  for (let chapter = 1; chapter <= mostChapters(book); chapter++) {
    yield;
    const refs = Array.from({ length: originalLength(book, chapter) ?? 0 }, (_, index) => index + 1);
    const places = refs.map((verse) => verseInTranslation({ book, chapter, verse }, versification));
    // Pages pair verses by their numbers where the way of counting is not known.
    const isUnknown = places.every((place) => place === undefined);
    const own: PlacedVerse[] = [];
    for (const verse of refs) {
      const place = isUnknown ? { book, chapter, verse, verseEnd: verse } : places[verse - 1];
      const expected = expectedLength(`${book} ${chapter}`, verse);
      if (place?.book !== book || place.verseEnd !== place.verse || expected === undefined) continue;
      const index = indexes.get(`${place.chapter}:${place.verse}`);
      if (index !== undefined) own.push({ index, expected });
    }
    const mean = median(own.map(({ index, expected }) => verses[index]!.logLength - expected).filter(Number.isFinite));
    placed.push(...own.map(({ index, expected }) => ({ index, expected: expected + mean })));
  }
  return { verses, placed };
}

/** Returns how much the lengths of verses deviate from those expected; undefined where lengths say nothing. */
export function spreadOf(books: readonly MeasuredBook[]): number | undefined {
  const deviations = books.flatMap(({ verses, placed }) =>
    placed.map(({ index, expected }) => Math.abs(verses[index]!.logLength - expected)).filter(Number.isFinite),
  );
  // The standard deviation of a normal distribution that has this median.
  const spread = Math.max(LEAST_SPREAD, 1.4826 * median(deviations));
  return spread <= MOST_SPREAD ? spread : undefined;
}

/**
 * Finds runs of verses in a book that fit much better when each is taken for the one before or after it. This needs no
 * knowledge of the language, as long verses are long in each.
 */
export function shiftedVerses({ verses, placed }: MeasuredBook, spread: number): ShiftedVerses[] {
  const likelihood = ({ index, expected }: PlacedVerse, by: number) => {
    const deviation = ((verses[index + by]?.logLength ?? Number.NaN) - expected) / spread;
    return Number.isFinite(deviation) ? -Math.min(deviation ** 2 / 2, MOST_OF_VERSE) : undefined;
  };
  const gain = (verse: PlacedVerse, by: number) => {
    const [here, there] = [likelihood(verse, 0), likelihood(verse, by)];
    return here === undefined || there === undefined ? undefined : there - here;
  };
  const found: ShiftedVerses[] = [];
  const seen = new Set<PlacedVerse>();
  for (;;) {
    let best: { run: readonly PlacedVerse[]; by: number; sum: number } | undefined;
    for (const by of SHIFTS) {
      let [start, sum] = [0, 0];
      const least = CERTAIN + FURTHER * (Math.abs(by) - 1);
      for (const [at, verse] of placed.entries()) {
        const { book, chapter } = verses[verse.index]!;
        // A psalm says nothing of the next.
        const isNext = book === "PSA" && chapter !== verses[placed[at - 1]?.index ?? verse.index]!.chapter;
        if (sum <= 0 || isNext || seen.has(verse)) [start, sum] = [at, 0];
        if (seen.has(verse)) continue;
        sum += gain(verse, by) ?? -1;
        if (sum > Math.max(least, best?.sum ?? 0)) best = { run: placed.slice(start, at + 1), by, sum };
      }
    }
    if (best === undefined) return found;
    const { run, by, sum } = best;
    for (const verse of run) seen.add(verse);
    const total = (values: readonly (number | undefined)[]) =>
      values.reduce<number>((all, each) => all + (each ?? 0), 0);
    const fit = (-2 * total(run.map((verse) => likelihood(verse, by)))) / run.length;
    const others = [...SHIFTS, 4, -4].filter((other) => other !== by);
    const next = Math.max(...others.map((other) => total(run.map((verse) => gain(verse, other)))));
    if (run.length < FEWEST || fit > WORST_FIT || next > NEXT_BEST * sum) continue;
    found.push({ first: verses[run[0]!.index + by]!, last: verses[run.at(-1)!.index + by]!, by });
  }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}

import { once } from "../base/bounded_map.ts";
import { readRows, readTable } from "../base/source_files.ts";
import { isBookId } from "../canon/mod.ts";

/** The logarithm of a verse's length beside the mean of its chapter; undefined where it is not known. */
export type ExpectedLength = number | undefined;

/** The letter of a verse of mean length, and the logarithm of one letter. */
const MEAN = "n".charCodeAt(0);
const STEP = 0.12;
const UNKNOWN = "-".charCodeAt(0);

/** Returns the lines of the table by chapter, such as `PSA 3`. @throws {TableError} If it has a bad line. */
export const verseLengthProfiles = once((): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  readRows(readTable("versification/tables/verse_lengths.txt"), ([chapter = "", lengths = ""]) => {
    if (!isBookId(chapter.slice(0, 3)) || !/^\w{3} \d+$/.test(chapter) || !/^[a-z-]+$/.test(lengths)) {
      throw new SyntaxError(`Cannot read "${chapter} | ${lengths}": expected a chapter and a letter for each verse`);
    }
    found.set(chapter, lengths);
  });
  return found;
});

/** Returns the lengths that verses of an original chapter, such as `PSA 3`, should have beside one another. */
export function expectedLengths(chapter: string): readonly ExpectedLength[] {
  const lengths: ExpectedLength[] = [];
  const letters = verseLengthProfiles().get(chapter) ?? "";
  for (let index = 0; index < letters.length; index++) {
    const code = letters.charCodeAt(index);
    lengths.push(code === UNKNOWN ? undefined : (code - MEAN) * STEP);
  }
  return lengths;
}

/** Two ways to read the verses of a chapter: what each verse of the translation should be as long as. */
export interface ReadChapter {
  /** The lengths of the translation's verses, in characters; 0 for one that is not there. */
  readonly lengths: readonly number[];
  readonly one: readonly ExpectedLength[];
  readonly other: readonly ExpectedLength[];
}

/** Deviations of a verse from the mean that are too large to be of its length alone are cut. */
const MOST = 1.2;
/** The deviation below which lengths say nothing, as those of verses that a program has made. */
const NOISE = 0.15;

/**
 * Compares two ways to read chapters by the lengths of their verses.
 *
 * @returns Standard deviations by which the first way agrees better than the other: beyond 3 or 4 it is hardly chance;
 *   near 0 where the lengths say nothing.
 */
export function compareByLengths(chapters: Iterable<ReadChapter>): number {
  let sum = 0;
  let variance = 0;
  for (const { lengths, one, other } of chapters) {
    const known: { log: number; difference: number }[] = [];
    const mean = { log: 0, difference: 0 };
    for (const [index, length] of lengths.entries()) {
      const [first, second] = [one[index], other[index]];
      if (length === 0 || first === undefined || second === undefined) continue;
      const row = { log: Math.log(length), difference: first - second };
      known.push(row);
      mean.log += row.log;
      mean.difference += row.difference;
    }
    for (const row of known) {
      const difference = row.difference - mean.difference / known.length;
      const cut = Math.max(-MOST, Math.min(MOST, row.log - mean.log / known.length));
      sum += cut * difference;
      variance += (cut * cut + NOISE * NOISE) * difference * difference;
    }
  }
  return variance === 0 ? 0 : sum / Math.sqrt(variance);
}

import { format, type Passage, type Point, type Reference, type VerseRange } from "../reference/mod.ts";
import { locate } from "../versification/mod.ts";
import { findMissingPart, type MissingPart, PassageNotFound, PassageTooLong } from "./passage_not_found.ts";
import type { Translation, TranslationBook } from "./translation.ts";
import { letterOrdinal, letterRange, type VerseLabel } from "./verse_label.ts";

/** Consecutive lines of one book, none of them left out. */
export interface LineRange {
  readonly book: TranslationBook;
  readonly first: number;
  /** The last line, included. */
  last: number;
}

/** The verses of a reference in one translation. */
export interface Resolution {
  /** In the order asked for; no line is in two of them. */
  readonly ranges: readonly LineRange[];
  readonly verseCount: number;
  /** The reference with the verses that are really there: `Jn 3,30-99` has become `Jn 3,30-36`. */
  readonly reference: Reference;
}

/**
 * Finds the verses of a reference.
 *
 * Verses that the translation does not have are left out as long as one verse is found. A verse bridge is found by any
 * of its verses, and no verse is given twice.
 *
 * @param options `reference`: the verses to look for; `maxVerses`: the most that a passage may have; `asked`: the
 *   reference as it was written, for errors.
 * @throws {PassageNotFound} If no verse is found; it has what the first range lacks.
 * @throws {PassageTooLong} If there are more than `maxVerses`.
 */
export function resolve(
  translation: Translation,
  options: { reference: Reference; maxVerses: number; asked?: string },
): Resolution {
  const { reference, maxVerses } = options;
  const asked = () => options.asked ?? format(reference);
  const { passages, missing } = locate(translation, reference);
  if (missing?.kind === "psalm") throw new PassageNotFound(translation, missing, asked());
  const collector = new Collector(translation, {
    maxVerses,
    asked,
    once: passages.length === 1 && passages[0]!.ranges.length === 1,
  });
  const found: Passage[] = [];
  for (const passage of passages) {
    const book = translation.book(passage.book);
    if (book === undefined) continue;
    const ranges: VerseRange[] = [];
    for (const range of passage.ranges) {
      const lacking = lackingEnd(book, range);
      if (lacking !== undefined) throw new PassageNotFound(translation, lacking, asked());
      const there = collector.add(book, range);
      if (there !== undefined) ranges.push(there);
    }
    if (ranges.length > 0) found.push({ ...passage, ranges });
  }
  if (found.length === 0) {
    const part = missing ?? findMissingPart(translation, passages.length > 0 ? { passages } : reference);
    throw new PassageNotFound(translation, part, asked());
  }
  return {
    ranges: collector.ranges,
    verseCount: collector.verseCount,
    reference: { passages: found },
  };
}

/**
 * Returns the chapter with which a range ends, where the book lacks it: `Mal 3,1-4,3` in a translation that has three
 * chapters of Malachi. The rest of the book would be more or less than was meant; whole chapters are just fewer.
 */
function lackingEnd(book: TranslationBook, { from, to }: VerseRange): MissingPart | undefined {
  if (to.verse === undefined || to.chapter === from.chapter) return undefined;
  const last = Math.max(...book.chapters);
  if (to.chapter <= last || from.chapter > last) return undefined;
  return { kind: "chapter", book: book.id, chapter: to.chapter, last };
}

/** Lines that follow one another, with the labels of the first and the last of them. */
interface LabelledLines {
  readonly first: number;
  readonly last: number;
  readonly begin: VerseLabel;
  readonly end: VerseLabel;
}

/** Gathers the lines of one range after the other. */
class Collector {
  readonly ranges: LineRange[] = [];
  verseCount = 0;
  readonly #translation: Translation;
  readonly #maxVerses: number;
  readonly #asked: () => string;
  /** The lines gathered so far; absent where there is but one range, which cannot repeat a line. */
  readonly #seen: Set<number> | undefined;
  /** The verses of the present range that are counted lowest and highest, wherever they stand, gathered before or not. */
  #lowest: VerseLabel | undefined;
  #highest: VerseLabel | undefined;

  constructor(translation: Translation, options: { maxVerses: number; asked: () => string; once: boolean }) {
    this.#translation = translation;
    this.#maxVerses = options.maxVerses;
    this.#asked = options.asked;
    this.#seen = options.once ? undefined : new Set();
  }

  /** Gathers a range. @returns The range as it was found, or undefined where it adds nothing. */
  add(book: TranslationBook, range: VerseRange): VerseRange | undefined {
    const before = this.verseCount;
    this.#lowest = undefined;
    this.#highest = undefined;
    for (let index = 0; index < book.chapters.length; index++) {
      const chapter = book.chapters[index]!;
      if (chapter < range.from.chapter || chapter > range.to.chapter) continue;
      const from = chapter === range.from.chapter ? range.from : undefined;
      const to = chapter === range.to.chapter ? range.to : undefined;
      const start = book.starts[index]!;
      const next = book.starts[index + 1]!;
      if (book.isSequential[index]) {
        const first = start + Math.max(from?.verse ?? 1, 1) - 1;
        const last = Math.min(start + (to?.verse ?? Infinity), next) - 1;
        if (first > last) continue;
        // Their labels need no reading.
        const begin = { book: book.id, chapter, verse: first - start + 1 };
        const end = { book: book.id, chapter, verse: last - start + 1 };
        this.#take(book, { first, last, begin, end });
      } else {
        this.#search(book, { start, end: next, from, to });
      }
    }
    return this.verseCount === before ? undefined : this.#asFound(range);
  }

  /** Goes through the lines of a chapter that has merged, lettered, moved or left-out verses. */
  #search(
    book: TranslationBook,
    chapter: { start: number; end: number; from: Point | undefined; to: Point | undefined },
  ): void {
    const { from, to } = chapter;
    const [firstLetter] = from?.segment === undefined ? [0] : letterRange(from.segment);
    const [, lastLetter] = to?.segment === undefined ? [0, 99] : letterRange(to.segment);
    const hasPieces = firstLetter > 0 && this.#hasPieces(chapter, from?.verse);
    for (let line = chapter.start; line < chapter.end; line++) {
      const label = this.#translation.label(line);
      if (from?.verse !== undefined) {
        const end = label.verseEnd ?? label.verse;
        if (end < from.verse) continue;
        // A line before the pieces of a verse is not one of them.
        if (label.verse === from.verse && hasPieces && ordinalOf(label) < firstLetter) continue;
      }
      if (to?.verse !== undefined) {
        if (label.verse > to.verse) continue;
        if (label.verse === to.verse && ordinalOf(label) > lastLetter) continue;
      }
      if (this.#translation.isLeftOut(line)) continue;
      this.#take(book, { first: line, last: line, begin: label, end: label });
    }
  }

  /** Returns whether a verse of a chapter is printed in pieces with letters. */
  #hasPieces({ start, end }: { start: number; end: number }, verse: number | undefined): boolean {
    for (let line = start; line < end; line++) {
      const label = this.#translation.label(line);
      if (label.verse === verse && label.segment !== undefined) return true;
    }
    return false;
  }

  /** Takes lines that follow one another, the last one included. */
  #take(book: TranslationBook, { first, last, begin, end }: LabelledLines): void {
    if (this.#lowest === undefined || rankOf(begin) < rankOf(this.#lowest)) this.#lowest = begin;
    if (this.#highest === undefined || endRankOf(end) > endRankOf(this.#highest)) this.#highest = end;
    if (this.#seen === undefined) {
      this.#append(book, first, last);
    } else {
      for (let line = first; line <= last; line++) {
        if (this.#seen.has(line)) continue;
        this.#seen.add(line);
        this.#append(book, line, line);
      }
    }
  }

  #append(book: TranslationBook, first: number, last: number): void {
    this.verseCount += last - first + 1;
    if (this.verseCount > this.#maxVerses) {
      throw new PassageTooLong(this.#asked(), this.#maxVerses);
    }
    const open = this.ranges.at(-1);
    if (open?.book === book && open.last === first - 1) open.last = last;
    else this.ranges.push({ book, first, last });
  }

  #asFound(range: VerseRange): VerseRange {
    const [first, last] = [this.#lowest!, this.#highest!];
    if (range.from.verse === undefined && range.to.verse === undefined) {
      return { ...range, from: { chapter: first.chapter }, to: { chapter: last.chapter } };
    }
    return {
      ...range,
      from: pointOf(first, { verse: first.verse, asked: range.from }),
      to: pointOf(last, { verse: last.verseEnd ?? last.verse, asked: range.to }),
    };
  }
}

/** Returns the ordinal of a label's letter, 0 where it has none. */
function ordinalOf({ segment }: VerseLabel): number {
  return segment === undefined ? 0 : letterOrdinal(segment);
}

/** Returns a number that grows with the verse's number, wherever the verse is. */
function rankOf(label: VerseLabel, verse = label.verse): number {
  return (label.chapter * 1000 + verse) * 100 + ordinalOf(label);
}

/** Returns the rank of the last verse that a label covers. */
function endRankOf(label: VerseLabel): number {
  return rankOf(label, label.verseEnd);
}

/** Returns the point of a line; a letter stays where the translation prints the pieces apart and it was asked for. */
function pointOf(label: VerseLabel, { verse, asked }: { verse: number; asked: Point }): Point {
  const lettered =
    label.segment !== undefined &&
    asked.segment !== undefined &&
    asked.chapter === label.chapter &&
    asked.verse === verse;
  const { chapter } = label;
  return lettered ? { chapter, verse, segment: asked.segment! } : { chapter, verse };
}

import { format, type Passage, type Point, type Reference, type VerseRange } from "../reference/mod.ts";
import { locate, versificationOf } from "../versification/mod.ts";
import {
  asAsked,
  findMissingPart,
  lackOf,
  type MissingPart,
  missingChapters,
  missingVerses,
  PassageNotFound,
  PassageTooLong,
  referenceHere,
} from "./passage_not_found.ts";
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
  /** The rest of what was asked for, which the translation does not have, in order: `Jn 3,37-99`. */
  readonly missing: readonly Passage[];
}

/**
 * Finds the verses of a reference.
 *
 * Verses that the translation does not have are missing as long as one verse is found. A range whose first verse does not
 * exist is missing as a whole: other verses would be given than were meant. A verse bridge is found by any of its
 * verses, and no verse is given twice.
 *
 * @param options `reference`: the verses to look for; `maxVerses`: the most that a passage may have, without end where the
 *   service chose it; `asked`: the reference as it was written, for errors.
 * @throws {PassageNotFound} If no verse is found; it has what the first range lacks.
 * @throws {PassageTooLong} If there are more than `maxVerses`.
 */
export function resolve(
  translation: Translation,
  options: { reference: Reference; maxVerses?: number; asked?: string },
): Resolution {
  const { reference, maxVerses = Number.POSITIVE_INFINITY } = options;
  const asked = () => options.asked ?? format(reference);
  const passages = locate(translation, reference);
  const collector = new Collector(translation, {
    maxVerses,
    asked,
    once: passages.length === 1 && passages[0]!.ranges.length === 1,
  });
  const found: Passage[] = [];
  const missing: Passage[] = [];
  let lack: { readonly part: MissingPart; readonly passage: Passage } | undefined;
  for (const passage of passages) {
    const book = translation.book(passage.book);
    const ranges: VerseRange[] = [];
    const absent: VerseRange[] = [];
    const lacking: Passage[] = [];
    for (const range of passage.ranges) {
      const part = lackOf(translation, passage, range);
      const there = part === undefined ? collector.add(book!, range) : undefined;
      if (there === undefined) {
        lack ??= { part: part ?? findMissingPart(translation, book!, range), passage };
        absent.push(range);
        lacking.push(asAsked(passage, [range]));
        continue;
      }
      if (there.range !== undefined) ranges.push(there.range);
      for (const each of there.missing) lacking.push(only(passage, [each]));
    }
    if (ranges.length > 0) found.push(only(passage, ranges));
    if (absent.length === passage.ranges.length) missing.push(asAsked(passage, absent));
    else missing.push(...lacking);
  }
  if (found.length === 0) throw new PassageNotFound(translation, lack!.part, asked(), here(translation, lack!));
  return { ranges: collector.ranges, verseCount: collector.verseCount, reference: { passages: found }, missing };
}

function only({ book, written, start, end }: Passage, ranges: readonly VerseRange[]): Passage {
  return { book, written, ranges, start, end };
}

/** Returns the place of a passage here, where a chapter or verse of it is in another numbering only. */
function here(
  translation: Translation,
  { part, passage }: { part: MissingPart; passage: Passage },
): string | undefined {
  return part.kind === "verse" || part.kind === "chapter" ? referenceHere(translation, passage) : undefined;
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

  /**
   * Gathers a range whose first verse exists.
   *
   * @returns The range as it was found, which is undefined where its lines were gathered before, and the rest of it;
   *   undefined where the translation has none of it.
   */
  add(
    book: TranslationBook,
    range: VerseRange,
  ): { range: VerseRange | undefined; missing: readonly VerseRange[] } | undefined {
    const before = this.verseCount;
    this.#lowest = undefined;
    this.#highest = undefined;
    const missing: VerseRange[] = [];
    let chapters = 0;
    for (let index = 0; index < book.chapters.length; index++) {
      const chapter = book.chapters[index]!;
      if (chapter < range.from.chapter || chapter > range.to.chapter) continue;
      chapters++;
      const from = chapter === range.from.chapter ? range.from : undefined;
      const to = chapter === range.to.chapter ? range.to : undefined;
      const start = book.starts[index]!;
      const next = book.starts[index + 1]!;
      if (book.isSequential[index]) {
        const first = start + (from?.verse ?? 1) - 1;
        const last = Math.min(start + (to?.verse ?? Infinity), next) - 1;
        // Their labels need no reading.
        const begin = { book: book.id, chapter, verse: first - start + 1 };
        const end = { book: book.id, chapter, verse: last - start + 1 };
        this.#take(book, { first, last, begin, end });
        if (to?.verse === undefined || start + to.verse <= next) continue;
        missing.push({ from: { chapter, verse: next - start + 1 }, to: { ...to }, start: 0, end: 0 });
      } else missing.push(...this.#search(book, { start, end: next, from, to }));
    }
    if (chapters <= range.to.chapter - range.from.chapter) missing.push(...missingChapters(book, range));
    if (this.#lowest === undefined) return undefined;
    missing.sort((one, other) => one.from.chapter - other.from.chapter);
    return { range: this.verseCount > before ? this.#asFound(range) : undefined, missing };
  }

  /**
   * Goes through the lines of a chapter that has merged, lettered, moved or left-out verses.
   *
   * @returns The verses asked for that are not there.
   */
  #search(
    book: TranslationBook,
    chapter: { start: number; end: number; from: Point | undefined; to: Point | undefined },
  ): VerseRange[] {
    const { from, to } = chapter;
    const [firstLetter] = from?.segment === undefined ? [0] : letterRange(from.segment);
    const [, lastLetter] = to?.segment === undefined ? [0, 99] : letterRange(to.segment);
    const begin = from?.verse === undefined ? undefined : { book: book.id, chapter: from.chapter, verse: from.verse };
    const hasPieces = firstLetter > 0 && begin !== undefined && versificationOf(this.#translation).isLettered(begin);
    const found = new Set<number>();
    const leftOut: Point[] = [];
    let [lowest, highest] = [1, 0];
    for (let line = chapter.start; line < chapter.end; line++) {
      const label = this.#translation.label(line);
      const end = label.verseEnd ?? label.verse;
      lowest = Math.min(lowest, label.verse);
      highest = Math.max(highest, end);
      if (from?.verse !== undefined) {
        if (end < from.verse) continue;
        // A line before the pieces of a verse is not one of them.
        if (label.verse === from.verse && hasPieces && ordinalOf(label) < firstLetter) continue;
      }
      if (to?.verse !== undefined) {
        if (label.verse > to.verse) continue;
        if (label.verse === to.verse && ordinalOf(label) > lastLetter) continue;
      }
      if (this.#translation.isLeftOut(line)) {
        if (label.segment !== undefined) leftOut.push(label);
        continue;
      }
      for (let verse = label.verse; verse <= end; verse++) found.add(verse);
      this.#take(book, { first: line, last: line, begin: label, end: label });
    }
    const number = this.#translation.label(chapter.start).chapter;
    const missing = missingVerses(
      {
        from: from?.verse === undefined ? { chapter: number, verse: lowest } : { ...from, verse: from.verse },
        to: to?.verse === undefined ? { chapter: number, verse: highest } : { ...to, verse: to.verse },
      },
      (verse) => found.has(verse),
    );
    // A piece of a verse whose other pieces are there is missing by itself.
    for (const { verse = 0, segment = "" } of leftOut) {
      const piece = { chapter: number, verse, segment };
      if (found.has(verse)) missing.push({ from: piece, to: piece, start: 0, end: 0 });
    }
    return missing.sort((one, other) => one.from.verse! - other.from.verse!);
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

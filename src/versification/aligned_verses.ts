import { kept } from "../base/bounded_map.ts";
import type { BookId } from "../canon/mod.ts";
import { type CountedBook, type IndexedTranslation, linesOf, versificationOf } from "./translation_versification.ts";
import { isJoined, originalsOf, verseInTranslation } from "./verse_in_translation.ts";
import type { VerseRef } from "./verse_ref.ts";

/** Lines of one chapter of a translation. */
interface ChapterLines {
  readonly book: CountedBook;
  readonly chapter: number;
  readonly first: number;
  /** The last line, included. */
  readonly last: number;
}

/** Verses of two translations that say the same: mostly one of each. */
export interface AlignedVerses {
  /** Lines of the first translation; none where it leaves the verses out. */
  readonly lines: number[];
  /** Lines of the other; none where it does not have the verses. */
  readonly others: number[];
}

/** The books of the original numbering in which verses of a translation's book may be. */
const ORIGINAL_BOOKS: Partial<Readonly<Record<BookId, BookId>>> = { ESG: "EST", DAG: "DAN" };

/**
 * Finds the verses of another translation for lines of one chapter. Both are found by the original numbering; where it
 * is not known how a chapter is counted, verses of the same number are taken to be the same.
 */
export function alignVerses(
  [translation, other]: readonly [IndexedTranslation, IndexedTranslation],
  { book, chapter, first, last }: ChapterLines,
): AlignedVerses[] {
  const counterparts = counterpartsOf([translation, other], { book: book.id, chapter });
  const othersOf = lineFinder(other);
  const rows: AlignedVerses[] = [];
  for (let line = first; line <= last; line++) {
    const others = versesOf(translation.label(line)).flatMap((verse) =>
      (counterparts.get(verse) ?? [{ book: book.id, chapter, verse }]).flatMap(othersOf),
    );
    const before = rows.at(-1);
    const isShared = others.some((each) => before?.others.includes(each));
    const row = isShared ? before! : { lines: [], others: [] };
    if (!isShared) rows.push(row);
    if (!translation.isLeftOut(line)) row.lines.push(line);
    for (const each of others) if (!row.others.includes(each)) row.others.push(each);
  }
  return withTitles(
    rows.filter(({ lines, others }) => lines.length + others.length > 0),
    {
      other,
      opensChapter: first === book.starts[book.chapters.indexOf(chapter)],
    },
  );
}

/** The most verses that a translation may have between two that correspond, such as the title of a psalm. */
const MAX_TITLE_VERSES = 3;

/** Adds the verses that only the other translation has, before those that follow them. */
function withTitles(
  rows: AlignedVerses[],
  { other, opensChapter }: { other: IndexedTranslation; opensChapter: boolean },
): AlignedVerses[] {
  const chapterStart = (line: number) => {
    const { book, chapter } = other.label(line);
    return linesOf(other, book, chapter).next().value!;
  };
  let next: number | undefined;
  for (const { others } of rows) {
    const [first] = others;
    if (first === undefined) continue;
    const from = next ?? (opensChapter ? chapterStart(first) : first);
    if (from < first && first - from <= MAX_TITLE_VERSES) {
      const titles = Array.from({ length: first - from }, (_, index) => from + index);
      others.unshift(...titles.filter((line) => !other.isLeftOut(line)));
    }
    next = others.at(-1)! + 1;
  }
  return rows;
}

/**
 * Finds what each verse of a chapter is in the other translation. A verse whose place there is not known is left to its
 * number, unless another verse is there.
 */
function counterpartsOf(
  [translation, other]: readonly [IndexedTranslation, IndexedTranslation],
  { book, chapter }: { book: BookId; chapter: number },
): Map<number, VerseRef[]> {
  const found = new Map<number, VerseRef[]>();
  const unknown = new Set<number>();
  const original = ORIGINAL_BOOKS[book] ?? book;
  for (const { ref, span } of originalsOf({ book, chapter, original }, versificationOf(translation))) {
    const there = verseInTranslation(ref, versificationOf(other));
    const refs = there === undefined ? [] : versesOf(there).map((verse) => ({ ...there, verse }));
    for (const verse of versesOf(span)) {
      found.set(verse, [...(found.get(verse) ?? []), ...refs]);
      if (there === undefined && !isJoined(ref, versificationOf(other))) unknown.add(verse);
    }
  }
  // Without any there the other translation counts the chapter in a way that is not known.
  const taken = [...found.values()].flat();
  if (taken.length === 0) return new Map();
  for (const verse of unknown) {
    const isTaken = taken.some((ref) => ref.book === book && ref.chapter === chapter && ref.verse === verse);
    if (!isTaken && found.get(verse)!.length === 0) found.delete(verse);
  }
  return found;
}

function versesOf({ verse, verseEnd = verse }: { verse: number; verseEnd?: number }): number[] {
  return Array.from({ length: verseEnd - verse + 1 }, (_, index) => verse + index);
}

/** Returns a function that finds the lines with a text of a verse, and remembers the chapters that it has read. */
function lineFinder(translation: IndexedTranslation): (ref: VerseRef) => readonly number[] {
  const chapters = new Map<string, ReadonlyMap<number, readonly number[]>>();
  return ({ book, chapter, verse }) =>
    kept(chapters, `${book} ${chapter}`, () => linesByVerse(translation, book, chapter)).get(verse) ?? [];
}

function linesByVerse(translation: IndexedTranslation, book: BookId, chapter: number): Map<number, number[]> {
  const lines = new Map<number, number[]>();
  for (const line of linesOf(translation, book, chapter)) {
    if (translation.isLeftOut(line)) continue;
    for (const verse of versesOf(translation.label(line))) lines.set(verse, [...(lines.get(verse) ?? []), line]);
  }
  return lines;
}

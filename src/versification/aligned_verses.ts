import { kept } from "../base/bounded_map.ts";
import type { BookId } from "../canon/mod.ts";
import { originalLength } from "./numberings.ts";
import { type CountedBook, type IndexedTranslation, versificationOf } from "./translation_versification.ts";
import { verseInTranslation } from "./verse_in_translation.ts";
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
/** Psalm 116 of the original is 114 in the Greek count: no chapter moves further. */
const FURTHEST = 2;

/**
 * Finds the verses of another translation for lines of one chapter. Both are found by the original numbering; where it
 * is not known how a chapter is counted, verses of the same number are taken to be the same.
 */
export function alignVerses(
  [translation, other]: readonly [IndexedTranslation, IndexedTranslation],
  { book, chapter, first, last }: ChapterLines,
): AlignedVerses[] {
  const counterparts = counterpartsOf([translation, other], { book: book.id, chapter });
  const finder = new LineFinder(other);
  const rows: AlignedVerses[] = [];
  for (let line = first; line <= last; line++) {
    const others = versesOf(translation.label(line)).flatMap((verse) =>
      (counterparts.get(verse) ?? [{ book: book.id, chapter, verse }]).flatMap((ref) => finder.linesOf(ref)),
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
  let next: number | undefined;
  for (const { others } of rows) {
    const [first] = others;
    if (first === undefined) continue;
    const from = next ?? (opensChapter ? chapterStart(other, first) : first);
    if (from < first && first - from <= MAX_TITLE_VERSES) {
      const titles = Array.from({ length: first - from }, (_, index) => from + index);
      others.unshift(...titles.filter((line) => !other.isLeftOut(line)));
    }
    next = others.at(-1)! + 1;
  }
  return rows;
}

function chapterStart(translation: IndexedTranslation, line: number): number {
  const { book, chapter } = translation.label(line);
  const { chapters, starts } = translation.book(book)!;
  return starts[chapters.indexOf(chapter)]!;
}

/** Finds what each verse of a chapter is in the other translation; a verse that nothing is known of is not there. */
function counterpartsOf(
  [translation, other]: readonly [IndexedTranslation, IndexedTranslation],
  { book, chapter }: { book: BookId; chapter: number },
): Map<number, VerseRef[]> {
  const own = versificationOf(translation);
  const others = versificationOf(other);
  const found = new Map<number, VerseRef[]>();
  const original = ORIGINAL_BOOKS[book] ?? book;
  for (let each = Math.max(1, chapter - FURTHEST); each <= chapter + FURTHEST; each++) {
    const length = originalLength(original, each) ?? 0;
    for (let verse = 1; verse <= length; verse++) {
      const ref = { book: original, chapter: each, verse };
      const here = verseInTranslation(ref, own);
      if (here?.book !== book || here.chapter !== chapter) continue;
      const there = verseInTranslation(ref, others);
      for (let at = here.verse; at <= here.verseEnd; at++) {
        const refs = found.get(at) ?? [];
        if (there !== undefined) refs.push(...spanned(there));
        found.set(at, refs);
      }
    }
  }
  // Without any there the other translation counts the chapter in a way that is not known.
  return [...found.values()].some((refs) => refs.length > 0) ? found : new Map();
}

function spanned({ book, chapter, verse, verseEnd }: VerseRef & { verseEnd: number }): VerseRef[] {
  return versesOf({ verse, verseEnd }).map((each) => ({ book, chapter, verse: each }));
}

function versesOf({ verse, verseEnd = verse }: { verse: number; verseEnd?: number }): number[] {
  return Array.from({ length: verseEnd - verse + 1 }, (_, index) => verse + index);
}

/** Finds the lines of verses, remembering the chapters it has read. */
class LineFinder {
  readonly #translation: IndexedTranslation;
  readonly #chapters = new Map<string, Map<number, number[]>>();

  constructor(translation: IndexedTranslation) {
    this.#translation = translation;
  }

  /** Returns the lines that have a text of a verse. */
  linesOf({ book, chapter, verse }: VerseRef): readonly number[] {
    const key = `${book} ${chapter}`;
    const lines = kept(this.#chapters, key, () => this.#readChapter(book, chapter));
    return lines.get(verse) ?? [];
  }

  #readChapter(id: BookId, chapter: number): Map<number, number[]> {
    const lines = new Map<number, number[]>();
    const book = this.#translation.book(id);
    const index = book?.chapters.indexOf(chapter) ?? -1;
    if (book === undefined || index < 0) return lines;
    for (let line = book.starts[index]!; line < book.starts[index + 1]!; line++) {
      if (this.#translation.isLeftOut(line)) continue;
      for (const verse of versesOf(this.#translation.label(line))) {
        lines.set(verse, [...(lines.get(verse) ?? []), line]);
      }
    }
    return lines;
  }
}

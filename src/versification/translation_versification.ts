import { kept, once, oncePer } from "../base/bounded_map.ts";
import { BOOK_IDS, type BookId, isLastVerse } from "../canon/mod.ts";
import type { VerseRef } from "./verse_ref.ts";

/** The chapters and verses that a translation has, in its own numbering. */
export interface TranslationVersification {
  /** Returns true if a verse has a text, alone or in a verse bridge. */
  has(place: VerseRef): boolean;
  /** Returns true if a verse is printed in pieces with letters, as the Greek Esther 4:17 is. */
  isLettered(ref: VerseRef): boolean;
  /** Returns the number of the last verse that a chapter counts, or 0 where there is no such chapter. */
  lastVerse(book: BookId, chapter: number): number;
  /** Returns how many characters each verse of a chapter has, the first at index 0; without it lengths say nothing. */
  verseLengths?(book: BookId, chapter: number): readonly number[];
  /** Returns the first verse that has a text. */
  first(): VerseRef;
  /** Returns the abbreviation under which the translation refers to a book. */
  abbreviation(book: BookId): string;
}

/** The versification of a translation of the corpus. */
export interface CorpusVersification extends TranslationVersification {
  /** Yields the chapters whose last verses are empty and only fill up another numbering; these do not count. */
  paddedChapters(): Iterable<PaddedChapter>;
}

/** A chapter with its last verse, and its last verse with a text, which is the last that counts. */
export interface PaddedChapter {
  readonly book: BookId;
  readonly chapter: number;
  readonly last: number;
  readonly counted: number;
}

/** A translation as far as a versification needs one; the `Translation` of the corpus is one. */
export interface IndexedTranslation {
  book(id: BookId): CountedBook | undefined;
  label(line: number): VerseRef & { readonly verseEnd?: number; readonly segment?: string };
  /** Returns true if the translation counts the verse and has no text for it. */
  isLeftOut(line: number): boolean;
  /** Returns the text of a line. */
  text?(line: number): string;
}

/** A book of such a translation: its chapters and the lines at which they begin, with the line after the last. */
export interface CountedBook {
  readonly id: BookId;
  readonly abbreviation: string;
  readonly chapters: readonly number[];
  readonly starts: readonly number[];
}

/** Returns the versification of a translation of the corpus: one for each, which remembers what it has looked up. */
export const versificationOf: (translation: IndexedTranslation) => CorpusVersification = oncePer(
  (translation) => new IndexedVersification(translation),
);

/** The verses of a chapter, as they are asked for often. */
interface ChapterVerses {
  readonly book: BookId;
  readonly chapter: number;
  /** Those with a text, alone or in a verse bridge. */
  readonly present: ReadonlySet<number>;
  /** Those printed in pieces with letters. */
  readonly lettered: ReadonlySet<number>;
  /** The last verse, and the last that has a text. */
  readonly last: number;
  readonly lastPresent: number;
}

class IndexedVersification implements CorpusVersification {
  readonly #translation: IndexedTranslation;
  readonly #chapters = new Map<string, ChapterVerses>();
  #latest: ChapterVerses | undefined;

  constructor(translation: IndexedTranslation) {
    this.#translation = translation;
  }

  has({ book, chapter, verse }: VerseRef): boolean {
    return this.#chapter(book, chapter).present.has(verse);
  }

  isLettered({ book, chapter, verse }: VerseRef): boolean {
    return this.#chapter(book, chapter).lettered.has(verse);
  }

  lastVerse(book: BookId, chapter: number): number {
    const { last, lastPresent } = this.#chapter(book, chapter);
    return last > lastPresent && this.#isPadded() ? lastPresent : last;
  }

  verseLengths(book: BookId, chapter: number): readonly number[] {
    const lengths = new Array<number>(this.lastVerse(book, chapter)).fill(0);
    for (const line of linesOf(this.#translation, book, chapter)) {
      if (this.#translation.isLeftOut(line)) continue;
      const { verse, verseEnd } = this.#translation.label(line);
      // What is printed as one verse says nothing of those that it joins.
      if (verse < 1 || (verseEnd !== undefined && verseEnd !== verse)) continue;
      lengths[verse - 1]! += this.#translation.text?.(line).length ?? 0;
    }
    return lengths;
  }

  *paddedChapters(): Generator<PaddedChapter> {
    if (!this.#isPadded()) return;
    for (const { book, chapter, last, lastPresent } of this.#emptyEnds()) {
      yield { book, chapter, last, counted: lastPresent };
    }
  }

  first(): VerseRef {
    let line = 0;
    while (this.#translation.isLeftOut(line)) line += 1;
    const { book, chapter, verse } = this.#translation.label(line);
    return { book, chapter, verse };
  }

  abbreviation(book: BookId): string {
    return this.#translation.book(book)?.abbreviation ?? book;
  }

  /**
   * Checks whether chapters were filled up with verses without a text, to the lengths of a numbering that the text does not
   * follow: most of them end as in some numbering without these. Where last verses are joined with those before, few do.
   */
  readonly #isPadded = once((): boolean => {
    const votes = { padded: 0, joined: 0 };
    for (const { book, chapter, lastPresent } of this.#emptyEnds()) {
      votes[isLastVerse(book, chapter, lastPresent) ? "padded" : "joined"] += 1;
    }
    return votes.padded > votes.joined;
  });

  /** Yields the chapters that have texts, and none in their last verse. */
  *#emptyEnds() {
    for (const book of BOOK_IDS) {
      const { chapters = [], starts = [] } = this.#translation.book(book) ?? {};
      for (const [index, chapter] of chapters.entries()) {
        if (!this.#translation.isLeftOut(starts[index + 1]! - 1)) continue;
        const { last, lastPresent } = this.#chapter(book, chapter);
        if (lastPresent > 0) yield { book, chapter, last, lastPresent };
      }
    }
  }

  #chapter(book: BookId, chapter: number): ChapterVerses {
    // Verses are asked for one after another.
    if (this.#latest?.book === book && this.#latest.chapter === chapter) return this.#latest;
    const key = `${book} ${chapter}`;
    this.#latest = kept(this.#chapters, key, () => this.#readChapter(book, chapter));
    return this.#latest;
  }

  #readChapter(book: BookId, chapter: number): ChapterVerses {
    const present = new Set<number>();
    const lettered = new Set<number>();
    let last = 0;
    for (const line of linesOf(this.#translation, book, chapter)) {
      const { verse, verseEnd = verse, segment } = this.#translation.label(line);
      last = Math.max(last, verseEnd);
      if (segment !== undefined) lettered.add(verse);
      if (this.#translation.isLeftOut(line)) continue;
      for (let each = verse; each <= verseEnd; each += 1) present.add(each);
    }
    return { book, chapter, present, lettered, last, lastPresent: Math.max(0, ...present) };
  }
}

/** Yields the lines of a chapter in order. */
export function* linesOf(translation: IndexedTranslation, id: BookId, chapter: number): Generator<number> {
  const book = translation.book(id);
  const index = book?.chapters.indexOf(chapter) ?? -1;
  if (book === undefined || index < 0) return;
  for (let line = book.starts[index]!; line < book.starts[index + 1]!; line += 1) yield line;
}

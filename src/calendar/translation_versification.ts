import type { BookId } from "../canon/mod.ts";
import type { VerseRef } from "./verse_ref.ts";

/** The chapters and verses that a translation has, in its own numbering. */
export interface TranslationVersification {
  /** Tells whether a verse has a text, alone or in a verse bridge. */
  has(place: VerseRef): boolean;
  /** Tells whether a verse is printed in pieces with letters, as the Greek Esther 4:17 is. */
  isLettered(ref: VerseRef): boolean;
  /** Returns the number of the last verse that a chapter counts, or 0 where there is no such chapter. */
  lastVerse(book: BookId, chapter: number): number;
  /** Returns the first verse that has a text. */
  first(): VerseRef;
  /** Returns the abbreviation under which the translation refers to a book. */
  abbreviation(book: BookId): string;
}

/** A translation as far as a versification needs one; the `Translation` of the corpus is one. */
export interface IndexedTranslation {
  book(id: BookId): CountedBook | undefined;
  label(line: number): VerseRef & { readonly verseEnd?: number; readonly segment?: string };
  /** Tells whether the edition counts the verse and has no text for it. */
  isLeftOut(line: number): boolean;
}

/** A book of such a translation: its chapters and the lines at which they begin, with the line after the last. */
export interface CountedBook {
  readonly abbreviation: string;
  readonly chapters: readonly number[];
  readonly starts: readonly number[];
}

const VERSIFICATIONS = new WeakMap<IndexedTranslation, TranslationVersification>();

/** Returns the versification of a translation of the corpus: one for each, which remembers what it has looked up. */
export function versificationOf(translation: IndexedTranslation): TranslationVersification {
  const versification = VERSIFICATIONS.get(translation) ?? new IndexedVersification(translation);
  VERSIFICATIONS.set(translation, versification);
  return versification;
}

class IndexedVersification implements TranslationVersification {
  readonly #translation: IndexedTranslation;
  readonly #lastVerses = new Map<string, number>();

  constructor(translation: IndexedTranslation) {
    this.#translation = translation;
  }

  has({ book, chapter, verse }: VerseRef): boolean {
    for (const line of this.#linesOf(book, chapter)) {
      const label = this.#translation.label(line);
      const covers = label.verse <= verse && verse <= (label.verseEnd ?? label.verse);
      if (covers && !this.#translation.isLeftOut(line)) return true;
    }
    return false;
  }

  isLettered({ book, chapter, verse }: VerseRef): boolean {
    for (const line of this.#linesOf(book, chapter)) {
      const label = this.#translation.label(line);
      if (label.verse === verse && label.segment !== undefined) return true;
    }
    return false;
  }

  lastVerse(book: BookId, chapter: number): number {
    const key = `${book} ${chapter}`;
    let last = this.#lastVerses.get(key);
    if (last === undefined) {
      last = 0;
      for (const line of this.#linesOf(book, chapter)) {
        const { verse, verseEnd = verse } = this.#translation.label(line);
        last = Math.max(last, verseEnd);
      }
      this.#lastVerses.set(key, last);
    }
    return last;
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

  *#linesOf(book: BookId, chapter: number): Generator<number> {
    const found = this.#translation.book(book);
    const index = found?.chapters.indexOf(chapter) ?? -1;
    if (found === undefined || index < 0) return;
    const end = found.starts[index + 1] as number;
    for (let line = found.starts[index] as number; line < end; line += 1) yield line;
  }
}

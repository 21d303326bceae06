import { kept } from "../base/bounded_map.ts";
import { quoted } from "../base/quoted.ts";
import { BOOK_IDS, type BookId, type BookNaming } from "../canon/mod.ts";
import type { Verse, VerseCounts } from "../corpus/mod.ts";
import type { DroppedKind, HeaderField, SourcePosition, WarningRecord } from "./import_error.ts";

/** A warning of an import, for a person to look at. */
interface Warning extends SourcePosition {
  readonly warning: WarningRecord;
  /** The number of times that it was met; the position is the first one's. */
  readonly times: number;
}

/** Metadata that a source states. */
export type SourceMetadata = Partial<Record<HeaderField, string>>;

/** Counts of content that is no verse text and was left out, by kind. */
type DropCounts = ReadonlyMap<DroppedKind, number>;

/** The characters of an import, as its report says them. */
export interface CharacterCounts {
  /** The text of the source between its markers. */
  readonly read: number;
  readonly verses: number;
  readonly headings: number;
  readonly notes: number;
  /** Introductions, attributes of words and the like. */
  readonly leftOut: number;
  /** Read and not found again, or found and not read; warnings say where. */
  readonly lost: number;
}

/** A translation as read from a source: verses by book, in canonical order of the books. */
export interface ImportedTranslation {
  readonly metadata: Readonly<SourceMetadata>;
  readonly books: ReadonlyMap<BookId, ImportedBook>;
  readonly dropped: DropCounts;
  readonly characters: CharacterCounts;
  /** The first thousand of them. */
  readonly warnings: readonly Warning[];
  readonly warningCount: number;
}

/** An imported book: the source's names of it, and its verses, those of a chapter together. */
export interface ImportedBook {
  readonly naming: BookNaming;
  readonly verses: readonly Verse[];
}

/** Puts books into canonical order. */
export function inCanonicalOrder<T>(books: ReadonlyMap<BookId, T>): Map<BookId, T> {
  const ordered = new Map<BookId, T>();
  for (const id of BOOK_IDS) {
    const book = books.get(id);
    if (book !== undefined) ordered.set(id, book);
  }
  return ordered;
}

/** Yields all verses of a translation, book after book. */
export function* importedVerses(translation: ImportedTranslation): Generator<Verse> {
  for (const book of translation.books.values()) yield* book.verses;
}

/** Counts the verses of a translation; verses without a text are those that it leaves out. */
export function countVerses(translation: ImportedTranslation): VerseCounts {
  const counts = { chapters: 0, verses: 0, merged: 0, lettered: 0, leftOut: 0 };
  for (const { verses } of translation.books.values()) {
    const chapters = new Set<number>();
    for (const { chapter, text, verseEnd, segment } of verses) {
      chapters.add(chapter);
      if (text === "") counts.leftOut++;
      else counts.verses++;
      if (verseEnd !== undefined) counts.merged++;
      if (segment !== undefined) counts.lettered++;
    }
    counts.chapters += chapters.size;
  }
  return { books: translation.books.size, ...counts };
}

/** Counts the paragraphs, stanzas, lines of poetry, headings and notes of a translation. */
export function countLayout(translation: ImportedTranslation) {
  const counts = { paragraphs: 0, stanzas: 0, poetry: 0, headings: 0, notes: 0 };
  for (const { verses } of translation.books.values()) {
    for (const { breaks = [], headings = [], notes = [] } of verses) {
      counts.headings += headings.length;
      counts.notes += notes.length;
      for (const { break: kind, indent } of breaks) {
        if (kind === "paragraph") counts.paragraphs++;
        if (kind === "stanza") counts.stanzas++;
        if (indent > 0) counts.poetry++;
      }
    }
  }
  return counts;
}

/** More warnings than a person would read are only counted, but for the first of each kind. */
const MAX_WARNINGS = 1000;

/** Returns at most so many of the warnings of an import, in their order; the first of each kind comes before further ones. */
export function foremostWarnings(warnings: readonly Warning[], most: number): readonly Warning[] {
  const codes = warnings.map(({ warning }) => warning.code);
  const firsts = new Set(codes.map((code) => codes.indexOf(code)));
  const ranked = [...firsts, ...[...warnings.keys()].filter((index) => !firsts.has(index))];
  const shown = new Set(ranked.slice(0, most));
  return warnings.filter((_, index) => shown.has(index));
}

/** A warning that is one with others lists no more of them than there are books. */
const MAX_LISTED = 100;

/** Counts of what an import leaves out, by kind, and its warnings. */
export class Diagnostics {
  readonly dropped = new Map<DroppedKind, number>();
  readonly #warnings = new Map<string, Warning & { times: number }>();
  readonly #listed = new Map<string, Set<string>>();
  readonly #codes = new Set<string>();
  warningCount = 0;

  /** Counts something that is no verse text. */
  drop(kind: DroppedKind, count = 1): void {
    if (count > 0) this.dropped.set(kind, (this.dropped.get(kind) ?? 0) + count);
  }

  /**
   * Adds a warning; the same again in the same file, or another of the same code where it is one with all of them, is
   * counted with the first, and listed there by `as`.
   */
  warn(warning: WarningRecord, position: SourcePosition, { once = false, as = "" } = {}): void {
    this.warningCount += 1;
    const key = once ? warning.code : `${position.file} ${warning.code} ${JSON.stringify(warning.values)}`;
    const known = this.#warnings.get(key);
    if (known !== undefined) {
      known.times += 1;
      const listed = kept(this.#listed, key, () => new Set());
      if (as === "" || listed.has(as) || listed.size >= MAX_LISTED) return;
      listed.add(as);
      (known.warning.values as { others?: string[] }).others = [...listed].slice(1).map(quoted);
    } else if (this.#warnings.size < MAX_WARNINGS || !this.#codes.has(warning.code)) {
      this.#codes.add(warning.code);
      if (as !== "") this.#listed.set(key, new Set([as]));
      this.#warnings.set(key, { ...position, file: quoted(position.file), warning, times: 1 });
    }
  }

  get warnings(): Warning[] {
    return [...this.#warnings.values()];
  }
}

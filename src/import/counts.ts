import type { VerseCounts } from "../corpus/mod.ts";
import type { ImportedTranslation } from "./imported_translation.ts";

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

/** The counts of all that says how the text is printed. */
export interface LayoutCounts {
  readonly paragraphs: number;
  readonly stanzas: number;
  /** Lines of poetry. */
  readonly poetry: number;
  readonly headings: number;
  readonly notes: number;
}

/** Counts the paragraphs, stanzas, lines of poetry, headings and notes of a translation. */
export function countLayout(translation: ImportedTranslation): LayoutCounts {
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

import type { VerseCounts } from "../corpus/mod.ts";
import type { ImportedTranslation, Warning } from "./imported_translation.ts";

/** Longer lists of warnings are cut in the report. */
const MOST_WARNINGS = 50;

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

/** Formats the report at the end of an import, line by line. */
export function reportLines(translation: ImportedTranslation): string[] {
  const counts = countVerses(translation);
  const lines = [
    `${counts.books} books, ${counts.chapters} chapters, ${counts.verses} verses`,
    `merged: ${counts.merged}, lettered: ${counts.lettered}, left out: ${counts.leftOut}`,
    layoutLine(translation),
  ];
  if (translation.dropped.size > 0) {
    const kinds = [...translation.dropped].sort(([, a], [, b]) => b - a);
    lines.push("No verse text, left behind:");
    for (const [kind, count] of kinds) lines.push(`  ${String(count).padStart(6)}  ${kind}`);
  }
  if (translation.warningCount > 0) {
    lines.push(`Warnings (${translation.warningCount}), to be looked at:`);
    const shown = translation.warnings.slice(0, MOST_WARNINGS);
    for (const line of warningLines(translation, MOST_WARNINGS)) lines.push(`  ${line}`);
    const more = translation.warningCount - shown.reduce((sum, { times }) => sum + times, 0);
    if (more > 0) lines.push(`  and ${more} more`);
  }
  return lines;
}

/** Formats the first warnings of an import, one a line. */
export function warningLines({ warnings }: ImportedTranslation, most: number): string[] {
  return warnings.slice(0, most).map(formatWarning);
}

/** The counts of all that says how the text is printed. */
export interface LayoutCounts {
  readonly paragraphs: number;
  readonly stanzas: number;
  /** Lines of poetry. */
  readonly poetry: number;
  readonly headings: number;
}

/** Counts the paragraphs, stanzas, lines of poetry and headings of a translation. */
export function countLayout(translation: ImportedTranslation): LayoutCounts {
  const counts = { paragraphs: 0, stanzas: 0, poetry: 0, headings: 0 };
  for (const { verses } of translation.books.values()) {
    for (const { breaks = [], headings = [] } of verses) {
      counts.headings += headings.length;
      for (const { break: kind, indent } of breaks) {
        if (kind === "paragraph") counts.paragraphs++;
        if (kind === "stanza") counts.stanzas++;
        if (indent > 0) counts.poetry++;
      }
    }
  }
  return counts;
}

function layoutLine(translation: ImportedTranslation): string {
  const { paragraphs, stanzas, poetry, headings } = countLayout(translation);
  return `paragraphs: ${paragraphs}, lines of poetry: ${poetry}, stanzas: ${stanzas}, headings: ${headings}`;
}

function formatWarning({ file, line, message, times }: Warning): string {
  const position = line === undefined ? file : `${file}:${line}`;
  return `${position}: ${message}${times > 1 ? ` (${times} times)` : ""}`;
}

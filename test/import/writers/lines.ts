import type { Verse } from "../../../src/corpus/mod.ts";
import { numberOf } from "./noise.ts";

/** Writes verses a line each, `GEN 1:1 text`. */
export function writeLabelledLines(verses: readonly Verse[]): string {
  return verses.map((verse) => `${verse.book} ${verse.chapter}:${numberOf(verse)} ${verse.text}\n`).join("");
}

/** Writes a table with a heading, every cell quoted where that is needed. */
export function writeTable(verses: readonly Verse[], separator: string): string {
  const quoted = (cell: string) =>
    /["\n]/.test(cell) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const rows = verses.map((verse) => [verse.text, numberOf(verse), String(verse.chapter), verse.book]);
  return [["text", "verse", "chapter", "book"], ...rows].map((row) => `${row.map(quoted).join(separator)}\n`).join("");
}

/** Writes a text without labels, and the labels beside it. */
export function writeBibleNlp(verses: readonly Verse[]): Record<string, string> {
  const labels: string[] = [];
  const texts: string[] = [];
  for (const { book, chapter, verse, verseEnd, text } of verses) {
    for (let number = verse; number <= (verseEnd ?? verse); number += 1) {
      labels.push(`${book} ${chapter}:${number}`);
      texts.push(number === verse ? text : "<range>");
    }
  }
  return { "vref.txt": `${labels.join("\n")}\n`, "trial.txt": `${texts.join("\n")}\n` };
}

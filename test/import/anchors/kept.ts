import { type ImportResult, importedVerses } from "../../../src/import/mod.ts";
import { type FoundNote, letters } from "./trace.ts";

/** A note as an importer kept it: its place, and the two sides of its text. */
export interface KeptNote {
  readonly verse: string;
  readonly kind: FoundNote["kind"];
  readonly words: string;
  readonly before: string;
  readonly after: string;
}

/** Returns the notes of a translation, those of pieces and of verses that come again in the order of the text. */
export function keptNotes(imported: ImportResult): KeptNote[] {
  const pieces = new Map<string, string>();
  const found: KeptNote[] = [];
  for (const { book, chapter, verse, text, notes = [] } of importedVerses(imported)) {
    const label = `${chapter}:${verse}`;
    const before = pieces.get(`${book} ${label}`) ?? "";
    for (const { kind, offset, text: words } of notes) {
      found.push({
        verse: label,
        kind,
        words: letters(words),
        before: before + text.slice(0, offset),
        after: text.slice(offset),
      });
    }
    pieces.set(`${book} ${label}`, before + text);
  }
  return found;
}

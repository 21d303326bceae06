import { isProblem } from "../base/problem.ts";
import { findReferences, formatRanges, type Reference } from "../reference/mod.ts";
import type { Note } from "./notes.ts";
import { resolve } from "./resolve.ts";
import type { Translation } from "./translation.ts";
import { vocabularyOf } from "./vocabulary.ts";

/** A reference in the words of a note that the translation has the verses of. */
export interface NoteReference {
  /** In the translation's own numbering, with its abbreviations: `Jn 1,14`. */
  readonly reference: string;
  /** The first verse line of it. */
  readonly line: number;
  /** Its location in the note's text, in UTF-16 units: [`start`, `end`). */
  readonly start: number;
  readonly end: number;
}

/** Finds the references in the words of a note to a verse line; what cannot be read or is not there stays words. */
export function noteReferences(translation: Translation, line: number, { kind, text }: Note): NoteReference[] {
  const { abbreviation } = translation.book(translation.label(line).book)!;
  const isList = kind === "cross_reference";
  const options = { book: abbreviation, isList };
  const found: NoteReference[] = [];
  for (const { reference, start, end } of findReferences(text, vocabularyOf(translation), options)) {
    const there = inTranslation(translation, reference);
    if (there !== undefined) found.push({ ...there, start, end });
  }
  return found;
}

function inTranslation(
  translation: Translation,
  reference: Reference,
): Pick<NoteReference, "reference" | "line"> | undefined {
  try {
    const { reference: found, ranges } = resolve(translation, {
      reference,
      maxVerses: Number.POSITIVE_INFINITY,
    });
    const formatted = found.passages.map(
      (passage) => `${translation.book(passage.book)!.abbreviation} ${formatRanges(passage)}`,
    );
    return { reference: formatted.join("; "), line: ranges[0]!.first };
  } catch (error) {
    if (isProblem(error, "passage")) return undefined;
    throw error;
  }
}

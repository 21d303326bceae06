import { parse, ReferenceSyntaxError } from "../reference/mod.ts";
import { PassageNotFound } from "./passage_not_found.ts";
import { resolve } from "./resolve.ts";
import type { Translation } from "./translation.ts";
import { vocabularyOf } from "./vocabulary.ts";

/** The best known verse. */
const WELL_KNOWN = "Jn 3,16";

/** Returns a reference for examples: the best known verse where the translation has it, else its first verse. */
export function exampleReference(translation: Translation): string {
  try {
    const reference = parse(WELL_KNOWN, vocabularyOf(translation));
    resolve(translation, { reference, maxVerses: Number.POSITIVE_INFINITY });
    return WELL_KNOWN;
  } catch (error) {
    // A translation's own names may give `Jn` to several books.
    if (!(error instanceof ReferenceSyntaxError || error instanceof PassageNotFound)) throw error;
  }
  let line = 0;
  while (translation.isLeftOut(line)) line++;
  const { book, chapter, verse } = translation.label(line);
  return `${translation.book(book)!.abbreviation} ${chapter},${verse}`;
}

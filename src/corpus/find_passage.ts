import { Problem } from "../base/problem.ts";
import { parse, type Reference, ReferenceSyntaxError } from "../reference/mod.ts";
import { type Resolution, resolve } from "./resolve.ts";
import type { Translation } from "./translation.ts";
import { vocabularyOf } from "./vocabulary.ts";

/**
 * Finds the verses of a reference as somebody wrote it.
 *
 * @throws {ReferenceSyntaxError} If it cannot be read.
 * @throws {Problem} `passage`: if it names a book alone, has no verses in the translation or too many.
 */
export function findPassage(
  translation: Translation,
  { text, maxVerses }: { text: string; maxVerses: number },
): Resolution {
  return resolve(translation, { reference: read(translation, text), maxVerses, asked: text });
}

function read(translation: Translation, text: string): Reference {
  try {
    return parse(text, vocabularyOf(translation));
  } catch (error) {
    if (!(error instanceof ReferenceSyntaxError && error.is("missing_chapter"))) throw error;
    const [book] = error.values.books;
    const chapters = translation.book(book)?.chapters ?? [];
    throw new Problem("passage", "missing_chapter", {
      reference: text,
      translation: translation.code,
      book,
      chapters,
    });
  }
}

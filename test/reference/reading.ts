import assert from "node:assert/strict";
import { createVocabulary, formatRanges, parse, ReferenceSyntaxError } from "../../src/reference/mod.ts";

const vocabulary = createVocabulary("slv");

/**
 * Reads a reference with the Slovenian names.
 *
 * @param onRefused Says what is told of a text that is refused.
 * @returns The books with their chapters and verses: `MAT 5,3 + LUK 6,20`.
 */
export function readingOf<Refused>(
  text: string,
  onRefused: (error: ReferenceSyntaxError) => Refused,
): string | Refused {
  try {
    const { passages } = parse(text, vocabulary);
    return passages.map((passage) => `${passage.book} ${formatRanges(passage)}`).join(" + ");
  } catch (error) {
    assert.ok(error instanceof ReferenceSyntaxError, `${text}: ${error}`);
    return onRefused(error);
  }
}

import type { Reference } from "../reference/mod.ts";
import type { TranslationVersification } from "./translation_versification.ts";
import { verseInTranslation } from "./verse_in_translation.ts";
import type { VerseRef, VerseSpan } from "./verse_ref.ts";

/**
 * Finds consecutive verses in a translation.
 *
 * @param span In the original numbering.
 * @returns In the translation's numbering; undefined unless it has every verse, one after another.
 */
export function versesInTranslation(span: VerseSpan, versification: TranslationVersification): Reference | undefined {
  const { book, chapter } = span;
  let first: VerseSpan | undefined;
  let last: VerseSpan | undefined;
  for (let verse = span.verse; verse <= span.verseEnd; verse += 1) {
    const found = verseInTranslation({ book, chapter, verse }, versification);
    if (found === undefined || (last !== undefined && !follows(found, last))) return undefined;
    first ??= found;
    last = found;
  }
  return first && last && referenceTo([first, { ...last, verse: last.verseEnd }], versification);
}

function follows(verse: VerseSpan, before: VerseSpan): boolean {
  if (verse.chapter === before.chapter) return verse.verse === before.verseEnd + 1;
  return verse.chapter === before.chapter + 1 && verse.verse === 1;
}

/** Returns a reference to the verses from one to another, both in the translation's numbering. */
export function referenceTo(
  [first, last]: readonly [VerseRef, VerseRef],
  versification: TranslationVersification,
): Reference {
  const from = { chapter: first.chapter, verse: first.verse };
  const to = { chapter: last.chapter, verse: last.verse };
  const range = { from, to, start: 0, end: 0 };
  const { book } = first;
  const written = versification.abbreviation(book);
  return { passages: [{ book, written, ranges: [range], start: 0, end: 0 }] };
}

import type { BookId } from "../canon/mod.ts";
import type { Verse } from "../corpus/mod.ts";
import type { BuiltText } from "./verse_builder.ts";
import type { VerseNumber } from "./verse_number.ts";

/** The number that a verse is kept under: a bridge from 0 has the text of verse 1, and what stands before it. */
export function keptNumber({ verse, verseEnd }: VerseNumber): number {
  return verseEnd === undefined ? verse : Math.max(verse, 1);
}

/** Returns a verse as it is kept; one without a text has no print. */
export function keptVerse(
  number: VerseNumber,
  { book, chapter, built }: { book: BookId; chapter: number; built: BuiltText },
): Verse {
  const { text, breaks, headings, notes } = built;
  const { verseEnd, segment } = number;
  const verse = keptNumber(number);
  // Set one by one: objects that are spread together are slow to make and slow to read, and a Bible has 30,000.
  const kept: { -readonly [Field in keyof Verse]: Verse[Field] } = { book, chapter, verse, text };
  if (verseEnd !== undefined && verseEnd > verse) kept.verseEnd = verseEnd;
  if (segment !== undefined) kept.segment = segment;
  if (breaks.length > 0 && text !== "") kept.breaks = breaks;
  if (headings.length > 0 && text !== "") kept.headings = headings;
  if (notes.length > 0) kept.notes = notes;
  return kept;
}

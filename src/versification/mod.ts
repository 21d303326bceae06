/** The numberings of chapters and verses: which verse of one numbering is which of another. Knows no text. */
export { type AlignedVerses, alignVerses } from "./aligned_verses.ts";
export {
  type CitedPassage,
  citedPassage,
  differingNumbers,
  formatCitation,
  isInTranslation,
  parseCitation,
} from "./citation.ts";
export { type LocatedPassage, locate } from "./locate.ts";
export {
  type NumberedBook,
  originalLength,
  type Versification,
  verseMappings,
  versification,
  versifications,
} from "./numberings.ts";
export { psalterCounting } from "./psalter.ts";
export {
  type CorpusVersification,
  type IndexedTranslation,
  type TranslationVersification,
  versificationOf,
} from "./translation_versification.ts";
export {
  booksWithVersesOf,
  calledHere,
  keepsNumbers,
  referenceTo,
  verseInTranslation,
  versesInTranslation,
} from "./verse_in_translation.ts";
export { expectedLengths, verseLengthProfiles } from "./verse_lengths.ts";
export { parseVerseSpan, type UnlocatedPart, type VerseRef, type VerseSpan } from "./verse_ref.ts";

/** The numberings of chapters and verses: which verse of one numbering is which of another. Knows no text. */
export { type AlignedVerses, alignVerses } from "./aligned_verses.ts";
export { type CitedPassage, citedPassage, parseCitation } from "./citation.ts";
export { locate } from "./locate.ts";
export type { UnlocatedPart } from "./located_range.ts";
export {
  type NumberedBook,
  type Versification,
  versification,
  versifications,
} from "./numberings.ts";
export { originalLength } from "./original_numbering.ts";
export { type TranslationVersification, versificationOf } from "./translation_versification.ts";
export { verseInTranslation, verseMappings } from "./verse_in_translation.ts";
export { parseVerseSpan, type VerseRef, type VerseSpan } from "./verse_ref.ts";
export { referenceTo, versesInTranslation } from "./verses_in_translation.ts";

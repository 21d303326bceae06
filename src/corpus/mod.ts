/** Translation files: reading, writing, keeping in memory, and finding the verses of a reference. */
export {
  type AlteredVerse,
  compareTranslations,
  type EditionChanges,
} from "./compare_translations.ts";
export { CorpusError, CorpusFault } from "./corpus_error.ts";
export {
  bringBackTranslation,
  editTranslation,
  type RemovedTranslation,
  removedTranslations,
  removeTranslation,
} from "./edit_translation.ts";
export { exampleReference } from "./example_reference.ts";
export { type FoundCitation, findCitation } from "./find_citation.ts";
export { findPassage } from "./find_passage.ts";
export { fileSignature, openLibrary, TranslationFolder } from "./folder.ts";
export { isTranslationCode, isWithinBounds, MAX_HEADER, type TranslationHeader } from "./header.ts";
export {
  Library,
  type LoadedLibrary,
  loadTranslation,
  translationFiles,
} from "./library.ts";
export { type NoteReference, noteReferences } from "./note_references.ts";
export { type Note, type NoteKind, notesByLine } from "./notes.ts";
export { parseTranslation } from "./parse_translation.ts";
export { type MissingPart, PassageNotFound, PassageTooLong } from "./passage_not_found.ts";
export { readTranslationFile } from "./read_translation_file.ts";
export { type LineRange, type Resolution, resolve } from "./resolve.ts";
export type { PlacedHeading } from "./text_layout.ts";
export type { Heading, HeadingKind, LineBreak, TextBreak, TextLine } from "./text_marks.ts";
export { Translation, type TranslationBook, type VerseCounts } from "./translation.ts";
export { formatLabel, type Verse, type VerseLabel } from "./verse_label.ts";
export { prepareVocabularies, vocabularyOf } from "./vocabulary.ts";
export { watchFolder } from "./watch.ts";
export {
  formatTranslation,
  formatVerses,
  replaceTranslationFile,
  type VerseLines,
  writeTranslation,
} from "./write_translation.ts";

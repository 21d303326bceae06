/** Translation files: reading, writing, keeping in memory, and finding the verses of a reference. */
export { CorpusError, CorpusFault, corpusError } from "./corpus_error.ts";
export {
  bringBackTranslation,
  editTranslation,
  type RemovedTranslation,
  removedTranslations,
  removeTranslation,
} from "./edit_or_remove_translation.ts";
export {
  exampleReference,
  type FoundCitation,
  findCitation,
  findPassage,
  findResponse,
  noteReferences,
  prepareVocabularies,
  vocabularyOf,
} from "./find_passage.ts";
export { fileSignature, openLibrary, TranslationFolder, watchFolder } from "./folder.ts";
export { hasFreeRights, isTranslationCode, isWithinBounds, MAX_HEADER, type TranslationHeader } from "./header.ts";
export {
  isTranslationFile,
  Library,
  type LoadedLibrary,
  loadTranslation,
  readTranslationFile,
  textFiles,
  translationFiles,
} from "./library.ts";
export { parseTranslation } from "./parse_translation.ts";
export { type MissingPart, PassageNotFound, PassageTooLong, referenceHere, unlessAbsent } from "./passage_not_found.ts";
export { type LineRange, type Resolution, resolve } from "./resolve.ts";
export type { PlacedHeading } from "./text_layout.ts";
export {
  type Heading,
  type HeadingKind,
  type LineBreak,
  type Note,
  type NoteKind,
  notesByLine,
  type TextBreak,
  type TextLine,
} from "./text_marks.ts";
export { Translation, type TranslationBook, type VerseCounts } from "./translation.ts";
export { formatLabel, formatVerseNumber, type Verse, type VerseLabel } from "./verse_label.ts";
export {
  formatTranslation,
  formatVerses,
  replaceTranslationFile,
  type VerseLines,
  writeTranslation,
} from "./write_translation.ts";

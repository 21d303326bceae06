/** Translation files: reading, writing, keeping in memory, and finding the verses of a reference. */
export { CorpusError } from "./corpus_error.ts";
export { exampleReference } from "./example_reference.ts";
export { fileSignature, openLibrary, TranslationFolder } from "./folder.ts";
export { isTranslationCode, type TranslationHeader } from "./header.ts";
export {
  Library,
  type LoadedLibrary,
  loadTranslation,
  translationFiles,
} from "./library.ts";
export { parseTranslation } from "./parse_translation.ts";
export { type MissingPart, PassageNotFound } from "./passage_not_found.ts";
export { readTranslationFile } from "./read_translation_file.ts";
export { type LineRange, PassageTooLong, type Resolution, resolve } from "./resolve.ts";
export type { PlacedHeading } from "./text_layout.ts";
export type { Heading, HeadingKind, LineBreak, TextBreak, TextLine } from "./text_marks.ts";
export { Translation, type TranslationBook, type VerseCounts } from "./translation.ts";
export { formatLabel, type Verse, type VerseLabel } from "./verse_label.ts";
export { prepareVocabularies, vocabularyOf } from "./vocabulary.ts";
export { watchFolder } from "./watch.ts";
export {
  formatTranslation,
  replaceTranslationFile,
  writeTranslation,
} from "./write_translation.ts";

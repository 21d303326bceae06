/** Translation files: how they are read, written, kept in memory and searched for the verses of a reference. */
export { CorpusError } from "./error.ts";
export { exampleReference } from "./example_reference.ts";
export { openLibrary, TranslationFolder } from "./folder.ts";
export { isTranslationCode, type TranslationHeader } from "./header.ts";
export {
  Library,
  type LoadedLibrary,
  loadTranslation,
  translationFiles,
} from "./library.ts";
export { type Missing, PassageNotFound } from "./missing.ts";
export { parseTranslation } from "./parse.ts";
export { PassageTooLong, type Resolution, resolve, type Stretch } from "./resolve.ts";
export { Translation, type TranslationBook } from "./translation.ts";
export type { Verse } from "./verse.ts";
export type { VerseCounts } from "./verse_counts.ts";
export { prepareVocabularies, vocabularyOf } from "./vocabulary.ts";
export { watchFolder } from "./watch.ts";
export { formatLabel, formatTranslation, writeTranslation } from "./write.ts";

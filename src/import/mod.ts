/** Publishers' formats: files, folders and archives -> the verses of a translation, and what was left behind. */

export { ImportError } from "./import_error.ts";
export { documentKinds, type ImportResult, importSource } from "./import_source.ts";
export {
  countLayout,
  countVerses,
  foremostWarnings,
  type ImportedTranslation,
  importedVerses,
} from "./imported_translation.ts";
export { markupRoles } from "./markup_roles.ts";
export { readAlphabets } from "./single_byte_encodings.ts";
export { bookByNumber, namesOfSources } from "./source_labels.ts";
export { type HeaderSource, languageCode, translationHeader } from "./translation_header.ts";

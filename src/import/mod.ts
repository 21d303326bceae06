/** Publishers' formats: files, folders and archives -> the verses of a translation, and what was left behind. */

export { ImportError } from "./import_error.ts";
export { type ImportResult, importSource } from "./import_source.ts";
export { type ImportedTranslation, importedVerses } from "./imported_translation.ts";
export {
  countLayout,
  countVerses,
  type LayoutCounts,
  reportLines,
  warningLines,
} from "./report.ts";
export { translationHeader } from "./translation_header.ts";

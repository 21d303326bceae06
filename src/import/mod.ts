/** Publishers' formats: files, folders and archives -> the verses of a translation, and what was left behind. */

export { countLayout, countVerses, type LayoutCounts } from "./counts.ts";
export { ImportError, type WarningRecord } from "./import_error.ts";
export { type ImportResult, importSource } from "./import_source.ts";
export { type ImportedTranslation, importedVerses } from "./imported_translation.ts";
export type { SourcePosition } from "./problems.ts";
export { type HeaderSource, translationHeader } from "./translation_header.ts";

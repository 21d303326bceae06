/** Publishers' formats: files, folders and archives -> the verses of a translation, and what was left behind. */
export { type Edition, editionVerses } from "./edition.ts";
export { translationHeader } from "./header.ts";
export { ImportError } from "./import_error.ts";
export { type Imported, importSource } from "./import_source.ts";
export { countEdition, reportLines } from "./report.ts";

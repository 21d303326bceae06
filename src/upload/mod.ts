/** Translations that administrators upload: received beside the others, read in a process of its own, confirmed. */
export { download, isPrivate } from "./download.ts";
export { type FreeText, freeTextNamed, readFreeTexts } from "./free_texts.ts";
export {
  IMPORT_COMMAND,
  type ImportJob,
  type ImportOutcome,
  type ImportProgram,
  readPreparedFile,
  refusedBy,
} from "./import_process.ts";
export {
  type RestoredTranslations,
  readTranslations,
  removeTranslations,
  restoreTranslations,
  writeRestoredSettings,
} from "./restored_files.ts";
export { StagedUploads, type UploadOptions } from "./staged_uploads.ts";
export { FileSink, Staging } from "./staging.ts";
export {
  CREST_PATH,
  type ImportedBookName,
  type ImportFields,
  type ImportIssue,
  type ImportIssues,
  type ImportPreview,
  type PendingUpload,
  type PreviewWarning,
  RESTORE_PATH,
  UPLOAD_PATH,
  type UploadProblem,
  type UploadSink,
  type UploadState,
} from "./upload_state.ts";

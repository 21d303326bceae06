/** Translations that administrators upload: received beside the others, read in a process of its own, confirmed. */
export { IMPORT_COMMAND, type ImportJob, type ImportOutcome, refusedBy } from "./import_job.ts";
export type { ImportProgram } from "./import_process.ts";
export { readPreparedFile } from "./prepared_import.ts";
export { StagedUploads, type UploadOptions } from "./staged_uploads.ts";
export { UploadError, type UploadProblem } from "./upload_error.ts";
export {
  CREST_PATH,
  type ImportedBookName,
  type ImportFields,
  type ImportIssue,
  type ImportIssues,
  type ImportPreview,
  type PendingUpload,
  type PreviewWarning,
  type TranslationUploads,
  UPLOAD_PATH,
  type UploadSink,
  type UploadState,
} from "./uploads.ts";

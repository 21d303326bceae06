/** Translations that administrators upload: received beside the others, read in a process of its own, confirmed. */
export { type FreeText, freeTextNamed, readFreeTexts } from "../import/texts/mod.ts";
export {
  IMPORT_COMMAND,
  type ImportJob,
  type ImportOutcome,
  type ImportProgram,
  readPreparedFile,
  refusedBy,
} from "./import_process.ts";
export { StagedUploads, type UploadOptions } from "./staged_uploads.ts";
export {
  CREST_PATH,
  type ImportedBookName,
  type ImportFields,
  type ImportIssue,
  type ImportIssues,
  type ImportPreview,
  type PendingUpload,
  type PreviewWarning,
  UPLOAD_PATH,
  type UploadProblem,
  type UploadSink,
  type UploadState,
} from "./upload_state.ts";

/** Translations that administrators upload: received beside the others, read in a process of its own, confirmed. */
export { IMPORT_COMMAND, type ImportJob, type ImportOutcome } from "./import_job.ts";
export type { ImportProgram } from "./import_process.ts";
export { StagedUploads, type UploadOptions } from "./staged_uploads.ts";
export {
  type ImportFields,
  type ImportPreview,
  type PendingUpload,
  type TranslationUploads,
  UPLOAD_PATH,
  UploadError,
  type UploadSink,
  type UploadState,
} from "./uploads.ts";

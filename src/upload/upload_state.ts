import type { ProblemCode, ProblemRecord } from "../base/problem.ts";
import type { VerseLabel } from "../corpus/mod.ts";
import type { FreeText } from "./free_texts.ts";

/** The path of the page to which a file is uploaded. */
export const UPLOAD_PATH = "/admin/translations/upload";
/** The path of the page to which the picture of the service is uploaded. */
export const CREST_PATH = "/admin/face/crest";
/** The path of the form that takes a backup at the first start. */
export const RESTORE_PATH = "/login/restore";

/** The contents of an uploaded file, before anything is in force. */
export interface ImportPreview {
  readonly format: string;
  /** The fields that the file itself states; one that it does not state is absent. */
  readonly metadata: ImportFields;
  readonly books: number;
  readonly chapters: number;
  readonly verses: number;
  readonly paragraphs: number;
  readonly headings: number;
  readonly notes: number;
  /** Verses that the edition counts and has no text for. */
  readonly leftOut: number;
  /** Content that is no verse text, by kind, the most frequent first. */
  readonly dropped: readonly (readonly [kind: ProblemCode<"import_dropped">, count: number])[];
  /** The first warnings of the importer. */
  readonly warnings: readonly PreviewWarning[];
  readonly warningCount: number;
  /** The first names of books that differ from the usual ones of the language. */
  readonly bookNames: readonly ImportedBookName[];
  /** The first kinds of issues that `ambo check` would report. */
  readonly issues: readonly ImportIssues[];
  readonly errorCount: number;
  readonly issueCount: number;
}

/** The names of a book that differ from the usual ones. */
interface ImportedBookName {
  /** Its USFM id, such as `JHN`. */
  readonly book: string;
  /** Its name, its abbreviation and further ones. */
  readonly names: readonly string[];
}

/** A warning of the importer. */
interface PreviewWarning {
  readonly file: string;
  /** Counted from 1; absent where the format has no lines. */
  readonly line?: number;
  readonly warning: Extract<ProblemRecord, { readonly room: "import_warning" }>;
  readonly times: number;
}

/** The issues of a kind: the first of them, and the others. */
export interface ImportIssues extends ImportIssue {
  /** The first of the others. */
  readonly others: readonly ImportIssue[];
  readonly otherCount: number;
}

/** An issue of the check. */
export interface ImportIssue {
  /** The verse that it is about. */
  readonly label?: VerseLabel;
  readonly line: number;
  readonly severity: "error" | "warning";
  readonly fault: ProblemRecord;
}

/** The fields of a translation that the file or the administrator states. */
export interface ImportFields {
  readonly code?: string | undefined;
  readonly name?: string | undefined;
  readonly language?: string | undefined;
  readonly copyright?: string | undefined;
  /** `yes` for a part of the Bible on purpose. */
  readonly part?: string | undefined;
}

/** A file that waits for its confirmation. */
export interface PendingUpload {
  readonly id: string;
  readonly fileName: string;
  readonly preview: ImportPreview;
  /** The time at which it is forgotten, in milliseconds since the Unix epoch. */
  readonly expires: number;
  /** The reason of the last refusal. */
  readonly refusal: Error | undefined;
  /** The fields of that time. */
  readonly stated: ImportFields | undefined;
}

/** The state of the one upload that there can be. */
export type UploadState =
  /** Nothing waits; `imported` has the code of the translation that the last upload, `id`, put in force. */
  | { readonly kind: "idle"; readonly imported?: string; readonly id?: string }
  | { readonly kind: "receiving" }
  /** A free text is downloaded. */
  | {
      readonly kind: "downloading";
      readonly id: string;
      readonly text: FreeText;
      /** The bytes so far. */
      readonly received: number;
    }
  /** The file is read, for a preview or to be put in force. */
  | {
      readonly kind: "working";
      readonly id: string;
      readonly fileName: string;
      readonly step: "preview" | "import";
    }
  /** The file cannot be imported. */
  | { readonly kind: "refused"; readonly fileName: string; readonly refusal: Error }
  | { readonly kind: "pending"; readonly upload: PendingUpload };

/** A reason why nothing can be uploaded: switched off, or the folder of the translations cannot be written. */
export type UploadObstacle = "off" | "read_only";

/** A file that is arriving. */
export interface UploadSink {
  /** Writes a piece. @returns False where the writer should wait for `drain`. @throws {Problem<"upload">} If it cannot be kept. */
  write(bytes: Buffer): boolean;
  /** Calls back when more can be written. */
  onDrain(callback: () => void): void;
  /** Ends the file and begins to read it. @throws {Problem<"upload">} If it cannot be kept. */
  finish(): Promise<void>;
  /** Removes what arrived. */
  abort(): void;
}

/** A code of the problems of uploads. */
export type UploadProblem = ProblemCode<"upload">;

/** The path of the page to which a file is uploaded. */
export const UPLOAD_PATH = "/admin/translations/upload";

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
  /** Verses that the edition counts and has no text for. */
  readonly leftOut: number;
  /** Content that is no verse text, by kind, the most frequent first. */
  readonly dropped: readonly (readonly [kind: string, count: number])[];
  /** The first warnings of the importer. */
  readonly warnings: readonly string[];
  readonly warningCount: number;
  /** The first issues that `ambo check` would report. */
  readonly issues: readonly ImportIssue[];
  readonly errorCount: number;
  readonly issueCount: number;
}

/** An issue of the check. */
export interface ImportIssue {
  readonly line: number;
  readonly severity: "error" | "warning";
  readonly message: string;
}

/** The fields of a translation that the file or the administrator states. */
export interface ImportFields {
  readonly code?: string | undefined;
  readonly name?: string | undefined;
  readonly language?: string | undefined;
  readonly copyright?: string | undefined;
}

/** A file that waits for its confirmation. */
export interface PendingUpload {
  readonly id: string;
  readonly fileName: string;
  readonly preview: ImportPreview;
  /** The time at which it is forgotten, in milliseconds since the Unix epoch. */
  readonly expires: number;
  /** The reason of the last refusal, in the words of the command line. */
  readonly refusal: string | undefined;
  /** The fields of that time. */
  readonly stated: ImportFields | undefined;
}

/** The state of the one upload that there can be. */
export type UploadState =
  | { readonly kind: "idle" }
  | { readonly kind: "receiving" }
  /** The file is read, for a preview or to be put in force. */
  | { readonly kind: "working"; readonly fileName: string; readonly step: "preview" | "import" }
  /** The file cannot be imported. */
  | { readonly kind: "refused"; readonly fileName: string; readonly refusal: string }
  | { readonly kind: "pending"; readonly upload: PendingUpload };

/** A reason why nothing can be uploaded: switched off, or the folder of the translations cannot be written. */
export type UploadObstacle = "off" | "read_only";

/** An error of an upload that did not arrive. */
export class UploadError extends Error {
  override readonly name = "UploadError";
  readonly problem: "busy" | "too_large" | "disk_full" | "read_only" | "gone";

  constructor(problem: UploadError["problem"], options?: ErrorOptions) {
    super(`Cannot take the upload: ${problem}`, options);
    this.problem = problem;
  }
}

/** A file that is arriving. */
export interface UploadSink {
  /** Writes a piece. @returns False where the writer should wait for `drain`. @throws {UploadError} If it cannot be kept. */
  write(bytes: Buffer): boolean;
  /** Calls back when more can be written. */
  onDrain(callback: () => void): void;
  /** Ends the file and begins to read it. @throws {UploadError} If it cannot be kept. */
  finish(): Promise<void>;
  /** Removes what arrived. */
  abort(): void;
}

/** The import of translations that administrators upload: one at a time. */
export interface TranslationUploads {
  readonly state: UploadState;
  /** Returns why nothing can be uploaded; undefined where it can. */
  obstacle(): UploadObstacle | undefined;
  /** Begins to receive a file. @throws {UploadError} `busy`, `too_large`, `disk_full`, `read_only`. */
  receive(file: { name: string; bytes: number | undefined }): UploadSink;
  /**
   * Puts a pending upload in force.
   *
   * @returns The code of the translation; undefined where it was refused, as the state then tells.
   * @throws {UploadError} `gone` where it is not pending any more.
   */
  confirm(
    id: string,
    options: { fields: ImportFields; replace: boolean },
  ): Promise<string | undefined>;
  /** Forgets a pending or refused upload. */
  discard(): void;
  /** Resolves when the file that is read now has been read, or after a time. */
  settled(milliseconds: number): Promise<void>;
}

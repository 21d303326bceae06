import { Problem, type ProblemCode, type ProblemValues } from "../base/problem.ts";

declare module "../base/problem.ts" {
  interface ProblemKinds {
    readonly upload: UploadProblems;
  }
}

/** The reasons for which an upload is not taken, or not read to its end. */
export interface UploadProblems {
  /** Another file is being uploaded or imported. */
  readonly busy: object;
  /** In bytes. */
  readonly too_large: { readonly max: number };
  readonly disk_full: object;
  /** The folder of the translations cannot be written. */
  readonly read_only: object;
  /** The upload is not waiting for confirmation any more. */
  readonly gone: object;
  /** The process that reads the file cannot be started. */
  readonly not_started: object;
  /** It ended before it was done. */
  readonly ended: object;
  /** The process that reads it needs more memory than it may. */
  readonly out_of_memory: { readonly bytes: number };
}

/** A code of `UploadError`. */
export type UploadProblem = ProblemCode<"upload">;

/** An error of an upload that is not taken, or not read to its end. */
export class UploadError<Code extends UploadProblem = UploadProblem> extends Problem<"upload", Code> {
  override readonly name = "UploadError";

  constructor(code: Code, values: ProblemValues<"upload", Code>, options?: ErrorOptions) {
    super("upload", code, values, options);
  }
}

import { Problem, type ProblemCode, type ProblemValues } from "../../base/problem.ts";

declare module "../../base/problem.ts" {
  interface ProblemKinds {
    readonly store: StoreProblems;
  }
}

/** The problems of the store; each of its rooms adds its own. Where the sentence ends with a reason, that is the cause. */
export interface StoreProblems extends FileProblems, RecordProblems {}

/** The problems of files and folders. */
interface FileProblems {
  readonly cannot_write: { readonly path: string };
  readonly cannot_read: { readonly path: string };
  readonly cannot_open_file: { readonly path: string };
  readonly cannot_create: { readonly path: string };
  readonly cannot_replace: { readonly path: string };
  readonly cannot_sync: { readonly path: string };
  readonly cannot_create_folder: { readonly folder: string };
  /** `offset`: the first byte of the first line that is not sound. */
  readonly damaged: { readonly file: string; readonly offset: number };
  readonly other_kind_of_file: { readonly file: string; readonly kind: string };
  readonly newer_format: {
    readonly file: string;
    readonly version: number;
    readonly known: number;
  };
  readonly log_closed: object;
  /** The disk failed to keep what was written before. */
  readonly write_lost: object;
  readonly earlier_sync_failed: object;
  readonly no_byte_taken: object;
  /** It works on, and tries again. */
  readonly trying_again: object;
}

/** The reasons for which a record is not sound. */
interface RecordProblems {
  readonly unfinished_line: object;
  readonly wrong_checksum: object;
  readonly field_missing: object;
  readonly field_surplus: object;
  readonly number_expected: object;
  readonly pair_expected: object;
  readonly digits_expected: { readonly count: number };
  readonly four_characters_expected: object;
  readonly uuid_expected: object;
  readonly record_expected: { readonly kind: string };
  readonly unknown_record: { readonly kind: string };
  readonly unknown_role: { readonly role: string };
  readonly unknown_purpose: { readonly purpose: string };
  readonly unknown_account: { readonly account: number };
  readonly user_absent: { readonly account: number };
  readonly account_given_before: { readonly account: number };
  readonly name_given_before: object;
  readonly belongs_to_no_account: { readonly kind: string };
  readonly translation_code: { readonly text: string };
  readonly invalid_setting: { readonly name: string };
  readonly too_many_settings: { readonly max: number };
  readonly written_as: { readonly name: string };
  readonly record_after_end: object;
  readonly end_missing: object;
  readonly empty: object;
}

/** A code of the store's problems. */
export type StoreProblem = ProblemCode<"store">;

/** Receives warnings: the service goes on, and somebody should know. */
export type Warn = (warning: StoreError) => void;

/** Any error of the store: a code, and the values that its sentence names. */
export class StoreError<Code extends StoreProblem = StoreProblem> extends Problem<"store", Code> {
  override readonly name: string = "StoreError";

  constructor(code: Code, values: ProblemValues<"store", Code>, options?: ErrorOptions) {
    super("store", code, values, options);
  }
}

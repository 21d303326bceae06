import { Problem, type ProblemCode, type ProblemValues } from "../base/problem.ts";

declare module "../base/problem.ts" {
  interface ProblemKinds {
    readonly usage: UsageProblems;
  }
}

/** The word nearest to a misspelt one. */
interface Guess {
  readonly guess?: string | undefined;
}

/** The errors of a command line. Options are as they were written, such as `--prot`. */
export interface UsageProblems {
  readonly missing_value: { readonly option: string };
  readonly ambiguous_value: { readonly option: string };
  readonly no_value: { readonly option: string };
  readonly unknown_option: { readonly option: string } & Guess;
  readonly unused_setting: { readonly option: string; readonly command: string };
  readonly unknown_command: { readonly name: string } & Guess;
  readonly unexpected_operand: { readonly command: string; readonly operand: string };
  readonly unknown_word: { readonly command: string; readonly words: readonly string[] } & Guess;
  /** The right command line. */
  readonly wrong_operands: { readonly line: string };
  readonly backup_operands: object;
  readonly usage_operands: object;
  readonly help_operands: object;
  readonly import_operands: { readonly operands: readonly string[] };
  readonly export_operands: { readonly operands: readonly string[] };
  readonly job_operands: object;
  readonly admin_alone: object;
  readonly force_alone: object;
  readonly no_data: { readonly command: string };
  readonly missing_query: object;
  readonly missing_reference: object;
  readonly missing_source: object;
  readonly missing_code: object;
  readonly missing_format: { readonly formats: readonly string[] };
  readonly invalid_word: {
    readonly option: string;
    readonly value: string;
    readonly words: readonly string[];
  };
  readonly invalid_user_limit: { readonly value: string; readonly max: number };
  readonly invalid_count: { readonly option: string; readonly value: string };
  readonly invalid_date: {
    readonly value: string;
    readonly years?: readonly [first: number, last: number];
  };
  readonly invalid_year: { readonly value: string; readonly first: number; readonly last: number };
  /** Because of the cause. */
  readonly invalid_search: object;
  readonly absent_folder: { readonly folder: string; readonly setting: string };
  readonly unasked: object;
  readonly backup_to_terminal: object;
  readonly json_beside_backup: object;
  readonly options_together: { readonly option: string; readonly other: string };
}

/** An error in the command line; its sentence says what would be right. */
export class UsageError<Code extends ProblemCode<"usage"> = ProblemCode<"usage">> extends Problem<"usage", Code> {
  override readonly name = "UsageError";

  constructor(code: Code, values: ProblemValues<"usage", Code>, options?: ErrorOptions) {
    super("usage", code, values, options);
  }
}

import { Problem, type ProblemCode, type ProblemValues } from "../base/problem.ts";

declare module "../base/problem.ts" {
  interface ProblemKinds {
    readonly command: CommandProblems;
  }
}

/** The errors of commands that no room below them has. */
export interface CommandProblems {
  readonly bad_status: { readonly address: string; readonly status: number };
  /** Because of the cause. */
  readonly unreachable_service: { readonly address: string };
  readonly no_answer: { readonly seconds: number };
  readonly nothing_in_folder: { readonly folder: string };
  readonly no_translation_file: { readonly operand: string };
  readonly nothing_to_check: { readonly operand: string; readonly file: string };
  readonly unknown_translation: { readonly code: string; readonly codes: readonly string[] };
  readonly foreign_store: { readonly folder: string; readonly owner: string };
  readonly unwritable_folder: {
    readonly folder: string;
    readonly owner: string;
    readonly setting: string;
  };
  readonly unmakable_folder: {
    readonly folder: string;
    readonly parent: string;
    readonly setting: string;
  };
  readonly unreadable_service_settings: { readonly file: string };
  readonly port_taken: { readonly host: string; readonly port: number; readonly free?: number };
  readonly port_refused: { readonly host: string; readonly port: number };
  /** Because of the cause. */
  readonly output_failed: object;
}

/** An error of a command. */
export class CommandError<Code extends ProblemCode<"command"> = ProblemCode<"command">> extends Problem<
  "command",
  Code
> {
  override readonly name = "CommandError";

  constructor(code: Code, values: ProblemValues<"command", Code>, options?: ErrorOptions) {
    super("command", code, values, options);
  }
}

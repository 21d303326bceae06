import type { SettingName } from "../config/mod.ts";
import type { ServeContext } from "../server/mod.ts";

/** An option that belongs to one command alone, such as `--replace`. */
export interface Option {
  /** The placeholder of its value in the help text, such as `NAME`; absent for a switch. */
  readonly value?: string;
  readonly help: string;
}

/** What a command is given, besides every setting. */
export interface CommandContext extends ServeContext {
  /** The command's own options: a string where the option takes a value, true where it is a switch. */
  readonly options: Readonly<Record<string, string | true>>;
  /** What stands on the command line besides flags, after the command's name. */
  readonly operands: readonly string[];
}

/** One command of the command line. */
export interface Command {
  readonly name: string;
  /** What follows the name in the help text, such as `SOURCE [--code CODE]`. */
  readonly usage: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** Whether words may stand beside the flags: a file, a name. */
  readonly takesOperands: boolean;
  /** The settings it heeds. */
  readonly settings: readonly SettingName[];
  /** Its own options, by flag without the dashes. */
  readonly options?: Readonly<Record<string, Option>>;
  /**
   * Does the work.
   *
   * @returns The exit code: 0 done, 1 failed.
   * @throws {UsageError} If the operands or options make no sense: exit code 2.
   * @throws {Error} Any other error ends in its message on standard error and exit code 1.
   */
  run(context: CommandContext): Promise<number>;
}

/** The command line was wrong: what, and how it should be. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

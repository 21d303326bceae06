import type { ProcessFigures } from "../metrics/mod.ts";
import type { ReadSettings, SettingName } from "../settings/mod.ts";

/** An option that belongs to one command alone, such as `--replace`. */
export interface Option {
  /** The placeholder of its value in the help text, such as `NAME`; absent for a switch. */
  readonly value?: string;
  readonly help: string;
}

/** How the program was started. */
export interface Program {
  /** The process's number. */
  readonly pid: number;
  /** The Node that runs, or the single executable itself. */
  readonly node: string;
  /** The file that holds the program. */
  readonly file: string;
}

/** What a command is given, besides every setting; `main.ts` alone knows the process. */
export interface Context extends ReadSettings {
  /**
   * Reads the settings anew, files and all.
   *
   * @throws {SettingsError} If a file says something that is wrong now.
   */
  readonly readSettings: () => ReadSettings;
  /** The command's own options: a string where the option takes a value, true where it is a switch. */
  readonly options: Readonly<Record<string, string | true>>;
  /** The variables of the process. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** What the system knows of the process, for monitoring. */
  readonly figures?: () => ProcessFigures;
  /** How the program was started. */
  readonly program: Program;
  /** What stands on the command line besides flags, after the command's name. */
  readonly operands: readonly string[];
  /** Writes a line to standard output: results only. */
  readonly print: (line: string) => void;
  /** Writes a line to standard error: everything else. */
  readonly report: (line: string) => void;
  /** The width of the terminal that standard error is, or 0 where it is none. */
  readonly terminalWidth: number;
  /** Writes to standard error without a line end, for a progress bar. */
  readonly draw: (text: string) => void;
  /** Calls back at each SIGTERM and SIGINT ("stop") or SIGHUP ("reload"). */
  readonly onSignal: (listener: (signal: "stop" | "reload") => void) => void;
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
  run(context: Context): Promise<number>;
}

/** The command line was wrong: what, and how it should be. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

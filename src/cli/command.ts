import type { SettingName } from "../config/mod.ts";
import type { Language, MessageKey, Translate } from "../i18n/mod.ts";
import type { ServeContext } from "../server/mod.ts";

/** The last part of a message's key: `help.KEY`. */
export type HelpKey = MessageKey extends infer Key ? (Key extends `help.${infer Name}` ? Name : never) : never;

/** An option of one command alone, such as `--replace`. */
export interface Option {
  /** The placeholder of its value in the help text, such as `NAME`; absent for a switch. */
  readonly value?: string;
  readonly help: HelpKey;
  /** The shape of the JSON that the option prints, as the help shows it. */
  readonly shape?: string;
  /** The name of the text that explains the JSON. */
  readonly note?: HelpKey;
}

/** How texts stand out on a terminal; elsewhere each function returns its text as it is. */
export interface TextStyle {
  bold(text: string): string;
  /** For errors. */
  red(text: string): string;
  /** For warnings. */
  yellow(text: string): string;
}

/** The language of a command's output, and how texts stand out in it. */
export interface CommandOutput {
  /** Translates the results and questions into the language. */
  readonly t: Translate;
  readonly language: Language;
  /** True where `--lang` chose it. */
  readonly isLanguageChosen: boolean;
  readonly styles: { readonly output: TextStyle; readonly error: TextStyle };
}

/** The process, the settings and the command line that a command runs with. */
export interface CommandContext extends ServeContext, CommandOutput {
  /** The command's own options: a string where the option takes a value, true where it is a switch. */
  readonly options: Readonly<Record<string, string | true>>;
  /** The words of the command line besides flags, after the command's name. */
  readonly operands: readonly string[];
}

/** A command of the command line. */
export interface Command {
  readonly name: string;
  /** The words after the name in the help text, such as `SOURCE [--code CODE]`. */
  readonly usage: string;
  /** One line for the list of commands. */
  readonly summary: HelpKey;
  /** True where words may stand beside the flags, such as a file or a name. */
  readonly takesOperands: boolean;
  /** The folder on which it works by the settings of an installed service, unless others are named. */
  readonly findsService?: "keys" | "corpus";
  /** The settings it uses. */
  readonly settings: readonly SettingName[];
  /** Its own options, by flag without the dashes. */
  readonly options?: Readonly<Record<string, Option>>;
  /** Command lines of at most 58 characters for the help text, at least one. */
  readonly examples: readonly string[];
  /**
   * Runs the command.
   *
   * @returns The exit code: 0 done, 1 failed.
   * @throws {UsageError} If the operands or options make no sense: exit code 2.
   * @throws {Error} Any other error is printed on standard error: exit code 1.
   */
  run(context: CommandContext): Promise<number>;
}

/** A titled list of commands. */
export interface CommandGroup {
  readonly title: HelpKey;
  readonly commands: readonly Command[];
}

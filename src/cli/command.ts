import { Problem } from "../base/problem.ts";
import { nearestOf } from "../base/word_comparison.ts";
import type { SettingName } from "../config/mod.ts";
import type { Language, MessageKey, Translate } from "../i18n/mod.ts";
import type { ServeContext } from "../server/mod.ts";

/** The last part of a message's key: `help.KEY`. */
export type HelpKey = MessageKey extends infer Key ? (Key extends `help.${infer Name}` ? Name : never) : never;

/** An option of one command alone, such as `--replace`. */
export interface Option {
  /** The placeholder of its value in the help text, such as `NAME`; absent for a switch. */
  readonly value?: string;
  /** Returns the values that it can have, for the completion of shells. */
  readonly values?: () => readonly string[];
  readonly help: HelpKey;
  /** The shape of the JSON that the option prints, as the help shows it. */
  readonly shape?: string;
  /** The name of the text that explains the JSON. */
  readonly note?: HelpKey;
}

/** How texts are highlighted on a terminal; elsewhere each function returns its text as it is. */
export interface TextStyle {
  bold(text: string): string;
  /** For errors. */
  red(text: string): string;
  /** For warnings. */
  yellow(text: string): string;
}

/** The language of a command's output, and how texts are highlighted in it. */
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

/** How a command takes the settings of the installed service; see `installed_service.ts`. */
export interface ServiceUse {
  /** The settings that name another place than the service's, by flag or variable; of a folder the first. */
  readonly place: readonly SettingName[];
  /** True where a folder of this name in the working directory is another place, too: that of a service started there. */
  readonly orHere?: true;
  /** True where the command reads only: with the defaults, if this user may not read the settings. */
  readonly orDefaults?: true;
}

/** The service of a command that works on the store. */
export const STORE: ServiceUse = { place: ["keys"], orHere: true };

/** The service of a command that reads translations. */
export const TRANSLATIONS: ServiceUse = { place: ["corpus"], orHere: true, orDefaults: true };

/** A command of the command line. */
export interface Command {
  /** Its line in the list of commands is the message `help.NAME`. */
  readonly name: HelpKey;
  /** The words after the name in the help text, such as `SOURCE [--code CODE]`; operands are those outside `[--…]`. */
  readonly usage: string;
  /** How it takes the settings of the installed service: `none` where it uses no setting, `own` where it starts a service. */
  readonly service: ServiceUse | "none" | "own";
  /** The settings it uses. */
  readonly settings: readonly SettingName[];
  /** Its own options, by flag without the dashes. */
  readonly options?: Readonly<Record<string, Option>>;
  /** A text of its help after the usage. */
  readonly more?: HelpKey;
  /** Command lines of at most 58 characters for the help text, at least one. */
  readonly examples: readonly string[];
  /**
   * Runs the command.
   *
   * @returns The exit code: 0 done, 1 failed.
   * @throws {Problem<"usage">} If the operands or options make no sense: exit code 2.
   * @throws {Error} Any other error is printed on standard error: exit code 1.
   */
  run(context: CommandContext): Promise<number>;
}

/** A titled list of commands. */
export interface CommandGroup {
  readonly title: HelpKey;
  readonly commands: readonly Command[];
}

/** Makes the error of a command that does not exist. */
export function unknownCommand(name: string, names: readonly string[]): Problem<"usage"> {
  return new Problem("usage.unknown_command", { name, guess: nearestOf(name, names) });
}

/** A word after a command's name, such as `add` in `ambo user add NAME`. */
export interface Subcommand {
  /** The operands after the word, as the help text shows them. */
  readonly operands: readonly string[];
}

/** Writes the usage of a command from its subcommands: `issue NAME | revoke NAME | list`. */
export function usageOf(subcommands: Readonly<Record<string, Subcommand>>): string {
  return Object.entries(subcommands)
    .map(([word, { operands }]) => [word, ...operands].join(" "))
    .join(" | ");
}

/**
 * Finds the subcommand that a command line begins with.
 *
 * @param command The command's name.
 * @param options The subcommands, and the operands of the command line.
 * @throws {Problem<"usage">} If there is none, or its own operands are too few or too many.
 */
export function findSubcommand<S extends Subcommand>(
  command: string,
  { subcommands, operands }: { subcommands: Readonly<Record<string, S>>; operands: readonly string[] },
): S {
  const [word = "", ...rest] = operands;
  const subcommand = Object.hasOwn(subcommands, word) ? subcommands[word] : undefined;
  if (subcommand === undefined) {
    const words = Object.keys(subcommands);
    throw new Problem("usage.unknown_word", { command, words, guess: nearestOf(word, words) });
  }
  if (rest.length !== subcommand.operands.length) {
    const line = ["ambo", command, word, ...subcommand.operands].join(" ");
    throw new Problem("usage.wrong_operands", { line });
  }
  return subcommand;
}

import { resolve } from "node:path";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { isProblem, Problem } from "../base/problem.ts";
import { escapeControls } from "../base/quoted.ts";
import { TableError } from "../base/source_files.ts";
import { nearestOf } from "../base/word_comparison.ts";
import { SETTINGS, SettingsError, secretFileOf } from "../config/mod.ts";
import { type Language, translator } from "../i18n/mod.ts";
import { explain } from "../i18n/problems/mod.ts";
import type { ProcessIo } from "../server/mod.ts";
import { type Command, type CommandOutput, type TextStyle, unknownCommand } from "./command.ts";
import { denialOf, readOnlyPath } from "./denied.ts";
import { chosenLanguage, GLOBAL_FLAGS, languageOf, takeGlobalFlags } from "./flags.ts";
import { findSettings, reportSettings } from "./installed_service.ts";
import { COMMAND_NAMES, findCommand } from "./mod.ts";
import { isClosedPipe } from "./output.ts";

/** The choices of `--color`. */
const COLOR_CHOICES = ["auto", "always", "never"] as const;

const sequence = (start: number, end: number) => (text: string) => `\u001b[${start}m${text}\u001b[${end}m`;
const COLORED: TextStyle = { bold: sequence(1, 22), red: sequence(31, 39), yellow: sequence(33, 39) };
const same = (text: string) => text;
/** The style of a stream that is no terminal. */
const PLAIN_STYLE: TextStyle = { bold: same, red: same, yellow: same };

/**
 * Chooses the style of a stream.
 *
 * @param width The columns of the terminal, or 0 where the stream is none.
 * @param color The text of `--color`, where it was given. Unless it was, `NO_COLOR`, if it is not empty, and a terminal
 *   that is `dumb` or has no name turn colours off.
 * @throws {Problem<"usage">} If there is no such choice.
 */
function styleOf(width: number, color = "auto", environment: ProcessIo["environment"]): TextStyle {
  if (!COLOR_CHOICES.some((choice) => choice === color)) {
    throw new Problem("usage.invalid_word", { option: "--color", value: color, words: COLOR_CHOICES });
  }
  if (color !== "auto") return color === "always" ? COLORED : PLAIN_STYLE;
  const { NO_COLOR, TERM = "dumb" } = environment;
  return width > 0 && !NO_COLOR && TERM !== "dumb" ? COLORED : PLAIN_STYLE;
}

/** Flags that are other names of a command. */
const ALIASES: Readonly<Record<string, string>> = {
  "--help": "help",
  "-h": "help",
  "--version": "version",
  "-V": "version",
};

/**
 * Runs a command line.
 *
 * @param args The words after the program's name.
 * @returns The exit code: 0 done, 1 failed, 2 wrong usage.
 */
export async function runCommand(args: readonly string[], io: ProcessIo): Promise<number> {
  const { environment } = io;
  const { rest: line, values: globals, incomplete } = takeGlobalFlags(args);
  let output: CommandOutput = outputOf(languageOf(environment), PLAIN_STYLES);
  let command: Command | undefined;
  try {
    const language = chosenLanguage(globals.lang);
    output = {
      ...outputOf(language ?? languageOf(environment), stylesOf(io, globals.color)),
      isLanguageChosen: language !== undefined,
    };
    if (incomplete !== undefined) throw new Problem("usage.missing_value", { option: `--${incomplete}` });
    const [name = "help", ...rest] = line;
    command = await findCommand(ALIASES[name] ?? name);
    if (command === undefined) throw unknownCommand(name, COMMAND_NAMES);
    if (asksForHelp(rest)) return await runCommand(["help", command.name, ...flagsOf(globals)], io);
    const { values, positionals: operands } = parseFlags(command, rest);
    const takesOperands = command.usage.replace(/\[--[^\]]*\]/g, "").trim() !== "";
    const [unexpected] = takesOperands ? [] : operands;
    if (unexpected !== undefined) {
      const guess = optionFor(unexpected, command);
      throw new Problem("usage.unexpected_operand", { command: command.name, operand: unexpected, guess });
    }
    const found = findSettings(command.service, values, io);
    const { options: own = {} } = command;
    const options = Object.fromEntries(Object.entries(values).filter(([flag]) => Object.hasOwn(own, flag))) as Record<
      string,
      string | true
    >;
    const read = found.read();
    if (!options.quiet) reportSettings(command, found, { ...io, ...output, ...read });
    const code = await command.run({ ...io, ...output, ...read, readSettings: found.read, options, operands });
    await finishOutput(io);
    return code;
  } catch (error) {
    return reportFailure(error, { command, io, output });
  }
}

/** The form of values which say by themselves what option they belong to. */
const VALUES = { year: /^\d{4}$/, date: /^\d{4}-\d\d-\d\d$/ };

/** Returns the option that an operand lacks: `--date 2026-12-25`, `--week`; undefined where no option of the command fits. */
function optionFor(operand: string, { options = {} }: Command): string | undefined {
  if (Object.hasOwn(options, operand)) return `--${operand}`;
  const option = Object.entries(VALUES).find(([name, form]) => Object.hasOwn(options, name) && form.test(operand));
  return option && `--${option[0]} ${operand}`;
}

/** Returns the message for a command line that can never end. */
export function unsettledMessage(args: readonly string[], environment: ProcessIo["environment"]): string {
  // The command has run, so that there is such a language.
  const language = chosenLanguage(takeGlobalFlags(args).values.lang) ?? languageOf(environment);
  return explain(new Problem("command.unsettled", {}), language);
}

/** Reports an error, in the language of the output. @returns The exit code. */
function reportFailure(
  error: unknown,
  { command, io, output }: { command: Command | undefined; io: ProcessIo; output: CommandOutput },
): number {
  const { language, styles, t } = output;
  const [first = "", ...others] = explain(error, language).split("\n");
  const report = (line: string) => io.report(escapeControls(line));
  io.report(`${styles.error.red("ambo:")} ${escapeControls(first)}`);
  others.forEach(report);
  const denial = denialOf(error);
  if (denial !== undefined) report(t("result.denied", { ...denial }));
  const path = command?.name === "serve" && io.environment.INVOCATION_ID ? readOnlyPath(error) : undefined;
  if (path !== undefined) report(t("result.confined", { path: resolve(path) }));
  if (error instanceof TableError) return 2;
  if (error instanceof SettingsError) report(t("help_page.setting_list"));
  else if (!isProblem(error, "usage")) return 1;
  else if (command === undefined || error.is("unknown_command")) report(t("help_page.command_list"));
  else report(t("help_page.about_command", { command: command.name }));
  return 2;
}

const PLAIN_STYLES = { output: PLAIN_STYLE, error: PLAIN_STYLE };

function outputOf(language: Language, styles: CommandOutput["styles"]): CommandOutput {
  return { language, isLanguageChosen: false, t: translator(language), styles };
}

function stylesOf(io: ProcessIo, color: string | undefined): CommandOutput["styles"] {
  const { environment, outputWidth, terminalWidth } = io;
  return {
    output: styleOf(outputWidth, color, environment),
    error: styleOf(terminalWidth, color, environment),
  };
}

function flagsOf(globals: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(globals).map(([name, value]) => `--${name}=${value}`);
}

/** Waits until the results are written; a reader that has gone wants no more of them. */
async function finishOutput({ printed }: ProcessIo): Promise<void> {
  try {
    await printed();
  } catch (cause) {
    if (isClosedPipe(cause)) return;
    throw new Problem("command.output_failed", {}, { cause });
  }
}

/** Returns true where `-h` or `--help` is among the flags. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf("--");
  const flags = end === -1 ? args : args.slice(0, end);
  return flags.includes("-h") || flags.includes("--help");
}

function parseFlags(command: Command, args: string[]) {
  const options: ParseArgsConfig["options"] = {};
  for (const name of command.settings) {
    options[name] = { type: "string" };
    if (SETTINGS[name].secret) options[secretFileOf(name)] = { type: "string" };
  }
  for (const [flag, { value }] of Object.entries(command.options ?? {})) {
    options[flag] = { type: value === undefined ? "boolean" : "string" };
  }
  const parsed = parseArgs({ args, options, allowPositionals: true, strict: false, tokens: true });
  for (const token of parsed.tokens) {
    if (token.kind === "option") checkOption(token, command, options);
  }
  return parsed;
}

/** An option as it is in a command line. */
interface GivenOption {
  readonly name: string;
  /** With its dashes. */
  readonly rawName: string;
  readonly value: string | undefined;
  /** True for `--name=value`. */
  readonly inlineValue: boolean | undefined;
}

/** @throws {Problem<"usage">} If the command has no such option, or its value is missing or too many. */
function checkOption(
  { name, rawName: option, value, inlineValue }: GivenOption,
  command: Command,
  options: NonNullable<ParseArgsConfig["options"]>,
): void {
  const known = option.startsWith("--") && Object.hasOwn(options, name) ? options[name] : undefined;
  if (known === undefined) {
    if (Object.hasOwn(SETTINGS, name)) {
      throw new Problem("usage.unused_setting", { option, command: command.name });
    }
    const names = [...Object.keys(options), ...Object.keys(GLOBAL_FLAGS)];
    const guess = nearestOf(
      option,
      names.map((name) => `--${name}`),
    );
    throw new Problem("usage.unknown_option", { option, guess });
  }
  if (known.type === "boolean") {
    if (value !== undefined) throw new Problem("usage.no_value", { option });
  } else if (value === undefined) {
    throw new Problem("usage.missing_value", { option });
  } else if (inlineValue === false && value.length > 1 && value.startsWith("-")) {
    throw new Problem("usage.ambiguous_value", { option });
  }
}

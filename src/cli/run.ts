import { type ParseArgsConfig, parseArgs } from "node:util";
import { messageOf } from "../base/errors.ts";
import { escapeControls } from "../base/escape_controls.ts";
import { readSettingsFrom, SETTINGS, SettingsError, secretFileOf } from "../config/mod.ts";
import type { ProcessIo } from "../server/mod.ts";
import { type Command, type CommandOutput, UsageError } from "./command.ts";
import { chosenLanguage, GLOBAL_FLAGS, takeGlobalFlags } from "./global_flags.ts";
import { isClosedPipe } from "./hand_over.ts";
import { COMMAND_NAMES, findCommand } from "./mod.ts";
import { didYouMean, unknownCommand } from "./nearest.ts";
import { withServiceSettings } from "./service_settings.ts";
import { PLAIN_STYLE, styleOf } from "./style.ts";
import { type CommandLanguage, languageOf } from "./texts/language.ts";
import { Translator } from "./texts/translator.ts";

/** Flags that stand for a command. */
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
 * @param io The process.
 * @returns The exit code: 0 done, 1 failed, 2 wrong usage.
 */
export async function runCommand(args: readonly string[], io: ProcessIo): Promise<number> {
  const { environment } = io;
  const { rest: line, values: globals, incomplete } = takeGlobalFlags(args);
  let output: CommandOutput = outputOf(languageOf(environment), PLAIN_STYLES);
  let command: Command | undefined;
  try {
    const language = chosenLanguage(globals.lang, environment);
    const isLanguageChosen = globals.lang !== undefined;
    output = { ...outputOf(language, stylesOf(io, globals.color)), isLanguageChosen };
    if (incomplete !== undefined) {
      throw new UsageError(`Option '--${incomplete} <value>' argument missing`);
    }
    const [name = "help", ...rest] = line;
    command = await findCommand(ALIASES[name] ?? name);
    if (command === undefined) throw new UsageError(unknownCommand(name, COMMAND_NAMES));
    if (asksForHelp(rest)) return await runCommand(["help", command.name, ...flagsOf(globals)], io);
    const { values, positionals: operands } = parseFlags(command, rest);
    const [unexpected] = command.takesOperands ? [] : operands;
    if (unexpected !== undefined) throw new UsageError(`\`ambo ${name}\` takes no "${unexpected}"`);
    const { findsService: folder } = command;
    const flags = folder === undefined ? values : withServiceSettings(values, folder, io);
    const readSettings = () => readSettingsFrom(flags, environment);
    const { options: own = {} } = command;
    const options = Object.fromEntries(
      Object.entries(values).filter(([flag]) => Object.hasOwn(own, flag)),
    ) as Record<string, string | true>;
    const settings = readSettings();
    const code = await command.run({
      ...io,
      ...output,
      ...settings,
      readSettings,
      options,
      operands,
    });
    await finishOutput(io);
    return code;
  } catch (error) {
    return reportFailure(error, { command, io, output });
  }
}

/** Reports an error, in the language of the output. @returns The exit code. */
function reportFailure(
  error: unknown,
  { command, io, output }: { command: Command | undefined; io: ProcessIo; output: CommandOutput },
): number {
  const { text, translate, styles } = output;
  const [first = "", ...others] = messageOf(error).split("\n").map(translate);
  const report = (line: string) => io.report(escapeControls(line));
  io.report(`${styles.error.red("ambo:")} ${escapeControls(first)}`);
  others.forEach(report);
  if (error instanceof SettingsError) report(text("`ambo help settings` lists the settings"));
  else if (!(error instanceof UsageError)) return 1;
  else if (command === undefined) report(text("`ambo help` lists the commands"));
  else report(text("`ambo help {command}` explains the command", { command: command.name }));
  return 2;
}

const PLAIN_STYLES = { output: PLAIN_STYLE, error: PLAIN_STYLE };

function outputOf(language: CommandLanguage, styles: CommandOutput["styles"]): CommandOutput {
  const { text, translate, usage } = new Translator(language);
  return { language, isLanguageChosen: false, text, translate, usage, styles };
}

function stylesOf(io: ProcessIo, color: string | undefined): CommandOutput["styles"] {
  const { environment, outputWidth, terminalWidth } = io;
  return {
    output: styleOf({ width: outputWidth, color, environment }),
    error: styleOf({ width: terminalWidth, color, environment }),
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
    throw new Error(`Cannot write to standard output: ${messageOf(cause)}`, { cause });
  }
}

/** Returns true where `-h` or `--help` stands among the flags. */
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
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const [fault = ""] = message.split(". ");
    const flag = code === "ERR_PARSE_ARGS_UNKNOWN_OPTION" ? /'--(.+)'/.exec(fault)?.[1] : undefined;
    if (flag === undefined) throw new UsageError(fault);
    if (Object.hasOwn(SETTINGS, flag)) {
      throw new UsageError(`${fault} (\`ambo ${command.name}\` does not use --${flag})`);
    }
    throw new UsageError(
      fault +
        didYouMean(
          `--${flag}`,
          [...Object.keys(options), ...Object.keys(GLOBAL_FLAGS)].map((name) => `--${name}`),
        ),
    );
  }
}

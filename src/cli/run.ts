import { type ParseArgsConfig, parseArgs } from "node:util";
import { messageOf } from "../base/errors.ts";
import { escapeControls } from "../base/escape_controls.ts";
import { readSettingsFrom, SETTINGS, SettingsError, secretFileOf } from "../config/mod.ts";
import type { ProcessIo } from "../server/mod.ts";
import { type Command, UsageError } from "./command.ts";
import { isClosedPipe } from "./hand_over.ts";
import { COMMAND_NAMES, findCommand } from "./mod.ts";
import { didYouMean, unknownCommand } from "./nearest.ts";

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
  let command: Command | undefined;
  try {
    const [name = "help", ...rest] = args;
    command = await findCommand(ALIASES[name] ?? name);
    if (command === undefined) throw new UsageError(unknownCommand(name, COMMAND_NAMES));
    if (asksForHelp(rest)) return await runCommand(["help", command.name], io);
    const { values, positionals: operands } = parseFlags(command, rest);
    const [unexpected] = command.takesOperands ? [] : operands;
    if (unexpected !== undefined) throw new UsageError(`\`ambo ${name}\` takes no "${unexpected}"`);
    const readSettings = () => readSettingsFrom(values, io.environment);
    const { options: own = {} } = command;
    const options = Object.fromEntries(
      Object.entries(values).filter(([flag]) => Object.hasOwn(own, flag)),
    ) as Record<string, string | true>;
    const context = { ...io, ...readSettings(), readSettings, options, operands };
    const code = await command.run(context);
    await finishOutput(io);
    return code;
  } catch (error) {
    const lines = `ambo: ${messageOf(error)}`.split("\n");
    for (const line of lines) io.report(escapeControls(line));
    if (error instanceof SettingsError) io.report("`ambo help settings` lists the settings");
    else if (!(error instanceof UsageError)) return 1;
    else if (command === undefined) io.report("`ambo help` lists the commands");
    else io.report(`\`ambo help ${command.name}\` explains the command`);
    return 2;
  }
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
          Object.keys(options).map((name) => `--${name}`),
        ),
    );
  }
}

import { type ParseArgsConfig, parseArgs } from "node:util";
import { messageOf } from "../base/message_of.ts";
import { readSettingsFrom, SETTINGS, SettingsError, secretFileOf } from "../config/mod.ts";
import type { ProcessIo } from "../server/mod.ts";
import { type Command, UsageError } from "./command.ts";
import { findCommand } from "./mod.ts";

/** Flags that stand for a command. */
const ALIASES: Readonly<Record<string, string>> = {
  "--help": "help",
  "-h": "help",
  "--version": "version",
};

/**
 * Runs a command line.
 *
 * @param args The words after the program's name.
 * @param io The process.
 * @returns The exit code: 0 done, 1 failed, 2 wrong usage.
 */
export async function runCommand(args: readonly string[], io: ProcessIo): Promise<number> {
  try {
    const [name = "help", ...rest] = args;
    const command = await findCommand(ALIASES[name] ?? name);
    if (command === undefined) throw new UsageError(`There is no command "${name}"`);
    if (rest.includes("--help")) return await runCommand(["help", command.name], io);
    const { values, positionals: operands } = parseFlags(command, rest);
    const [unexpected] = command.takesOperands ? [] : operands;
    if (unexpected !== undefined) throw new UsageError(`\`ambo ${name}\` takes no "${unexpected}"`);
    const readSettings = () => readSettingsFrom(values, io.environment);
    const options = Object.fromEntries(
      Object.entries(values).filter(([flag]) => command.options?.[flag] !== undefined),
    ) as Record<string, string | true>;
    return await command.run({ ...io, ...readSettings(), readSettings, options, operands });
  } catch (error) {
    io.report(`ambo: ${messageOf(error)}`);
    if (error instanceof UsageError || error instanceof SettingsError) {
      io.report("`ambo help` lists the commands and settings");
      return 2;
    }
    return 1;
  }
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
    const isSetting = flag !== undefined && Object.hasOwn(SETTINGS, flag);
    const hint = isSetting ? ` (\`ambo ${command.name}\` does not use --${flag})` : "";
    throw new UsageError(fault + hint);
  }
}

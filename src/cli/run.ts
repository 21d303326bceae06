import { type ParseArgsConfig, parseArgs } from "node:util";
import { messageOf } from "../base/message_of.ts";
import {
  type ReadSettings,
  readSettingsFrom,
  SETTINGS,
  SettingsError,
  secretFileOf,
} from "../config/mod.ts";
import { type Command, type CommandContext, UsageError } from "./command.ts";
import { findCommand } from "./mod.ts";

/** What the process lends to a command. */
export type Surroundings = Omit<
  CommandContext,
  keyof ReadSettings | "readSettings" | "options" | "operands"
>;

/**
 * Runs a command line.
 *
 * @param line What follows the program's name.
 * @returns The exit code: 0 done, 1 failed, 2 wrong usage.
 */
export async function runCommand(
  line: readonly string[],
  surroundings: Surroundings,
): Promise<number> {
  const { report } = surroundings;
  try {
    const [name = "help", ...rest] = line;
    const aliased = { "--help": "help", "-h": "help", "--version": "version" }[name] ?? name;
    const command = await findCommand(aliased);
    if (command === undefined) throw new UsageError(`There is no command "${name}"`);
    if (rest.includes("--help")) {
      return await runCommand(["help", command.name], surroundings);
    }
    const { values, positionals } = readFlags(command, rest);
    const [unexpected] = command.takesOperands ? [] : positionals;
    if (unexpected !== undefined) throw new UsageError(`\`ambo ${name}\` takes no "${unexpected}"`);
    const readSettings = () => readSettingsFrom(values, surroundings.environment);
    const read = readSettings();
    const options = Object.fromEntries(
      Object.entries(values).filter(([flag]) => command.options?.[flag] !== undefined),
    ) as Record<string, string | true>;
    return await command.run({
      ...surroundings,
      ...read,
      readSettings,
      options,
      operands: positionals,
    });
  } catch (error) {
    report(`ambo: ${messageOf(error)}`);
    if (error instanceof UsageError || error instanceof SettingsError) {
      report("`ambo help` lists the commands and settings");
      return 2;
    }
    return 1;
  }
}

function readFlags(command: Command, args: string[]) {
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
    const [said = ""] = message.split(". ");
    const flag = code === "ERR_PARSE_ARGS_UNKNOWN_OPTION" ? /'--(.+)'/.exec(said)?.[1] : undefined;
    const isSetting = flag !== undefined && Object.hasOwn(SETTINGS, flag);
    const hint = isSetting ? ` (\`ambo ${command.name}\` does not heed --${flag})` : "";
    throw new UsageError(said + hint);
  }
}

import { SETTINGS, type Setting, secretFileOf, variableOf } from "../config/mod.ts";
import { type Command, UsageError } from "./command.ts";

/** Makes the command `ambo help [COMMAND]` from a loader of all commands. */
export function createHelp(all: () => Promise<readonly Command[]>): Command {
  return {
    name: "help",
    usage: "[COMMAND]",
    summary: "lists the commands and settings, or explains one command",
    takesOperands: true,
    settings: [],
    async run({ operands, print }) {
      const [name, ...rest] = operands;
      if (rest.length > 0) throw new UsageError("`ambo help` takes one command at most");
      const commands = await all();
      if (name === undefined) {
        print(overview(commands));
        return 0;
      }
      const command = commands.find((command) => command.name === name);
      if (command === undefined) throw new UsageError(`There is no command "${name}"`);
      print(explain(command));
      return 0;
    },
  };
}

function overview(commands: readonly Command[]): string {
  return [
    "Ambo answers scripture passages by reference.",
    "",
    "Usage: ambo COMMAND [OPTION …]",
    "",
    "Commands:",
    ...table(commands.map(({ name, summary }) => [name, summary])),
    "",
    "Settings, each a flag, a variable and a line of the settings file, in this order:",
    ...table(Object.keys(SETTINGS).map(settingRow)),
    "",
    "`ambo help COMMAND` explains one command.",
  ].join("\n");
}

function explain(command: Command): string {
  const lines = [`Usage: ambo ${command.name} ${command.usage}`.trimEnd(), "", command.summary];
  const options = Object.entries(command.options ?? {});
  if (options.length > 0) {
    lines.push("", "Options:");
    lines.push(...table(options.map(([flag, { value, help }]) => [flagOf(flag, value), help])));
  }
  if (command.settings.length > 0) {
    lines.push("", "Settings:", ...table(command.settings.map(settingRow)));
  }
  return lines.join("\n");
}

function settingRow(name: string): [string, string] {
  const setting = (SETTINGS as Record<string, Setting<unknown>>)[name]!;
  const fallback = setting.default === "" ? "" : ` (${setting.default})`;
  const variables = setting.secret
    ? `${variableOf(name)} or ${variableOf(secretFileOf(name))}`
    : variableOf(name);
  return [flagOf(name, setting.value), `${setting.help}${fallback}; ${variables}`];
}

function flagOf(flag: string, value: string | undefined): string {
  return value === undefined ? `--${flag}` : `--${flag} ${value}`;
}

function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}

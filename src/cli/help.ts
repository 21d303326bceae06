import {
  SETTING_GROUPS,
  SETTINGS,
  type SettingName,
  secretFileOf,
  variableOf,
} from "../config/mod.ts";
import { type Command, type CommandGroup, UsageError } from "./command.ts";
import { definitions, wrap } from "./layout.ts";
import { unknownCommand } from "./nearest.ts";

/** Makes the command `ambo help` from a loader of all commands. */
export function createHelp(loadGroups: () => Promise<readonly CommandGroup[]>): Command {
  return {
    name: "help",
    usage: "[COMMAND | settings]",
    summary: "lists the commands; explains one, or the settings",
    takesOperands: true,
    settings: [],
    examples: ["ambo help serve", "ambo help settings"],
    async run({ operands, print, outputWidth }) {
      const [topic, ...rest] = operands;
      if (rest.length > 0) throw new UsageError("`ambo help` takes one command at most");
      for (const line of helpLines(topic, await loadGroups(), outputWidth)) print(line);
      return 0;
    },
  };
}

function helpLines(
  topic: string | undefined,
  groups: readonly CommandGroup[],
  width: number,
): string[] {
  if (topic === undefined) return overview(groups, width);
  if (topic === "settings") return settingsHelp(width);
  const commands = groups.flatMap(({ commands }) => commands);
  const command = commands.find(({ name }) => name === topic);
  if (command !== undefined) return commandHelp(command, width);
  const names = commands.map(({ name }) => name);
  throw new UsageError(unknownCommand(topic, names));
}

function overview(groups: readonly CommandGroup[], width: number): string[] {
  const names = groups.flatMap(({ commands }) => commands.map(({ name }) => name));
  const column = Math.max(...names.map((name) => name.length));
  const flags = Object.keys(SETTINGS).map((name) => `--${name}`);
  return [
    "Ambo answers scripture passages by reference.",
    "",
    "Usage: ambo COMMAND [OPTION …]",
    "",
    ...groups.flatMap(({ title, commands }) => [
      `${title}:`,
      ...definitions(
        commands.map(({ name, summary }) => [name.padEnd(column), summary]),
        width,
      ),
    ]),
    "",
    "Examples:",
    "  ambo serve --port 8080",
    '  ambo import prevod.zip --code MOJ --name "Moj prevod"',
    "  ambo user add marija --admin",
    "",
    "Settings, as flags:",
    ...wrap(flags.join(" "), width, "  "),
    "",
    ...wrap("`ambo help COMMAND` explains a command, `ambo help settings` the settings.", width),
  ];
}

function commandHelp(command: Command, width: number): string[] {
  const { name, usage, summary, options = {}, settings, examples } = command;
  const lines = [...wrap(`Usage: ambo ${name} ${usage}`.trimEnd(), width, "", "  "), ""];
  lines.push(...wrap(summary, width));
  const rows = Object.entries(options).map(([flag, { value, help }]): [string, string] => [
    flagOf(flag, value),
    help,
  ]);
  if (rows.length > 0) lines.push("", "Options:", ...definitions(rows, width));
  if (settings.length === Object.keys(SETTINGS).length) lines.push("", ...settingsHelp(width));
  else if (settings.length > 0) lines.push("", "Settings:", ...settingRows(settings, width));
  lines.push("", "Examples:", ...examples.map((example) => `  ${example}`));
  return lines;
}

function settingsHelp(width: number): string[] {
  return [
    ...wrap(
      "Every setting is a flag, a variable and a line of the settings file: a flag wins over a variable, a variable over the file.",
      width,
    ),
    ...SETTING_GROUPS.flatMap(({ title, names }) => [
      "",
      `${title}:`,
      ...settingRows(names, width),
    ]),
  ];
}

function settingRows(names: readonly SettingName[], width: number): string[] {
  return definitions(
    names.map((name) => {
      const { value, help, secret, default: fallback } = SETTINGS[name];
      const variables = secret
        ? `${variableOf(name)} or ${variableOf(secretFileOf(name))}`
        : variableOf(name);
      const shown = fallback === "" ? "" : ` (${fallback})`;
      return [flagOf(name, value), `${help}${shown}; ${variables}`];
    }),
    width,
  );
}

function flagOf(flag: string, value: string | undefined): string {
  return value === undefined ? `--${flag}` : `--${flag} ${value}`;
}

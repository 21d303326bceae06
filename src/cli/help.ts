import {
  SETTING_GROUPS,
  SETTINGS,
  type SettingName,
  secretFileOf,
  variableOf,
} from "../config/mod.ts";
import {
  type Command,
  type CommandContext,
  type CommandGroup,
  type CommandOutput,
  UsageError,
} from "./command.ts";
import { GLOBAL_FLAGS } from "./global_flags.ts";
import { definitions, wrap } from "./layout.ts";
import { manPage } from "./man_page.ts";
import { unknownCommand } from "./nearest.ts";

/** The languages, the headings and the width of a help text. */
type HelpOutput = CommandOutput & Pick<CommandContext, "outputWidth">;

/** Makes the command `ambo help` from a loader of all commands. */
export function createHelp(loadGroups: () => Promise<readonly CommandGroup[]>): Command {
  return {
    name: "help",
    usage: "[COMMAND | settings] [--man]",
    summary: "lists the commands; explains one, or the settings",
    takesOperands: true,
    settings: [],
    options: { man: { help: "prints the manual page, for `man`" } },
    examples: ["ambo help serve", "ambo help settings", "ambo help --man > ambo.1"],
    async run(context) {
      const [topic, ...rest] = context.operands;
      if (rest.length > 0) throw new UsageError("`ambo help` takes one command at most");
      const groups = await loadGroups();
      const lines =
        context.options.man === true ? [manPage(groups)] : helpLines(topic, groups, context);
      for (const line of lines) context.print(line);
      return 0;
    },
  };
}

function helpLines(
  topic: string | undefined,
  groups: readonly CommandGroup[],
  output: HelpOutput,
): string[] {
  if (topic === undefined) return overview(groups, output);
  if (topic === "settings") return settingsHelp(output);
  const commands = groups.flatMap(({ commands }) => commands);
  const command = commands.find(({ name }) => name === topic);
  if (command !== undefined) return commandHelp(command, output);
  const names = commands.map(({ name }) => name);
  throw new UsageError(unknownCommand(topic, names));
}

function overview(groups: readonly CommandGroup[], output: HelpOutput): string[] {
  const { text, translate, usage, styles, outputWidth: width } = output;
  const { bold } = styles.output;
  const names = groups.flatMap(({ commands }) => commands.map(({ name }) => name));
  const column = Math.max(...names.map((name) => name.length));
  const flags = Object.keys(SETTINGS).map((name) => `--${name}`);
  return [
    ...wrap(text("Ambo answers scripture passages by reference."), width),
    "",
    text("Usage: {usage}", { usage: usage("ambo COMMAND [OPTION …]") }),
    "",
    ...groups.flatMap(({ title, commands }) => [
      bold(`${translate(title)}:`),
      ...definitions(
        commands.map(({ name, summary }) => [name.padEnd(column), translate(summary)]),
        width,
      ),
    ]),
    "",
    bold(text("Examples:")),
    "  ambo serve --port 8080",
    '  ambo import prevod.zip --code MOJ --name "Moj prevod"',
    "  ambo user add marija --admin",
    "",
    bold(text("Settings, as flags:")),
    ...wrap(flags.join(" "), width, "  "),
    "",
    ...everywhere(output),
    "",
    ...wrap(
      text("`ambo help COMMAND` explains a command, `ambo help settings` the settings."),
      width,
    ),
  ];
}

function commandHelp(command: Command, output: HelpOutput): string[] {
  const { text, translate, usage: placeholders, styles, outputWidth: width } = output;
  const { bold } = styles.output;
  const { name, usage, summary, options = {}, settings, examples } = command;
  const line = text("Usage: {usage}", { usage: `ambo ${name} ${placeholders(usage)}`.trimEnd() });
  const lines = [...wrap(line, width, "", "  "), "", ...wrap(translate(summary), width)];
  const rows = Object.entries(options).map(([flag, { value, help }]): [string, string] => [
    flagOf(flag, value, output),
    translate(help),
  ]);
  if (rows.length > 0) lines.push("", bold(text("Options:")), ...definitions(rows, width));
  if (settings.length === Object.keys(SETTINGS).length) lines.push("", ...settingsHelp(output));
  else if (settings.length > 0) {
    lines.push("", bold(text("Settings:")), ...settingRows(settings, output));
  }
  lines.push("", ...everywhere(output));
  lines.push("", bold(text("Examples:")), ...examples.map((example) => `  ${example}`));
  return lines;
}

/** Lists the flags that stand behind every command. */
function everywhere({ text, outputWidth: width }: HelpOutput): string[] {
  const flags = Object.entries(GLOBAL_FLAGS).map(([flag, { value }]) => `--${flag} ${value}`);
  return wrap(`${text("Everywhere:")} ${[...flags, "--help"].join(", ")}`, width, "", "  ");
}

function settingsHelp(output: HelpOutput): string[] {
  const { text, translate, styles, outputWidth: width } = output;
  return [
    ...wrap(
      text(
        "Every setting is a flag, a variable and a line of the settings file: a flag wins over a variable, a variable over the file.",
      ),
      width,
    ),
    ...SETTING_GROUPS.flatMap(({ title, names }) => [
      "",
      styles.output.bold(`${translate(title)}:`),
      ...settingRows(names, output),
    ]),
  ];
}

function settingRows(names: readonly SettingName[], output: HelpOutput): string[] {
  const { text, translate, outputWidth: width } = output;
  return definitions(
    names.map((name) => {
      const { value, help, secret, default: fallback } = SETTINGS[name];
      const variable = secret
        ? text("{variable} or {other}", {
            variable: variableOf(name),
            other: variableOf(secretFileOf(name)),
          })
        : variableOf(name);
      const shown = fallback === "" ? "" : ` (${fallback})`;
      return [flagOf(name, value, output), `${translate(help)}${shown}; ${variable}`];
    }),
    width,
  );
}

function flagOf(flag: string, value: string | undefined, { usage }: HelpOutput): string {
  return value === undefined ? `--${flag}` : `--${flag} ${usage(value)}`;
}

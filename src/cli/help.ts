import { Problem } from "../base/problem.ts";
import { fillIn, readSections } from "../base/source_files.ts";
import { SETTING_GROUPS, SETTINGS, type SettingName, secretFileOf, USUAL_SETTINGS, variableOf } from "../config/mod.ts";
import { placeholdersIn, translator } from "../i18n/mod.ts";
import { DATE, VERSION } from "../version.ts";
import {
  type Command,
  type CommandContext,
  type CommandGroup,
  type CommandOutput,
  type Option,
  unknownCommand,
} from "./command.ts";
import { GLOBAL_FLAGS } from "./flags.ts";
import { optionHelp } from "./output.ts";

/** The indentation of a description below its term, where a line has no room for both. */
const BELOW = "      ";

/**
 * Wraps a text at spaces.
 *
 * @param width The columns of the terminal; 0 leaves the text on one line.
 * @param first The indentation of the first line.
 * @param rest The indentation of the other lines.
 */
function wrap(text: string, width: number, first = "", rest = first): string[] {
  if (width === 0) return [first + text];
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(" ")) {
    if (!isEmpty && line.length + 1 + word.length > width) {
      lines.push(line);
      line = rest;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line];
}

/**
 * Lays out terms with their descriptions: beside each other where there is room, else below.
 *
 * @param rows Each a term and its description.
 * @param width The columns of the terminal; 0 where the output is no terminal.
 */
function definitions(rows: readonly (readonly [term: string, description: string])[], width: number): string[] {
  const column = Math.max(...rows.map(([term]) => term.length)) + 4;
  const isBeside = width === 0 || column <= width / 2;
  return rows.flatMap(([term, description]) =>
    isBeside
      ? wrap(description, width, `  ${term}`.padEnd(column), " ".repeat(column))
      : [`  ${term}`, ...wrap(description, width, BELOW)],
  );
}

/** The languages, the headings and the width of a help text. */
type HelpOutput = CommandOutput & Pick<CommandContext, "outputWidth">;

/** Makes the command `ambo help` from a loader of all commands. */
export function createHelp(loadGroups: () => Promise<readonly CommandGroup[]>): Command {
  return {
    name: "help",
    usage: "[COMMAND | settings [--all]] [--man]",
    service: "none",
    settings: [],
    options: { all: { help: "all_settings" }, man: { help: "man" } },
    examples: ["ambo help serve", "ambo help settings --all", "ambo help --man > ambo.1"],
    async run(context) {
      const [topic, ...rest] = context.operands;
      if (rest.length > 0) throw new Problem("usage.help_operands", {});
      const groups = await loadGroups();
      const lines = context.options.man === true ? [manPage(groups)] : helpLines(topic, groups, context);
      for (const line of lines) context.print(line);
      return 0;
    },
  };
}

function helpLines(topic: string | undefined, groups: readonly CommandGroup[], output: CommandContext): string[] {
  if (topic === undefined) return overview(groups, output);
  if (topic === "settings") return settingsHelp(output, output.options.all === true);
  const commands = groups.flatMap(({ commands }) => commands);
  const command = commands.find(({ name }) => name === topic);
  if (command !== undefined) return commandHelp(command, output);
  throw unknownCommand(topic, [...commands.map(({ name }) => name), "settings"]);
}

function overview(groups: readonly CommandGroup[], output: HelpOutput): string[] {
  const { language, styles, outputWidth: width, t } = output;
  const { bold } = styles.output;
  const names = groups.flatMap(({ commands }) => commands.map(({ name }) => name));
  const column = Math.max(...names.map((name) => name.length));
  const flags = Object.keys(SETTINGS).map((name) => `--${name}`);
  return [
    ...wrap(t("help_page.lead"), width),
    "",
    t("help_page.usage", { usage: placeholdersIn(language, "ambo COMMAND [OPTION …]") }),
    "",
    ...groups.flatMap(({ title, commands }) => [
      bold(`${t(`help.${title}`)}:`),
      ...definitions(
        commands.map(({ name }) => [name.padEnd(column), t(`help.${name}`)]),
        width,
      ),
    ]),
    bold(t("help_page.examples")),
    "  ambo serve --port 8080",
    '  ambo import prevod.zip --code MOJ --name "Moj prevod"',
    "  ambo user add marija --admin",
    bold(t("help_page.setting_flags")),
    ...wrap(flags.join(" "), width, "  "),
    ...everywhere(output),
    ...wrap(t("help_page.ways_on"), width),
  ];
}

function commandHelp(command: Command, output: HelpOutput): string[] {
  const { language, styles, outputWidth: width, t } = output;
  const { bold } = styles.output;
  const { name, more, usage, options = {}, settings, examples } = command;
  const line = t("help_page.usage", { usage: `ambo ${name} ${placeholdersIn(language, usage)}`.trimEnd() });
  const lines = [...wrap(line, width, "", "  "), "", ...wrap(t(`help.${name}`), width)];
  if (more !== undefined) lines.push("", ...wrap(t(`help.${more}`), width));
  const rows = Object.entries(options).map(([flag, option]): [string, string] => [
    flagOf(flag, option.value, output),
    optionHelp(option, language),
  ]);
  if (rows.length > 0) lines.push("", bold(t("help_page.options")), ...definitions(rows, width));
  if (settings.length === Object.keys(SETTINGS).length) lines.push("", ...settingsHelp(output, false));
  else if (settings.length > 0) {
    lines.push("", bold(t("help_page.settings")), ...settingRows(settings, output));
  }
  lines.push("", ...everywhere(output));
  lines.push("", bold(t("help_page.examples")), ...examples.map((example) => `  ${example}`));
  return lines;
}

/** Lists the flags of every command. */
function everywhere({ t, outputWidth: width }: HelpOutput): string[] {
  const flags = Object.entries(GLOBAL_FLAGS).map(([flag, { value }]) => `--${flag} ${value}`);
  return wrap(`${t("help_page.everywhere")} ${[...flags, "--help"].join(", ")}`, width, "", "  ");
}

/** Lists the settings that an operator sets, and how the others are listed; or all of them. */
function settingsHelp(output: HelpOutput, isWhole: boolean): string[] {
  const { styles, outputWidth: width, t } = output;
  const groups = SETTING_GROUPS.map(({ name, names }) => ({
    name,
    shown: names.filter((one) => isWhole || USUAL_SETTINGS.has(one)),
  }));
  return [
    ...wrap(t("help_page.precedence"), width),
    ...groups
      .filter(({ shown }) => shown.length > 0)
      .flatMap(({ name, shown }) => [
        "",
        styles.output.bold(`${t(`setting_group.${name}`)}:`),
        ...settingRows(shown, output),
      ]),
    ...(isWhole ? [] : ["", ...wrap(t("help_page.more_settings", { count: Object.keys(SETTINGS).length }), width)]),
  ];
}

function settingRows(names: readonly SettingName[], output: HelpOutput): string[] {
  const { outputWidth: width, t } = output;
  return definitions(
    names.map((name) => {
      const { value, secret, default: fallback } = SETTINGS[name];
      const help = t(`setting.${name}`);
      const variable = secret
        ? t("help_page.either", { variable: variableOf(name), other: variableOf(secretFileOf(name)) })
        : variableOf(name);
      const shown = fallback === "" ? "" : ` (${fallback})`;
      return [flagOf(name, value, output), `${help}${shown}; ${variable}`];
    }),
    width,
  );
}

function flagOf(flag: string, value: string | undefined, { language }: HelpOutput): string {
  return value === undefined ? `--${flag}` : `--${flag} ${placeholdersIn(language, value)}`;
}

/** Writes the manual page in section 1, in the macros of man(7), from the tables that the help text is made of. */
function manPage(groups: readonly CommandGroup[]): string {
  const t = translator("en");
  const commands = groups.flatMap(({ title, commands }) => [
    `.SS ${quoted(t(`help.${title}`))}`,
    ...commands.flatMap(commandEntry),
  ]);
  const global = Object.entries({ ...GLOBAL_FLAGS, help: { help: "explain" } as const });
  const settings = SETTING_GROUPS.flatMap(({ name, names }) => [
    `.SS ${quoted(t(`setting_group.${name}`))}`,
    ...names.flatMap(settingEntry),
  ]);
  return fillIn(readSections("cli/tables/scripts.txt").get("man")!, {
    date: DATE,
    version: VERSION,
    commands: commands.join("\n"),
    global: global.flatMap(([flag, option]) => optionEntry(flag, option)).join("\n"),
    precedence: t("help_page.precedence"),
    settings: settings.join("\n"),
  });
}

function commandEntry({ name, more, usage, options = {}, examples }: Command): string[] {
  const entries = Object.entries(options).flatMap(([flag, option]) => optionEntry(flag, option));
  return [
    ".TP",
    `.B ${escaped(`ambo ${name} ${usage}`.trimEnd())}`,
    `${escaped(sentence(translator("en")(`help.${name}`)))}`,
    ...(more === undefined ? [] : [escaped(sentence(translator("en")(`help.${more}`)))]),
    ...(entries.length === 0 ? [] : [".RS", ...entries, ".RE"]),
    ...examples.flatMap((example) => [".IP", ".EX", escaped(example), ".EE"]),
  ];
}

function optionEntry(flag: string, option: Option): string[] {
  const { value } = option;
  const shown = value === undefined ? `--${flag}` : `--${flag} ${value}`;
  return [".TP", `.B ${escaped(shown)}`, escaped(sentence(optionHelp(option, "en")))];
}

function settingEntry(name: SettingName): string[] {
  const { value, secret, default: fallback } = SETTINGS[name];
  const help = translator("en")(`setting.${name}`);
  const variables = secret ? [name, secretFileOf(name)] : [name];
  const preset = fallback === "" ? "" : ` The default is ${fallback}.`;
  return [
    ".TP",
    `.B ${escaped(`--${name} ${value}`)}`,
    escaped(`${sentence(help)}${preset}`),
    escaped(`Variable: ${variables.map(variableOf).join(" or ")}.`),
  ];
}

function sentence(text: string): string {
  return `${text[0]!.toUpperCase()}${text.slice(1)}.`;
}

/** Escapes a text for roff: its own escape character, dashes that are typed, and requests at the start of a line. */
function escaped(text: string): string {
  return text.replaceAll("\\", "\\e").replaceAll("-", "\\-").replaceAll("…", "\\&.\\|.\\|.").replace(/^[.']/, "\\&$&");
}

function quoted(text: string): string {
  return `"${escaped(text)}"`;
}

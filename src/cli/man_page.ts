import { SETTING_GROUPS, SETTINGS, type SettingName, secretFileOf, variableOf } from "../config/mod.ts";
import { translator } from "../i18n/mod.ts";
import { VERSION } from "../version.ts";
import type { Command, CommandGroup, Option } from "./command.ts";
import { GLOBAL_FLAGS } from "./global_flags.ts";
import { optionHelp } from "./json.ts";

/** Writes the manual page in section 1, in the macros of man(7), from the tables that the help text is made of. */
export function manPage(groups: readonly CommandGroup[]): string {
  return [
    `.TH AMBO 1 "" "Ambo ${VERSION}" "User Commands"`,
    ".SH NAME",
    "ambo \\- answers scripture passages by reference",
    ".SH SYNOPSIS",
    ".B ambo",
    ".I COMMAND",
    ".RI [ OPTION \\ \\&.\\|.\\|.]",
    ".SH DESCRIPTION",
    "Ambo serves Bible translations by reference over HTTP: an API for programs and pages for people.",
    "Results go to standard output, everything else to standard error.",
    ".SH COMMANDS",
    ...groups.flatMap(({ title, commands }) => [
      `.SS ${quoted(translator("en")(`help.${title}`))}`,
      ...commands.flatMap(commandEntry),
    ]),
    ".SH GLOBAL OPTIONS",
    ...Object.entries(GLOBAL_FLAGS).flatMap(([flag, option]) => optionEntry(flag, option)),
    ...optionEntry("help", { help: "explain" }),
    ".SH SETTINGS",
    translator("en")("help_page.precedence"),
    "A command takes the flags of the settings that it uses;",
    `.B ${escaped("ambo help COMMAND")}`,
    "lists them.",
    ...SETTING_GROUPS.flatMap(({ name, names }) => [
      `.SS ${quoted(translator("en")(`setting_group.${name}`))}`,
      ...names.flatMap(settingEntry),
    ]),
    ".SH EXIT STATUS",
    ...[
      ["0", "The work is done."],
      ["1", "It failed, or what was checked has errors."],
      ["2", "The command line or a setting is wrong."],
    ].flatMap(([status, meaning]) => [".TP", `.B ${status}`, meaning!]),
    "A key or a sign-in link that cannot be written is not put in force, and the command ends with 1.",
    "Where the reader of other results goes away, as in",
    `.BR "${escaped("ambo calendar | head")}" ,`,
    "the command ends quietly with 0.",
    ".SH ENVIRONMENT",
    "Besides the variables of the settings:",
    ...[
      ["LANGUAGE, LC_ALL, LC_MESSAGES, LANG", "The language, as for gettext; English for others than those of --lang."],
      ["NO_COLOR", "If not empty, there are no colours unless --color asks for them."],
      ["TERM", "On a dumb terminal there are no colours and no progress bars."],
    ].flatMap(([name, meaning]) => [".TP", `.B ${escaped(name!)}`, escaped(meaning!)]),
    ".SH FILES",
    ...[
      ["corpus", "The translation files, where --corpus names no other folder."],
      ["keys", "Users, keys and counts, where --keys names no other folder."],
      ["/etc/ambo/ambo.conf", "The settings of the installed service."],
    ].flatMap(([name, meaning]) => [".TP", `.I ${escaped(name!)}`, escaped(meaning!)]),
  ].join("\n");
}

function commandEntry({ name, usage, summary, options = {}, examples }: Command): string[] {
  return [
    ".TP",
    `.B ${escaped(`ambo ${name} ${usage}`.trimEnd())}`,
    `${escaped(sentence(translator("en")(`help.${summary}`)))}`,
    ...(Object.keys(options).length === 0 ? [] : [".RS"]),
    ...Object.entries(options).flatMap(([flag, option]) => optionEntry(flag, option)),
    ...(Object.keys(options).length === 0 ? [] : [".RE"]),
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

import { Problem } from "../base/problem.ts";
import { fillIn, readSections } from "../base/source_files.ts";
import { SETTINGS, secretFileOf } from "../config/mod.ts";
import { translator } from "../i18n/mod.ts";
import type { Command, CommandGroup } from "./command.ts";
import { GLOBAL_FLAGS } from "./flags.ts";

/** The names of the global flags. */
const GLOBAL_NAMES = Object.keys(GLOBAL_FLAGS).map((flag) => `--${flag}`);

/** A flag that takes one of some values. */
interface Choice {
  readonly flag: string;
  /** With spaces between. */
  readonly values: string;
}

/** Returns the flags that take one of some values: the global ones, and those of commands. */
function choicesOf(commands: readonly Command[]): Choice[] {
  const own = commands.flatMap(({ options = {} }) =>
    Object.entries(options).flatMap(([flag, { values }]) => (values === undefined ? [] : [[flag, values()] as const])),
  );
  const everywhere = Object.entries(GLOBAL_FLAGS).map(([flag, { value }]) => [flag, value.split("|")] as const);
  return [...everywhere, ...own].map(([flag, values]) => ({ flag: `--${flag}`, values: values.join(" ") }));
}

/** A command as a shell completes it. */
interface Completion {
  readonly name: string;
  readonly summary: string;
  /** The subcommands, or other words that may follow the command. */
  readonly words: readonly string[];
  /** With their dashes. */
  readonly flags: readonly string[];
}

const SHELLS = ["bash", "zsh", "fish"] as const;

/** Makes the command `ambo completion SHELL` from a loader of all commands. */
export function createCompletion(loadGroups: () => Promise<readonly CommandGroup[]>): Command {
  return {
    name: "completion",
    usage: SHELLS.join(" | "),
    service: "none",
    settings: [],
    examples: ["ambo completion bash > /etc/bash_completion.d/ambo", "ambo completion fish | source"],
    async run({ operands, print }) {
      const shell = SHELLS.find((shell) => shell === operands[0]);
      if (shell === undefined || operands.length > 1) {
        throw new Problem("usage.unknown_word", { command: "completion", words: SHELLS, guess: undefined });
      }
      const commands = (await loadGroups()).flatMap(({ commands }) => commands);
      const completions = commands.map((command) => completionOf(command, commands));
      const choices = choicesOf(commands);
      const values =
        shell === "fish"
          ? { lines: fishLines(completions, choices) }
          : scriptValues(completions, choices, shell === "zsh");
      print(fillIn(readSections("cli/tables/scripts.txt").get(shell)!, values));
      return 0;
    },
  };
}

function completionOf(command: Command, commands: readonly Command[]): Completion {
  const { name, usage, options = {}, settings } = command;
  const words =
    name === "help"
      ? [...commands.map(({ name }) => name), "settings"]
      : usage.split(" | ").flatMap((part) => /^[a-z]+/.exec(part) ?? []);
  const names = settings.flatMap((name) => (SETTINGS[name].secret ? [name, secretFileOf(name)] : [name]));
  const everywhere = [...Object.keys(GLOBAL_FLAGS), "help"];
  const flags = [...Object.keys(options), ...names, ...everywhere].map((flag) => `--${flag}`);
  return { name, summary: translator("en")(`help.${name}`), words, flags };
}

function scriptValues(
  completions: readonly Completion[],
  choices: readonly Choice[],
  isZsh: boolean,
): Readonly<Record<string, string>> {
  const cases = completions.map(({ name, words, flags }) =>
    isZsh
      ? `      ${name}) words_of=(${words.join(" ")}) flags_of=(${flags.join(" ")}) ;;`
      : `    ${name}) words="${words.join(" ")}" flags="${flags.join(" ")}" ;;`,
  );
  const choiceCases = choices.map(({ flag, values }) =>
    isZsh ? `    ${flag}) compadd -- ${values}; return ;;` : `    ${flag}) words="${values}" flags="" ;;`,
  );
  const described = completions.map(({ name, summary }) => `    ${quote(`${name}:${summary}`)}`);
  return {
    commands: isZsh ? described.join("\n") : completions.map(({ name }) => name).join(" "),
    cases: cases.join("\n"),
    choices: choiceCases.join("\n"),
    flags: GLOBAL_NAMES.join(" "),
  };
}

function fishLines(completions: readonly Completion[], choices: readonly Choice[]): string {
  const lines = completions.flatMap(({ name, summary, words, flags }) => {
    const inside = `complete -c ambo -n '__fish_seen_subcommand_from ${name}'`;
    return [
      `complete -c ambo -n __fish_use_subcommand -a ${name} -d ${quote(summary)}`,
      ...(words.length === 0 ? [] : [`${inside} -a '${words.join(" ")}'`]),
      ...flags.map((flag) => `${inside} -l ${flag.slice("--".length)}`),
    ];
  });
  const choiceLines = choices.map(
    ({ flag, values }) => `complete -c ambo -l ${flag.slice("--".length)} -x -a '${values}'`,
  );
  return [...lines, ...choiceLines].join("\n");
}

/** Quotes a text for zsh and fish: an apostrophe is between two quoted texts. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

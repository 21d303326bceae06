import { Problem } from "../base/problem.ts";
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

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript } as const;
const SHELLS = Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[];

/** Makes the command `ambo completion SHELL` from a loader of all commands. */
export function createCompletion(loadGroups: () => Promise<readonly CommandGroup[]>): Command {
  return {
    name: "completion",
    usage: SHELLS.join(" | "),
    settings: [],
    examples: ["ambo completion bash > /etc/bash_completion.d/ambo", "ambo completion fish | source"],
    async run({ operands, print }) {
      const shell = SHELLS.find((shell) => shell === operands[0]);
      if (shell === undefined || operands.length > 1) {
        throw new Problem("usage.unknown_word", { command: "completion", words: SHELLS, guess: undefined });
      }
      const commands = (await loadGroups()).flatMap(({ commands }) => commands);
      const completions = commands.map((command) => completionOf(command, commands));
      print(SCRIPTS[shell](completions, choicesOf(commands)).trimEnd());
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

function bashScript(completions: readonly Completion[], choices: readonly Choice[]): string {
  const cases = completions.map(
    ({ name, words, flags }) => `    ${name}) words="${words.join(" ")}" flags="${flags.join(" ")}" ;;`,
  );
  return `# Completes ambo in bash.
_ambo() {
  local word=\${COMP_WORDS[COMP_CWORD]} words="" flags=""
  case \${COMP_WORDS[1]} in
${cases.join("\n")}
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="${completions.map(({ name }) => name).join(" ")}" flags="--help --version ${GLOBAL_NAMES.join(" ")}"
  elif [ "$COMP_CWORD" -gt 2 ]; then
    words=""
  fi
  case \${COMP_WORDS[COMP_CWORD-1]} in
${choices.map(({ flag, values }) => `    ${flag}) words="${values}" flags="" ;;`).join("\n")}
  esac
  case $word in
    -*) COMPREPLY=($(compgen -W "$flags" -- "$word")) ;;
    *) COMPREPLY=($(compgen -W "$words" -- "$word")) ;;
  esac
}
complete -o default -F _ambo ambo
`;
}

function zshScript(completions: readonly Completion[], choices: readonly Choice[]): string {
  const described = completions.map(({ name, summary }) => `    ${quote(`${name}:${summary}`)}`);
  const cases = completions.map(
    ({ name, words, flags }) => `      ${name}) words_of=(${words.join(" ")}) flags_of=(${flags.join(" ")}) ;;`,
  );
  return `#compdef ambo
# Completes ambo in zsh.
_ambo() {
  local -a commands words_of flags_of
  commands=(
${described.join("\n")}
  )
  case $words[CURRENT-1] in
${choices.map(({ flag, values }) => `    ${flag}) compadd -- ${values}; return ;;`).join("\n")}
  esac
  if (( CURRENT == 2 )); then
    _describe command commands
    compadd -- --help --version ${GLOBAL_NAMES.join(" ")}
  else
    case $words[2] in
${cases.join("\n")}
    esac
    if [[ $PREFIX == -* ]]; then compadd -- $flags_of
    else
      (( CURRENT == 3 )) && compadd -- $words_of
      _files
    fi
  fi
}
compdef _ambo ambo
# Loaded from $fpath, the file is the body of the function.
if [ "$funcstack[1]" = _ambo ]; then _ambo "$@"; fi
`;
}

function fishScript(completions: readonly Completion[], choices: readonly Choice[]): string {
  const lines = completions.flatMap(({ name, summary, words, flags }) => [
    `complete -c ambo -n __fish_use_subcommand -a ${name} -d ${quote(summary)}`,
    ...(words.length === 0
      ? []
      : [`complete -c ambo -n '__fish_seen_subcommand_from ${name}' -a '${words.join(" ")}'`]),
    ...flags.map((flag) => `complete -c ambo -n '__fish_seen_subcommand_from ${name}' -l ${flag.slice("--".length)}`),
  ]);
  for (const { flag, values } of choices) {
    lines.push(`complete -c ambo -l ${flag.slice("--".length)} -x -a '${values}'`);
  }
  return `# Completes ambo in fish.
${lines.join("\n")}
`;
}

/** Quotes a text for zsh and fish: an apostrophe is between two quoted texts. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

import { nearestOf } from "./nearest.ts";
import { UsageError } from "./usage_error.ts";

/** A word after a command's name, such as `add` in `ambo user add NAME`. */
export interface Subcommand {
  /** The operands after the word, as the help text shows them. */
  readonly operands: readonly string[];
}

/** Writes the usage of a command from its subcommands: `issue NAME | revoke NAME | list`. */
export function usageOf(subcommands: Readonly<Record<string, Subcommand>>): string {
  return Object.entries(subcommands)
    .map(([word, { operands }]) => [word, ...operands].join(" "))
    .join(" | ");
}

/**
 * Finds the subcommand that a command line begins with.
 *
 * @param command The command's name.
 * @param options The subcommands, and the operands of the command line.
 * @throws {UsageError} If there is none, or its own operands are too few or too many.
 */
export function findSubcommand<S extends Subcommand>(
  command: string,
  { subcommands, operands }: { subcommands: Readonly<Record<string, S>>; operands: readonly string[] },
): S {
  const [word = "", ...rest] = operands;
  const subcommand = Object.hasOwn(subcommands, word) ? subcommands[word] : undefined;
  if (subcommand === undefined) {
    const words = Object.keys(subcommands);
    throw new UsageError("unknown_word", { command, words, guess: nearestOf(word, words) });
  }
  if (rest.length !== subcommand.operands.length) {
    const line = ["ambo", command, word, ...subcommand.operands].join(" ");
    throw new UsageError("wrong_operands", { line });
  }
  return subcommand;
}

import type { CommandContext } from "./command.ts";

const YES = /^(?:y|yes|d|da)$/i;

/** Asks a question on the terminal. @returns True for yes, with `--yes`, and where nobody sits at a terminal. */
export async function confirm(
  { ask, options, t }: Pick<CommandContext, "ask" | "options" | "t">,
  question: string,
): Promise<boolean> {
  if (ask === undefined || options.yes === true) return true;
  return YES.test((await ask(`${question} ${t("result.yes_or_no")} `)).trim());
}

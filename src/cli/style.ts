import type { TextStyle } from "./command.ts";
import { UsageError } from "./usage_error.ts";

/** The choices of `--color`. */
export const COLOR_CHOICES = ["auto", "always", "never"] as const;

const sequence = (start: number, end: number) => (text: string) => `\u001b[${start}m${text}\u001b[${end}m`;
const COLORED: TextStyle = {
  bold: sequence(1, 22),
  red: sequence(31, 39),
  yellow: sequence(33, 39),
};
const same = (text: string) => text;
/** The style of a stream that is no terminal. */
export const PLAIN_STYLE: TextStyle = { bold: same, red: same, yellow: same };

/**
 * Chooses the style of a stream.
 *
 * @param options `width`: the columns of the terminal, or 0 where the stream is none. `color`: the text of `--color`,
 *   where it was given. Unless it was, `NO_COLOR`, if it is not empty, and a terminal that is `dumb` or has no name turn
 *   colours off.
 * @throws {UsageError} If there is no such choice.
 */
export function styleOf({
  width,
  color = "auto",
  environment,
}: {
  width: number;
  color: string | undefined;
  environment: Readonly<Record<string, string | undefined>>;
}): TextStyle {
  if (!COLOR_CHOICES.some((choice) => choice === color)) {
    throw new UsageError("invalid_word", {
      option: "--color",
      value: color,
      words: ["auto", "always", "never"],
    });
  }
  if (color !== "auto") return color === "always" ? COLORED : PLAIN_STYLE;
  const { NO_COLOR, TERM = "dumb" } = environment;
  return width > 0 && !NO_COLOR && TERM !== "dumb" ? COLORED : PLAIN_STYLE;
}

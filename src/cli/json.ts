import { escapeControls } from "../base/escape_controls.ts";
import type { CommandContext, Option } from "./command.ts";

/**
 * Makes the option `--json` of a command that prints data.
 *
 * @param shape The JSON, for the help text: `[{ name, key }]`.
 */
export function jsonOption(shape: string): Option {
  return { help: `prints JSON: ${shape}` };
}

/** Prints a value as one line of JSON, whose control characters are escaped for terminals. */
export function printJson({ print }: Pick<CommandContext, "print">, value: unknown): void {
  print(escapeControls(JSON.stringify(value)));
}

import { escapeControls } from "../base/escape_controls.ts";
import type { Language } from "../i18n/mod.ts";
import { translator } from "../i18n/mod.ts";
import type { CommandContext, HelpKey, Option } from "./command.ts";

/**
 * Makes the option `--json` of a command that prints data.
 *
 * @param shape The JSON, for the help text: `[{ name, key }]`.
 * @param note The name of a text that explains it.
 */
export function jsonOption(shape: string, note?: HelpKey): Option {
  return { help: "json", shape, ...(note !== undefined && { note }) };
}

/** Returns the help of an option: `prints JSON: { file, bytes }; …`. */
export function optionHelp({ help, shape, note }: Option, language: Language): string {
  const texts = translator(language);
  const shown = shape === undefined ? texts(`help.${help}`) : `${texts(`help.${help}`)}: ${shape}`;
  return note === undefined ? shown : `${shown}; ${texts(`help.${note}`)}`;
}

/** Prints a value as one line of JSON, whose control characters are escaped for terminals. */
export function printJson({ print }: Pick<CommandContext, "print">, value: unknown): void {
  print(escapeControls(JSON.stringify(value)));
}

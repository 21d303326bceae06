import { isLanguage, LANGUAGES, type Language } from "../i18n/mod.ts";
import type { Option } from "./command.ts";

/** The flags that every command takes, and the program without a command. */
export const GLOBAL_FLAGS = {
  lang: {
    value: LANGUAGES.join("|"),
    help: "lang",
  },
  color: {
    value: "auto|always|never",
    help: "color",
  },
} as const satisfies Readonly<Record<string, Option>>;

/** A command line without the global flags, and their values. */
export interface TakenFlags {
  readonly rest: readonly string[];
  readonly values: { readonly [K in keyof typeof GLOBAL_FLAGS]?: string };
  /** The name of a global flag whose value is missing. */
  readonly incomplete?: string;
}

/** Takes the global flags out of a command line, wherever they stand before `--`. */
export function takeGlobalFlags(args: readonly string[]): TakenFlags {
  const rest: string[] = [];
  const values: Record<string, string> = {};
  let incomplete: string | undefined;
  for (let at = 0; at < args.length; at++) {
    const word = args[at]!;
    if (word === "--") {
      rest.push(...args.slice(at));
      break;
    }
    const [, name, value] = /^--(lang|color)(?:=(.*))?$/s.exec(word) ?? [];
    if (name === undefined) {
      rest.push(word);
      continue;
    }
    if (value !== undefined) values[name] = value;
    // A flag in the place of the value is read as a flag, as it may be the one that says the language.
    else if (args[at + 1]?.startsWith("-") ?? true) incomplete = name;
    else values[name] = args[++at]!;
  }
  return { rest, values, ...(incomplete !== undefined && { incomplete }) };
}

/** Returns the language that `--lang` names, such as `sl` or `sl-SI`, where there is a catalogue of it. */
export function chosenLanguage(lang = ""): Language | undefined {
  const code = lang.split(/[-_.@]/)[0];
  return isLanguage(code) ? code : undefined;
}

import type { Option } from "./command.ts";
import { UsageError } from "./command.ts";
import { type CommandLanguage, languageOf } from "./texts/language.ts";

/** The flags that every command takes, and the program without a command. */
export const GLOBAL_FLAGS = {
  lang: {
    value: "sl|en",
    help: "language of help, results and errors: sl or en; else as LANGUAGE, LC_ALL, LC_MESSAGES and LANG say",
  },
  color: {
    value: "auto|always|never",
    help: "colours: auto (on a terminal, unless NO_COLOR is set), always or never",
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
    const given = value ?? args[++at];
    if (given === undefined) incomplete = name;
    else values[name] = given;
  }
  return { rest, values, ...(incomplete !== undefined && { incomplete }) };
}

/**
 * Returns the language of the output.
 *
 * @throws {UsageError} If `--lang` names another.
 */
export function chosenLanguage(
  lang: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): CommandLanguage {
  if (lang === undefined) return languageOf(environment);
  if (lang === "sl" || lang === "en") return lang;
  throw new UsageError(`Cannot use --lang "${lang}": expected sl or en`);
}

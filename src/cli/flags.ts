import { DayClock } from "../base/clock.ts";
import { Problem } from "../base/problem.ts";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from "../i18n/mod.ts";
import type { CommandContext, Option } from "./command.ts";

/** The flags that every command takes, and the program without a command. */
export const GLOBAL_FLAGS = {
  lang: { value: LANGUAGES.join("|"), help: "lang" },
  color: { value: "auto|always|never", help: "color" },
} as const satisfies Readonly<Record<string, Option>>;

/** A command line without the global flags, and their values. */
interface TakenFlags {
  readonly rest: readonly string[];
  readonly values: { readonly [K in keyof typeof GLOBAL_FLAGS]?: string };
  /** The name of a global flag whose value is missing. */
  readonly incomplete?: string;
}

/** Takes the global flags out of a command line, wherever they are before `--`. */
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

/**
 * Returns the language that `--lang` names, such as `sl` or `sl-SI`; undefined without the flag.
 *
 * @throws {Problem<"usage">} If there is no catalogue of it.
 */
export function chosenLanguage(lang: string | undefined): Language | undefined {
  if (lang === undefined) return undefined;
  const code = lang.split(/[-_.@]/)[0];
  if (isLanguage(code)) return code;
  throw new Problem("usage.invalid_word", { option: "--lang", value: lang, words: LANGUAGES });
}

/** Variables of the locale, the first that is set decides. */
const LOCALE = ["LC_ALL", "LC_MESSAGES", "LANG"];

/** Locales without a language: messages stay as they are in the program, whatever `LANGUAGE` says. */
const NO_LANGUAGE = /^(C|POSIX)([.@]|$)/;

/**
 * Chooses the language by the variables of the process, in the order of gettext: `LANGUAGE`, a list that wins where there
 * is a locale at all, then `LC_ALL`, `LC_MESSAGES` and `LANG`.
 */
export function languageOf(environment: Readonly<Record<string, string | undefined>>): Language {
  const locale = localeOf(environment);
  if (locale === undefined) return "en";
  const wanted = [...(environment.LANGUAGE ?? "").split(":").filter(Boolean), locale];
  const known = wanted.map((name) => name.split(/[_.@]/)[0]).find(isLanguage);
  return known ?? "en";
}

/** Returns the locale of the variables; undefined where they name no language. */
function localeOf(environment: Readonly<Record<string, string | undefined>>): string | undefined {
  const locale = LOCALE.map((name) => environment[name]).find(Boolean);
  return locale === undefined || NO_LANGUAGE.test(locale) ? undefined : locale;
}

/** Returns today in the service's time zone. */
export function todayOf({ timezone }: CommandContext["settings"]): string {
  return new DayClock(timezone).today().date;
}

/**
 * Returns the day of the option `--date`, else today in the service's time zone.
 *
 * @param options `isKnown` checks whether the command has something for a date, `years` are those of the dates, for the error.
 * @throws {Problem<"usage">} If the option is no such date.
 */
export function dateOf(
  { settings, options }: CommandContext,
  { isKnown, years }: { isKnown: (text: string) => boolean; years?: readonly [first: number, last: number] },
): string {
  if (typeof options.date !== "string") return todayOf(settings);
  if (isKnown(options.date)) return options.date;
  const values = { value: options.date, ...(years !== undefined && { years }) };
  throw new Problem("usage.invalid_date", values);
}

/**
 * Returns the language of days and readings: Slovenian, in which the readings are ordered, unless another was chosen by
 * `--lang` or the locale. A script without a locale goes on getting what it always got.
 */
export function dayLanguage({ environment, language, isLanguageChosen }: CommandContext): Language {
  return isLanguageChosen || localeOf(environment) ? language : DEFAULT_LANGUAGE;
}

import { isLanguage, type Language } from "../i18n/mod.ts";

/** Variables of the locale, the first that is set decides. */
const LOCALE = ["LC_ALL", "LC_MESSAGES", "LANG"];

/** Locales without a language: messages stay as they stand in the program, whatever `LANGUAGE` says. */
const NO_LANGUAGE = /^(C|POSIX)([.@]|$)/;

/**
 * Chooses the language by the variables of the process, in the order of gettext: `LANGUAGE`, a list that wins where there
 * is a locale at all, then `LC_ALL`, `LC_MESSAGES` and `LANG`.
 */
export function languageOf(environment: Readonly<Record<string, string | undefined>>): Language {
  const locale = LOCALE.map((name) => environment[name]).find(Boolean);
  if (locale === undefined || NO_LANGUAGE.test(locale)) return "en";
  const wanted = [...(environment.LANGUAGE ?? "").split(":").filter(Boolean), locale];
  const known = wanted.map((name) => name.split(/[_.@]/)[0]).find(isLanguage);
  return known ?? "en";
}

/** Returns true if the variables name a language at all. */
export function namesLanguage(environment: Readonly<Record<string, string | undefined>>): boolean {
  const locale = LOCALE.map((name) => environment[name]).find(Boolean);
  return locale !== undefined && !NO_LANGUAGE.test(locale);
}

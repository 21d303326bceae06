import { DayClock } from "../base/clock.ts";
import { type CommandContext, UsageError } from "./command.ts";
import { type CommandLanguage, namesLanguage } from "./texts/language.ts";

/**
 * Returns the day of the option `--date`, else today in the service's time zone.
 *
 * @param options `isKnown` tells whether the command has something for a date, `limits` is added to the error.
 * @throws {UsageError} If the option is no such date.
 */
export function dateOf(
  { settings, options }: CommandContext,
  { isKnown, limits = "" }: { isKnown: (text: string) => boolean; limits?: string },
): string {
  if (typeof options.date !== "string") return new DayClock(settings.timezone).today().date;
  if (isKnown(options.date)) return options.date;
  throw new UsageError(
    `Cannot use --date "${options.date}": expected a day such as 2026-12-25${limits}`,
  );
}

/** Formats a date for people: `25. december 2026`, `25 December 2026`. */
export function longDate(date: string, language: CommandLanguage): string {
  const locale = language === "sl" ? "sl-SI" : "en-GB";
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/**
 * Returns the language of days and readings: Slovenian, in which the readings are ordered, unless English was chosen by
 * `--lang` or the locale. A script without a locale goes on getting what it always got.
 */
export function dayLanguage({
  environment,
  language,
  isLanguageChosen,
}: CommandContext): CommandLanguage {
  return language === "en" && (isLanguageChosen || namesLanguage(environment)) ? "en" : "sl";
}

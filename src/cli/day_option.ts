import { DayClock } from "../base/clock.ts";
import { DEFAULT_LANGUAGE, type Language } from "../i18n/mod.ts";
import type { CommandContext } from "./command.ts";
import { namesLanguage } from "./locale.ts";
import { UsageError } from "./usage_error.ts";

/**
 * Returns the day of the option `--date`, else today in the service's time zone.
 *
 * @param options `isKnown` tells whether the command has something for a date, `years` are those of the dates, for the error.
 * @throws {UsageError} If the option is no such date.
 */
export function dateOf(
  { settings, options }: CommandContext,
  { isKnown, years }: { isKnown: (text: string) => boolean; years?: readonly [first: number, last: number] },
): string {
  if (typeof options.date !== "string") return new DayClock(settings.timezone).today().date;
  if (isKnown(options.date)) return options.date;
  const values = { value: options.date, ...(years !== undefined && { years }) };
  throw new UsageError("invalid_date", values);
}

/**
 * Returns the language of days and readings: Slovenian, in which the readings are ordered, unless another was chosen by
 * `--lang` or the locale. A script without a locale goes on getting what it always got.
 */
export function dayLanguage({ environment, language, isLanguageChosen }: CommandContext): Language {
  return isLanguageChosen || namesLanguage(environment) ? language : DEFAULT_LANGUAGE;
}

import { kept } from "../base/bounded_map.ts";
import { type Language, localeOf } from "./language.ts";
import { translator } from "./message.ts";

/** The part of a request that dates are written for. */
interface DateContext {
  readonly language: Language;
  readonly settings: { readonly timezone: string };
}

const formats = new Map<string, Intl.DateTimeFormat>();

function format(context: DateContext, moment: number, options: Intl.DateTimeFormatOptions): string {
  const { language } = context;
  const timeZone = context.settings.timezone;
  const key = `${language} ${timeZone} ${JSON.stringify(options)}`;
  const format = kept(formats, key, () => new Intl.DateTimeFormat(localeOf(language), { timeZone, ...options }));
  return format.format(moment);
}

/** Formats a moment (milliseconds since the Unix epoch) as a date within a sentence: `21. novembra 2026`. */
export function formatDate(context: DateContext, moment: number): string {
  // The locale data lack the genitive that Slovenian has within a sentence.
  const months = translator(context.language)("language.months").split(" ");
  if (months.length < 12) return format(context, moment, { dateStyle: "long" });
  const part = (options: Intl.DateTimeFormatOptions) => Number.parseInt(format(context, moment, options), 10);
  const month = months[part({ month: "numeric" }) - 1];
  return `${part({ day: "numeric" })}. ${month} ${part({ year: "numeric" })}`;
}

/** Formats a moment as a date with its time, within a sentence: `21. novembra 2026 ob 10.54`. */
export function formatDateTime(context: DateContext, moment: number): string {
  const [date, time] = [formatDate(context, moment), formatTime(context, moment)];
  return translator(context.language)("language.date_time", { date, time });
}

/** Formats the time of day of a moment: in Slovenian `10.54`, in English `10:54`. */
export function formatTime(context: DateContext, moment: number): string {
  const [hour = "", minute = ""] = format(context, moment, { timeStyle: "short" }).split(":");
  return translator(context.language)("language.time", { hour, minute });
}

/** Makes the function that formats a calendar date, `YYYY-MM-DD`, or a month, `YYYY-MM`. */
function dateFormat(options: Intl.DateTimeFormatOptions): (context: DateContext, date: string) => string {
  return (context, date) => format(context, Date.parse(date), { ...options, timeZone: "UTC" });
}

/** In short: `21. 11.` */
export const formatShortDate = dateFormat({ day: "numeric", month: "numeric" });

/** A month: `november 2026`. */
export const formatMonth = dateFormat({ month: "long", year: "numeric" });

/** With the weekday: `sobota, 21. november`. */
export const formatWeekdayDate = dateFormat({ weekday: "long", day: "numeric", month: "long" });

/** With the weekday, in short: `sobota, 21. 11.` */
export const formatWeekdayShortDate = dateFormat({ weekday: "long", day: "numeric", month: "numeric" });

/** In full: `sobota, 21. november 2026`. */
export const formatFullDate = dateFormat({ dateStyle: "full" });

/** Formats a calendar date as a title: `25. december 2026`. */
export function formatLongDate(language: Language, date: string): string {
  return dateFormat({ dateStyle: "long" })({ language, settings: { timezone: "UTC" } }, date);
}

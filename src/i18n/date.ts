import { kept } from "../base/bounded_map.ts";
import type { Language } from "./catalogues.ts";
import { localeOf } from "./language.ts";
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

/** Formats a calendar date, `YYYY-MM-DD`, in short: `21. 11.` */
export function formatShortDate(context: DateContext, date: string): string {
  const options = { day: "numeric", month: "numeric", timeZone: "UTC" } as const;
  return format(context, Date.parse(date), options);
}

/** Formats a month, `YYYY-MM`: `november 2026`. */
export function formatMonth(context: DateContext, month: string): string {
  const options = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  return format(context, Date.parse(`${month}-01`), options);
}

/** Formats a calendar date with its weekday: `sobota, 21. november`. */
export function formatWeekdayDate(context: DateContext, date: string): string {
  const options = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
  return format(context, Date.parse(date), options);
}

/** Formats a calendar date with its weekday in short: `sobota, 21. 11.` */
export function formatWeekdayShortDate(context: DateContext, date: string): string {
  const options = { weekday: "long", day: "numeric", month: "numeric", timeZone: "UTC" } as const;
  return format(context, Date.parse(date), options);
}

/** Formats a calendar date as a title: `25. december 2026`. */
export function formatLongDate(language: Language, date: string): string {
  const locale = localeOf(language);
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(date));
}

/** Formats a calendar date in full: `sobota, 21. november 2026`. */
export function formatFullDate(context: DateContext, date: string): string {
  const options = { dateStyle: "full", timeZone: "UTC" } as const;
  return format(context, Date.parse(date), options);
}

import type { Visit } from "../page_context.ts";
import type { Language } from "./language.ts";

const LOCALES: Readonly<Record<Language, string>> = { sl: "sl", en: "en-GB" };
const formats = new Map<string, Intl.DateTimeFormat>();

function format(visit: Visit, moment: number, options: Intl.DateTimeFormatOptions): string {
  const { language, site } = visit;
  const key = `${language} ${site.timeZone} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(LOCALES[language], { timeZone: site.timeZone, ...options });
    formats.set(key, format);
  }
  return format.format(moment);
}

/** Within a sentence Slovenian has the month in the genitive, which the locale data does not know. */
const GENITIVES =
  "januarja februarja marca aprila maja junija julija avgusta septembra oktobra novembra decembra";
const SLOVENIAN_MONTHS = GENITIVES.split(" ");

/** A moment (milliseconds since the Unix epoch) as a date within a sentence: `21. novembra 2026`. */
export function date(visit: Visit, moment: number): string {
  if (visit.language !== "sl") return format(visit, moment, { dateStyle: "long" });
  const part = (options: Intl.DateTimeFormatOptions) =>
    Number.parseInt(format(visit, moment, options), 10);
  const month = SLOVENIAN_MONTHS[part({ month: "numeric" }) - 1];
  return `${part({ day: "numeric" })}. ${month} ${part({ year: "numeric" })}`;
}

/** A moment as a date with its time, within a sentence: `21. novembra 2026 ob 10.54`. */
export function dateAndTime(visit: Visit, moment: number): string {
  return `${date(visit, moment)}${visit.language === "sl" ? " ob " : ", "}${time(visit, moment)}`;
}

/** The time of day of a moment, as it is written in Slovenia: `10.54`; in English `10:54`. */
export function time(visit: Visit, moment: number): string {
  const written = format(visit, moment, { timeStyle: "short" });
  return visit.language === "sl" ? written.replace(":", ".").replace(/^0(?=\d)/, "") : written;
}

/** A calendar date, `YYYY-MM-DD`, in short: `21. 11.` */
export function shortDate(visit: Visit, date: string): string {
  const options = { day: "numeric", month: "numeric", timeZone: "UTC" } as const;
  return format(visit, Date.parse(date), options);
}

/** A calendar date with its weekday: `sobota, 21. november`. */
export function weekdayAndDate(visit: Visit, date: string): string {
  const options = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
  return format(visit, Date.parse(date), options);
}

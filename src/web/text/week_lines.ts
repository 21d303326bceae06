import {
  formatCalendarDate,
  type LiturgicalDay,
  type LocalizedName,
  liturgicalDay,
  parseDate,
  weekdayOf,
} from "../../calendar/mod.ts";
import type { Settings } from "../../config/mod.ts";
import { capitalize, formatWeekdayShortDate, type Language, textIn } from "../../i18n/mod.ts";
import { isLectionaryDate, type Mass, massesOf } from "../../lectionary/mod.ts";
import type { Visitor } from "../context/visitor.ts";

/** The language of a text, and the settings that days and dates depend on. */
export interface DayContext {
  readonly language: Language;
  readonly settings: Pick<Settings, "timezone" | "diocese">;
}

/** Returns the days of the week of a day, from Sunday to Saturday, but for those whose readings are not known. */
export function daysOfWeek(date: string): string[] {
  const day = parseDate(date);
  const sunday = day - weekdayOf(day);
  return Array.from({ length: 7 }, (_, index) => formatCalendarDate(sunday + index)).filter(isLectionaryDate);
}

/**
 * Writes the readings of days for the announcements, a line each, and each of several Masses: `Ponedeljek, 23. 11., sv.
 * Klemen I.: Raz 14,1-3.4b-5; Lk 21,1-4`. Psalms and acclamations are left out.
 */
export function announcementLines(context: DayContext, dates: readonly string[]): string[] {
  const { language, settings } = context;
  return dates.flatMap((date) => {
    const masses = massesOf(date, settings.diocese);
    const day = liturgicalDay(date, settings.diocese);
    return masses.map((mass) => {
      const isOfDay = masses.length === 1 || mass.name.sl === day.name.sl;
      const name = isOfDay ? keptOn(day) : mass.name;
      const when = capitalize(formatWeekdayShortDate(context, date));
      return `${when}${name ? `, ${textIn(name, language)}` : ""}: ${citations(mass)}`;
    });
  });
}

/** Returns what is named beside a date: the celebration, else a saint who may be kept; nothing on a numbered weekday. */
function keptOn({ celebration, beside, name }: LiturgicalDay): LocalizedName | undefined {
  if (celebration !== undefined) return name;
  const isNumbered = /^\p{L}+ \d+\. (?:\p{L}+ )?tedna/u.test(name.sl);
  return beside[0]?.name ?? (isNumbered ? undefined : name);
}

function citations({ readings }: Mass): string {
  return readings
    .filter(({ kind }) => kind !== "psalm" && kind !== "acclamation")
    .map(({ citation }) => citation)
    .join("; ");
}

/** Names what may be kept beside a day, with its rank: `Neobvezni god: sv. Janez Pavel II.` */
export function besideLines(context: Visitor, { beside }: LiturgicalDay): string[] {
  return beside.map(({ name, rank }) => {
    // A Sunday of thanksgiving is no celebration of a rank of its own.
    if (rank === "sunday") return capitalize(context.named(name));
    return `${capitalize(context.t(`church_year.ranks.${rank}`))}: ${context.named(name)}`;
  });
}

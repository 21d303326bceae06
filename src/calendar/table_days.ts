import type { LiturgicalDay } from "./liturgical_day.ts";

const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/**
 * What the verse table may call a day, the name that goes before the others first: its feast, its date near
 * Christmas, its place in the season. A Sunday may have a line for each of the three years of readings.
 */
export function tableDays(day: LiturgicalDay): string[] {
  const names = day.feast === undefined ? [] : [day.feast.id];
  const week = day.week === 0 ? [] : [day.week];
  const inSeason = [day.season, ...week, WEEKDAYS[day.weekday]].join(" ");
  if (day.weekday === 0) names.push(inSeason);
  const date = day.date.slice(5);
  if (day.season === "christmas" || date >= "12-17") names.push(date);
  names.push(inSeason);
  return names.flatMap((name) =>
    day.weekday === 0 ? [`${name} ${day.sundayCycle}`, name] : [name],
  );
}

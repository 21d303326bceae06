import {
  celebrationRecords,
  type Diocese,
  dayRecord,
  formatCalendarDate,
  liturgicalDay,
  parseDate,
} from "../calendar/mod.ts";
import { FIRST_LECTIONARY_YEAR, isLectionaryDate, LAST_LECTIONARY_YEAR, massesOf } from "../lectionary/mod.ts";
import type { Answer } from "./answer.ts";
import type { Endpoint } from "./endpoint.ts";
import { ApiError } from "./errors.ts";
import { json } from "./json.ts";
import { date } from "./parameter.ts";
import { reference } from "./schemas.ts";

/** The most days in one answer: those of a leap year. */
const MAX_DAYS = 366;
/** The days without `to`: a week. */
const USUAL_DAYS = 7;
const LAST_DAY = `${LAST_LECTIONARY_YEAR}-12-31`;

const dates = { accepts: isLectionaryDate, error: "invalid_calendar_date" } as const;
const from = date(
  {
    name: "from",
    description: `The first day, from ${FIRST_LECTIONARY_YEAR} to ${LAST_LECTIONARY_YEAR}. Without it the day is today in the service's time zone.`,
  },
  dates,
);
const to = date(
  {
    name: "to",
    description: `The last day, included; at most ${MAX_DAYS} days. Without it there are seven days.`,
  },
  dates,
);

/** `GET /calendar`: days of the church year. */
export const calendarEndpoint: Endpoint = {
  path: "/calendar",
  parameters: [from, to],
  maxAge: "day",
  documentation: {
    operation: "getCalendar",
    summary: "The church year",
    description:
      "Days of the church year as it is kept in Slovenia: what is kept, what may be kept, and the references of the " +
      "readings, without text and in the original numbering.",
    schema: reference("Calendar"),
    example: () => ({ from: "2026-10-22", to: "2026-10-22" }),
    errors: { invalid_parameter: () => ({ from: "2026-12-26", to: "2026-12-24" }) },
  },
  answer({ query, date: today, diocese }) {
    const first = from.read(query) ?? today;
    const last = to.read(query) ?? usualLast(first);
    checkRange(first, last);
    const days: Answer<"CalendarDay">[] = [];
    for (let day = parseDate(first); day <= parseDate(last); day += 1) {
      days.push(calendarDay(formatCalendarDate(day), diocese));
    }
    return json({ from: first, to: last, days } satisfies Answer<"Calendar">);
  },
};

function usualLast(first: string): string {
  const last = formatCalendarDate(parseDate(first) + USUAL_DAYS - 1);
  return last < LAST_DAY ? last : LAST_DAY;
}

/** @throws {ApiError} `invalid_parameter` */
function checkRange(first: string, last: string): void {
  if (last < first) {
    const allowed = longest(last);
    const end = first < allowed ? first : allowed;
    throw new ApiError("reversed_range", { from: first, to: last, end });
  }
  const days = parseDate(last) - parseDate(first) + 1;
  if (days <= MAX_DAYS) return;
  throw new ApiError("long_range", { days, most: MAX_DAYS, last: longest(first) });
}

/** Returns the last day of the longest range from a day on. */
function longest(first: string): string {
  return formatCalendarDate(parseDate(first) + MAX_DAYS - 1);
}

function calendarDay(date: string, diocese: Diocese | undefined): Answer<"CalendarDay"> {
  const day = liturgicalDay(date, diocese);
  return {
    date,
    ...dayRecord(day),
    celebrations: celebrationRecords(day),
    masses: massesOf(date, diocese).map(({ name, readings }) => ({
      name: name.sl,
      readings: readings.map(({ kind, title, citation, alternatives }) => ({
        kind,
        title: title.sl,
        reference: citation,
        alternatives: alternatives.map(({ citation }) => ({ reference: citation })),
      })),
    })),
  };
}

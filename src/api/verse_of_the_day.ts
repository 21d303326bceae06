import {
  verseOfTheDay as choose,
  dayRecord,
  isCalendarDate,
  versificationOf,
} from "../calendar/mod.ts";
import { resolve, type Translation } from "../corpus/mod.ts";
import type { Endpoint } from "./endpoint.ts";
import { ApiError } from "./errors.ts";
import { json } from "./json.ts";
import { messages } from "./messages.ts";
import { findTranslation } from "./passage.ts";
import { passageJson } from "./passage_json.ts";
import { layoutParameter, wantsLines } from "./printed_lines.ts";
import { reference } from "./schemas.ts";

/** `GET /verse-of-the-day`: a passage that fits the day, the same for everyone. */
export const verseOfTheDay: Endpoint = {
  path: "/verse-of-the-day",
  parameters: [
    {
      name: "translation",
      required: false,
      description:
        "Code of a translation, as `/translations` lists them. Without it the service's default is taken.",
    },
    {
      name: "date",
      required: false,
      description: "The day, for planning. Without it the day is today in the service's time zone.",
      format: "date",
    },
    layoutParameter,
  ],
  maxAge: "day",
  documentation: {
    operation: "getVerseOfTheDay",
    summary: "The verse of the day",
    description:
      "A passage that fits the day in the church year, the same for everyone, and what day it is.",
    schema: reference("VerseOfTheDay"),
    example: ({ translation }) => ({ translation: translation.code, date: "2026-12-25" }),
    errors: {
      invalid_parameter: () => ({ date: "2026-02-30" }),
      invalid_translation: () => ({ translation: "ABC" }),
    },
  },
  answer(request) {
    const { query, date: today, defaultTranslation } = request;
    const translation = findTranslation(request, query.get("translation") ?? defaultTranslation);
    const date = query.get("date") ?? today;
    if (!isCalendarDate(date)) throw new ApiError("invalid_parameter", messages.invalidDate(date));
    return verseJson(translation, { date, lines: wantsLines(query) });
  },
};

function verseJson(
  translation: Translation,
  { date, lines }: { date: string; lines: boolean },
): string {
  const { day, reference } = choose(date, versificationOf(translation));
  // Three verses at most, whatever the limit for passages that callers ask for.
  const resolution = resolve(translation, { reference, maxVerses: Number.POSITIVE_INFINITY });
  const extra = `"date":"${date}","day":${json(dayRecord(day))},`;
  return passageJson(translation, { resolution, extra, lines });
}

import { verseOfTheDay as choose, type Diocese, dayRecord, isCalendarDate } from "../calendar/mod.ts";
import { resolve, type Translation } from "../corpus/mod.ts";
import { versificationOf } from "../versification/mod.ts";
import { type Answer, jsonObject } from "./answer.ts";
import type { Endpoint } from "./endpoint.ts";
import { json } from "./json.ts";
import { date } from "./parameter.ts";
import { passageMembers } from "./passage_json.ts";
import { reference } from "./schemas.ts";
import {
  layoutParameter,
  notesParameter,
  requestedTranslation,
  type TextOptions,
  textOptions,
  translationParameter,
} from "./shared_parameters.ts";

const dateParameter = date(
  {
    name: "date",
    description: "The day, for planning. Without it the day is today in the service's time zone.",
  },
  { accepts: isCalendarDate, error: "invalid_date" },
);

/** `GET /verse-of-the-day`: a passage that fits the day, the same for everyone. */
export const verseOfTheDayEndpoint: Endpoint = {
  path: "/verse-of-the-day",
  parameters: [translationParameter, dateParameter, layoutParameter, notesParameter],
  maxAge: "day",
  documentation: {
    operation: "getVerseOfTheDay",
    summary: "The verse of the day",
    description: "A passage that fits the day in the church year, the same for everyone, and what day it is.",
    schema: reference("VerseOfTheDay"),
    example: ({ translation }) => ({ translation: translation.code, date: "2026-12-25" }),
    errors: {
      invalid_parameter: () => ({ date: "2026-02-30" }),
      invalid_translation: () => ({ translation: "ABC" }),
    },
  },
  answer(request) {
    const { query, date: today, diocese } = request;
    const translation = requestedTranslation(request);
    const date = dateParameter.read(query) ?? today;
    return verseJson(translation, { date, diocese, ...textOptions(request) });
  },
};

function verseJson(
  translation: Translation,
  { date, diocese, ...options }: TextOptions & { readonly date: string; readonly diocese: Diocese | undefined },
): string {
  const { day, reference } = choose(date, versificationOf(translation), { diocese });
  // Three verses at most, whatever the limit for passages that callers ask for.
  const resolution = resolve(translation, { reference, maxVerses: Number.POSITIVE_INFINITY });
  const { reference: found, ...others } = passageMembers(translation, { resolution, ...options });
  return jsonObject<"VerseOfTheDay">({
    reference: found,
    date: json(date),
    day: json(dayRecord(day) satisfies Answer<"LiturgicalDay">),
    ...others,
  });
}

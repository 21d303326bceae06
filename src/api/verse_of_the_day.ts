import { verseOfTheDay as choose, inventoryOf, isCalendarDate } from "../calendar/mod.ts";
import { resolve, type Translation } from "../corpus/mod.ts";
import type { Endpoint } from "./endpoint.ts";
import { ApiError } from "./errors.ts";
import { messages } from "./messages.ts";
import { findTranslation } from "./passage.ts";
import { passageJson } from "./passage_json.ts";

/** `GET /verse-of-the-day`: a passage that fits the day, the same for everyone. */
export const verseOfTheDay: Endpoint = {
  path: "/verse-of-the-day",
  parameters: [
    { name: "translation", required: false },
    { name: "date", required: false },
  ],
  keep: "day",
  answer(exchange) {
    const { query, date: today, maxVerses, defaultTranslation } = exchange;
    const translation = findTranslation(exchange, query.get("translation") ?? defaultTranslation);
    const date = query.get("date") ?? today;
    if (!isCalendarDate(date)) throw new ApiError("invalid_parameter", messages.invalidDate(date));
    return verseJson(translation, { date, maxVerses });
  },
};

function verseJson(
  translation: Translation,
  { date, maxVerses }: { date: string; maxVerses: number },
): string {
  const { reference } = choose(date, inventoryOf(translation));
  const resolution = resolve(translation, { reference, maxVerses });
  return passageJson(translation, resolution, `"date":"${date}",`);
}

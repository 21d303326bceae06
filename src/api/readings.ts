import { dayRecord, liturgicalDay } from "../calendar/mod.ts";
import type { BookId } from "../canon/mod.ts";
import { findCitation, findResponse, type Translation } from "../corpus/mod.ts";
import type { ByteString } from "../http/mod.ts";
import { type Language, textIn } from "../i18n/mod.ts";
import { endSentence, explainRecord } from "../i18n/problems/mod.ts";
import {
  findOccasion,
  isLectionaryDate,
  massesOf,
  occasionRecord,
  occasions,
  openingOf,
  type Reading,
} from "../lectionary/mod.ts";
import { type Answer, type JsonOf, json, jsonList, jsonObject } from "./answer.ts";
import {
  date,
  type Endpoint,
  languageParameter,
  layoutParameter,
  type Named,
  namesOf,
  notesParameter,
  pathChoice,
  requestedLanguage,
  requestedTranslation,
  type TextOptions,
  textOptions,
  translationParameter,
  unknownPath,
} from "./endpoint.ts";
import { missingJson, textMembers } from "./passage.ts";
import { schemaRef } from "./schemas.ts";

const dateParameter = date("date", { accepts: isLectionaryDate, error: "invalid_readings_date" });

/** `GET /readings`: the readings of the day's Masses. */
export const readingsEndpoint: Endpoint = {
  path: "/readings",
  parameters: [translationParameter, dateParameter, layoutParameter, notesParameter, languageParameter],
  maxAge: "day",
  documentation: {
    operation: "getReadings",
    schema: schemaRef("Readings"),
    example: ({ translation }) => ({ translation: translation.code, date: "2026-07-03" }),
    errors: {
      invalid_parameter: () => ({ date: "2101-01-01" }),
      invalid_translation: () => ({ translation: "ABC" }),
    },
  },
  answer(request) {
    const { query, date: today, calendar } = request;
    const translation = requestedTranslation(request);
    const date = dateParameter.read(query) ?? today;
    const options = { language: requestedLanguage(request), ...textOptions(request) };
    const named = namesOf(request);
    const masses = massesOf(date, calendar).map(({ name, color, readings }) => {
      const list = readings.map((reading) => {
        const alternatives = reading.alternatives.map((each) =>
          jsonObject<"AlternativeReading">(readingMembers(translation, each, options)),
        );
        return jsonObject<"Reading">({
          ...readingMembers(translation, reading, options),
          alternatives: jsonList(alternatives),
        });
      });
      return jsonObject<"Mass">({ name: json(named(name)), color: json(color), readings: jsonList(list) });
    });
    return jsonObject<"Readings">({
      date: json(date),
      day: json(dayRecord(liturgicalDay(date, calendar), named) satisfies Answer<"LiturgicalDay">),
      masses: jsonList(masses),
      copyright: json(translation.copyright),
    });
  },
};

/** Returns the members of a reading but its alternatives. */
function readingMembers(
  translation: Translation,
  reading: Reading,
  options: TextOptions & { readonly language: Language },
): JsonOf<"AlternativeReading"> {
  const { kind, title, citation, short, response } = reading;
  const found = findCitation(translation, citation);
  const opening = openingOf(reading);
  const reasonFor = ({ missing, book }: { missing: "book" | "numbering"; book: BookId }) => {
    const values = { translation: translation.code, book };
    const code = missing === "book" ? "reading_without_book" : "reading_without_text";
    return endSentence(explainRecord({ room: "passage", code, values }, options.language));
  };
  return {
    kind: json(kind),
    title: json(textIn(title, options.language)),
    reference: json("missing" in found ? citation : found.reference),
    ...textMembers(translation, "missing" in found ? [] : found.ranges, options),
    missing: missingJson("missing" in found ? [citation] : found.lacking),
    response: response ? responseJson(translation, response, options) : undefined,
    opening: opening && json(textIn(opening, options.language)),
    reason: "missing" in found ? json(reasonFor(found)) : undefined,
    short: json(short),
  };
}

function responseJson(translation: Translation, citation: string, options: TextOptions): ByteString {
  const found = findResponse(translation, citation);
  const ranges = "missing" in found ? [] : found.ranges;
  return jsonObject<"PsalmResponse">({
    reference: json("missing" in found ? citation : found.reference),
    verses: textMembers(translation, ranges, options).verses,
  });
}

/** Returns the occasions that have readings of their own. */
export function occasionList(named: Named): Answer<"Occasion">[] {
  return occasions().map(({ id, name, groups }) => ({ id, name: named(name), groups: groups.map(({ id }) => id) }));
}

/** `GET /occasions`: the occasions that have readings of their own. */
export const occasionsEndpoint: Endpoint = {
  path: "/occasions",
  parameters: [languageParameter],
  maxAge: "day",
  documentation: {
    operation: "getOccasions",
    schema: { type: "array", items: schemaRef("Occasion") },
    example: () => ({}),
    errors: {},
  },
  answer(request) {
    return json(occasionList(namesOf(request)));
  },
};

const id = pathChoice("id", () => occasions().map(({ id }) => id));

/** `GET /occasions/{id}`: the readings from which those of an occasion are chosen. */
export const occasionEndpoint: Endpoint = {
  path: "/occasions/{id}",
  parameters: [id, languageParameter],
  maxAge: "day",
  documentation: {
    operation: "getOccasion",
    schema: schemaRef("OccasionReadings"),
    example: () => ({ id: "wedding" }),
    errors: { not_found: () => ({ id: "baptismal" }) },
  },
  answer(request) {
    const { pathValue = "" } = request;
    const named = namesOf(request);
    const occasion = findOccasion(pathValue);
    if (occasion === undefined) throw unknownPath([occasionEndpoint], occasionEndpoint.path);
    return json({ ...occasionRecord(occasion), name: named(occasion.name) } satisfies Answer<"OccasionReadings">);
  },
};

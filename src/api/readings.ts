import { BoundedMap } from "../base/bounded_map.ts";
import { dayRecord, liturgicalDay, versificationOf } from "../calendar/mod.ts";
import { resolve, type Translation } from "../corpus/mod.ts";
import {
  citedPassage,
  FIRST_LECTIONARY_YEAR,
  isLectionaryDate,
  LAST_LECTIONARY_YEAR,
  massesOf,
  type Reading,
} from "../lectionary/mod.ts";
import { format } from "../reference/mod.ts";
import type { Endpoint } from "./endpoint.ts";
import { ApiError } from "./errors.ts";
import { json } from "./json.ts";
import { messages } from "./messages.ts";
import { findTranslation } from "./passage.ts";
import { textMembers } from "./passage_json.ts";
import { layoutParameter, wantsLines } from "./printed_lines.ts";
import { reference } from "./schemas.ts";

/** `GET /readings`: the readings of the day's Masses. */
export const readings: Endpoint = {
  path: "/readings",
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
      description: `The day, from ${FIRST_LECTIONARY_YEAR} to ${LAST_LECTIONARY_YEAR}. Without it the day is today in the service's time zone.`,
      format: "date",
    },
    layoutParameter,
  ],
  maxAge: "day",
  documentation: {
    operation: "getReadings",
    summary: "The readings of the day",
    description:
      "The Masses of a day as the Church in Slovenia reads them, with shorter forms and choices as alternatives; a " +
      "vigil Mass is with the day of its evening. References are in the translation's own numbering. Where the " +
      "translation has no text, `verses` is empty and `reason` says why. Kinds of readings may be added.",
    schema: reference("Readings"),
    example: ({ translation }) => ({ translation: translation.code, date: "2026-07-03" }),
    errors: {
      invalid_parameter: () => ({ date: "2101-01-01" }),
      invalid_translation: () => ({ translation: "ABC" }),
    },
  },
  answer(request) {
    const { query, date: today, defaultTranslation } = request;
    const translation = findTranslation(request, query.get("translation") ?? defaultTranslation);
    const date = query.get("date") ?? today;
    if (!isLectionaryDate(date)) {
      throw new ApiError("invalid_parameter", messages.invalidReadingsDate(date));
    }
    return cachedReadings(translation, { date, lines: wantsLines(query) });
  },
};

/** The parameters of a request beside the translation. */
interface ReadingsOptions {
  readonly date: string;
  /** Adds the printed lines of the verses, and the headings. */
  readonly lines: boolean;
}

/** The answers of some days for each translation: most requests are for today. */
const ANSWERS = new WeakMap<Translation, BoundedMap<string>>();
const CACHED_DAYS = 8;

function cachedReadings(translation: Translation, options: ReadingsOptions): string {
  const answers = ANSWERS.get(translation) ?? new BoundedMap<string>(CACHED_DAYS);
  ANSWERS.set(translation, answers);
  const key = options.lines ? `${options.date} lines` : options.date;
  let answer = answers.get(key);
  if (answer === undefined) {
    answer = readingsJson(translation, options);
    answers.set(key, answer);
  }
  return answer;
}

function readingsJson(translation: Translation, options: ReadingsOptions): string {
  const { date } = options;
  const masses = massesOf(date).map(({ name, readings }) => {
    const list = readings.map((reading) => {
      const alternatives = reading.alternatives.map(
        (each) => `{${readingMembers(translation, each, options)}}`,
      );
      return `{${readingMembers(translation, reading, options)},"alternatives":[${alternatives.join(",")}]}`;
    });
    return `{"name":${json(name.slovenian)},"readings":[${list.join(",")}]}`;
  });
  const day = json(dayRecord(liturgicalDay(date)));
  return `{"date":"${date}","day":${day},"masses":[${masses.join(",")}],"copyright":${json(translation.copyright)}}`;
}

/** Formats the members of a reading but its alternatives. */
function readingMembers(
  translation: Translation,
  { kind, title, citation, short }: Reading,
  { lines }: ReadingsOptions,
): string {
  const head = `"kind":"${kind}","title":${json(title.slovenian)}`;
  const passage = citedPassage(citation, versificationOf(translation));
  if ("missing" in passage) {
    const reason = json(messages.missingReading(passage, translation));
    return `${head},"reference":${json(citation)},${textMembers(translation, [], { lines })},"reason":${reason},"short":${short}`;
  }
  const found = resolve(translation, { ...passage, maxVerses: Number.POSITIVE_INFINITY });
  const text = textMembers(translation, found.ranges, { lines });
  return `${head},"reference":${json(format(found.reference))},${text},"short":${short}`;
}

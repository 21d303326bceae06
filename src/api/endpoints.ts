import {
  type ChurchCalendar,
  celebrationRecords,
  verseOfTheDay as choose,
  dayRecord,
  formatCalendarDate,
  isCalendarDate,
  liturgicalDay,
  parseDate,
} from "../calendar/mod.ts";
import { testamentOf } from "../canon/mod.ts";
import { resolve, type Translation, type TranslationBook, vocabularyOf } from "../corpus/mod.ts";
import { isLectionaryDate, LAST_LECTIONARY_YEAR, massesOf } from "../lectionary/mod.ts";
import { findReferences, format, MAX_REFERENCE_LENGTH } from "../reference/mod.ts";
import { versificationOf } from "../versification/mod.ts";
import { type Answer, json, jsonObject, translationObject } from "./answer.ts";
import { ApiError } from "./api_error.ts";
import {
  date,
  type Endpoint,
  languageParameter,
  layoutParameter,
  type Named,
  namesOf,
  notesParameter,
  requestedTranslation,
  requiredText,
  textOptions,
  translationParameter,
} from "./endpoint.ts";
import { passageEndpoint, passageMembers } from "./passage.ts";
import { occasionEndpoint, occasionsEndpoint, readingsEndpoint } from "./readings.ts";
import { schemaRef } from "./schemas.ts";
import { searchEndpoint } from "./search.ts";

/** The most days in one answer: those of a leap year. */
export const MAX_DAYS = 366;
/** The days without `to`: a week. */
const USUAL_DAYS = 7;
const LAST_DAY = `${LAST_LECTIONARY_YEAR}-12-31`;

const dates = { accepts: isLectionaryDate, error: "invalid_calendar_date" } as const;
const from = date("from", dates);
const to = date("to", dates);

/** `GET /translations`: the translations there are. */
export const translationsEndpoint: Endpoint = {
  path: "/translations",
  parameters: [],
  maxAge: "text",
  documentation: {
    operation: "getTranslations",
    schema: { type: "array", items: schemaRef("ListedTranslation") },
    example: () => ({}),
    errors: {},
  },
  answer: ({ library }) =>
    json(
      library.translations().map(
        (translation): Answer<"ListedTranslation"> => ({
          ...translationObject(translation),
          copyright: translation.copyright,
          books: translation.books.length,
          verses: translation.verseCount,
        }),
      ),
    ),
};

/** `GET /calendar`: days of the church year. */
export const calendarEndpoint: Endpoint = {
  path: "/calendar",
  parameters: [from, to, languageParameter],
  maxAge: "day",
  documentation: {
    operation: "getCalendar",
    schema: schemaRef("Calendar"),
    example: () => ({ from: "2026-10-22", to: "2026-10-22" }),
    errors: { invalid_parameter: () => ({ from: "2026-12-26", to: "2026-12-24" }) },
  },
  answer(request) {
    const { query, date: today, calendar } = request;
    const named = namesOf(request);
    const first = from.read(query) ?? today;
    const last = to.read(query) ?? usualLast(first);
    checkRange(first, last);
    const days: Answer<"CalendarDay">[] = [];
    for (let day = parseDate(first); day <= parseDate(last); day += 1) {
      days.push(calendarDay(formatCalendarDate(day), calendar, named));
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

function calendarDay(date: string, calendar: ChurchCalendar, named: Named): Answer<"CalendarDay"> {
  const day = liturgicalDay(date, calendar);
  return {
    date,
    ...dayRecord(day, named),
    celebrations: celebrationRecords(day, named),
    masses: massesOf(date, calendar).map(({ name, color, readings }) => ({
      name: named(name),
      color,
      readings: readings.map(({ kind, title, citation, alternatives }) => ({
        kind,
        title: named(title),
        reference: citation,
        alternatives: alternatives.map(({ citation }) => ({ reference: citation })),
      })),
    })),
  };
}

const dateParameter = date("date", { accepts: isCalendarDate, error: "invalid_date" });

/** `GET /verse-of-the-day`: a passage that fits the day, the same for everyone. */
const verseOfTheDayEndpoint: Endpoint = {
  path: "/verse-of-the-day",
  parameters: [translationParameter, dateParameter, layoutParameter, notesParameter, languageParameter],
  maxAge: "day",
  documentation: {
    operation: "getVerseOfTheDay",
    schema: schemaRef("VerseOfTheDay"),
    example: ({ translation }) => ({ translation: translation.code, date: "2026-12-25" }),
    errors: {
      invalid_parameter: () => ({ date: "2026-02-30" }),
      invalid_translation: () => ({ translation: "ABC" }),
    },
  },
  answer(request) {
    const { query, date: today, calendar } = request;
    const translation = requestedTranslation(request);
    const date = dateParameter.read(query) ?? today;
    const { day, reference } = choose(date, versificationOf(translation), { calendar });
    // Three verses at most, whatever the limit for passages that callers ask for.
    const resolution = resolve(translation, { reference });
    const { reference: found, ...others } = passageMembers(translation, { resolution, ...textOptions(request) });
    return jsonObject<"VerseOfTheDay">({
      reference: found,
      date: json(date),
      day: json(dayRecord(day, namesOf(request)) satisfies Answer<"LiturgicalDay">),
      ...others,
    });
  },
};

/** `GET /books`: the books of a translation, with their chapters. */
const booksEndpoint: Endpoint = {
  path: "/books",
  parameters: [translationParameter],
  maxAge: "text",
  documentation: {
    operation: "getBooks",
    schema: schemaRef("BookList"),
    example: ({ translation }) => ({ translation: translation.code }),
    errors: { invalid_translation: () => ({ translation: "ABC" }) },
  },
  answer(request) {
    const translation = requestedTranslation(request);
    const answer: Answer<"BookList"> = {
      translation: translationObject(translation),
      books: translation.books.map((book) => ({
        id: book.id,
        book: book.name,
        book_abbrev: book.abbreviation,
        testament: testamentOf(book.id),
        chapters: book.chapters.map((chapter, index) => ({
          chapter,
          verses: lastVerse(translation, book, index),
        })),
      })),
    };
    return json(answer);
  },
};

/** Returns the greatest number of a verse in a chapter. */
function lastVerse(translation: Translation, book: TranslationBook, index: number): number {
  const { starts, isSequential } = book;
  const [start, end] = [starts[index]!, starts[index + 1]!];
  if (isSequential[index]) return end - start;
  let last = 0;
  for (let line = start; line < end; line++) {
    const { verse, verseEnd = verse } = translation.label(line);
    last = Math.max(last, verseEnd);
  }
  return last;
}

const textParameter = requiredText("text");

/** `GET /references`: the citations of a text, to be linked in articles and bulletins. */
export const referencesEndpoint: Endpoint = {
  path: "/references",
  parameters: [textParameter, translationParameter],
  maxAge: "text",
  documentation: {
    operation: "findReferences",
    schema: schemaRef("FoundReferences"),
    example: ({ translation, reference }) => ({ text: `Danes beremo ${reference}.`, translation: translation.code }),
    errors: {
      missing_parameter: ({ translation }) => ({ translation: translation.code }),
      invalid_parameter: () => ({ text: "Jn 3,16; ".repeat(230) }),
      invalid_translation: () => ({ text: "Jn 3,16", translation: "ABC" }),
    },
  },
  answer(request) {
    const translation = requestedTranslation(request);
    // Offsets count from the first character that was sent, a space too.
    const text = request.query.written(textParameter.name)!;
    if (text.length > MAX_REFERENCE_LENGTH) {
      throw new ApiError("long_text", { max: MAX_REFERENCE_LENGTH, length: text.length });
    }
    const references = findReferences(text, vocabularyOf(translation)).map(({ reference, start, end }) => {
      return { text: text.slice(start, end), reference: format(reference), start, end };
    });
    return json({ references } satisfies Answer<"FoundReferences">);
  },
};

/** The endpoints of the API. */
export const ENDPOINTS: readonly Endpoint[] = [
  translationsEndpoint,
  booksEndpoint,
  passageEndpoint,
  referencesEndpoint,
  searchEndpoint,
  verseOfTheDayEndpoint,
  readingsEndpoint,
  calendarEndpoint,
  occasionsEndpoint,
  occasionEndpoint,
];

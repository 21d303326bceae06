import { isProblem } from "../base/problem.ts";
import { type ChurchCalendar, type DayInQuestion, findDayInQuestion } from "../calendar/mod.ts";
import { findCitation, findPassage, type Translation, unlessAbsent } from "../corpus/mod.ts";
import type { ByteString } from "../http/mod.ts";
import { readingInQuestion } from "../lectionary/mod.ts";
import { format } from "../reference/mod.ts";
import { parseQuery, type SearchHit, type SearchQuery, searchTranslation } from "../search/mod.ts";
import { type Answer, json, jsonList, jsonObject, translationObject } from "./answer.ts";
import { ApiError } from "./api_error.ts";
import {
  choice,
  type Endpoint,
  integer,
  languageParameter,
  type Named,
  namesOf,
  optionalText,
  requestedLanguage,
  requestedTranslation,
  requiredText,
  translationParameter,
} from "./endpoint.ts";
import { foundVerseJson } from "./passage.ts";
import { occasionList } from "./readings.ts";
import { schemaRef } from "./schemas.ts";

const queryParameter = requiredText("query");
const booksParameter = optionalText("books");
const sortParameter = choice("sort", ["canonical", "relevance"]);
const limitParameter = integer("limit", { minimum: 1, maximum: 100, default: 20 });
const offsetParameter = integer("offset", { minimum: 0, maximum: 100_000, default: 0 });

/** `GET /search`: the verses with the words of a query. */
export const searchEndpoint: Endpoint = {
  path: "/search",
  parameters: [
    queryParameter,
    translationParameter,
    booksParameter,
    sortParameter,
    limitParameter,
    offsetParameter,
    languageParameter,
  ],
  maxAge: "text",
  documentation: {
    operation: "searchVerses",
    schema: schemaRef("SearchResult"),
    example: ({ translation }) => ({
      query: exampleWord(translation),
      translation: translation.code,
      limit: "2",
    }),
    errors: {
      missing_parameter: ({ translation }) => ({ translation: translation.code }),
      invalid_parameter: () => ({ query: "-" }),
      invalid_translation: () => ({ query: "abc", translation: "ABC" }),
    },
  },
  async answer(request) {
    const { query: parameters, searchIndexes, library } = request;
    const translation = requestedTranslation(request);
    const text = queryParameter.read(parameters);
    const query = readQuery(text);
    const sort = sortParameter.read(parameters) ?? "canonical";
    const books = booksParameter.read(parameters);
    const limit = limitParameter.read(parameters);
    const offset = offsetParameter.read(parameters);
    const namesIn = namesOf(request);
    const named = languageParameter.read(parameters) && namesIn;
    const { date: from, calendar } = request;
    // Set where the query is a reference.
    const reference = referenceIn(text, translation);
    const day = reference === undefined ? findDayInQuestion(text, { from, calendar }) : undefined;
    const { result, passages, suggestions, nearest, occasions, isGuess } = await searchTranslation(searchIndexes, {
      ...{ translation, query, sort, books, translations: library.translations() },
      language: requestedLanguage(request),
      isDay: day !== undefined,
    }).catch(refuseBooks);
    const days = day && namedDays(translation, day, { calendar, named: namesIn });
    const asked = reference === undefined ? [] : [{ name: reference, reference }];
    const places = passages.map(({ name, names, reference, translation: { code } }): Answer<"NamedPassage"> => {
      const place = { name: named?.(names) ?? name, reference: format(reference) };
      return { ...place, ...(code !== translation.code && { translation: code }) };
    });
    const versesOf = (hits: readonly SearchHit[]) =>
      jsonList(hits.map(({ line, matches }) => foundVerseJson(translation, line, { matches })));
    return jsonObject<"SearchResult">({
      query: json(text),
      translation: json(translationObject(translation)),
      total: json(result.total),
      offset: json(offset),
      limit: json(limit),
      verses: versesOf(result.slice(offset, limit)),
      passages: jsonUnlessEmpty([...asked, ...places]),
      guessed: isGuess && places.length + occasions.length > 0 ? json(true) : undefined,
      days: days && json(days),
      occasions: jsonUnlessEmpty(occasionList(namesIn).filter(({ id }) => occasions.includes(id))),
      nearest: nearest?.total ? versesOf(nearest.slice(0, nearest.total)) : undefined,
      suggestions: jsonUnlessEmpty(
        suggestions.map(({ query, total, reason, translation }): Answer<"SearchSuggestion"> => {
          return { query, total, reason, translation: translation.code };
        }),
      ),
      copyright: json(translation.copyright),
    });
  },
};

/** Returns what a query reads as where it has a number, such as `Psalm 23`, in the notation of answers. */
function referenceIn(text: string, translation: Translation): string | undefined {
  if (!/\d/.test(text)) return undefined;
  const found = unlessAbsent(() => findPassage(translation, { text, maxVerses: Number.POSITIVE_INFINITY }));
  return found && format(found.reference);
}

/** Returns the next day that a query names, with its Gospel; undefined beyond the years of the lectionary. */
function namedDays(
  translation: Translation,
  question: DayInQuestion,
  { calendar, named }: { calendar: ChurchCalendar; named: Named },
): Answer<"NamedDay">[] | undefined {
  const { day } = question;
  const gospel = readingInQuestion({ ...question, part: "gospel" }, calendar);
  if (gospel === undefined) return undefined;
  const found = findCitation(translation, gospel.citation);
  const reference = "missing" in found ? gospel.citation : found.reference;
  return [{ name: named(day.name), date: day.date, reference }];
}

function jsonUnlessEmpty(list: readonly unknown[]): ByteString | undefined {
  return list.length === 0 ? undefined : json(list);
}

/** @throws {ApiError} `invalid_parameter` */
function readQuery(text: string): SearchQuery {
  try {
    return parseQuery(text);
  } catch (error) {
    if (!isProblem(error, "query")) throw error;
    throw new ApiError("invalid_query", {}, { cause: error });
  }
}

/** @throws {ApiError} `invalid_parameter` for a list of books that cannot be used. */
function refuseBooks(error: unknown): never {
  if (!isProblem(error, "book_list")) throw error;
  if (error.code === "too_long") throw new ApiError("long_books", {});
  throw new ApiError("invalid_books", {}, { cause: error });
}

/** Returns a word of the translation's first verse, for an example that finds something. */
function exampleWord(translation: Translation): string {
  const words = translation.text(0).match(/\p{L}{4,}/gu) ?? ["a"];
  return words.at(-1)!.toLowerCase();
}

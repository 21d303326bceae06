import type { Translation } from "../corpus/mod.ts";
import {
  BookListError,
  linesOf,
  MAX_QUERY_LENGTH,
  parseBooks,
  parseQuery,
  QueryError,
  type SearchOptions,
  type SearchQuery,
  type SearchResult,
} from "../search/mod.ts";
import type { Endpoint, EndpointRequest } from "./endpoint.ts";
import { ApiError } from "./errors.ts";
import { json } from "./json.ts";
import { messages } from "./messages.ts";
import { findTranslation } from "./passage.ts";
import { verseJson } from "./passage_json.ts";
import { reference } from "./schemas.ts";
import { translationObject } from "./translations.ts";

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;
const MAX_OFFSET = 100_000;

/** `GET /search`: the verses in which words stand. */
export const search: Endpoint = {
  path: "/search",
  parameters: [
    {
      name: "query",
      required: true,
      description:
        `Words that all stand in the verse, at most ${MAX_QUERY_LENGTH} characters; case and accents make no ` +
        'difference, and where the language has a stemmer a word is found in any form. `"…"` is a phrase, `-word` ' +
        "must not stand there, `word*` is the beginning of a word, `=word` is found in just this form, accents included.",
    },
    {
      name: "translation",
      required: false,
      description:
        "Code of a translation, as `/translations` lists them. Without it the service's default is taken.",
    },
    {
      name: "books",
      required: false,
      description:
        "Books to search: names or abbreviations with commas, and ranges (`Mt-Jn,Raz`), or `ot` and `nt`; the " +
        "deuterocanonical books belong to `ot`.",
    },
    {
      name: "sort",
      required: false,
      description:
        "`canonical`: as in the translation; the default. `relevance`: first the verses with the words in just the " +
        "form that was asked for, then those where they stand nearest to one another, then the shortest.",
    },
    {
      name: "limit",
      required: false,
      description: `The most verses in the answer, 1 to ${MAX_LIMIT}; ${DEFAULT_LIMIT} without it.`,
    },
    {
      name: "offset",
      required: false,
      description: `How many of the verses found are passed over, 0 to ${MAX_OFFSET}; 0 without it.`,
    },
  ],
  maxAge: "text",
  documentation: {
    operation: "searchVerses",
    summary: "The verses in which words stand",
    description:
      "`total` verses were found; `verses` are those from `offset` on. Where nothing is found, `total` is 0 and the " +
      "status is 200. `matches` tell what of a verse's `text` to mark.",
    schema: reference("SearchResult"),
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
    const { query: parameters, defaultTranslation, searchIndexes } = request;
    const translation = findTranslation(
      request,
      parameters.get("translation") ?? defaultTranslation,
    );
    const query = readQuery(parameters.get("query")!);
    const options = { ...readSort(request), ...readBooks(request, translation) };
    const page = {
      limit: readNumber(request, "limit", { least: 1, most: MAX_LIMIT }) ?? DEFAULT_LIMIT,
      offset: readNumber(request, "offset", { least: 0, most: MAX_OFFSET }) ?? 0,
    };
    const answer = (result: SearchResult) =>
      resultJson(translation, { query: parameters.get("query")!, result, ...page });
    const index = await searchIndexes.get(translation);
    return answer(await index.searchInSlices(query, options));
  },
};

function resultJson(
  translation: Translation,
  found: { query: string; result: SearchResult; offset: number; limit: number },
): string {
  const { query, result, offset, limit } = found;
  const verses = result
    .slice(offset, limit)
    .map(({ line, matches }) =>
      verseJson(translation, line, `,"matches":${JSON.stringify(matches)}`),
    );
  return (
    `{"query":${json(query)},"translation":${json(translationObject(translation))},` +
    `"total":${result.total},"offset":${offset},"limit":${limit},` +
    `"verses":[${verses.join(",")}],"copyright":${json(translation.copyright)}}`
  );
}

/** @throws {ApiError} `invalid_parameter` */
function readQuery(text: string): SearchQuery {
  try {
    return parseQuery(text);
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    throw new ApiError("invalid_parameter", messages.invalidQuery(error, text));
  }
}

/** @throws {ApiError} `invalid_parameter` */
function readBooks(
  { query }: EndpointRequest,
  translation: Translation,
): Pick<SearchOptions, "within"> {
  const text = query.get("books");
  if (text === undefined) return {};
  try {
    return { within: linesOf(parseBooks(text, translation)) };
  } catch (error) {
    if (!(error instanceof BookListError)) throw error;
    throw new ApiError("invalid_parameter", messages.invalidBooks(error, translation));
  }
}

/** @throws {ApiError} `invalid_parameter` */
function readSort({ query }: EndpointRequest): Pick<SearchOptions, "sort"> {
  const sort = query.get("sort");
  if (sort === undefined || sort === "canonical") return {};
  if (sort === "relevance") return { sort };
  throw new ApiError(
    "invalid_parameter",
    messages.invalidChoice("sort", sort, ["canonical", "relevance"]),
  );
}

/** @throws {ApiError} `invalid_parameter` */
function readNumber(
  { query }: EndpointRequest,
  name: string,
  { least, most }: { least: number; most: number },
): number | undefined {
  const text = query.get(name);
  if (text === undefined) return undefined;
  const number = /^\d{1,6}$/.test(text) ? Number(text) : -1;
  if (number >= least && number <= most) return number;
  throw new ApiError("invalid_parameter", messages.invalidNumber(name, text, { least, most }));
}

/** Returns a word of the translation's first verse, for an example that finds something. */
function exampleWord(translation: Translation): string {
  const words = translation.text(0).match(/\p{L}{4,}/gu) ?? ["a"];
  return words.at(-1)!.toLowerCase();
}

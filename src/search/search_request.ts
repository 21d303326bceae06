import type { Translation } from "../corpus/mod.ts";
import { BookListError, linesOf, parseBooks } from "./books.ts";
import { findNamedPassages, type NamedPassage } from "./find_passages.ts";
import type { SearchQuery } from "./query.ts";
import type { SearchIndex, SearchOptions } from "./search_index.ts";
import type { SearchResult } from "./search_result.ts";
import { inSlices } from "./slices.ts";
import { type QuerySuggestion, suggestQueries } from "./suggestions.ts";

/** A query that finds something where another found nothing, with the translation in which it does. */
export interface SearchSuggestion extends Omit<QuerySuggestion, "reason"> {
  readonly reason: QuerySuggestion["reason"] | "translation";
  readonly translation: Translation;
  /** The ranges of lines that were searched; all where absent. */
  readonly within?: SearchOptions["within"];
}

/** All that a search found. */
export interface SearchFindings {
  readonly result: SearchResult;
  /** Passages known by the name that was asked for. */
  readonly passages: readonly NamedPassage[];
  /** Queries that find something, best first; empty where this one did. */
  readonly suggestions: readonly SearchSuggestion[];
}

/** A search of a translation. */
export interface SearchRequest extends Omit<SearchOptions, "within"> {
  readonly translation: Translation;
  readonly query: SearchQuery;
  /** The list of books to search, as it was written; all where absent. */
  readonly books?: string | undefined;
  /** The translations in which the query may be found instead. */
  readonly translations: readonly Translation[];
}

/** Gives the index of a translation: `SearchIndexCache`, or one that is built for a single search. */
export interface SearchIndexes {
  get(translation: Translation): Promise<SearchIndex>;
}

const MAX_SUGGESTIONS = 5;
/** Other translations that are searched where one has nothing; each may have to be indexed for it. */
const MAX_OTHERS = 3;

/**
 * Searches a translation, and finds ways on: the passages that have the query as a name, and where nothing is found
 * other queries that find something.
 *
 * @throws {BookListError} If a part of `books` means no book of the translation.
 */
export async function searchTranslation(indexes: SearchIndexes, request: SearchRequest): Promise<SearchFindings> {
  const { translation, query, sort = "canonical" } = request;
  const options = { sort, ...linesWithin(translation, request.books) };
  const index = await indexes.get(translation);
  const result = await index.searchInSlices(query, options);
  const passages = await inSlices(findNamedPassages(query, translation));
  if (result.total > 0) return { result, passages, suggestions: [] };
  const own = await inSlices(suggestQueries(index, { query, options }));
  const others = await findInOthers(indexes, request);
  const suggestions = [...own.map((each) => ({ ...each, translation, within: options.within })), ...others];
  return { result, passages, suggestions: suggestions.slice(0, MAX_SUGGESTIONS) };
}

function linesWithin(translation: Translation, books: string | undefined): Pick<SearchOptions, "within"> {
  return books === undefined ? {} : { within: linesOf(parseBooks(books, translation)) };
}

/** Searches some other translations, those in the same language first. */
async function findInOthers(
  indexes: SearchIndexes,
  { translation, query, books, translations }: SearchRequest,
): Promise<SearchSuggestion[]> {
  const others = translations.filter((other) => other !== translation);
  const isNear = (other: Translation) => other.language === translation.language;
  const nearest = [...others.filter(isNear), ...others.filter((other) => !isNear(other))];
  const found: SearchSuggestion[] = [];
  for (const other of nearest.slice(0, MAX_OTHERS)) {
    const within = linesWithinOther(other, books);
    if (within === undefined) continue;
    const { total } = await (await indexes.get(other)).searchInSlices(query, within);
    const text = query.terms.map((term) => term.text).join(" ");
    if (total > 0) found.push({ query: text, total, reason: "translation", translation: other });
  }
  return found;
}

/** Returns undefined where the other translation does not have the books. */
function linesWithinOther(
  translation: Translation,
  books: string | undefined,
): Pick<SearchOptions, "within"> | undefined {
  try {
    return linesWithin(translation, books);
  } catch (error) {
    if (error instanceof BookListError) return undefined;
    throw error;
  }
}

import { isProblem, Problem } from "../base/problem.ts";
import { testamentOf } from "../canon/mod.ts";
import { type Translation, type TranslationBook, vocabularyOf } from "../corpus/mod.ts";
import { findNamedPassages, type NamedFindings, prepareNames, type QueryContext } from "./find_passages.ts";
import type { SearchQuery } from "./query.ts";
import type { SearchIndex, SearchOptions } from "./search_index.ts";
import type { SearchResult } from "./search_result.ts";
import { inSlices } from "./slices.ts";
import { type QuerySuggestion, suggestQueries } from "./suggestions.ts";

const MAX_LENGTH = 500;

/**
 * Reads a list of books: names or abbreviations with commas between them, ranges in the translation's order, `ot`, `nt`.
 * The deuterocanon belongs to `ot`. Books that a range passes over need not be there.
 *
 * @returns The books, in the translation's order.
 * @throws {Problem<"book_list">} If a part means no book of the translation.
 */
export function parseBooks(text: string, translation: Translation): TranslationBook[] {
  if (text.length > MAX_LENGTH) throw new Problem("book_list.too_long", { part: text });
  const chosen = new Set<TranslationBook>();
  for (const part of text.split(/[,;]/)) {
    const name = part.trim();
    if (name === "") continue;
    for (const book of booksOf(name, translation)) chosen.add(book);
  }
  if (chosen.size === 0) throw new Problem("book_list.unknown", { part: text.trim() });
  return translation.books.filter((book) => chosen.has(book));
}

/** Returns the ranges of lines that books take, for a search within them. */
export function linesOf(books: readonly TranslationBook[]): [from: number, to: number][] {
  return books.map(({ starts }) => [starts[0]!, starts.at(-1)!]);
}

function booksOf(part: string, translation: Translation): readonly TranslationBook[] {
  const testament = part.toLowerCase();
  if (testament === "ot" || testament === "nt") {
    const isNew = testament === "nt";
    const books = translation.books.filter(({ id }) => (testamentOf(id) === "new") === isNew);
    if (books.length === 0) throw absent(part, translation);
    return books;
  }
  const isName = (found: Found) => !isProblem(found, "book_list") || found.code !== "unknown";
  const ranges = [...part.matchAll(/[-\u2010-\u2015]/g)]
    .map(({ index }) => [part.slice(0, index).trim(), part.slice(index + 1).trim()])
    .filter((ends) => !ends.includes(""))
    .map((ends) => ends.map((name) => findBook(name, translation)));
  // A hyphen may belong to a name. Two names are a range, even where fillers make one name of both.
  const range = ranges.find((ends) => ends.every(isName));
  const whole = findBook(part, translation);
  if (range === undefined && !isProblem(whole, "book_list")) return [whole];
  const [from = whole, to = whole] = range ?? ranges.at(-1) ?? [];
  if (isProblem(from, "book_list")) throw from;
  if (isProblem(to, "book_list")) throw to;
  const [first, last] = [translation.books.indexOf(from), translation.books.indexOf(to)];
  if (first > last) throw new Problem("book_list.backwards", { part });
  return translation.books.slice(first, last + 1);
}

/** A book, or why a name means none. */
type Found = TranslationBook | Problem<"book_list">;

/** Finds one book by its name; the fault is returned, for the name may be a range. */
function findBook(name: string, translation: Translation): Found {
  const [book, ...others] = vocabularyOf(translation).booksNamed(name);
  if (book === undefined) return new Problem("book_list.unknown", { part: name });
  if (others.length > 0) return new Problem("book_list.ambiguous", { part: name });
  return translation.book(book) ?? absent(name, translation);
}

function absent(part: string, { code }: Translation): Problem<"book_list"> {
  return new Problem("book_list.absent", { part, translation: code });
}

/** A query that finds something where another found nothing, with the translation in which it does. */
export interface SearchSuggestion extends Omit<QuerySuggestion, "reason"> {
  readonly reason: QuerySuggestion["reason"] | "translation";
  readonly translation: Translation;
  /** The ranges of lines that were searched; all where absent. */
  readonly within?: SearchOptions["within"];
}

/** All that a search found. */
export interface SearchFindings extends NamedFindings {
  readonly result: SearchResult;
  /** Queries that find something, best first; empty where this one did. */
  readonly suggestions: readonly SearchSuggestion[];
  /** The verses that have most of the words, where none has all of them. */
  readonly nearest?: SearchResult;
}

/** A search of a translation. */
interface SearchRequest extends Omit<SearchOptions, "within">, QueryContext {
  readonly translation: Translation;
  readonly query: SearchQuery;
  /** The list of books to search, as it was written; all where absent. */
  readonly books?: string | undefined;
  /** The translations in which the query may be found instead. */
  readonly translations: readonly Translation[];
}

/** Gives the index of a translation: `SearchIndexCache`, or one that is built for a single search. */
interface SearchIndexes {
  get(translation: Translation): Promise<SearchIndex>;
}

const MAX_SUGGESTIONS = 5;
/** Other translations that are searched where one has nothing; each may have to be indexed for it. */
const MAX_OTHERS = 3;

/**
 * Searches a translation, and finds ways on: the passages that have the query as a name, and where nothing is found
 * other queries that find something.
 *
 * @throws {Problem<"book_list">} If a part of `books` means no book of the translation.
 */
export async function searchTranslation(indexes: SearchIndexes, request: SearchRequest): Promise<SearchFindings> {
  const { translation, query, sort = "canonical" } = request;
  const options = { sort, ...linesWithin(translation, request.books) };
  const index = await indexes.get(translation);
  const result = await index.searchInSlices(query, options);
  await prepareNames();
  const others = othersByNearness(request);
  const named = await inSlices(findNamedPassages(query, [translation, ...others], { ...request, found: result.total }));
  if (result.total > 0) return { result, ...named, suggestions: [] };
  const own = await inSlices(suggestQueries(index, { query, options }));
  const suggestions: SearchSuggestion[] = [
    ...own.suggestions
      // The name of a day is not misspelt.
      .filter(({ reason }) => reason !== "spelling" || request.isDay !== true)
      .map((each) => ({ ...each, translation, within: options.within })),
    ...(await findInOthers(indexes, request, others)),
  ];
  return { result, ...named, suggestions: suggestions.slice(0, MAX_SUGGESTIONS), nearest: own.nearest };
}

function linesWithin(translation: Translation, books: string | undefined): Pick<SearchOptions, "within"> {
  return books === undefined ? {} : { within: linesOf(parseBooks(books, translation)) };
}

/** Returns the other translations, those in the same language first. */
function othersByNearness({ translation, translations }: SearchRequest): Translation[] {
  const others = translations.filter((other) => other !== translation);
  const isNear = (other: Translation) => other.language === translation.language;
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))];
}

/** Searches the first of some other translations. */
async function findInOthers(
  indexes: SearchIndexes,
  { query, books }: SearchRequest,
  others: readonly Translation[],
): Promise<SearchSuggestion[]> {
  const found: SearchSuggestion[] = [];
  for (const other of others.slice(0, MAX_OTHERS)) {
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
    if (isProblem(error, "book_list")) return undefined;
    throw error;
  }
}

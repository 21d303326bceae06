/** Full-text search: an index of the words of a translation, the stemmers of languages, and queries. */

export { buildIndexAtOnce, SearchIndexCache } from "./build.ts";
export {
  isPassageName,
  isTopic,
  type NamedFindings,
  namedPassageRows,
  passagesBeginningWith,
  prepareNames,
  topicRows,
  topicTitles,
} from "./find_passages.ts";
export { foldWords, readSmallWords } from "./folded_words.ts";
export { MAX_QUERY_LENGTH, parseQuery, type SearchQuery } from "./query.ts";
export type { SearchOptions } from "./search_index.ts";
export {
  type SearchFindings,
  type SearchSuggestion,
  searchTranslation,
} from "./search_request.ts";
export type { SearchHit, SearchResult } from "./search_result.ts";
export { stemmerOf } from "./stemmers/mod.ts";
export { readEndings, readIrregularWords } from "./stemmers/slovenian_endings.ts";
export { wordsBeginningWith } from "./suggestions.ts";

/** Full-text search: an index of the words of a translation, the stemmers of languages, and queries. */
export { BooksFault, linesOf, parseBooks } from "./books.ts";
export { MAX_QUERY_LENGTH, parseQuery, QueryFault, type SearchQuery } from "./query.ts";
export type { SearchIndex, SearchOptions } from "./search_index.ts";
export { SearchIndexes } from "./search_indexes.ts";
export type { SearchHit, SearchResult } from "./search_result.ts";

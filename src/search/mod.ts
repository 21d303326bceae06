/** Full-text search: an index of the words of a translation, the stemmers of languages, and queries. */
export { BookListError, linesOf, parseBooks } from "./books.ts";
export { buildIndexAtOnce } from "./build.ts";
export { SearchIndexCache } from "./index_cache.ts";
export { MAX_QUERY_LENGTH, parseQuery, QueryError, type SearchQuery } from "./query.ts";
export type { SearchIndex, SearchOptions } from "./search_index.ts";
export type { SearchHit, SearchResult } from "./search_result.ts";

/** Suggestions while someone types, and the ways on from a search that found nothing. */
import type { Translation } from "../../../corpus/mod.ts";
import { type Response, toByteString } from "../../../http/mod.ts";
import { formatList } from "../../../i18n/mod.ts";
import { shorten } from "../../../i18n/problems/mod.ts";
import { format } from "../../../reference/mod.ts";
import {
  foldWords,
  MAX_QUERY_LENGTH,
  parseQuery,
  passagesBeginningWith,
  type SearchFindings,
  type SearchQuery,
  type SearchSuggestion,
  topicTitles,
  wordsBeginningWith,
} from "../../../search/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import { readerPath, readingsPath, searchPath } from "../../context/paths.ts";
import { copyrightLine } from "../../text/printed_html.ts";
import { notice } from "../../ui/controls.ts";
import { type Html, html } from "../../ui/html.ts";
import { SECURITY_HEADERS } from "../../ui/page.ts";
import { suggestedLinks } from "../reading/look_up.ts";
import { hitList, orderOf, type RequestedSearch, searchResults } from "./search_results.ts";

/** A suggestion: its text, what it is, where it leads. */
interface TypedSuggestion {
  readonly text: string;
  readonly hint?: string;
  readonly path: string;
}

/** The most suggestions of each kind. */
const MAX_OF_KIND = 4;
const MIN_TYPED = 2;

/**
 * Responds with suggestions for what was typed so far, as JSON for the script of the line: books, passages by their names,
 * then words of the text.
 */
export function suggestWhileTyping(context: PageContext): Response {
  const { library } = context.services;
  const text = context.parameter("q") ?? "";
  const code = context.parameter("translation") ?? context.usualTranslation;
  const translation = library.get(code);
  const typed = foldWords(text.slice(0, MAX_QUERY_LENGTH));
  const isUsable = context.canRead && translation !== undefined && typed.length >= MIN_TYPED;
  const suggestions = isUsable ? suggestionsFor(context, { translation, text, typed }) : [];
  return {
    status: 200,
    headers: [
      ...["Content-Type", "application/json; charset=utf-8", ...SECURITY_HEADERS],
      ...["Cache-Control", "private, max-age=60"],
    ],
    body: toByteString(JSON.stringify({ suggestions })),
  };
}

interface Typed {
  readonly translation: Translation;
  readonly text: string;
  /** Its words folded. */
  readonly typed: string;
}

function suggestionsFor(context: PageContext, { translation, text, typed }: Typed): TypedSuggestion[] {
  const { code, books } = translation;
  const isBook = ({ name, abbreviation }: (typeof books)[number]) =>
    ` ${foldWords(name)}`.includes(` ${typed}`) || foldWords(abbreviation).startsWith(typed);
  return [
    ...books
      .filter(isBook)
      .slice(0, MAX_OF_KIND)
      .map(({ name, abbreviation }) => {
        return { text: name, hint: abbreviation, path: readerPath(code, abbreviation) };
      }),
    ...passagesBeginningWith(text, translation, MAX_OF_KIND).map(({ name, reference }) => {
      const written = format(reference);
      return { text: name, hint: written, path: readerPath(code, written) };
    }),
    ...words(context, { translation, text, typed }),
  ];
}

/** Completes the last word, with words of an index that is there: a suggestion does not wait for one. */
function words(context: PageContext, { translation, text, typed }: Typed): TypedSuggestion[] {
  const { searchIndexes } = context.services;
  const index = searchIndexes.cached(translation);
  if (index === undefined) {
    // The next letter may find it.
    searchIndexes.get(translation).catch(() => {});
    return [];
  }
  const last = typed.split(" ").at(-1)!;
  const before = /^.*[^\p{L}\p{N}\p{M}]/su.exec(text)?.[0] ?? "";
  if (last.length < MIN_TYPED || /[^\p{L}\p{N}\p{M}]$/u.test(text)) return [];
  return wordsBeginningWith(index, last, MAX_OF_KIND).map((word) => {
    const query = before + word;
    return { text: query, path: searchPath({ text: query, translation: translation.code }) };
  });
}

/** The topics that someone is offered whose words no text has. */
const MAX_TOPICS = 12;

/** A search that found nothing in its translation. */
interface EmptySearch extends RequestedSearch {
  /** Set where the query names a day. */
  readonly namesDay: boolean;
  readonly query: SearchQuery;
  readonly findings: SearchFindings;
}

/**
 * Renders what there is where nothing was found: why, the other queries, and the results of the first of them in the same
 * translation; where there is no other query, links to where texts are.
 */
export async function nothingFound(context: PageContext, search: EmptySearch): Promise<Html> {
  const { t } = context;
  const { choice, translation, found, findings } = search;
  const { text, books } = choice;
  const { suggestions } = findings;
  const isLikeReference = /\d/.test(text) && (found.kind === "words" || found.kind === "error");
  const refusal = isLikeReference ? found.refusal() : undefined;
  const inBooks = books !== undefined;
  const nothing = t(inBooks ? "search.nothing_in_books" : "search.nothing", { code: translation.code });
  const isNamed = search.namesDay || findings.passages.length > 0 || findings.occasions.length > 0;
  const best = suggestions.find((each) => each.translation === translation);
  return html`${refusal && notice("alert", refusal.error.message)}
${refusal && suggestedLinks(context, refusal.ways)}
<p role="status">${nothing}${suggestions.length === 0 && !isNamed && html` ${t("search.advice")}`}</p>
${inBooks && html`<p><a href="${searchPath({ ...choice, books: undefined, offset: 0 })}">${t("search.in_all_books")}</a></p>`}
${suggestions.length === 0 && findings.passages.length === 0 ? startingPoints(context, translation) : didYouMean(context, search)}
${best === undefined || best.reason === "any" ? nearestVerses(context, search) : await resultsOf(context, search, best)}`;
}

function didYouMean(context: PageContext, { choice, findings, translation, query }: EmptySearch): Html | undefined {
  const { suggestions } = findings;
  if (suggestions.length === 0) return undefined;
  const { t } = context;
  const links = suggestions.map((suggestion) => {
    const { code } = suggestion.translation;
    const path = searchPath({ ...choice, text: suggestion.query, translation: code, offset: 0 });
    const where = suggestion.translation === translation ? "" : ` ${t("search.in_translation", { code })}`;
    const notes = [`${t("search.hits", { count: suggestion.total })}${where}`, ...leftOut(context, query, suggestion)];
    return html`<li><a href="${path}">${suggestion.query}</a> <span class="hint">${notes.join("; ")}</span></li>\n`;
  });
  return html`<nav class="did-you-mean" aria-labelledby="did-you-mean"><h2 id="did-you-mean">${t("search.did_you_mean")}</h2>
<ul>
${links}</ul></nav>`;
}

/** Says which words of the query another does without. */
function leftOut(context: PageContext, query: SearchQuery, { query: other, reason }: SearchSuggestion): string[] {
  if (reason !== "without" && reason !== "any") return [];
  const wordsOf = ({ terms }: SearchQuery) => terms.flatMap(({ words }) => words.map(({ form }) => form));
  const kept = new Set(wordsOf(parseQuery(other)));
  const left = [...new Set(wordsOf(query))].filter((word) => !kept.has(word));
  if (left.length === 0) return [];
  const { t } = context;
  const words = formatList(
    context.language,
    left.map((word) => t("search.quoted", { word })),
  );
  return [t("search.left_out", { words })];
}

/** Renders the results of another query, and says that they are another's. */
async function resultsOf(
  context: PageContext,
  { choice, translation }: EmptySearch,
  suggestion: SearchSuggestion,
): Promise<Html> {
  const query = parseQuery(suggestion.query);
  const other = { ...choice, text: suggestion.query, offset: 0 };
  const order = orderOf(other, query);
  const index = await context.services.searchIndexes.get(translation);
  const within = suggestion.within === undefined ? {} : { within: suggestion.within };
  const result = await index.searchInSlices(query, { sort: order, ...within });
  return html`<section aria-labelledby="instead"><h2 id="instead">${context.t("search.instead", { query: shorten(suggestion.query) })}</h2>
${searchResults(context, { choice: other, translation, order }, result)}
</section>`;
}

/** Renders the verses that have most of the words. */
function nearestVerses(context: PageContext, { translation, findings: { nearest } }: EmptySearch): Html | undefined {
  if (nearest === undefined || nearest.total === 0) return undefined;
  return html`<section aria-labelledby="nearest"><h2 id="nearest">${context.t("search.nearest")}</h2>
<div class="results">
${hitList(context, translation, nearest.slice(0, nearest.total))}
</div>
${copyrightLine(translation)}
</section>`;
}

/** Renders links for someone whose words no text has. */
export function startingPoints(context: PageContext, { code, name }: Translation): Html {
  const { t, language } = context;
  return html`<ul class="links">
<li><a href="/?translation=${code}">${t("search.books_of", { name })}</a></li>
<li><a href="${readingsPath(context)}">${t("search.readings")}</a></li>
</ul>
<nav class="named" aria-labelledby="topics"><p id="topics">${t("search.topics")}</p><ul>${topicTitles(language, MAX_TOPICS).map((text) => html`<li><a href="${searchPath({ text, translation: code })}">${text}</a></li>`)}</ul></nav>`;
}

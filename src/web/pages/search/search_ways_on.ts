/** The ways on from a search that found nothing: other queries, and the results of the first of these. */
import type { Translation } from "../../../corpus/mod.ts";
import { formatList } from "../../../i18n/mod.ts";
import { shorten } from "../../../i18n/problems/mod.ts";
import {
  parseQuery,
  type SearchFindings,
  type SearchQuery,
  type SearchSuggestion,
  topicTitles,
} from "../../../search/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import { readingsPath, searchPath } from "../../context/paths.ts";
import { copyrightLine } from "../../text/printed_html.ts";
import { notice } from "../../ui/controls.ts";
import { type Html, html } from "../../ui/html.ts";
import { suggestedLinks } from "../reading/look_up.ts";
import { hitList, orderOf, type RequestedSearch, searchResults } from "./search_results.ts";

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

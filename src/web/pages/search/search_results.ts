import type { Translation } from "../../../corpus/mod.ts";
import { formatNumber, languageTag } from "../../../i18n/mod.ts";
import { occasions } from "../../../lectionary/mod.ts";
import { format } from "../../../reference/mod.ts";
import type { NamedFindings, SearchHit, SearchQuery, SearchResult } from "../../../search/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import { occasionPath, readerPath, type SearchChoice, searchPath } from "../../context/paths.ts";
import { copyrightLine, MAX_WORDS } from "../../text/printed_html.ts";
import { versePath } from "../../text/titles.ts";
import { pager } from "../../ui/controls.ts";
import { type Html, html } from "../../ui/html.ts";
import { previewText } from "../../ui/page_layout.ts";
import type { Lookup } from "../reading/look_up.ts";

/** The verses on a page of results. */
const PAGE_SIZE = 20;

const ORDERS = ["canonical", "relevance"] as const;

/** Returns the order of results that was chosen, or else the one that suits the query. */
export function orderOf({ sort }: SearchChoice, { terms }: SearchQuery): "canonical" | "relevance" {
  const words = terms.filter(({ isExcluded }) => !isExcluded).flatMap(({ words }) => words);
  return sort ?? (words.length > 1 ? "relevance" : "canonical");
}

/** A search, with what its text is as a reference. */
export interface RequestedSearch {
  readonly choice: SearchChoice;
  readonly translation: Translation;
  readonly found: Lookup;
}

/** Reads what is searched for from the URL; what makes no sense there is the default. */
export function searchChoice(
  context: PageContext,
  { text, translation }: Pick<SearchChoice, "text" | "translation">,
): SearchChoice {
  const offset = context.parameter("offset") ?? "";
  return {
    text,
    translation,
    asWords: context.parameter("in") === "text",
    books: context.parameter("books"),
    sort: ORDERS.find((order) => order === context.parameter("sort")),
    offset: /^\d{1,6}$/.test(offset) ? Number(offset) : 0,
  };
}

/** The results that a page shows. */
interface ShownSearch extends Pick<RequestedSearch, "choice" | "translation"> {
  readonly order: "canonical" | "relevance";
}

/** The numbers of verses found in the books. */
type BookCounts = ReturnType<SearchResult["countsByBook"]>;

/** Renders a page of the verses that were found: counts, order, verses, copyright, links to other pages. */
export function searchResults(
  context: PageContext,
  { choice, translation, order }: ShownSearch,
  result: SearchResult,
): Html {
  const { t, language } = context;
  const { total } = result;
  const counts = result.countsByBook();
  const offset = Math.min(choice.offset, Math.floor((total - 1) / PAGE_SIZE) * PAGE_SIZE);
  const hits = result.slice(offset, PAGE_SIZE);
  const found = t("search.found", {
    hits: t("search.hits", { count: total }),
    books: t("search.in_books", { count: counts.length }),
  });
  const range = [offset + 1, offset + hits.length].map((at) => formatNumber(language, at));
  const [first, last] = range as [string, string];
  const part = first === last ? t("search.shown_one", { first }) : t("search.shown", { first, last });
  const shown = total > hits.length ? ` ${part}` : "";
  return html`<p role="status">${found}${shown}</p>
${orderChoice(context, choice, order)}
${bookCounts(context, choice, counts)}
<div class="results">
${order === "canonical" ? hitsByBook(context, { translation, counts }, hits) : hitList(context, translation, hits)}
</div>
${copyrightLine(translation)}
${pages(context, { ...choice, offset }, total)}`;
}

function orderChoice({ t }: PageContext, choice: SearchChoice, order: ShownSearch["order"]): Html {
  const link = (sort: ShownSearch["order"], label: string): Html =>
    html`<li><a href="${searchPath({ ...choice, sort, offset: 0 })}"${sort === order && html` aria-current="true"`}>${label}</a></li>`;
  return html`<nav class="sections" aria-label="${t("search.order")}">
<ul>
${link("relevance", t("search.relevance"))}
${link("canonical", t("search.canonical"))}
</ul>
</nav>`;
}

/** Renders the books in which something was found, each a link to what was found there. */
function bookCounts(context: PageContext, choice: SearchChoice, counts: BookCounts): Html | undefined {
  if (counts.length < 2) return undefined;
  return html`<details>
<summary>${context.t("search.by_book")}</summary>
<ul class="books">
${counts.map(
  ({ book, count }) =>
    html`<li><a href="${searchPath({ ...choice, books: book.abbreviation, offset: 0 })}"><bdi>${book.name}</bdi> <span>${formatNumber(context.language, count)}</span></a></li>\n`,
)}</ul>
</details>`;
}

function hitsByBook(
  context: PageContext,
  { translation, counts }: { readonly translation: Translation; readonly counts: BookCounts },
  hits: readonly SearchHit[],
): Html {
  const groups = counts.map(({ book, count }) => {
    const last = book.starts.at(-1)!;
    const own = hits.filter(({ line }) => line >= book.starts[0]! && line < last);
    if (own.length === 0) return undefined;
    return html`<section>
<h2><span lang="${languageTag(translation.language)}" dir="auto">${book.name}</span> <span class="count">${context.t("search.hits", { count })}</span></h2>
${hitList(context, translation, own)}
</section>\n`;
  });
  return html`${groups}`;
}

/** Renders verses with what was found in them marked. */
export function hitList(context: PageContext, translation: Translation, hits: readonly SearchHit[]): Html {
  return html`<ul>
${hits.map((hit) => {
  const { reference, path } = versePath(context, translation, hit.line);
  return html`<li>
<a href="${path}">${context.noted(reference)}</a>
<p lang="${languageTag(translation.language)}" dir="auto">${markedText(translation.text(hit.line), hit.matches)}</p>
</li>\n`;
})}</ul>`;
}

/** Renders a text with its matches marked. */
function markedText(text: string, matches: SearchHit["matches"]): Html {
  let end = 0;
  const pieces = matches.map(([from, to]) => {
    const piece = html`${text.slice(end, from)}<mark>${text.slice(from, to)}</mark>`;
    end = to;
    return piece;
  });
  return html`${pieces}${text.slice(end)}`;
}

function pages(context: PageContext, choice: SearchChoice, total: number): Html | undefined {
  if (total <= PAGE_SIZE) return undefined;
  const { t } = context;
  const { offset } = choice;
  const [before, after] = [offset - PAGE_SIZE, offset + PAGE_SIZE];
  const to = (offset: number, name: string) => ({ path: searchPath({ ...choice, offset }), name });
  return pager(t("search.pages"), {
    previous: offset > 0 ? to(Math.max(0, before), t("search.previous")) : undefined,
    next: after < total ? to(after, t("search.next")) : undefined,
  });
}

/**
 * Renders links to the readings of the occasions that a query names, and a card for each passage that has it as a name or
 * belongs to it as a topic, with its first words.
 */
export function namedPlaces(
  context: PageContext,
  asked: Translation,
  { passages, occasions: ids, isGuess }: NamedFindings,
): Html {
  const { t } = context;
  const named = occasions().filter(({ id }) => ids.includes(id));
  const links = named.map(
    (occasion) => html`<li><a href="${occasionPath(context, occasion)}">${context.named(occasion.name)}</a></li>`,
  );
  const cards = passages.map(({ name, translation, reference, line, isTopic }) => {
    const written = format(reference);
    const { code } = translation;
    const noted = context.noted(written);
    const title = isTopic ? html`<strong>${noted}</strong>` : html`<strong>${name}</strong> – ${noted}`;
    const where = translation !== asked && html` (${t("search.in_translation", { code })})`;
    return html`<li><a href="${readerPath(code, written)}">${title}${where} <span lang="${languageTag(translation.language)}" dir="auto">${previewText(translation.text(line), MAX_WORDS)}</span></a></li>\n`;
  });
  const label = t(passages[0]?.isTopic ? "search.topic_passages" : "search.passages");
  return html`${isGuess && named.length + cards.length > 0 && html`<p>${t("search.guessed")}</p>\n`}${
    named.length > 0 &&
    html`<nav class="named" aria-labelledby="occasion"><p id="occasion">${t("search.occasion")}</p><ul>${links}</ul></nav>\n`
  }${
    cards.length > 0 &&
    html`<nav class="passages" aria-label="${label}">${passages[0]!.isTopic && html`<p>${label}</p>`}<ul>
${cards}</ul></nav>`
  }`;
}

import { shorten } from "../../../api/mod.ts";
import type { Response } from "../../../http/mod.ts";
import {
  BookListError,
  linesOf,
  parseBooks,
  parseQuery,
  QueryError,
  type SearchQuery,
} from "../../../search/mod.ts";
import { search as searchTexts } from "../../i18n/texts/search.ts";
import { page } from "../../page.ts";
import type { PageContext } from "../../page_context.ts";
import { type FormError, notice } from "../../ui/form.ts";
import { type Html, html } from "../../ui/html.ts";
import { countReading } from "../reader_access.ts";
import { readerForm, readerPath } from "../reading/reader_form.ts";
import { lookupPage, noTextPage } from "../reading/reading_page.ts";
import { waysOnList } from "../reading/ways_on.ts";
import { type AskedSearch, searchPath } from "./search_choice.ts";
import { searchHelp, searchNarrowing } from "./search_form.ts";
import { searchResults } from "./search_results.ts";

/** Responds with a page of the verses that a search finds, within the daily limit of the client. */
export async function searchPage(context: PageContext, asked: AskedSearch): Promise<Response> {
  const { choice, translation, found } = asked;
  const { text } = choice;
  const t = context.in(searchTexts);
  const refuse = (error: FormError) =>
    noTextPage(context, {
      text,
      translation,
      error,
      title: t.failed,
      narrowing: searchNarrowing(context, { ...asked, choice: { ...choice, books: undefined } }),
      more: searchHelp(context),
    });
  const limit = countReading(context);
  if (limit !== undefined) return refuse(limit);
  const request = readSearch(context, asked);
  if ("message" in request) return refuse(request);
  const index = await context.services.searchIndexes.get(translation);
  const { query, within } = request;
  const { sort } = choice;
  const options = { sort, ...(within !== undefined && { within }) };
  const result = await index.searchInSlices(query, options);
  const isReference = found.kind === "passage" || found.kind === "book";
  if (result.total === 0 && isReference) {
    return lookupPage(context, { translation, text, isTyped: false }, found);
  }
  const title = t.title(shorten(text));
  const body =
    result.total === 0 ? nothingFound(context, asked) : searchResults(context, asked, result);
  return page(context, {
    title,
    preview: { path: searchPath({ ...choice, offset: 0 }) },
    isPublic: true,
    // Robots would follow the results of every word there is.
    headers: ["X-Robots-Tag", "noindex"],
    body: html`<div class="medium">
${readerForm(context, { text, translation: translation.code }, searchNarrowing(context, asked))}
<h1>${title}</h1>
${namedBooks(context, asked)}
${body}
${searchHelp(context)}
</div>`,
  });
}

/** Reads the query and the books, or finds the reason why they cannot be used. */
function readSearch(
  context: PageContext,
  { choice, translation }: AskedSearch,
): FormError | { query: SearchQuery; within: ReturnType<typeof linesOf> | undefined } {
  const t = context.in(searchTexts);
  const { text, books } = choice;
  try {
    const query = parseQuery(text);
    const within = books === undefined ? undefined : linesOf(parseBooks(books, translation));
    return { query, within };
  } catch (error) {
    if (error instanceof QueryError) return { status: 400, message: t.queryErrors[error.kind] };
    if (error instanceof BookListError) {
      const part = shorten(error.part);
      return { status: 400, message: t.bookErrors[error.kind](part, translation.code) };
    }
    throw error;
  }
}

function nothingFound(context: PageContext, { choice, translation, found }: AskedSearch): Html {
  const t = context.in(searchTexts);
  const { text, books } = choice;
  const isLikeReference = /\d/.test(text) && (found.kind === "words" || found.kind === "error");
  return html`${isLikeReference && notice("alert", found.error.message)}
${isLikeReference && waysOnList(context, found.ways)}
<p>${(books === undefined ? t.nothing : t.nothingInBooks)(translation.code)} ${t.advice}</p>
${
  books !== undefined &&
  html`<p><a href="${searchPath({ ...choice, books: undefined, offset: 0 })}">${t.inAllBooks}</a></p>`
}`;
}

/** Renders links to the books that a text names together, such as the letters to one church. */
function namedBooks(context: PageContext, { translation, found }: AskedSearch): Html | undefined {
  const ids = found.kind === "words" ? found.books : [];
  const books = translation.books.filter(({ id }) => ids.includes(id));
  if (books.length === 0) return undefined;
  const links = books.map(
    ({ name, abbreviation }) =>
      html`<li><a href="${readerPath(translation.code, abbreviation)}"><bdi>${name}</bdi></a></li>`,
  );
  return html`<nav class="named" aria-labelledby="named"><p id="named">${context.in(searchTexts).named}</p><ul>${links}</ul></nav>`;
}

import { isProblem } from "../../../base/problem.ts";
import { findDayInQuestion } from "../../../calendar/mod.ts";
import type { Translation, TranslationBook } from "../../../corpus/mod.ts";
import type { Response } from "../../../http/mod.ts";
import { capitalize, formatFullDate } from "../../../i18n/mod.ts";
import { endSentence, explain, shorten } from "../../../i18n/problems/mod.ts";
import { isLectionaryDate, readingInQuestion } from "../../../lectionary/mod.ts";
import {
  isPassageName,
  isTopic,
  parseQuery,
  type SearchFindings,
  type SearchQuery,
  searchTranslation,
} from "../../../search/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import type { FormError } from "../../context/page_error.ts";
import { readerPath, readingsPath, searchPath } from "../../context/paths.ts";
import { countReading } from "../../middleware/session_and_form.ts";
import { nameWithoutDate } from "../../text/mass_text.ts";
import { citedText } from "../../text/titles.ts";
import { hiddenField } from "../../ui/controls.ts";
import { type Html, html, inlineCode } from "../../ui/html.ts";
import { page, redirect, titledPage } from "../../ui/page.ts";
import { lookUp } from "../reading/look_up.ts";
import { booksByTestament, readerForm, type SearchNarrowing } from "../reading/reader_controls.ts";
import { linksToTranslations, lookupPage, missingTextPage } from "../reading/reading_page.ts";
import { askedTranslation } from "../text_head.ts";
import { namedPlaces, orderOf, type RequestedSearch, searchChoice, searchResults } from "./search_results.ts";
import { nothingFound, startingPoints } from "./suggestions.ts";

/** Opens what a text reads as, a passage or a book; a text that is neither is searched for. */
export async function findPage(context: PageContext, text: string): Promise<Response> {
  const translation = askedTranslation(context);
  if ("message" in translation) {
    return missingTextPage(context, { text, error: translation, ways: linksToTranslations(context, text) });
  }
  const asked = { translation, text, isTyped: true };
  const found = lookUp(context, asked);
  const choice = searchChoice(context, { text, translation: translation.code });
  if (found.kind === "words" || choice.asWords || hasSearchSigns(text) || (await isName(text, found))) {
    return searchPage(context, { choice, translation, found });
  }
  return lookupPage(context, asked, found);
}

/** Returns true if a text that reads as a book is a topic, or one that reads as a passage without numbers a name. */
async function isName(text: string, { kind }: RequestedSearch["found"]): Promise<boolean> {
  return kind === "book" ? isTopic(text) : kind === "passage" && !/\d/.test(text) && (await isPassageName(text));
}

/** Responds with the line for references and words alone, and how words are searched for; a query goes to its answer. */
export function openSearch(context: PageContext): Response {
  if (!context.canRead) return redirect(context, `/${context.queryWithout()}`);
  const text = context.parameter("q");
  if (text !== undefined) {
    const code = context.parameter("translation") ?? context.usualTranslation;
    return redirect(context, searchPath(searchChoice(context, { text, translation: code })));
  }
  const translation = askedTranslation(context);
  if ("message" in translation) return redirect(context, "/");
  const { t } = context;
  const { code } = translation;
  const choice = searchChoice(context, { text: "", translation: code });
  const narrowing = searchNarrowing(context, { choice, translation });
  return titledPage(
    context,
    { title: t("search.heading"), preview: { path: t("layout.search_path") }, policy: "finder", kind: "medium" },
    html`<p class="lead">${t("search.lead")}</p>
${readerForm(context, { text: "", translation: code }, { narrowing })}
<h2>${t("search.help")}</h2>
${searchRules(context)}`,
  );
}

/** Returns true if a text without numbers has signs of a search: quotation marks, `=`, `*`, a `-` before a word. */
function hasSearchSigns(text: string): boolean {
  return !/\d/.test(text) && /["“”„»«=*]|(^|\s)-\p{L}/u.test(text);
}

/** Responds with a page of the verses that a search finds, within the daily limit of the client. */
async function searchPage(context: PageContext, asked: RequestedSearch): Promise<Response> {
  const { choice, translation, found } = asked;
  const { text } = choice;
  const { t } = context;
  const refuse = (error: FormError) =>
    missingTextPage(context, {
      text,
      translation,
      error,
      title: t("search.failed"),
      narrowing: searchNarrowing(context, { ...asked, choice: { ...choice, books: undefined } }),
      more: html`${startingPoints(context, translation)}${searchHelp(context)}`,
    });
  const limit = countReading(context);
  if (limit !== undefined) return refuse(limit);
  const search = await runSearch(context, asked);
  if ("message" in search) return refuse(search);
  const { findings, query } = search;
  const isReference = found.kind === "passage" || found.kind === "book";
  if (findings.result.total === 0 && findings.passages.length === 0 && isReference) {
    return lookupPage(context, { translation, text, isTyped: false }, found);
  }
  const title = t("search.title", { words: shorten(text) });
  const { result } = findings;
  const body =
    result.total === 0
      ? await nothingFound(context, { ...asked, namesDay: dayIn(context, text) !== undefined, findings, query })
      : searchResults(context, { ...asked, order: orderOf(choice, query) }, result);
  return page(context, {
    title,
    preview: { path: searchPath({ ...choice, offset: 0 }) },
    policy: "finder",
    // Robots would follow the results of every word there is.
    headers: ["X-Robots-Tag", "noindex"],
    body: html`<div class="medium">
${readerForm(context, { text, translation: translation.code }, { narrowing: searchNarrowing(context, asked) })}
<h1>${title}</h1>
${namedDay(context, { text, translation })}
${namedBooks(context, asked)}
${namedPlaces(context, translation, findings)}
${body}
${searchHelp(context)}
</div>`,
  });
}

/** Searches, or finds the reason why the query or the books cannot be used. */
async function runSearch(
  context: PageContext,
  { choice, translation }: RequestedSearch,
): Promise<FormError | { query: SearchQuery; findings: SearchFindings }> {
  const { text, books } = choice;
  const { library, searchIndexes } = context.services;
  try {
    const query = parseQuery(text);
    const isDay = dayIn(context, text) !== undefined;
    const { language } = context;
    const request = { translation, query, books, translations: library.translations(), language, isDay };
    const sort = orderOf(choice, query);
    return { query, findings: await searchTranslation(searchIndexes, { ...request, sort }) };
  } catch (error) {
    if (!(isProblem(error, "query") || isProblem(error, "book_list"))) throw error;
    const sentence = endSentence(capitalize(explain(error, context.language)));
    if (isProblem(error, "book_list"))
      return { status: 400, message: `${sentence} ${context.t("search.choose_books")}` };
    return { status: 400, message: sentence, field: "q" };
  }
}

/** Renders links to the books that a text names together, such as the letters to one church. */
function namedBooks(context: PageContext, { translation, found }: RequestedSearch): Html | undefined {
  const ids = found.kind === "words" ? found.books : found.kind === "book" ? [found.book.id] : [];
  const books = translation.books.filter(({ id }) => ids.includes(id));
  if (books.length === 0) return undefined;
  const links = books.map(
    ({ name, abbreviation }) =>
      html`<li><a href="${readerPath(translation.code, abbreviation)}"><bdi>${name}</bdi></a></li>`,
  );
  return html`<nav class="named" aria-labelledby="named"><p id="named">${context.t("search.named")}</p><ul>${links}</ul></nav>`;
}

function dayIn({ services, calendar }: PageContext, text: string) {
  return findDayInQuestion(text, { from: services.clock.today().date, calendar });
}

/** Renders links to the Mass of a day that a text names, such as `telovo`, and to the reading that it asks for. */
function namedDay(
  context: PageContext,
  { text, translation }: { text: string; translation: Translation },
): Html | undefined {
  const question = dayIn(context, text);
  if (question === undefined || !isLectionaryDate(question.day.date)) return undefined;
  const { day } = question;
  const reading = readingInQuestion(question, context.calendar);
  const cited = reading && citedText(reading.citation, { translation, language: context.language });
  const place =
    cited?.path !== undefined &&
    html`<li><a href="${cited.path}">${context.named(reading!.title)}: ${cited.reference}</a></li>`;
  const when = `${context.t("search.day")} ${formatFullDate(context, day.date)}`;
  return html`<nav class="named" aria-labelledby="named-day"><p id="named-day">${when}</p><ul><li><a href="${readingsPath(context, { date: day.date })}">${capitalize(context.named(nameWithoutDate(day)))}</a></li>${place}</ul></nav>`;
}

/** Renders the fields of a search beside those of the reader: the books, and what the form has to keep. */
function searchNarrowing(
  { t }: PageContext,
  { choice, translation }: Pick<RequestedSearch, "choice" | "translation">,
): SearchNarrowing {
  const { books, asWords, sort } = choice;
  const testaments = booksByTestament(translation);
  const option = (value: string, label: string) =>
    html`<option value="${value}"${value === books && html` selected`}>${label}</option>\n`;
  const group = (label: string, of: readonly TranslationBook[]) =>
    of.length > 0 &&
    html`<optgroup label="${label}">
${of.map(({ abbreviation, name }) => option(abbreviation, name))}</optgroup>\n`;
  const values = ["ot", "nt", ...translation.books.map(({ abbreviation }) => abbreviation)];
  const chosen = translation.books.find(({ abbreviation }) => abbreviation === books);
  const testament = books === "ot" ? t("reading.old_testament") : books === "nt" && t("reading.new_testament");
  const where = testament || (chosen?.name ?? books ?? t("search.everywhere"));
  const fields = html`<div>
<label for="books">${t("search.where")}</label>
<select id="books" name="books">
<option value="">${t("search.everywhere")}</option>
${books !== undefined && !values.includes(books) && option(books, books)}
${testaments.old.length > 0 && option("ot", t("reading.old_testament"))}
${testaments.new.length > 0 && option("nt", t("reading.new_testament"))}
${group(t("reading.old_testament"), testaments.old)}
${group(t("reading.new_testament"), testaments.new)}
</select>
</div>
${asWords && hiddenField("in", "text")}
${sort !== undefined && hiddenField("sort", sort)}\n`;
  return { summary: `${t("search.where")}: ${where}`, fields };
}

/** Renders how words can be searched for. */
function searchHelp(context: PageContext): Html {
  return html`<details>
<summary>${context.t("search.help")}</summary>
${searchRules(context)}
</details>`;
}

/** Lists how words can be searched for. */
function searchRules(context: PageContext): Html {
  return html`<ul>
${context
  .t("search.rules")
  .split("\n")
  .map((rule) => html`<li>${inlineCode(rule)}</li>\n`)}</ul>`;
}

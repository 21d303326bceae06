import type { TranslationBook } from "../../../corpus/mod.ts";
import { readingTexts, searchTexts } from "../../../i18n/pages/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import { hiddenField } from "../../ui/form.ts";
import { type Html, html, inlineCode } from "../../ui/html.ts";
import { booksByTestament } from "../reading/books.ts";
import type { SearchNarrowing } from "../reading/reader_form.ts";
import type { AskedSearch } from "./search_choice.ts";

/** Renders the fields of a search beside those of the reader: the books, and what the form has to keep. */
export function searchNarrowing(
  context: PageContext,
  { choice, translation }: Pick<AskedSearch, "choice" | "translation">,
): SearchNarrowing {
  const t = context.in(searchTexts);
  const names = context.in(readingTexts);
  const { books, asWords, sort } = choice;
  const testaments = booksByTestament(translation);
  const option = (value: string, label: string) =>
    html`<option value="${value}"${value === books && html` selected`}>${label}</option>
`;
  const group = (label: string, of: readonly TranslationBook[]) =>
    of.length > 0 &&
    html`<optgroup label="${label}">
${of.map(({ abbreviation, name }) => option(abbreviation, name))}</optgroup>
`;
  const values = ["ot", "nt", ...translation.books.map(({ abbreviation }) => abbreviation)];
  const chosen = translation.books.find(({ abbreviation }) => abbreviation === books);
  const testament = books === "ot" ? names.oldTestament : books === "nt" && names.newTestament;
  const where = testament || (chosen?.name ?? books ?? t.everywhere);
  const fields = html`<div>
<label for="books">${t.where}</label>
<select id="books" name="books">
<option value="">${t.everywhere}</option>
${books !== undefined && !values.includes(books) && option(books, books)}
${testaments.old.length > 0 && option("ot", names.oldTestament)}
${testaments.new.length > 0 && option("nt", names.newTestament)}
${group(names.oldTestament, testaments.old)}
${group(names.newTestament, testaments.new)}
</select>
</div>
${asWords && hiddenField("in", "text")}
${sort !== undefined && hiddenField("sort", sort)}
`;
  return { summary: `${t.where}: ${where}`, fields };
}

/** Renders how words can be searched for. */
export function searchHelp(context: PageContext): Html {
  const t = context.in(searchTexts);
  return html`<details>
<summary>${t.help}</summary>
${searchRules(context)}
</details>`;
}

/** Lists how words can be searched for. */
export function searchRules(context: PageContext): Html {
  return html`<ul>
${context.in(searchTexts).rules.map(
  (rule) => html`<li>${inlineCode(rule)}</li>
`,
)}</ul>`;
}

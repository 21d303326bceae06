import { testamentOf } from "../../../canon/mod.ts";
import type { Translation, TranslationBook } from "../../../corpus/mod.ts";
import { languageTag } from "../../../i18n/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import type { FormError } from "../../context/page_error.ts";
import { booksPath, readerPath } from "../../context/paths.ts";
import { errorOf, hiddenField, queryLine } from "../../ui/controls.ts";
import { type Html, html } from "../../ui/html.ts";

/** The values of the reader's form. */
export interface ReaderFormValues {
  /** A reference or words. */
  readonly text: string;
  /** The code of a translation. */
  readonly translation: string;
}

/** The fields that narrow a search, beside the translation. */
export interface SearchNarrowing {
  /** Says in a few words how the search is narrowed. */
  readonly summary: string;
  readonly fields: Html;
}

/**
 * Renders the form of the reader: one line for references and words, and below it the translation in a disclosure. It is
 * a GET form, so that the URL of what it finds can be shared.
 */
export function readerForm(
  context: PageContext,
  { text, translation }: ReaderFormValues,
  { narrowing, error }: { readonly narrowing?: SearchNarrowing | undefined; readonly error?: FormError } = {},
): Html {
  const { t } = context;
  const translations = context.translations;
  const summary = [`${t("reading.translation")}: ${translation}`, ...(narrowing ? [narrowing.summary] : [])];
  const hasChoice = translations.length > 1 || narrowing !== undefined;
  return html`<form class="finder" method="get" action="/" role="search" aria-label="${t("reading.form_label")}">
${queryLine(context, { value: text, error: errorOf(error, "q") })}
${
  hasChoice
    ? html`<details>
<summary>${summary.join(" · ")}</summary>
<div class="fields">
<div>
<label for="translation">${t("reading.translation")}</label>
<select id="translation" name="translation">
${translations.map(
  ({ code, name }) =>
    html`<option value="${code}"${code === translation && html` selected`}>${name} (${code})</option>`,
)}
</select>
</div>
${narrowing?.fields}</div>
</details>`
    : hiddenField("translation", translation)
}
</form>`;
}

/** Divides the books of a translation by testament, in its order; the deuterocanon belongs to the Old. */
export function booksByTestament({ books }: Translation): {
  readonly old: readonly TranslationBook[];
  readonly new: readonly TranslationBook[];
} {
  const isNew = ({ id }: TranslationBook) => testamentOf(id) === "new";
  return { old: books.filter((book) => !isNew(book)), new: books.filter(isNew) };
}

/** Renders links to all books of a translation. */
export function bookPicker({ t }: PageContext, translation: Translation): Html {
  const testaments = booksByTestament(translation);
  const list = (title: string, books: readonly TranslationBook[]) =>
    books.length > 0 &&
    html`<h2>${title}</h2>
<ul class="books" lang="${languageTag(translation.language)}">
${books.map(
  ({ name, abbreviation }) =>
    html`<li><a href="${readerPath(translation.code, abbreviation)}"><strong>${abbreviation}</strong> <span dir="auto">${name}</span></a></li>
`,
)}</ul>`;
  return html`${list(t("reading.old_testament"), testaments.old)}
${list(t("reading.new_testament"), testaments.new)}`;
}

/**
 * Renders links to all chapters of a book.
 *
 * @param options `current`: the chapter that is shown; `parallel`: the translation that stays beside.
 */
export function chapterPicker(
  { t }: PageContext,
  options: {
    readonly translation: Translation;
    readonly book: TranslationBook;
    readonly current?: number | undefined;
    readonly parallel?: string | undefined;
  },
): Html {
  const { translation, book, current, parallel } = options;
  return html`<nav aria-label="${t("reading.chapters")}">
<ul class="chapters">
${book.chapters.map((chapter) => {
  const path = readerPath(translation.code, `${book.abbreviation} ${chapter}`, parallel);
  return html`<li><a href="${path}"${chapter === current && html` aria-current="true"`}>${chapter}</a></li>
`;
})}</ul>
</nav>
<p><a href="${booksPath(translation.code)}">${t("reading.all_books")}</a></p>`;
}

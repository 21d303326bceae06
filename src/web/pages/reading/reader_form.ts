import type { PageContext } from "../../context/page_context.ts";
import { hiddenField, queryLine } from "../../ui/form.ts";
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
  narrowing?: SearchNarrowing,
): Html {
  const { t } = context;
  const translations = context.translations;
  const summary = [`${t("reading.translation")}: ${translation}`, ...(narrowing ? [narrowing.summary] : [])];
  const hasChoice = translations.length > 1 || narrowing !== undefined;
  return html`<form class="finder" method="get" action="/" role="search" aria-label="${t("reading.form_label")}">
${queryLine(context, { value: text })}
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

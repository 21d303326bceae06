import { reading } from "../../i18n/texts/reading.ts";
import type { PageContext } from "../../page_context.ts";
import { queryString } from "../../query_string.ts";
import { hiddenField } from "../../ui/form.ts";
import { type Html, html } from "../../ui/html.ts";

/** The values of the reader's form. */
export interface ReaderFormValues {
  /** A reference or words. */
  readonly text: string;
  /** The code of a translation. */
  readonly translation: string;
}

/** Returns the path of a passage in the reader, or of a book. @param parallel The translation to set beside. */
export function readerPath(translation: string, reference: string, parallel?: string): string {
  const parameters: [string, string][] = [
    ["translation", translation],
    ["reference", reference],
  ];
  if (parallel !== undefined) parameters.push(["parallel", parallel]);
  return `/${queryString(parameters)}`;
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
  const t = context.in(reading);
  const translations = context.services.library.translations();
  const summary = [`${t.translation}: ${translation}`, ...(narrowing ? [narrowing.summary] : [])];
  const hasChoice = translations.length > 1 || narrowing !== undefined;
  return html`<form class="finder" method="get" action="/" role="search" aria-label="${t.formLabel}">
<label for="q">${t.query}</label>
<div><input type="text" id="q" name="q" value="${text}" required maxlength="500" autocomplete="off" autocapitalize="none" spellcheck="false"><button>${t.find}</button></div>
${
  hasChoice
    ? html`<details>
<summary>${summary.join(" · ")}</summary>
<div class="fields">
<div>
<label for="translation">${t.translation}</label>
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

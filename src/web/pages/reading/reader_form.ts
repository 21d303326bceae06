import { reading } from "../../i18n/texts/reading.ts";
import type { PageContext } from "../../page_context.ts";
import { queryString } from "../../query_string.ts";
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

/**
 * Renders the form of the reader: one line for references and words. It is a GET form, so that the URL of what it finds
 * can be shared.
 *
 * @param more Further fields of a search.
 */
export function readerForm(context: PageContext, choice: ReaderFormValues, more?: Html): Html {
  const t = context.in(reading);
  const translations = context.services.library.translations();
  return html`<form class="${more === undefined ? "reader" : "reader refine"}" method="get" action="/" role="search" aria-label="${t.formLabel}">
<div>
<label for="q">${t.query}</label>
<input type="text" id="q" name="q" value="${choice.text}" required maxlength="500" autocomplete="off" autocapitalize="none" spellcheck="false">
</div>
<div>
<label for="translation">${t.translation}</label>
<select id="translation" name="translation">
${translations.map(
  ({ code, name }) =>
    html`<option value="${code}"${code === choice.translation && html` selected`}>${name} (${code})</option>`,
)}
</select>
</div>
${more}<button>${t.find}</button>
</form>`;
}

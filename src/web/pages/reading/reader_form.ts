import { reading } from "../../i18n/texts/reading.ts";
import type { PageContext } from "../../page_context.ts";
import { queryString } from "../../query_string.ts";
import { type Html, html } from "../../ui/html.ts";

/** The values of the reader's form. */
export interface ReaderFormValues {
  readonly reference: string;
  /** The code of a translation. */
  readonly translation: string;
}

/** Returns the path of a passage in the reader. */
export function readerPath(translation: string, reference: string): string {
  return `/${queryString([
    ["translation", translation],
    ["reference", reference],
  ])}`;
}

/** Renders the form of the reader. It is a GET form, so that the URL of a passage can be shared. */
export function readerForm(context: PageContext, choice: ReaderFormValues): Html {
  const t = context.in(reading);
  const translations = context.services.library.translations();
  return html`<form class="reader" method="get" action="/" role="search" aria-label="${t.formLabel}">
<div>
<label for="reference">${t.reference}</label>
<input type="text" id="reference" name="reference" value="${choice.reference}" required maxlength="200" autocomplete="off" autocapitalize="none" spellcheck="false" placeholder="Jn 3,16-21" aria-describedby="reference-hint">
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
<button>${t.read}</button>
<p class="hint" id="reference-hint">${t.hint}${t.examples.map((example) => html` <span>${example}</span>`)}</p>
</form>`;
}

import { reading } from "../../i18n/texts/reading.ts";
import type { PageContext } from "../../page_context.ts";
import { queryString } from "../../query_string.ts";
import { type Html, html } from "../../ui/html.ts";

/** What stands in the lines of the reader's form. */
export interface ReaderChoice {
  readonly reference: string;
  /** The code of a translation. */
  readonly translation: string;
}

/** The address under which a passage is read. */
export function readerAddress(translation: string, reference: string): string {
  return `/${queryString([
    ["translation", translation],
    ["reference", reference],
  ])}`;
}

/** A form that asks for a passage; it changes nothing, so its answer has an address that can be shared. */
export function readerForm(context: PageContext, choice: ReaderChoice): Html {
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
<p class="hint" id="reference-hint">${t.hint}</p>
</form>`;
}

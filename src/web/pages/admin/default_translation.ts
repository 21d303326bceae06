import { adminTranslationsTexts } from "../../../i18n/pages/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import { notice, postForm } from "../../ui/form.ts";
import { type Html, html, inlineCode } from "../../ui/html.ts";

/** Renders the default translation: a form to choose it, or which setting determines it. */
export function defaultTranslationSection(context: PageContext): Html {
  const t = context.in(adminTranslationsTexts);
  const { defaultTranslation, library } = context.services;
  const { setBy, chosen } = defaultTranslation;
  const code = context.settings["default-translation"];
  const inForce = context.defaultTranslation;
  const isMissing = library.get(code) === undefined && (setBy ?? chosen) !== undefined;
  const chosenNow = chosen === undefined ? undefined : library.get(chosen)?.code;
  const option = (value: string, label: string): Html =>
    html`<option value="${value}"${value === (chosenNow ?? "") && html` selected`}>${label}</option>`;
  return html`<section class="card" aria-labelledby="default">
<h2 id="default">${t.defaultTranslation}</h2>
${isMissing && notice("alert", t.missing(code, inForce))}
${
  setBy !== undefined
    ? html`<p>${inlineCode(t.setBy(code, setBy))}</p>`
    : html`<p id="default-hint">${t.defaultLead}</p>
${postForm(
  context,
  "/admin/translations",
  html`<div class="field"><label for="code">${t.defaultLabel}</label>
<select id="code" name="code" aria-describedby="default-hint">
${option("", t.automatic(library.getDefault("")?.code ?? inForce))}
${context.translations.map(({ code, name }) => option(code, `${code} · ${name}`))}
</select></div>`,
  html`<button>${t.saveDefault}</button>`,
)}`
}
</section>`;
}

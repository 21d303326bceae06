import type { Translation } from "../../../corpus/mod.ts";
import { capitalize } from "../../../i18n/mod.ts";
import { FIRST_LECTIONARY_YEAR, LAST_LECTIONARY_YEAR } from "../../../lectionary/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import { type MassAddress, massParameters, massSlidesPath, preparationPath } from "../../context/paths.ts";
import { hiddenField } from "../../ui/form.ts";
import { type Html, html } from "../../ui/html.ts";
import { addressOf, type MassChoice } from "./mass_choice.ts";

/** Renders the form by which another day or translation is chosen. */
export function massForm(
  context: PageContext,
  { date, translation }: { readonly date: string; readonly translation: Translation | undefined },
): Html {
  const { t } = context;
  return html`<form class="choice" method="get" action="${t("preparation.path")}" aria-label="${t("preparation.form")}">
<div><label for="date">${t("preparation.date")}</label><input type="date" id="date" name="date" value="${date}" min="${FIRST_LECTIONARY_YEAR}-01-01" max="${LAST_LECTIONARY_YEAR}-12-31" required></div>
${translationChoice(context, { label: t("preparation.translation"), name: "translation", chosen: translation })}
<button>${t("preparation.show")}</button> <a href="${preparationPath(context)}">${t("preparation.sunday")}</a>
</form>`;
}

/** Renders the choice of a translation. @param options `none`: what chooses none. */
export function translationChoice(
  { services: { library } }: PageContext,
  options: {
    readonly label: string;
    readonly name: string;
    readonly chosen: Translation | undefined;
    readonly none?: string;
  },
): Html {
  const { label, name, chosen, none } = options;
  return html`<div><label for="${name}">${label}</label><select id="${name}" name="${name}">${none !== undefined && html`<option value="">${none}</option>`}${library
    .translations()
    .map(
      (each) =>
        html`<option value="${each.code}"${each === chosen && html` selected`}>${each.name} (${each.code})</option>`,
    )}</select></div>`;
}

/** Renders links to the Masses of a day that has several. */
export function massChips(context: PageContext, choice: MassChoice): Html | undefined {
  const { masses, index, translation, date } = choice;
  if (masses.length < 2) return undefined;
  const links = masses.map(({ name }, each) => {
    const path = preparationPath(context, {
      ...{ date, mass: each + 1, translation: translation.code },
    });
    return html`<a href="${path}"${each === index && html` aria-current="true"`}>${capitalize(context.named(name))}</a>`;
  });
  return html`<nav class="chips" aria-label="${context.t("preparation.masses")}">${links}</nav>`;
}

/** Renders what can be done with the readings: copy, project, print. */
export function outputTools(context: PageContext, choice: MassChoice): Html {
  const { t } = context;
  const address = addressOf(choice, choice.forms);
  const isOpen = context.canRead;
  return html`<p class="actions">
${isOpen && html`<button type="button" data-clean="leaflet" data-done="${t("forms.copied")}" hidden>${t("preparation.copy_all")}</button>`}
<button type="button" class="quiet" data-copy="week-lines" data-done="${t("forms.copied")}" hidden>${t("preparation.copy_week")}</button>
${
  isOpen &&
  html`<button type="button" class="quiet" data-tool="print" hidden>${t("preparation.print")}</button>
<a class="button quiet" href="${massSlidesPath(context, address)}">${t("preparation.project")}</a>
<a href="${massSlidesPath(context, address, [["as", "text"]])}">${t("preparation.slides_text")}</a>
<a href="${context.t("projection.path")}">${t("preparation.project_passage")}</a>`
}
</p>
${isOpen && parallelForm(context, address)}
${
  isOpen &&
  html`<fieldset class="paper"><legend>${t("preparation.printing")}</legend>
<label class="check"><input type="radio" name="paper" id="a4" checked> ${t("preparation.a4")}</label>
<label class="check"><input type="radio" name="paper" id="a5"> ${t("preparation.a5")}</label>
<label class="check"><input type="checkbox" id="with-notices"> ${t("preparation.with_notices")}</label>
</fieldset>
<noscript><p class="hint">${t("preparation.print_hint")}</p></noscript>`
}`;
}

/** Renders the form by which the slides are shown in two translations; nothing where there is but one. */
function parallelForm(context: PageContext, address: MassAddress): Html | undefined {
  const { library } = context.services;
  const other = library.translations().find(({ code }) => code !== address.translation);
  if (other === undefined) return undefined;
  const { t } = context;
  return html`<details><summary>${t("preparation.parallel")}</summary>
<form class="choice" method="get" action="${context.t("projection.path")}" aria-label="${t("preparation.parallel")}">
${massParameters(address).map(([name, value]) => hiddenField(name, value))}
${translationChoice(context, { label: t("preparation.second"), name: "parallel", chosen: other })}
<button>${t("preparation.project_both")}</button>
</form></details>`;
}

import type { Translation } from "../../../corpus/mod.ts";
import type { Response } from "../../../http/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import type { FormError } from "../../context/page_error.ts";
import { massSlidesPath } from "../../context/paths.ts";
import { errorStatus } from "../../context/reader_access.ts";
import { ASSETS } from "../../ui/assets.ts";
import { errorNotice } from "../../ui/form.ts";
import { type Html, html } from "../../ui/html.ts";
import { page } from "../../ui/page.ts";
import { translationChoice } from "../preparation/choice_tools.ts";

/** The reason why there are no slides, with the ways on, and what the form had. */
export interface FormState {
  readonly text?: string;
  readonly translation?: Translation;
  readonly error?: FormError;
  readonly ways?: readonly { readonly path: string; readonly label: string }[];
}

/** Responds with the form by which a passage is chosen for slides. */
export function projectionForm(context: PageContext, state: FormState = {}): Response {
  const { t } = context;
  const { error, ways = [] } = state;
  return page(context, {
    title: t("projection.title"),
    ...(error && errorStatus(context, error)),
    isPublic: true,
    ownStyle: ASSETS.preparationStyle,
    preview: { path: t("projection.path") },
    body: html`<div class="medium preparation">
<h1>${t("projection.title")}</h1>
<p class="lead">${t("projection.lead")}</p>
${errorNotice(error)}
${ways.length > 0 && html`<p class="chips">${ways.map(({ path, label }) => html`<a href="${path}">${label}</a>`)}</p>`}
${context.canRead ? passageForm(context, state) : closed(context)}
</div>`,
  });
}

function passageForm(context: PageContext, { text, translation }: FormState): Html {
  const { t } = context;
  const chosen = translation ?? context.services.library.get(context.usualTranslation);
  return html`<p><a class="button" href="${massSlidesPath(context, { date: "sunday" })}">${t("projection.to_mass")}</a></p>
<form class="choice" method="get" action="${t("projection.path")}" aria-label="${t("projection.form")}">
<div><label for="reference">${t("projection.reference")}</label><input type="text" id="reference" name="reference" value="${text ?? ""}" required maxlength="500" autocomplete="off" autocapitalize="none" spellcheck="false" aria-describedby="reference-hint"></div>
${translationChoice(context, { label: t("projection.translation"), name: "translation", chosen })}
${translationChoice(context, { label: t("projection.parallel"), name: "parallel", chosen: undefined, none: t("projection.no_parallel") })}
<button>${t("projection.project")}</button>
</form>
<p class="hint" id="reference-hint">${t("projection.reference_hint", { verses: context.settings["max-verses"] })}</p>`;
}

function closed(context: PageContext): Html {
  const { t } = context;
  return context.settings.reader === "off"
    ? html`<p>${t("reading.off")}</p>`
    : html`<p>${t("reading.signed_in_only")} <a href="/login?next=/">${t("reading.sign_in")}</a></p>`;
}

import type { Translation } from "../../../corpus/mod.ts";
import type { Response } from "../../../http/mod.ts";
import { projectionTexts, readingTexts } from "../../../i18n/pages/mod.ts";
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
  const t = context.in(projectionTexts);
  const { error, ways = [] } = state;
  return page(context, {
    title: t.title,
    ...(error && errorStatus(context, error)),
    isPublic: true,
    ownStyle: ASSETS.preparationStyle,
    preview: { path: t.path },
    body: html`<div class="medium preparation">
<h1>${t.title}</h1>
<p class="lead">${t.lead}</p>
${errorNotice(error)}
${ways.length > 0 && html`<p class="chips">${ways.map(({ path, label }) => html`<a href="${path}">${label}</a>`)}</p>`}
${context.canRead ? passageForm(context, state) : closed(context)}
</div>`,
  });
}

function passageForm(context: PageContext, { text, translation }: FormState): Html {
  const t = context.in(projectionTexts);
  const chosen = translation ?? context.services.library.get(context.usualTranslation);
  return html`<p><a class="button" href="${massSlidesPath(context, { date: "sunday" })}">${t.toMass}</a></p>
<form class="choice" method="get" action="${t.path}" aria-label="${t.form}">
<div><label for="reference">${t.reference}</label><input type="text" id="reference" name="reference" value="${text ?? ""}" required maxlength="500" autocomplete="off" autocapitalize="none" spellcheck="false" aria-describedby="reference-hint"></div>
${translationChoice(context, { label: t.translation, name: "translation", chosen })}
${translationChoice(context, { label: t.parallel, name: "parallel", chosen: undefined, none: t.noParallel })}
<button>${t.project}</button>
</form>
<p class="hint" id="reference-hint">${t.referenceHint(context.settings["max-verses"])}</p>`;
}

function closed(context: PageContext): Html {
  const t = context.in(readingTexts);
  return context.settings.reader === "off"
    ? html`<p>${t.off}</p>`
    : html`<p>${t.signedInOnly} <a href="/login?next=/">${t.signIn}</a></p>`;
}

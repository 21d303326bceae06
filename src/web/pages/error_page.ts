import type { Answer } from "../../http/mod.ts";
import { errors } from "../i18n/texts/errors.ts";
import { forms } from "../i18n/texts/forms.ts";
import { page } from "../page.ts";
import type { Visit } from "../page_context.ts";
import type { PageStatus } from "../page_error.ts";
import { notice } from "../ui/form.ts";
import { html } from "../ui/html.ts";

/** A page that says why there is no other. */
export function errorPage(
  visit: Visit,
  status: PageStatus,
  headers: readonly string[] = [],
): Answer {
  const { title, explanation } = visit.in(errors)[status];
  return page(visit, {
    title,
    status,
    headers,
    body: html`<div class="narrow">
<h1>${title}</h1>
<p class="lead">${explanation}</p>
<p><a class="button" href="/">${visit.in(errors).home}</a></p>
</div>`,
  });
}

/** A form was not made for this browser and sign-in: refused, with a way on for those who meant it. */
export function expiredFormPage(visit: Visit): Answer {
  const { title } = visit.in(errors)[403];
  return page(visit, {
    title,
    status: 403,
    body: html`<div class="narrow">
<h1>${title}</h1>
${notice("alert", visit.in(forms).expired)}
<p><a class="button" href="${visit.session === undefined ? "/login" : "/profile"}">${visit.in(forms).back}</a></p>
</div>`,
  });
}

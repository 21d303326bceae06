import type { Response } from "../../http/mod.ts";
import { errors } from "../i18n/texts/errors.ts";
import { forms } from "../i18n/texts/forms.ts";
import { page } from "../page.ts";
import type { PageContext } from "../page_context.ts";
import type { PageStatus } from "../page_error.ts";
import { contactHint } from "../ui/contact.ts";
import { notice } from "../ui/form.ts";
import { html } from "../ui/html.ts";

/** Responds with an error page. */
export function errorPage(
  context: PageContext,
  status: PageStatus,
  headers: readonly string[] = [],
): Response {
  const { title, explanation } = context.in(errors)[status];
  return page(context, {
    title,
    status,
    headers,
    preview: status === 404 ? { description: explanation } : undefined,
    body: html`<div class="narrow">
<h1>${title}</h1>
<p class="lead">${explanation}${status >= 500 && contactHint(context)}</p>
<p><a class="button" href="/">${context.in(errors).home}</a></p>
</div>`,
  });
}

/** Rejects a form that was not made for this browser and sign-in, with a link back for those who meant it. */
export function expiredFormPage(context: PageContext): Response {
  const { title } = context.in(errors)[403];
  return page(context, {
    title,
    status: 403,
    body: html`<div class="narrow">
<h1>${title}</h1>
${notice("alert", context.in(forms).expired)}
<p><a class="button" href="${context.session === undefined ? "/login" : "/profile"}">${context.in(forms).back}</a></p>
</div>`,
  });
}

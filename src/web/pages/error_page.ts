import type { Response } from "../../http/mod.ts";
import type { PageContext } from "../context/page_context.ts";
import { ExpiredForm, type PageError, type PageStatus } from "../context/page_error.ts";
import { contactHint } from "../ui/contact.ts";
import { notice } from "../ui/form.ts";
import { type Html, html } from "../ui/html.ts";
import { page } from "../ui/page.ts";
import { psalmLine } from "./psalm_line.ts";

/** A verse of the psalms for each error, in the original numbering: none is about guilt that is the service's. */
const PSALM_LINES: Readonly<Record<PageStatus, readonly [psalm: number, verse: number]>> = {
  400: [19, 13],
  403: [84, 11],
  404: [119, 176],
  405: [25, 4],
  408: [27, 14],
  413: [139, 6],
  415: [19, 15],
  500: [46, 2],
  503: [40, 2],
};

/** Responds with an error page: what happened, a verse of a psalm, and a way on. */
export function errorPage(context: PageContext, error: PageError): Response {
  if (error instanceof ExpiredForm) return expiredFormPage(context);
  const { status, headers } = error;
  const { t } = context;
  const title = t(`errors.${status}.title`);
  const explanation = t(`errors.${status}.explanation`);
  const [chapter, verse] = PSALM_LINES[status];
  return page(context, {
    title,
    status,
    headers,
    preview: status === 404 ? { description: explanation } : undefined,
    body: html`<div class="narrow">
<h1>${title}</h1>
<p class="lead">${explanation}${status >= 500 && contactHint(context)}</p>
${psalmLine(context, { book: "PSA", chapter, verse })}
${status < 500 && searchBox(context)}
<p><a class="button" href="/">${t("errors.home")}</a></p>
</div>`,
  });
}

/** Renders the line for references and words, where texts may be read. */
function searchBox(context: PageContext): Html | undefined {
  if (!context.canRead) return undefined;
  const { t } = context;
  return html`<form class="search" method="get" action="/" role="search" aria-label="${t("reading.form_label")}">
<label for="q">${t("reading.query")}</label>
<div><input type="search" id="q" name="q" required maxlength="500" autocomplete="off" autocapitalize="none" spellcheck="false"><button class="quiet">${t("reading.find")}</button></div>
</form>`;
}

/** Rejects a form that was not made for this browser and sign-in, with a link back for those who meant it. */
function expiredFormPage(context: PageContext): Response {
  return page(context, {
    title: context.t("errors.403.title"),
    status: 403,
    body: html`<div class="narrow">
<h1>${context.t("errors.403.title")}</h1>
${notice("alert", context.t("forms.expired"))}
<p><a class="button" href="${context.session === undefined ? "/login" : "/profile"}">${context.t("forms.back")}</a></p>
</div>`,
  });
}

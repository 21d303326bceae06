import type { Response } from "../../http/mod.ts";
import { languageTag } from "../../i18n/mod.ts";
import { format } from "../../reference/mod.ts";
import type { VerseRef } from "../../versification/mod.ts";
import type { PageContext } from "../context/page_context.ts";
import { ExpiredForm, type PageError, type PageStatus, SignedOut } from "../context/page_error.ts";
import { readerPath } from "../context/paths.ts";
import { expiredMessage, pathAfterSignIn } from "../middleware/session_and_form.ts";
import { copyrightLine } from "../text/printed_html.ts";
import { originalVerse, plainText } from "../text/titles.ts";
import { contactHint, notice } from "../ui/controls.ts";
import { type Html, html, inlineCode } from "../ui/html.ts";
import { titledPage } from "../ui/page.ts";
import { signedOutPage } from "./login.ts";

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
  if (error instanceof SignedOut) return signedOutPage(context);
  const { status, headers } = error;
  const { t } = context;
  const title = t(`errors.${status}.title`);
  const explanation = t(`errors.${status}.explanation`);
  const [chapter, verse] = PSALM_LINES[status];
  return titledPage(
    context,
    { title, status, headers, preview: status === 404 ? { description: explanation } : undefined, kind: "narrow" },
    html`<p class="lead">${explanation}${status >= 500 && contactHint(context)}</p>
${status === 404 && isForApi(context) && html`<p>${inlineCode(t("errors.404.api", { path: context.settings["base-path"] }))} <a href="/docs">${t("layout.docs")}</a></p>`}
${psalmLine(context, { book: "PSA", chapter, verse })}
${status < 500 && searchBox(context)}
<p><a class="button" href="/">${t("errors.home")}</a></p>`,
  );
}

/** Returns true for a request that is likely meant for the API: by its key, or by a path such as `/V1/passage`. */
function isForApi(context: PageContext): boolean {
  const { "base-path": base } = context.settings;
  const [path, first] = [context.path.replace(/^\/+/, "/").toLowerCase(), base.toLowerCase()];
  const hasKey = context.header("x-api-key") !== undefined || /^bearer /i.test(context.header("authorization") ?? "");
  return hasKey || /^\/(?:api|v\d+)(?:\/|$)/.test(path) || `${path}/`.startsWith(`${first}/`);
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
  return titledPage(
    context,
    { title: context.t("errors.403.title"), status: 403, kind: "narrow" },
    html`${notice("alert", expiredMessage(context))}
<p><a class="button" href="${context.session === undefined ? "/login" : pathAfterSignIn(context.path)}">${context.t("forms.back")}</a></p>`,
  );
}

/**
 * Renders a verse of a psalm out of the default translation, with its place as a link into the reader.
 *
 * @param ref In the original numbering.
 * @returns Undefined where texts may not be shown, or the translation does not have the verse.
 */
function psalmLine(context: PageContext, ref: VerseRef): Html | undefined {
  if (!context.canRead) return undefined;
  const translation = context.services.library.get(context.defaultTranslation);
  const line = translation && originalVerse(translation, ref);
  if (translation === undefined || line === undefined) return undefined;
  const { code, name, language } = translation;
  const reference = format(line.reference);
  return html`<figure class="psalm-line">
<blockquote lang="${languageTag(language)}" dir="auto">${plainText(translation, line.ranges)}</blockquote>
<figcaption><a href="${readerPath(code, reference)}">${reference}</a> · <bdi>${name}</bdi>
${copyrightLine(translation)}</figcaption>
</figure>`;
}

import type { Response } from "../../http/mod.ts";
import { formatDateTime, formatSize } from "../../i18n/mod.ts";
import { RESTORE_PATH } from "../../upload/mod.ts";
import type { PageContext } from "../context/page_context.ts";
import type { FormError } from "../context/page_error.ts";
import { contactHint, errorNotice, errorOf, fileForm, hiddenField, postForm } from "../ui/controls.ts";
import { type Html, html, inlineCode } from "../ui/html.ts";
import { page } from "../ui/page.ts";
import { newPasswordFields } from "../ui/password_form.ts";

/**
 * Responds with a form to choose a password. Opening it does not use the link up.
 *
 * @param faults `password`: of the form; `restore`: of a backup that was not taken.
 */
export function oneTimeLinkPage(
  context: PageContext,
  token: string,
  { password: error, restore }: { password?: FormError; restore?: FormError } = {},
): Response {
  const { t } = context;
  const link = context.services.store.signIn.link(token);
  if (link === undefined) return invalidLinkPage(context);
  const isReset = link.purpose === "reset";
  const title = isReset ? t("one_time_link.reset") : t("one_time_link.welcome");
  return page(context, {
    title,
    status: (error ?? restore)?.status ?? 200,
    policy: "secret",
    body: html`<div class="narrow">
<h1>${title}</h1>
<p class="lead">${isReset ? t("one_time_link.reset_lead", { name: link.user }) : t("one_time_link.welcome_lead", { name: link.user })}</p>
${errorNotice(error)}
${postForm(
  context,
  "/login",
  hiddenField("link", token),
  html`<input type="text" name="name" value="${link.user}" autocomplete="username" hidden readonly>`,
  newPasswordFields(context, { hasFocus: error === undefined && restore === undefined, error }),
  html`<button>${t("one_time_link.submit")}</button>`,
)}
<p class="hint">${t("one_time_link.valid", { moment: formatDateTime(context, link.expires) })}</p>
${restoreSection(context, token, restore)}
</div>`,
  });
}

/** Renders the form that takes a backup, behind the one-time link of the first start. */
function restoreSection(context: PageContext, link: string, error?: FormError): Html | undefined {
  const { t, language, settings } = context;
  if (context.services.restore?.isOffered(link) !== true) return undefined;
  return html`<section class="card" aria-labelledby="restore">
<h2 id="restore">${t("restore.have")}</h2>
<p>${inlineCode(t("restore.lead"))}</p>
${errorNotice(error)}
${fileForm(context, {
  path: RESTORE_PATH,
  label: t("restore.file"),
  hint: t("restore.limit", { size: formatSize(language, settings["upload-limit"]) }),
  submit: t("restore.submit"),
  error: errorOf(error, "file"),
  fields: hiddenField("link", link),
})}
</section>`;
}

/** Responds alike to an unknown, used or expired link. */
export function invalidLinkPage(context: PageContext): Response {
  const { t } = context;
  return page(context, {
    title: t("one_time_link.invalid"),
    status: 410,
    policy: "secret",
    body: html`<div class="narrow">
<h1>${t("one_time_link.invalid")}</h1>
<p class="lead">${t("one_time_link.invalid_help")}${contactHint(context)}</p>
<p><a class="button" href="/login">${t("one_time_link.to_login")}</a></p>
</div>`,
  });
}

import { isProblem } from "../../../base/problem.ts";
import type { Response } from "../../../http/mod.ts";
import { formatDateTime, formatSize } from "../../../i18n/mod.ts";
import { explain } from "../../../i18n/problems/mod.ts";
import { HIDDEN_STEPS } from "../../context/first_steps.ts";
import type { PageContext } from "../../context/page_context.ts";
import type { FormError } from "../../context/page_error.ts";
import type { ServiceWarning } from "../../context/services.ts";
import { errorOf, passwordField, postForm } from "../../ui/controls.ts";
import { type Html, html, inlineCode } from "../../ui/html.ts";
import { redirect, SECURITY_HEADERS } from "../../ui/page.ts";
import { withPassword } from "../../ui/password_form.ts";
import { adminPage } from "./admin_layout.ts";
import { showStepsForm } from "./first_steps_page.ts";

export const SERVICE_PATH = "/admin/service";

/** Responds with the health of the service and the form that makes a backup. */
export function servicePage(context: PageContext, error?: FormError): Response {
  const { t, language } = context;
  const facts = context.services.operation.facts();
  const size = (bytes: number | undefined) =>
    bytes === undefined ? t("admin_service.unknown") : formatSize(language, bytes);
  const row = (label: string, value: string): Html => html`<div><dt>${label}</dt><dd>${value}</dd></div>\n`;
  const last = facts.lastBackup;
  return adminPage(
    context,
    { title: t("admin_service.title"), error },
    html`<section aria-labelledby="health"><h2 id="health">${t("admin_service.health")}</h2>
<dl class="facts">
${row(t("admin_service.version"), facts.version)}${row(t("admin_service.store"), size(facts.storeBytes))}${row(t("admin_service.corpus"), size(facts.corpusBytes))}${row(t("admin_service.free"), size(facts.freeBytes))}${row(t("admin_service.last_backup"), last === undefined ? t("admin_service.never") : formatDateTime(context, last))}
</dl>
<h3>${t("admin_service.warnings")}</h3>
${
  facts.warnings.length === 0
    ? html`<p>${t("admin_service.no_warnings")}</p>`
    : html`<ul>${facts.warnings.map((warning) => warningItem(context, warning))}</ul>`
}
</section>`,
    html`<section class="card" aria-labelledby="backup"><h2 id="backup">${t("admin_service.backup")}</h2>
<p>${inlineCode(t("admin_service.backup_lead"))}</p>
${postForm(
  context,
  SERVICE_PATH,
  html`<input type="text" name="name" value="${context.user.name}" autocomplete="username" hidden readonly>`,
  passwordField({
    name: "password",
    label: t("admin_service.password"),
    autocomplete: "current-password",
    error: errorOf(error, "password"),
  }),
  html`<button name="action" value="backup">${t("admin_service.download")}</button>`,
)}
</section>`,
    html`<section aria-labelledby="news"><h2 id="news">${t("admin_service.news")}</h2>
<ul>${t("admin_service.news_items")
      .split("\n")
      .map((item) => html`<li>${item}</li>`)}</ul></section>`,
    context.services.store.settings.has(HIDDEN_STEPS) && showStepsForm(context),
  );
}

function warningItem(context: PageContext, { at, event }: ServiceWarning): Html {
  return html`<li>${formatDateTime(context, at)} · ${inlineCode(explain(event, context.language))}</li>`;
}

/** Responds with a backup of everything, where the password is asked for again and is right. */
export async function downloadBackup(context: PageContext): Promise<Response> {
  const { operation, store } = context.services;
  const refusal = await withPassword(context, {
    ...{ name: context.user.name, password: context.field("password"), isKnownBrowser: true },
    wrong: { message: context.t("admin_service.wrong"), field: "password" },
  });
  if (refusal?.isGone) return redirect(context, "/login");
  if (refusal !== undefined) return servicePage(context, refusal);
  let body: Buffer;
  try {
    body = await operation.backup();
  } catch (error) {
    if (!isProblem(error, "corpus")) throw error;
    return servicePage(context, { status: 503, message: `${explain(error, context.language)}.` });
  }
  const disposition = `attachment; filename="ambo-${store.today().date}.gz"`;
  return {
    status: 200,
    headers: [
      ...["Content-Type", "application/gzip", "Content-Disposition", disposition, "Cache-Control", "no-store"],
      ...SECURITY_HEADERS,
      ...context.cookieHeaders,
    ],
    body,
  };
}

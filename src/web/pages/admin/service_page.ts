import { isProblem } from "../../../base/problem.ts";
import type { Response } from "../../../http/mod.ts";
import { formatDateTime, formatSize } from "../../../i18n/mod.ts";
import { explain } from "../../../i18n/problems/mod.ts";
import { completedSteps, type FirstStep, HIDDEN_STEPS, requestOrigin, STEPS_PATH } from "../../context/first_steps.ts";
import type { PageContext } from "../../context/page_context.ts";
import type { FormError } from "../../context/page_error.ts";
import { buttonForm, errorOf, notice, passwordField, postForm, textField } from "../../ui/controls.ts";
import { type Content, type Html, html, inlineCode } from "../../ui/html.ts";
import { redirect, SECURITY_HEADERS } from "../../ui/page.ts";
import { withPassword } from "../../ui/password_form.ts";
import { adminPage, settingFault } from "./admin_layout.ts";
import { availableFreeTexts, textList } from "./translations/choices.ts";

export const SERVICE_PATH = "/admin/service";

/** Responds with the health of the service and the form that makes a backup. */
export function servicePage(context: PageContext, error?: FormError): Response {
  const { t, language } = context;
  const facts = context.services.operation.facts();
  const size = (bytes: number | undefined) =>
    bytes === undefined ? t("admin_service.unknown") : formatSize(language, bytes);
  const row = (label: string, value: Content): Html => html`<div><dt>${label}</dt><dd>${value}</dd></div>\n`;
  const last = facts.lastBackup;
  return adminPage(
    context,
    { title: t("admin_service.title"), policy: "personalCalls", scripts: ["liveFormScript"], error },
    html`<section aria-labelledby="health"><h2 id="health">${t("admin_service.health")}</h2>
<dl class="facts">
${row(t("admin_service.version"), facts.version)}${row(t("admin_service.store"), size(facts.storeBytes))}${row(t("admin_service.corpus"), size(facts.corpusBytes))}${row(t("admin_service.free"), size(facts.freeBytes))}${row(t("admin_service.last_backup"), html`<span id="last-backup">${last === undefined ? t("admin_service.never") : formatDateTime(context, last)}</span>`)}
</dl>
<h3>${t("admin_service.warnings")}</h3>
${
  facts.warnings.length === 0
    ? html`<p>${t("admin_service.no_warnings")}</p>`
    : html`<ul>${facts.warnings.map(
        ({ at, event }) => html`<li>${formatDateTime(context, at)} · ${inlineCode(explain(event, language))}</li>`,
      )}</ul>`
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
  html`<button name="action" value="backup" data-file="last-backup">${t("admin_service.download")}</button>`,
)}
</section>`,
    html`<section aria-labelledby="news"><h2 id="news">${t("admin_service.news")}</h2>
<ul>${t("admin_service.news_items")
      .split("\n")
      .map((item) => html`<li>${item}</li>`)}</ul></section>`,
    context.services.store.settings.has(HIDDEN_STEPS) && showStepsForm(context),
  );
}

/** Responds with a backup of everything, where the password is asked for again and is right. */
export async function downloadBackup(context: PageContext): Promise<Response> {
  const { clock, operation } = context.services;
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
  const disposition = `attachment; filename="ambo-${clock.today().date}.gz"`;
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

/** The page on which each step is done. */
const PATHS: Readonly<Record<FirstStep, string>> = {
  text: "/admin/translations#add",
  face: "/admin/face",
  address: STEPS_PATH,
  person: "/admin#invite",
  backup: "/admin/service#backup",
};

function stepItem(context: PageContext, [name, isDone]: [FirstStep, boolean], error?: FormError): Html {
  const { t } = context;
  const publicUrl = context.settings["public-url"];
  const path = name === "address" ? `${publicUrl}${STEPS_PATH}` : PATHS[name];
  const hasLink = !isDone && (name !== "address" || publicUrl !== "");
  return html`<li>
<h2>${t(`admin_service.first.steps.${name}.title`)} <span class="badge">${isDone ? t("admin_service.first.done") : t("admin_service.first.open")}</span></h2>
${!isDone && html`<p>${inlineCode(t(`admin_service.first.steps.${name}.effect`))}</p>`}
${name === "address" && html`<p>${inlineCode(addressStatus(context, isDone))}</p>${addressForm(context, error)}`}
${name === "text" && !isDone && textList(context, availableFreeTexts(context))}
${hasLink && html`<p><a href="${path}">${t(`admin_service.first.steps.${name}.link`)}</a></p>`}
</li>\n`;
}

/** Says whether the browser came by the public URL. */
function addressStatus(context: PageContext, isPublicUrl: boolean): string {
  const publicUrl = context.settings["public-url"];
  const here = requestOrigin(context);
  if (isPublicUrl) return context.t("admin_service.first.steps.address.same", { url: publicUrl });
  return publicUrl === ""
    ? context.t("admin_service.first.steps.address.unset", { here })
    : context.t("admin_service.first.steps.address.other", { url: publicUrl, here });
}

/** Renders the field of the public URL; says what fixes it where a setting wins. */
function addressForm(context: PageContext, error?: FormError): Html {
  const { t } = context;
  const publicUrl = context.settings["public-url"];
  const source = context.services.stored.fixedBy("public-url");
  if (source !== undefined) return html`<p>${inlineCode(t("admin_service.first.steps.address.fixed", { source }))}</p>`;
  return postForm(
    context,
    STEPS_PATH,
    textField({
      ...{ name: "public-url", label: t("admin_service.first.steps.address.label"), isOptional: true },
      hint: t("admin_service.first.steps.address.hint"),
      value: context.form.get("public-url") ?? (publicUrl || requestOrigin(context)),
      ...{ autocomplete: "off", maxLength: 255, error: errorOf(error, "public-url") },
    }),
    html`<button name="action" value="address">${t("admin_service.first.steps.address.submit")}</button>`,
  );
}

async function saveAddress(context: PageContext): Promise<Response> {
  const { stored } = context.services;
  if (stored.fixedBy("public-url") !== undefined) return redirect(context, STEPS_PATH);
  const url = context.field("public-url").trim();
  const fault = settingFault(context, "public-url", url);
  if (fault !== undefined) return stepsPage(context, fault);
  await stored.saveAddress(url);
  return redirect(context, STEPS_PATH);
}

/** Responds with the steps that take an empty service into use. */
export function stepsPage(context: PageContext, error?: FormError): Response {
  const { t } = context;
  const steps = Object.entries(completedSteps(context)) as [FirstStep, boolean][];
  return adminPage(
    context,
    { title: t("admin_service.first.title"), error },
    steps.every(([, isDone]) => isDone)
      ? notice("status", t("admin_service.first.all"))
      : html`<p class="lead">${t("admin_service.first.lead")}</p>`,
    html`<ol class="steps">${steps.map((step) => stepItem(context, step, error))}</ol>`,
    buttonForm(context, STEPS_PATH, {
      fields: { action: "hide" },
      label: t("admin_service.first.hide"),
      kind: "quiet",
    }),
  );
}

/** Stores the public URL, hides the steps, or shows them again. */
export async function changeSteps(context: PageContext): Promise<Response> {
  if (context.field("action") === "address") return await saveAddress(context);
  const isHidden = context.field("action") === "hide";
  await context.services.store.setSetting(HIDDEN_STEPS, isHidden ? "hidden" : undefined);
  return redirect(context, isHidden ? "/admin" : STEPS_PATH);
}

/** Renders the form that shows hidden steps again. */
export function showStepsForm(context: PageContext): Html {
  const label = context.t("admin_service.first.show");
  return buttonForm(context, STEPS_PATH, { fields: { action: "show" }, label, kind: "quiet" });
}

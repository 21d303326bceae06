import type { Response } from "../../../http/mod.ts";
import { doneSteps, type FirstStep, HIDDEN_STEPS, originHere, STEPS_PATH } from "../../context/first_steps.ts";
import type { PageContext } from "../../context/page_context.ts";
import { hiddenField, notice, postForm } from "../../ui/controls.ts";
import { type Html, html, inlineCode } from "../../ui/html.ts";
import { redirect } from "../../ui/page.ts";
import { adminPage } from "./admin_layout.ts";
import { offeredTexts, textList } from "./translations/free_texts.ts";

/** The page on which each step is done. */
const PATHS: Readonly<Record<FirstStep, string>> = {
  text: "/admin/translations#add",
  face: "/admin/face",
  address: STEPS_PATH,
  person: "/admin#invite",
  backup: "/admin/service#backup",
};

function stepItem(context: PageContext, name: FirstStep, isDone: boolean): Html {
  const { t } = context;
  const publicUrl = context.settings["public-url"];
  const path = name === "address" ? `${publicUrl}${STEPS_PATH}` : PATHS[name];
  const hasLink = !isDone && (name !== "address" || publicUrl !== "");
  return html`<li>
<h2>${t(`admin_service.first.steps.${name}.title`)} <span class="badge">${isDone ? t("admin_service.first.done") : t("admin_service.first.open")}</span></h2>
${!isDone && html`<p>${inlineCode(t(`admin_service.first.steps.${name}.effect`))}</p>`}
${name === "address" && html`<p>${inlineCode(addressStatus(context, isDone))}</p>`}
${name === "text" && !isDone && textList(context, offeredTexts(context))}
${hasLink && html`<p><a href="${path}">${t(`admin_service.first.steps.${name}.link`)}</a></p>`}
</li>
`;
}

/** Says whether the browser came by the public URL. */
function addressStatus(context: PageContext, isPublicUrl: boolean): string {
  const publicUrl = context.settings["public-url"];
  const here = originHere(context);
  if (isPublicUrl) return context.t("admin_service.first.steps.address.same", { url: publicUrl });
  return publicUrl === ""
    ? context.t("admin_service.first.steps.address.unset", { here })
    : context.t("admin_service.first.steps.address.other", { url: publicUrl, here });
}

/** Responds with the steps that take an empty service into use. */
export function stepsPage(context: PageContext): Response {
  const { t } = context;
  const steps = Object.entries(doneSteps(context)) as [FirstStep, boolean][];
  return adminPage(
    context,
    { title: t("admin_service.first.title") },
    steps.every(([, isDone]) => isDone)
      ? notice("status", t("admin_service.first.all"))
      : html`<p class="lead">${t("admin_service.first.lead")}</p>`,
    html`<ol class="steps">${steps.map(([name, isDone]) => stepItem(context, name, isDone))}</ol>`,
    postForm(
      context,
      STEPS_PATH,
      hiddenField("action", "hide"),
      html`<button class="quiet">${t("admin_service.first.hide")}</button>`,
    ),
  );
}

/** Hides the steps, or shows them again. */
export async function changeSteps(context: PageContext): Promise<Response> {
  const isHidden = context.field("action") === "hide";
  await context.services.store.setSetting(HIDDEN_STEPS, isHidden ? "hidden" : undefined);
  return redirect(context, isHidden ? "/admin" : STEPS_PATH);
}

/** Renders the form that shows hidden steps again. */
export function showStepsForm(context: PageContext): Html {
  const { t } = context;
  return postForm(
    context,
    STEPS_PATH,
    hiddenField("action", "show"),
    html`<button class="quiet">${t("admin_service.first.show")}</button>`,
  );
}

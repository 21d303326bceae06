import type { Response } from "../../../http/mod.ts";
import { adminServiceTexts } from "../../../i18n/pages/mod.ts";
import { doneSteps, type FirstStep, HIDDEN_STEPS, originHere, STEPS_PATH } from "../../context/first_steps.ts";
import type { PageContext } from "../../context/page_context.ts";
import { hiddenField, notice, postForm } from "../../ui/form.ts";
import { type Html, html, inlineCode } from "../../ui/html.ts";
import { page, redirect } from "../../ui/page.ts";
import { adminLayout } from "./admin_layout.ts";

/** The pages on which the steps are done. */
const PATHS: Readonly<Record<FirstStep, string>> = {
  text: "/admin/translations#add",
  face: "/admin/face",
  address: STEPS_PATH,
  person: "/admin#invite",
  backup: "/admin/service#backup",
};

function stepItem(context: PageContext, name: FirstStep, isDone: boolean): Html {
  const t = context.in(adminServiceTexts).first;
  const { title, effect, link } = t.steps[name];
  const publicUrl = context.settings["public-url"];
  const path = name === "address" ? `${publicUrl}${STEPS_PATH}` : PATHS[name];
  const hasLink = !isDone && (name !== "address" || publicUrl !== "");
  return html`<li>
<h2>${title} <span class="badge">${isDone ? t.done : t.open}</span></h2>
${!isDone && html`<p>${inlineCode(effect)}</p>`}
${name === "address" && html`<p>${inlineCode(addressFound(context, isDone))}</p>`}
${hasLink && html`<p><a href="${path}">${link}</a></p>`}
</li>
`;
}

function addressFound(context: PageContext, isHere: boolean): string {
  const { address } = context.in(adminServiceTexts).first.steps;
  const publicUrl = context.settings["public-url"];
  const here = originHere(context);
  if (isHere) return address.same(publicUrl);
  return publicUrl === "" ? address.unset(here) : address.other(publicUrl, here);
}

/** Responds with the steps from an empty service to one that is in use. */
export function stepsPage(context: PageContext): Response {
  const t = context.in(adminServiceTexts).first;
  const steps = Object.entries(doneSteps(context)) as [FirstStep, boolean][];
  return page(context, {
    title: t.title,
    body: adminLayout(
      context,
      t.title,
      steps.every(([, isDone]) => isDone) ? notice("status", t.all) : html`<p class="lead">${t.lead}</p>`,
      html`<ol class="steps">${steps.map(([name, isDone]) => stepItem(context, name, isDone))}</ol>`,
      postForm(context, STEPS_PATH, hiddenField("action", "hide"), html`<button class="quiet">${t.hide}</button>`),
    ),
  });
}

/** Puts the steps away, or calls them back. */
export async function changeSteps(context: PageContext): Promise<Response> {
  const isHidden = context.field("action") === "hide";
  await context.services.store.setSetting(HIDDEN_STEPS, isHidden ? "hidden" : undefined);
  return redirect(context, isHidden ? "/admin" : STEPS_PATH);
}

/** Renders the form that calls the steps back. */
export function stepsHidden(context: PageContext): Html {
  const t = context.in(adminServiceTexts).first;
  return postForm(context, STEPS_PATH, hiddenField("action", "show"), html`<button class="quiet">${t.show}</button>`);
}

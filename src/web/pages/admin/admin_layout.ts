import { isProblem } from "../../../base/problem.ts";
import { SETTINGS, type SettingName } from "../../../config/mod.ts";
import type { Response } from "../../../http/mod.ts";
import { explain } from "../../../i18n/problems/mod.ts";
import { areStepsPending, STEPS_PATH } from "../../context/first_steps.ts";
import type { PageContext } from "../../context/page_context.ts";
import type { FormError } from "../../context/page_error.ts";
import { errorNotice } from "../../ui/controls.ts";
import { type Content, type Html, html } from "../../ui/html.ts";
import { page, type TitledPage } from "../../ui/page.ts";

/** Responds with a page of the administration: its navigation, a heading, the error of a form, the content. */
export function adminPage(context: PageContext, options: Omit<TitledPage, "kind">, ...content: Content[]): Response {
  const { error, heading = options.title, ...more } = options;
  const body = html`<div class="medium">
${sections(context)}
<h1>${heading}</h1>
${errorNotice(error)}${content}
</div>`;
  return page(context, { status: error?.status ?? 200, ...more, body });
}

/** Returns the key of the message that says what was done, by the parameter `done`; the response to a form has none. */
export function keyOfDone<Messages extends Readonly<Record<string, string>>>(
  context: PageContext,
  messages: Messages,
): Messages[keyof Messages] | undefined {
  const done = context.method === "POST" ? "" : (context.parameter("done") ?? "");
  return Object.hasOwn(messages, done) ? messages[done as keyof Messages] : undefined;
}

/** Returns what is wrong with the text of a setting that was submitted. */
export function settingFault(context: PageContext, name: SettingName, text: string): FormError | undefined {
  try {
    SETTINGS[name].read(text);
    return undefined;
  } catch (error) {
    if (!isProblem(error, "settings")) throw error;
    const reason = explain(error, context.language);
    return { status: 400, message: context.t("admin_face.unusable", { reason }), field: name };
  }
}

function sections(context: PageContext): Html {
  const { t } = context;
  const link = (path: string, label: string): Html =>
    html`<li><a href="${path}"${context.path === path && html` aria-current="page"`}>${label}</a></li>`;
  return html`<nav class="sections" aria-label="${t("admin.sections")}"><ul>
${areStepsPending(context) && link(STEPS_PATH, context.t("admin_service.first.title"))}
${link("/admin", t("admin.users"))}
${link("/admin/translations", t("admin.translations"))}
${link("/admin/face", context.t("admin_face.title"))}
${link("/admin/feasts", context.t("admin_feasts.title"))}
${link("/admin/service", context.t("admin_service.title"))}
</ul></nav>`;
}

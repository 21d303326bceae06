import type { UserView } from "../../../store/mod.ts";
import { areStepsOpen, STEPS_PATH } from "../../context/first_steps.ts";
import type { PageContext } from "../../context/page_context.ts";
import { hiddenField, postForm } from "../../ui/controls.ts";
import { type Content, type Html, html } from "../../ui/html.ts";

/** Renders the layout of the administration pages: their navigation and a heading. */
export function adminLayout(context: PageContext, heading: string, ...content: Content[]): Html {
  const { t } = context;
  const link = (path: string, label: string): Html =>
    html`<li><a href="${path}"${context.path === path && html` aria-current="page"`}>${label}</a></li>`;
  return html`<div class="medium">
<nav class="sections" aria-label="${t("admin.sections")}"><ul>
${areStepsOpen(context) && link(STEPS_PATH, context.t("admin_service.first.title"))}
${link("/admin", t("admin.users"))}
${link("/admin/translations", t("admin.translations"))}
${link("/admin/face", context.t("admin_face.title"))}
${link("/admin/service", context.t("admin_service.title"))}
</ul></nav>
<h1>${heading}</h1>
${content}
</div>`;
}

/** Renders a form with one button. It names the user by slot too: another user may have taken the name meanwhile. */
export function userActionForm(
  context: PageContext,
  form: { user: UserView; action: string; label: string; kind?: "quiet" | "danger" | "main" },
  ...content: Content[]
): Html {
  const { user, action, label, kind = "quiet" } = form;
  return postForm(
    context,
    "/admin/user",
    hiddenField("name", user.name),
    hiddenField("slot", String(user.slot)),
    hiddenField("action", action),
    content,
    html`<button class="${kind}">${label}</button>`,
  );
}

import type { Response } from "../../../http/mod.ts";
import { areStepsPending, STEPS_PATH } from "../../context/first_steps.ts";
import type { PageContext } from "../../context/page_context.ts";
import type { FormError } from "../../context/page_error.ts";
import { errorNotice } from "../../ui/controls.ts";
import { type Content, type Html, html } from "../../ui/html.ts";
import { type PageContent, page } from "../../ui/page.ts";

/** A page of the administration. */
interface AdminPage extends Omit<PageContent, "body"> {
  /** In place of the title. */
  readonly heading?: string;
  /** The error of a form on it; one of a field is shown beside that. */
  readonly error?: FormError | undefined;
}

/** Responds with a page of the administration: its navigation, a heading, the error of a form, the content. */
export function adminPage(context: PageContext, options: AdminPage, ...content: Content[]): Response {
  const { error, heading = options.title, ...more } = options;
  const body = html`<div class="medium">
${sections(context)}
<h1>${heading}</h1>
${errorNotice(error)}${content}
</div>`;
  return page(context, { status: error?.status ?? 200, ...more, body });
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

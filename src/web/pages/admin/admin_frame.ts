import { admin } from "../../i18n/texts/admin.ts";
import type { PageContext } from "../../page_context.ts";
import { type Content, type Html, html } from "../../ui/html.ts";

/** What the pages of administration have in common: a heading and the ways between them. */
export function adminFrame(context: PageContext, heading: string, ...content: Content[]): Html {
  const t = context.in(admin);
  const link = (path: string, label: string): Html =>
    html`<li><a href="${path}"${context.path === path && html` aria-current="page"`}>${label}</a></li>`;
  return html`<div class="medium">
<nav class="sections" aria-label="${t.sections}"><ul>
${link("/admin", t.users)}
${link("/admin/translations", t.translations)}
</ul></nav>
<h1>${heading}</h1>
${content}
</div>`;
}

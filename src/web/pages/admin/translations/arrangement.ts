import type { Response } from "../../../../http/mod.ts";
import { formatDate } from "../../../../i18n/mod.ts";
import type { PageContext } from "../../../context/page_context.ts";
import { hiddenField, postForm } from "../../../ui/form.ts";
import { type Html, html } from "../../../ui/html.ts";
import { redirect } from "../../../ui/page.ts";
import { EDIT_PATH, TRANSLATIONS_PATH } from "./edit_page.ts";

/** Renders what an administrator can do with a translation of the list. */
export function arrangementOf(context: PageContext, code: string): Html | undefined {
  if (context.services.uploads === undefined) return undefined;
  const { t } = context;
  const { translations } = context;
  const move = (action: "up" | "down", label: string, title: string): Html =>
    postForm(
      context,
      TRANSLATIONS_PATH,
      hiddenField("code", code),
      hiddenField("action", action),
      html`<button class="quiet" aria-label="${title}">${label}</button>`,
    );
  return html`<div class="actions"><a class="button quiet" href="${EDIT_PATH}?${new URLSearchParams({ code }).toString()}">${t("admin_edit.edit")}</a>
${translations[0]?.code !== code && move("up", t("admin_edit.up"), t("admin_edit.up_of", { code }))}
${translations.at(-1)?.code !== code && move("down", t("admin_edit.down"), t("admin_edit.down_of", { code }))}</div>`;
}

/** Renders the translations that were removed and can be brought back. */
export function removedSection(context: PageContext): Html | undefined {
  const removed = context.services.uploads?.removed() ?? [];
  if (removed.length === 0) return undefined;
  const { t } = context;
  const date = (time: number) => formatDate(context, time);
  return html`<section class="card" aria-labelledby="removed">
<h2 id="removed">${t("admin_edit.removed_title")}</h2>
<ul class="plain-list">
${removed.map(
  (
    one,
  ) => html`<li class="actions"><span><code>${one.code}</code>: ${t("admin_edit.removed_on", { removed: date(one.removed), until: date(one.until) })}</span>
${postForm(
  context,
  TRANSLATIONS_PATH,
  hiddenField("code", one.code),
  hiddenField("removed", String(one.removed)),
  hiddenField("action", "bring-back"),
  html`<button class="quiet" aria-label="${t("admin_edit.bring_back_of", { code: one.code })}">${t("admin_edit.bring_back")}</button>`,
)}</li>
`,
)}
</ul>
</section>`;
}

/** Puts a translation one place up or down, and stores the order of all. */
export async function moveTranslation(context: PageContext, by: -1 | 1): Promise<Response> {
  const codes = context.translations.map(({ code }) => code);
  const from = codes.indexOf(context.field("code"));
  const to = from + by;
  if (from >= 0 && to >= 0 && to < codes.length) {
    [codes[from], codes[to]] = [codes[to]!, codes[from]!];
    await context.services.store.setSetting("translation-order", codes.join(" "));
  }
  return redirect(context, `${TRANSLATIONS_PATH}?done=move`);
}

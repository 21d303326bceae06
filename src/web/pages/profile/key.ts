import type { Response } from "../../../http/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import { copyBlock, keyExamples } from "../../ui/code_examples.ts";
import { csrfField, hiddenField, notice } from "../../ui/form.ts";
import { html } from "../../ui/html.ts";
import { page, redirect } from "../../ui/page.ts";

/** Asks for confirmation of a new key and names its consequences. */
export function confirmKeyPage(context: PageContext): Response {
  const { t } = context;
  const { key } = context.user;
  const title = key === null ? t("key.first") : t("key.replace");
  return page(context, {
    title,
    hasScript: true,
    body: html`<div class="narrow">
<h1>${title}</h1>
${key === null ? html`<p class="lead">${t("key.first_lead")}</p>` : notice("alert", html`<p>${t("key.breaks", { lastFour: key.lastFour })}</p><p>${t("key.keeps")}</p>`)}
<form method="post" action="/profile/key">${csrfField(context)}
${hiddenField("before", key?.id ?? "")}
<p class="actions"><button>${key === null ? t("key.make") : t("key.make_and_end")}</button> <a href="/profile">${context.t("forms.cancel")}</a></p>
</form>
</div>`,
  });
}

/**
 * Creates a key and shows it: the only response that ever holds it. The form names the key that it replaces, so that
 * submitting it again, by reloading the response, replaces nothing.
 */
export async function createKey(context: PageContext): Promise<Response> {
  const { user } = context;
  const { store, usedTokens } = context.services;
  const token = context.field("token");
  if (usedTokens.has(token) || context.field("before") !== (user.key?.id ?? "")) {
    return redirect(context, "/profile?done=shown");
  }
  const key = await store.accounts.issueKey(user.name);
  usedTokens.add(token);
  const { t } = context;
  return page(context, {
    title: t("key.made"),
    hasScript: true,
    body: html`<div class="medium">
<h1>${t("key.made")}</h1>
${notice("status", t("key.once"))}
<section class="card" aria-labelledby="key-heading">
<h2 id="key-heading">${t("key.yours")}</h2>
${copyBlock(context, "key", key)}
</section>
<section aria-labelledby="try">
<h2 id="try">${t("key.try")}</h2>
${keyExamples(context, key)}
</section>
<p><a class="button" href="/profile">${t("key.saved")}</a></p>
</div>`,
  });
}

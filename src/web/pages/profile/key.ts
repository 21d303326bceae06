import type { Answer } from "../../../http/mod.ts";
import { forms } from "../../i18n/texts/forms.ts";
import { key as keyTexts } from "../../i18n/texts/key.ts";
import { page, redirect } from "../../page.ts";
import type { Visit } from "../../page_context.ts";
import { codeExamples, copyBlock } from "../../ui/code_examples.ts";
import { csrfField, hiddenField, notice } from "../../ui/form.ts";
import { html } from "../../ui/html.ts";

/** Says what making a key breaks, before it is made. */
export function confirmKey(visit: Visit): Answer {
  const t = visit.in(keyTexts);
  const { key } = visit.user;
  const title = key === null ? t.first : t.replace;
  return page(visit, {
    title,
    hasScript: true,
    body: html`<div class="narrow">
<h1>${title}</h1>
${key === null ? html`<p class="lead">${t.firstLead}</p>` : notice("alert", html`<p>${t.breaks(key.lastFour)}</p><p>${t.keeps}</p>`)}
<form method="post" action="/profile/key">${csrfField(visit)}
${hiddenField("before", key?.id ?? "")}
<p class="actions"><button>${key === null ? t.make : t.makeAndEnd}</button> <a href="/profile">${visit.in(forms).cancel}</a></p>
</form>
</div>`,
  });
}

/**
 * Makes a key and shows it: the one answer that ever holds it. The form names the key that it replaces, so that
 * submitting it once more, by reloading the answer, replaces nothing.
 */
export async function makeKey(visit: Visit): Promise<Answer> {
  const { user, site } = visit;
  const token = visit.field("token");
  if (site.once.has(token) || visit.field("before") !== (user.key?.id ?? "")) {
    return redirect(visit, "/profile?done=shown");
  }
  const key = await site.store.accounts.issueKey(user.name);
  site.once.add(token);
  const t = visit.in(keyTexts);
  return page(visit, {
    title: t.made,
    hasScript: true,
    body: html`<div class="medium">
<h1>${t.made}</h1>
${notice("status", t.once)}
<section class="card" aria-labelledby="key-heading">
<h2 id="key-heading">${t.yours}</h2>
${copyBlock(visit, "key", key)}
</section>
<section aria-labelledby="try">
<h2 id="try">${t.try}</h2>
${codeExamples(visit, key)}
</section>
<p><a class="button" href="/profile">${t.saved}</a></p>
</div>`,
  });
}

import { AccountError } from "../../../auth/mod.ts";
import type { Answer } from "../../../http/mod.ts";
import { forms } from "../../i18n/texts/forms.ts";
import { password as passwordTexts } from "../../i18n/texts/password.ts";
import { page, redirect } from "../../page.ts";
import type { Visit } from "../../page_context.ts";
import { field, notice, postForm, waitInWords } from "../../ui/form.ts";
import { html } from "../../ui/html.ts";
import type { Refusal } from "../form_error.ts";
import { chosenPassword } from "../new_password.ts";

/** A form for another password. */
export function passwordPage(visit: Visit, refusal?: Refusal): Answer {
  const t = visit.in(passwordTexts);
  return page(visit, {
    title: t.title,
    status: refusal?.status ?? 200,
    body: html`<div class="narrow">
<h1>${t.title}</h1>
${refusal && notice("alert", refusal.reason)}
${postForm(
  visit,
  "/profile/password",
  html`<input type="text" name="name" value="${visit.user.name}" autocomplete="username" hidden readonly>`,
  field.password({
    name: "current",
    label: t.current,
    autocomplete: "current-password",
    hasFocus: true,
  }),
  field.newPassword(visit),
  html`<p class="actions"><button>${t.submit}</button> <a href="/profile">${visit.in(forms).cancel}</a></p>`,
)}
<p class="hint">${t.effect}</p>
</div>`,
  });
}

/** Sets another password, which ends all sessions, and goes on in a new one. */
export async function changePassword(visit: Visit): Promise<Answer> {
  const { attempts, store } = visit.site;
  const { name } = visit.user;
  const chosen = chosenPassword(visit);
  if ("fault" in chosen) return passwordPage(visit, { status: 400, reason: chosen.fault });
  const attempt = { account: name, address: visit.client };
  const wait = attempts.begin(attempt);
  if (wait > 0) {
    const reason = visit.in(forms).wait(waitInWords(visit, wait));
    return passwordPage(visit, { status: 429, reason });
  }
  try {
    const user = await store.signIn.verifyPassword(name, visit.field("current"));
    if (user === undefined) {
      return passwordPage(visit, { status: 403, reason: visit.in(passwordTexts).wrong });
    }
    attempts.succeeded(attempt);
    await store.signIn.setPassword(name, chosen.password);
  } catch (error) {
    if (!(error instanceof AccountError)) throw error;
    return passwordPage(visit, { status: 503, reason: visit.in(forms).busy });
  }
  await visit.signIn(name);
  return redirect(visit, "/profile?done=password");
}

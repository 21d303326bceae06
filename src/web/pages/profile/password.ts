import { AccountError } from "../../../auth/mod.ts";
import type { Answer } from "../../../http/mod.ts";
import { forms } from "../../i18n/texts/forms.ts";
import { password as passwordTexts } from "../../i18n/texts/password.ts";
import { page, redirect } from "../../page.ts";
import type { Visit } from "../../page_context.ts";
import { errorNotice, type FormError, formatWait, passwordField, postForm } from "../../ui/form.ts";
import { html } from "../../ui/html.ts";
import { newPasswordFields, readNewPassword } from "../../ui/new_password.ts";

/** A form for another password. */
export function passwordPage(visit: Visit, error?: FormError): Answer {
  const t = visit.in(passwordTexts);
  return page(visit, {
    title: t.title,
    status: error?.status ?? 200,
    body: html`<div class="narrow">
<h1>${t.title}</h1>
${errorNotice(error)}
${postForm(
  visit,
  "/profile/password",
  html`<input type="text" name="name" value="${visit.user.name}" autocomplete="username" hidden readonly>`,
  passwordField({
    name: "current",
    label: t.current,
    autocomplete: "current-password",
    hasFocus: true,
  }),
  newPasswordFields(visit),
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
  const chosen = readNewPassword(visit);
  if ("error" in chosen) return passwordPage(visit, { status: 400, message: chosen.error });
  const attempt = { account: name, address: visit.client };
  const wait = attempts.begin(attempt);
  if (wait > 0) {
    const message = visit.in(forms).wait(formatWait(visit, wait));
    return passwordPage(visit, { status: 429, message });
  }
  try {
    const user = await store.signIn.verifyPassword(name, visit.field("current"));
    if (user === undefined) {
      return passwordPage(visit, { status: 403, message: visit.in(passwordTexts).wrong });
    }
    attempts.succeeded(attempt);
    await store.signIn.setPassword(name, chosen.password);
  } catch (error) {
    if (!(error instanceof AccountError)) throw error;
    return passwordPage(visit, { status: 503, message: visit.in(forms).busy });
  }
  await visit.signIn(name);
  return redirect(visit, "/profile?done=password");
}

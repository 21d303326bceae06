import { AccountError } from "../../auth/mod.ts";
import type { Answer } from "../../http/mod.ts";
import { dateAndTime } from "../i18n/date.ts";
import { forms } from "../i18n/texts/forms.ts";
import { link as linkTexts } from "../i18n/texts/link.ts";
import { page, redirect } from "../page.ts";
import type { Visit } from "../page_context.ts";
import { hiddenField, notice, postForm } from "../ui/form.ts";
import { type Html, html } from "../ui/html.ts";
import { newPasswordFields, readNewPassword } from "../ui/new_password.ts";

/** What a one-time link opens: a form to choose a password. Opening it does not use the link up. */
export function linkPage(visit: Visit, token: string, above?: Html): Answer {
  const t = visit.in(linkTexts);
  const link = visit.site.store.signIn.link(token);
  if (link === undefined) return invalidPage(visit);
  const isReset = link.purpose === "reset";
  const title = isReset ? t.reset : t.welcome;
  return page(visit, {
    title,
    status: above === undefined ? 200 : 400,
    hasSecretAddress: true,
    body: html`<div class="narrow">
<h1>${title}</h1>
<p class="lead">${isReset ? t.resetLead(link.user) : t.welcomeLead(link.user)}</p>
${above}
${postForm(
  visit,
  "/login",
  hiddenField("link", token),
  html`<input type="text" name="name" value="${link.user}" autocomplete="username" hidden readonly>`,
  newPasswordFields(visit, { hasFocus: true }),
  html`<button>${t.submit}</button>`,
)}
<p class="hint">${t.valid(dateAndTime(visit, link.expires))}</p>
</div>`,
  });
}

/** Uses the link up: sets the password and signs in. */
export async function chooseFirstPassword(visit: Visit): Promise<Answer> {
  const token = visit.field("link");
  const chosen = readNewPassword(visit);
  if ("error" in chosen) return linkPage(visit, token, notice("alert", chosen.error));
  try {
    const name = await visit.site.store.signIn.redeemLink(token, chosen.password);
    await visit.signIn(name);
    return redirect(visit, "/profile");
  } catch (error) {
    if (!(error instanceof AccountError)) throw error;
    if (error.problem !== "too_busy") return invalidPage(visit);
    return linkPage(visit, token, notice("alert", visit.in(forms).busy));
  }
}

/** The same for a link that never was, is used or has expired. */
function invalidPage(visit: Visit): Answer {
  const t = visit.in(linkTexts);
  return page(visit, {
    title: t.invalid,
    status: 410,
    hasSecretAddress: true,
    body: html`<div class="narrow">
<h1>${t.invalid}</h1>
<p class="lead">${t.invalidHelp}</p>
<p><a class="button" href="/login">${t.toLogin}</a></p>
</div>`,
  });
}

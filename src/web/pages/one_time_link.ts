import { AccountError } from "../../auth/mod.ts";
import type { Response } from "../../http/mod.ts";
import { formatDateTime } from "../i18n/date.ts";
import { forms } from "../i18n/texts/forms.ts";
import { oneTimeLink } from "../i18n/texts/one_time_link.ts";
import { page, redirect } from "../page.ts";
import type { PageContext } from "../page_context.ts";
import { contactHint } from "../ui/contact.ts";
import { errorNotice, type FormError, hiddenField, postForm } from "../ui/form.ts";
import { html } from "../ui/html.ts";
import { newPasswordFields, readNewPassword } from "../ui/new_password.ts";

/** Responds with a form to choose a password. Opening it does not use the link up. */
export function oneTimeLinkPage(context: PageContext, token: string, error?: FormError): Response {
  const t = context.in(oneTimeLink);
  const link = context.services.store.signIn.link(token);
  if (link === undefined) return invalidLinkPage(context);
  const isReset = link.purpose === "reset";
  const title = isReset ? t.reset : t.welcome;
  return page(context, {
    title,
    status: error?.status ?? 200,
    hasSecretUrl: true,
    body: html`<div class="narrow">
<h1>${title}</h1>
<p class="lead">${isReset ? t.resetLead(link.user) : t.welcomeLead(link.user)}</p>
${errorNotice(error)}
${postForm(
  context,
  "/login",
  hiddenField("link", token),
  html`<input type="text" name="name" value="${link.user}" autocomplete="username" hidden readonly>`,
  newPasswordFields(context, { hasFocus: true }),
  html`<button>${t.submit}</button>`,
)}
<p class="hint">${t.valid(formatDateTime(context, link.expires))}</p>
</div>`,
  });
}

/** Uses the link up: sets the password and signs the user in. */
export async function redeemLink(context: PageContext): Promise<Response> {
  const token = context.field("link");
  const chosen = readNewPassword(context);
  if ("message" in chosen) return oneTimeLinkPage(context, token, chosen);
  try {
    const name = await context.services.store.signIn.redeemLink(token, chosen.password, {
      requester: context.client,
    });
    await context.signIn(name);
    return redirect(context, "/profile");
  } catch (error) {
    if (!(error instanceof AccountError)) throw error;
    if (error.problem !== "too_busy") return invalidLinkPage(context);
    return oneTimeLinkPage(context, token, { status: 503, message: context.in(forms).busy });
  }
}

/** Responds alike to an unknown, used or expired link. */
function invalidLinkPage(context: PageContext): Response {
  const t = context.in(oneTimeLink);
  return page(context, {
    title: t.invalid,
    status: 410,
    hasSecretUrl: true,
    body: html`<div class="narrow">
<h1>${t.invalid}</h1>
<p class="lead">${t.invalidHelp}${contactHint(context)}</p>
<p><a class="button" href="/login">${t.toLogin}</a></p>
</div>`,
  });
}

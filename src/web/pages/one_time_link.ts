import { AccountError } from "../../auth/mod.ts";
import type { Response } from "../../http/mod.ts";
import { formatDateTime } from "../../i18n/mod.ts";
import { formsTexts, oneTimeLinkTexts } from "../../i18n/pages/mod.ts";
import { areStepsOpen, STEPS_PATH } from "../context/first_steps.ts";
import type { PageContext } from "../context/page_context.ts";
import type { FormError } from "../context/page_error.ts";
import { contactHint } from "../ui/contact.ts";
import { errorNotice, hiddenField, postForm } from "../ui/form.ts";
import { html } from "../ui/html.ts";
import { newPasswordFields, readNewPassword } from "../ui/new_password.ts";
import { page, redirect } from "../ui/page.ts";

/** Responds with a form to choose a password. Opening it does not use the link up. */
export function oneTimeLinkPage(context: PageContext, token: string, error?: FormError): Response {
  const t = context.in(oneTimeLinkTexts);
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
  newPasswordFields(context, { hasFocus: true, error }),
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
    const isAdministrator = context.services.store.accounts.user(name)?.admin === true;
    return redirect(context, isAdministrator && areStepsOpen(context) ? STEPS_PATH : "/profile");
  } catch (error) {
    if (!(error instanceof AccountError)) throw error;
    if (error.code !== "too_busy") return invalidLinkPage(context);
    return oneTimeLinkPage(context, token, { status: 503, message: context.in(formsTexts).busy });
  }
}

/** Responds alike to an unknown, used or expired link. */
function invalidLinkPage(context: PageContext): Response {
  const t = context.in(oneTimeLinkTexts);
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

import { AccountError } from "../../../auth/mod.ts";
import type { Response } from "../../../http/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import type { FormError } from "../../context/page_error.ts";
import { errorNotice, errorOf, formatWait, passwordField, postForm } from "../../ui/form.ts";
import { html } from "../../ui/html.ts";
import { newPasswordFields, readNewPassword } from "../../ui/new_password.ts";
import { page, redirect } from "../../ui/page.ts";

/** Responds with the form for a new password. */
export function passwordPage(context: PageContext, error?: FormError): Response {
  const { t } = context;
  return page(context, {
    title: t("password.title"),
    status: error?.status ?? 200,
    body: html`<div class="narrow">
<h1>${t("password.title")}</h1>
${errorNotice(error)}
${postForm(
  context,
  "/profile/password",
  html`<input type="text" name="name" value="${context.user.name}" autocomplete="username" hidden readonly>`,
  passwordField({
    name: "current",
    label: t("password.current"),
    autocomplete: "current-password",
    hasFocus: true,
    error: errorOf(error, "current"),
  }),
  newPasswordFields(context, { error }),
  html`<p class="actions"><button>${t("password.submit")}</button> <a href="/profile">${context.t("forms.cancel")}</a></p>`,
)}
<p class="hint">${t("password.effect")}</p>
</div>`,
  });
}

/** Sets a new password, which ends all sessions, and starts a new one. */
export async function changePassword(context: PageContext): Promise<Response> {
  const { signInLimiter, store } = context.services;
  const { name } = context.user;
  const chosen = readNewPassword(context);
  if ("message" in chosen) return passwordPage(context, chosen);
  const attempt = { account: name, address: context.client, isKnownBrowser: true };
  const wait = signInLimiter.begin(attempt);
  if (wait > 0) {
    const message = context.t("forms.wait", { time: formatWait(context, wait) });
    return passwordPage(context, { status: 429, message });
  }
  try {
    const user = await store.signIn.verifyPassword(name, context.field("current"), {
      requester: context.client,
    });
    if (user === undefined) {
      const message = context.t("password.wrong");
      return passwordPage(context, { status: 403, message, field: "current" });
    }
    signInLimiter.succeeded(attempt);
    await store.signIn.setPassword(name, chosen.password, {
      requester: context.client,
      isKnown: true,
    });
    await context.signIn(name);
  } catch (error) {
    if (!(error instanceof AccountError)) throw error;
    // Removed or disabled meanwhile: the session has ended with it.
    if (error.code !== "too_busy") return redirect(context, "/login");
    signInLimiter.cancel(attempt);
    return passwordPage(context, { status: 503, message: context.t("forms.busy") });
  }
  return redirect(context, "/profile?done=password");
}

import { POLICIES } from "../../auth/mod.ts";
import { isProblem } from "../../base/problem.ts";
import type { Response } from "../../http/mod.ts";
import type { PageContext } from "../context/page_context.ts";
import { type FormError, PageError } from "../context/page_error.ts";
import { errorNotice, errorOf, postForm, textField } from "../ui/controls.ts";
import { html } from "../ui/html.ts";
import { redirect, titledPage } from "../ui/page.ts";
import { accountRefusal, newPasswordFields, readNewPassword } from "../ui/password_form.ts";

/** Responds with the form to sign up, where the operator has switched it on. */
export function signUpPage(context: PageContext, error?: FormError): Response {
  if (context.settings["sign-up"] === "closed") throw new PageError(404);
  const { t } = context;
  return titledPage(
    context,
    { title: t("sign_up.title"), error, kind: "narrow" },
    html`<p class="lead">${t("sign_up.lead")}</p>
${errorNotice(error)}
${postForm(
  context,
  "/sign-up",
  textField({
    name: "name",
    label: context.t("forms.name"),
    value: context.field("name"),
    autocomplete: "username",
    hasFocus: error === undefined,
    maxLength: 64,
    error: errorOf(error, "name"),
  }),
  newPasswordFields(context, { error }),
  html`<button>${t("sign_up.submit")}</button>`,
)}
<p>${t("sign_up.have_account")} <a href="/login">${t("sign_up.sign_in")}</a></p>`,
  );
}

/** Creates an account and signs its user in. */
export async function createAccount(context: PageContext): Promise<Response> {
  const { signUpAttemptLimiter, signUpLimiter, store } = context.services;
  if (context.settings["sign-up"] === "closed") throw new PageError(404);
  const { t } = context;
  const chosen = readNewPassword(context);
  if ("message" in chosen) return signUpPage(context, chosen);
  if (!signUpAttemptLimiter.consume(context.client, POLICIES.signUpAttempt))
    return signUpPage(context, { status: 429, message: t("sign_up.too_many_attempts") });
  if (!signUpLimiter.consume(context.client, POLICIES.signUp))
    return signUpPage(context, { status: 429, message: t("sign_up.too_many") });
  let name: string;
  try {
    name = await store.signIn.signUp(context.field("name"), chosen.password, { requester: context.client });
  } catch (error) {
    signUpLimiter.rollback(context.client);
    if (!isProblem(error, "accounts")) throw error;
    const refusal = accountRefusal(context, error, { page: "sign_up", otherwise: t("forms.busy") });
    return signUpPage(context, { ...refusal, ...(error.code === "too_busy" && { status: 503 }) });
  }
  await context.browserSession.begin(name);
  return redirect(context, "/profile");
}

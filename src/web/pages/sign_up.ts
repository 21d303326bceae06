import { AccountError, POLICIES } from "../../auth/mod.ts";
import type { Response } from "../../http/mod.ts";
import { formsTexts, signUpTexts } from "../../i18n/pages/mod.ts";
import { explain } from "../../i18n/problems/mod.ts";
import type { PageContext } from "../context/page_context.ts";
import { type FormError, PageError } from "../context/page_error.ts";
import { errorNotice, errorOf, postForm, textField } from "../ui/form.ts";
import { html } from "../ui/html.ts";
import { newPasswordFields, readNewPassword } from "../ui/new_password.ts";
import { page, redirect } from "../ui/page.ts";

/** Responds with the form to sign up, where the operator has switched it on. */
export function signUpPage(context: PageContext, error?: FormError): Response {
  if (context.settings["sign-up"] === "closed") throw new PageError(404);
  const t = context.in(signUpTexts);
  return page(context, {
    title: t.title,
    status: error?.status ?? 200,
    body: html`<div class="narrow">
<h1>${t.title}</h1>
<p class="lead">${t.lead}</p>
${errorNotice(error)}
${postForm(
  context,
  "/sign-up",
  textField({
    name: "name",
    label: context.in(formsTexts).name,
    value: context.field("name"),
    autocomplete: "username",
    hasFocus: true,
    maxLength: 64,
    error: errorOf(error, "name"),
  }),
  newPasswordFields(context, { error }),
  html`<button>${t.submit}</button>`,
)}
<p>${t.haveAccount} <a href="/login">${t.signIn}</a></p>
</div>`,
  });
}

/** Creates an account and signs its user in. */
export async function createAccount(context: PageContext): Promise<Response> {
  const { signUpAttemptLimiter, signUpLimiter, store } = context.services;
  if (context.settings["sign-up"] === "closed") throw new PageError(404);
  const t = context.in(signUpTexts);
  const chosen = readNewPassword(context);
  if ("message" in chosen) return signUpPage(context, chosen);
  if (!signUpAttemptLimiter.consume(context.client, POLICIES.signUpAttempt))
    return signUpPage(context, { status: 429, message: t.tooManyAttempts });
  if (!signUpLimiter.consume(context.client, POLICIES.signUp))
    return signUpPage(context, { status: 429, message: t.tooMany });
  let name: string;
  try {
    name = await store.signIn.signUp(context.field("name"), chosen.password, {
      requester: context.client,
    });
  } catch (error) {
    signUpLimiter.rollback(context.client);
    if (!(error instanceof AccountError)) throw error;
    const message = messageOf(context, error);
    const isName = error.code === "name_taken" || error.code === "invalid_name";
    const status = error.code === "too_busy" ? 503 : 400;
    return signUpPage(context, { status, message, ...(isName && { field: "name" }) });
  }
  await context.signIn(name);
  return redirect(context, "/profile");
}

function messageOf(context: PageContext, error: AccountError): string {
  const { code } = error;
  const t = context.in(signUpTexts);
  if (code === "too_many_users") return `${explain(error, context.language)}.`;
  if (code === "name_taken") return t.nameTaken;
  return code === "invalid_name" ? t.invalidName : context.in(formsTexts).busy;
}

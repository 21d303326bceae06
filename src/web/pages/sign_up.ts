import { AccountError, POLICIES } from "../../auth/mod.ts";
import type { Response } from "../../http/mod.ts";
import { forms } from "../i18n/texts/forms.ts";
import { signUp as signUpTexts } from "../i18n/texts/sign_up.ts";
import { page, redirect } from "../page.ts";
import type { PageContext } from "../page_context.ts";
import { PageError } from "../page_error.ts";
import type { PageRoute } from "../page_route.ts";
import { errorNotice, type FormError, postForm, textField } from "../ui/form.ts";
import { html } from "../ui/html.ts";
import { newPasswordFields, readNewPassword } from "../ui/new_password.ts";

/** Sign-up, where the operator has switched it on. */
export const signUpRoutes: readonly PageRoute[] = [
  {
    path: "/sign-up",
    access: "public",
    parameters: {},
    get: (context) => signUpPage(context),
    post: signUp,
  },
];

function signUpPage(context: PageContext, error?: FormError): Response {
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
    label: context.in(forms).name,
    value: context.field("name"),
    autocomplete: "username",
    hasFocus: true,
    maxLength: 64,
  }),
  newPasswordFields(context),
  html`<button>${t.submit}</button>`,
)}
<p>${t.haveAccount} <a href="/login">${t.signIn}</a></p>
</div>`,
  });
}

async function signUp(context: PageContext): Promise<Response> {
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
    return signUpPage(context, { status: error.problem === "too_busy" ? 503 : 400, message });
  }
  await context.signIn(name);
  return redirect(context, "/profile");
}

function messageOf(context: PageContext, { problem }: AccountError): string {
  const t = context.in(signUpTexts);
  if (problem === "name_taken") return t.nameTaken;
  return problem === "invalid_name" ? t.invalidName : context.in(forms).busy;
}

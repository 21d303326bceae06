import { AccountError } from "../../auth/mod.ts";
import type { Answer } from "../../http/mod.ts";
import { forms } from "../i18n/texts/forms.ts";
import { signUp as signUpTexts } from "../i18n/texts/sign_up.ts";
import { page, redirect } from "../page.ts";
import type { Visit } from "../page_context.ts";
import { PageError } from "../page_error.ts";
import type { Route } from "../routes.ts";
import { errorNotice, type FormError, postForm, textField } from "../ui/form.ts";
import { html } from "../ui/html.ts";
import { newPasswordFields, readNewPassword } from "../ui/new_password.ts";

/** An account that one makes for oneself, where the operator has switched that on. */
export const signUpRoutes: readonly Route[] = [
  { path: "/sign-up", for: "all", get: (visit) => signUpPage(visit), post: signUp },
];

function signUpPage(visit: Visit, error?: FormError): Answer {
  if (visit.site.signUp() === "closed") throw new PageError(404);
  const t = visit.in(signUpTexts);
  return page(visit, {
    title: t.title,
    status: error?.status ?? 200,
    body: html`<div class="narrow">
<h1>${t.title}</h1>
<p class="lead">${t.lead}</p>
${errorNotice(error)}
${postForm(
  visit,
  "/sign-up",
  textField({
    name: "name",
    label: visit.in(forms).name,
    value: visit.field("name"),
    autocomplete: "username",
    hasFocus: true,
    maxLength: 64,
  }),
  newPasswordFields(visit),
  html`<button>${t.submit}</button>`,
)}
<p>${t.haveAccount} <a href="/login">${t.signIn}</a></p>
</div>`,
  });
}

async function signUp(visit: Visit): Promise<Answer> {
  const { site } = visit;
  if (site.signUp() === "closed") throw new PageError(404);
  const t = visit.in(signUpTexts);
  const chosen = readNewPassword(visit);
  if ("error" in chosen) return signUpPage(visit, { status: 400, message: chosen.error });
  if (!site.signUpAttempts.take(visit.client))
    return signUpPage(visit, { status: 429, message: t.tooManyAttempts });
  if (!site.signUps.take(visit.client))
    return signUpPage(visit, { status: 429, message: t.tooMany });
  let name: string;
  try {
    name = await site.store.signIn.signUp(visit.field("name"), chosen.password);
  } catch (error) {
    site.signUps.giveBack(visit.client);
    if (!(error instanceof AccountError)) throw error;
    const message = messageOf(visit, error);
    return signUpPage(visit, { status: error.problem === "too_busy" ? 503 : 400, message });
  }
  await visit.signIn(name);
  return redirect(visit, "/profile");
}

function messageOf(visit: Visit, { problem }: AccountError): string {
  const t = visit.in(signUpTexts);
  if (problem === "name_taken") return t.nameTaken;
  return problem === "invalid_name" ? t.invalidName : visit.in(forms).busy;
}

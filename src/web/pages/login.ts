import { isProblem } from "../../base/problem.ts";
import type { Response } from "../../http/mod.ts";
import { areStepsPending, STEPS_PATH } from "../context/first_steps.ts";
import type { PageContext } from "../context/page_context.ts";
import { ALLOWED_NEXT } from "../middleware/session_and_form.ts";
import {
  contactHint,
  errorNotice,
  errorOf,
  hiddenField,
  notice,
  passwordField,
  postForm,
  textField,
} from "../ui/controls.ts";
import { html } from "../ui/html.ts";
import { page, redirect } from "../ui/page.ts";
import { type PasswordRefusal, readNewPassword, withPassword } from "../ui/password_form.ts";
import { invalidLinkPage, oneTimeLinkPage } from "./one_time_link.ts";

/** Responds with the form to sign in, or with that of a one-time link. */
export function openLogin(context: PageContext): Response {
  const link = context.parameter("link");
  return link === undefined ? loginPage(context) : oneTimeLinkPage(context, link);
}

/** Signs a user in, by password or one-time link. */
export function submitLogin(context: PageContext): Promise<Response> {
  return context.form.has("link") ? redeemLink(context) : signIn(context);
}

/** Ends the session. */
export async function signOut(context: PageContext): Promise<Response> {
  await context.signOut();
  return redirect(context, "/login?out=1");
}

async function signIn(context: PageContext): Promise<Response> {
  const { t } = context;
  const name = context.field("name").trim();
  const password = context.field("password");
  if (name === "" || password === "") {
    const field = name === "" ? "name" : "password";
    return loginPage(context, { status: 400, message: t("login.incomplete"), field });
  }
  const refusal = await withPassword(
    context,
    {
      ...{ name, password },
      isKnownBrowser: context.isKnownTo(name),
      wrong: { message: t("login.wrong"), field: "password" },
    },
    (user) => context.signIn(user.name),
  );
  if (refusal !== undefined) return loginPage(context, refusal);
  const next = context.field("next");
  return redirect(context, ALLOWED_NEXT.has(next) ? next : "/profile");
}

/** Responds with the form; after an error with its message and the name as it was typed. */
function loginPage(context: PageContext, error?: PasswordRefusal): Response {
  const { t } = context;
  const { status = 200, wait } = error ?? {};
  const next = context.method === "POST" ? context.field("next") : (context.parameter("next") ?? "");
  const name = context.method === "POST" ? context.field("name") : "";
  const signedOut = context.parameter("out") !== undefined && context.session === undefined;
  return page(context, {
    title: t("login.title"),
    status,
    headers: wait === undefined ? [] : ["Retry-After", String(Math.ceil(wait / 1000))],
    body: html`<div class="narrow">
<h1>${t("login.title")}</h1>
${errorNotice(error) ?? (signedOut && notice("status", t("login.signed_out")))}
${postForm(
  context,
  "/login",
  ALLOWED_NEXT.has(next) && hiddenField("next", next),
  textField({
    name: "name",
    label: context.t("forms.name"),
    value: name,
    autocomplete: "username",
    hasFocus: name === "",
    maxLength: 64,
    error: errorOf(error, "name"),
  }),
  passwordField({
    name: "password",
    label: context.t("forms.password"),
    autocomplete: "current-password",
    hasFocus: name !== "",
    error: errorOf(error, "password"),
  }),
  html`<button>${t("login.submit")}</button>`,
)}
<details>
<summary>${t("login.forgotten")}</summary>
<p>${t("login.forgotten_help")}${contactHint(context)}</p>
</details>
${context.settings["sign-up"] === "open" && html`<p>${t("login.no_account")} <a href="/sign-up">${t("login.sign_up")}</a></p>`}
</div>`,
  });
}

/** Uses the link up: sets the password and signs the user in. */
async function redeemLink(context: PageContext): Promise<Response> {
  const token = context.field("link");
  const chosen = readNewPassword(context);
  if ("message" in chosen) return oneTimeLinkPage(context, token, { password: chosen });
  try {
    const name = await context.services.store.signIn.redeemLink(token, chosen.password, {
      requester: context.client,
    });
    await context.signIn(name);
    const isAdministrator = context.services.store.accounts.user(name)?.admin === true;
    return redirect(context, isAdministrator && areStepsPending(context) ? STEPS_PATH : "/profile");
  } catch (error) {
    if (!isProblem(error, "accounts")) throw error;
    if (error.code !== "too_busy") return invalidLinkPage(context);
    return oneTimeLinkPage(context, token, { password: { status: 503, message: context.t("forms.busy") } });
  }
}

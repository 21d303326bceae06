import { isProblem } from "../../base/problem.ts";
import type { Response } from "../../http/mod.ts";
import { formatDateTime, formatSize } from "../../i18n/mod.ts";
import { RESTORE_PATH } from "../../upload/mod.ts";
import { areStepsPending, STEPS_PATH } from "../context/first_steps.ts";
import type { PageContext } from "../context/page_context.ts";
import type { FormError } from "../context/page_error.ts";
import { allowedNext, KEPT_FORMS, pathAfterSignIn } from "../middleware/session_and_form.ts";
import {
  contactHint,
  errorNotice,
  errorOf,
  fileForm,
  hiddenField,
  notice,
  passwordField,
  postForm,
} from "../ui/controls.ts";
import { type Html, html, inlineCode, section } from "../ui/html.ts";
import { redirect, titledPage } from "../ui/page.ts";
import {
  nameField,
  newPasswordFields,
  type PasswordRefusal,
  readNewPassword,
  withPassword,
} from "../ui/password_form.ts";

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
  await context.browserSession.end();
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
      isKnownBrowser: context.browserSession.isKnownTo(name),
      wrong: { message: t("login.wrong"), field: "password" },
    },
    (user) => context.browserSession.begin(user.name),
  );
  if (refusal !== undefined) return loginPage(context, refusal);
  const { next, typed } = keptOf(context);
  if (KEPT_FORMS.has(next) && typed.length > 0) {
    const isOwn = new Map(typed).get("by") === String(context.user.account);
    return isOwn ? keptFormPage(context, next, typed) : otherUsersFormPage(context);
  }
  return redirect(context, allowedNext(next) ?? "/profile");
}

/** The prefix of the fields of a form whose session had ended, among those of the form to sign in. */
const TYPED = "typed.";

/** The fields of a form. */
type Typed = readonly (readonly [name: string, value: string])[];

/** Returns where the form to sign in leads, the name that was typed, and the fields of a form whose session had ended. */
function keptOf(context: PageContext): { readonly next: string; readonly name: string; readonly typed: Typed } {
  if (context.method !== "POST") return { next: context.parameter("next") ?? "", name: "", typed: [] };
  const kept = [...context.form].filter(([name]) => name.startsWith(TYPED));
  const typed = kept.map(([name, value]) => [name.slice(TYPED.length), value] as const);
  return { next: context.field("next"), name: context.field("name"), typed };
}

/** Responds to a form whose session has ended: with a sign-in that keeps what was typed, but no password. */
export function signedOutPage(context: PageContext): Response {
  const isKept = KEPT_FORMS.has(context.path);
  const typed = [...context.form].filter(([name]) => isKept && name !== "token" && !/password/i.test(name));
  const error = { status: 403, message: context.t(isKept ? "login.kept" : "login.ended") };
  return loginPage(context, error, { next: isKept ? context.path : pathAfterSignIn(context.path), name: "", typed });
}

/** Responds again to a sign-in with the token of another page, with what it keeps. */
export function typedLoginPage(context: PageContext, error: FormError): Response {
  const link = context.form.get("link");
  return link === null ? loginPage(context, error) : oneTimeLinkPage(context, link, { password: error });
}

/** Responds to a sign-in with a button that shows the kept form again: without a token, so that nothing is done by it. */
function keptFormPage(context: PageContext, path: string, typed: Typed): Response {
  const { t } = context;
  return titledPage(
    context,
    { title: t("login.kept_title"), kind: "narrow" },
    html`<form method="post" action="${path}" class="actions">${typed.map(([name, value]) => hiddenField(name, value))}
<button autofocus>${t("login.show_kept")}</button>
</form>`,
  );
}

/** Responds to a sign-in with which another user's form was kept: what was typed is not for this one. */
function otherUsersFormPage(context: PageContext): Response {
  const { t } = context;
  return titledPage(
    context,
    { title: t("login.kept_title"), kind: "narrow" },
    html`${notice("status", t("login.others_form"))}
<p><a class="button" href="/profile">${t("profile.title")}</a></p>`,
  );
}

/** Responds with the form; after an error with its message and the name as it was typed. */
function loginPage(context: PageContext, error?: PasswordRefusal, kept = keptOf(context)): Response {
  const { t } = context;
  const headers = error?.wait === undefined ? [] : ["Retry-After", String(Math.ceil(error.wait / 1000))];
  const { name, typed } = kept;
  const next = allowedNext(kept.next) ?? (KEPT_FORMS.has(kept.next) ? kept.next : undefined);
  const signedOut = error === undefined && context.parameter("out") !== undefined && context.session === undefined;
  return titledPage(
    context,
    { title: t("login.title"), error, headers, kind: "narrow" },
    html`${errorNotice(error) ?? (signedOut && notice("status", t("login.signed_out")))}
${postForm(
  context,
  // The address of a sign-in that is refused leads there too, once it is loaded again.
  next === undefined ? "/login" : `/login?${new URLSearchParams({ next })}`,
  next !== undefined && hiddenField("next", next),
  typed.map(([name, value]) => hiddenField(TYPED + name, value)),
  nameField(context, { value: name, autocomplete: "username", hasFocus: name === "", error }),
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
${context.settings["sign-up"] === "open" && html`<p>${t("login.no_account")} <a href="/sign-up">${t("login.sign_up")}</a></p>`}`,
  );
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
    await context.browserSession.begin(name);
    const isAdministrator = context.services.store.accounts.user(name)?.admin === true;
    return redirect(context, isAdministrator && areStepsPending(context) ? STEPS_PATH : "/profile");
  } catch (error) {
    if (!isProblem(error, "accounts")) throw error;
    if (error.code !== "too_busy") return invalidLinkPage(context);
    return oneTimeLinkPage(context, token, { password: { status: 503, message: context.t("forms.busy") } });
  }
}

/**
 * Responds with a form to choose a password. Opening it does not use the link up.
 *
 * @param faults `password`: of the form; `restore`: of a backup that was not taken.
 */
export function oneTimeLinkPage(
  context: PageContext,
  token: string,
  { password: error, restore }: { password?: FormError; restore?: FormError } = {},
): Response {
  const { t } = context;
  const link = context.services.store.signIn.link(token);
  if (link === undefined) return invalidLinkPage(context);
  const isReset = link.purpose === "reset";
  const title = isReset ? t("one_time_link.reset") : t("one_time_link.welcome");
  return titledPage(
    context,
    { title, error: error ?? restore, policy: "secret", kind: "narrow" },
    html`<p class="lead">${isReset ? t("one_time_link.reset_lead", { name: link.user }) : t("one_time_link.welcome_lead", { name: link.user })}</p>
${errorNotice(error)}
${postForm(
  context,
  `/login?link=${token}`,
  hiddenField("link", token),
  html`<input type="text" name="name" value="${link.user}" autocomplete="username" hidden readonly>`,
  newPasswordFields(context, { hasFocus: error === undefined && restore === undefined, error }),
  html`<button>${t("one_time_link.submit")}</button>`,
)}
<p class="hint">${t("one_time_link.valid", { moment: formatDateTime(context, link.expires) })}</p>
${restoreSection(context, token, restore)}`,
  );
}

/** Renders the form that takes a backup, behind the one-time link of the first start. */
function restoreSection(context: PageContext, link: string, error?: FormError): Html | undefined {
  const { t, language, settings } = context;
  if (context.services.restore?.isOffered(link) !== true) return undefined;
  return section("restore", t("restore.have"), "card")`<p>${inlineCode(t("restore.lead"))}</p>
${errorNotice(error)}
${fileForm(context, {
  path: `${RESTORE_PATH}?link=${link}`,
  label: t("restore.file"),
  hint: t("restore.limit", { size: formatSize(language, settings["upload-limit"]) }),
  submit: t("restore.submit"),
  error: errorOf(error, "file"),
  fields: hiddenField("link", link),
})}`;
}

/** Responds alike to an unknown, used or expired link. */
export function invalidLinkPage(context: PageContext): Response {
  const { t } = context;
  return titledPage(
    context,
    { title: t("one_time_link.invalid"), status: 410, policy: "secret", kind: "narrow" },
    html`<p class="lead">${t("one_time_link.invalid_help")}${contactHint(context)}</p>
<p><a class="button" href="/login">${t("one_time_link.to_login")}</a></p>`,
  );
}

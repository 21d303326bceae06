import { POLICIES } from "../../auth/mod.ts";
import { isProblem } from "../../base/problem.ts";
import type { Response } from "../../http/mod.ts";
import { formatDateTime, formatTime } from "../../i18n/mod.ts";
import type { UserView } from "../../store/mod.ts";
import type { PageContext } from "../context/page_context.ts";
import { type FormError, PageError } from "../context/page_error.ts";
import { copyBlock, keyExamples } from "../ui/code_examples.ts";
import { csrfField, errorNotice, errorOf, hiddenField, notice, passwordField, postForm } from "../ui/controls.ts";
import { type Html, html, section } from "../ui/html.ts";
import { redirect, titledPage } from "../ui/page.ts";
import { accountRefusal, nameField, newPasswordFields, readNewPassword, withPassword } from "../ui/password_form.ts";
import { type KeyUsage, loadUsage, usageSection } from "../ui/usage_chart.ts";

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
  nameField(context, { value: context.field("name"), autocomplete: "username", hasFocus: error === undefined, error }),
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

/** Responds with the profile: key, usage and password. */
export async function profilePage(context: PageContext): Promise<Response> {
  const { t, user } = context;
  const usage = await loadUsage(context, user.name);
  const done = context.parameter("done");
  const heading = t("profile.greeting", { name: user.name });
  return titledPage(
    context,
    { title: t("profile.title"), heading, scripts: ["script"], kind: "medium" },
    html`${done === "password" && notice("status", t("profile.password_changed"))}
${done === "shown" && notice("alert", t("profile.shown_already"))}
${keySection(context, user)}
${usageSection(context, usage, restOfDay(context, usage))}
<section aria-labelledby="account">
<h2 id="account">${t("profile.account")}</h2>
<p>${t("profile.signed_in_as")} <strong>${user.name}</strong>${user.admin && html` · ${t("profile.administrator")}`}</p>
<p><a href="/profile/password">${t("profile.change_password")}</a></p>
</section>`,
  );
}

function keySection(context: PageContext, { key }: UserView): Html {
  const { t } = context;
  if (key === null) {
    return section("key", t("profile.key"), "card")`<p>${t("profile.no_key")}</p>
<p><a class="button" href="/profile/key">${t("profile.make_first")}</a></p>`;
  }
  return section("key", t("profile.key"), "card")`<p class="key"><code>ambo_…${key.lastFour}</code></p>
<p>${t("profile.key_made", { moment: formatDateTime(context, key.created) })} ${t("profile.key_hidden")}</p>
<p><a class="button quiet" href="/profile/key">${t("profile.replace")}</a></p>
<details>
<summary>${t("profile.how_to_use")}</summary>
${keyExamples(context, t("profile.key_placeholder"))}
</details>`;
}

/** Says how many requests are left today. */
function restOfDay(context: PageContext, { remaining }: KeyUsage): Html {
  const { t } = context;
  const time = formatTime(context, context.services.store.today().endsAt);
  return html`${remaining === 0 && notice("alert", t("profile.used_up", { time }))}
${remaining > 0 && html`<p>${t("profile.remaining", { requests: t("requests.requests", { count: remaining }) })} ${t("profile.resets_at", { time })}</p>`}
`;
}

/** Asks for confirmation of a new key and names its consequences. */
export function confirmKeyPage(context: PageContext): Response {
  const { t } = context;
  const { key } = context.user;
  const title = key === null ? t("key.first") : t("key.replace");
  return titledPage(
    context,
    { title, kind: "narrow" },
    html`${key === null ? html`<p class="lead">${t("key.first_lead")}</p>` : notice("alert", html`<p>${t("key.breaks", { lastFour: key.lastFour })}</p><p>${t("key.keeps")}</p>`)}
<form method="post" action="/profile/key">${csrfField(context)}
${hiddenField("before", key?.id ?? "")}
<p class="actions"><button>${key === null ? t("key.make") : t("key.make_and_end")}</button> <a href="/profile">${context.t("forms.cancel")}</a></p>
</form>`,
  );
}

/**
 * Creates a key and shows it: the only response that ever holds it. The form names the key that it replaces, so that
 * submitting it again, by reloading the response, replaces nothing.
 */
export async function createKey(context: PageContext): Promise<Response> {
  const { user } = context;
  const { store, usedTokens } = context.services;
  const token = context.field("token");
  if (usedTokens.has(token) || context.field("before") !== (user.key?.id ?? "")) {
    return redirect(context, "/profile?done=shown");
  }
  const key = await store.accounts.issueKey(user.name);
  usedTokens.add(token);
  const { t } = context;
  return titledPage(
    context,
    { title: t("key.made"), scripts: ["script"], kind: "medium" },
    html`${notice("status", t("key.once"))}
${section("key-heading", t("key.yours"), "card")`${copyBlock(context, "key", key)}`}
${section("try", t("key.try"))`${keyExamples(context, key)}`}
<p><a class="button" href="/profile">${t("key.saved")}</a></p>`,
  );
}

/** Responds with the form for a new password. */
export function passwordPage(context: PageContext, error?: FormError): Response {
  const { t } = context;
  return titledPage(
    context,
    { title: t("password.title"), error, kind: "narrow" },
    html`${errorNotice(error)}
${postForm(
  context,
  "/profile/password",
  html`<input type="text" name="name" value="${context.user.name}" autocomplete="username" hidden readonly>`,
  passwordField({
    name: "current",
    label: t("password.current"),
    autocomplete: "current-password",
    hasFocus: error === undefined,
    error: errorOf(error, "current"),
  }),
  newPasswordFields(context, { error }),
  html`<p class="actions"><button>${t("password.submit")}</button> <a href="/profile">${context.t("forms.cancel")}</a></p>`,
)}
<p class="hint">${t("password.effect")}</p>`,
  );
}

/** Sets a new password, which ends all sessions, and starts a new one. */
export async function changePassword(context: PageContext): Promise<Response> {
  const { name } = context.user;
  const chosen = readNewPassword(context);
  if ("message" in chosen) return passwordPage(context, chosen);
  const refusal = await withPassword(
    context,
    {
      ...{ name, password: context.field("current"), isKnownBrowser: true },
      wrong: { message: context.t("password.wrong"), field: "current" },
    },
    async () => {
      const requester = { requester: context.client, isKnown: true };
      await context.services.store.signIn.setPassword(name, chosen.password, requester);
      await context.browserSession.begin(name);
    },
  );
  if (refusal === undefined) return redirect(context, "/profile?done=password");
  return refusal.isGone ? redirect(context, "/login") : passwordPage(context, refusal);
}

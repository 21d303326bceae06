import { isProblem, type Problem } from "../../../../base/problem.ts";
import type { Response } from "../../../../http/mod.ts";
import { formatDate, formatDateTime, formatNumber } from "../../../../i18n/mod.ts";
import { localCalls, type StoreCalls, type UserView } from "../../../../store/mod.ts";
import type { PageContext } from "../../../context/page_context.ts";
import { type FormError, PageError } from "../../../context/page_error.ts";
import { copyBlock } from "../../../ui/code_examples.ts";
import { errorOf, hiddenField, hiddenFields, notice, postForm, textField } from "../../../ui/controls.ts";
import { type Content, type Html, html, section } from "../../../ui/html.ts";
import { redirect } from "../../../ui/page.ts";
import { accountRefusal } from "../../../ui/password_form.ts";
import { loadUsage, usageSection } from "../../../ui/usage_chart.ts";
import { adminPage } from "../admin_layout.ts";
import { userBadges, userPath, usersPage } from "./users_page.ts";

/** The actions on a user's account. */
export const USER_ACTIONS = [
  "limit",
  "link",
  "sessions",
  "revoke",
  "disable",
  "enable",
  "admin",
  "member",
  "remove",
] as const;

/** The actions that ask for confirmation. */
export const CONFIRMED_ACTIONS = ["revoke", "disable", "admin", "remove"] as const;

/** Responds with one user: the usage of the key, and the actions of an administrator. */
export async function userPage(context: PageContext, error?: FormError): Promise<Response> {
  const user = context.services.store.accounts.user(
    context.method === "POST" ? context.field("name") : (context.parameter("name") ?? ""),
  );
  if (user === undefined) return gonePage(context);
  const done = USER_ACTIONS.find((action) => action === context.parameter("done"));
  return adminPage(
    context,
    { title: user.name, error },
    done !== undefined && done !== "link" && notice("status", context.t(`admin_actions.done.${done}`)),
    html`<p>${context.t("admin.added", { date: formatDate(context, user.created) })} ${userBadges(context, user)}</p>`,
    usageSection(context, await loadUsage(context, user.name)),
    limitSection(context, user, error),
    keySection(context, user),
    user.account !== context.user.account && [
      // A link of a disabled user would not work.
      !user.disabled && signInSection(context, user),
      accountSection(context, user),
    ],
  );
}

/** Says that a user is gone, whom an administrator may have removed while another had a page about the user open. */
function gonePage(context: PageContext): Response {
  const { t } = context;
  return adminPage(
    context,
    { title: t("admin.user"), status: 404 },
    notice("alert", t("admin.user_gone")),
    html`<p><a class="button" href="/admin">${t("admin.to_users")}</a></p>`,
  );
}

function limitSection(context: PageContext, user: UserView, error?: FormError): Html {
  const { t } = context;
  const usual = formatNumber(context.language, context.settings["daily-limit"]);
  // What was typed stays.
  const isTyped = context.field("action") === "limit";
  return section("own-limit", t("admin.limit"))`${userActionForm(
    context,
    { user, action: "limit", label: t("admin.set_limit") },
    hiddenField("was", String(user.ownLimit ?? "")),
    textField({
      name: "limit",
      label: t("admin.own_limit"),
      hint: t("admin.limit_hint", { usual }),
      value: isTyped ? context.field("limit") : String(user.ownLimit ?? ""),
      autocomplete: "off",
      isOptional: true,
      error: errorOf(error, "limit"),
    }),
  )}`;
}

function keySection(context: PageContext, user: UserView): Html {
  const { t } = context;
  const { key } = user;
  return section("key", t("admin.key"))`${
    key === null
      ? html`<p>${t("admin.no_key_yet")}</p>`
      : html`<p><code>ambo_…${key.lastFour}</code> · ${formatDateTime(context, key.created)}</p>
${confirmLink(user, "revoke", t("admin.revoke"))}`
  }`;
}

function signInSection(context: PageContext, user: UserView): Html {
  const { t } = context;
  return html`<section aria-labelledby="sign-in">
<h2 id="sign-in">${t("admin.sign_in")}</h2>
<p>${user.hasPassword ? t("admin.link_lead") : t("admin.link_lead_first")}</p>
${userActionForm(context, { user, action: "link", label: t("admin.make_link") })}
<p>${t("admin.sessions_lead")}</p>
${userActionForm(context, { user, action: "sessions", label: t("admin.end_sessions") })}
</section>`;
}

function accountSection(context: PageContext, user: UserView): Html {
  const { t } = context;
  return section("account", t("admin.account"))`<div class="actions">
${user.disabled ? userActionForm(context, { user, action: "enable", label: t("admin.enable") }) : confirmLink(user, "disable", t("admin.disable"))}
${user.admin ? userActionForm(context, { user, action: "member", label: t("admin.make_member") }) : confirmLink(user, "admin", t("admin.make_administrator"))}
${confirmLink(user, "remove", t("admin.remove"), "danger")}
</div>`;
}

function confirmLink({ name }: UserView, action: string, label: string, kind = ""): Html {
  const address = `/admin/user/confirm?${new URLSearchParams({ name, action })}`;
  return html`<a class="button quiet ${kind}" href="${address}">${label}</a>`;
}

/** Returns the operations on the store, with the rights of the administrator who asks. */
function callsOf({ services, user, origin }: PageContext): StoreCalls {
  return localCalls(services.store, { by: user.account, publicUrl: () => origin });
}

/** Adds a user and responds with the link to choose a password. */
export async function inviteUser(context: PageContext): Promise<Response> {
  try {
    const values = { name: context.field("name"), admin: context.field("admin") === "yes" };
    const { name } = await callsOf(context).add(values);
    return await newLinkPage(context, name);
  } catch (error) {
    if (!isProblem(error, "accounts")) throw error;
    const otherwise = context.t("admin.changed_meanwhile");
    return usersPage(context, accountRefusal(context, error, { page: "admin", otherwise }));
  }
}

/** Creates a one-time link and shows it: the only response that ever holds it. */
async function newLinkPage(context: PageContext, name: string): Promise<Response> {
  const { t } = context;
  const { token, publicUrl } = await callsOf(context).link({ name });
  return adminPage(
    context,
    { title: t("admin.link_for", { name }), scripts: ["script"] },
    notice("status", t("admin.link_once")),
    copyBlock(context, "link", `${publicUrl}/login?link=${token}`),
    html`<p>${t("admin.link_help")}</p>
<p><a class="button" href="${userPath(name)}">${t("admin.to_user")}</a></p>`,
  );
}

/** Asks for confirmation of an action and names its consequences. */
export function confirmPage(context: PageContext): Response {
  const user = context.services.store.accounts.user(context.parameter("name") ?? "");
  const action = CONFIRMED_ACTIONS.find((each) => each === context.parameter("action"));
  if (action === undefined) throw new PageError(404);
  if (user === undefined) return gonePage(context);
  return adminPage(
    context,
    { title: context.t(`admin_actions.confirm.${action}.title`) },
    notice(
      "alert",
      html`<p><strong>${user.name}</strong></p><p>${context.t(`admin_actions.confirm.${action}.effect`)}</p>`,
    ),
    html`<div class="actions">${userActionForm(context, { user, action, label: context.t(`admin_actions.confirm.${action}.submit`), kind: action === "admin" ? "main" : "danger" })}
<a href="${userPath(user.name)}">${context.t("forms.cancel")}</a></div>`,
  );
}

/** Runs the action that an administrator submitted. */
export async function runUserAction(context: PageContext): Promise<Response> {
  const user = context.services.store.accounts.user(context.field("name"));
  if (user === undefined || String(user.account) !== context.field("account")) return gonePage(context);
  const action = USER_ACTIONS.find((each) => each === context.field("action"));
  if (action === undefined) throw new PageError(400);
  const now = String(user.ownLimit ?? "");
  const wasChanged = (context.form.get("was") ?? now) !== now;
  if (action === "limit" && wasChanged && context.field("limit").trim() !== now) {
    const value = formatNumber(context.language, user.ownLimit ?? context.settings["daily-limit"]);
    return userPage(context, { status: 409, message: context.t("admin.overtaken", { value }), field: "limit" });
  }
  try {
    if (action === "link") return await createLinkOnce(context, user);
    await callsOf(context)[action]({ name: user.name, limit: readLimit(context) });
  } catch (error) {
    if (!isProblem(error, "accounts")) throw error;
    if (error.code === "not_administrator") throw new PageError(403);
    const message = messageOf(context, error);
    const isLimit = error.code === "invalid_limit";
    return userPage(context, { status: 400, message, ...(isLimit && { field: "limit" }) });
  }
  return redirect(context, action === "remove" ? "/admin?done=remove" : userPath(user.name, action));
}

function messageOf({ t }: PageContext, { code }: Problem<"accounts">): string {
  if (code === "invalid_limit") return t("admin.invalid_limit");
  if (code === "last_administrator") return t("admin.last_administrator");
  return code === "disabled_user" ? t("admin.link_while_disabled") : t("admin.changed_meanwhile");
}

/** Creates a link once for each form: reloading the page of a link would revoke that link. */
async function createLinkOnce(context: PageContext, { name }: UserView): Promise<Response> {
  const { usedTokens } = context.services;
  const token = context.field("token");
  if (usedTokens.has(token)) return redirect(context, userPath(name));
  const response = await newLinkPage(context, name);
  usedTokens.add(token);
  return response;
}

/** Reads the limit: null where the field is empty; NaN, which the store refuses, where it is no whole number. */
function readLimit(context: PageContext): number | null {
  const text = context.field("limit").trim();
  if (text === "") return null;
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

/** Renders a form with one button. It names the user by account too: another user may have taken the name meanwhile. */
function userActionForm(
  context: PageContext,
  form: { user: UserView; action: string; label: string; kind?: "danger" | "main" | "quiet" },
  ...content: Content[]
): Html {
  const { user, action, label, kind = "quiet" } = form;
  return postForm(
    context,
    userPath(user.name),
    hiddenFields({ name: user.name, account: String(user.account), action }),
    content,
    html`<button class="${kind}">${label}</button>`,
  );
}

import { isProblem, type Problem } from "../../../../base/problem.ts";
import type { Response } from "../../../../http/mod.ts";
import { explain } from "../../../../i18n/problems/mod.ts";
import { localCalls, type StoreCalls, type UserView } from "../../../../store/mod.ts";
import type { PageContext } from "../../../context/page_context.ts";
import { PageError } from "../../../context/page_error.ts";
import { copyBlock } from "../../../ui/code_examples.ts";
import { notice } from "../../../ui/controls.ts";
import { html } from "../../../ui/html.ts";
import { redirect } from "../../../ui/page.ts";
import { adminPage, userActionForm } from "../admin_layout.ts";
import { isCompletedAction, isConfirmedAction, userPage } from "./user_page.ts";
import { userPath, usersPage } from "./users_page.ts";

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
    const isName = error.code === "name_taken" || error.code === "invalid_name";
    const message = invitationMessageOf(context, error);
    return usersPage(context, { status: 400, message, ...(isName && { field: "name" }) });
  }
}

function invitationMessageOf(context: PageContext, error: Problem<"accounts">): string {
  const { code } = error;
  const { t } = context;
  if (code === "too_many_users") return `${explain(error, context.language)}.`;
  if (code === "name_taken") return t("admin.name_taken");
  return code === "invalid_name" ? t("admin.invalid_name") : t("admin.changed_meanwhile");
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
  const action = context.parameter("action");
  if (user === undefined || !isConfirmedAction(action)) throw new PageError(404);
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
  if (user === undefined || String(user.account) !== context.field("account")) throw new PageError(404);
  const action = context.field("action");
  try {
    if (action === "link") return await createLinkOnce(context, user);
    if (!isCompletedAction(action)) throw new PageError(400);
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

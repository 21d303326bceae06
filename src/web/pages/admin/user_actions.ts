import { AccountError } from "../../../auth/mod.ts";
import type { Response } from "../../../http/mod.ts";
import type { UserView } from "../../../store/mod.ts";
import { admin } from "../../i18n/texts/admin.ts";
import { adminActions } from "../../i18n/texts/admin_actions.ts";
import { forms } from "../../i18n/texts/forms.ts";
import { page, redirect } from "../../page.ts";
import type { PageContext } from "../../page_context.ts";
import { PageError } from "../../page_error.ts";
import { notice } from "../../ui/form.ts";
import { html } from "../../ui/html.ts";
import { actionForm } from "./action_form.ts";
import { type Done, isConfirmed, isDone } from "./action_names.ts";
import { adminFrame } from "./admin_frame.ts";
import { newLinkPage } from "./invite.ts";
import { userPage } from "./user_page.ts";
import { userAddress } from "./users_page.ts";

/** Asks whether something is really meant, and says what it does. */
export function confirmPage(context: PageContext): Response {
  const user = context.services.store.accounts.user(context.parameter("name") ?? "");
  const action = context.parameter("action");
  if (user === undefined || !isConfirmed(action)) throw new PageError(404);
  const { title, effect, submit } = context.in(adminActions).confirm[action];
  return page(context, {
    title,
    body: adminFrame(
      context,
      title,
      notice("alert", html`<p><strong>${user.name}</strong></p><p>${effect}</p>`),
      html`<div class="actions">${actionForm(context, { user, action, label: submit, isQuiet: false })}
<a href="${userAddress(user.name)}">${context.in(forms).cancel}</a></div>`,
    ),
  });
}

/** Does what an administrator asked for. */
export async function userAction(context: PageContext): Promise<Response> {
  const user = context.services.store.accounts.user(context.field("name"));
  if (user === undefined || String(user.slot) !== context.field("slot")) throw new PageError(404);
  const action = context.field("action");
  const isOwn = user.slot === context.user.slot;
  // Nobody shuts out the last administrator, and no borrowed session sets a password it does not know.
  if (isOwn && action !== "limit" && action !== "revoke") throw new PageError(403);
  try {
    if (action === "link") return await linkOnce(context, user);
    if (!isDone(action)) throw new PageError(400);
    await CHANGES[action](context, user);
  } catch (error) {
    if (!(error instanceof AccountError)) throw error;
    return userPage(context, { status: 400, message: messageOf(context, error) });
  }
  return redirect(
    context,
    action === "remove" ? "/admin?done=remove" : userAddress(user.name, action),
  );
}

function messageOf(context: PageContext, { problem }: AccountError): string {
  const t = context.in(admin);
  if (problem === "invalid_limit") return t.invalidLimit;
  return problem === "disabled_user" ? t.linkWhileDisabled : t.changedMeanwhile;
}

/** Reloading the page that showed a link would end that link. */
async function linkOnce(context: PageContext, { name }: UserView): Promise<Response> {
  const { usedTokens } = context.services;
  const token = context.field("token");
  if (usedTokens.has(token)) return redirect(context, userAddress(name));
  const answer = await newLinkPage(context, name);
  usedTokens.add(token);
  return answer;
}

const CHANGES: Readonly<Record<Done, (context: PageContext, user: UserView) => Promise<unknown>>> =
  {
    limit: (context, { name }) =>
      context.services.store.accounts.setLimit(name, readLimit(context)),
    revoke: ({ services }, { name }) => services.store.accounts.revokeKey(name),
    disable: ({ services }, { name }) => services.store.accounts.setDisabled(name, true),
    enable: ({ services }, { name }) => services.store.accounts.setDisabled(name, false),
    admin: ({ services }, { name }) => services.store.accounts.setAdmin(name, true),
    member: ({ services }, { name }) => services.store.accounts.setAdmin(name, false),
    remove: ({ services }, { name }) => services.store.accounts.removeUser(name),
  };

/** Null where the line was left empty; NaN, which the store refuses, where it is no whole number. */
function readLimit(context: PageContext): number | null {
  const text = context.field("limit").trim();
  if (text === "") return null;
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

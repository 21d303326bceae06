import { AccountError } from "../../../auth/mod.ts";
import type { Answer } from "../../../http/mod.ts";
import type { UserView } from "../../../store/mod.ts";
import { admin } from "../../i18n/texts/admin.ts";
import { adminActions } from "../../i18n/texts/admin_actions.ts";
import { forms } from "../../i18n/texts/forms.ts";
import { page, redirect } from "../../page.ts";
import type { Visit } from "../../page_context.ts";
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
export function confirmPage(visit: Visit): Answer {
  const user = visit.site.store.accounts.user(visit.query.get("name") ?? "");
  const action = visit.query.get("action");
  if (user === undefined || !isConfirmed(action)) throw new PageError(404);
  const { title, effect, submit } = visit.in(adminActions).confirm[action];
  return page(visit, {
    title,
    body: adminFrame(
      visit,
      title,
      notice("alert", html`<p><strong>${user.name}</strong></p><p>${effect}</p>`),
      html`<div class="actions">${actionForm(visit, { user, action, label: submit, isQuiet: false })}
<a href="${userAddress(user.name)}">${visit.in(forms).cancel}</a></div>`,
    ),
  });
}

/** Does what an administrator asked for. */
export async function userAction(visit: Visit): Promise<Answer> {
  const user = visit.site.store.accounts.user(visit.field("name"));
  if (user === undefined || String(user.slot) !== visit.field("slot")) throw new PageError(404);
  const action = visit.field("action");
  const isOwn = user.slot === visit.user.slot;
  // Nobody shuts out the last administrator, and no borrowed session sets a password it does not know.
  if (isOwn && action !== "limit" && action !== "revoke") throw new PageError(403);
  try {
    if (action === "link") return await linkOnce(visit, user);
    if (!isDone(action)) throw new PageError(400);
    await CHANGES[action](visit, user);
  } catch (error) {
    if (!(error instanceof AccountError)) throw error;
    return userPage(visit, { status: 400, message: messageOf(visit, error) });
  }
  return redirect(
    visit,
    action === "remove" ? "/admin?done=remove" : userAddress(user.name, action),
  );
}

function messageOf(visit: Visit, { problem }: AccountError): string {
  const t = visit.in(admin);
  if (problem === "invalid_limit") return t.invalidLimit;
  return problem === "disabled_user" ? t.linkWhileDisabled : t.changedMeanwhile;
}

/** Reloading the page that showed a link would end that link. */
async function linkOnce(visit: Visit, { name }: UserView): Promise<Answer> {
  const { once } = visit.site;
  const token = visit.field("token");
  if (once.has(token)) return redirect(visit, userAddress(name));
  const answer = await newLinkPage(visit, name);
  once.add(token);
  return answer;
}

const CHANGES: Readonly<Record<Done, (visit: Visit, user: UserView) => Promise<unknown>>> = {
  limit: (visit, { name }) => visit.site.store.accounts.setLimit(name, readLimit(visit)),
  revoke: ({ site }, { name }) => site.store.accounts.revokeKey(name),
  disable: ({ site }, { name }) => site.store.accounts.setDisabled(name, true),
  enable: ({ site }, { name }) => site.store.accounts.setDisabled(name, false),
  admin: ({ site }, { name }) => site.store.accounts.setAdmin(name, true),
  member: ({ site }, { name }) => site.store.accounts.setAdmin(name, false),
  remove: ({ site }, { name }) => site.store.accounts.removeUser(name),
};

/** Null where the line was left empty; NaN, which the store refuses, where it is no whole number. */
function readLimit(visit: Visit): number | null {
  const text = visit.field("limit").trim();
  if (text === "") return null;
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

import type { Response } from "../../../../http/mod.ts";
import { formatDate, formatDateTime, formatNumber } from "../../../../i18n/mod.ts";
import type { UserView } from "../../../../store/mod.ts";
import type { PageContext } from "../../../context/page_context.ts";
import { type FormError, PageError } from "../../../context/page_error.ts";
import { errorOf, notice, textField } from "../../../ui/controls.ts";
import { type Html, html } from "../../../ui/html.ts";
import { loadUsage, quotaBar, usageChart } from "../../../ui/usage_chart.ts";
import { adminPage, userActionForm } from "../admin_layout.ts";
import { userBadges } from "./users_page.ts";

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

type UserAction = (typeof USER_ACTIONS)[number];

export function isCompletedAction(text: string | undefined): text is Exclude<UserAction, "link"> {
  return text !== "link" && USER_ACTIONS.some((action) => action === text);
}

/** The actions that ask for confirmation. */
export const CONFIRMED_ACTIONS = ["revoke", "disable", "admin", "remove"] as const;

export function isConfirmedAction(text: string | undefined): text is (typeof CONFIRMED_ACTIONS)[number] {
  return CONFIRMED_ACTIONS.some((action) => action === text);
}

/** Responds with one user: the usage of the key, and the actions of an administrator. */
export async function userPage(context: PageContext, error?: FormError): Promise<Response> {
  const { t } = context;
  const user = context.services.store.accounts.user(
    context.method === "POST" ? context.field("name") : (context.parameter("name") ?? ""),
  );
  if (user === undefined) throw new PageError(404);
  const done = context.parameter("done");
  return adminPage(
    context,
    { title: user.name, error },
    isCompletedAction(done) && notice("status", context.t(`admin_actions.done.${done}`)),
    html`<p>${t("admin.added", { date: formatDate(context, user.created) })} ${userBadges(context, user)}</p>`,
    await useSection(context, user),
    limitSection(context, user, error),
    keySection(context, user),
    user.account !== context.user.account && [
      // A link of a disabled user would not work.
      !user.disabled && signInSection(context, user),
      accountSection(context, user),
    ],
  );
}

async function useSection(context: PageContext, user: UserView): Promise<Html> {
  const p = context.t;
  const usage = await loadUsage(context, user.name);
  const { language } = context;
  return html`<section aria-labelledby="use">
<h2 id="use">${p("profile.use")}</h2>
<p class="figure"><strong>${formatNumber(language, usage.today)}</strong> ${p("profile.of_limit", { limit: p("profile.requests_of", { count: usage.limit }) })}</p>
${quotaBar(context, usage)}
<h3>${p("profile.history")}</h3>
${usageChart(context, usage.days)}
</section>`;
}

function limitSection(context: PageContext, user: UserView, error?: FormError): Html {
  const { t } = context;
  const usual = formatNumber(context.language, context.settings["daily-limit"]);
  // What was typed stays.
  const isTyped = context.field("action") === "limit";
  return html`<section aria-labelledby="own-limit">
<h2 id="own-limit">${t("admin.limit")}</h2>
${userActionForm(
  context,
  { user, action: "limit", label: t("admin.set_limit") },
  textField({
    name: "limit",
    label: t("admin.own_limit"),
    hint: t("admin.limit_hint", { usual }),
    value: isTyped ? context.field("limit") : String(user.ownLimit ?? ""),
    autocomplete: "off",
    isOptional: true,
    error: errorOf(error, "limit"),
  }),
)}
</section>`;
}

function keySection(context: PageContext, user: UserView): Html {
  const { t } = context;
  const { key } = user;
  return html`<section aria-labelledby="key">
<h2 id="key">${t("admin.key")}</h2>
${
  key === null
    ? html`<p>${t("admin.no_key_yet")}</p>`
    : html`<p><code>ambo_…${key.lastFour}</code> · ${formatDateTime(context, key.created)}</p>
${confirmLink(user, "revoke", t("admin.revoke"))}`
}
</section>`;
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
  return html`<section aria-labelledby="account">
<h2 id="account">${t("admin.account")}</h2>
<div class="actions">
${user.disabled ? userActionForm(context, { user, action: "enable", label: t("admin.enable") }) : confirmLink(user, "disable", t("admin.disable"))}
${user.admin ? userActionForm(context, { user, action: "member", label: t("admin.make_member") }) : confirmLink(user, "admin", t("admin.make_administrator"))}
${confirmLink(user, "remove", t("admin.remove"), "danger")}
</div>
</section>`;
}

function confirmLink({ name }: UserView, action: string, label: string, kind = ""): Html {
  const address = `/admin/user/confirm?${new URLSearchParams({ name, action })}`;
  return html`<a class="button quiet ${kind}" href="${address}">${label}</a>`;
}

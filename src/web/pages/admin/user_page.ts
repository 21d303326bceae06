import type { Response } from "../../../http/mod.ts";
import { formatCount, formatDate, formatDateTime, formatNumber } from "../../../i18n/mod.ts";
import { adminActionsTexts, adminTexts, profileTexts } from "../../../i18n/pages/mod.ts";
import type { UserView } from "../../../store/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import { type FormError, PageError } from "../../context/page_error.ts";
import { errorNotice, errorOf, notice, textField } from "../../ui/form.ts";
import { type Html, html } from "../../ui/html.ts";
import { page } from "../../ui/page.ts";
import { quotaBar, usageChart } from "../../ui/usage_chart.ts";
import { loadUsage } from "../usage.ts";
import { adminLayout, userActionForm } from "./admin_layout.ts";
import { isCompletedAction } from "./user_action_names.ts";
import { userBadges } from "./users_page.ts";

/** Responds with one user: the usage of the key, and the actions of an administrator. */
export async function userPage(context: PageContext, error?: FormError): Promise<Response> {
  const t = context.in(adminTexts);
  const user = context.services.store.accounts.user(
    context.method === "POST" ? context.field("name") : (context.parameter("name") ?? ""),
  );
  if (user === undefined) throw new PageError(404);
  const done = context.parameter("done");
  return page(context, {
    title: user.name,
    status: error?.status ?? 200,
    body: adminLayout(
      context,
      user.name,
      errorNotice(error),
      isCompletedAction(done) && notice("status", context.in(adminActionsTexts).done[done]),
      html`<p>${t.added(formatDate(context, user.created))} ${userBadges(context, user)}</p>`,
      await useSection(context, user),
      limitSection(context, user, error),
      keySection(context, user),
      user.slot !== context.user.slot && [
        // A link of a disabled user would not work.
        !user.disabled && signInSection(context, user),
        accountSection(context, user),
      ],
    ),
  });
}

async function useSection(context: PageContext, user: UserView): Promise<Html> {
  const p = context.in(profileTexts);
  const usage = await loadUsage(context, user.name);
  const { language } = context;
  return html`<section aria-labelledby="use">
<h2 id="use">${p.use}</h2>
<p class="figure"><strong>${formatNumber(language, usage.today)}</strong> ${p.ofLimit(formatCount(language, usage.limit, p.requestsOf))}</p>
${quotaBar(context, usage)}
<h3>${p.history}</h3>
${usageChart(context, usage.days)}
</section>`;
}

function limitSection(context: PageContext, user: UserView, error?: FormError): Html {
  const t = context.in(adminTexts);
  const usual = formatNumber(context.language, context.settings["daily-limit"]);
  // What was typed stays.
  const isTyped = context.field("action") === "limit";
  return html`<section aria-labelledby="own-limit">
<h2 id="own-limit">${t.limit}</h2>
${userActionForm(
  context,
  { user, action: "limit", label: t.setLimit },
  textField({
    name: "limit",
    label: t.ownLimit,
    hint: t.limitHint(usual),
    value: isTyped ? context.field("limit") : String(user.ownLimit ?? ""),
    autocomplete: "off",
    isOptional: true,
    error: errorOf(error, "limit"),
  }),
)}
</section>`;
}

function keySection(context: PageContext, user: UserView): Html {
  const t = context.in(adminTexts);
  const { key } = user;
  return html`<section aria-labelledby="key">
<h2 id="key">${t.key}</h2>
${
  key === null
    ? html`<p>${t.noKeyYet}</p>`
    : html`<p><code>ambo_…${key.lastFour}</code> · ${formatDateTime(context, key.created)}</p>
${confirmLink(user, "revoke", t.revoke)}`
}
</section>`;
}

function signInSection(context: PageContext, user: UserView): Html {
  const t = context.in(adminTexts);
  return html`<section aria-labelledby="sign-in">
<h2 id="sign-in">${t.signIn}</h2>
<p>${user.hasPassword ? t.linkLead : t.linkLeadFirst}</p>
${userActionForm(context, { user, action: "link", label: t.makeLink })}
<p>${t.sessionsLead}</p>
${userActionForm(context, { user, action: "sessions", label: t.endSessions })}
</section>`;
}

function accountSection(context: PageContext, user: UserView): Html {
  const t = context.in(adminTexts);
  return html`<section aria-labelledby="account">
<h2 id="account">${t.account}</h2>
<div class="actions">
${user.disabled ? userActionForm(context, { user, action: "enable", label: t.enable }) : confirmLink(user, "disable", t.disable)}
${user.admin ? userActionForm(context, { user, action: "member", label: t.makeMember }) : confirmLink(user, "admin", t.makeAdministrator)}
${confirmLink(user, "remove", t.remove, "danger")}
</div>
</section>`;
}

function confirmLink({ name }: UserView, action: string, label: string, kind = ""): Html {
  const address = `/admin/user/confirm?${new URLSearchParams({ name, action })}`;
  return html`<a class="button quiet ${kind}" href="${address}">${label}</a>`;
}

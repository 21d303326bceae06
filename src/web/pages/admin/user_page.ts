import type { Response } from "../../../http/mod.ts";
import type { UserView } from "../../../store/mod.ts";
import { formatDate, formatDateTime } from "../../i18n/date.ts";
import { formatCount, formatNumber } from "../../i18n/language.ts";
import { admin } from "../../i18n/texts/admin.ts";
import { adminActions } from "../../i18n/texts/admin_actions.ts";
import { profile } from "../../i18n/texts/profile.ts";
import { page } from "../../page.ts";
import type { PageContext } from "../../page_context.ts";
import { PageError } from "../../page_error.ts";
import { errorNotice, type FormError, notice } from "../../ui/form.ts";
import { type Html, html } from "../../ui/html.ts";
import { quotaBar, usageChart } from "../../ui/usage_chart.ts";
import { loadUsage } from "../../usage.ts";
import { adminLayout, userActionForm } from "./admin_layout.ts";
import { isCompletedAction } from "./user_action_names.ts";
import { userBadges } from "./users_page.ts";

/** Responds with one user: the usage of the key, and the actions of an administrator. */
export async function userPage(context: PageContext, error?: FormError): Promise<Response> {
  const t = context.in(admin);
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
      isCompletedAction(done) && notice("status", context.in(adminActions).done[done]),
      html`<p>${t.added(formatDate(context, user.created))} ${userBadges(context, user)}</p>`,
      await useSection(context, user),
      limitSection(context, user),
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
  const p = context.in(profile);
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

function limitSection(context: PageContext, user: UserView): Html {
  const t = context.in(admin);
  const usual = formatNumber(context.language, context.settings["daily-limit"]);
  return html`<section aria-labelledby="own-limit">
<h2 id="own-limit">${t.limit}</h2>
${userActionForm(
  context,
  { user, action: "limit", label: t.setLimit },
  html`<div class="field"><label for="limit">${t.ownLimit}</label>
<p class="hint" id="limit-hint">${t.limitHint(usual)}</p>
<input type="text" id="limit" name="limit" value="${user.ownLimit ?? ""}" inputmode="numeric" pattern="[0-9]*" maxlength="9" autocomplete="off" aria-describedby="limit-hint"></div>`,
)}
</section>`;
}

function keySection(context: PageContext, user: UserView): Html {
  const t = context.in(admin);
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
  const t = context.in(admin);
  return html`<section aria-labelledby="sign-in">
<h2 id="sign-in">${t.signIn}</h2>
<p>${user.hasPassword ? t.linkLead : t.linkLeadFirst}</p>
${userActionForm(context, { user, action: "link", label: t.makeLink })}
</section>`;
}

function accountSection(context: PageContext, user: UserView): Html {
  const t = context.in(admin);
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

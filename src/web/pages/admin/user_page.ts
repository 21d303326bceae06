import type { Answer } from "../../../http/mod.ts";
import type { UserView } from "../../../store/mod.ts";
import { date, dateAndTime } from "../../i18n/date.ts";
import { count, number } from "../../i18n/language.ts";
import { admin } from "../../i18n/texts/admin.ts";
import { adminActions } from "../../i18n/texts/admin_actions.ts";
import { profile } from "../../i18n/texts/profile.ts";
import { page } from "../../page.ts";
import type { Visit } from "../../page_context.ts";
import { PageError } from "../../page_error.ts";
import { errorNotice, type FormError, notice } from "../../ui/form.ts";
import { type Html, html } from "../../ui/html.ts";
import { quotaBar, usageChart } from "../../ui/usage_chart.ts";
import { loadUsage } from "../usage.ts";
import { actionForm } from "./action_form.ts";
import { isDone } from "./action_names.ts";
import { adminFrame } from "./admin_frame.ts";
import { badges } from "./users_page.ts";

/** One user: what the key is used for, and all that an administrator can do. */
export async function userPage(visit: Visit, error?: FormError): Promise<Answer> {
  const t = visit.in(admin);
  const user = visit.site.store.accounts.user(
    visit.method === "POST" ? visit.field("name") : (visit.query.get("name") ?? ""),
  );
  if (user === undefined) throw new PageError(404);
  const done = visit.query.get("done");
  return page(visit, {
    title: user.name,
    status: error?.status ?? 200,
    body: adminFrame(
      visit,
      user.name,
      errorNotice(error),
      isDone(done) && notice("status", visit.in(adminActions).done[done]),
      html`<p>${badges(visit, user)}${t.added(date(visit, user.created))}</p>`,
      await useSection(visit, user),
      limitSection(visit, user),
      keySection(visit, user),
      user.slot !== visit.user.slot && [
        // What one would send to a disabled user does not work.
        !user.disabled && signInSection(visit, user),
        accountSection(visit, user),
      ],
    ),
  });
}

async function useSection(visit: Visit, user: UserView): Promise<Html> {
  const p = visit.in(profile);
  const usage = await loadUsage(visit, user.name);
  const { language } = visit;
  return html`<section aria-labelledby="use">
<h2 id="use">${p.use}</h2>
<p class="figure"><strong>${number(language, usage.today)}</strong> ${p.ofLimit(count(language, usage.limit, p.requestsOf))}</p>
${quotaBar(visit, usage)}
<h3>${p.history}</h3>
${usageChart(visit, usage.days)}
</section>`;
}

function limitSection(visit: Visit, user: UserView): Html {
  const t = visit.in(admin);
  const usual = number(visit.language, visit.site.dailyLimit());
  return html`<section aria-labelledby="own-limit">
<h2 id="own-limit">${t.limit}</h2>
${actionForm(
  visit,
  { user, action: "limit", label: t.setLimit },
  html`<div class="field"><label for="limit">${t.ownLimit}</label>
<p class="hint" id="limit-hint">${t.limitHint(usual)}</p>
<input type="text" id="limit" name="limit" value="${user.ownLimit ?? ""}" inputmode="numeric" pattern="[0-9]*" maxlength="9" autocomplete="off" aria-describedby="limit-hint"></div>`,
)}
</section>`;
}

function keySection(visit: Visit, user: UserView): Html {
  const t = visit.in(admin);
  const { key } = user;
  return html`<section aria-labelledby="key">
<h2 id="key">${t.key}</h2>
${
  key === null
    ? html`<p>${t.noKeyYet}</p>`
    : html`<p><code>ambo_…${key.lastFour}</code> · ${dateAndTime(visit, key.created)}</p>
${confirmLink(user, "revoke", t.revoke)}`
}
</section>`;
}

function signInSection(visit: Visit, user: UserView): Html {
  const t = visit.in(admin);
  return html`<section aria-labelledby="sign-in">
<h2 id="sign-in">${t.signIn}</h2>
<p>${user.hasPassword ? t.linkLead : t.linkLeadFirst}</p>
${actionForm(visit, { user, action: "link", label: t.makeLink })}
</section>`;
}

function accountSection(visit: Visit, user: UserView): Html {
  const t = visit.in(admin);
  return html`<section aria-labelledby="account">
<h2 id="account">${t.account}</h2>
<div class="actions">
${user.disabled ? actionForm(visit, { user, action: "enable", label: t.enable }) : confirmLink(user, "disable", t.disable)}
${user.admin ? actionForm(visit, { user, action: "member", label: t.makeMember }) : confirmLink(user, "admin", t.makeAdministrator)}
${confirmLink(user, "remove", t.remove)}
</div>
</section>`;
}

function confirmLink({ name }: UserView, action: string, label: string): Html {
  const address = `/admin/user/confirm?${new URLSearchParams({ name, action })}`;
  return html`<a class="button quiet" href="${address}">${label}</a>`;
}

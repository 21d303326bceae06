import type { Response } from "../../../http/mod.ts";
import { formatDateTime, formatNumber, formatTime } from "../../../i18n/mod.ts";
import type { UserView } from "../../../store/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import { keyExamples } from "../../ui/code_examples.ts";
import { notice } from "../../ui/form.ts";
import { type Html, html } from "../../ui/html.ts";
import { page } from "../../ui/page.ts";
import { type KeyUsage, quotaBar, usageChart } from "../../ui/usage_chart.ts";
import { loadUsage } from "../usage.ts";

/** Responds with the profile: key, usage and password. */
export async function profilePage(context: PageContext): Promise<Response> {
  const { t } = context;
  const { user } = context;
  const usage = await loadUsage(context, user.name);
  const done = context.parameter("done");
  return page(context, {
    title: t("profile.title"),
    hasScript: true,
    body: html`<div class="medium">
<h1>${t("profile.greeting", { name: user.name })}</h1>
${done === "password" && notice("status", t("profile.password_changed"))}
${done === "shown" && notice("alert", t("profile.shown_already"))}
${keySection(context, user)}
${usageSection(context, usage)}
<section aria-labelledby="account">
<h2 id="account">${t("profile.account")}</h2>
<p>${t("profile.signed_in_as")} <strong>${user.name}</strong>${user.admin && html` · ${t("profile.administrator")}`}</p>
<p><a href="/profile/password">${t("profile.change_password")}</a></p>
</section>
</div>`,
  });
}

function keySection(context: PageContext, { key }: UserView): Html {
  const { t } = context;
  if (key === null) {
    return html`<section class="card" aria-labelledby="key">
<h2 id="key">${t("profile.key")}</h2>
<p>${t("profile.no_key")}</p>
<p><a class="button" href="/profile/key">${t("profile.make_first")}</a></p>
</section>`;
  }
  return html`<section class="card" aria-labelledby="key">
<h2 id="key">${t("profile.key")}</h2>
<p class="key"><code>ambo_…${key.lastFour}</code></p>
<p>${t("profile.key_made", { moment: formatDateTime(context, key.created) })} ${t("profile.key_hidden")}</p>
<p><a class="button quiet" href="/profile/key">${t("profile.replace")}</a></p>
<details>
<summary>${t("profile.how_to_use")}</summary>
${keyExamples(context, t("profile.key_placeholder"))}
</details>
</section>`;
}

function usageSection(context: PageContext, usage: KeyUsage): Html {
  const { t } = context;
  const { language } = context;
  const { endsAt } = context.services.store.today();
  return html`<section aria-labelledby="use">
<h2 id="use">${t("profile.use")}</h2>
<p class="figure"><strong>${formatNumber(language, usage.today)}</strong> ${t("profile.of_limit", { limit: t("profile.requests_of", { count: usage.limit }) })}</p>
${quotaBar(context, usage)}
${usage.remaining === 0 && notice("alert", t("profile.used_up", { time: formatTime(context, endsAt) }))}
${usage.remaining > 0 && html`<p>${t("profile.remaining", { requests: context.t("requests.requests", { count: usage.remaining }) })} ${t("profile.resets_at", { time: formatTime(context, endsAt) })}</p>`}
<h3 id="history">${t("profile.history")}</h3>
${usageChart(context, usage.days)}
</section>`;
}

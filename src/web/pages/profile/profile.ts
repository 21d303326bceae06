import type { Response } from "../../../http/mod.ts";
import { formatCount, formatDateTime, formatNumber, formatTime } from "../../../i18n/mod.ts";
import { profileTexts, usageTexts } from "../../../i18n/pages/mod.ts";
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
  const t = context.in(profileTexts);
  const { user } = context;
  const usage = await loadUsage(context, user.name);
  const done = context.parameter("done");
  return page(context, {
    title: t.title,
    hasScript: true,
    body: html`<div class="medium">
<h1>${t.greeting(user.name)}</h1>
${done === "password" && notice("status", t.passwordChanged)}
${done === "shown" && notice("alert", t.shownAlready)}
${keySection(context, user)}
${usageSection(context, usage)}
<section aria-labelledby="account">
<h2 id="account">${t.account}</h2>
<p>${t.signedInAs} <strong>${user.name}</strong>${user.admin && html` · ${t.administrator}`}</p>
<p><a href="/profile/password">${t.changePassword}</a></p>
</section>
</div>`,
  });
}

function keySection(context: PageContext, { key }: UserView): Html {
  const t = context.in(profileTexts);
  if (key === null) {
    return html`<section class="card" aria-labelledby="key">
<h2 id="key">${t.key}</h2>
<p>${t.noKey}</p>
<p><a class="button" href="/profile/key">${t.makeFirst}</a></p>
</section>`;
  }
  return html`<section class="card" aria-labelledby="key">
<h2 id="key">${t.key}</h2>
<p class="key"><code>ambo_…${key.lastFour}</code></p>
<p>${t.keyMade(formatDateTime(context, key.created))} ${t.keyHidden}</p>
<p><a class="button quiet" href="/profile/key">${t.replace}</a></p>
<details>
<summary>${t.howToUse}</summary>
${keyExamples(context, t.keyPlaceholder)}
</details>
</section>`;
}

function usageSection(context: PageContext, usage: KeyUsage): Html {
  const t = context.in(profileTexts);
  const { language } = context;
  const { endsAt } = context.services.store.today();
  return html`<section aria-labelledby="use">
<h2 id="use">${t.use}</h2>
<p class="figure"><strong>${formatNumber(language, usage.today)}</strong> ${t.ofLimit(formatCount(language, usage.limit, t.requestsOf))}</p>
${quotaBar(context, usage)}
${usage.remaining === 0 && notice("alert", t.usedUp(formatTime(context, endsAt)))}
${usage.remaining > 0 && html`<p>${t.remaining(formatCount(language, usage.remaining, context.in(usageTexts).requests))} ${t.resetsAt(formatTime(context, endsAt))}</p>`}
<h3 id="history">${t.history}</h3>
${usageChart(context, usage.days)}
</section>`;
}

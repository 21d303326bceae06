import type { Answer } from "../../../http/mod.ts";
import type { UserView } from "../../../store/mod.ts";
import { dateAndTime, time } from "../../i18n/date.ts";
import { count, number } from "../../i18n/language.ts";
import { profile } from "../../i18n/texts/profile.ts";
import { usage as usageTexts } from "../../i18n/texts/usage.ts";
import { page } from "../../page.ts";
import type { Visit } from "../../page_context.ts";
import type { Route } from "../../routes.ts";
import { codeExamples } from "../../ui/code_examples.ts";
import { notice } from "../../ui/form.ts";
import { type Html, html } from "../../ui/html.ts";
import { quotaBar, usageChart } from "../../ui/usage_chart.ts";
import { type KeyUsage, loadUsage } from "../usage.ts";
import { confirmKey, makeKey } from "./key.ts";
import { changePassword, passwordPage } from "./password.ts";

/** What belongs to whoever is signed in: the key, its use, the password. */
export const profileRoutes: readonly Route[] = [
  { path: "/profile", for: "users", get: profilePage },
  { path: "/profile/key", for: "users", get: confirmKey, post: makeKey, inTurn: true },
  { path: "/profile/password", for: "users", get: passwordPage, post: changePassword },
];

async function profilePage(visit: Visit): Promise<Answer> {
  const t = visit.in(profile);
  const { user } = visit;
  const usage = await loadUsage(visit, user.name);
  const done = visit.query.get("done");
  return page(visit, {
    title: t.title,
    hasScript: true,
    body: html`<div class="medium">
<h1>${t.greeting(user.name)}</h1>
${done === "password" && notice("status", t.passwordChanged)}
${done === "shown" && notice("alert", t.shownAlready)}
${keySection(visit, user)}
${usageSection(visit, usage)}
<section aria-labelledby="account">
<h2 id="account">${t.account}</h2>
<p>${t.signedInAs} <strong>${user.name}</strong>${user.admin && html` · ${t.administrator}`}</p>
<p><a href="/profile/password">${t.changePassword}</a></p>
</section>
</div>`,
  });
}

function keySection(visit: Visit, { key }: UserView): Html {
  const t = visit.in(profile);
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
<p>${t.keyMade(dateAndTime(visit, key.created))} ${t.keyHidden}</p>
<p><a class="button quiet" href="/profile/key">${t.replace}</a></p>
<details>
<summary>${t.howToUse}</summary>
${codeExamples(visit, t.keyPlaceholder)}
</details>
</section>`;
}

function usageSection(visit: Visit, usage: KeyUsage): Html {
  const t = visit.in(profile);
  const { language } = visit;
  const { endsAt } = visit.site.store.today();
  return html`<section aria-labelledby="use">
<h2 id="use">${t.use}</h2>
<p class="figure"><strong>${number(language, usage.today)}</strong> ${t.ofLimit(count(language, usage.limit, t.requestsOf))}</p>
${quotaBar(visit, usage)}
<p>${t.remaining(count(language, usage.remaining, visit.in(usageTexts).requests))} ${t.startsAnew(time(visit, endsAt))}</p>
<h3 id="history">${t.history}</h3>
${usageChart(visit, usage.days)}
</section>`;
}

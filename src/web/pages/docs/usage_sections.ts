import { programText } from "../../ui/code_examples.ts";
import { type Html, html, inlineCode } from "../../ui/html.ts";
import { codeBlock, type DocsView, docsTable } from "./docs_view.ts";
import { inShell } from "./reference_sections.ts";

/** Renders how clients keep answers, when they repeat a request, and what browsers may read. */
export function cachingSection({ context }: DocsView): Html {
  const { t } = context;
  const { "allow-origin": origin } = context.settings;
  return html`<section aria-labelledby="caching">
<h2 id="caching">${t("docs.caching")}</h2>
<p>${inlineCode(t("docs.caching_lead"))}</p>
<p>${inlineCode(t("docs.caching_tag"))}</p>
<h3 id="retries">${t("docs.retries")}</h3>
${docsTable(
  [t("docs.answer"), t("docs.what_clients_do")],
  t("docs.retry_rules")
    .split("\n")
    .map((line) => line.split("\t"))
    .map(([answer = "", rule = ""]) => [inlineCode(answer), inlineCode(rule)]),
)}
<h3 id="cors">${t("docs.cors")}</h3>
<p>${inlineCode(t("docs.cors_lead", { origins: origin === "*" ? t("docs.every_origin") : `\`${origin}\`` }))}</p>
</section>`;
}

/** Renders what other programs need to show the verse of the day. */
export function recipesSection({ context }: DocsView): Html {
  const { t, origin } = context;
  const address = `${context.apiUrl}/verse-of-the-day`;
  const values = {
    ...{ origin, what: t("docs.recipe.cron_what"), title: t("feeds.verse") },
    address,
  };
  const block = (id: string, more: Readonly<Record<string, string>> = {}): Html =>
    codeBlock(programText(`recipe ${id}`, { ...values, ...more })!, { id: `recipe-${id}` });
  return html`<section aria-labelledby="recipes">
<h2 id="recipes">${t("docs.recipes")}</h2>
<p>${t("docs.recipes_lead")}</p>
<h3>${t("docs.recipe.cron")}</h3>
<p>${inlineCode(t("docs.recipe.cron_lead"))}</p>
${block("cron", { address: inShell(address) })}
<p>${inlineCode(t("docs.recipe.crontab_lead"))}</p>
${block("crontab")}
<h3>Home Assistant</h3>
<p>${inlineCode(t("docs.recipe.home_assistant_lead"))}</p>
${block("home-assistant")}
<p>${inlineCode(t("docs.recipe.home_assistant_secret"))}</p>
${block("home-assistant-secret")}
<p>${inlineCode(t("docs.recipe.home_assistant_card"))}</p>
${block("home-assistant-card")}
<h3>WordPress</h3>
<p>${inlineCode(t("docs.recipe.wordpress_lead"))} <a href="/share">${t("code_examples.to_share")}</a></p>
${block("wordpress")}
</section>`;
}

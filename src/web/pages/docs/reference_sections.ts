import { type ErrorCode, STATUS } from "../../../api/mod.ts";
import { API_LANGUAGE, formatNumber } from "../../../i18n/mod.ts";
import { queryString } from "../../context/paths.ts";
import { programText } from "../../ui/code_examples.ts";
import { type Content, type Html, html, inlineCode, section } from "../../ui/html.ts";
import {
  apiTerms,
  codeBlock,
  type DocsView,
  docsTable,
  ERROR_CODES,
  fieldTable,
  responseExample,
  shortJson,
  split,
} from "./docs_view.ts";

/** Renders the objects that several endpoints return. */
export function sharedObjectsSection(view: DocsView): Html {
  const { t, language } = view.context;
  return section("objects", t("docs.shared_objects"))`<p>${t("docs.shared_objects_lead")}</p>
<div class="gallery">
${[...view.shared].map(
  (name) => html`<div>
<h3 id="${name}">${apiTerms(language).object[name]}</h3>
${fieldTable(view, name)}
</div>\n`,
)}</div>`;
}

/** Renders the printed lines of a passage, with an example. */
export function linesSection({ context, description }: DocsView): Html {
  const { printedLines } = description;
  const { t } = context;
  const example = printedLines && {
    address: context.apiUrl + printedLines.path + queryString(Object.fromEntries(printedLines.query)),
    body: shortJson(printedLines.body),
  };
  return section("lines", t("docs.lines"))`${split(
    html`<p>${inlineCode(t("docs.lines_lead"))}</p>`,
    example && [codeBlock(`curl -H "Authorization: Bearer $AMBO_KEY" '${example.address}'`), codeBlock(example.body)],
  )}`;
}

/** Renders what a search may be written of. */
export function searchSection({ context }: DocsView): Html {
  const { t } = context;
  return section("search", t("docs.search"))`<p>${inlineCode(t("docs.search_lead"))}</p>
${docsTable(
  [t("docs.expression"), t("docs.meaning")],
  t("docs.expressions")
    .split("\n")
    .map((line) => line.split("\t"))
    .map(([written = "", meaning = ""]) => [html`<code>${written}</code>`, inlineCode(meaning)]),
)}`;
}

/** Renders the limits in force and their headers. */
export function limitsSection({ context, description }: DocsView): Html {
  const { t } = context;
  const { "daily-limit": dailyLimit, "max-verses": maxVerses, timezone } = context.settings;
  const figure = (value: number): string => formatNumber(context.language, value);
  const words = apiTerms(context.language).header;
  return html`<section aria-labelledby="limits">
<h2 id="limits">${t("docs.limits")}</h2>
<p>${t("docs.limits_lead", { requests: figure(dailyLimit), verses: figure(maxVerses), zone: timezone })}</p>
<p>${inlineCode(t("docs.limits_counting"))}</p>
<h3 id="headers">${t("docs.headers")}</h3>
${docsTable(
  [t("docs.header"), t("docs.meaning")],
  Object.entries(description.document.components.headers).map(([name, header]) => [
    html`<code>${name}</code>`,
    inlineCode(words[name] ?? header.description),
  ]),
)}
</section>`;
}

/** Renders what is promised for later versions, how something is deprecated, and what is not covered. */
export function stabilitySection({ context: { t, settings } }: DocsView): Html {
  const base = settings["base-path"];
  const list = (text: string) => html`<ul>${text.split("\n").map((line) => html`<li>${inlineCode(line)}</li>`)}</ul>`;
  return section("stability", t("docs.stability"))`<h3>${t("docs.stability_promised")}</h3>
${list(t("docs.stability_promises", { base }))}
<h3>${t("docs.stability_deprecated")}</h3>
${list(t("docs.stability_deprecations", { base }))}
<h3>${t("docs.stability_not")}</h3>
${list(t("docs.stability_exceptions"))}`;
}

/** Renders all errors, and the responses of those that every endpoint may answer with. */
export function errorsSection(view: DocsView): Html {
  const { context, description } = view;
  const { t } = context;
  const { error: errors, remedy: remedies } = apiTerms(context.language);
  return section("errors", t("docs.errors"))`<p>${inlineCode(t("docs.errors_lead"))}</p>
${docsTable(
  [t("docs.error_code"), t("docs.meaning"), t("docs.remedy")],
  ERROR_CODES.map((code) => [
    html`<code id="error-${code}">${code}</code> <small>${STATUS[code]}</small>`,
    [inlineCode(errors[code]!), englishOf(view, code)],
    inlineCode(remedies[code] ?? ""),
  ]),
)}
<h3 id="Error">${t("docs.error_fields")}</h3>
${fieldTable(view, "Error")}
<h3 id="common-errors">${t("docs.common_errors")}</h3>
<div class="gallery code">
${description.commonResponses.map((response) => responseExample(view, response, 4))}
</div>`;
}

/** Renders the message of an error in English, for those who cannot read the Slovenian one of the answer. */
function englishOf({ context, description }: DocsView, code: ErrorCode): Content {
  if (context.language === API_LANGUAGE) return undefined;
  const responses = [...description.endpoints.flatMap(({ responses }) => responses), ...description.commonResponses];
  const inEnglish = responses.find((response) => response.code === code)?.inEnglish;
  return inEnglish && html`<br><small>${context.t("docs.in_english")} ${inEnglish}</small>`;
}

/** Renders the shortest clients: each asks any endpoint, and says why where it is refused. */
export function clientsSection({ context, description }: DocsView): Html {
  const { t } = context;
  const { parameters = [] } = description.document.paths["/passage"]!.get;
  const exampleOf = (parameter: string) => `${parameters.find(({ name }) => name === parameter)?.example ?? ""}`;
  const asked = { translation: exampleOf("translation"), reference: exampleOf("reference") };
  const { translation, reference } = asked;
  const base = context.apiUrl;
  const words = { base, asks: t("docs.client.asks"), refused: t("docs.client.refused") };
  const clients = [
    [
      "curl",
      "curl",
      {
        base: inShell(base),
        translation: inShell(`translation=${translation}`),
        reference: inShell(`reference=${reference}`),
      },
    ],
    ["node", "JavaScript", { ...words, asked: JSON.stringify(asked, null, 1).replace(/\n */g, " ") }],
    ["python", "Python", { ...words, translation: JSON.stringify(translation), reference: JSON.stringify(reference) }],
  ] as const;
  return html`<section aria-labelledby="clients">
<h2 id="clients">${t("docs.shortest_clients")}</h2>
<p>${inlineCode(t("docs.clients_lead"))}</p>
${clients.map(
  ([id, title, values]) => html`<h3>${title}</h3>
${codeBlock(programText(`client ${id}`, values)!, { id: `client-${id}` })}\n`,
)}</section>
${section("generated-clients", t("docs.generated_clients"))`<p>${inlineCode(t("docs.generated_clients_lead"))}</p>
${codeBlock(`npx openapi-typescript ${context.origin}/openapi.json --output ambo.ts`)}
<p>${t("docs.new_members")}</p>`}`;
}

/** Quotes a text for a shell: a translation may name its books as it likes. */
function inShell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Renders how clients keep answers, when they repeat a request, and what browsers may read. */
export function cachingSection({ context }: DocsView): Html {
  const { t } = context;
  const { "allow-origin": origin } = context.settings;
  return section("caching", t("docs.caching"))`<p>${inlineCode(t("docs.caching_lead"))}</p>
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
<p>${inlineCode(t("docs.cors_lead", { origins: origin === "*" ? t("docs.every_origin") : `\`${origin}\`` }))}</p>`;
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
  return section("recipes", t("docs.recipes"))`<p>${t("docs.recipes_lead")}</p>
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
${block("wordpress")}`;
}

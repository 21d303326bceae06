import {
  type ApiDescription,
  allErrors,
  type DescribedEndpoint,
  type DescribedObject,
  HEADERS,
  type HeaderName,
} from "../../../api/description/mod.ts";
import type { Response } from "../../../http/mod.ts";
import { formatNumber } from "../../i18n/language.ts";
import { docs } from "../../i18n/texts/docs.ts";
import { profile } from "../../i18n/texts/profile.ts";
import { page } from "../../page.ts";
import type { PageContext } from "../../page_context.ts";
import type { PageRoute } from "../../page_route.ts";
import { queryString } from "../../query_string.ts";
import { codeExamples } from "../../ui/code_examples.ts";
import { type Html, html, inlineCode } from "../../ui/html.ts";
import { notationTable } from "./notation.ts";

/** The documentation of the API for developers. */
export const docsRoutes: readonly PageRoute[] = [
  { path: "/docs", access: "public", parameters: {}, isSameForAll: true, get: docsPage },
];

async function docsPage(context: PageContext): Promise<Response> {
  const t = context.in(docs);
  const description = await context.services.description.get();
  return page(context, {
    title: t.title,
    preview: { path: "/docs", description: t.lead },
    hasScript: true,
    isPublic: true,
    body: html`<div class="medium docs">
<h1>${t.title}</h1>
<p class="lead">${t.lead}</p>
<p>${t.address} <code>${context.apiUrl}</code></p>
<nav aria-label="${t.contents}"><ul>
<li><a href="#access">${t.access}</a></li>
<li><a href="#addresses">${t.addresses}</a></li>
<li><a href="#notation">${t.notation}</a></li>
<li><a href="#limits">${t.limits}</a></li>
<li><a href="#errors">${t.errors}</a></li>
</ul></nav>
<section aria-labelledby="access">
<h2 id="access">${t.access}</h2>
<p>${inlineCode(t.accessLead)} <a href="/profile">${t.toKey}</a></p>
${codeExamples(context, context.in(profile).keyPlaceholder)}
</section>
<section aria-labelledby="addresses">
<h2 id="addresses">${t.addresses}</h2>
<p>${inlineCode(t.addressesLead)}</p>
${description.endpoints.map((endpoint) => endpointSection(context, endpoint))}
</section>
<section aria-labelledby="notation">
<h2 id="notation">${t.notation}</h2>
<p>${inlineCode(t.notationLead)}</p>
${notationTable(context)}
</section>
${limitsSection(context)}
${errorsSection(context, description)}
<p>${t.document} <a href="/openapi.json"><code>/openapi.json</code></a></p>
</div>`,
  });
}

function endpointSection(context: PageContext, endpoint: DescribedEndpoint): Html {
  const t = context.in(docs);
  const { path, operation, parameters, example, objects } = endpoint;
  const query = parameters.flatMap(({ name, example }) =>
    example === undefined ? [] : [[name, example] as const],
  );
  const address = context.apiUrl + path + queryString(query);
  return html`<section class="endpoint" aria-labelledby="${operation}">
<h3 id="${operation}"><code>GET ${path}</code></h3>
<p>${inlineCode(t.operations[operation] ?? endpoint.description)}</p>
${
  parameters.length > 0 &&
  html`<dl>
${parameters.map(
  ({ name, required, description }) =>
    html`<dt><code>${name}</code> <span class="hint">${required ? t.required : t.optional}</span></dt><dd>${inlineCode(t.parameters[name] ?? description)}</dd>`,
)}
</dl>`
}
<p class="address"><code>${address}</code></p>
<details>
<summary>${t.fields}</summary>
${objects.map((object) => fieldList(context, object))}
</details>
<details>
<summary>${t.answer}</summary>
<pre tabindex="0">${shortJson(example)}</pre>
</details>
</section>
`;
}

function fieldList(context: PageContext, { name: object, fields }: DescribedObject): Html {
  const t = context.in(docs);
  return html`<h4>${t.objects[object]}</h4>
<dl>
${fields.map(({ name, description, optional }) => {
  const meaning = t.fieldMeanings[`${object}.${name}`] ?? t.fieldMeanings[name] ?? description;
  return html`<dt><code>${name}</code>${optional && html` <span class="hint">${t.fieldOptional}</span>`}</dt><dd>${inlineCode(meaning)}</dd>`;
})}
</dl>`;
}

/** Formats JSON to be read: a long list ends in an ellipsis. */
function shortJson(example: unknown): string {
  const MOST = 2;
  const shortened = JSON.stringify(
    example,
    (_, value) =>
      Array.isArray(value) && value.length > MOST ? [...value.slice(0, MOST), "…"] : value,
    2,
  );
  return shortened.replaceAll('"…"', "…");
}

function limitsSection(context: PageContext): Html {
  const t = context.in(docs);
  const { "daily-limit": dailyLimit, "max-verses": maxVerses, timezone } = context.settings;
  const figure = (value: number): string => formatNumber(context.language, value);
  return html`<section aria-labelledby="limits">
<h2 id="limits">${t.limits}</h2>
<p>${t.limitsLead(figure(dailyLimit), figure(maxVerses), timezone)}</p>
<h3>${t.headers}</h3>
<dl>
${(Object.keys(HEADERS) as HeaderName[]).map(
  (name) =>
    html`<dt><code>${name}</code></dt><dd>${inlineCode(t.headerMeanings[name] ?? HEADERS[name].description)}</dd>`,
)}
</dl>
</section>`;
}

function errorsSection(context: PageContext, description: ApiDescription): Html {
  const t = context.in(docs);
  return html`<section aria-labelledby="errors">
<h2 id="errors">${t.errors}</h2>
<p>${inlineCode(t.errorsLead)}</p>
<dl>
${allErrors(description).map(({ code, status, meaning: english, message }) => {
  const meaning = t.errorMeanings[code] ?? english;
  const says = message !== meaning && message && html`<br><q lang="sl">${message}</q>`;
  return html`<dt><code>${code}</code> <span class="hint">${status}</span></dt><dd>${inlineCode(meaning)}${says}</dd>`;
})}
</dl>
</section>`;
}

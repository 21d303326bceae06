import type { ApiDescription, DescribedObject, SchemaName } from "../../../api/description/mod.ts";
import type { Response } from "../../../http/mod.ts";
import { codeExamples as codeExampleTexts } from "../../i18n/texts/code_examples.ts";
import { docs } from "../../i18n/texts/docs.ts";
import { page } from "../../page.ts";
import type { PageContext } from "../../page_context.ts";
import type { PageRoute } from "../../page_route.ts";
import { ASSETS } from "../../ui/assets.ts";
import { codeAdvice } from "../../ui/code_examples.ts";
import { type Html, html, inlineCode } from "../../ui/html.ts";
import { codeBlock, split } from "./code_block.ts";
import { endpointSection } from "./endpoint_section.ts";
import { notationTable } from "./notation.ts";
import {
  errorsSection,
  limitsSection,
  linesSection,
  searchSection,
  sharedObjectsSection,
} from "./reference_sections.ts";
import { keySection } from "./trial.ts";

/** The documentation of the API for developers. */
export const docsRoutes: readonly PageRoute[] = [
  { path: "/docs", access: "public", parameters: {}, isSameForAll: true, get: docsPage },
];

async function docsPage(context: PageContext): Promise<Response> {
  const t = context.in(docs);
  const description = await context.services.description.get();
  const shared = sharedObjects(description);
  const names = new Set(shared.map(({ name }) => name));
  return page(context, {
    title: t.title,
    preview: { path: "/docs", description: t.lead },
    ownStyle: ASSETS.docsStyle,
    ownScript: ASSETS.docsScript,
    callsApi: true,
    isPublic: true,
    body: html`<div class="docs" data-copy="${t.copy}" data-copied="${t.copied}">
${contents(context, description)}
<div class="sheet">
<h1>${t.title}</h1>
<p class="lead">${t.lead}</p>
<p>${t.address} <code>${context.apiUrl}</code></p>
${accessSection(context)}
${keySection(context)}
<section aria-labelledby="addresses">
<h2 id="addresses">${t.addresses}</h2>
<p>${inlineCode(t.addressesLead)}</p>
${description.endpoints.map((endpoint) => endpointSection(context, endpoint, names))}
</section>
${sharedObjectsSection(context, shared)}
${linesSection(context, description)}
<section aria-labelledby="notation">
<h2 id="notation">${t.notation}</h2>
<p>${inlineCode(t.notationLead)}</p>
<p>${inlineCode(t.notationInAddress)}</p>
${notationTable(context)}
</section>
${searchSection(context)}
${limitsSection(context)}
${errorsSection(context, description)}
<section aria-labelledby="openapi">
<h2 id="openapi">${t.document}</h2>
<p>${t.documentLead} <a href="/openapi.json"><code>/openapi.json</code></a></p>
</section>
</div>
</div>`,
  });
}

/** Returns the objects that more than one endpoint returns, each once. */
function sharedObjects({ endpoints }: ApiDescription): DescribedObject[] {
  const seen = new Map<SchemaName, { object: DescribedObject; times: number }>();
  for (const object of endpoints.flatMap(({ objects }) => objects)) {
    const { times } = seen.get(object.name) ?? { times: 0 };
    seen.set(object.name, { object, times: times + 1 });
  }
  return [...seen.values()].flatMap(({ object, times }) => (times > 1 ? [object] : []));
}

function contents(context: PageContext, { endpoints }: ApiDescription): Html {
  const t = context.in(docs);
  const link = (id: string, label: string | Html, below: readonly Html[] = []): Html =>
    html`<li><a href="#${id}">${label}</a>${below.length > 0 && html`<ul>${below}</ul>`}</li>
`;
  return html`<nav class="contents" aria-label="${t.contents}"><ul>
${link("access", t.access)}<li class="scripted" hidden><a href="#try">${t.tryIt}</a></li>
${link(
  "addresses",
  t.addresses,
  endpoints.map(({ operation, path }) => link(operation, html`<code>${path}</code>`)),
)}${link("objects", t.sharedObjects)}${link("lines", t.lines)}${link("notation", t.notation)}${link("search", t.search)}${link("limits", t.limits)}${link("headers", t.headers)}${link("errors", t.errors)}${link("openapi", t.document)}</ul></nav>`;
}

function accessSection(context: PageContext): Html {
  const t = context.in(docs);
  const advice = context.in(codeExampleTexts);
  return html`<section aria-labelledby="access">
<h2 id="access">${t.access}</h2>
${split(
  html`<p>${inlineCode(t.accessLead)} <a href="/profile">${t.toKey}</a></p>
<h3>${advice.server}</h3>
<p>${inlineCode(advice.secret)}</p>
${codeAdvice(context)}`,
  html`<h3>${t.keyVariable}</h3>
<p>${inlineCode(t.keyVariableLead)}</p>
${codeBlock("read -rs AMBO_KEY && export AMBO_KEY")}`,
)}
</section>`;
}

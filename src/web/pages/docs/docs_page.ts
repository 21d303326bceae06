import type { DescribedEndpoint } from "../../../api/description/mod.ts";
import type { Response } from "../../../http/mod.ts";
import { codeExamplesTexts, docsTexts } from "../../../i18n/pages/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import { ASSETS } from "../../ui/assets.ts";
import { codeAdvice } from "../../ui/code_examples.ts";
import { type Content, type Html, html, inlineCode } from "../../ui/html.ts";
import { page } from "../../ui/page.ts";
import { apiTerms } from "./api_terms.ts";
import { clientsSection } from "./clients.ts";
import { codeBlock, split } from "./code_block.ts";
import { DOCS_PATHS, type DocsView, docsView } from "./docs_view.ts";
import { endpointSection } from "./endpoint_section.ts";
import { notationSection } from "./notation.ts";
import {
  errorsSection,
  limitsSection,
  linesSection,
  searchSection,
  sharedObjectsSection,
} from "./reference_sections.ts";
import { keySection } from "./trial.ts";

/** Responds with what the API is, how to get at it, and where everything else stands. */
export async function overviewPage(context: PageContext): Promise<Response> {
  const view = await docsView(context);
  const t = context.in(docsTexts);
  const row = (path: string, text: Content): Html =>
    html`<li><a href="${path}">${text}</a></li>
`;
  return docsPage(view, {
    title: t.title,
    body: html`${introduction(view)}
${accessSection(view)}
<section aria-labelledby="addresses">
<h2 id="addresses">${t.addresses}</h2>
<p>${inlineCode(t.addressesLead)}</p>
<dl class="endpoints">
${view.description.endpoints.map((endpoint) => summaryOf(view, endpoint))}</dl>
</section>
<section aria-labelledby="more">
<h2 id="more">${t.more}</h2>
<ul>
${row(t.clientsPath, t.clients)}${row(DOCS_PATHS.notation, t.notationAndSearch)}${row(DOCS_PATHS.objects, t.sharedObjects)}${row(DOCS_PATHS.errors, t.errors)}${row(DOCS_PATHS.limits, t.limits)}${row(DOCS_PATHS.all, t.all)}</ul>
</section>
${openapiSection(view)}`,
  });
}

/** Returns the page of an endpoint. @param path Of the endpoint, such as `/passage`. */
export function endpointPage(path: string): (context: PageContext) => Promise<Response> {
  return async (context) => {
    const view = await docsView(context);
    const endpoint = view.description.endpoints.find((one) => one.path === path)!;
    return docsPage(view, {
      title: `GET ${path}`,
      body: endpointSection(view, endpoint),
    });
  };
}

/** Responds with the objects that several endpoints return. */
export function objectsPage(context: PageContext): Promise<Response> {
  return sectionsPage(context, {
    title: context.in(docsTexts).sharedObjects,
    sections: [sharedObjectsSection, linesSection],
  });
}

/** Responds with what references and queries may be written of. */
export function notationPage(context: PageContext): Promise<Response> {
  return sectionsPage(context, {
    title: context.in(docsTexts).notationAndSearch,
    sections: [notationSection, searchSection],
  });
}

/** Responds with all errors. */
export function errorsPage(context: PageContext): Promise<Response> {
  return sectionsPage(context, {
    title: context.in(docsTexts).errors,
    sections: [errorsSection],
  });
}

/** Responds with the limits and the headers that tell of them. */
export function limitsPage(context: PageContext): Promise<Response> {
  return sectionsPage(context, {
    title: context.in(docsTexts).limits,
    sections: [limitsSection],
  });
}

/** Responds with the shortest clients. */
export function clientsPage(context: PageContext): Promise<Response> {
  return sectionsPage(context, {
    title: context.in(docsTexts).clients,
    sections: [clientsSection],
  });
}

/** Responds with everything on one page, to be printed and searched. */
export async function wholePage(context: PageContext): Promise<Response> {
  const view = await docsView(context);
  const t = context.in(docsTexts);
  return docsPage(view, {
    title: t.title,
    body: html`${introduction(view)}
${accessSection(view)}
${keySection(view)}
<section aria-labelledby="addresses">
<h2 id="addresses">${t.addresses}</h2>
<p>${inlineCode(t.addressesLead)}</p>
${view.description.endpoints.map((endpoint) => endpointSection(view, endpoint))}
</section>
${[sharedObjectsSection, linesSection, notationSection, searchSection, limitsSection, errorsSection, clientsSection, openapiSection].map((section) => section(view))}`,
  });
}

async function sectionsPage(
  context: PageContext,
  { title, sections }: { title: string; sections: readonly ((view: DocsView) => Html)[] },
): Promise<Response> {
  const view = await docsView(context);
  const body = html`<h1>${context.in(docsTexts).title}</h1>
${sections.map((section) => section(view))}`;
  return docsPage(view, { title, body });
}

function docsPage(view: DocsView, { title, body }: { title: string; body: Html }): Response {
  const { context } = view;
  const t = context.in(docsTexts);
  return page(context, {
    title: title === t.title ? title : `${title} · ${t.title}`,
    preview: { path: context.path, description: t.lead },
    ownStyle: ASSETS.docsStyle,
    ownScript: ASSETS.docsScript,
    callsApi: true,
    isPublic: true,
    body: html`<div class="docs wide" data-copy="${t.copy}" data-copied="${t.copied}">
${contents(view)}
<div class="sheet">
${body}
</div>
</div>`,
  });
}

/** Renders the links to the pages; on the page of all to what stands there. */
function contents({ context, description, isWhole }: DocsView): Html {
  const t = context.in(docsTexts);
  const link = (path: string, label: Content): Html =>
    html`<li><a href="${path}"${path === context.path && html` aria-current="page"`}>${label}</a></li>
`;
  const { endpoints } = description;
  const addresses = endpoints.map(({ path, operation }) =>
    link(isWhole ? `#${operation}` : `/docs${path}`, html`<code>${path}</code>`),
  );
  const rest: [path: string, label: string][] = isWhole
    ? [
        ["#access", t.access],
        ["#objects", t.sharedObjects],
        ["#lines", t.lines],
        ["#notation", t.notation],
        ["#search", t.search],
        ["#limits", t.limits],
        ["#errors", t.errors],
        ["#clients", t.clients],
      ]
    : [
        [t.clientsPath, t.clients],
        [DOCS_PATHS.notation, t.notationAndSearch],
        [DOCS_PATHS.objects, t.sharedObjects],
        [DOCS_PATHS.errors, t.errors],
        [DOCS_PATHS.limits, t.limits],
        [DOCS_PATHS.all, t.all],
      ];
  return html`<nav class="contents" aria-label="${t.contents}"><ul>
${link(DOCS_PATHS.overview, t.overview)}${addresses}${rest.map(([path, label]) => link(path, label))}</ul></nav>`;
}

function introduction({ context }: DocsView): Html {
  const t = context.in(docsTexts);
  return html`<h1>${t.title}</h1>
<p class="lead">${t.lead}</p>
<p>${t.address} <code>${context.apiUrl}</code></p>`;
}

/** Renders the path of an endpoint with a line about it. */
function summaryOf({ context }: DocsView, { path, operation, summary }: DescribedEndpoint): Html {
  const said = context.in(apiTerms).operations[operation] ?? `${summary}.`;
  return html`<dt><a href="/docs${path}"><code>${path}</code></a></dt><dd>${inlineCode(said)}</dd>
`;
}

function openapiSection({ context }: DocsView): Html {
  const t = context.in(docsTexts);
  return html`<section aria-labelledby="openapi">
<h2 id="openapi">${t.document}</h2>
<p>${t.documentLead} <a href="/openapi.json"><code>/openapi.json</code></a></p>
</section>`;
}

function accessSection({ context }: DocsView): Html {
  const t = context.in(docsTexts);
  const advice = context.in(codeExamplesTexts);
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

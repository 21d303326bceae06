import { ENDPOINTS } from "../../../api/mod.ts";
import type { DescribedEndpoint } from "../../../api/openapi/mod.ts";
import type { Handler } from "../../../http/mod.ts";
import { createVocabulary, format, parse } from "../../../reference/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import { codeAdvice } from "../../ui/code_examples.ts";
import { type Content, type Html, html, inlineCode } from "../../ui/html.ts";
import { page } from "../../ui/page.ts";
import { apiTerms, codeBlock, DOCS_PATHS, type DocsView, docsView, endpointDocsPath, split } from "./docs_view.ts";
import { endpointSection, keySection } from "./endpoint_section.ts";
import {
  cachingSection,
  clientsSection,
  errorsSection,
  limitsSection,
  linesSection,
  recipesSection,
  searchSection,
  sharedObjectsSection,
  stabilitySection,
} from "./reference_sections.ts";

/** Examples of the notation, each with the name of its text. */
const SHAPES = [
  ["verse", "Jn 3,16"],
  ["range", "Jn 3,16-18"],
  ["chapter", "Jn 3"],
  ["list", "Jn 3,16.18"],
  ["across_chapters", "1 Mz 1,1-2,4a"],
  ["chapters", "Ps 1-3"],
  ["several_passages", "Ps 42,2-3; 43,3-4"],
  ["several_books", "Mt 5,3; Lk 6,20"],
  ["following", "Mt 5,3 sl."],
  ["to_the_end", "Mt 5,3 nasl."],
  ["one_chapter", "Flm 6"],
  ["colon", "John 3:16,18"],
  ["any_spelling", "4. Mz 6, 22 – 27"],
] as const;

/** Renders the examples with their meaning and with the reference as the API reads it. */
function notationSection({ context }: DocsView): Html {
  const { t } = context;
  // Not by the names of a translation, which may mean other books by the same letters.
  const vocabulary = createVocabulary("slv");
  return html`<section aria-labelledby="notation">
<h2 id="notation">${t("docs.notation")}</h2>
<p>${inlineCode(t("docs.notation_lead"))}</p>
<p>${inlineCode(t("docs.notation_in_address"))}</p>
<table class="notation">
<thead><tr><th scope="col">${t("docs.written")}</th><th scope="col">${t("docs.understood")}</th></tr></thead>
<tbody>
${SHAPES.map(
  ([name, written]) =>
    html`<tr><td><code>${written}</code><br>${t(`docs.shapes.${name}`)}</td><td><code>${format(parse(written, vocabulary))}</code></td></tr>`,
)}
</tbody>
</table>
</section>`;
}

/** Renders an overview of the API: how to get access, the endpoints, and links to the other pages. */
function overview(view: DocsView): Html {
  const { context } = view;
  const { t } = context;
  return html`${introduction(view)}
${accessSection(view)}
<section aria-labelledby="addresses">
<h2 id="addresses">${t("docs.addresses")}</h2>
<p>${inlineCode(t("docs.addresses_lead"))}</p>
<dl class="endpoints">
${view.description.endpoints.map((endpoint) => summaryOf(view, endpoint))}</dl>
</section>
<section aria-labelledby="more">
<h2 id="more">${t("docs.more")}</h2>
<ul>
${furtherPages(context).map(([path, label]) => contentsLink(context, path, label))}</ul>
</section>
${openapiSection(view)}`;
}

/** Renders everything on one page, to be printed and searched. */
function whole(view: DocsView): Html {
  const { t } = view.context;
  return html`${introduction(view)}
${accessSection(view)}
${keySection(view)}
<section aria-labelledby="addresses">
<h2 id="addresses">${t("docs.addresses")}</h2>
<p>${inlineCode(t("docs.addresses_lead"))}</p>
${view.description.endpoints.map((endpoint) => endpointSection(view, endpoint))}
</section>
${[sharedObjectsSection, linesSection, notationSection, searchSection, limitsSection, errorsSection, cachingSection, stabilitySection, clientsSection, openapiSection].map((section) => section(view))}`;
}

/** Makes the handler of a page. @param titleOf Its title before that of all. */
function docsPage(bodyOf: (view: DocsView) => Html, titleOf?: (context: PageContext) => string): Handler<PageContext> {
  return async (context) => {
    const view = await docsView(context);
    const { t } = context;
    return page(context, {
      title: titleOf === undefined ? t("docs.title") : `${titleOf(context)} · ${t("docs.title")}`,
      preview: { path: context.path, description: t("docs.lead") },
      policy: "calls",
      style: "docsStyle",
      scripts: ["docsScript"],
      body: html`<div class="docs wide" data-copy="${t("docs.copy")}" data-copied="${t("docs.copied")}">
${contents(view)}
<div class="sheet">
${bodyOf(view)}
</div>
</div>`,
    });
  };
}

/** Makes the handler of the page of an endpoint. @param path Such as `/passage`. */
function endpointPage(path: string): Handler<PageContext> {
  const bodyOf = (view: DocsView) =>
    endpointSection(view, view.description.endpoints.find((endpoint) => endpoint.path === path)!);
  return docsPage(bodyOf, () => `GET ${path}`);
}

/** Makes the handler of a page of sections. */
function sectionsPage(title: TitleKey, ...sections: readonly ((view: DocsView) => Html)[]): Handler<PageContext> {
  const bodyOf = (view: DocsView) => html`<h1>${view.context.t("docs.title")}</h1>
${sections.map((section) => section(view))}`;
  return docsPage(bodyOf, ({ t }) => t(title));
}

/** The names of the pages of sections. */
type TitleKey =
  `docs.${"clients" | "errors" | "limits_and_caching" | "notation_and_search" | "recipes" | "shared_objects" | "stability"}`;

const clientsPage = sectionsPage("docs.clients", clientsSection);

/** The pages of the documentation, by their paths. */
export const DOCS_PAGES: Readonly<Record<string, Handler<PageContext>>> = {
  [DOCS_PATHS.overview]: docsPage(overview),
  ...Object.fromEntries(ENDPOINTS.map(({ path }) => [endpointDocsPath(path), endpointPage(path)])),
  [DOCS_PATHS.objects]: sectionsPage("docs.shared_objects", sharedObjectsSection, linesSection),
  [DOCS_PATHS.notation]: sectionsPage("docs.notation_and_search", notationSection, searchSection),
  [DOCS_PATHS.errors]: sectionsPage("docs.errors", errorsSection),
  [DOCS_PATHS.limits]: sectionsPage("docs.limits_and_caching", limitsSection, cachingSection),
  [DOCS_PATHS.recipes]: sectionsPage("docs.recipes", recipesSection),
  [DOCS_PATHS.stability]: sectionsPage("docs.stability", stabilitySection),
  "/docs/odjemalci": clientsPage,
  // The Slovenian address of earlier releases.
  "/docs/klienti": clientsPage,
  "/docs/clients": clientsPage,
  [DOCS_PATHS.all]: docsPage(whole),
};

/** Lists the pages beside those of endpoints. */
function furtherPages({ t }: PageContext): [path: string, label: string][] {
  return [
    [t("docs.clients_path"), t("docs.clients")],
    [DOCS_PATHS.notation, t("docs.notation_and_search")],
    [DOCS_PATHS.objects, t("docs.shared_objects")],
    [DOCS_PATHS.errors, t("docs.errors")],
    [DOCS_PATHS.limits, t("docs.limits_and_caching")],
    [DOCS_PATHS.recipes, t("docs.recipes")],
    [DOCS_PATHS.stability, t("docs.stability")],
    [DOCS_PATHS.all, t("docs.all")],
  ];
}

/** Lists the sections of the page of all beside those of endpoints. */
function furtherSections({ t }: PageContext): [path: string, label: string][] {
  return [
    ["#access", t("docs.access")],
    ["#objects", t("docs.shared_objects")],
    ["#lines", t("docs.lines")],
    ["#notation", t("docs.notation")],
    ["#search", t("docs.search")],
    ["#limits", t("docs.limits")],
    ["#errors", t("docs.errors")],
    ["#caching", t("docs.caching")],
    ["#stability", t("docs.stability")],
    ["#clients", t("docs.clients")],
  ];
}

function contentsLink(context: PageContext, path: string, label: Content): Html {
  return html`<li><a href="${path}"${path === context.path && html` aria-current="page"`}>${label}</a></li>\n`;
}

/** Renders the links to the pages; on the page of all to what is there. */
function contents({ context, description, isWhole }: DocsView): Html {
  const { t } = context;
  const links: (readonly [path: string, label: Content])[] = [
    [DOCS_PATHS.overview, t("docs.overview")],
    ...description.endpoints.map(({ path, operation }) => {
      return [isWhole ? `#${operation.operationId}` : endpointDocsPath(path), html`<code>${path}</code>`] as const;
    }),
    ...(isWhole ? furtherSections(context) : furtherPages(context)),
  ];
  return html`<nav class="contents" aria-label="${t("docs.contents")}"><ul>
${links.map(([path, label]) => contentsLink(context, path, label))}</ul></nav>`;
}

function introduction({ context }: DocsView): Html {
  const { t } = context;
  return html`<h1>${t("docs.title")}</h1>
<p class="lead">${t("docs.lead")}</p>
<p>${t("docs.address")} <code>${context.apiUrl}</code></p>`;
}

/** Renders the path of an endpoint with a line about it. */
function summaryOf({ context }: DocsView, { path, operation }: DescribedEndpoint): Html {
  const said = apiTerms(context.language).operation[operation.operationId] ?? `${operation.summary}.`;
  return html`<dt><a href="${endpointDocsPath(path)}"><code>${path}</code></a></dt><dd>${inlineCode(said)}</dd>\n`;
}

function openapiSection({ context }: DocsView): Html {
  const { t } = context;
  return html`<section aria-labelledby="openapi">
<h2 id="openapi">${t("docs.document")}</h2>
<p>${t("docs.document_lead")} <a href="/openapi.json"><code>/openapi.json</code></a></p>
</section>`;
}

function accessSection({ context }: DocsView): Html {
  const { t } = context;
  return html`<section aria-labelledby="access">
<h2 id="access">${t("docs.access")}</h2>
${split(
  html`<p>${inlineCode(t("docs.access_lead"))} <a href="/profile">${t("docs.to_key")}</a></p>
<h3>${t("code_examples.server")}</h3>
<p>${inlineCode(t("code_examples.secret"))}</p>
${codeAdvice(context)}`,
  html`<h3>${t("docs.key_variable")}</h3>
<p>${inlineCode(t("docs.key_variable_lead"))}</p>
${codeBlock("read -rs AMBO_KEY && export AMBO_KEY")}`,
)}
</section>`;
}

import { ENDPOINTS } from "../../../api/mod.ts";
import type { DescribedEndpoint } from "../../../api/openapi/mod.ts";
import type { Handler } from "../../../http/mod.ts";
import { createVocabulary, format, parse } from "../../../reference/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import { codeAdvice } from "../../ui/code_examples.ts";
import { type Content, type Html, html, inlineCode, section } from "../../ui/html.ts";
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
  return section("notation", t("docs.notation"))`<p>${inlineCode(t("docs.notation_lead"))}</p>
<p>${inlineCode(t("docs.notation_in_address"))}</p>
<table class="notation">
<thead><tr><th scope="col">${t("docs.written")}</th><th scope="col">${t("docs.understood")}</th></tr></thead>
<tbody>
${SHAPES.map(
  ([name, written]) =>
    html`<tr><td><code>${written}</code><br>${t(`docs.shapes.${name}`)}</td><td><code>${format(parse(written, vocabulary))}</code></td></tr>`,
)}
</tbody>
</table>`;
}

/** Renders an overview of the API: how to get access, the endpoints, and links to the other pages. */
function overview(view: DocsView): Html {
  const { context } = view;
  const { t } = context;
  return html`${introduction(view)}
${accessSection(view)}
${section("addresses", t("docs.addresses"))`<p>${inlineCode(t("docs.addresses_lead"))}</p>
<dl class="endpoints">
${view.description.endpoints.map((endpoint) => summaryOf(view, endpoint))}</dl>`}
${section("more", t("docs.more"))`<ul>
${furtherPages(context).map(([path, label]) => contentsLink(context, path, label))}</ul>`}
${openapiSection(view)}`;
}

/** Renders everything on one page, to be printed and searched. */
function whole(view: DocsView): Html {
  const { t } = view.context;
  return html`${introduction(view)}
${accessSection(view)}
${keySection(view)}
${section("addresses", t("docs.addresses"))`<p>${inlineCode(t("docs.addresses_lead"))}</p>
${view.description.endpoints.map((endpoint) => endpointSection(view, endpoint))}`}
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

/** The pages of sections, in the order of the contents. */
const SECTION_PAGES = [
  ["/docs/notation", "docs.notation_and_search", notationSection, searchSection],
  [DOCS_PATHS.objects, "docs.shared_objects", sharedObjectsSection, linesSection],
  [DOCS_PATHS.errors, "docs.errors", errorsSection],
  ["/docs/limits", "docs.limits_and_caching", limitsSection, cachingSection],
  ["/docs/recipes", "docs.recipes", recipesSection],
  ["/docs/stability", "docs.stability", stabilitySection],
] as const;

/** Makes the handler of a page of sections. */
function sectionsPage(
  title: (typeof SECTION_PAGES)[number][1] | "docs.clients",
  ...sections: readonly ((view: DocsView) => Html)[]
): Handler<PageContext> {
  const bodyOf = (view: DocsView) => html`<h1>${view.context.t("docs.title")}</h1>
${sections.map((section) => section(view))}`;
  return docsPage(bodyOf, ({ t }) => t(title));
}

const clientsPage = sectionsPage("docs.clients", clientsSection);

/** The pages of the documentation, by their paths. */
export const DOCS_PAGES: Readonly<Record<string, Handler<PageContext>>> = {
  [DOCS_PATHS.overview]: docsPage(overview),
  ...Object.fromEntries(ENDPOINTS.map(({ path }) => [endpointDocsPath(path), endpointPage(path)])),
  ...Object.fromEntries(SECTION_PAGES.map(([path, title, ...sections]) => [path, sectionsPage(title, ...sections)])),
  "/docs/odjemalci": clientsPage,
  // The Slovenian address of earlier releases.
  "/docs/klienti": clientsPage,
  "/docs/clients": clientsPage,
  [DOCS_PATHS.all]: docsPage(whole),
};

/** A link of the contents. */
type ContentsEntry = readonly [path: string, label: Content];

/** Lists the pages beside those of endpoints. */
function furtherPages({ t }: PageContext): ContentsEntry[] {
  return [
    [t("docs.clients_path"), t("docs.clients")],
    ...SECTION_PAGES.map(([path, title]) => [path, t(title)] as const),
    [DOCS_PATHS.all, t("docs.all")],
  ];
}

/** Lists the sections of the page of all beside those of endpoints. */
function furtherSections({ t }: PageContext): ContentsEntry[] {
  const parts = ["lines", "notation", "search", "limits", "errors", "caching", "stability", "clients"] as const;
  return [
    ["#access", t("docs.access")],
    ["#objects", t("docs.shared_objects")],
    ...parts.map((part) => [`#${part}`, t(`docs.${part}`)] as const),
  ];
}

function contentsLink(context: PageContext, path: string, label: Content): Html {
  return html`<li><a href="${path}"${path === context.path && html` aria-current="page"`}>${label}</a></li>\n`;
}

/** Renders the links to the pages; on the page of all to what is there. */
function contents({ context, description, isWhole }: DocsView): Html {
  const { t } = context;
  const links: ContentsEntry[] = [
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
  return section(
    "openapi",
    t("docs.document"),
  )`<p>${t("docs.document_lead")} <a href="/openapi.json"><code>/openapi.json</code></a></p>`;
}

function accessSection({ context }: DocsView): Html {
  const { t } = context;
  return section("access", t("docs.access"))`${split(
    html`<p>${inlineCode(t("docs.access_lead"))} <a href="/profile">${t("docs.to_key")}</a></p>
<h3>${t("code_examples.server")}</h3>
<p>${inlineCode(t("code_examples.secret"))}</p>
${codeAdvice(context)}`,
    html`<h3>${t("docs.key_variable")}</h3>
<p>${inlineCode(t("docs.key_variable_lead"))}</p>
${codeBlock("read -rs AMBO_KEY && export AMBO_KEY")}`,
  )}`;
}

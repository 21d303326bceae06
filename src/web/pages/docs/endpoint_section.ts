import type { DescribedEndpoint, DescribedObject } from "../../../api/description/mod.ts";
import type { ErrorCode } from "../../../api/mod.ts";
import { queryString } from "../../context/paths.ts";
import { samplePrograms } from "../../ui/code_examples.ts";
import { type Content, type Html, html, inlineCode } from "../../ui/html.ts";
import { apiTerms } from "./api_terms.ts";
import {
  codeBlock,
  type DocsView,
  docsTable,
  errorAddress,
  fieldTable,
  heading,
  objectAddress,
  responseExample,
  split,
} from "./docs_view.ts";
import { keySection, trialForm } from "./trial.ts";

/** Renders an endpoint: parameters and fields; beside them calls, a form to try it, and responses. */
export function endpointSection(view: DocsView, endpoint: DescribedEndpoint): Html {
  const { context, shared, isWhole } = view;
  const { t } = context;
  const terms = apiTerms(context.language);
  const { path, operation, parameters, objects, responses } = endpoint;
  const query = parameters.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example] as const]));
  const address = context.apiUrl + path + queryString(query);
  const own = objects.filter(({ name }) => !shared.has(name));
  const elsewhere = objects.filter(({ name }) => shared.has(name));
  return html`<section class="endpoint" aria-labelledby="${operation}">
${isWhole ? html`<h3 id="${operation}"><code>GET ${path}</code></h3>` : html`<h1 id="${operation}"><code>GET ${path}</code></h1>`}
${split(
  html`<p>${inlineCode(terms.operation[operation] ?? endpoint.description)}</p>
${parameters.length > 0 && parameterTable(view, endpoint)}
${own.map((object) => fieldSection(view, object, { endpoint }))}
${
  elsewhere.length > 0 &&
  html`<p>${t("docs.also_there")} ${join(elsewhere.map(({ name }) => html`<a href="${objectAddress(view, name)}">${terms.object[name]}</a>`))}.</p>`
}
<p>${t("docs.common_errors_at")} ${join(commonCodes(endpoint).map((code) => html`<a href="${errorAddress(view, code)}"><code>${code}</code></a>`))}.</p>`,
  html`${heading(view, 4, { text: t("docs.call") })}
${samples(view, { operation, address })}
${!isWhole && keySection(view)}
${trialForm(view, endpoint)}
${heading(view, 4, { text: t("docs.responses") })}
${responses.map((response) => responseExample(view, response))}`,
)}
</section>
`;
}

/** Renders the table of an object's fields under its name. */
export function fieldSection(
  view: DocsView,
  object: DescribedObject,
  { endpoint, level = 4 }: { endpoint?: DescribedEndpoint; level?: 3 | 4 } = {},
): Html {
  const { context } = view;
  const { t } = context;
  const name = apiTerms(context.language).object[object.name];
  const isData = endpoint?.objects[0] === object;
  const ofData = endpoint?.schema.items === undefined ? "docs.fields_of_data" : "docs.fields_of_items";
  const title = isData
    ? inlineCode(t(ofData, { object: name }))
    : level === 3
      ? name
      : t("docs.fields_of", { object: name });
  if (level === 4 && !isData && !view.isWhole) {
    return html`<details id="${object.name}"><summary>${title}</summary>
${fieldTable(view, object)}
</details>
`;
  }
  return html`${level === 3 ? html`<h3 id="${object.name}">${title}</h3>` : heading(view, 4, { text: title, id: object.name })}
${fieldTable(view, object)}`;
}

function parameterTable(view: DocsView, { parameters }: DescribedEndpoint): Html {
  const { context } = view;
  const { t } = context;
  const words = apiTerms(context.language).parameter;
  return html`${heading(view, 4, { text: t("docs.parameters") })}
${docsTable(
  [t("docs.parameter"), t("docs.meaning")],
  parameters.map(({ name, required, description }) => [
    html`<code>${name}</code> <small>${required ? t("docs.required") : t("docs.optional")}</small>`,
    inlineCode(words[name] ?? description),
  ]),
)}`;
}

/** Lists the errors that an endpoint shares with all others. */
function commonCodes({ errors, responses }: DescribedEndpoint): ErrorCode[] {
  const own = new Set(responses.map(({ code }) => code));
  return errors.flatMap(({ code }) => (own.has(code) ? [] : [code]));
}

function join(items: readonly Html[]): Content {
  return items.map((item, index) => [index > 0 && ", ", item]);
}

/**
 * Renders the samples of a call, one below the other; the script of the page makes tabs of them. Before it has run, the
 * style shows the first alone where there will be a script, so that nothing moves.
 */
function samples(view: DocsView, { operation, address }: { operation: string; address: string }): Html {
  const { t } = view.context;
  const all = [
    {
      id: "curl",
      title: "curl",
      text: `curl -H "Authorization: Bearer $AMBO_KEY" '${address}'`,
    },
    ...samplePrograms(operation, address),
  ];
  return html`<div class="samples">
<div class="tabs" aria-label="${t("docs.languages")}" hidden>${all.map(
    ({ id, title }, index) =>
      html`<button type="button" class="plain" id="${operation}-${id}-tab" aria-controls="${operation}-${id}-panel" data-language="${id}"${index === 0 && html` data-first`}>${shortTitle(title)}</button>`,
  )}</div>
${all.map(
  ({ id, title, text }) => html`<div class="sample" id="${operation}-${id}-panel" data-language="${id}">
${heading(view, 5, { text: title })}
${codeBlock(text, { id: `${operation}-${id}` })}
</div>
`,
)}</div>`;
}

/** Returns a title without its explanation in brackets. */
function shortTitle(title: string): string {
  return title.replace(/ \(.*\)$/, "");
}

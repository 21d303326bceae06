import type { ErrorCode } from "../../../api/mod.ts";
import type { DescribedEndpoint, OpenApiOperation, OpenApiParameter } from "../../../api/openapi/mod.ts";
import { queryString } from "../../context/paths.ts";
import { samplePrograms } from "../../ui/code_examples.ts";
import { type Content, type Html, html, inlineCode } from "../../ui/html.ts";
import {
  apiTerms,
  codeBlock,
  type DocsView,
  dataSchema,
  docsTable,
  ERROR_CODES,
  errorAddress,
  fieldTable,
  heading,
  objectAddress,
  objectsOf,
  responseExample,
  split,
} from "./docs_view.ts";

/** Renders an endpoint: parameters and fields; beside them calls, a form to try it, and responses. */
export function endpointSection(view: DocsView, endpoint: DescribedEndpoint): Html {
  const { context, description, shared, isWhole } = view;
  const { t } = context;
  const terms = apiTerms(context.language);
  const { path, operation, responses } = endpoint;
  const { operationId: id, parameters = [] } = operation;
  const given = parameters.filter(({ example }) => example !== undefined);
  const query = given.filter(({ in: place }) => place === "query").map(({ name, example }) => [name, `${example}`]);
  const filled = path.replace(/\{(\w+)\}/g, (_, part) => `${given.find(({ name }) => name === part)?.example}`);
  const address = context.apiUrl + filled + queryString(Object.fromEntries(query));
  const schema = dataSchema(operation);
  const objects = [...objectsOf(description, schema)];
  const fieldsOfData = schema.items === undefined ? "docs.fields_of_data" : "docs.fields_of_items";
  const elsewhere = objects.filter((name) => shared.has(name));
  return html`<section class="endpoint" aria-labelledby="${id}">
${isWhole ? html`<h3 id="${id}"><code>GET ${path}</code></h3>` : html`<h1 id="${id}"><code>GET ${path}</code></h1>`}
${split(
  html`<p>${inlineCode(terms.operation[id] ?? operation.description)}</p>
${parameters.length > 0 && parameterTable(view, operation)}
${objects
  .filter((name) => !shared.has(name))
  .map((name) =>
    name === objects[0]
      ? openFields(view, name, inlineCode(t(fieldsOfData, { object: terms.object[name] })))
      : innerFields(view, name),
  )}
${
  elsewhere.length > 0 &&
  html`<p>${t("docs.also_there")} ${join(elsewhere.map((name) => html`<a href="${objectAddress(view, name)}">${terms.object[name]}</a>`))}.</p>`
}
<p>${t("docs.common_errors_at")} ${join(commonCodes(view, endpoint).map((code) => html`<a href="${errorAddress(view, code)}"><code>${code}</code></a>`))}.</p>`,
  html`${heading(view, 4, { text: t("docs.call") })}
${samples(view, { operation: id, address })}
${!isWhole && keySection(view)}
${trialForm(view, endpoint)}
${heading(view, 4, { text: t("docs.responses") })}
${responses.map((response) => responseExample(view, response))}`,
)}
</section>\n`;
}

function openFields(view: DocsView, object: string, title: Content): Html {
  return html`${heading(view, 4, { text: title, id: object })}
${fieldTable(view, object)}`;
}

/** Renders the fields of an object within another, which are folded away on the page of the endpoint. */
function innerFields(view: DocsView, object: string): Html {
  const { t, language } = view.context;
  const title = t("docs.fields_of", { object: apiTerms(language).object[object] });
  if (view.isWhole) return openFields(view, object, title);
  return html`<details id="${object}"><summary>${title}</summary>
${fieldTable(view, object)}
</details>\n`;
}

function parameterTable(view: DocsView, { operationId: id, parameters = [] }: OpenApiOperation): Html {
  const { t, language } = view.context;
  const words = apiTerms(language).parameter;
  return html`${heading(view, 4, { text: t("docs.parameters") })}
${docsTable(
  [t("docs.parameter"), t("docs.meaning")],
  parameters.map(({ name, required, description }) => [
    html`<code>${name}</code> <small>${required ? t("docs.required") : t("docs.optional")}</small>`,
    inlineCode(words[`${id}.${name}`] ?? words[name] ?? description),
  ]),
)}`;
}

/** Lists the errors of an endpoint that have no response beside it: those that it shares with all others. */
function commonCodes({ description }: DocsView, { errors, responses }: DescribedEndpoint): ErrorCode[] {
  const shown = new Set(responses.map(({ code }) => code));
  const common = description.commonResponses.flatMap(({ code = "not_found" }) => (code === "not_found" ? [] : [code]));
  return [...errors, ...common].filter((code) => !shown.has(code));
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
      html`<button type="button" class="plain" id="${operation}-${id}-tab" aria-controls="${operation}-${id}-panel" data-language="${id}"${index === 0 && html` data-first`}>${title.replace(/ \(.*\)$/, "")}</button>`,
  )}</div>
${all.map(
  ({ id, title, text }) => html`<div class="sample" id="${operation}-${id}-panel" data-language="${id}">
${heading(view, 5, { text: title })}
${codeBlock(text, { id: `${operation}-${id}` })}
</div>\n`,
)}</div>`;
}

/** The longest text of a field; what is longer is refused at once by the API. */
const MAX_LENGTH = 500;

/**
 * Renders the field for the key with which endpoints are tried. Only the script of the page shows and reads it: it has no
 * name, so that no browser would ever put it into an address.
 */
export function keySection({ context, isWhole }: DocsView): Html {
  const { t } = context;
  const { error: errors, remedy: remedies } = apiTerms(context.language);
  const explained = ERROR_CODES.map((code) => [code, `${errors[code]} ${remedies[code] ?? ""}`]);
  return html`<section class="scripted" aria-labelledby="try" hidden>
<h2${!isWhole && html` class="part"`} id="try">${t("docs.try_it")}</h2>
<p>${t("docs.try_lead")}</p>
<form id="key-form" data-errors="${JSON.stringify(Object.fromEntries(explained))}" data-no-key="${t("docs.no_key")}" data-bad-key="${t("docs.bad_key")}" data-no-answer="${t("docs.no_answer")}" data-sending="${t("docs.sending")}" data-resets-at="${t("docs.resets_at")}">
<label for="key">${t("docs.key")}</label>
<input type="password" id="key" autocomplete="off" autocapitalize="none" spellcheck="false">
</form>
</section>`;
}

/** Renders the form that sends a request to an endpoint, filled in as the example. */
function trialForm(view: DocsView, { path, operation }: DescribedEndpoint): Html {
  const { context } = view;
  const { t } = context;
  const { operationId: id, parameters = [] } = operation;
  const title = `${id}-trial`;
  return html`<form class="trial scripted" data-path="${context.settings["base-path"] + path}" aria-labelledby="${title} ${id}" hidden>
${heading(view, 4, { text: t("docs.trial"), id: title })}
<div class="fields">${parameters.map((parameter) => trialField(id, parameter))}</div>
<button>${t("docs.send")}</button>
<p class="said" role="status"></p>
<div class="answer"></div>
</form>`;
}

/** Renders the field of a parameter, of the kind that its values are. */
function trialField(operation: string, { name, schema, example = "" }: OpenApiParameter): Html {
  const id = `${operation}-${name}`;
  const label = html`<label for="${id}"><code>${name}</code></label>`;
  const words = schema.enum ?? [];
  if (schema.type === "boolean" || words.length === 1) {
    const value = words[0] ?? "true";
    return html`<div><label class="check"><input type="checkbox" id="${id}" name="${name}" value="${value}"${example === value && html` checked`}> <code>${name}=${value}</code></label></div>\n`;
  }
  if (words.length > 1) {
    return html`<div>${label}
<select id="${id}" name="${name}"><option value=""></option>${words.map((word) => html`<option${word === example && html` selected`}>${word}</option>`)}</select></div>\n`;
  }
  return html`<div>${label}
<input ${inputType(schema)} id="${id}" name="${name}" value="${example}"></div>\n`;
}

function inputType({ type, format, minimum, maximum, default: usual }: OpenApiParameter["schema"]): Content {
  if (format === "date") return html`type="date"`;
  if (type === "integer") {
    return html`type="number" min="${String(minimum)}" max="${String(maximum)}" placeholder="${String(usual)}"`;
  }
  return html`type="text" maxlength="${MAX_LENGTH}" autocomplete="off" autocapitalize="none" spellcheck="false"`;
}

import type {
  DescribedEndpoint,
  DescribedObject,
  SchemaName,
} from "../../../api/description/mod.ts";
import { apiTerms } from "../../i18n/texts/api_terms.ts";
import { docs } from "../../i18n/texts/docs.ts";
import type { PageContext } from "../../page_context.ts";
import { queryString } from "../../query_string.ts";
import { type Content, type Html, html, inlineCode } from "../../ui/html.ts";
import { split } from "./code_block.ts";
import { docsTable, fieldTable } from "./field_tables.ts";
import { responseExample } from "./responses.ts";
import { samples } from "./samples.ts";
import { trialForm } from "./trial.ts";

/** Renders an endpoint: parameters and fields; beside them calls, a form to try it, and responses. */
export function endpointSection(
  context: PageContext,
  endpoint: DescribedEndpoint,
  shared: ReadonlySet<SchemaName>,
): Html {
  const t = context.in(docs);
  const terms = context.in(apiTerms);
  const { path, operation, parameters, objects, responses } = endpoint;
  const query = parameters.flatMap(({ name, example }) =>
    example === undefined ? [] : [[name, example] as const],
  );
  const address = context.apiUrl + path + queryString(query);
  const own = objects.filter(({ name }) => !shared.has(name));
  const elsewhere = objects.filter(({ name }) => shared.has(name));
  return html`<section class="endpoint" aria-labelledby="${operation}">
<h3 id="${operation}"><code>GET ${path}</code></h3>
${split(
  html`<p>${inlineCode(terms.operations[operation] ?? endpoint.description)}</p>
${parameters.length > 0 && parameterTable(context, endpoint)}
${own.map((object) => fieldSection(context, object, { endpoint }))}
${
  elsewhere.length > 0 &&
  html`<p>${t.alsoThere} ${join(elsewhere.map(({ name }) => html`<a href="#${name}">${terms.objects[name]}</a>`))}.</p>`
}
<p>${t.commonErrorsAt} ${join(commonCodes(endpoint).map((code) => html`<a href="#error-${code}"><code>${code}</code></a>`))}.</p>`,
  html`<h4>${t.call}</h4>
${samples(context, { operation, address })}
${trialForm(context, endpoint)}
<h4>${t.responses}</h4>
${responses.map((response) => responseExample(context, response))}`,
)}
</section>
`;
}

/** Renders the table of an object's fields under its name. */
export function fieldSection(
  context: PageContext,
  object: DescribedObject,
  { endpoint, level = 4 }: { endpoint?: DescribedEndpoint; level?: 3 | 4 } = {},
): Html {
  const t = context.in(docs);
  const name = context.in(apiTerms).objects[object.name];
  const isData = endpoint?.objects[0] === object;
  const ofData = endpoint?.schema.items === undefined ? t.fieldsOfData : t.fieldsOfItems;
  const title = isData ? inlineCode(ofData(name)) : level === 3 ? name : t.fieldsOf(name);
  return html`${level === 3 ? html`<h3 id="${object.name}">${title}</h3>` : html`<h4 id="${object.name}">${title}</h4>`}
${fieldTable(context, object)}`;
}

function parameterTable(context: PageContext, { parameters }: DescribedEndpoint): Html {
  const t = context.in(docs);
  const words = context.in(apiTerms).parameters;
  return html`<h4>${t.parameters}</h4>
${docsTable(
  [t.parameter, t.meaning],
  parameters.map(({ name, required, description }) => [
    html`<code>${name}</code> <small>${required ? t.required : t.optional}</small>`,
    inlineCode(words[name] ?? description),
  ]),
)}`;
}

/** Lists the errors that an endpoint shares with all others. */
function commonCodes({ errors, responses }: DescribedEndpoint): string[] {
  const own = new Set(responses.map(({ code }) => code));
  return errors.flatMap(({ code }) => (own.has(code) ? [] : [code]));
}

function join(items: readonly Html[]): Content {
  return items.map((item, index) => [index > 0 && ", ", item]);
}

import { descriptions, type ErrorCode, type ObjectSchema, type Schema, STATUS } from "../../../api/mod.ts";
import type { ApiDescription, ExampleResponse, OpenApiOperation } from "../../../api/openapi/mod.ts";
import { kept } from "../../../base/bounded_map.ts";
import { readNames, readRows, readTable } from "../../../base/source_files.ts";
import { API_LANGUAGE, type Language } from "../../../i18n/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import { type Content, type Html, html, inlineCode } from "../../ui/html.ts";

/** The pages of the documentation to which others lead. */
export const DOCS_PATHS = {
  overview: "/docs",
  objects: "/docs/objects",
  errors: "/docs/errors",
  all: "/docs/all",
} as const;

/** Returns the path of an endpoint's page; a parameter of its path is there without braces. */
export function endpointDocsPath(path: string): string {
  return `${DOCS_PATHS.overview}${path.replace(/[{}]/g, "")}`;
}

/** A page of the documentation: the request, the description, and the place of its parts. */
export type DocsView = Readonly<Awaited<ReturnType<typeof docsView>>>;

/** Makes the view of a request. */
export async function docsView(context: PageContext) {
  const description = await context.services.description.get();
  return {
    ...{ context, description },
    /** The names of the objects that more than one endpoint returns. */
    shared: sharedObjects(description),
    /** True on the page of all: everything is open, and links lead to it there. */
    isWhole: context.path === DOCS_PATHS.all,
  };
}

/** The codes of all errors, in the order of their status. */
export const ERROR_CODES = Object.keys(STATUS) as ErrorCode[];

/** Returns the address of an error's row in the table of all. */
export function errorAddress({ isWhole }: DocsView, code: ErrorCode): string {
  return `${isWhole ? "" : DOCS_PATHS.errors}#error-${code}`;
}

/** Returns the address of an object's fields: those of one endpoint are with it. */
export function objectAddress({ isWhole, shared, context }: DocsView, name: string): string {
  const isHere = isWhole || !shared.has(name) || context.path === DOCS_PATHS.objects;
  return `${isHere ? "" : DOCS_PATHS.objects}#${name}`;
}

function sharedObjects(description: ApiDescription): Set<string> {
  const names = description.endpoints.flatMap(({ operation }) => [...objectsOf(description, dataSchema(operation))]);
  return new Set(names.filter((name, index) => names.indexOf(name) < index));
}

/** Returns the schema of `data` in the success of an operation. */
export function dataSchema({ responses }: OpenApiOperation): Schema {
  const { schema } = responses[200]!.content!["application/json"]!;
  return (schema as ObjectSchema).properties.data!;
}

/** Returns the names of the objects that a schema refers to, each once, outer ones first. */
export function objectsOf({ document }: ApiDescription, schema: Schema): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (one: Schema): void => {
    const name = objectOf(one);
    if (name === undefined || names.has(name)) return;
    names.add(name);
    Object.values(document.components.schemas[name]!.properties).forEach(visit);
  };
  visit(schema);
  return names;
}

/** Returns the name of the object that a value, or each item of a list, is. */
function objectOf({ $ref, items }: Schema): string | undefined {
  return items === undefined ? $ref?.split("/").at(-1) : objectOf(items);
}

/**
 * Renders a heading within an endpoint: of the fourth or fifth level on the page of all, of the second or third where
 * the endpoint is the title of the page.
 */
export function heading({ isWhole }: DocsView, level: 4 | 5, { text, id }: { text: Content; id?: string }): Html {
  const name = id !== undefined && html` id="${id}"`;
  if (isWhole) {
    return level === 4 ? html`<h4${name}>${text}</h4>` : html`<h5${name}>${text}</h5>`;
  }
  return level === 4 ? html`<h2 class="part"${name}>${text}</h2>` : html`<h3 class="part"${name}>${text}</h3>`;
}

/** The most values of a field that are listed with it. */
const MAX_VALUES = 10;

/** A row: the name that it is about, and what is said of it. */
type DocsRow = readonly [heading: Content, ...cells: Content[]];

/** Renders a table whose first column names what the others are about. */
export function docsTable(headings: readonly string[], rows: readonly DocsRow[]): Html {
  return html`<table>
<thead><tr>${headings.map((heading) => html`<th scope="col">${heading}</th>`)}</tr></thead>
<tbody>
${rows.map(
  ([heading, ...cells]) =>
    html`<tr><th scope="row">${heading}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>\n`,
)}</tbody>
</table>`;
}

/** A field of an object; that of an inner object without a name follows the outer one: `error.code`. */
interface Field {
  readonly name: string;
  readonly schema: Schema;
  readonly isOptional: boolean;
}

function* fieldsOf({ properties, required }: ObjectSchema, prefix = ""): Generator<Field> {
  for (const [name, schema] of Object.entries(properties)) {
    yield { name: prefix + name, schema, isOptional: !required.includes(name) };
    if ("properties" in schema) yield* fieldsOf(schema as ObjectSchema, `${prefix}${name}.`);
  }
}

/** Renders the fields of an object with their types and meanings. */
export function fieldTable(view: DocsView, object: string): Html {
  const { context, description } = view;
  const { t } = context;
  const { schemas } = description.document.components;
  const { field: meanings } = apiTerms(context.language);
  const rows = [...fieldsOf(schemas[object]!)].map(({ name, schema, isOptional }): DocsRow => {
    const written = schema.description ?? schemas[objectOf(schema) ?? ""]?.description ?? "";
    const meaning = meanings[`${object}.${name}`] ?? meanings[name] ?? written;
    return [
      html`<code>${name}</code> <small>${typeName(view, schema)}${isOptional && html`, ${t("docs.field_optional")}`}</small>`,
      [inlineCode(meaning), valueList(view, schema)],
    ];
  });
  return docsTable([t("docs.field"), t("docs.meaning")], rows);
}

/** Renders a type: `niz`, or `seznam: Vrstica` with a link to what describes it. */
function typeName(view: DocsView, schema: Schema): Content {
  const { type: types, object: objects } = apiTerms(view.context.language);
  const { items, type = "string" } = schema;
  if (items !== undefined) return [`${types.list}: `, typeName(view, items)];
  const object = objectOf(schema);
  if (object !== undefined) return html`<a href="${objectAddress(view, object)}">${objects[object]}</a>`;
  return inlineCode(types[type] ?? type);
}

function valueList(view: DocsView, { items, enum: values = [] }: Schema): Content {
  if (items !== undefined) return valueList(view, items);
  if (values.length === 0 || values.length > MAX_VALUES) return undefined;
  const words = apiTerms(view.context.language).value;
  const list = values.map((value, index) => {
    const word = words[value];
    return [index > 0 && ", ", html`<code>${value}</code>`, word !== undefined && ` (${word})`];
  });
  return html`<br><small>${list}</small>`;
}

/** Renders code or data, to which the script of the page adds a button that copies it. */
export function codeBlock(text: string, { id, lang }: { readonly id?: string; readonly lang?: string } = {}): Html {
  const attributes: Content = [id !== undefined && html` id="${id}"`, lang !== undefined && html` lang="${lang}"`];
  return html`<div class="block"><pre${attributes}>${text}</pre></div>`;
}

/** A section of two columns: text, and code beside it where the screen is wide. */
export function split(text: Content, code: Content): Html {
  return html`<div class="split">
<div>
${text}
</div>
<div class="code">
${code}
</div>
</div>`;
}

/** Renders an example of a response: status, headers and body. Of others than a success they are folded away. */
export function responseExample(
  view: DocsView,
  { status, code, headers, body, inEnglish }: ExampleResponse,
  level: 4 | 5 = 5,
): Html {
  const { context, isWhole } = view;
  const { t } = context;
  const shown = headers.map(([name, value]) => `${name}: ${value}`).join("\n");
  // The messages of errors are Slovenian, whatever the language of the page.
  const lang = code === undefined || context.language === API_LANGUAGE ? {} : { lang: API_LANGUAGE };
  const title = html`<span class="badge">${status}</span>${code && html` <code>${code}</code>`}`;
  const content = html`${codeBlock(shown)}
${body === undefined ? html`<p class="hint">${t("docs.no_body")}</p>` : codeBlock(shortJson(body), lang)}
${code !== undefined && inEnglish !== undefined && context.language !== API_LANGUAGE && html`<p class="hint">${t("docs.in_english")} ${inEnglish} <a href="${errorAddress(view, code)}">${t("docs.remedy")}</a></p>`}`;
  if (!isWhole && status !== 200) {
    return html`<details class="response"><summary>${title}</summary>
${content}
</details>\n`;
  }
  return html`<div class="response">
${heading(view, level, { text: title })}
${content}
</div>`;
}

/** Formats JSON to be read: a long list ends in an ellipsis. */
export function shortJson(example: unknown): string {
  const MOST = 2;
  const shortened = JSON.stringify(
    example,
    (_, value) => (Array.isArray(value) && value.length > MOST ? [...value.slice(0, MOST), "…"] : value),
    2,
  );
  return shortened.replaceAll('"…"', "…").replace(/\[\s+(\d+),\s+(\d+)\s+\]/g, "[$1, $2]");
}

/** The kinds of terms; see `tables/api_terms.txt`. */
const KINDS = ["object", "type", "field", "value", "operation", "parameter", "header", "error", "remedy"] as const;
type Kind = (typeof KINDS)[number];

/** The texts of a language by kind and name; absent where the English text of the description is shown. */
type ApiTerms = Readonly<Record<Kind, Readonly<Record<string, string>>>>;

const termsByLanguage = new Map<Language, ApiTerms>();

/** Returns the terms of the API's description in a language; the table is read when they are first wanted. */
export function apiTerms(language: Language): ApiTerms {
  return kept(termsByLanguage, language, readTerms);
}

function readTerms(language: Language): ApiTerms {
  const terms = Object.fromEntries(KINDS.map((kind) => [kind, {} as Record<string, string>]));
  readRows(readTable("web/tables/api_terms.txt"), ([key = "", ...cells]) => {
    const [kind = "", name = "", ...rest] = key.split(" ");
    const ofKind = terms[kind];
    if (ofKind === undefined || name === "" || rest.length > 0) {
      throw new SyntaxError(`Cannot read the term "${key}": expected a kind (${KINDS.join(", ")}) and a name`);
    }
    if (Object.hasOwn(ofKind, name)) throw new SyntaxError(`Cannot take "${key}": it has another line above`);
    const texts = readNames(cells);
    const text = texts[language] ?? texts.en;
    if (text !== undefined) ofKind[name] = text;
  });
  const english = [...descriptions("error")].map(([code, [meaning]]) => [code, meaning]);
  return { ...(terms as ApiTerms), error: { ...Object.fromEntries(english), ...terms.error } };
}

import type { DescribedObject, FieldType } from "../../../api/description/mod.ts";
import { type Content, type Html, html, inlineCode } from "../../ui/html.ts";
import { apiTerms } from "./api_terms.ts";
import { type DocsView, objectAddress } from "./docs_view.ts";

/** The most values of a field that are listed with it. */
const MAX_VALUES = 10;

/** A row: the name that it is about, and what is said of it. */
export type DocsRow = readonly [heading: Content, ...cells: Content[]];

/** Renders a table whose first column names what the others are about. */
export function docsTable(headings: readonly string[], rows: readonly DocsRow[]): Html {
  return html`<table>
<thead><tr>${headings.map((heading) => html`<th scope="col">${heading}</th>`)}</tr></thead>
<tbody>
${rows.map(
  ([heading, ...cells]) =>
    html`<tr><th scope="row">${heading}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>
`,
)}</tbody>
</table>`;
}

/** Renders the fields of an object with their types and meanings. */
export function fieldTable(view: DocsView, { name: object, fields }: DescribedObject): Html {
  const { context } = view;
  const { t } = context;
  const terms = context.in(apiTerms);
  const rows = fields.map(({ name, type, description, optional }): DocsRow => {
    const meaning = terms.fields[`${object}.${name}`] ?? terms.fields[name] ?? description;
    return [
      html`<code>${name}</code> <small>${typeName(view, type)}${optional && html`, ${t("docs.field_optional")}`}</small>`,
      [inlineCode(meaning), values(view, type)],
    ];
  });
  return docsTable([t("docs.field"), t("docs.meaning")], rows);
}

/** Renders a type: `niz`, or `seznam: Vrstica` with a link to what describes it. */
function typeName(view: DocsView, { name, lists, object }: FieldType): Content {
  const { types, objects } = view.context.in(apiTerms);
  const list = `${types.list}: `.repeat(lists);
  if (object === undefined) return [list, inlineCode(types[name])];
  return [list, html`<a href="${objectAddress(view, object)}">${objects[object]}</a>`];
}

function values({ context }: DocsView, { values = [] }: FieldType): Content {
  if (values.length === 0 || values.length > MAX_VALUES) return undefined;
  const words = context.in(apiTerms).values;
  const list = values.map((value, index) => {
    const word = words[value];
    return [index > 0 && ", ", html`<code>${value}</code>`, word !== undefined && ` (${word})`];
  });
  return html`<br><small>${list}</small>`;
}

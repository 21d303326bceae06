import {
  type ApiDescription,
  allErrors,
  type DescribedObject,
  HEADERS,
  type HeaderName,
} from "../../../api/description/mod.ts";
import { formatNumber } from "../../i18n/language.ts";
import { apiTerms } from "../../i18n/texts/api_terms.ts";
import { docs } from "../../i18n/texts/docs.ts";
import type { PageContext } from "../../page_context.ts";
import { queryString } from "../../query_string.ts";
import { type Html, html, inlineCode } from "../../ui/html.ts";
import { codeBlock, split } from "./code_block.ts";
import { fieldSection } from "./endpoint_section.ts";
import { docsTable, fieldTable } from "./field_tables.ts";
import { responseExample, shortJson } from "./responses.ts";

/** Renders the objects that several endpoints return. */
export function sharedObjectsSection(
  context: PageContext,
  objects: readonly DescribedObject[],
): Html {
  const t = context.in(docs);
  return html`<section aria-labelledby="objects">
<h2 id="objects">${t.sharedObjects}</h2>
<p>${t.sharedObjectsLead}</p>
<div class="gallery">
${objects.map(
  (object) => html`<div>
${fieldSection(context, object, { level: 3 })}
</div>
`,
)}</div>
</section>`;
}

/** Renders the printed lines of a passage, with an example. */
export function linesSection(context: PageContext, { printedLines }: ApiDescription): Html {
  const t = context.in(docs);
  const example = printedLines && {
    address: context.apiUrl + printedLines.path + queryString([...printedLines.query]),
    body: shortJson(printedLines.body),
  };
  return html`<section aria-labelledby="lines">
<h2 id="lines">${t.lines}</h2>
${split(
  html`<p>${inlineCode(t.linesLead)}</p>`,
  example && [
    codeBlock(`curl -H "Authorization: Bearer $AMBO_KEY" '${example.address}'`),
    codeBlock(example.body),
  ],
)}
</section>`;
}

/** Renders what a search may be written of. */
export function searchSection(context: PageContext): Html {
  const t = context.in(docs);
  return html`<section aria-labelledby="search">
<h2 id="search">${t.search}</h2>
<p>${inlineCode(t.searchLead)}</p>
${docsTable(
  [t.expression, t.meaning],
  t.expressions.map(([written, meaning]) => [html`<code>${written}</code>`, inlineCode(meaning)]),
)}
</section>`;
}

/** Renders the limits that are in force, and the headers that tell of them. */
export function limitsSection(context: PageContext): Html {
  const t = context.in(docs);
  const { "daily-limit": dailyLimit, "max-verses": maxVerses, timezone } = context.settings;
  const figure = (value: number): string => formatNumber(context.language, value);
  const words = context.in(apiTerms).headers;
  return html`<section aria-labelledby="limits">
<h2 id="limits">${t.limits}</h2>
<p>${t.limitsLead(figure(dailyLimit), figure(maxVerses), timezone)}</p>
<p>${inlineCode(t.limitsCounting)}</p>
<h3 id="headers">${t.headers}</h3>
${docsTable(
  [t.header, t.meaning],
  (Object.keys(HEADERS) as HeaderName[]).map((name) => [
    html`<code>${name}</code>`,
    inlineCode(words[name] ?? HEADERS[name].description),
  ]),
)}
</section>`;
}

/** Renders all errors, and the responses of those that every endpoint may answer with. */
export function errorsSection(context: PageContext, description: ApiDescription): Html {
  const t = context.in(docs);
  const { errors, remedies } = context.in(apiTerms);
  return html`<section aria-labelledby="errors">
<h2 id="errors">${t.errors}</h2>
<p>${inlineCode(t.errorsLead)}</p>
${docsTable(
  [t.errorCode, t.meaning, t.remedy],
  allErrors(description).map(({ code, status, meaning }) => [
    html`<code id="error-${code}">${code}</code> <small>${status}</small>`,
    inlineCode(errors[code] ?? meaning),
    inlineCode(remedies[code] ?? ""),
  ]),
)}
<h3 id="Error">${t.errorFields}</h3>
${fieldTable(context, description.errorObject)}
<h3 id="common-errors">${t.commonErrors}</h3>
<div class="gallery code">
${description.commonResponses.map((response) => responseExample(context, response, 4))}
</div>
</section>`;
}

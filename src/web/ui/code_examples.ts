import { exampleReference } from "../../corpus/mod.ts";
import { codeExamples as codeExampleTexts } from "../i18n/texts/code_examples.ts";
import type { Visit } from "../page_context.ts";
import { queryString } from "../query_string.ts";
import { type Html, html } from "./html.ts";

/**
 * Renders code examples that ask this very server, each with a button to copy it.
 *
 * @param key The key, or a placeholder.
 */
export function codeExamples(visit: Visit, key: string): Html {
  const t = visit.in(codeExampleTexts);
  const address = exampleAddress(visit);
  return html`<h3>curl</h3>
${copyBlock(visit, "curl", `curl -H 'Authorization: Bearer ${key}' '${address}'`)}
<h3>JavaScript</h3>
${copyBlock(
  visit,
  "javascript",
  `const answer = await fetch("${address}", {
  headers: { Authorization: "Bearer ${key}" },
});
const { data } = await answer.json();`,
)}
<p class="hint">${t.secret}</p>`;
}

function exampleAddress(visit: Visit): string {
  const { library, defaultTranslation } = visit.site;
  const translation = library().get(defaultTranslation());
  const query = queryString([
    ["translation", defaultTranslation()],
    ["reference", translation === undefined ? "" : exampleReference(translation)],
  ]);
  return `${visit.interfaceAddress}/passage${query}`;
}

/** Renders text with a button that copies it; without the script it can be selected by hand. */
export function copyBlock(visit: Visit, id: string, text: string): Html {
  const t = visit.in(codeExampleTexts);
  return html`<div class="copyable">
<pre id="${id}" tabindex="0">${text}</pre>
<button type="button" class="quiet" data-copy="${id}" data-done="${t.copied}" hidden>${t.copy}</button>
</div>`;
}

import { exampleReference } from "../../corpus/mod.ts";
import { codeExamples as codeExampleTexts } from "../i18n/texts/code_examples.ts";
import type { PageContext } from "../page_context.ts";
import { queryString } from "../query_string.ts";
import { type Html, html } from "./html.ts";

/**
 * Renders code examples that ask this very server, each with a button to copy it.
 *
 * @param key The key, or a placeholder.
 */
export function codeExamples(context: PageContext, key: string): Html {
  const t = context.in(codeExampleTexts);
  const address = exampleAddress(context);
  return html`<h3>curl</h3>
${copyBlock(context, "curl", `curl -H 'Authorization: Bearer ${key}' '${address}'`)}
<h3>JavaScript</h3>
${copyBlock(
  context,
  "javascript",
  `const answer = await fetch("${address}", {
  headers: { Authorization: "Bearer ${key}" },
});
const { data } = await answer.json();`,
)}
<p class="hint">${t.secret}</p>`;
}

function exampleAddress(context: PageContext): string {
  const { defaultTranslation } = context;
  const translation = context.services.library.get(defaultTranslation);
  const query = queryString([
    ["translation", defaultTranslation],
    ["reference", translation === undefined ? "" : exampleReference(translation)],
  ]);
  return `${context.apiUrl}/passage${query}`;
}

/** Renders text with a button that copies it; without the script it can be selected by hand. */
export function copyBlock(context: PageContext, id: string, text: string): Html {
  const t = context.in(codeExampleTexts);
  return html`<div class="copyable">
<pre id="${id}" tabindex="0">${text}</pre>
<button type="button" class="quiet" data-copy="${id}" data-done="${t.copied}" hidden>${t.copy}</button>
</div>`;
}

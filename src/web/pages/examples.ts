import { exampleReference } from "../../corpus/mod.ts";
import { examples as exampleTexts } from "../i18n/texts/examples.ts";
import type { Visit } from "../page_context.ts";
import { queryString } from "../query_string.ts";
import { type Html, html } from "../ui/html.ts";

/**
 * Lines to paste that ask this very server, with a button each to copy them.
 *
 * @param key The key, or what stands in its place.
 */
export function examples(visit: Visit, key: string): Html {
  const t = visit.in(exampleTexts);
  const address = exampleAddress(visit);
  return html`<h3>curl</h3>
${copyable(visit, "curl", `curl -H 'Authorization: Bearer ${key}' '${address}'`)}
<h3>JavaScript</h3>
${copyable(
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

/** Text with a button that copies it; without the script it can be marked and copied by hand. */
export function copyable(visit: Visit, id: string, text: string): Html {
  const t = visit.in(exampleTexts);
  return html`<div class="copyable">
<pre id="${id}" tabindex="0">${text}</pre>
<button type="button" class="quiet" data-copy="${id}" data-done="${t.copied}" hidden>${t.copy}</button>
</div>`;
}

import { exampleReference } from "../../corpus/mod.ts";
import type { PageContext } from "../context/page_context.ts";
import { queryString } from "../context/paths.ts";
import { type Html, html, inlineCode } from "./html.ts";
import { samplePrograms } from "./sample_programs.ts";

/**
 * Renders code examples that ask this very server, each with a button to copy it: a command to try it, and programs for
 * servers, which read the key from their environment.
 *
 * @param key The key, or a placeholder.
 */
export function keyExamples(context: PageContext, key: string): Html {
  const { t } = context;
  const address = exampleAddress(context);
  const programs = samplePrograms("getPassage", address).toReversed();
  return html`<h3>curl</h3>
${copyBlock(context, "curl", `curl -H 'Authorization: Bearer ${key}' '${address}'`)}
<h3>${t("code_examples.server")}</h3>
<p>${inlineCode(t("code_examples.secret"))}</p>
${programs.map(
  ({ id, title, text }) => html`<h4>${title}</h4>
${copyBlock(context, id, text)}
`,
)}${codeAdvice(context)}`;
}

/** Renders what to do with answers, and how to do without a key. */
export function codeAdvice(context: PageContext): Html {
  const { t } = context;
  return html`<p>${inlineCode(t("code_examples.keep"))}</p>
<p>${t("code_examples.without_key")} <a href="/share">${t("code_examples.to_share")}</a></p>`;
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
  const { t } = context;
  return html`<div class="copyable">
<pre id="${id}" tabindex="0">${text}</pre>
<button type="button" class="quiet" data-copy="${id}" data-done="${t("forms.copied")}" hidden>${t("forms.copy")}</button>
</div>`;
}

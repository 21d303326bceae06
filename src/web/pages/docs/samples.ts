import { docsTexts } from "../../../i18n/pages/mod.ts";
import { type Html, html } from "../../ui/html.ts";
import { samplePrograms } from "../../ui/sample_programs.ts";
import { codeBlock } from "./code_block.ts";
import { type DocsView, heading } from "./docs_view.ts";

/**
 * Renders the samples of a call, one below the other; the script of the page makes tabs of them. Before it has run, the
 * style shows the first alone where there will be a script, so that nothing moves.
 */
export function samples(view: DocsView, { operation, address }: { operation: string; address: string }): Html {
  const t = view.context.in(docsTexts);
  const all = [
    {
      id: "curl",
      title: "curl",
      text: `curl -H "Authorization: Bearer $AMBO_KEY" '${address}'`,
    },
    ...samplePrograms(operation, address),
  ];
  return html`<div class="samples">
<div class="tabs" aria-label="${t.languages}" hidden>${all.map(
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

import type { DescribedResponse } from "../../../api/description/mod.ts";
import { docs } from "../../i18n/texts/docs.ts";
import type { PageContext } from "../../page_context.ts";
import { type Html, html } from "../../ui/html.ts";
import { codeBlock } from "./code_block.ts";

/** Renders an example of a response: status, headers and body. */
export function responseExample(
  context: PageContext,
  { status, code, headers, body }: DescribedResponse,
  level: 4 | 5 = 5,
): Html {
  const t = context.in(docs);
  const shown = headers.map(([name, value]) => `${name}: ${value}`).join("\n");
  // The messages of errors are Slovenian, whatever the language of the page.
  const lang = code === undefined || context.language === "sl" ? {} : { lang: "sl" };
  const title = html`<span class="badge">${status}</span>${code && html` <a href="#error-${code}"><code>${code}</code></a>`}`;
  return html`<div class="response">
${level === 4 ? html`<h4>${title}</h4>` : html`<h5>${title}</h5>`}
${codeBlock(shown)}
${body === undefined ? html`<p class="hint">${t.noBody}</p>` : codeBlock(shortJson(body), lang)}
</div>`;
}

/** Formats JSON to be read: a long list ends in an ellipsis. */
export function shortJson(example: unknown): string {
  const MOST = 2;
  const shortened = JSON.stringify(
    example,
    (_, value) =>
      Array.isArray(value) && value.length > MOST ? [...value.slice(0, MOST), "…"] : value,
    2,
  );
  return shortened.replaceAll('"…"', "…").replace(/\[\s+(\d+),\s+(\d+)\s+\]/g, "[$1, $2]");
}

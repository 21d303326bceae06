import type { DescribedResponse } from "../../../api/description/mod.ts";
import { API_LANGUAGE } from "../../../i18n/mod.ts";
import { type Html, html } from "../../ui/html.ts";
import { codeBlock } from "./code_block.ts";
import { type DocsView, errorAddress, heading } from "./docs_view.ts";

/** Renders an example of a response: status, headers and body. Of others than a success they are folded away. */
export function responseExample(
  view: DocsView,
  { status, code, headers, body, inEnglish }: DescribedResponse,
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
</details>
`;
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

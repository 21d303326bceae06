import { once } from "../../base/bounded_map.ts";
import { fillIn, readSections } from "../../base/source_files.ts";
import { exampleReference } from "../../corpus/mod.ts";
import type { PageContext } from "../context/page_context.ts";
import { queryString } from "../context/paths.ts";
import { type Html, html, inlineCode } from "./html.ts";

const TITLES = { node: "JavaScript (Node.js)", python: "Python", php: "PHP" };

const programTexts = once(() => readSections("web/assets/programs.txt"));

/**
 * Returns a section of `assets/programs.txt`, with values in place of the words in braces.
 *
 * @returns Undefined where there is none of the name.
 */
export function programText(name: string, values: Readonly<Record<string, string>> = {}): string | undefined {
  const text = programTexts().get(name);
  return text === undefined ? undefined : fillIn(text, values);
}

/**
 * Writes the programs that call an endpoint.
 *
 * @param operation Of the endpoint, such as `getPassage`.
 * @param address The whole URL, encoded.
 */
export function samplePrograms(operation: string, address: string) {
  return Object.entries(TITLES).map(([id, title]) => {
    const show = programText(`show ${operation} ${id}`) ?? programText(`show getPassage ${id}`)!;
    return { id, title, text: programText(`call ${id}`, { address, show })! };
  });
}

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
${copyBlock(context, id, text)}\n`,
)}${codeAdvice(context)}`;
}

/** Renders what to do with answers, and how to do without a key. */
export function codeAdvice({ t }: PageContext): Html {
  return html`<p>${inlineCode(t("code_examples.keep"))}</p>
<p>${t("code_examples.without_key")} <a href="/share">${t("code_examples.to_share")}</a></p>`;
}

function exampleAddress(context: PageContext): string {
  const { defaultTranslation } = context;
  const translation = context.services.library.get(defaultTranslation);
  const reference = translation === undefined ? "" : exampleReference(translation);
  return `${context.apiUrl}/passage${queryString({ translation: defaultTranslation, reference })}`;
}

/** Renders text with a button that copies it; without the script it can be selected by hand. */
export function copyBlock({ t }: PageContext, id: string, text: string): Html {
  return html`<div class="copyable">
<pre id="${id}" tabindex="0">${text}</pre>
<button type="button" class="quiet" data-copy="${id}" data-done="${t("forms.copied")}" hidden>${t("forms.copy")}</button>
</div>`;
}

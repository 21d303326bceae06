import { exampleReference } from "../../corpus/mod.ts";
import { codeExamples as codeExampleTexts } from "../i18n/texts/code_examples.ts";
import type { PageContext } from "../page_context.ts";
import { queryString } from "../query_string.ts";
import { type Html, html, inlineCode } from "./html.ts";

/**
 * Renders code examples that ask this very server, each with a button to copy it: a command to try it, and programs for
 * servers, which read the key from their environment.
 *
 * @param key The key, or a placeholder.
 */
export function codeExamples(context: PageContext, key: string): Html {
  const t = context.in(codeExampleTexts);
  const address = exampleAddress(context);
  const programs = [
    ["php", "PHP", phpExample(address)],
    ["python", "Python", pythonExample(address)],
    ["node", "JavaScript (Node.js)", nodeExample(address)],
  ] as const;
  return html`<h3>curl</h3>
${copyBlock(context, "curl", `curl -H 'Authorization: Bearer ${key}' '${address}'`)}
<h3>${t.server}</h3>
<p>${inlineCode(t.secret)}</p>
${programs.map(
  ([id, title, text]) => html`<h4>${title}</h4>
${copyBlock(context, id, text)}
`,
)}<p>${inlineCode(t.keep)}</p>
${context.path !== "/share" && html`<p>${t.withoutKey} <a href="/share">${t.toShare}</a></p>`}`;
}

function phpExample(address: string): string {
  return `<?php
$options = ["http" => ["header" => "Authorization: Bearer " . getenv("AMBO_KEY")]];
$answer = file_get_contents("${address}", false, stream_context_create($options));
if ($answer === false) exit(1);
$passage = json_decode($answer, true)["data"];
$text = implode(" ", array_column($passage["verses"], "text"));
echo "<p>", htmlspecialchars($text), "</p>\\n";
echo "<p>", htmlspecialchars("$passage[reference] · $passage[copyright]"), "</p>\\n";`;
}

function pythonExample(address: string): string {
  return `import json, os, urllib.request

headers = {"Authorization": "Bearer " + os.environ["AMBO_KEY"]}
request = urllib.request.Request("${address}", headers=headers)
with urllib.request.urlopen(request) as answer:
    passage = json.load(answer)["data"]
print(" ".join(verse["text"] for verse in passage["verses"]))
print(passage["reference"], "·", passage["copyright"])`;
}

function nodeExample(address: string): string {
  return `import { env, stdout } from "node:process";

const answer = await fetch("${address}", {
  headers: { Authorization: "Bearer " + env.AMBO_KEY },
});
const { data, error } = await answer.json();
if (error) throw new Error(error.message);
const text = data.verses.map((verse) => verse.text).join(" ");
stdout.write(text + "\\n" + data.reference + " · " + data.copyright + "\\n");`;
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

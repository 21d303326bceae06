import { createVocabulary, format, parse } from "../../../reference/mod.ts";
import { type Html, html, inlineCode } from "../../ui/html.ts";
import type { DocsView } from "./docs_view.ts";

/** Examples of the notation, each with the name of its text. */
const SHAPES = [
  ["verse", "Jn 3,16"],
  ["range", "Jn 3,16-18"],
  ["chapter", "Jn 3"],
  ["list", "Jn 3,16.18"],
  ["across_chapters", "1 Mz 1,1-2,4a"],
  ["chapters", "Ps 1-3"],
  ["several_passages", "Ps 42,2-3; 43,3-4"],
  ["several_books", "Mt 5,3; Lk 6,20"],
  ["following", "Mt 5,3 sl."],
  ["to_the_end", "Mt 5,3 nasl."],
  ["one_chapter", "Flm 6"],
  ["colon", "John 3:16,18"],
  ["any_spelling", "4. Mz 6, 22 – 27"],
] as const;

/** Renders the examples with their meaning and with the reference as the API reads it. */
export function notationSection({ context }: DocsView): Html {
  const { t } = context;
  // Not by the names of a translation, which may mean other books by the same letters.
  const vocabulary = createVocabulary("slv");
  return html`<section aria-labelledby="notation">
<h2 id="notation">${t("docs.notation")}</h2>
<p>${inlineCode(t("docs.notation_lead"))}</p>
<p>${inlineCode(t("docs.notation_in_address"))}</p>
<table class="notation">
<thead><tr><th scope="col">${t("docs.written")}</th><th scope="col">${t("docs.understood")}</th></tr></thead>
<tbody>
${SHAPES.map(
  ([name, written]) =>
    html`<tr><td><code>${written}</code><br>${t(`docs.shapes.${name}`)}</td><td><code>${format(parse(written, vocabulary))}</code></td></tr>`,
)}
</tbody>
</table>
</section>`;
}

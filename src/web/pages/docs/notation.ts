import { docsTexts } from "../../../i18n/pages/mod.ts";
import { createVocabulary, format, parse } from "../../../reference/mod.ts";
import { type Html, html, inlineCode } from "../../ui/html.ts";
import type { DocsView } from "./docs_view.ts";

/** Examples of the notation, each with the name of its text. */
const SHAPES = [
  ["verse", "Jn 3,16"],
  ["range", "Jn 3,16-18"],
  ["chapter", "Jn 3"],
  ["list", "Jn 3,16.18"],
  ["acrossChapters", "1 Mz 1,1-2,4a"],
  ["chapters", "Ps 1-3"],
  ["severalPassages", "Ps 42,2-3; 43,3-4"],
  ["severalBooks", "Mt 5,3; Lk 6,20"],
  ["following", "Mt 5,3 sl."],
  ["toTheEnd", "Mt 5,3 nasl."],
  ["oneChapter", "Flm 6"],
  ["colon", "John 3:16,18"],
  ["anySpelling", "4. Mz 6, 22 – 27"],
] as const;

/** Renders the examples with their meaning and with the reference as the API reads it. */
export function notationSection({ context }: DocsView): Html {
  const t = context.in(docsTexts);
  // Not by the names of a translation, which may mean other books by the same letters.
  const vocabulary = createVocabulary("slv");
  return html`<section aria-labelledby="notation">
<h2 id="notation">${t.notation}</h2>
<p>${inlineCode(t.notationLead)}</p>
<p>${inlineCode(t.notationInAddress)}</p>
<table class="notation">
<thead><tr><th scope="col">${t.written}</th><th scope="col">${t.understood}</th></tr></thead>
<tbody>
${SHAPES.map(
  ([name, written]) =>
    html`<tr><td><code>${written}</code><br>${t.shapes[name]}</td><td><code>${format(parse(written, vocabulary))}</code></td></tr>`,
)}
</tbody>
</table>
</section>`;
}

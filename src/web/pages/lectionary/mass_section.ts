import type { Translation } from "../../../corpus/mod.ts";
import type { Mass, Reading } from "../../../lectionary/mod.ts";
import { capitalize, languageTag } from "../../i18n/language.ts";
import { readings as readingsTexts } from "../../i18n/texts/lectionary.ts";
import type { TextContext } from "../../page_context.ts";
import { type Html, html } from "../../ui/html.ts";
import { passageText } from "../reading/passage_text.ts";
import { readerPath } from "../reading/reader_form.ts";
import { resolveCitation } from "./resolve_citation.ts";

/** The options of rendering a Mass. */
export interface MassOptions {
  /** The translation of the texts; undefined where only citations may be shown. */
  readonly translation: Translation | undefined;
  /** Set where the Mass has a heading of its own: there are several, or its name is not the day's. */
  readonly headed: boolean;
}

/** Renders the readings of a Mass. */
export function massSection(
  context: TextContext,
  { name, readings }: Mass,
  { translation, headed }: MassOptions,
): Html {
  const title = context.language === "sl" ? name.slovenian : name.english;
  return html`<section class="mass">
${headed && html`<h2>${capitalize(title)}</h2>`}
${readings.map((reading) => readingSection(context, reading, { translation, headed }))}
</section>`;
}

function readingSection(
  context: TextContext,
  reading: Reading,
  { translation, headed }: MassOptions,
): Html {
  const t = context.in(readingsTexts);
  const title = context.language === "sl" ? reading.title.slovenian : reading.title.english;
  const { text, ...cited } = textOf(context, reading, translation);
  const heading = html`${title} <span class="citation">${citationLink(cited)}</span>`;
  return html`<section class="reading ${reading.kind}">
${headed ? html`<h3>${heading}</h3>` : html`<h2>${heading}</h2>`}
${text}
${reading.alternatives.map((alternative) => {
  const other = textOf(context, alternative, translation);
  const label = alternative.short ? t.shorter : t.or;
  return html`<details>
<summary>${label}: <span class="citation">${other.reference}</span></summary>
${other.text}
${other.path !== undefined && html`<p class="source">${citationLink(other)}</p>`}
</details>`;
})}
</section>`;
}

/** A citation, and the path of its passage where there is one. */
interface Cited {
  readonly reference: string;
  readonly path?: string;
}

function citationLink({ reference, path }: Cited): Html | string {
  return path === undefined ? reference : html`<a href="${path}">${reference}</a>`;
}

/** Finds the text of a reading; where the translation has none, the citation stays, with the reason. */
function textOf(
  context: TextContext,
  { citation }: Reading,
  translation: Translation | undefined,
): Cited & { readonly text: Html | undefined } {
  if (translation === undefined) return { reference: citation, text: undefined };
  const t = context.in(readingsTexts);
  const found = resolveCitation(translation, citation);
  if ("missing" in found) {
    const { code } = translation;
    const reason = found.missing === "book" ? t.noBook(code) : t.otherNumbering(code);
    return { reference: citation, text: html`<p class="hint">${reason}</p>` };
  }
  const { reference, ranges } = found;
  return {
    reference,
    path: readerPath(translation.code, reference),
    text: html`<div lang="${languageTag(translation.language)}" dir="auto">${passageText(translation, ranges, { headed: false, linked: false })}</div>`,
  };
}

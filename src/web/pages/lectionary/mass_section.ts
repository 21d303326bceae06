import { findCitation, type Translation } from "../../../corpus/mod.ts";
import { capitalize, languageTag } from "../../../i18n/mod.ts";
import { type Mass, openingOf, type Reading } from "../../../lectionary/mod.ts";
import { readerPath } from "../../context/paths.ts";
import type { Visitor } from "../../context/visitor.ts";
import { plainText } from "../../text/passages.ts";
import { passageText } from "../../text/printed_html.ts";
import { type Html, html } from "../../ui/html.ts";

/** The options of rendering a Mass. */
export interface MassOptions {
  /** The translation of the texts; undefined where only citations may be shown. */
  readonly translation: Translation | undefined;
  /** Set where the Mass has a heading of its own: there are several, or its name is not the day's. */
  readonly headed: boolean;
}

/** Renders the readings of a Mass. */
export function massSection(context: Visitor, { name, readings }: Mass, { translation, headed }: MassOptions): Html {
  const title = context.named(name);
  return html`<section class="mass">
${headed && html`<h2>${capitalize(title)}</h2>`}
${readings.map((reading) => readingSection(context, reading, { translation, headed }))}
</section>`;
}

function readingSection(context: Visitor, reading: Reading, { translation, headed }: MassOptions): Html {
  const { t } = context;
  const title = context.named(reading.title);
  const { text, ...cited } = textOf(context, reading, translation);
  const heading = html`${title} <span class="citation place">${citationLink(cited)}</span>`;
  return html`<section class="reading ${reading.kind}">
${headed ? html`<h3>${heading}</h3>` : html`<h2>${heading}</h2>`}
${withResponse(context, { reading, translation, text })}
${reading.alternatives.map((alternative) => {
  const other = textOf(context, alternative, translation);
  const label = alternative.short ? t("readings.shorter") : t("readings.or");
  return html`<details>
<summary>${label}: <span class="citation">${other.reference}</span></summary>
${withResponse(context, { reading: alternative, translation, text: other.text })}
${other.path !== undefined && html`<p class="source">${citationLink(other)}</p>`}
</details>`;
})}
</section>`;
}

/** A reading with its text, which is absent where it may not be shown. */
interface ReadingText {
  readonly reading: Reading;
  readonly translation: Translation | undefined;
  readonly text: Html | undefined;
}

/** Renders a text with the words with which the reader begins, a psalm between its responses. */
function withResponse(context: Visitor, { reading, translation, text }: ReadingText): Html {
  const opening = openingOf(reading);
  const found = translation && reading.response && findCitation(translation, reading.response);
  if (translation === undefined || !found || "missing" in found) {
    return html`${opening && html`<p class="opening">${context.named(opening)}</p>`}
${text}`;
  }
  const { t } = context;
  const words = html`<span lang="${languageTag(translation.language)}" dir="auto">${plainText(translation, found.ranges)}</span>`;
  const path = readerPath(translation.code, found.reference);
  return html`<p class="response"><b>${t("church_year.response")}:</b> ${words} <small>(<a href="${path}">${found.reference}</a>; ${t("church_year.response_note")})</small></p>
${text}
<p class="response"><b>${t("church_year.response")}:</b> ${words}</p>`;
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
  context: Visitor,
  { citation }: Reading,
  translation: Translation | undefined,
): Cited & { readonly text: Html | undefined } {
  if (translation === undefined) return { reference: citation, text: undefined };
  const { t } = context;
  const found = findCitation(translation, citation);
  if ("missing" in found) {
    const { code } = translation;
    const reason = found.missing === "book" ? t("readings.no_book", { code }) : t("readings.other_numbering", { code });
    return { reference: citation, text: html`<p class="hint">${reason}</p>` };
  }
  const { reference, ranges } = found;
  return {
    reference,
    path: readerPath(translation.code, reference),
    text: html`<div lang="${languageTag(translation.language)}" dir="auto">${passageText(translation, ranges, { headed: false, linked: false })}</div>`,
  };
}

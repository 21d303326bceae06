import { languageTag } from "../../i18n/mod.ts";
import type { VerseRef } from "../../versification/mod.ts";
import type { PageContext } from "../context/page_context.ts";
import { readerPath } from "../context/paths.ts";
import { originalVerse, plainText } from "../text/passages.ts";
import { copyrightLine } from "../text/printed_html.ts";
import { type Html, html } from "../ui/html.ts";

/**
 * Renders a verse of a psalm out of the default translation, with its place as a link into the reader.
 *
 * @param ref In the original numbering.
 * @returns Undefined where texts may not be shown, or the translation does not have the verse.
 */
export function psalmLine(context: PageContext, ref: VerseRef): Html | undefined {
  if (!context.canRead) return undefined;
  const translation = context.services.library.get(context.defaultTranslation);
  const line = translation && originalVerse(translation, ref);
  if (translation === undefined || line === undefined) return undefined;
  const { code, name, language } = translation;
  return html`<figure class="psalm-line">
<blockquote lang="${languageTag(language)}" dir="auto">${plainText(translation, line.ranges)}</blockquote>
<figcaption><a href="${readerPath(code, line.reference)}">${line.reference}</a> · <bdi>${name}</bdi>
${copyrightLine(translation)}</figcaption>
</figure>`;
}

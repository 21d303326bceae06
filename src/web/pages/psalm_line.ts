import { type VerseRef, verseInTranslation, versificationOf } from "../../calendar/mod.ts";
import { resolve, type Translation } from "../../corpus/mod.ts";
import { format } from "../../reference/mod.ts";
import { languageTag } from "../i18n/language.ts";
import type { PageContext } from "../page_context.ts";
import { type Html, html } from "../ui/html.ts";
import { canRead } from "./reader_access.ts";
import { readerPath } from "./reading/reader_form.ts";

/** A verse of a psalm in a translation. */
interface PsalmLine {
  readonly reference: string;
  readonly text: string;
}

/**
 * Renders a verse of a psalm out of the default translation, with its place as a link into the reader.
 *
 * @param ref In the original numbering.
 * @returns Undefined where texts may not be shown, or the translation does not have the verse.
 */
export function psalmLine(context: PageContext, ref: VerseRef): Html | undefined {
  if (!canRead(context)) return undefined;
  const translation = context.services.library.get(context.defaultTranslation);
  const line = translation && findLine(translation, ref);
  if (translation === undefined || line === undefined) return undefined;
  const { code, name, language, copyright } = translation;
  return html`<figure class="psalm-line">
<blockquote lang="${languageTag(language)}" dir="auto">${line.text}</blockquote>
<figcaption><a href="${readerPath(code, line.reference)}">${line.reference}</a> · <bdi>${name}</bdi>
<p class="copyright" lang="${languageTag(language)}" dir="auto">${copyright}</p></figcaption>
</figure>`;
}

/** Finds a verse in a translation's own numbering. */
function findLine(translation: Translation, ref: VerseRef): PsalmLine | undefined {
  const versification = versificationOf(translation);
  const span = verseInTranslation(ref, versification);
  if (span === undefined) return undefined;
  const { book, chapter, verse, verseEnd } = span;
  const ranges = [{ from: { chapter, verse }, to: { chapter, verse: verseEnd }, start: 0, end: 0 }];
  const written = versification.abbreviation(book);
  const passage = { book, written, ranges, start: 0, end: 0 };
  const found = resolve(translation, {
    reference: { passages: [passage] },
    maxVerses: Number.POSITIVE_INFINITY,
  });
  const texts: string[] = [];
  for (const { first, last } of found.ranges) {
    for (let line = first; line <= last; line++) texts.push(translation.text(line));
  }
  return { reference: format(found.reference), text: texts.join(" ") };
}

import type { Resolution, Translation, TranslationBook } from "../../../corpus/mod.ts";
import type { Response } from "../../../http/mod.ts";
import { languageTag } from "../../../i18n/mod.ts";
import { shorten } from "../../../i18n/problems/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import type { FormError } from "../../context/page_error.ts";
import { queryString, readerPath, searchPath } from "../../context/paths.ts";
import { countReading } from "../../context/reader_access.ts";
import { type Html, html } from "../../ui/html.ts";
import { MAX_PREVIEW, previewText } from "../../ui/layout.ts";
import { page } from "../../ui/page.ts";
import { askedBeside, askedTranslation, failurePage } from "../text_head.ts";
import { type Lookup, lookUp } from "./look_up.ts";
import { passageArticle, type ShownPassage } from "./passage_article.ts";
import { chapterPicker, type ReaderFormValues, readerForm, type SearchNarrowing } from "./reader_form.ts";
import { type WayOn, waysOnList } from "./ways_on.ts";

/** A text that someone looks up. */
export interface Asked {
  readonly translation: Translation;
  readonly text: string;
  /** True where it was typed rather than followed as a link: it may have been meant as words. */
  readonly isTyped: boolean;
}

/** Responds with the passage of a reference, with a book, or with the reason why there is none. */
export function readingPage(context: PageContext, reference: string): Response {
  const translation = askedTranslation(context);
  if ("message" in translation) {
    return noTextPage(context, {
      text: reference,
      error: translation,
      ways: inEach(context, reference),
    });
  }
  const asked = { translation, text: reference, isTyped: false };
  return lookupPage(context, asked, lookUp(context, asked));
}

/** Offers a text in the translations there are, for one that there is not. */
export function inEach({ translations }: PageContext, text: string): WayOn[] {
  return translations.slice(0, 8).map((translation) => ({
    path: `/${queryString([
      ["translation", translation.code],
      ["q", text],
    ])}`,
    label: translation.code,
    translation,
  }));
}

/** Responds with what was found for a text, within the daily limit of the client. */
export function lookupPage(context: PageContext, asked: Asked, found: Lookup): Response {
  const { translation, text } = asked;
  if (found.kind === "book") return bookPage(context, asked, found.book);
  const other = found.kind === "passage" ? askedBeside(context, translation) : undefined;
  const error = countReading(context, other === undefined ? 1 : 2);
  if (error !== undefined) return noTextPage(context, { ...asked, error });
  if (found.kind === "passage") {
    return passagePage(context, asked, { translation, other, resolution: found.resolution });
  }
  const book = found.kind === "error" ? found.book : undefined;
  const more = html`${wordsLink(context, asked)}
${
  book &&
  html`<h2 lang="${languageTag(translation.language)}">${book.name}</h2>
${chapterPicker(context, { translation, book })}`
}`;
  return noTextPage(context, { text, translation, ...found.refusal(), more });
}

function passagePage(context: PageContext, asked: Asked, passage: ShownPassage): Response {
  const { title, path, bar, article, hasNotes } = passageArticle(context, passage);
  return page(context, {
    title,
    preview: { path, description: beginningOf(passage.translation, passage.resolution) },
    policy: "passage",
    scripts: ["script", "readerScript", ...(hasNotes ? (["notesScript"] as const) : [])],
    body: html`${bar}
<div class="${passage.other === undefined ? "medium" : "wide"}">
${wordsLink(context, asked)}
${article}
</div>`,
  });
}

/** Returns the beginning of a passage's text, for previews. */
function beginningOf(translation: Translation, { ranges }: Resolution): string {
  let text = "";
  for (const { first, last } of ranges) {
    for (let line = first; line <= last && text.length <= MAX_PREVIEW; line++) {
      text += `${text && " "}${translation.text(line)}`;
    }
  }
  return previewText(text);
}

function bookPage(context: PageContext, asked: Asked, book: TranslationBook): Response {
  const { translation, text } = asked;
  return page(context, {
    title: book.name,
    preview: { path: readerPath(translation.code, book.abbreviation) },
    policy: "finder",
    body: html`<div class="medium">
<h1 lang="${languageTag(translation.language)}" dir="auto">${book.name}</h1>
${wordsLink(context, asked)}
<h2>${context.t("reading.chapters")}</h2>
${chapterPicker(context, { translation, book })}
${readerForm(context, { text, translation: translation.code })}
</div>`,
  });
}

/** Renders a link to the search for what was typed, where that may have been words. */
function wordsLink(context: PageContext, { translation, text, isTyped }: Asked): Html | undefined {
  const hasSentence = (text.match(/\p{L}{3,}/gu)?.length ?? 0) >= 3;
  if (!isTyped || (/\d/.test(text) && !hasSentence)) return undefined;
  const path = searchPath({ text, translation: translation.code, asWords: true });
  return html`<p><a href="${path}">${context.t("reading.search_for", { words: shorten(text) })}</a></p>`;
}

/** Responds with the reason why no text is shown. */
export function noTextPage(
  context: PageContext,
  options: {
    readonly text: string;
    readonly translation?: Translation;
    readonly error: FormError;
    /** Links to what may have been meant. */
    readonly ways?: readonly WayOn[];
    readonly title?: string;
    readonly narrowing?: SearchNarrowing;
    readonly more?: Html;
  },
): Response {
  const { text, translation, error, ways = [], narrowing, more } = options;
  const { title = context.t("reading.no_passage") } = options;
  const choice: ReaderFormValues = {
    text,
    translation: translation?.code ?? context.usualTranslation,
  };
  return failurePage(
    context,
    { title, error, policy: "finder" },
    html`${error.field === undefined && waysOnList(context, ways)}
${readerForm(context, choice, { narrowing, error })}
${error.field !== undefined && waysOnList(context, ways)}
${more}`,
  );
}

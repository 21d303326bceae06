import { testamentOf } from "../../../canon/mod.ts";
import type { Translation, TranslationBook } from "../../../corpus/mod.ts";
import { languageTag } from "../../../i18n/mod.ts";
import { type PageContext, TEXT_SIZES } from "../../context/page_context.ts";
import type { FormError } from "../../context/page_error.ts";
import { booksPath, readerPath } from "../../context/paths.ts";
import { ASSETS } from "../../ui/assets.ts";
import { errorOf, hiddenField, type Options, optionList, queryLine } from "../../ui/controls.ts";
import { type Html, html } from "../../ui/html.ts";
import { choosing } from "../text_head.ts";

/** A link to what comes before or after. */
export interface Step {
  readonly path: string;
  readonly label: string;
}

/** Renders the link of a bar to what comes before or after. */
function step(link: Step | undefined, rel: "prev" | "next"): Html {
  const sign = rel === "prev" ? "‹" : "›";
  if (link === undefined) return html`<span class="step" aria-hidden="true"></span>`;
  return html`<a class="step" href="${link.path}" rel="${rel}" aria-label="${link.label}">${sign}</a>`;
}

/** Renders the bar that stays above a text: the ways before and after it, and menus between them. */
export function readerBar(
  { t }: PageContext,
  { previous, next }: { previous: Step | undefined; next: Step | undefined },
  menus: Html,
): Html {
  return html`<div class="reader-bar" role="group" aria-label="${t("reader_bar.label")}">
<div class="wide">
${step(previous, "prev")}
${menus}
${step(next, "next")}
</div>
</div>`;
}

/** Renders a menu; of menus with one name only one is open. */
export function menu(id: string, label: Html, content: Html): Html {
  return html`<details class="menu ${id}" name="reader-menu">
<summary>${label}</summary>
<div class="panel">
${content}
</div>
</details>`;
}

/**
 * Renders the menu of the sizes of the text, each a link to the page by which the browser keeps the size.
 *
 * @param options `annotated`: true where there are notes of the publisher, to show or hide.
 */
export function sizeMenu(context: PageContext, path: string, { annotated = false } = {}): Html {
  const { t } = context;
  const { notes } = context.preferences;
  const notesLink = html`
<ul class="choices"><li><a href="${choosing(path, notes ? "notes=off" : "notes=on")}"${notes && html` aria-current="true"`} rel="nofollow">${t("reader_bar.show_notes")}</a></li></ul>`;
  return menu(
    "size-menu",
    html`<span aria-hidden="true">Aa</span><span class="unseen">${t("reader_bar.size")}</span>`,
    html`<ul class="choices sizes">${TEXT_SIZES.map(
      (size) =>
        html`<li><a class="${size}" href="${choosing(path, `size=${size}`)}"${size === context.preferences.size && html` aria-current="true"`} rel="nofollow">${t(`reader_bar.sizes.${size}`)}</a></li>`,
    )}</ul>${annotated && notesLink}`,
  );
}

/** Renders the menu with the link to the page, sharing and printing. */
export function moreMenu(
  { t }: PageContext,
  { path, linkTo, keys }: { path: string; linkTo: string; keys: string },
): Html {
  return menu(
    "more-menu",
    html`<span aria-hidden="true">⋯</span><span class="unseen">${t("reader_bar.more")}</span>`,
    html`<p class="actions"><button type="button" class="quiet" data-tool="share-page" hidden>${t("reader_bar.share")}</button> <button type="button" class="quiet" data-tool="link-page" data-done="${t("reader_bar.link_copied")}" hidden>${t("reader_bar.copy_link")}</button> <button type="button" class="quiet" data-tool="speak-page" data-stop="${t("reader_bar.stop")}" hidden>${t("reader_bar.speak")}</button> <button type="button" class="quiet" data-tool="print" hidden>${t("reader_bar.print")}</button></p>
<p class="actions"><button type="button" class="quiet" data-tool="remember" hidden>${t("reader_bar.remember")}</button></p>
<p><a id="share" href="${path}">${linkTo}</a></p>
<p><a href="#foot">${t("reader_bar.foot")}</a></p>
<p class="hint keys" hidden>${keys}</p>`,
  );
}

/** The passage that the bar is above. */
interface ReaderBarOptions {
  readonly translation: Translation;
  readonly other: Translation | undefined;
  readonly book: TranslationBook;
  readonly chapter: number;
  /** With the translation's own abbreviations. */
  readonly reference: string;
  readonly previous: Step | undefined;
  readonly next: Step | undefined;
}

/**
 * Renders the bar that stays above a passage: the chapters around it, and menus of the passage, the translation, the size
 * of the text, and more. The menus open without script.
 */
export function passageBar(context: PageContext, options: ReaderBarOptions): Html {
  const { t } = context;
  const { translation, other, book, chapter, reference } = options;
  const codes = other === undefined ? translation.code : `${translation.code} + ${other.code}`;
  const path = readerPath(translation.code, reference, other?.code);
  const bar = readerBar(
    context,
    options,
    html`${menu(
      "passage-menu",
      html`<span class="unseen">${t("reader_bar.passage")}</span> ${context.noted(reference)}`,
      html`${searchLine(context, translation)}
<h2>${book.name}</h2>
${chapterPicker(context, { translation, book, current: chapter, parallel: other?.code })}`,
    )}
${menu(
  "translation-menu",
  html`<span class="unseen">${t("reader_bar.translation")}</span> ${codes}`,
  translationList(context, options),
)}
${sizeMenu(context, path, { annotated: [translation, other].some((each) => (each?.noteCount ?? 0) > 0) })}
${moreMenu(context, { path, linkTo: t("reader_bar.link_to"), keys: t("reader_bar.keys") })}`,
  );
  return html`${bar}
${verseTools(context, options)}`;
}

/** Renders what the script puts below chosen verses, and the picture of them; browsers without script show neither. */
function verseTools(context: PageContext, { translation, other }: ReaderBarOptions): Html {
  const { t } = context;
  const others = context.services.library.translations().filter((each) => each !== translation && each !== other);
  // Another translation to set beside those that are shown, in the language of the first where there is one.
  const compared = others.find(({ language }) => language === translation.language) ?? others[0];
  const tool = (name: string, label: string, more?: Html) =>
    html`<button type="button" class="quiet" data-tool="${name}"${more}>${label}</button>\n`;
  return html`<template id="verse-tools" data-label="${t("reader_bar.verses")}"${compared && html` data-other="${compared.code}"`}>
<div class="verse-tools" role="group" aria-label="${t("reader_bar.verse_tools")}" hidden>
<p><strong></strong> <span role="status"></span> <button type="button" class="quiet" data-tool="close" aria-label="${t("reader_bar.close")}">×</button></p>
<div>
${tool("copy", t("reader_bar.copy_verse"), html` data-done="${t("reader_bar.copied")}"`)}${tool("share", t("reader_bar.share"))}${tool("link", t("reader_bar.copy_link"), html` data-done="${t("reader_bar.link_copied")}"`)}<a class="button quiet" data-tool="compare" href="/">${t("reader_bar.compare")}</a>
${tool("speak", t("reader_bar.speak"), html` data-stop="${t("reader_bar.stop")}" data-script="${ASSETS.speechScript.path}" hidden`)}${tool("picture", t("reader_bar.picture"), html` data-refused="${t("reader_bar.picture_refused")}" data-script="${ASSETS.pictureScript.path}"`)}</div>
</div>
<dialog class="picture" aria-label="${t("reader_bar.picture")}">
<canvas role="img"></canvas>
<p class="actions">${tool("send", t("reader_bar.send"))}${tool("save", t("reader_bar.save"))}${tool("shape", t("reader_bar.shape"))}${tool("back", t("reader_bar.close"))}</p>
</dialog>
</template>`;
}

function searchLine(context: PageContext, translation: Translation): Html {
  return html`<form class="line" method="get" action="/" role="search" aria-label="${context.t("reading.form_label")}">
${queryLine(context)}
${hiddenField("translation", translation.code)}
</form>`;
}

/** Renders the translations, each as a link to the passage in it and one to set it beside. */
function translationList(context: PageContext, { translation, other, reference }: ReaderBarOptions): Html {
  const { t } = context;
  const translations = context.translations;
  const alone = readerPath(translation.code, reference);
  return html`${other && html`<p><a href="${alone}">${t("reader_bar.no_parallel")}</a></p>`}
<ul class="choices">
${translations.map((each) => {
  const { code, name, language } = each;
  const isShown = each === translation;
  const path = choosing(readerPath(code, reference, other === each ? undefined : other?.code), "keep=translation");
  const beside = readerPath(translation.code, reference, code);
  return html`<li><a href="${path}"${isShown && html` aria-current="true"`} rel="nofollow"><span lang="${languageTag(language)}" dir="auto">${name}</span> <code>${code}</code></a>${
    !isShown &&
    html` <a class="beside" href="${beside}"${each === other && html` aria-current="true"`} aria-label="${t("reader_bar.beside_of", { name })}" rel="nofollow">${t("reader_bar.beside")}</a>`
  }</li>\n`;
})}</ul>`;
}

/** The fields that narrow a search, beside the translation. */
export interface SearchNarrowing {
  /** Says in a few words how the search is narrowed. */
  readonly summary: string;
  readonly fields: Html;
}

/**
 * Renders the form of the reader: one line for references and words, and below it the translation in a disclosure. It is
 * a GET form, so that the URL of what it finds can be shared.
 *
 * @param values `text`: a reference or words; `translation`: a code.
 */
export function readerForm(
  context: PageContext,
  { text, translation }: { readonly text: string; readonly translation: string },
  { narrowing, error }: { readonly narrowing?: SearchNarrowing | undefined; readonly error?: FormError } = {},
): Html {
  const { t } = context;
  const choices: Options = context.translations.map(({ code, name }) => [code, `${name} (${code})`]);
  const summary = [`${t("reading.translation")}: ${translation}`, ...(narrowing ? [narrowing.summary] : [])];
  const hasChoice = choices.length > 1 || narrowing !== undefined;
  return html`<form class="finder" method="get" action="/" role="search" aria-label="${t("reading.form_label")}">
${queryLine(context, { value: text, error: errorOf(error, "q") })}
${
  hasChoice
    ? html`<details>
<summary>${summary.join(" · ")}</summary>
<div class="fields">
<div>
<label for="translation">${t("reading.translation")}</label>
<select id="translation" name="translation">
${optionList(choices, translation)}
</select>
</div>
${narrowing?.fields}</div>
</details>`
    : hiddenField("translation", translation)
}
</form>`;
}

/** Divides the books of a translation by testament, in its order; the deuterocanon belongs to the Old. */
export function booksByTestament({ books }: Translation) {
  const isNew = ({ id }: TranslationBook) => testamentOf(id) === "new";
  return { old: books.filter((book) => !isNew(book)), new: books.filter(isNew) };
}

/** Renders links to all books of a translation. */
export function bookPicker({ t }: PageContext, translation: Translation): Html {
  const testaments = booksByTestament(translation);
  const list = (title: string, books: readonly TranslationBook[]) =>
    books.length > 0 &&
    html`<h2>${title}</h2>
<ul class="books" lang="${languageTag(translation.language)}">
${books.map(
  ({ name, abbreviation }) =>
    html`<li><a href="${readerPath(translation.code, abbreviation)}"><strong>${abbreviation}</strong> <span dir="auto">${name}</span></a></li>\n`,
)}</ul>`;
  return html`${list(t("reading.old_testament"), testaments.old)}
${list(t("reading.new_testament"), testaments.new)}`;
}

/**
 * Renders links to all chapters of a book.
 *
 * @param options `current`: the chapter that is shown; `parallel`: the translation that stays beside.
 */
export function chapterPicker(
  { t }: PageContext,
  options: {
    readonly translation: Translation;
    readonly book: TranslationBook;
    readonly current?: number | undefined;
    readonly parallel?: string | undefined;
  },
): Html {
  const { translation, book, current, parallel } = options;
  return html`<nav aria-label="${t("reading.chapters")}">
<ul class="chapters">
${book.chapters.map((chapter) => {
  const path = readerPath(translation.code, `${book.abbreviation} ${chapter}`, parallel);
  return html`<li><a href="${path}"${chapter === current && html` aria-current="true"`}>${chapter}</a></li>\n`;
})}</ul>
</nav>
<p><a href="${booksPath(translation.code)}">${t("reading.all_books")}</a></p>`;
}

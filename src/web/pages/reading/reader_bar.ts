import type { Translation, TranslationBook } from "../../../corpus/mod.ts";
import { languageTag } from "../../i18n/language.ts";
import { readerBar as barTexts } from "../../i18n/texts/reader_bar.ts";
import { reading } from "../../i18n/texts/reading.ts";
import type { PageContext } from "../../page_context.ts";
import { hiddenField } from "../../ui/form.ts";
import { type Html, html } from "../../ui/html.ts";
import { choosingTranslation } from "../reader_choice.ts";
import { menu, moreMenu, type Step, sizeMenu, step } from "./bar_menus.ts";
import { chapterPicker } from "./books.ts";
import { readerPath } from "./reader_form.ts";

/** A link to a chapter. */
export interface BarLink extends Step {
  /** Such as `Jn 4`. */
  readonly name: string;
}

/** The passage that the bar stands above. */
export interface ReaderBarOptions {
  readonly translation: Translation;
  readonly other: Translation | undefined;
  readonly book: TranslationBook;
  readonly chapter: number;
  /** With the translation's own abbreviations. */
  readonly reference: string;
  readonly previous: BarLink | undefined;
  readonly next: BarLink | undefined;
}

/**
 * Renders the bar that stays above a passage: the chapters around it, and menus of the passage, the translation, the size
 * of the text, and more. The menus open without script.
 */
export function readerBar(context: PageContext, options: ReaderBarOptions): Html {
  const t = context.in(barTexts);
  const { translation, other, book, chapter, reference, previous, next } = options;
  const codes = other === undefined ? translation.code : `${translation.code} + ${other.code}`;
  const path = readerPath(translation.code, reference, other?.code);
  return html`<div class="reader-bar" role="group" aria-label="${t.label}">
<div class="wide">
${step(previous, "prev")}
${menu(
  "passage-menu",
  html`<span class="unseen">${t.passage}</span> ${reference}`,
  html`${searchLine(context, translation)}
<h2>${book.name}</h2>
${chapterPicker(context, { translation, book, current: chapter, parallel: other?.code })}`,
)}
${menu(
  "translation-menu",
  html`<span class="unseen">${t.translation}</span> ${codes}`,
  translationList(context, options),
)}
${sizeMenu(context, path)}
${moreMenu(context, { path, linkTo: t.linkTo, keys: t.keys })}
${step(next, "next")}
</div>
</div>
<template id="verse-tools"><span class="verse-tools" role="group" aria-label="${t.verseTools}"><strong></strong> <button type="button" class="quiet" data-tool="copy" data-done="${t.copied}">${t.copyVerse}</button> <button type="button" class="quiet" data-tool="share" data-done="${t.copied}" data-link="${t.copyLink}">${t.share}</button> <button type="button" class="quiet" data-tool="close" aria-label="${t.close}">×</button></span></template>`;
}

function searchLine(context: PageContext, translation: Translation): Html {
  const t = context.in(reading);
  return html`<form class="line" method="get" action="/" role="search" aria-label="${t.formLabel}">
<label for="q">${t.query}</label>
<div><input type="text" id="q" name="q" required maxlength="500" autocomplete="off" autocapitalize="none" spellcheck="false"><button>${t.find}</button></div>
${hiddenField("translation", translation.code)}
</form>`;
}

/** Renders the translations, each as a link to the passage in it and one to set it beside. */
function translationList(
  context: PageContext,
  { translation, other, reference }: ReaderBarOptions,
): Html {
  const t = context.in(barTexts);
  const translations = context.services.library.translations();
  const alone = readerPath(translation.code, reference);
  return html`${other && html`<p><a href="${alone}">${t.noParallel}</a></p>`}
<ul class="choices">
${translations.map((each) => {
  const { code, name, language } = each;
  const isShown = each === translation;
  const path = choosingTranslation(
    readerPath(code, reference, other === each ? undefined : other?.code),
  );
  const beside = readerPath(translation.code, reference, code);
  return html`<li><a href="${path}"${isShown && html` aria-current="true"`} rel="nofollow"><span lang="${languageTag(language)}" dir="auto">${name}</span> <code>${code}</code></a>${
    !isShown &&
    html` <a class="beside" href="${beside}"${each === other && html` aria-current="true"`} aria-label="${t.besideOf(name)}" rel="nofollow">${t.beside}</a>`
  }</li>
`;
})}</ul>`;
}

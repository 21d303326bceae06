import type { Resolution, Translation } from "../../../corpus/mod.ts";
import { languageTag } from "../../i18n/language.ts";
import { readerBar as barTexts } from "../../i18n/texts/reader_bar.ts";
import { reading } from "../../i18n/texts/reading.ts";
import type { PageContext } from "../../page_context.ts";
import { type Html, html } from "../../ui/html.ts";
import { adjacentChapters, type Chapter, type ChapterPart, chapterParts } from "./chapters.ts";
import { parallelText } from "./parallel_text.ts";
import { passageText } from "./passage_text.ts";
import { passageTitle, shortReference } from "./passage_title.ts";
import { type BarLink, readerBar } from "./reader_bar.ts";
import { readerPath } from "./reader_form.ts";
import { verseId } from "./verse_path.ts";

/** A passage, and the translations in which it is shown. */
export interface ShownPassage {
  readonly translation: Translation;
  /** A second translation, beside the first. */
  readonly other: Translation | undefined;
  readonly resolution: Resolution;
}

/** Renders a passage with the bar above it: heading, verses, copyright, links to the adjacent chapters. */
export function passageArticle(
  context: PageContext,
  passage: ShownPassage,
): { title: string; path: string; bar: Html; article: Html } {
  const { translation, other, resolution } = passage;
  const { ranges, reference, verseCount } = resolution;
  const parts = [...chapterParts(ranges)];
  const title = passageTitle(translation, reference);
  const shown = other === undefined ? [translation] : [translation, other];
  const options = { headed: true, linked: true, numbered: verseCount > 1 };
  const names = shown.map(({ name }) => name);
  const copyrights = shown.map(({ copyright }) => copyright);
  const links = adjacentLinks(context, passage, parts);
  const short = shortReference(translation, reference);
  const { book, chapter } = parts[0]!;
  const bar = readerBar(context, { ...passage, ...links, book, chapter, reference: short });
  const path = readerPath(translation.code, short);
  const classes = [
    "passage",
    context.preferences.size,
    ...(other === undefined ? [] : ["parallel"]),
    ...(verseCount === 1 && other === undefined ? ["alone"] : []),
  ];
  const article = html`<article class="${classes.join(" ")}" aria-labelledby="passage" data-translation="${translation.code}" data-source="${title} (${names.join("; ")}). ${copyrights.join(" ")}">
<header>
<h1 id="passage">${title}</h1>
<p>${names.map((name, index) => html`${index > 0 && " · "}<bdi>${name}</bdi>`)}</p>
${wholeChapter(context, passage, parts)}
</header>
${
  other === undefined
    ? html`<div lang="${languageTag(translation.language)}" dir="auto">
${passageText(translation, ranges, options)}
</div>`
    : parallelText(context, [translation, other], { ranges, numbered: options.numbered })
}
<footer class="copyright">
${shown.map(({ copyright, language }) => html`<p lang="${languageTag(language)}" dir="auto">${copyright}</p>\n`)}</footer>
</article>
${chapterNavigation(context, links)}`;
  return { title, path, bar, article };
}

/** Renders a link to the chapter of a passage that is a part of one, at the place of the passage. */
function wholeChapter(
  context: PageContext,
  { translation, other }: ShownPassage,
  parts: readonly ChapterPart[],
): Html | undefined {
  const [first] = parts;
  if (first === undefined) return undefined;
  const { book, chapter } = first;
  if (parts.some((part) => part.book !== book || part.chapter !== chapter)) return undefined;
  const index = book.chapters.indexOf(chapter);
  const length = book.starts[index + 1]! - book.starts[index]!;
  const lines = parts.reduce((sum, part) => sum + part.last - part.first + 1, 0);
  if (lines === length || length > context.settings["max-verses"]) return undefined;
  const name = `${book.abbreviation} ${chapter}`;
  const path = readerPath(translation.code, name, other?.code);
  const id = verseId(translation.label(first.first));
  return html`<p class="whole"><a href="${path}#${id}">${context.in(barTexts).wholeChapter} <span>${name}</span></a></p>`;
}

interface AdjacentLinks {
  readonly previous: BarLink | undefined;
  readonly next: BarLink | undefined;
}

function adjacentLinks(
  context: PageContext,
  { translation, other }: ShownPassage,
  parts: readonly ChapterPart[],
): AdjacentLinks {
  const t = context.in(barTexts);
  const { previous, next } = adjacentChapters(translation, parts);
  const link = (target: Chapter | undefined, label: (name: string) => string) => {
    if (target === undefined) return undefined;
    const name = `${target.book.abbreviation} ${target.chapter}`;
    return { name, label: label(name), path: readerPath(translation.code, name, other?.code) };
  };
  return { previous: link(previous, t.previous), next: link(next, t.next) };
}

function chapterNavigation(context: PageContext, { previous, next }: AdjacentLinks): Html {
  const t = context.in(reading);
  const link = (target: BarLink | undefined, rel: "prev" | "next"): Html | undefined =>
    target &&
    html`<a href="${target.path}" rel="${rel}"><span>${rel === "prev" ? t.previous : t.next}</span> <strong>${target.name}</strong></a>`;
  return html`<nav class="pager" aria-label="${t.adjacent}">${link(previous, "prev")}${link(next, "next")}</nav>`;
}

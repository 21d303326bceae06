import type { Resolution, Translation } from "../../../corpus/mod.ts";
import { formatRanges, type Reference } from "../../../reference/mod.ts";
import { languageTag } from "../../i18n/language.ts";
import { reading } from "../../i18n/texts/reading.ts";
import type { PageContext } from "../../page_context.ts";
import { copyBlock } from "../../ui/code_examples.ts";
import { type Html, html } from "../../ui/html.ts";
import { allBooksPath } from "./books.ts";
import { adjacentChapters, type Chapter, type ChapterPart, chapterParts } from "./chapters.ts";
import { chapterName, passageText } from "./passage_text.ts";
import { readerPath } from "./reader_form.ts";

/** Renders a passage: heading, verses, copyright, links to the adjacent chapters and to itself. */
export function passageArticle(
  context: PageContext,
  { translation, resolution }: { translation: Translation; resolution: Resolution },
): { title: string; path: string; article: Html } {
  const t = context.in(reading);
  const parts = [...chapterParts(resolution.ranges)];
  const title = passageTitle(translation, resolution.reference);
  const path = readerPath(translation.code, shortReference(translation, resolution.reference));
  const article = html`<article class="passage" aria-labelledby="passage" data-source="${title} (${translation.name}). ${translation.copyright}">
<header>
<h1 id="passage">${title}</h1>
<p>${translation.name}</p>
</header>
<div lang="${languageTag(translation.language)}" dir="auto">
${passageText(translation, resolution.ranges, { headed: true, linked: true })}
</div>
<footer class="copyright">
<p lang="${languageTag(translation.language)}" dir="auto">${translation.copyright}</p>
</footer>
</article>
${chapterNavigation(context, translation, parts)}
<details class="share">
<summary>${t.share}</summary>
${copyBlock(context, "share", context.origin + path)}
</details>`;
  return { title, path, article };
}

/** Returns the heading of a passage: `Evangelij po Janezu 3,16-18`, `Psalm 23`. */
export function passageTitle(translation: Translation, { passages }: Reference): string {
  return passages
    .map((passage) => {
      const chapters = passage.ranges.flatMap(({ from, to }) => [from.chapter, to.chapter]);
      const isOneChapter = chapters.every((chapter) => chapter === chapters[0]);
      const book = translation.book(passage.book)!;
      const name = isOneChapter ? chapterName(translation, book) : book.name;
      return `${name} ${formatRanges(passage)}`;
    })
    .join("; ");
}

/** Formats a reference with the abbreviations of the translation: `Jn 3,16-18`. */
function shortReference(translation: Translation, { passages }: Reference): string {
  return passages
    .map((passage) => `${translation.book(passage.book)!.abbreviation} ${formatRanges(passage)}`)
    .join("; ");
}

function chapterNavigation(
  context: PageContext,
  translation: Translation,
  parts: readonly ChapterPart[],
): Html {
  const t = context.in(reading);
  const { previous, next } = adjacentChapters(translation, parts);
  const { book } = parts[0]!;
  const all =
    book.chapters.length > 1
      ? readerPath(translation.code, book.abbreviation)
      : allBooksPath(translation);
  const link = (target: Chapter, rel: "prev" | "next"): Html => {
    const name = `${target.book.abbreviation} ${target.chapter}`;
    const address = readerPath(translation.code, name);
    const label = rel === "prev" ? t.previous : t.next;
    return html`<a href="${address}" rel="${rel}"><span>${label}</span> <strong>${name}</strong></a>`;
  };
  return html`<nav class="pager" aria-label="${t.adjacent}">${previous && link(previous, "prev")}<a href="${all}">${book.chapters.length > 1 ? t.allChapters : t.allBooks}</a>${next && link(next, "next")}</nav>`;
}

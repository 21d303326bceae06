import type { Translation } from "../../../corpus/mod.ts";
import type { Response } from "../../../http/mod.ts";
import { capitalize, formatCount, languageName, languageTag } from "../../i18n/language.ts";
import { home } from "../../i18n/texts/home.ts";
import { reading } from "../../i18n/texts/reading.ts";
import { page } from "../../page.ts";
import type { PageContext } from "../../page_context.ts";
import { FREE_TEXT, oneValueOf, SMALL_NUMBER, TRANSLATION_CODE } from "../../page_parameters.ts";
import type { PageRoute } from "../../page_route.ts";
import { contactHint } from "../../ui/contact.ts";
import { type Html, html } from "../../ui/html.ts";
import { feedLinks } from "../feeds/feed_links.ts";
import { canRead } from "../reader_access.ts";
import { CHOICE_PARAMETERS, keepChoice } from "../reader_choice.ts";
import { bookPicker } from "../reading/books.ts";
import { citationPreview } from "../reading/citation_preview.ts";
import { readingPage } from "../reading/reading_page.ts";
import { findPage } from "../search/find_page.ts";
import { daySection } from "./day_section.ts";
import { finder } from "./finder.ts";

/** The home page: the reader and the translations. */
export const homeRoutes: readonly PageRoute[] = [
  {
    path: "/",
    access: "public",
    parameters: {
      translation: TRANSLATION_CODE,
      reference: FREE_TEXT,
      parallel: TRANSLATION_CODE,
      q: FREE_TEXT,
      in: oneValueOf("text"),
      books: FREE_TEXT,
      sort: oneValueOf("canonical", "relevance"),
      offset: SMALL_NUMBER,
      ...CHOICE_PARAMETERS,
    },
    isSameForAll: true,
    get(context) {
      if (!canRead(context)) return homePage(context);
      const kept = keepChoice(context);
      if (kept !== undefined) return kept;
      const text = context.parameter("q");
      if (text !== undefined) return findPage(context, text);
      const reference = context.parameter("reference");
      return reference === undefined ? homePage(context) : readingPage(context, reference);
    },
  },
];

function homePage(context: PageContext): Response {
  const { library } = context.services;
  const isOpen = canRead(context);
  const chosen = library.get(context.parameter("translation") ?? "");
  if (isOpen && chosen !== undefined) return booksPage(context, chosen);
  const t = context.in(home);
  const translation = library.get(context.usualTranslation);
  const isSignUpOpen = context.settings["sign-up"] === "open";
  return page(context, {
    title: context.site.name,
    alternates: feedLinks(context),
    preview: isOpen ? { path: "/" } : citationPreview(context),
    isPublic: true,
    body: html`<div class="wide home">
${daySection(context, translation)}
<section class="find" aria-labelledby="find">
<h2 id="find">${t.title}</h2>
${isOpen ? translation && finder(context, translation) : readerClosed(context)}
</section>
<section aria-labelledby="translations">
<h2 id="translations">${t.translations}</h2>
${translationDoors(context)}
</section>
<section class="for-websites" aria-labelledby="key">
<h2 id="key">${t.forWebsites}</h2>
<p>${t.apiLead} ${isSignUpOpen ? t.keyByYourself : html`${t.keyFromAdministrator}${contactHint(context)}`}</p>
<p class="actions">${
      isSignUpOpen
        ? html`<a class="button quiet" href="/sign-up">${t.signUp}</a>`
        : html`<a class="button quiet" href="/profile">${t.toKey}</a>`
    } <a href="/docs">${t.docs}</a> <a href="/share">${t.share}</a></p>
</section>
</div>`,
  });
}

/** Responds with the books of a translation. */
function booksPage(context: PageContext, translation: Translation): Response {
  const { code, name, language, copyright } = translation;
  return page(context, {
    title: name,
    preview: { path: `/?translation=${code}` },
    isPublic: true,
    body: html`<div class="medium" id="books">
<h1><bdi>${name}</bdi></h1>
<p class="lead">${describe(context, translation)}</p>
${finder(context, translation)}
${bookPicker(context, translation)}
<p class="copyright" lang="${languageTag(language)}" dir="auto">${copyright}</p>
</div>`,
  });
}

function readerClosed(context: PageContext): Html {
  const t = context.in(reading);
  return context.settings.reader === "off"
    ? html`<p>${t.off}</p>`
    : html`<p>${t.signedInOnly} <a href="/login?next=/">${t.signIn}</a></p>`;
}

function describe({ language }: PageContext, translation: Translation): string {
  const t = home[language];
  return [
    capitalize(languageName(language, translation.language)),
    formatCount(language, translation.books.length, t.books),
    formatCount(language, translation.verseCount, t.verses),
  ].join(" · ");
}

/** Renders the translations as doors to their books; the licence is small. */
function translationDoors(context: PageContext): Html {
  const isOpen = canRead(context);
  return html`<ul class="doors">
${context.services.library.translations().map((translation) => {
  const { code, name, language, copyright } = translation;
  const title = html`<bdi>${name}</bdi> <code>${code}</code>`;
  return html`<li>
<h3>${isOpen ? html`<a href="/?translation=${code}">${title}</a>` : title}</h3>
<p>${describe(context, translation)}</p>
<p class="copyright" lang="${languageTag(language)}" dir="auto">${copyright}</p>
</li>
`;
})}</ul>`;
}

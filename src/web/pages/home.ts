import type { Translation } from "../../corpus/mod.ts";
import type { Response } from "../../http/mod.ts";
import { formatCount, languageName, languageTag } from "../i18n/language.ts";
import { home } from "../i18n/texts/home.ts";
import { reading } from "../i18n/texts/reading.ts";
import { page } from "../page.ts";
import type { PageContext } from "../page_context.ts";
import { FREE_TEXT, oneValueOf, SMALL_NUMBER, TRANSLATION_CODE } from "../page_parameters.ts";
import type { PageRoute } from "../page_route.ts";
import { contactHint } from "../ui/contact.ts";
import { type Html, html } from "../ui/html.ts";
import { feedLinks } from "./feeds/feed_links.ts";
import { canRead } from "./reader_access.ts";
import { CHOICE_PARAMETERS, keepChoice } from "./reader_choice.ts";
import { bookPicker } from "./reading/books.ts";
import { citationPreview } from "./reading/citation_preview.ts";
import { readerForm } from "./reading/reader_form.ts";
import { readingPage } from "./reading/reading_page.ts";
import { verseOfTheDayCard } from "./reading/verse_of_the_day.ts";
import { findPage } from "./search/find_page.ts";

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
  const t = context.in(home);
  const { library } = context.services;
  const chosen = library.get(context.parameter("translation") ?? "");
  const translation = chosen ?? library.get(context.defaultTranslation);
  const isSignUpOpen = context.settings["sign-up"] === "open";
  return page(context, {
    title: context.site.name,
    alternates: feedLinks(context),
    preview: canRead(context) ? { path: "/" } : citationPreview(context),
    isPublic: true,
    body: html`<div class="medium">
<div class="hero">
<h1>${t.title}</h1>
<p class="lead">${t.lead}</p>
</div>
${
  canRead(context)
    ? html`${readerForm(context, { text: "", translation: translation?.code ?? "" })}
${verseOfTheDayCard(context)}
${translation && bookSection(context, translation, chosen !== undefined)}`
    : readerClosed(context)
}
<section aria-labelledby="translations">
<h2 id="translations">${t.translations}</h2>
${translationList(context)}
</section>
<section aria-labelledby="key">
<h2 id="key">${t.forWebsites}</h2>
<p>${t.apiLead} ${isSignUpOpen ? t.keyByYourself : html`${t.keyFromAdministrator}${contactHint(context)}`}</p>
<p class="actions">${
      isSignUpOpen
        ? html`<a class="button" href="/sign-up">${t.signUp}</a>`
        : html`<a class="button" href="/profile">${t.toKey}</a>`
    } <a href="/docs">${t.docs}</a> <a href="/share">${t.share}</a></p>
</section>
</div>`,
  });
}

function bookSection(context: PageContext, translation: Translation, isOpen: boolean): Html {
  const t = context.in(reading);
  return html`<section aria-labelledby="books">
<h2 id="books">${t.books}</h2>
<details${isOpen && html` open`}>
<summary>${t.chooseBook} (<bdi>${translation.name}</bdi>)</summary>
${bookPicker(context, translation)}
</details>
</section>`;
}

function readerClosed(context: PageContext): Html {
  const t = context.in(reading);
  return context.settings.reader === "off"
    ? html`<p>${t.off}</p>`
    : html`<p>${t.signedInOnly} <a href="/login?next=/">${t.signIn}</a></p>`;
}

function translationList(context: PageContext): Html {
  const t = context.in(home);
  const { language } = context;
  return html`<ul class="translations">
${context.services.library.translations().map(
  (translation) => html`<li>
<h3><bdi>${translation.name}</bdi> <code>${translation.code}</code></h3>
<p>${languageName(language, translation.language)} · ${formatCount(language, translation.books.length, t.books)} · ${formatCount(language, translation.verseCount, t.verses)}</p>
<p class="copyright" lang="${languageTag(translation.language)}" dir="auto">${translation.copyright}</p>
</li>`,
)}
</ul>`;
}

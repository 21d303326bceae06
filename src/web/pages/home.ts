import type { Answer } from "../../http/mod.ts";
import { count, languageName, languageTag } from "../i18n/language.ts";
import { home } from "../i18n/texts/home.ts";
import { reading } from "../i18n/texts/reading.ts";
import { page } from "../page.ts";
import type { Visit } from "../page_context.ts";
import type { Route } from "../routes.ts";
import { type Html, html } from "../ui/html.ts";
import { readerForm } from "./reading/reader_form.ts";
import { readingPage } from "./reading/reading_page.ts";
import { verseOfToday } from "./reading/verse_of_today.ts";

/** The first page: what the service is, a reader, the translations. */
export const homeRoutes: readonly Route[] = [
  {
    path: "/",
    for: "all",
    get(visit) {
      const isAsking = visit.query.get("reference") !== undefined;
      return isAsking && mayRead(visit) ? readingPage(visit) : homePage(visit);
    },
  },
];

function mayRead({ site, session }: Visit): boolean {
  return site.reader() === "open" || (site.reader() === "signed-in" && session !== undefined);
}

function homePage(visit: Visit): Answer {
  const t = visit.in(home);
  const { signUp, defaultTranslation } = visit.site;
  return page(visit, {
    title: "Ambo",
    isForAll: true,
    body: html`<div class="medium">
<div class="hero">
<h1>${t.title}</h1>
<p class="lead">${t.lead}</p>
</div>
${
  mayRead(visit)
    ? html`${readerForm(visit, { reference: "", translation: defaultTranslation() })}${verseOfToday(visit)}`
    : closedReader(visit)
}
<section aria-labelledby="translations">
<h2 id="translations">${t.translations}</h2>
${translationList(visit)}
</section>
<section aria-labelledby="key">
<h2 id="key">${t.forWebsites}</h2>
<p>${t.interfaceLead} ${signUp() === "open" ? t.keyByYourself : t.keyFromAdministrator}</p>
<p class="actions">${
      signUp() === "open"
        ? html`<a class="button" href="/sign-up">${t.signUp}</a>`
        : html`<a class="button" href="/profile">${t.toKey}</a>`
    } <a href="/docs">${t.docs}</a></p>
</section>
</div>`,
  });
}

function closedReader(visit: Visit): Html {
  const t = visit.in(reading);
  return visit.site.reader() === "off"
    ? html`<p>${t.off}</p>`
    : html`<p>${t.signedInOnly} <a href="/login?next=/">${t.signIn}</a></p>`;
}

function translationList(visit: Visit): Html {
  const t = visit.in(home);
  const { language } = visit;
  return html`<ul class="translations">
${visit.site
  .library()
  .translations()
  .map(
    (translation) => html`<li>
<h3><bdi>${translation.name}</bdi> <code>${translation.code}</code></h3>
<p>${languageName(language, translation.language)} · ${count(language, translation.books.length, t.books)} · ${count(language, translation.verseCount, t.verses)}</p>
<p class="copyright" lang="${languageTag(translation.language)}" dir="auto">${translation.copyright}</p>
</li>`,
  )}
</ul>`;
}

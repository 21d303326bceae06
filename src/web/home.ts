import type { Resolution, Translation } from "../corpus/mod.ts";
import type { Answer } from "../http/mod.ts";
import { notice } from "./form.ts";
import { type Html, html } from "./html.ts";
import { count, languageName, languageTag } from "./language.ts";
import { page } from "./page.ts";
import { passageArticle } from "./reading/passage_page.ts";
import { type Refusal, readPassage } from "./reading/read_passage.ts";
import { type ReaderChoice, readerForm } from "./reading/reader_form.ts";
import { verseOfToday } from "./reading/verse_of_today.ts";
import type { Route } from "./routes.ts";
import { home } from "./texts/home.ts";
import { reading } from "./texts/reading.ts";
import type { Visit } from "./visit.ts";

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

function readingPage(visit: Visit): Answer {
  const { site } = visit;
  const reference = visit.query.get("reference") ?? "";
  const code = visit.query.get("translation") ?? site.defaultTranslation();
  const translation = site.library().get(code);
  const choice = { reference, translation: translation?.code ?? site.defaultTranslation() };
  const found = look(visit, { code, translation, reference });
  if ("reason" in found) return refusedPage(visit, { choice, refusal: found });
  const { title, article } = passageArticle(visit, found);
  return page(visit, {
    title,
    hasScript: true,
    isForAll: true,
    body: html`<div class="medium">
${readerForm(visit, choice)}
${article}
</div>`,
  });
}

/** Looks a passage up, if the client has not had its share of the day. */
function look(
  visit: Visit,
  asked: { code: string; translation: Translation | undefined; reference: string },
): Refusal | { translation: Translation; resolution: Resolution } {
  const t = visit.in(reading);
  const { site, session, language } = visit;
  // Whoever is signed in does not share the allowance of a common address, such as a parish's.
  const client = session === undefined ? visit.client : `user ${session.user.slot}`;
  if (!site.passages.take(client)) {
    return { status: 429, reason: t.limit(count(language, site.readerLimit(), t.passages)) };
  }
  const { translation, reference } = asked;
  if (translation === undefined) {
    return { status: 404, reason: t.unknownTranslation(asked.code.slice(0, 40)) };
  }
  const resolution = readPassage(visit, { translation, text: reference });
  return "reason" in resolution ? resolution : { translation, resolution };
}

function refusedPage(
  visit: Visit,
  { choice, refusal }: { choice: ReaderChoice; refusal: Refusal },
): Answer {
  const t = visit.in(home);
  const { status, reason } = refusal;
  const { now, store } = visit.site;
  const seconds = Math.max(1, Math.ceil((store.today().endsAt - now()) / 1000));
  return page(visit, {
    title: t.noPassage,
    status,
    isForAll: true,
    headers: status === 429 ? ["Retry-After", String(seconds)] : [],
    body: html`<div class="medium">
<h1>${t.noPassage}</h1>
${notice("alert", reason)}
${readerForm(visit, choice)}
</div>`,
  });
}

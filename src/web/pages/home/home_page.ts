import { oncePer } from "../../../base/bounded_map.ts";
import { printedRank } from "../../../calendar/mod.ts";
import { exampleReference, type Translation } from "../../../corpus/mod.ts";
import type { Response } from "../../../http/mod.ts";
import { capitalize, formatWeekdayDate, languageName, languageTag } from "../../../i18n/mod.ts";
import { isLectionaryDate, type Reading } from "../../../lectionary/mod.ts";
import { format } from "../../../reference/mod.ts";
import { hasOnlyBuiltIn } from "../../context/first_steps.ts";
import type { PageContext } from "../../context/page_context.ts";
import { readerPath, readingsPath, searchPath } from "../../context/paths.ts";
import { nameWithoutDate } from "../../text/mass_text.ts";
import { copyrightLine } from "../../text/printed_html.ts";
import { citedText, passageTitle, plainText, referenceIn, resolveVerseOfTheDay } from "../../text/titles.ts";
import { contactHint, hiddenField, notice, queryLine } from "../../ui/controls.ts";
import { type Html, html, section } from "../../ui/html.ts";
import { page } from "../../ui/page.ts";
import { feedLinks, type Preview } from "../../ui/page_layout.ts";
import { availableFreeTexts, textList } from "../admin/translations/choices.ts";
import { furtherLinks } from "../lectionary/readings_bar.ts";
import { lookUp, wholePassage } from "../reading/look_up.ts";
import { bookPicker } from "../reading/reader_controls.ts";
import { readingPage } from "../reading/reading_page.ts";
import { findPage } from "../search/search_page.ts";
import { keepChoice, readerClosed } from "../text_head.ts";

/** The characters from which on a verse is set smaller. */
const LONG_VERSE = 160;

/**
 * Renders the day: its name and verse in the day's colour, and today's readings. Where the reader is closed there are
 * only the places, without text.
 */
function daySection(context: PageContext, translation: Translation | undefined): Html {
  const { date } = context.services.clock.today();
  const day = context.day(date);
  const rank = printedRank(day);
  return html`<div class="today-page">
<section class="day ${day.color}" aria-labelledby="day">
<p class="when">${capitalize(formatWeekdayDate(context, date))}${day.celebration && rank && html` · ${context.t(`church_year.ranks.${rank}`)}`}</p>
<h1 id="day">${capitalize(context.named(nameWithoutDate(day)))}</h1>
${translation && verse(context, translation, date)}
</section>
${isLectionaryDate(date) && readingsOfDay(context, { date, translation })}
</div>`;
}

function verse(context: PageContext, translation: Translation, date: string): Html {
  const { reference, ranges } = resolveVerseOfTheDay(translation, { date, calendar: context.calendar });
  const name = referenceIn(context.language, reference);
  const label = context.t("reading.verse_of_the_day");
  if (!context.canRead) return html`<p class="place"><span>${label}</span> <b>${name}</b></p>`;
  const tag = languageTag(translation.language);
  const text = plainText(translation, ranges);
  return html`<blockquote lang="${tag}"${text.length > LONG_VERSE && html` class="long"`}><p dir="auto">${text}</p></blockquote>
<p class="source"><span>${label}</span> <a href="${readerPath(translation.code, format(reference))}">${name}</a> <bdi>${translation.name}</bdi></p>
${copyrightLine(translation)}`;
}

function readingsOfDay(
  context: PageContext,
  { date, translation }: { date: string; translation: Translation | undefined },
): Html {
  const masses = context.masses(date);
  const title = html`<a href="${readingsPath(context)}">${context.t("readings.today")}</a>`;
  return section("readings-today", title, "readings-today")`${masses.map(
    (mass) => html`${masses.length > 1 && html`<h3>${capitalize(context.named(mass.name))}</h3>`}
<ul>${mass.readings.map(
      (each) => html`<li><span>${context.named(each.title)}</span> ${citation(context, each, translation)}</li>\n`,
    )}</ul>`,
  )}
${furtherLinks(context)}`;
}

/** Renders the place of a reading, as a link where the translation has it and it may be read. */
function citation(context: PageContext, { citation }: Reading, translation: Translation | undefined): Html {
  const shown = context.canRead ? translation : undefined;
  const { reference, path } = citedText(citation, { translation: shown, language: context.language });
  return path === undefined ? html`<b>${reference}</b>` : html`<a href="${path}">${reference}</a>`;
}

/** Renders the one line for passages and words in a translation, with examples that are there. */
function finder(context: PageContext, translation: Translation): Html {
  const { t } = context;
  const { references, words } = examplesOf(translation);
  const examples = [
    ...references.map((text) => ({ text: context.cited(text), path: readerPath(translation.code, text) })),
    ...words.map((text) => ({ text, path: searchPath({ text, translation: translation.code }) })),
  ];
  return html`<form class="finder" method="get" action="/" role="search" aria-label="${t("reading.form_label")}">
${queryLine(context, { hint: "q-hint" })}
${hiddenField("translation", translation.code)}
<p class="hint" id="q-hint">${t("reading.hint")} ${examples.map(({ text, path }) => html`<a href="${path}">${text}</a> `)}</p>
<p class="hint again" data-forgotten="${t("reading.forgotten")}" hidden>${t("reading.again")} <button type="button" class="quiet">${t("reading.forget")}</button></p>
</form>`;
}

const REFERENCES = ["Jn 3,16-21", "Ps 23", "Mt 5,3; Lk 6,20", "1 Kor 13"];
/** Words to search for, by language; a verse with a match of `stem` shows that the translation has them. */
const WORDS: Readonly<Record<string, { words: string; stem: RegExp }>> = {
  slv: { words: "dobri pastir", stem: /past[ié]r/i },
  eng: { words: "good shepherd", stem: /shepherd/i },
};

/** Finds examples that a translation has; they are looked for once. */
const examplesOf = oncePer((translation: Translation) => {
  const references = REFERENCES.filter((text) => wholePassage(translation, text) !== undefined);
  const { words, stem } = WORDS[translation.language] ?? {};
  const [shepherd] = wholePassage(translation, "Jn 10,11")?.ranges ?? [];
  const hasWords = shepherd !== undefined && stem?.test(translation.text(shepherd.first)) === true;
  return {
    references: references.length > 0 ? references : [exampleReference(translation)],
    words: hasWords && words !== undefined ? [words] : [],
  };
});

/** Responds with a passage, what a search finds, or the home page: the day and the translations. */
export function openHome(context: PageContext): Response | Promise<Response> {
  if (!context.canRead) return homePage(context);
  const kept = keepChoice(context);
  if (kept !== undefined) return kept;
  const text = context.parameter("q");
  if (text !== undefined) return findPage(context, text);
  const reference = context.parameter("reference");
  return reference === undefined ? homePage(context) : readingPage(context, reference);
}

function homePage(context: PageContext): Response {
  const { library } = context.services;
  const isOpen = context.canRead;
  const chosen = library.get(context.parameter("translation") ?? "");
  if (isOpen && chosen !== undefined) return booksPage(context, chosen);
  const { t } = context;
  const translation = library.get(context.usualTranslation);
  const isSignUpOpen = context.settings["sign-up"] === "open";
  const isAsked = !isOpen && (context.parameter("reference") ?? context.parameter("q")) !== undefined;
  return page(context, {
    title: context.site.name,
    alternates: feedLinks(context),
    preview: isOpen ? { path: "/" } : citationPreview(context),
    policy: isOpen ? "finder" : "public",
    scripts: isOpen ? ["script", "readerScript"] : ["script"],
    body: html`<div class="wide home">
${onlyBuiltInNotice(context)}
${isAsked && notice("status", readerClosed(context))}
${daySection(context, translation)}
${section("find", t("home.title"), "find")`${isOpen ? translation && finder(context, translation) : readerClosed(context)}`}
${section("translations", t("home.translations"))`${translationDoors(context)}`}
<section class="for-websites" aria-labelledby="key">
<h2 id="key">${t("home.for_websites")}</h2>
<p>${t("home.api_lead")} ${isSignUpOpen ? t("home.key_by_yourself") : html`${t("home.key_from_administrator")}${contactHint(context)}`}</p>
<p class="actions">${
      isSignUpOpen
        ? html`<a class="button quiet" href="/sign-up">${t("home.sign_up")}</a>`
        : html`<a class="button quiet" href="/profile">${t("home.to_key")}</a>`
    } <a href="/docs">${t("home.docs")}</a> <a href="/share">${t("home.share")}</a></p>
</section>
</div>`,
  });
}

/** Renders that no text is there yet, and for an administrator that only the built-in one is. */
function onlyBuiltInNotice(context: PageContext): Html | undefined {
  const { t, session } = context;
  const isAdmin = session?.user.admin === true;
  const link = html`<a href="/admin/translations#add">${t("admin_service.to_upload")}</a>`;
  const isEmpty = context.translations.length === 0;
  // Who has not signed in yet may be the administrator.
  if (isEmpty && !isAdmin) return notice("status", html`<p>${t("embed.no_translation")} ${session ? "" : link}</p>`);
  if (!isAdmin || !hasOnlyBuiltIn(context)) return undefined;
  const [offered] = availableFreeTexts(context);
  return notice(
    "status",
    html`<p>${isEmpty ? t("embed.no_translation") : t("admin_service.only_built_in")} ${link}</p>
${offered && textList(context, [offered])}`,
  );
}

/** Returns the preview of a link to a passage where the reader is closed: the citation, without the text. */
function citationPreview(context: PageContext): Preview {
  const path = "/";
  const text = context.parameter("reference");
  const code = context.parameter("translation") ?? context.defaultTranslation;
  const translation = context.services.library.get(code);
  if (text === undefined || translation === undefined) return { path };
  const found = lookUp(context, { translation, text });
  if (found.kind !== "passage") return { path };
  const { t } = context;
  const description = context.settings.reader === "off" ? t("reading.off") : t("reading.signed_in_only");
  return { title: context.noted(passageTitle(translation, found.resolution.reference)), description };
}

/** Responds with the books of a translation. */
function booksPage(context: PageContext, translation: Translation): Response {
  const { code, name } = translation;
  return page(context, {
    title: name,
    preview: { path: `/?translation=${code}` },
    policy: "finder",
    body: html`<div class="medium" id="books">
<h1><bdi>${name}</bdi></h1>
<p class="lead">${describe(context, translation)}</p>
${finder(context, translation)}
${bookPicker(context, translation)}
${copyrightLine(translation)}
</div>`,
  });
}

function describe({ language, t }: PageContext, translation: Translation): string {
  return [
    capitalize(languageName(language, translation.language)),
    t("home.books", { count: translation.books.length }),
    t("home.verses", { count: translation.verseCount }),
  ].join(", ");
}

/** Renders the translations as doors to their books; the licence is small. */
function translationDoors(context: PageContext): Html {
  const isOpen = context.canRead;
  return html`<ul class="doors">
${context.translations.map((translation) => {
  const { code, name } = translation;
  const title = html`<bdi>${name}</bdi> <code>${code}</code>`;
  return html`<li>
<h3>${isOpen ? html`<a href="/?translation=${code}">${title}</a>` : title}</h3>
<p>${describe(context, translation)}</p>
${copyrightLine(translation)}
</li>\n`;
})}</ul>`;
}

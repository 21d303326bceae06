import { choicesOf, type LiturgicalDay, withCelebration } from "../../../calendar/mod.ts";
import { findResponse, type Translation } from "../../../corpus/mod.ts";
import type { Response } from "../../../http/mod.ts";
import { capitalize, formatFullDate, languageTag } from "../../../i18n/mod.ts";
import { type Mass, massesOfDay, openingOf, type Reading } from "../../../lectionary/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import type { FormError } from "../../context/page_error.ts";
import { readerPath, readingsPath } from "../../context/paths.ts";
import type { Visitor } from "../../context/visitor.ts";
import { dayFacts, nameWithoutDate } from "../../text/mass_text.ts";
import { passageText } from "../../text/printed_html.ts";
import { sungResponse } from "../../text/proclamation.ts";
import { citedText, displayedCitation, listedChoices } from "../../text/titles.ts";
import { notice, pager } from "../../ui/controls.ts";
import { type Html, html, withWholeCitations } from "../../ui/html.ts";
import { page } from "../../ui/page.ts";
import { feedLinks, previewText } from "../../ui/page_layout.ts";
import {
  askedTranslation,
  checkDay,
  countDay,
  failurePage,
  keepChoice,
  otherTexts,
  readerClosed,
} from "../text_head.ts";
import { dayForm, furtherLinks, neighbour, readingsBar } from "./readings_bar.ts";

/** Responds with the readings of a day. */
export function readingsPage(context: PageContext): Response {
  const kept = context.canRead ? keepChoice(context) : undefined;
  if (kept !== undefined) return kept;
  const { t } = context;
  const today = context.services.clock.today().date;
  const translation = askedTranslation(context);
  const choice = checkDay(context, { translation, date: context.askedDate ?? today, usual: today });
  const fail = (error: FormError) =>
    failurePage(context, { title: t("readings.title"), error }, dayForm(context, choice, error));
  // Without any text the day has its citations, as on the home page.
  const isWithoutTexts = choice.error !== undefined && choice.error === translation && choice.translation === undefined;
  if (choice.error !== undefined && !isWithoutTexts) return fail(choice.error);
  const limit = countDay(context, choice.date);
  if (limit !== undefined) return fail(limit);
  const { date, translation: chosen } = choice;
  const isOpen = context.canRead && chosen !== undefined;
  const usual = context.day(date);
  const asked = context.parameter("celebration");
  const chosenDay = asked === undefined ? usual : withCelebration(usual, asked);
  const day = chosenDay ?? usual;
  const name = context.named(day.name);
  const celebration = chosenDay && asked;
  const masses = massesOfDay(day, context.calendar);
  return page(context, {
    title: `${capitalize(name)} · ${t("readings.title")}`,
    ...(chosenDay === undefined && { status: 404 }),
    preview: {
      path: readingsPath(context, {
        ...(context.parameter("date") !== undefined && { date }),
        celebration,
        translation: chosen?.code === context.defaultTranslation ? undefined : chosen,
      }),
      description: citations(context, masses),
    },
    policy: isOpen ? "texts" : "public",
    scripts: ["script", "readerScript"],
    alternates: feedLinks(context),
    body: html`${readingsBar(context, { date, translation: isOpen ? chosen : undefined, celebration })}
<div class="medium">
<article class="passage readings ${context.preferences.size}" aria-labelledby="day"${isOpen && html` data-translation="${chosen.code}" data-copyright="${chosen.copyright}"`}>
<header>
<div class="ribbon ${day.color}" aria-hidden="true"></div>
<h1 id="day">${capitalize(context.named(nameWithoutDate(day)))}</h1>
<p>${capitalize(formatFullDate(context, date))}</p>
${dayFacts(context, day).map((line) => html`<p>${line}</p>`)}
${celebrationChoice(context, { usual, day })}
${isOpen && html`<p><bdi>${chosen.name}</bdi></p>`}
</header>
${!isOpen && notice("status", choice.error?.message ?? readerClosed(context, t("readings.texts_closed")))}
${chosenDay === undefined && notice("alert", t("readings.no_celebration"))}
${massSections(context, masses, { day, translation: isOpen ? chosen : undefined })}
${
  isOpen &&
  html`<footer class="copyright">
<p lang="${languageTag(chosen.language)}" dir="auto">${chosen.copyright}</p>
</footer>`
}
</article>
${pager(t("readings.days"), { previous: neighbour(context, choice, -1), next: neighbour(context, choice, 1) })}
${furtherLinks(context, date)}
</div>`,
  });
}

/** Renders what may be kept on the day: links that change celebration and readings, and the themes of a Sunday. */
function celebrationChoice(context: PageContext, { usual, day }: { usual: LiturgicalDay; day: LiturgicalDay }): Html {
  const { t, askedTranslation: translation } = context;
  const choices = choicesOf(usual);
  const themes = usual.beside.filter((each) => !choices.includes(each));
  const { date } = usual;
  const link = (label: string, { celebration, isChosen }: { celebration?: string; isChosen: boolean }) =>
    html`<li><a href="${readingsPath(context, { date, celebration, translation })}"${isChosen && html` aria-current="true"`} rel="nofollow">${label}</a></li>\n`;
  return html`${themes.map(({ name }) => html`<p>${capitalize(context.named(name))}</p>`)}
${
  choices.length > 0 &&
  html`<nav class="celebrations" aria-label="${t("readings.choices")}">
<p>${t("readings.choices")}:</p>
<ul>
${link(capitalize(context.named(nameWithoutDate(usual))), { isChosen: day === usual })}${choices.map((each) =>
  link(`${capitalize(context.named(each.name))} (${t(`church_year.ranks.${each.rank}`)})`, {
    celebration: each.id,
    isChosen: day.celebration?.id === each.id,
  }),
)}</ul>
</nav>`
}`;
}

/** Renders the Masses of a day. */
export function massSections(
  context: Visitor,
  masses: readonly Mass[],
  { day, translation }: { day: LiturgicalDay; translation: Translation | undefined },
): Html {
  const name = context.named(day.name);
  const nameOf = (mass: (typeof masses)[number]) => context.named(mass.name);
  const headed = masses.length > 1 || masses.some((mass) => nameOf(mass) !== name);
  return html`${masses.map((mass) => massSection(context, mass, { translation, day, headed }))}`;
}

/** Lists the readings of the first Mass, for previews: citations, which are open to everyone. */
function citations(context: PageContext, [{ readings = [] } = {}]: readonly Partial<Mass>[]): string {
  const cited = readings.map(({ title, citation }) => `${context.named(title)} ${context.cited(citation)}`);
  return previewText(cited.join(" · "));
}

/** The options of rendering a Mass. */
interface MassOptions {
  /** The translation of the texts; undefined where only citations may be shown. */
  readonly translation: Translation | undefined;
  /** The day: a Mass of another color says so. */
  readonly day: LiturgicalDay;
  /** Set where the Mass has a heading of its own: there are several, or its name is not the day's. */
  readonly headed: boolean;
}

/** Renders the readings of a Mass. */
function massSection(
  context: Visitor,
  { name, color, readings }: Mass,
  { translation, day, headed }: MassOptions,
): Html {
  const title = context.named(name.sl === day.name.sl ? nameWithoutDate(day) : name);
  return html`<section class="mass">
${headed && html`<h2>${capitalize(title)}</h2>`}${
  color !== day.color &&
  html`
<p class="hint">${capitalize(context.t("church_year.table.color"))}: ${context.t(`church_year.colors.${color}`)}</p>`
}
${readings.map((reading) => readingSection(context, reading, { translation, day, headed }))}
</section>`;
}

function readingSection(context: Visitor, reading: Reading, { translation, day, headed }: MassOptions): Html {
  const { t } = context;
  const title = context.named(reading.title);
  const { text, ...cited } = textOf(context, reading, { translation, day });
  const heading = html`${title} <span class="citation place">${citationLink(cited)}</span>`;
  const others = reading.alternatives.map((alternative) => {
    const other = textOf(context, alternative, { translation, day });
    const label = alternative.short ? t("readings.shorter") : t("readings.or");
    return html`<details>
<summary>${label}: <span class="citation">${withWholeCitations(other.reference)}</span></summary>
${withResponse(context, alternative, { translation, text: other.text })}
${other.path !== undefined && html`<p class="source">${citationLink(other)}</p>`}
</details>`;
  });
  const { more } = listedChoices(context.language, others);
  return html`<section class="reading ${reading.kind}">
${headed ? html`<h3>${heading}</h3>` : html`<h2>${heading}</h2>`}
${withResponse(context, reading, { translation, text })}
${more === undefined ? others : html`<details><summary>${capitalize(more)}</summary>${others}</details>`}
</section>`;
}

/** Renders a text with the words with which the reader begins, a psalm between its responses. */
function withResponse(
  context: Visitor,
  reading: Reading,
  { translation, text }: { translation: Translation | undefined; text: Html | undefined },
): Html {
  const opening = openingOf(reading);
  const found = translation && reading.response && findResponse(translation, reading.response);
  if (translation === undefined || !found || "missing" in found) {
    return html`${opening && html`<p class="opening">${context.named(opening)}</p>`}
${text}`;
  }
  const { t } = context;
  const words = html`<span lang="${languageTag(translation.language)}" dir="auto">${sungResponse(translation, reading.response!, found.ranges)}</span>`;
  const path = readerPath(translation.code, found.reference);
  return html`<p class="response"><b>${t("church_year.response")}:</b> ${words} <small>(<a href="${path}">${withWholeCitations(displayedCitation(context.language, reading.response!, found))}</a>; ${t("church_year.response_note")})</small></p>
${text}
<p class="response"><b>${t("church_year.response")}:</b> ${words}</p>`;
}

/** Renders links to the day in other translations that have a reading. */
function inOtherText(context: Visitor, citation: string, { date, celebration }: LiturgicalDay): Html | undefined {
  const isUsual = celebration?.id === context.day(date).celebration?.id;
  return otherTexts(context, citation, (translation) =>
    readingsPath(context, { date, translation, celebration: isUsual ? undefined : celebration?.id }),
  );
}

/** Renders a citation, as a link where its passage is there. */
function citationLink({ reference, path }: { reference: string; path?: string | undefined }): Html {
  const citation = withWholeCitations(reference);
  return path === undefined ? citation : html`<a href="${path}">${citation}</a>`;
}

/** Finds the text of a reading; where the translation has none, the citation stays, with the reason. */
function textOf(
  context: Visitor,
  { citation }: Reading,
  { translation, day }: Pick<MassOptions, "translation" | "day">,
): { reference: string; path?: string | undefined; text: Html | undefined } {
  const { reference, path, ranges, lack, reason } = citedText(citation, { translation, language: context.language });
  if (translation === undefined || ranges === undefined) {
    if (reason === undefined) return { reference, text: undefined };
    const others = context.kind === "page" && inOtherText(context, citation, day);
    return { reference, text: html`<p class="hint">${reason}</p>${others}` };
  }
  return {
    ...{ reference, path },
    text: html`${
      lack && html`<p class="hint">${lack}</p>\n`
    }<div lang="${languageTag(translation.language)}" dir="auto">${passageText(translation, ranges, { headed: false, linked: false })}</div>`,
  };
}

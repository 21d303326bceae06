import { formatCalendarDate, parseDate, weekdayOf } from "../../../calendar/mod.ts";
import type { Translation } from "../../../corpus/mod.ts";
import type { Response } from "../../../http/mod.ts";
import { capitalize, formatFullDate, formatShortDate, languageTag } from "../../../i18n/mod.ts";
import { isLectionaryDate, type Reading } from "../../../lectionary/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import type { FormError } from "../../context/page_error.ts";
import { preparationPath } from "../../context/paths.ts";
import { announcementLines, attribution, daysOfWeek, nameWithoutDate } from "../../text/mass_text.ts";
import { printedHtml } from "../../text/printed_html.ts";
import { formsOf, type ProclaimedReading, proclaim, spokenBlocks } from "../../text/proclamation.ts";
import { citedText } from "../../text/titles.ts";
import { errorNotice, notice, pager } from "../../ui/controls.ts";
import { type Html, html, withWholeCitations } from "../../ui/html.ts";
import { page, redirect } from "../../ui/page.ts";
import { countDay, failurePage, otherTexts, readerClosed } from "../text_head.ts";
import {
  addressOf,
  type MassChoice,
  massChips,
  massForm,
  occasionForm,
  outputTools,
  readMassChoice,
} from "./mass_choice.ts";

/** Renders the readings of a Mass as they are read out, without verse numbers, as a sheet to print. */
function leaflet(context: PageContext, choice: MassChoice): Html {
  const { date, chosen, mass, readings, translation } = choice;
  const { language, site } = context;
  const day = date === undefined ? { ...chosen!.group, name: chosen!.occasion.name } : context.day(date);
  const shown = context.canRead ? translation : undefined;
  const name = context.named(mass.name);
  const dayName = context.named(day.name);
  return html`<article class="passage leaflet ${context.preferences.size}" id="leaflet" aria-labelledby="day">
<header>
<div class="ribbon ${day.color}" aria-hidden="true"></div>
<div class="parish">${site.image && html`<img class="crest" src="${site.image.path}" width="${site.image.width}" height="${site.image.height}" alt="">`}<span>${site.name}</span></div>
<h2 id="day">${capitalize(context.named("date" in day ? nameWithoutDate(day) : day.name))}</h2>
${name !== dayName && html`<p>${capitalize(name)}</p>`}
${date !== undefined && html`<p>${capitalize(formatFullDate(context, date))}</p>`}
${date === undefined && html`<div class="particulars">${(["names", "day", "place"] as const).map((each) => particular(context, chosen!.occasion.id, each))}</div>`}
</header>
${shown && noticesSection(context, choice)}
<div class="sheet">
${readings.map((reading, index) => {
  const proclaimed = proclaim(reading, { translation: shown, language });
  return readingSection(context, choice, index, proclaimed);
})}
</div>
${
  shown &&
  html`<footer class="copyright"><p lang="${languageTag(shown.language)}" dir="auto">${attribution(shown)}</p></footer>`
}
</article>`;
}

/** Renders a line of the sheet of an occasion, to type on or to write on by hand; the tab of the browser keeps it. */
function particular({ t }: PageContext, occasion: string, name: "names" | "day" | "place"): Html {
  const id = `of-${name}`;
  return html`<div><span id="${id}">${t(`preparation.of.${name}`)}:</span> <span class="line-to-fill" contenteditable="plaintext-only" role="textbox" aria-labelledby="${id}" tabindex="0" data-particular="${occasion}-${name}"></span></div>\n`;
}

function readingSection(context: PageContext, choice: MassChoice, index: number, proclaimed: ProclaimedReading): Html {
  const { t } = context;
  const { title, kind, reference, opening, response, stanzas, lack, missing, citation } = proclaimed;
  const { translation } = choice;
  const id = `reading-${index}`;
  const hasText = stanzas.length > 0;
  const tag = languageTag(translation.language);
  const sung = kind === "psalm" && hasText && responseLine(context, { translation, proclaimed });
  return html`<section class="reading ${kind}" id="${id}" aria-labelledby="${id}-title">
<h3 id="${id}-title">${title} <span class="citation"><span class="unseen">(</span>${withWholeCitations(reference)}<span class="unseen">)</span></span></h3>
<div class="tools">
${formLinks(context, choice, index)}
${hasText && html`<button type="button" class="plain" data-clean="${id}" data-done="${t("forms.copied")}" aria-label="${t("forms.copy")}: ${title}" hidden>${t("forms.copy")}</button>`}
${kind === "psalm" && hasText && ownResponse(context, { citation, id, response })}
</div>
${missing && html`<p class="hint">${missing}</p>${offered(context, choice, index)}`}
${lack && html`<p class="hint">${lack}</p>`}
${hasText && opening && html`<p class="opening">${opening}</p>`}
${sung}
${stanzas.map(
  (ranges) => html`<div lang="${tag}" dir="auto">
${printedHtml(spokenBlocks(translation, ranges), { linked: false, numbered: false })}</div>
${sung}`,
)}
</section>`;
}

/** Renders the response; without words of the translation it is there for those of the parish. */
function responseLine(
  context: PageContext,
  { translation, proclaimed }: { translation: Translation; proclaimed: ProclaimedReading },
): Html {
  const { response, citation } = proclaimed;
  const label = context.t("church_year.response");
  return html`<p class="response"${response === undefined && html` hidden`}><b>${label}: <span lang="${languageTag(translation.language)}" dir="auto" data-response="${citation}">${response?.text}</span></b></p>\n`;
}

/** Renders the field for the words in which the parish sings a response. The script keeps and shows them. */
function ownResponse(
  { t }: PageContext,
  { citation, id, response }: Pick<ProclaimedReading, "citation" | "response"> & { id: string },
): Html {
  const note =
    response && ` ${t("preparation.response_from", { reference: response.reference, isAdapted: response.isAdapted })}`;
  return html`<div class="own" hidden><label for="${id}-own">${t("preparation.own_response")}</label>
<input type="text" id="${id}-own" data-own="${citation}" maxlength="300" autocomplete="off" aria-describedby="${id}-hint">
<p class="hint" id="${id}-hint">${t("preparation.own_response_hint")}${note && withWholeCitations(note)}</p></div>`;
}

/** The forms of a reading that are shown at once; more, as a common has, are folded away. */
const MAX_SHOWN_FORMS = 4;

/** Renders links to the forms of a reading that has several: shorter ones, and what may be read in its place. */
function formLinks(context: PageContext, choice: MassChoice, index: number): Html | undefined {
  const forms = formsOf(choice.mass.readings[index]!);
  if (forms.length < 2) return undefined;
  const current = choice.forms.get(index) ?? 0;
  const label = context.t("preparation.forms");
  const links = html`<nav class="chips" aria-label="${label}">${forms.map((form, number) => {
    const chosen = new Map(choice.forms);
    if (number === 0) chosen.delete(index);
    else chosen.set(index, number);
    const path = preparationPath(context, addressOf({ ...choice, forms: chosen }));
    return html`<a href="${path}#reading-${index}"${number === current && html` aria-current="true"`}>${withWholeCitations(formLabel(context, form, { number, translation: choice.translation }))}</a>`;
  })}</nav>`;
  if (forms.length <= MAX_SHOWN_FORMS) return links;
  return html`<details><summary>${label} (${String(forms.length)})</summary>${links}</details>`;
}

function formLabel(
  { t, language, canRead }: PageContext,
  { citation, short }: Reading,
  { number, translation }: { number: number; translation: Translation },
): string {
  const { reference } = citedText(citation, { translation: canRead ? translation : undefined, language });
  return number === 0 ? reference : `${short ? t("readings.shorter") : t("readings.or")}: ${reference}`;
}

/** Renders links to the Mass in other translations that have a reading which the chosen one lacks. */
function offered(context: PageContext, choice: MassChoice, index: number): Html | undefined {
  return otherTexts(context, choice.readings[index]!.citation, ({ code }) =>
    preparationPath(context, { ...addressOf(choice), translation: code }),
  );
}

/** Renders the room for notices, which is shown and printed where it was switched on. */
function noticesSection({ t }: PageContext, { date }: MassChoice): Html {
  return html`<section class="notices" aria-labelledby="notices">
<h3 id="notices">${t("preparation.notices")}</h3>
<div class="tools">${date !== undefined && html`<button type="button" class="plain" data-add="week-lines" hidden>${t("preparation.add_week")}</button>`}
<p class="hint">${t("preparation.notices_hint")}</p></div>
<div class="typed" contenteditable="plaintext-only" role="textbox" aria-multiline="true" aria-labelledby="notices" tabindex="0"></div>
</section>`;
}

/** Responds with a Mass to prepare: its readings to copy, to print and to project, and the week for the notices. */
export function preparationPage(context: PageContext): Response {
  const choice = readMassChoice(context);
  const { t } = context;
  const fail = (error: FormError) =>
    failurePage(
      context,
      { title: t("preparation.title"), error, style: "preparationStyle", kind: "medium preparation" },
      massForm(context, { ...choice, date: choice.date ?? context.comingSunday }, error),
    );
  if (!("mass" in choice)) return fail(choice.error);
  if (context.parameter("of") !== undefined && choice.error === undefined) {
    return redirect(context, preparationPath(context, addressOf(choice)));
  }
  const limit = countDay(context, choice.date);
  if (limit !== undefined) return fail(limit);
  const isOpen = context.canRead;
  const { date, chosen, error } = choice;
  return page(context, {
    title: `${t("preparation.title")} · ${capitalize(context.named(choice.mass.name))}`,
    ...(error && { status: error.status }),
    policy: "public",
    style: "preparationStyle",
    scripts: ["script", "preparationScript"],
    preview: { path: preparationPath(context) },
    body: html`<div class="medium preparation">
<div class="tools">
<h1>${t("preparation.title")}</h1>
${errorNotice(error)}
${chosen === undefined ? massForm(context, choice) : occasionForm(context, choice, chosen)}
${massChips(context, choice)}
${!isOpen && notice("status", readerClosed(context, t("preparation.closed")))}
${outputTools(context, choice)}
</div>
${leaflet(context, choice)}
${
  date !== undefined &&
  html`<div class="tools">
${weekLines(context, date)}
${sundays(context, date, choice.translation)}
</div>`
}
</div>`,
  });
}

/** Renders the readings of the week as lines to copy into the notices. */
function weekLines(context: PageContext, date: string): Html {
  const lines = announcementLines(context, daysOfWeek(date));
  return html`<section aria-labelledby="week">
<h2 id="week">${context.t("preparation.week")}</h2>
<pre id="week-lines" tabindex="0">${withWholeCitations(lines.join("\n"))}</pre>
</section>`;
}

/** Renders links to the Sundays around a day. */
function sundays(context: PageContext, date: string, translation: Translation): Html {
  const { t } = context;
  const day = parseDate(date);
  const weekday = weekdayOf(day);
  const to = (other: number, place: string) => {
    const sunday = formatCalendarDate(other);
    if (!isLectionaryDate(sunday)) return undefined;
    const path = preparationPath(context, { date: sunday, translation: translation.code });
    return { path, place, name: formatShortDate(context, sunday) };
  };
  const before = day - (weekday === 0 ? 7 : weekday);
  return pager(t("preparation.sundays"), {
    previous: to(before, t("preparation.previous_sunday")),
    next: to(day + 7 - weekday, t("preparation.next_sunday")),
  });
}

import { formatCalendarDate, parseDate } from "../../../calendar/mod.ts";
import type { Translation } from "../../../corpus/mod.ts";
import { capitalize, formatShortDate, languageTag } from "../../../i18n/mod.ts";
import { FIRST_LECTIONARY_YEAR, isLectionaryDate, LAST_LECTIONARY_YEAR, occasions } from "../../../lectionary/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import type { FormError } from "../../context/page_error.ts";
import { monthPath, occasionPath, preparationPath, readingsPath, weekPath } from "../../context/paths.ts";
import { errorOf, fieldError, fieldState, hiddenField } from "../../ui/controls.ts";
import { type Html, html } from "../../ui/html.ts";
import { menu, moreMenu, readerBar, type Step, sizeMenu } from "../reading/reader_controls.ts";
import { choosing } from "../text_head.ts";

/** The day and translation that a page of readings shows. */
export interface ReadingsChoice {
  readonly date: string;
  readonly translation: Translation | undefined;
  /** That of the celebrations beside the day which is shown; undefined where it is the usual one. */
  readonly celebration?: string | undefined;
}

/** Renders the form by which another day is chosen, in the same translation. */
export function dayForm({ t }: PageContext, { date, translation }: ReadingsChoice, error?: FormError): Html {
  return html`<form class="line" method="get" action="${t("readings.path")}" aria-label="${t("readings.form")}">
<label for="date">${t("readings.date")}</label>
<div><input type="date" id="date" name="date" value="${date}" min="${FIRST_LECTIONARY_YEAR}-01-01" max="${LAST_LECTIONARY_YEAR}-12-31" required${fieldState("date", { error: errorOf(error, "date") })}><button>${t("readings.show")}</button></div>
${fieldError("date", errorOf(error, "date"))}
${translation && hiddenField("translation", translation.code)}
</form>`;
}

/**
 * Renders the bar that stays above the readings: the days around, and menus of the day, the translation, the size of the
 * text, and more. Without a translation there is no text, and nothing to choose for it.
 */
export function readingsBar(context: PageContext, choice: ReadingsChoice): Html {
  const { t } = context;
  const { date, translation } = choice;
  const path = readingsPath(context, choice);
  const around = { previous: stepTo(context, choice, -1), next: stepTo(context, choice, 1) };
  return readerBar(
    context,
    around,
    html`${menu(
      "passage-menu",
      html`<span class="unseen">${t("readings.date")}:</span> ${formatShortDate(context, date)}`,
      html`${dayForm(context, choice)}
<p><a href="${readingsPath(context, { translation })}">${t("readings.today")}</a></p>`,
    )}
${translation && translationMenu(context, { ...choice, translation })}
${translation && sizeMenu(context, path)}
${moreMenu(context, { path, linkTo: t("readings.share"), keys: t("reader_bar.day_keys") })}`,
  );
}

/** Renders links to the coming Sunday, to the week and to the month of a day, of today without; and to the occasions. */
export function furtherLinks(context: PageContext, date?: string): Html {
  return html`<p class="actions further"><a href="${readingsPath(context, { date: "sunday" })}">${context.t("calendar_pages.sunday")}</a> <a href="${weekPath(context, date)}">${context.t("calendar_pages.week.title")}</a> <a href="${monthPath(context, date?.slice(0, 7))}">${context.t("calendar_pages.month.title")}</a> <a href="${preparationPath(context, { date })}">${context.t("preparation.title")}</a> <a href="${occasionPath(context, occasions()[0]!)}">${context.t("occasions.link")}</a></p>`;
}

/** Finds the day before or after another; undefined where its readings are not known. */
export function neighbour(context: PageContext, choice: ReadingsChoice, step: 1 | -1) {
  const date = formatCalendarDate(parseDate(choice.date) + step);
  if (!isLectionaryDate(date)) return undefined;
  const { t } = context;
  const { name } = context.day(date);
  return {
    path: readingsPath(context, { translation: choice.translation, date }),
    place: step < 0 ? t("readings.previous") : t("readings.next"),
    name: capitalize(context.named(name)),
  };
}

function stepTo(context: PageContext, choice: ReadingsChoice, by: 1 | -1): Step | undefined {
  const day = neighbour(context, choice, by);
  return day && { path: day.path, label: `${day.place}: ${day.name}` };
}

function translationMenu(context: PageContext, choice: ReadingsChoice & { translation: Translation }): Html {
  const { translation } = choice;
  const links = context.translations.map((each) => {
    const path = choosing(readingsPath(context, { ...choice, translation: each }), "keep=translation");
    return html`<li><a href="${path}"${each === translation && html` aria-current="true"`} rel="nofollow"><span lang="${languageTag(each.language)}" dir="auto">${each.name}</span> <code>${each.code}</code></a></li>\n`;
  });
  return menu(
    "translation-menu",
    html`<span class="unseen">${context.t("reader_bar.translation")}</span> ${translation.code}`,
    html`<ul class="choices">
${links}</ul>`,
  );
}

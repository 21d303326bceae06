import { formatDate, liturgicalDay, parseDate } from "../../../calendar/mod.ts";
import type { Translation } from "../../../corpus/mod.ts";
import { isLectionaryDate } from "../../../lectionary/mod.ts";
import { formatShortDate } from "../../i18n/date.ts";
import { capitalize, languageTag } from "../../i18n/language.ts";
import { readings as readingsTexts } from "../../i18n/texts/lectionary.ts";
import { readerBar } from "../../i18n/texts/reader_bar.ts";
import type { PageContext } from "../../page_context.ts";
import { type Html, html } from "../../ui/html.ts";
import { choosingTranslation } from "../reader_choice.ts";
import { menu, moreMenu, type Step, sizeMenu, step } from "../reading/bar_menus.ts";
import { dayForm, type ReadingsChoice, readingsPath } from "./readings_choice.ts";

/**
 * Renders the bar that stays above the readings: the days around, and menus of the day, the translation, the size of the
 * text, and more. Without a translation there is no text, and nothing to choose for it.
 */
export function readingsBar(context: PageContext, choice: ReadingsChoice): Html {
  const t = context.in(readingsTexts);
  const bar = context.in(readerBar);
  const { date, translation } = choice;
  const path = readingsPath(context, choice);
  return html`<div class="reader-bar" role="group" aria-label="${bar.label}">
<div class="wide">
${step(stepTo(context, choice, -1), "prev")}
${menu(
  "passage-menu",
  html`<span class="unseen">${t.date}:</span> ${formatShortDate(context, date)}`,
  html`${dayForm(context, choice)}
<p><a href="${readingsPath(context, { translation })}">${t.today}</a></p>`,
)}
${translation && translationMenu(context, { date, translation })}
${translation && sizeMenu(context, path)}
${moreMenu(context, { path, linkTo: t.share, keys: bar.dayKeys })}
${step(stepTo(context, choice, 1), "next")}
</div>
</div>`;
}

/** Finds the day before or after another; undefined where its readings are not known. */
export function neighbour(
  context: PageContext,
  choice: ReadingsChoice,
  step: 1 | -1,
): { readonly path: string; readonly which: string; readonly name: string } | undefined {
  const date = formatDate(parseDate(choice.date) + step);
  if (!isLectionaryDate(date)) return undefined;
  const t = context.in(readingsTexts);
  const { name } = liturgicalDay(date);
  return {
    path: readingsPath(context, { ...choice, date }),
    which: step < 0 ? t.previous : t.next,
    name: capitalize(context.language === "sl" ? name.slovenian : name.english),
  };
}

function stepTo(context: PageContext, choice: ReadingsChoice, by: 1 | -1): Step | undefined {
  const day = neighbour(context, choice, by);
  return day && { path: day.path, label: `${day.which}: ${day.name}` };
}

function translationMenu(
  context: PageContext,
  { date, translation }: { date: string; translation: Translation },
): Html {
  const links = context.services.library.translations().map((each) => {
    const path = choosingTranslation(readingsPath(context, { date, translation: each }));
    return html`<li><a href="${path}"${each === translation && html` aria-current="true"`} rel="nofollow"><span lang="${languageTag(each.language)}" dir="auto">${each.name}</span> <code>${each.code}</code></a></li>
`;
  });
  return menu(
    "translation-menu",
    html`<span class="unseen">${context.in(readerBar).translation}</span> ${translation.code}`,
    html`<ul class="choices">
${links}</ul>`,
  );
}

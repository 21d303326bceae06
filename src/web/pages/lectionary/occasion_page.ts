import type { Translation } from "../../../corpus/mod.ts";
import type { Handler } from "../../../http/mod.ts";
import { languageTag } from "../../../i18n/mod.ts";
import {
  OCCASION_SLOTS,
  type Occasion,
  type OccasionGroup,
  type OccasionReading,
  type OccasionSlot,
  occasions,
  readingsBySlot,
} from "../../../lectionary/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import { occasionPath } from "../../context/paths.ts";
import { beginningOf } from "../../text/mass_text.ts";
import { errorNotice, hiddenField, notice } from "../../ui/controls.ts";
import { type Html, html, withWholeCitations } from "../../ui/html.ts";
import { titledPage } from "../../ui/page.ts";
import { type ChosenOccasion, readChosenOccasion, translationChoice } from "../preparation/mass_choice.ts";
import { askedTranslation, countDay, readerClosed } from "../text_head.ts";

/** Makes the page of an occasion: its readings with their first words, of which one of each kind is chosen. */
export function occasionPage(occasion: Occasion): Handler<PageContext> {
  return (context) => {
    const { t } = context;
    const name = context.named(occasion.name);
    const asked = askedTranslation(context);
    const translation = "message" in asked ? undefined : asked;
    const isOpen = context.canRead;
    const chosen = readChosenOccasion(context, occasion)!;
    const limit = translation && countDay(context, undefined);
    const noForm = chosen.isKnown ? undefined : { status: 404, message: t("preparation.unknown_form") };
    const error = "message" in asked ? asked : (limit ?? noForm);
    const shown = isOpen && limit === undefined ? translation : undefined;
    return titledPage(
      context,
      {
        ...{ title: name, error, style: "preparationStyle", kind: "medium preparation occasion" },
        policy: shown === undefined ? "public" : "texts",
        preview: { path: occasionPath(context, occasion), description: t("occasions.lead") },
      },
      html`${errorNotice(error)}
<p class="lead">${t("occasions.lead")}</p>
${!isOpen && notice("status", readerClosed(context, t("readings.texts_closed")))}
${occasion.groups.map((group) => groupForm(context, group, { chosen, translation, shown }))}
${shown && html`<p class="copyright" lang="${languageTag(shown.language)}" dir="auto">${shown.copyright}</p>`}
${otherOccasions(context, occasion)}`,
    );
  };
}

/** Renders the form of a group. @param of `shown`: the translation whose words may be shown. */
function groupForm(
  context: PageContext,
  group: OccasionGroup,
  of: { chosen: ChosenOccasion; translation: Translation | undefined; shown: Translation | undefined },
): Html {
  const { t } = context;
  const { id, name } = group;
  const { translation, shown } = of;
  const { occasion, group: chosenGroup, choice } = of.chosen;
  const slots = readingsBySlot(id);
  const isOnly = occasion.groups.length === 1;
  return html`<form method="get" action="${t("preparation.path")}" id="${id}" aria-label="${context.named(name)}">
${!isOnly && html`<h2>${context.named(name)}</h2>`}
${hiddenField("occasion", occasion.id)}${hiddenField("group", id)}
${OCCASION_SLOTS.map((slot) => {
  const chosen = group === chosenGroup ? choice[slot] : Math.min(slots[slot].length, 1);
  return slotFields(context, { slot, readings: slots[slot], chosen, shown });
})}
<div class="choice">
${translationChoice(context, { label: t("preparation.translation"), name: "translation", chosen: translation, id: `${id}-translation` })}
<button>${t("occasions.prepare")}</button> ${context.canRead && html`<button class="quiet" formaction="${t("projection.path")}">${t("preparation.project")}</button>`}
</div>
</form>`;
}

/** The readings of a place in the Mass, and the number of the one that is chosen. */
interface SlotFields {
  readonly slot: OccasionSlot;
  readonly readings: readonly OccasionReading[];
  readonly chosen: number;
  readonly shown: Translation | undefined;
}

/** Renders the readings of a place, a list of the Ordo after the other; but for a Gospel, none may be chosen too. */
function slotFields(context: PageContext, { slot, readings, chosen, shown }: SlotFields): Html | undefined {
  if (readings.length === 0) return undefined;
  const { t } = context;
  const numbers = [...new Set(readings.map(({ number }) => number))];
  const field = (value: number, content: Html) =>
    html`<label class="check"><input type="radio" name="${slot}" value="${String(value)}"${value === chosen && html` checked`}> ${content}</label>\n`;
  return html`${numbers.map((number, index) => {
    const title = t(`occasions.kinds.${readings.find((each) => each.number === number)!.kind}`);
    const isLast = index === numbers.length - 1;
    return html`<fieldset><legend>${title}${index > 0 && ` – ${t("occasions.easter")}`} <span class="citation">${String(number)}</span></legend>
${readings.map((reading, at) => reading.number === number && field(at + 1, readingLabel(context, reading, shown)))}
${isLast && slot !== "gospel" && field(0, html`${t("occasions.none")}`)}</fieldset>\n`;
  })}`;
}

/** Renders a reading: number, citation and first words; of a psalm the words of its response. */
function readingLabel(context: PageContext, reading: OccasionReading, shown: Translation | undefined): Html {
  const { label, short } = reading;
  const { reference, words } = beginningOf(shown, reading, context.language);
  return html`<b>${withWholeCitations(reference)}</b> <small>${label}${short && `, ${context.t("feeds.shorter")}`}</small>${words !== undefined && html` <span lang="${languageTag(shown!.language)}" dir="auto">${words}</span>`}`;
}

function otherOccasions(context: PageContext, current: Occasion): Html {
  return html`<nav class="chips" aria-label="${context.t("occasions.all")}">${occasions().map(
    (each) =>
      html`<a href="${occasionPath(context, each)}"${each === current && html` aria-current="page"`}>${context.named(each.name)}</a>`,
  )}</nav>`;
}

import { choicesOf, withCelebration } from "../../../calendar/mod.ts";
import type { Translation } from "../../../corpus/mod.ts";
import { capitalize } from "../../../i18n/mod.ts";
import {
  FIRST_LECTIONARY_YEAR,
  findOccasion,
  LAST_LECTIONARY_YEAR,
  type Mass,
  massesOfDay,
  massOfOccasion,
  OCCASION_SLOTS,
  type Occasion,
  type OccasionSlot,
  type Reading,
  readingsBySlot,
  usualMass,
} from "../../../lectionary/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import type { FormError } from "../../context/page_error.ts";
import { FORMS, occasionPath, type PathParameters, preparationPath, projectionPath } from "../../context/paths.ts";
import { chosenReadings, formsOf } from "../../text/proclamation.ts";
import { errorOf, fieldError, fieldState, hiddenFields, type Options, optionList } from "../../ui/controls.ts";
import { type Html, html } from "../../ui/html.ts";
import { askedTranslation, checkDay, type RefusedDay } from "../text_head.ts";

/** The readings that an address chooses for an occasion. */
export type ChosenOccasion = NonNullable<ReturnType<typeof readChosenOccasion>>;

/**
 * Reads the readings that the query chooses, the first of each place where it says nothing.
 *
 * @returns `isKnown`: false where it asks for a group or reading that is not there; the first ones replace them.
 */
export function readChosenOccasion(context: PageContext, occasion: Occasion | undefined) {
  const group = occasion?.groups[0];
  if (group === undefined) return undefined;
  const askedGroup = context.parameter("group") ?? group.id;
  const chosenGroup = occasion!.groups.find(({ id }) => id === askedGroup);
  const slots = readingsBySlot((chosenGroup ?? group).id);
  let isKnown = chosenGroup !== undefined;
  const read = (slot: OccasionSlot): number => {
    const { length } = slots[slot];
    const usual = Math.min(length, 1);
    const text = context.parameter(slot);
    if (text === undefined || !isKnown) return usual;
    const number = /^\d{1,3}$/.test(text) ? Number(text) : -1;
    // Only a Gospel is never left out.
    if (number <= length && number >= (slot === "gospel" ? 1 : 0)) return number;
    isKnown = false;
    return usual;
  };
  const choice = Object.fromEntries(OCCASION_SLOTS.map((slot) => [slot, read(slot)])) as Record<OccasionSlot, number>;
  return { occasion: occasion!, group: chosenGroup ?? group, choice, isKnown };
}

/** Returns the parameters of the readings that are chosen for an occasion. */
function parametersOfReadings({ group, choice }: ChosenOccasion): PathParameters {
  return { group: group.id, ...Object.fromEntries(OCCASION_SLOTS.map((slot) => [slot, String(choice[slot])])) };
}

/**
 * The Mass that a page is about: a day, one of its Masses, a translation, and the forms of its readings; or an occasion with
 * the readings that were chosen for it.
 */
export interface MassChoice {
  /** Undefined where it is for an occasion. */
  readonly date: string | undefined;
  /** Undefined where it is of a day. */
  readonly chosen?: ChosenOccasion;
  readonly masses: readonly Mass[];
  /** The number of the Mass among them, from 0. */
  readonly index: number;
  /** The number of that which an address without a number is for. */
  readonly usualIndex: number;
  readonly mass: Mass;
  readonly translation: Translation;
  /** The chosen form of each reading that is not read in its usual one. */
  readonly forms: ReadonlyMap<number, number>;
  readonly readings: readonly Reading[];
  /** The choice that was asked for and is not there, though the rest can be shown. */
  readonly error: FormError | undefined;
}

/** Reads the Mass that the query chooses: the usual one of the coming Sunday unless it says more. */
export function readMassChoice(context: PageContext): MassChoice | RefusedDay {
  const { t, comingSunday: usual } = context;
  const day = checkDay(context, {
    date: context.askedDate ?? usual,
    translation: askedTranslation(context),
    usual,
  });
  if (day.error !== undefined) return day;
  const { date, translation } = day;
  const occasion = context.parameter("occasion");
  if (occasion !== undefined) {
    const chosen = readChosenOccasion(context, findOccasion(occasion));
    if (chosen !== undefined) return occasionChoice(context, chosen, translation);
    return { date, translation, error: { status: 404, message: t("occasions.unknown") } };
  }
  const kept = context.day(date);
  const ofDay = context.masses(date);
  // Memorials that have readings to choose alone are last: the Masses of the day keep their numbers.
  const besides = choicesOf(kept)
    .filter(({ name }) => !ofDay.some((mass) => mass.name === name))
    .flatMap(({ id }) => massesOfDay(withCelebration(kept, id)!, context.calendar).slice(0, 1));
  const masses = [...ofDay, ...besides];
  // The form of another day sends the Mass and the forms of the day before.
  const isOfDay = (context.parameter("of") ?? date) === date;
  const usualIndex = usualMass(masses, kept);
  const asked = (isOfDay && context.parameter("mass")) || String(usualIndex + 1);
  const index = /^\d{1,3}$/.test(asked) ? Number(asked) - 1 : -1;
  const mass = masses[index];
  const count = t("preparation.mass_count", { count: masses.length });
  const noMass = mass === undefined ? { status: 404, message: t("preparation.no_mass", { masses: count }) } : undefined;
  const forms = mass === undefined || !isOfDay ? new Map<number, number>() : askedForms(context, mass);
  const noForm = forms === undefined ? { status: 404, message: t("preparation.unknown_form") } : undefined;
  const shown = mass ?? masses[usualIndex]!;
  return {
    ...{ date, masses, translation, mass: shown },
    ...{ usualIndex, index: mass === undefined ? usualIndex : index },
    forms: forms ?? new Map(),
    readings: chosenReadings(shown, forms),
    error: noMass ?? noForm,
  };
}

/** Makes the choice of a Mass for an occasion. */
function occasionChoice(context: PageContext, chosen: ChosenOccasion, translation: Translation): MassChoice {
  const mass = massOfOccasion(chosen.group, chosen.choice);
  const error = chosen.isKnown ? undefined : { status: 404, message: context.t("preparation.unknown_form") };
  const { readings } = mass;
  return {
    date: undefined,
    chosen,
    masses: [mass],
    index: 0,
    usualIndex: 0,
    mass,
    translation,
    forms: new Map(),
    readings,
    error,
  };
}

/** Reads the chosen forms; undefined where the Mass has no such reading or form. */
function askedForms(context: PageContext, { readings }: Mass): ReadonlyMap<number, number> | undefined {
  const text = context.parameter("forms");
  const forms = new Map<number, number>();
  if (text === undefined) return forms;
  if (!FORMS.test(text)) return undefined;
  for (const pair of text.split(",")) {
    const [reading, form] = pair.split(".").map(Number) as [number, number];
    const there = readings[reading];
    if (there === undefined || formsOf(there)[form] === undefined) return undefined;
    if (form > 0) forms.set(reading, form);
  }
  return forms;
}

/** Returns the parameters of the chosen Mass, as the addresses of its leaflet and its slides have them. */
export function addressOf({
  date,
  chosen,
  index,
  usualIndex,
  translation: { code },
  forms,
}: MassChoice): PathParameters {
  if (chosen !== undefined) {
    return { occasion: chosen.occasion.id, ...parametersOfReadings(chosen), translation: code };
  }
  const formList = [...forms].map(([reading, form]) => `${reading}.${form}`).join(",");
  const mass = index === usualIndex ? undefined : String(index + 1);
  return { date, mass, translation: code, forms: formList || undefined };
}

/** Renders the form by which another day or translation is chosen; in another translation the Mass and its forms stay. */
export function massForm(
  context: PageContext,
  choice: MassChoice | Pick<RefusedDay, "date" | "translation">,
  error?: FormError,
): Html {
  const { t } = context;
  const { date, translation } = choice;
  const { mass, forms } = "mass" in choice ? addressOf(choice) : {};
  return html`<form class="choice" method="get" action="${t("preparation.path")}" aria-label="${t("preparation.form")}">
<div><label for="date">${t("preparation.date")}</label><input type="date" id="date" name="date" value="${date}" min="${FIRST_LECTIONARY_YEAR}-01-01" max="${LAST_LECTIONARY_YEAR}-12-31" required${fieldState("date", { error: errorOf(error, "date") })}>${fieldError("date", errorOf(error, "date"))}</div>
${translationChoice(context, { label: t("preparation.translation"), name: "translation", chosen: translation })}
${(mass ?? forms) !== undefined && hiddenFields({ mass, forms, of: date })}
<button>${t("preparation.show")}</button> <a href="${preparationPath(context)}">${t("preparation.sunday")}</a>
</form>`;
}

/** Renders the form by which an occasion's readings are shown in another translation, and the way to other readings. */
export function occasionForm(context: PageContext, choice: MassChoice, chosen: ChosenOccasion): Html {
  const { t } = context;
  const { translation } = choice;
  const parameters = parametersOfReadings(chosen);
  const others = occasionPath(context, chosen.occasion, { ...parameters, translation: translation.code });
  return html`<form class="choice" method="get" action="${t("preparation.path")}" aria-label="${t("occasions.form")}">
${hiddenFields({ occasion: chosen.occasion.id, ...parameters })}
${translationChoice(context, { label: t("preparation.translation"), name: "translation", chosen: translation })}
<button>${t("preparation.show")}</button> <a href="${others}#${chosen.group.id}">${t("occasions.choose_again")}</a>
</form>`;
}

/** Renders the choice of a translation. @param options `none`: what chooses none. */
export function translationChoice(
  { services: { library } }: PageContext,
  options: {
    readonly label: string;
    readonly name: string;
    readonly chosen: Translation | undefined;
    readonly none?: string;
    /** The id of the field where the page has several. */
    readonly id?: string;
  },
): Html {
  const { label, name, chosen, none, id = name } = options;
  const choices: Options = library.translations().map(({ code, name }) => [code, `${name} (${code})`]);
  return html`<div><label for="${id}">${label}</label><select id="${id}" name="${name}">${none !== undefined && html`<option value="">${none}</option>`}${optionList(choices, chosen?.code)}</select></div>`;
}

/** Renders links to the Masses of a day that has several. */
export function massChips(context: PageContext, choice: MassChoice): Html | undefined {
  const { masses, index } = choice;
  if (masses.length < 2) return undefined;
  const links = masses.map(({ name }, each) => {
    const path = preparationPath(context, addressOf({ ...choice, index: each, forms: new Map() }));
    return html`<a href="${path}"${each === index && html` aria-current="true"`}>${capitalize(context.named(name))}</a>`;
  });
  return html`<nav class="chips" aria-label="${context.t("preparation.masses")}">${links}</nav>`;
}

/** Renders what can be done with the readings: copy, project, print. */
export function outputTools(context: PageContext, choice: MassChoice): Html {
  const { t } = context;
  const address = addressOf(choice);
  const isOpen = context.canRead;
  return html`<p class="actions">
${isOpen && html`<button type="button" data-clean="leaflet" data-done="${t("forms.copied")}" hidden>${t("preparation.copy_all")}</button>`}
${choice.date !== undefined && html`<button type="button" class="quiet" data-copy="week-lines" data-done="${t("forms.copied")}" hidden>${t("preparation.copy_week")}</button>`}
${
  isOpen &&
  html`<button type="button" class="quiet" data-tool="print" hidden>${t("preparation.print")}</button>
<a class="button quiet" href="${projectionPath(context, address)}">${t("preparation.project")}</a>
<a href="${projectionPath(context, { ...address, as: "text" })}">${t("preparation.slides_text")}</a>
<a href="${context.t("projection.path")}">${t("preparation.project_passage")}</a>`
}
</p>
${isOpen && parallelForm(context, address)}
${
  isOpen &&
  html`<fieldset class="paper"><legend>${t("preparation.printing")}</legend>
<label class="check"><input type="radio" name="paper" id="a4" checked> ${t("preparation.a4")}</label>
<label class="check"><input type="radio" name="paper" id="a5"> ${t("preparation.a5")}</label>
<label class="check" hidden><input type="radio" name="paper" id="booklet"> ${t("preparation.booklet")}</label>
<label class="check"><input type="checkbox" id="with-notices"> ${t("preparation.with_notices")}</label>
</fieldset>
<noscript><p class="hint">${t("preparation.print_hint")}</p></noscript>`
}`;
}

/** Renders the form by which the slides are shown in two translations; nothing where there is but one. */
function parallelForm(context: PageContext, address: PathParameters): Html | undefined {
  const { library } = context.services;
  const other = library.translations().find(({ code }) => code !== address.translation);
  if (other === undefined) return undefined;
  const { t } = context;
  return html`<details><summary>${t("preparation.parallel")}</summary>
<form class="choice" method="get" action="${context.t("projection.path")}" aria-label="${t("preparation.parallel")}">
${hiddenFields(address)}
${translationChoice(context, { label: t("preparation.second"), name: "parallel", chosen: other })}
<button>${t("preparation.project_both")}</button>
</form></details>`;
}

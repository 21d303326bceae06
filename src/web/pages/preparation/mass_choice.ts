import type { Translation } from "../../../corpus/mod.ts";
import {
  FIRST_LECTIONARY_YEAR,
  isLectionaryDate,
  LAST_LECTIONARY_YEAR,
  type Mass,
  type Reading,
} from "../../../lectionary/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import type { FormError } from "../../context/page_error.ts";
import { FORMS } from "../../context/parameters.ts";
import type { MassAddress } from "../../context/paths.ts";
import { chosenReadings, formsOf } from "../../text/proclamation.ts";

/** The Mass that a page is about: a day, one of its Masses, a translation, and the forms of its readings. */
export interface MassChoice {
  readonly date: string;
  readonly masses: readonly Mass[];
  /** The number of the Mass among them, from 0. */
  readonly index: number;
  readonly mass: Mass;
  readonly translation: Translation;
  /** The chosen form of each reading that is not read in its usual one. */
  readonly forms: ReadonlyMap<number, number>;
  readonly readings: readonly Reading[];
  /** The choice that was asked for and is not there, though the rest can be shown. */
  readonly error: FormError | undefined;
}

/** A choice of which nothing can be shown; the date and translation are those to go on with. */
export interface NoMass {
  readonly date: string;
  readonly translation: Translation | undefined;
  readonly error: FormError;
}

/** Reads the Mass that the query chooses: the first one of the coming Sunday unless it says more. */
export function readMassChoice(context: PageContext): MassChoice | NoMass {
  const { library } = context.services;
  const sunday = context.comingSunday;
  const date = context.askedDate ?? sunday;
  const code = context.parameter("translation") ?? context.usualTranslation;
  const translation = library.get(code);
  const fallback = translation ?? library.get(context.defaultTranslation);
  if (!isLectionaryDate(date)) {
    const { t } = context;
    const message = t("readings.invalid_date", { first: FIRST_LECTIONARY_YEAR, last: LAST_LECTIONARY_YEAR });
    return { date: sunday, translation: fallback, error: { status: 400, message } };
  }
  if (translation === undefined) {
    const message = context.t("reading.unknown_translation", { code: code.slice(0, 40) });
    return { date, translation: fallback, error: { status: 404, message } };
  }
  const { t } = context;
  const masses = context.masses(date);
  const asked = context.parameter("mass") ?? "1";
  const index = /^\d{1,3}$/.test(asked) ? Number(asked) - 1 : -1;
  const mass = masses[index];
  const count = t("preparation.mass_count", { count: masses.length });
  const noMass = mass === undefined ? { status: 404, message: t("preparation.no_mass", { masses: count }) } : undefined;
  const forms = mass === undefined ? new Map<number, number>() : askedForms(context, mass);
  const noForm = forms === undefined ? { status: 404, message: t("preparation.unknown_form") } : undefined;
  const shown = mass ?? masses[0]!;
  return {
    ...{ date, masses, translation, mass: shown },
    index: mass === undefined ? 0 : index,
    forms: forms ?? new Map(),
    readings: chosenReadings(shown, forms),
    error: noMass ?? noForm,
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

/** Returns the address of a choice. @param forms Others in place of those chosen. */
export function addressOf({ date, index, translation }: MassChoice, forms: ReadonlyMap<number, number>): MassAddress {
  return {
    ...{ date, mass: index + 1, translation: translation.code },
    forms: [...forms].map(([reading, form]) => `${reading}.${form}`).join(","),
  };
}

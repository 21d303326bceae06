import { BoundedMap, kept } from "../base/bounded_map.ts";
import { de } from "./de.ts";
import { en, type ReaderCatalogue } from "./en.ts";
import { it } from "./it.ts";
import { sl } from "./sl.ts";

const LIST = { sl, en, it, de } as const;

export type Language = keyof typeof LIST;

/** The messages of every language; the first is the default of the pages. */
export const CATALOGUES: Readonly<Record<Language, ReaderCatalogue>> = LIST;

/** The languages of the pages; the first is the default. */
export const LANGUAGES = Object.keys(CATALOGUES) as readonly Language[];

/** The language of pages for which none is asked, and of the API's messages by its contract. */
export const DEFAULT_LANGUAGE: Language = "sl";
export const API_LANGUAGE: Language = "sl";

/** A text in Slovenian and English, perhaps in others too. */
export interface Texts<T> {
  readonly sl: T;
  readonly en: T;
}

/** Returns a text in a language, in English where it has none in that. */
export function textIn<T>(texts: Texts<T>, language: Language): T {
  return (texts as Texts<T> & Partial<Record<Language, T>>)[language] ?? texts.en;
}

/** Returns the name of a language in itself. */
export function ownName(language: Language): string {
  return CATALOGUES[language]["language.name"];
}

/** Returns the locale whose data format dates and lists: British English has no comma before the last part of a list. */
export function localeOf(language: Language): string {
  return CATALOGUES[language]["language.locale"];
}

export function isLanguage(text: string | undefined): text is Language {
  return text !== undefined && Object.hasOwn(CATALOGUES, text);
}

/**
 * Chooses a language by an `Accept-Language` header (RFC 9110, section 12.5.4).
 *
 * @param header Such as `en-GB, en;q=0.8, sl;q=0.5`.
 */
export function preferredLanguage(header: string | undefined): Language {
  let best = DEFAULT_LANGUAGE;
  let bestQuality = 0;
  for (const range of (header ?? "").slice(0, 500).split(",")) {
    const [tag = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    const quality = weight === undefined ? 1 : Number(weight.slice(2)) || 0;
    const language = tag.split("-")[0];
    if (isLanguage(language) && quality > bestQuality) {
      best = language;
      bestQuality = quality;
    }
  }
  return best;
}

/** Makes the formats of the languages, each when it is first wanted: all together cost a start some milliseconds. */
function formatsBy<T>(create: (language: Language) => T): (language: Language) => T {
  const formats = new Map<Language, T>();
  return (language) => kept(formats, language, create);
}

const pluralRules = formatsBy((language) => new Intl.PluralRules(language));
const numbers = formatsBy((language) => new Intl.NumberFormat(language));
const languageNames = formatsBy((language) => new Intl.DisplayNames(language, { type: "language" }));
const choices = formatsBy((language) => new Intl.ListFormat(localeOf(language), { type: "disjunction" }));
const lists = formatsBy((language) => new Intl.ListFormat(localeOf(language), { type: "conjunction" }));

/**
 * The mark between the thousands of a whole number, and the least number of digits that has one: `Intl`, whose first format
 * takes a command 20 ms, is asked for the numbers of other languages and for fractions.
 */
const THOUSANDS: Readonly<Partial<Record<Language, readonly [mark: string, least: number]>>> = {
  sl: [".", 5],
  en: [",", 4],
  de: [".", 4],
  it: [".", 5],
};

/** Formats a number in a language: `31.102`. */
export function formatNumber(language: Language, value: number): string {
  const digits = String(value);
  const thousands = THOUSANDS[language];
  if (thousands === undefined || !/^\d+$/.test(digits)) return numbers(language).format(value);
  const [mark, least] = thousands;
  return digits.length < least ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, mark);
}

/** Returns the plural form of a number (CLDR): `one`, `two`, `few` or `other`. */
export function pluralForm(language: Language, value: number): Intl.LDMLPluralRule {
  return pluralRules(language).select(value);
}

/** Joins the parts of a choice: `A, B ali C`. */
export function formatChoice(language: Language, parts: readonly string[]): string {
  return choices(language).format(parts);
}

/** Joins the parts of a list: `A, B in C`. */
export function formatList(language: Language, parts: readonly string[]): string {
  return lists(language).format(parts);
}

/** Returns the name of a language (ISO 639) in another: `angleščina`; the code where none is known. */
export function languageName(language: Language, code: string): string {
  try {
    return languageNames(language).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Writes a reference with the marks of a language, its books as they are: `Luke 21:36` in English. */
export function notationIn(language: Language, reference: string): string {
  return language === "en" ? reference.replace(/(?<=\d),(?=\d)/g, ":") : reference;
}

/** Capitalizes the first letter of a text, as at the beginning of a title. */
export function capitalize(text: string): string {
  const [first = ""] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** Returns a language for the `lang` attribute; empty, which means "unknown", for an invalid code. */
export function languageTag(language: string): string {
  return kept(tags, language, canonicalTag);
}

const tags = new BoundedMap<string>(100);

function canonicalTag(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? "";
  } catch {
    return "";
  }
}

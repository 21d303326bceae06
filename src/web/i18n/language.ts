/** The languages of the pages; the first is the default. */
export const LANGUAGES = ["sl", "en"] as const;

export type Language = (typeof LANGUAGES)[number];

/** The name of each language in itself. */
export const OWN_LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  sl: "Slovenščina",
  en: "English",
};

/** The same texts in every language. */
export type Texts<T> = Readonly<Record<Language, T>>;

/** Pairs the texts of the languages: one that is missing in either does not compile. */
export function texts<T>(sl: T, en: NoInfer<T>): Texts<T> {
  return { sl, en };
}

export function isLanguage(text: string | undefined): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/**
 * Chooses a language by an `Accept-Language` header (RFC 9110, section 12.5.4).
 *
 * @param header Such as `en-GB, en;q=0.8, sl;q=0.5`.
 */
export function preferredLanguage(header: string | undefined): Language {
  let best: Language = "sl";
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

/** The forms of a noun after a number; Slovenian has a dual, and its own form for 3 and 4. */
export interface NounForms {
  readonly one: string;
  readonly two?: string;
  readonly few?: string;
  readonly other: string;
}

/** Lists the forms of a noun. */
export function noun(forms: NounForms): NounForms {
  return forms;
}

const RULES = { sl: new Intl.PluralRules("sl"), en: new Intl.PluralRules("en") };
const NUMBERS = { sl: new Intl.NumberFormat("sl"), en: new Intl.NumberFormat("en") };

/** Formats a number in a language: `31.102`. */
export function formatNumber(language: Language, value: number): string {
  return NUMBERS[language].format(value);
}

/** Formats a number with its noun: `2 zahtevi`. */
export function formatCount(language: Language, value: number, forms: NounForms): string {
  const form = RULES[language].select(value) as keyof NounForms;
  return `${formatNumber(language, value)} ${forms[form] ?? forms.other}`;
}

const LANGUAGE_NAMES = {
  sl: new Intl.DisplayNames("sl", { type: "language" }),
  en: new Intl.DisplayNames("en", { type: "language" }),
};

/** Returns the name of a language (ISO 639) in another: `angleščina`; the code where none is known. */
export function languageName(language: Language, code: string): string {
  try {
    return LANGUAGE_NAMES[language].of(code) ?? code;
  } catch {
    return code;
  }
}

/** Writes the first letter of a text large, as at the beginning of a title. */
export function capitalize(text: string): string {
  const [first = ""] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** Returns a language for the `lang` attribute; empty, which means "unknown", for an invalid code. */
export function languageTag(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? "";
  } catch {
    return "";
  }
}

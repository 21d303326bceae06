import { CATALOGUES, type Language } from "./catalogues.ts";
import { en } from "./en.ts";
import { formatMessage, type MessageValue, type Translate } from "./message.ts";

const translators = new Map<Language, Translate>();

/** Returns the function that translates into a language; a message that its catalogue lacks is English. */
export function translator(language: Language): Translate {
  let translate = translators.get(language);
  if (translate === undefined) {
    const catalogue = CATALOGUES[language];
    translate = (key, values?: Readonly<Record<string, MessageValue>>) => {
      const own = catalogue[key];
      const message = own ?? en[key];
      return values === undefined ? message : formatMessage(own === undefined ? "en" : language, message, values);
    };
    translators.set(language, translate);
  }
  return translate;
}

/** Returns true if a language has every message, those for administrators and developers too. */
export function isComplete(language: Language): boolean {
  return Object.keys(CATALOGUES[language]).length === Object.keys(en).length;
}

import { en } from "./en.ts";
import type { Language } from "./language.ts";
import { type Catalogue, formatMessage, type MessageValue, type Translate } from "./message.ts";
import { sl } from "./sl.ts";

/** The messages of every language. */
export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { sl, en };

const translators = new Map<Language, Translate>();

/** Returns the function that translates into a language. */
export function translator(language: Language): Translate {
  let translate = translators.get(language);
  if (translate === undefined) {
    const catalogue = CATALOGUES[language];
    translate = (key, values?: Readonly<Record<string, MessageValue>>) =>
      values === undefined ? catalogue[key] : formatMessage(language, catalogue[key], values);
    translators.set(language, translate);
  }
  return translate;
}

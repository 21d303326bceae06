import type { Language } from "./catalogues.ts";
import type { Texts } from "./language.ts";

/** Placeholders of values in usage lines and examples of them, in Slovenian. */
const SLOVENIAN: Readonly<Record<string, string>> = {
  ADDRESS: "NASLOV",
  BYTES: "BAJTI",
  CODE: "OZNAKA",
  COLOR: "BARVA",
  COMMAND: "UKAZ",
  CONTACT: "STIK",
  DATE: "DATUM",
  FILE: "DATOTEKA",
  FOLDER: "MAPA",
  FORMAT: "OBLIKA",
  LANGUAGE: "JEZIK",
  LEVEL: "STOPNJA",
  LINE: "VRSTICA",
  LIST: "SEZNAM",
  MODE: "PRAVICE",
  NAME: "IME",
  NUMBER: "ŠTEVILO",
  OPTION: "STIKALO",
  ORDER: "VRSTNI_RED",
  ORIGIN: "IZVOR",
  PASSWORD: "GESLO",
  PATH: "POT",
  QUERY: "POIZVEDBA",
  REFERENCE: "MESTO",
  SECONDS: "SEKUNDE",
  SETTING: "NASTAVITEV",
  SHELL: "LUPINA",
  SOURCE: "VIR",
  STATE: "STANJE",
  TEXT: "BESEDILO",
  TOKEN: "ŽETON",
  VALUE: "VREDNOST",
  WHO: "KDO",
  YEAR: "LETO",
  ZONE: "PAS",
};

/** The placeholders of languages other than English. */
const PLACEHOLDERS: Partial<Texts<typeof SLOVENIAN>> = { sl: SLOVENIAN };

/** Translates the placeholders of a usage line; all else is to be typed literally. */
export function placeholdersIn(language: Language, text: string): string {
  const words = (PLACEHOLDERS as Partial<Record<Language, typeof SLOVENIAN>>)[language];
  return words === undefined ? text : text.replace(/\b[A-Z]{3,}\b/g, (word) => words[word] ?? word);
}

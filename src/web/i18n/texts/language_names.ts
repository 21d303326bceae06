import type { Language } from "../language.ts";

/** The name of each language in itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  sl: "Slovenščina",
  en: "English",
};

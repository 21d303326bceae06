import type { Language } from "../language.ts";

/** What each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  sl: "Slovenščina",
  en: "English",
};

/** What is wrong in a translation file, for those who look after it. Serving does not need it. */
export {
  checkTranslation,
  checkTranslationInTurns,
  type Issue,
  type TranslationCheck,
} from "./check_translation.ts";

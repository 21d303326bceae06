/** What is wrong in a translation file, for those who look after it. Serving does not need it. */
export {
  checkTranslation,
  checkTranslationInTurns,
  type Problem,
  type TranslationCheck,
} from "./check.ts";

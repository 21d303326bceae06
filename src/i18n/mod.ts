export type { Language } from "./catalogues.ts";
export {
  formatDate,
  formatDateTime,
  formatFullDate,
  formatLongDate,
  formatMonth,
  formatShortDate,
  formatTime,
  formatWeekdayDate,
  formatWeekdayShortDate,
} from "./date.ts";
export type { MessageKey } from "./en.ts";
export {
  API_LANGUAGE,
  capitalize,
  DEFAULT_LANGUAGE,
  formatChoice,
  formatList,
  formatNumber,
  isLanguage,
  LANGUAGES,
  languageName,
  languageTag,
  ownName,
  preferredLanguage,
  type Texts,
  textIn,
  texts,
} from "./language.ts";
export type { MessageValue, Translate } from "./message.ts";
export { placeholdersIn } from "./placeholders.ts";
export { formatSize } from "./size.ts";
export { isComplete, translator } from "./translator.ts";

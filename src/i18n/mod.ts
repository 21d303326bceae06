export { translator } from "./catalogues.ts";
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
export {
  API_LANGUAGE,
  capitalize,
  countOf,
  DEFAULT_LANGUAGE,
  formatChoice,
  formatCount,
  formatList,
  formatNumber,
  isLanguage,
  LANGUAGES,
  type Language,
  languageName,
  languageTag,
  type NounForms,
  noun,
  OWN_LANGUAGE_NAMES,
  preferredLanguage,
  type Texts,
  texts,
} from "./language.ts";
export type { MessageKey, MessageValue, Translate } from "./message.ts";
export { formatSize } from "./size.ts";

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
  countOf,
  DEFAULT_LANGUAGE,
  formatChoice,
  formatCount,
  formatList,
  formatNumber,
  isLanguage,
  LANGUAGES,
  languageName,
  languageTag,
  type NounForms,
  noun,
  ownName,
  preferredLanguage,
  type Texts,
  textIn,
  texts,
} from "./language.ts";
export type { MessageValue, Translate } from "./message.ts";
export { formatSize } from "./size.ts";
export { translator } from "./translator.ts";

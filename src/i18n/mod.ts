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
  formatList,
  formatNumber,
  isLanguage,
  LANGUAGES,
  type Language,
  languageName,
  languageTag,
  notationIn,
  ownName,
  preferredLanguage,
  type Texts,
  textIn,
} from "./language.ts";
export { formatSize, isComplete, placeholdersIn, type Translate, translator } from "./message.ts";
export { citationIn } from "./problems/book_names.ts";

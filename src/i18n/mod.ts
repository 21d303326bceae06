export { churchYear } from "./church_year.ts";
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
export { firstStart } from "./first_start.ts";
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
export { formatSize } from "./size.ts";

/** The church year as the Roman rite is kept in Slovenia, and the verse of the day. Knows no files. */
export { FIRST_YEAR, isCalendarDate, LAST_YEAR } from "./calendar_date.ts";
export type { LocalizedName } from "./celebration.ts";
export { liturgicalDay } from "./liturgical_day.ts";
export { type TranslationVersification, versificationOf } from "./translation_versification.ts";
export { verseOfTheDay } from "./verse_of_the_day.ts";
export type { VerseRef } from "./verse_ref.ts";

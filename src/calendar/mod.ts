/** The church year as the Roman rite is kept in Slovenia, and the verse of the day. Knows no files. */
export { FIRST_YEAR, formatDate, isCalendarDate, LAST_YEAR, parseDate } from "./calendar_date.ts";
export type { LocalizedName, Rank } from "./celebration.ts";
export { originalLength } from "./chapter_lengths.ts";
export { type DayRecord, dayRecord } from "./day_record.ts";
export { type LiturgicalDay, liturgicalDay } from "./liturgical_day.ts";
export { type TranslationVersification, versificationOf } from "./translation_versification.ts";
export { verseInTranslation } from "./verse_in_translation.ts";
export { verseOfTheDay } from "./verse_of_the_day.ts";
export type { VerseRef, VerseSpan } from "./verse_ref.ts";

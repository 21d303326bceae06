/** The church year as the Roman rite is kept in Slovenia, and the verse of the day. Knows no files. */
export { FIRST_YEAR, isCalendarDate, LAST_YEAR } from "./calendar_date.ts";
export type { Name } from "./feast.ts";
export { inventoryOf, type VerseInventory } from "./inventory.ts";
export { liturgicalDay } from "./liturgical_day.ts";
export type { Place } from "./place.ts";
export { verseOfTheDay } from "./verse_of_the_day.ts";

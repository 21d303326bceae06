/** The church year as the Roman rite is kept in Slovenia, and the verse of the day. Knows no files. */
export { FIRST_YEAR, isCalendarDate, LAST_YEAR } from "./calendar_date.ts";
export type { Colour, Feast, Name, Rank } from "./feast.ts";
export {
  type IndexedBook,
  type IndexedTranslation,
  inventoryOf,
  type VerseInventory,
} from "./inventory.ts";
export { type LiturgicalDay, liturgicalDay } from "./liturgical_day.ts";
export type { Place } from "./place.ts";
export type { Season } from "./season.ts";
export { type VerseChoice, verseOfTheDay } from "./verse_of_the_day.ts";

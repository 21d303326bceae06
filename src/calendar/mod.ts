/** The church year as the Roman rite is kept in Slovenia, and the verse of the day. Reads its tables, and no other file. */
export {
  comingSunday,
  FIRST_YEAR,
  formatCalendarDate,
  isCalendarDate,
  LAST_YEAR,
  parseDate,
  weekdayOf,
} from "./calendar_date.ts";
export {
  LITURGICAL_COLORS,
  type LiturgicalColor,
  type LocalizedName,
  type NamedCelebration,
  nameTable,
  type Rank,
  readNameTable,
} from "./celebration.ts";
export { findDay } from "./find_day.ts";
export {
  type CelebrationRecord,
  celebrationRecords,
  type DayRecord,
  dayRecord,
  type LiturgicalDay,
  liturgicalDay,
  printedRank,
} from "./liturgical_day.ts";
export { readCalendarTables } from "./read_tables.ts";
export { soughtDays } from "./season.ts";
export { verseOfTheDay } from "./verse_of_the_day.ts";

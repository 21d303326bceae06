/** The church year of the Roman rite, and the verse of the day. Reads its tables, and no other file. */
import { CALENDARS } from "../base/dioceses.ts";
import { churchCalendar } from "./church_calendar.ts";
import { readQuestionWords } from "./day_in_question.ts";
import { readAlsoCalled } from "./find_day.ts";
import { verseTable } from "./verse_of_the_day.ts";

export {
  comingSunday,
  FIRST_YEAR,
  formatCalendarDate,
  isCalendarDate,
  LAST_YEAR,
  parseDate,
  readTypedDay,
  type TypedDay,
  weekdayOf,
} from "./calendar_date.ts";
export {
  type Celebration,
  COMMONS,
  type Common,
  isCommon,
  isLiturgicalColor,
  LITURGICAL_COLORS,
  type LiturgicalColor,
  type LocalizedName,
  nameTable,
  readNameTable,
} from "./celebration.ts";
export { ChurchCalendar, type CurrentCalendar, cachedByDay, churchCalendar } from "./church_calendar.ts";
export { type DayInQuestion, findDayInQuestion } from "./day_in_question.ts";
export { searchableDays, WEEKDAYS } from "./easter_and_seasons.ts";
export { findDays, findSimilarCelebrations, isDedication } from "./find_day.ts";
export {
  celebrationRecords,
  choicesOf,
  dayRecord,
  daysOfChurchYear,
  defaultCalendar,
  type LiturgicalDay,
  liturgicalDay,
  plannedChurchYear,
  printedRank,
  withCelebration,
} from "./liturgical_day.ts";
export { readDayRule } from "./read_celebration_table.ts";
export { verseOfTheDay } from "./verse_of_the_day.ts";

/** Reads the tables of this room. @throws {TableError} If one is missing or has a bad line. */
export function readCalendarTables(): void {
  readAlsoCalled();
  readQuestionWords();
  for (const calendar of CALENDARS) void churchCalendar({ calendar }).rules;
  verseTable();
}

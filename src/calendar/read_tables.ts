import { CALENDARS } from "../base/dioceses.ts";
import { churchCalendar } from "./church_calendar.ts";
import { readQuestionWords } from "./day_in_question.ts";
import { readAlsoCalled } from "./find_day.ts";
import { verseTable } from "./verse_of_the_day.ts";

/** Reads the tables of this room. @throws {TableError} If one is missing or has a bad line. */
export function readCalendarTables(): void {
  readAlsoCalled();
  readQuestionWords();
  for (const calendar of CALENDARS) void churchCalendar({ calendar }).rules;
  verseTable();
}

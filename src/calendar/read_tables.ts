import { readTable } from "../base/source_files.ts";
import { readCelebrationTable } from "./read_celebration_table.ts";
import { readVerseTable } from "./verse_of_the_day.ts";

/** Reads the tables of this room. @throws {TableError} If one is missing or has a bad line. */
export function readCalendarTables(): void {
  readCelebrationTable(readTable("calendar/tables/celebrations.txt"));
  readVerseTable(readTable("calendar/tables/verses_of_the_day.txt"));
}

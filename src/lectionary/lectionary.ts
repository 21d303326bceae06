import { LectionaryTable } from "./lectionary_table.ts";
import { ADVENT } from "./table/advent.ts";
import { CELEBRATIONS } from "./table/celebrations.ts";
import { CHRISTMAS } from "./table/christmas.ts";
import { EASTER } from "./table/easter.ts";
import { LENT } from "./table/lent.ts";
import { ORDINARY_SUNDAYS } from "./table/ordinary_sundays.ts";
import { ORDINARY_WEEKDAYS } from "./table/ordinary_weekdays.ts";

/** The parts of the table, as a liturgist reads and mends them. */
const TABLES: readonly string[] = [ADVENT, CHRISTMAS, LENT, EASTER, ORDINARY_SUNDAYS, ORDINARY_WEEKDAYS, CELEBRATIONS];

let table: LectionaryTable | undefined;

/** Returns the table, which is made when it is asked for first. */
export function lectionaryTable(): LectionaryTable {
  table ??= new LectionaryTable(TABLES);
  return table;
}

import { readTable } from "../base/source_files.ts";
import { LectionaryTable } from "./lectionary_table.ts";

/** The parts of the table, in the order in which their days are looked for. */
const PARTS = ["advent", "christmas", "lent", "easter", "ordinary_sundays", "ordinary_weekdays", "celebrations"];

let table: LectionaryTable | undefined;

/** Returns the table, which is made when it is asked for first. */
export function lectionaryTable(): LectionaryTable {
  table ??= new LectionaryTable(PARTS.flatMap((part) => readTable(`lectionary/tables/${part}.txt`)));
  return table;
}

/** Reads the table of readings whole. @throws {TableError} If it is missing or has a bad line. */
export function readLectionaryTables(): void {
  for (const day of lectionaryTable().days()) lectionaryTable().lines(day);
}

/** The readings of the day: the Mass lectionary as it is read in Slovenia, offline. Reads its tables, and no other file. */
export { readLectionaryTables } from "./lectionary.ts";
export {
  FIRST_LECTIONARY_YEAR,
  isLectionaryDate,
  LAST_LECTIONARY_YEAR,
  type Mass,
  massesOf,
  type Reading,
  type ReadingKind,
} from "./masses.ts";
export { openingOf, readOpenings } from "./openings.ts";
export { stanzasOf } from "./stanzas.ts";
export { titleNamed } from "./titles.ts";

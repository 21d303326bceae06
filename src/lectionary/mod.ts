/** The readings of the day: the Mass lectionary as it is read in Slovenia, offline. Reads its tables, and no other file. */
export { readLectionaryTables, titleNamed } from "./lectionary_table.ts";
export {
  FIRST_LECTIONARY_YEAR,
  isLectionaryDate,
  LAST_LECTIONARY_YEAR,
  type Mass,
  massesOf,
  openingOf,
  type Reading,
  type ReadingKind,
  readOpenings,
  stanzasOf,
} from "./masses.ts";
export {
  findOccasion,
  massOfOccasion,
  OCCASION_KINDS,
  OCCASION_SLOTS,
  type Occasion,
  type OccasionChoice,
  type OccasionGroup,
  type OccasionReading,
  occasionReadings,
  occasions,
  readingsBySlot,
} from "./occasions.ts";

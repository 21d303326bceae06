/** The readings of the day: the Mass lectionary of the Roman rite, offline. Reads its tables, and no other file. */

export { checkFeastReadings, defaultCommon, isReadingCitation } from "./feast_readings.ts";
export { lectionaryCoverage, readLectionaryTables, titleNamed } from "./lectionary_table.ts";
export { type Mass, openingOf, type Reading, type ReadingKind, readOpenings, stanzasOf } from "./mass.ts";
export {
  FIRST_LECTIONARY_YEAR,
  isLectionaryDate,
  LAST_LECTIONARY_YEAR,
  massesOf,
  massesOfDay,
  readingInQuestion,
  readOwnMasses,
  usualMass,
} from "./masses.ts";
export {
  findOccasion,
  massOfOccasion,
  OCCASION_SLOTS,
  type Occasion,
  type OccasionGroup,
  type OccasionReading,
  type OccasionSlot,
  occasionReadings,
  occasionRecord,
  occasions,
  readingsBySlot,
} from "./occasions.ts";

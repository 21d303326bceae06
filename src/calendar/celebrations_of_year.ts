import type { Celebration } from "./celebration.ts";
import { CELEBRATION_TABLE } from "./celebration_table.ts";
import { type CelebrationRule, readCelebrationTable } from "./read_celebration_table.ts";
import { precedenceOfSeasonDay } from "./season.ts";
import type { SeasonDates } from "./season_dates.ts";

// Sorting is stable: where two feasts of the same precedence meet, the upper one in the table is placed first.
const RULES = readCelebrationTable(CELEBRATION_TABLE).sort(
  (a, b) => a.celebration.precedence - b.celebration.precedence,
);

/**
 * Finds the celebrations that are kept in a civil year, by day number.
 *
 * Of two celebrations on one day the higher one is kept. A solemnity that gives way moves to the next day that no
 * celebration of the numbers 1 to 8 has; any other feast is left out that year.
 *
 * Source: Universal Norms on the Liturgical Year and the Calendar, nos. 59 and 60.
 */
export function celebrationsOfYear(dates: SeasonDates): ReadonlyMap<number, Celebration> {
  const placed = new Map<number, Celebration>();
  const precedenceAt = (day: number) =>
    placed.get(day)?.precedence ?? precedenceOfSeasonDay(day, dates);
  for (const rule of RULES) {
    const { celebration } = rule;
    let day = movedByRule(rule, dates) ?? rule.dayIn(dates);
    // Easter, Christmas, Epiphany, Ascension and Pentecost give way to nothing.
    if (celebration.precedence > 2 && celebration.precedence >= precedenceAt(day)) {
      if (celebration.rank !== "solemnity") continue;
      do day += 1;
      while (precedenceAt(day) <= 8);
    }
    placed.set(day, celebration);
  }
  leaveOutMeetingMemorials(placed, dates);
  return placed;
}

/**
 * Returns the day to which a rule of its own moves a celebration: Saint Joseph out of Holy Week to the Saturday before it (Universal Norms,
 * no. 56 f; Notitiae 42, 2006, p. 96), and the birth of John the Baptist from the Sacred Heart to the day before
 * (Congregation for Divine Worship, for the year 2022).
 */
function movedByRule(
  { celebration, dayIn }: CelebrationRule,
  dates: SeasonDates,
): number | undefined {
  const { easter, pentecost } = dates;
  const day = dayIn(dates);
  if (celebration.id === "joseph" && day >= easter - 7) return easter - 8;
  if (celebration.id === "birth-of-john" && day === pentecost + 19) return day - 1;
  return undefined;
}

/**
 * Leaves out the Immaculate Heart of Mary where it meets another memorial, since both are optional then.
 *
 * Source: notification of the Congregation for Divine Worship, 8 December 1998.
 */
function leaveOutMeetingMemorials(placed: Map<number, Celebration>, dates: SeasonDates): void {
  const onTheDay = RULES.filter(({ dayIn }) => dayIn(dates) === dates.pentecost + 20);
  if (onTheDay.length < 2) return;
  for (const [day, celebration] of placed)
    if (celebration.id === "immaculate-heart") placed.delete(day);
}

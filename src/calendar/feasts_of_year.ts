import type { Feast } from "./feast.ts";
import { FEAST_TABLE } from "./feast_table.ts";
import type { Landmarks } from "./landmarks.ts";
import { type FeastRule, readFeastTable } from "./read_feast_table.ts";
import { precedenceOfSeasonDay } from "./season.ts";

// Sorting is stable: where two feasts of the same precedence meet, the upper one in the table is placed first.
const RULES = readFeastTable(FEAST_TABLE).sort((a, b) => a.feast.precedence - b.feast.precedence);

/**
 * The feasts that are kept in a civil year, by day number.
 *
 * Of two celebrations on one day the higher one is kept. A solemnity that gives way moves to the next day that no
 * celebration of the numbers 1 to 8 has; any other feast is left out that year.
 *
 * Source: Universal Norms on the Liturgical Year and the Calendar, nos. 59 and 60.
 */
export function feastsOfYear(landmarks: Landmarks): ReadonlyMap<number, Feast> {
  const placed = new Map<number, Feast>();
  const precedenceAt = (day: number) =>
    placed.get(day)?.precedence ?? precedenceOfSeasonDay(day, landmarks);
  for (const rule of RULES) {
    const { feast } = rule;
    let day = movedByRule(rule, landmarks) ?? rule.dayIn(landmarks);
    // Easter, Christmas, Epiphany, Ascension and Pentecost give way to nothing.
    if (feast.precedence > 2 && feast.precedence >= precedenceAt(day)) {
      if (feast.rank !== "solemnity") continue;
      do day += 1;
      while (precedenceAt(day) <= 8);
    }
    placed.set(day, feast);
  }
  leaveOutMeetingMemorials(placed, landmarks);
  return placed;
}

/**
 * Where a rule of its own moves a feast: Saint Joseph out of Holy Week to the Saturday before it (Universal Norms,
 * no. 56 f; Notitiae 42, 2006, p. 96), and the birth of John the Baptist from the Sacred Heart to the day before
 * (Congregation for Divine Worship, for the year 2022).
 */
function movedByRule({ feast, dayIn }: FeastRule, landmarks: Landmarks): number | undefined {
  const { easter, pentecost } = landmarks;
  const day = dayIn(landmarks);
  if (feast.id === "joseph" && day >= easter - 7) return easter - 8;
  if (feast.id === "birth-of-john" && day === pentecost + 19) return day - 1;
  return undefined;
}

/**
 * Leaves out the Immaculate Heart of Mary where it meets another memorial, since both are optional then.
 *
 * Source: notification of the Congregation for Divine Worship, 8 December 1998.
 */
function leaveOutMeetingMemorials(placed: Map<number, Feast>, landmarks: Landmarks): void {
  const onTheDay = RULES.filter(({ dayIn }) => dayIn(landmarks) === landmarks.pentecost + 20);
  if (onTheDay.length < 2) return;
  for (const [day, feast] of placed) if (feast.id === "immaculate-heart") placed.delete(day);
}

import type { LiturgicalColor, NamedCelebration, Rank } from "./celebration.ts";
import type { LiturgicalDay } from "./liturgical_day.ts";
import type { Season } from "./season.ts";

/** A celebration as the API and `--json` write it. */
export interface CelebrationRecord {
  readonly name: string;
  readonly rank: DayRecord["rank"];
  readonly color: LiturgicalColor;
}

/** A day of the church year as the API and `--json` write it. */
export interface DayRecord {
  readonly name: string;
  readonly season: Season;
  readonly rank: Exclude<Rank, "triduum">;
  readonly color: LiturgicalColor;
  readonly cycle: LiturgicalDay["sundayCycle"];
  readonly weekday_cycle: LiturgicalDay["weekdayCycle"];
  readonly week: number;
}

/** Describes a day for programs; the days of the Triduum, which rank before all others, are solemnities there. */
export function dayRecord(day: LiturgicalDay): DayRecord {
  return {
    name: day.name.sl,
    season: day.season,
    rank: recordedRank(day.rank),
    color: day.color,
    cycle: day.sundayCycle,
    weekday_cycle: day.weekdayCycle,
    week: day.week,
  };
}

/** Describes all that may be kept on a day for programs. */
export function celebrationRecords(day: LiturgicalDay): CelebrationRecord[] {
  return day.celebrations.map(({ name, rank, color }: NamedCelebration) => ({
    name: name.sl,
    rank: recordedRank(rank),
    color,
  }));
}

function recordedRank(rank: Rank): DayRecord["rank"] {
  return rank === "triduum" ? "solemnity" : rank;
}

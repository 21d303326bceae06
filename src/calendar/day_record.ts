import type { LiturgicalColor, Rank } from "./celebration.ts";
import type { LiturgicalDay } from "./liturgical_day.ts";
import type { Season } from "./season.ts";

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
    name: day.name.slovenian,
    season: day.season,
    rank: day.rank === "triduum" ? "solemnity" : day.rank,
    color: day.color,
    cycle: day.sundayCycle,
    weekday_cycle: day.weekdayCycle,
    week: day.week,
  };
}

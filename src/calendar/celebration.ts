/** A name in the languages in which Ambo speaks of days. */
export interface LocalizedName {
  readonly slovenian: string;
  readonly english: string;
}

/**
 * The rank of a day. `triduum` is Holy Thursday, Good Friday and Holy Saturday, which are none of the others.
 * All Souls ranks with the solemnities, as in the table of liturgical days.
 */
export type Rank = "triduum" | "solemnity" | "sunday" | "feast" | "memorial" | "weekday";

/** The colors of the vestments. */
export const LITURGICAL_COLORS = ["white", "red", "green", "violet", "rose"] as const;
export type LiturgicalColor = (typeof LITURGICAL_COLORS)[number];

/** A celebration with a name of its own. */
export interface Celebration {
  /** Its name in the tables, such as `all-saints`. */
  readonly id: string;
  readonly name: LocalizedName;
  /**
   * Its place in the table of liturgical days, from 1 (the Paschal Triduum) to 13 (weekdays): of two celebrations
   * on one day the lower number is kept.
   *
   * Source: Universal Norms on the Liturgical Year and the Calendar (1969), no. 59.
   */
  readonly precedence: number;
  readonly rank: Rank;
  readonly color: LiturgicalColor;
}

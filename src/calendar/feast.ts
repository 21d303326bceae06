/** A name in the languages in which Ambo speaks of days. */
export interface Name {
  readonly slovenian: string;
  readonly english: string;
}

/**
 * How a day is kept. `triduum` is Holy Thursday, Good Friday and Holy Saturday, which are none of the others.
 * All Souls ranks with the solemnities, as in the table of liturgical days.
 */
export type Rank = "triduum" | "solemnity" | "sunday" | "feast" | "memorial" | "weekday";

/** The colours of the vestments. */
export const COLOURS = ["white", "red", "green", "violet", "rose"] as const;
export type Colour = (typeof COLOURS)[number];

/** A celebration with a name of its own. */
export interface Feast {
  /** What the verse table calls it, such as `all-saints`. */
  readonly id: string;
  readonly name: Name;
  /**
   * Its place in the table of liturgical days, from 1 (the Paschal Triduum) to 13 (weekdays): of two celebrations
   * on one day the lower number is kept.
   *
   * Source: Universal Norms on the Liturgical Year and the Calendar (1969), no. 59.
   */
  readonly precedence: number;
  readonly rank: Rank;
  readonly colour: Colour;
}

/** A name by language; in those besides Slovenian and English it may be missing. */
export interface LocalizedName {
  readonly sl: string;
  readonly en: string;
  readonly [language: string]: string;
}

/**
 * The rank of a day. `triduum` is Holy Thursday, Good Friday and Holy Saturday, which are none of the others.
 * All Souls ranks with the solemnities, as in the table of liturgical days.
 */
export type Rank = "triduum" | "solemnity" | "sunday" | "feast" | "memorial" | "optional_memorial" | "weekday";

/** The colors of the vestments. */
export const LITURGICAL_COLORS = ["white", "red", "green", "violet", "rose"] as const;
export type LiturgicalColor = (typeof LITURGICAL_COLORS)[number];

/** The dioceses of Slovenia, as the setting names them. */
export const DIOCESES = ["ljubljana", "maribor", "celje", "koper", "novo-mesto", "murska-sobota"] as const;
export type Diocese = (typeof DIOCESES)[number];

/** Something that may be kept on a day: a celebration, or the day in its season. */
export interface NamedCelebration {
  readonly name: LocalizedName;
  readonly rank: Rank;
  readonly color: LiturgicalColor;
}

/** A celebration with a name of its own. */
export interface Celebration extends NamedCelebration {
  /** Its name in the tables, such as `all-saints`. */
  readonly id: string;
  /**
   * Its place in the table of liturgical days, from 1 (the Paschal Triduum) to 13 (weekdays): of two celebrations
   * on one day the lower number is kept.
   *
   * Source: Universal Norms on the Liturgical Year and the Calendar (1969), no. 59.
   */
  readonly precedence: number;
  /** Further names by which people look for it, such as `telovo`. */
  readonly alsoCalled: readonly string[];
}

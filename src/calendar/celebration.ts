import { once } from "../base/bounded_map.ts";
import { readNames, readRows, readTable, type TableLine } from "../base/source_files.ts";

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

export function isLiturgicalColor(text: string | undefined): text is LiturgicalColor {
  return (LITURGICAL_COLORS as readonly (string | undefined)[]).includes(text);
}

/** The commons of the lectionary, as its tables name them: what a saint is decides which readings fit. */
export const COMMONS = ["dedication", "mary", "martyrs", "pastors", "doctors", "virgins", "saints"] as const;
export type Common = (typeof COMMONS)[number];

export function isCommon(text: string): text is Common {
  return (COMMONS as readonly string[]).includes(text);
}

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
  /** True where its day follows Easter. */
  readonly isMovable: boolean;
  /** False where its rank is its place in the table of liturgical days, but no rank is printed. */
  readonly hasPrintedRank: boolean;
  /** The readings that its line names, as the lectionary reads them; undefined where it has those of its id. */
  readonly readings?: string;
  /** The common that fits the saint; undefined where readings of its own are complete, or no line says. */
  readonly common?: Common;
}

/**
 * Reads a table of names: `key | sl: … | en: … | …`.
 *
 * @throws {TableError} If a line cannot be read, lacks Slovenian or English, or has the key of another.
 */
export function readNameTable(lines: readonly TableLine[]): ReadonlyMap<string, LocalizedName> {
  const table = new Map<string, LocalizedName>();
  readRows(lines, ([key = "", ...cells]) => {
    const { sl, en, ...others } = readNames(cells);
    if (sl === undefined || en === undefined) throw new SyntaxError("Expected a name in Slovenian and in English");
    if (table.has(key)) throw new SyntaxError(`Cannot take "${key}": it has another line above`);
    table.set(key, { sl, en, ...others });
  });
  return table;
}

/** Makes a function that returns the names of a table by key; the table is read when the first is wanted. */
export function nameTable(path: string): (key: string) => LocalizedName {
  const table = once(() => readNameTable(readTable(path)));
  return (key) => {
    const name = table().get(key);
    if (name === undefined) throw new RangeError(`Cannot find the name "${key}": src/${path} does not have it`);
    return name;
  };
}

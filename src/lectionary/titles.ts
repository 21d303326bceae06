import { type LiturgicalDay, type LocalizedName, nameTable } from "../calendar/mod.ts";
import type { Slot } from "./lectionary_table.ts";

/** Returns a title or name of `tables/titles.txt`. */
export const titleNamed = nameTable("lectionary/tables/titles.txt");

/**
 * Returns the title of a reading.
 *
 * @param options `slots`: those of the whole Mass; `index`: how many readings stand before this one.
 */
export function titleOf(
  slot: Slot,
  { day, slots, index }: { day: LiturgicalDay; slots: readonly Slot[]; index: number },
): LocalizedName {
  switch (slot) {
    case "first":
      return titleNamed(slots.includes("second") ? "first" : "only");
    case "reading":
      return titleNamed(keyOfReading(slots.slice(0, index).filter((other) => other === "reading").length + 1));
    case "acclamation":
      return titleNamed(day.season === "lent" || day.season === "triduum" ? "verse" : "alleluia");
    case "gospel": {
      const isPassion = slots.includes("procession") || (day.season === "triduum" && day.weekday === 5);
      return titleNamed(isPassion ? "passion" : "gospel");
    }
    default:
      return titleNamed(slot);
  }
}

/** Checks whether a title is that of the Passion, which has an opening of its own. */
export function isPassion(title: LocalizedName): boolean {
  return title === titleNamed("passion");
}

/** The key of a reading of the Easter Vigil by its number; the first two are titled as those of other Masses. */
function keyOfReading(number: number): string {
  return number === 1 ? "first" : number === 2 ? "second" : `reading ${number}`;
}

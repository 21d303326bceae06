import type { LiturgicalDay, LocalizedName } from "../calendar/mod.ts";
import type { Slot } from "./lectionary_table.ts";

const TITLES = {
  only: { slovenian: "Berilo", english: "Reading" },
  first: { slovenian: "Prvo berilo", english: "First reading" },
  second: { slovenian: "Drugo berilo", english: "Second reading" },
  psalm: { slovenian: "Spev z odpevom", english: "Responsorial psalm" },
  epistle: { slovenian: "Apostolsko berilo", english: "Epistle" },
  alleluia: { slovenian: "Aleluja", english: "Alleluia" },
  verse: { slovenian: "Vrstica pred evangelijem", english: "Verse before the Gospel" },
  gospel: { slovenian: "Evangelij", english: "Gospel" },
  passion: { slovenian: "Pasijon", english: "Passion" },
  procession: { slovenian: "Evangelij pri procesiji", english: "Gospel at the procession" },
} as const;

/** The readings of the Easter Vigil. */
const NUMBERED: readonly LocalizedName[] = [
  TITLES.first,
  TITLES.second,
  { slovenian: "Tretje berilo", english: "Third reading" },
  { slovenian: "Četrto berilo", english: "Fourth reading" },
  { slovenian: "Peto berilo", english: "Fifth reading" },
  { slovenian: "Šesto berilo", english: "Sixth reading" },
  { slovenian: "Sedmo berilo", english: "Seventh reading" },
];

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
      return slots.includes("second") ? TITLES.first : TITLES.only;
    case "reading":
      return NUMBERED[slots.slice(0, index).filter((other) => other === "reading").length]!;
    case "acclamation":
      return day.season === "lent" || day.season === "triduum" ? TITLES.verse : TITLES.alleluia;
    case "gospel": {
      const isPassion = slots.includes("procession") || (day.season === "triduum" && day.weekday === 5);
      return isPassion ? TITLES.passion : TITLES.gospel;
    }
    default:
      return TITLES[slot];
  }
}

/** Checks whether a title is that of the Passion, which has an opening of its own. */
export function isPassion(title: LocalizedName): boolean {
  return title === TITLES.passion;
}

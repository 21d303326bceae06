import type { LiturgicalDay, LocalizedName } from "../calendar/mod.ts";
import type { Slot } from "./lectionary_table.ts";

const TITLES = {
  only: { sl: "Berilo", en: "Reading" },
  first: { sl: "Prvo berilo", en: "First reading" },
  second: { sl: "Drugo berilo", en: "Second reading" },
  psalm: { sl: "Spev z odpevom", en: "Responsorial psalm" },
  epistle: { sl: "Apostolsko berilo", en: "Epistle" },
  alleluia: { sl: "Aleluja", en: "Alleluia" },
  verse: { sl: "Vrstica pred evangelijem", en: "Verse before the Gospel" },
  gospel: { sl: "Evangelij", en: "Gospel" },
  passion: { sl: "Pasijon", en: "Passion" },
  procession: { sl: "Evangelij pri procesiji", en: "Gospel at the procession" },
} as const;

/** The readings of the Easter Vigil. */
const NUMBERED: readonly LocalizedName[] = [
  TITLES.first,
  TITLES.second,
  { sl: "Tretje berilo", en: "Third reading" },
  { sl: "Četrto berilo", en: "Fourth reading" },
  { sl: "Peto berilo", en: "Fifth reading" },
  { sl: "Šesto berilo", en: "Sixth reading" },
  { sl: "Sedmo berilo", en: "Seventh reading" },
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

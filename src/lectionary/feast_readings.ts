import { Problem } from "../base/problem.ts";
import type { LiturgicalDay } from "../calendar/mod.ts";
import { parseCitation } from "../versification/mod.ts";
import type { LectionaryLine } from "./lectionary_table.ts";
import { OCCASION_SLOTS, type OccasionReading, type OccasionSlot, readingsBySlot } from "./occasions.ts";

const BETWEEN = new RegExp(`;\\s*(?=(?:${OCCASION_SLOTS.join("|")}) )`);
const READING = new RegExp(`^(${OCCASION_SLOTS.join("|")}) (.+)$`);

/** The commons from which readings may be taken, as `tables/commons.txt` names them. */
export const COMMONS = ["dedication", "mary", "martyrs", "pastors", "doctors", "virgins", "saints"] as const;

/**
 * Checks the readings of a feast's own line: `martyrs`, the name of a common, or each reading with its citation, as in
 * `first Iz 61,1-3; psalm Ps 89,2-3.4-5; gospel Lk 10,1-9`.
 *
 * @throws {Problem} If it is neither, names a reading twice, or lacks the first or the Gospel.
 */
export function checkFeastReadings(text: string): void {
  if (isCommon(text)) return;
  const slots = citationsOf(text).map(({ slot, citation }) => {
    parseCitation(citation);
    return slot;
  });
  const isWhole = slots.includes("first") && slots.includes("gospel");
  if (!isWhole || new Set(slots).size < slots.length) throw unreadable(text);
}

/** Returns the readings of a feast's own line; in the Easter season the first reading is from the New Testament. */
export function feastReadings(text: string, season: LiturgicalDay["season"]): readonly LectionaryLine[] {
  if (!isCommon(text)) {
    return citationsOf(text).map(({ slot, citation }) => ({
      ...{ cycle: undefined, slot, use: "" as const, citation },
      witnesses: "O",
    }));
  }
  const slots = readingsBySlot(text);
  const isFirst = ({ kind }: OccasionReading) => (kind === "new_testament") === (season === "easter");
  return OCCASION_SLOTS.flatMap((slot) => {
    const readings = slot === "first" ? slots.first.filter(isFirst) : slots[slot];
    return readings.map((reading, index) => lineOf(reading, { slot, isChoice: index > (reading.short ? 1 : 0) }));
  });
}

function lineOf(
  { citation, witnesses, short, response }: OccasionReading,
  { slot, isChoice }: { slot: OccasionSlot; isChoice: boolean },
): LectionaryLine {
  const use = short ? (isChoice ? "or short" : "short") : isChoice ? "or" : "";
  return { cycle: undefined, slot, use, citation, witnesses, ...(response && { response }) };
}

function isCommon(text: string): boolean {
  return (COMMONS as readonly string[]).includes(text);
}

function citationsOf(text: string): { slot: OccasionSlot; citation: string }[] {
  const found = text.split(BETWEEN).map((part) => {
    const [, slot, citation] = READING.exec(part.trim()) ?? [];
    if (slot === undefined || citation === undefined) throw unreadable(text);
    return { slot: slot as OccasionSlot, citation };
  });
  return found.sort((a, b) => OCCASION_SLOTS.indexOf(a.slot) - OCCASION_SLOTS.indexOf(b.slot));
}

function unreadable(text: string): Problem<"table"> {
  return new Problem("table.unreadable_readings", { text, commons: COMMONS.join(", ") });
}

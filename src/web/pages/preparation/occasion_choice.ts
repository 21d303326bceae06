import {
  OCCASION_SLOTS,
  type Occasion,
  type OccasionChoice,
  type OccasionGroup,
  type OccasionSlot,
  readingsBySlot,
} from "../../../lectionary/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import type { OccasionAddress } from "../../context/paths.ts";

/** The readings that an address chooses for an occasion. */
export interface ChosenOccasion {
  readonly occasion: Occasion;
  readonly group: OccasionGroup;
  readonly choice: OccasionChoice;
  /** False where it asks for a group or reading that is not there; the first ones replace them. */
  readonly isKnown: boolean;
}

/** Reads the readings that the query chooses, the first of each place where it says nothing. */
export function readChosenOccasion(context: PageContext, occasion: Occasion | undefined): ChosenOccasion | undefined {
  const group = occasion?.groups[0];
  if (group === undefined) return undefined;
  const askedGroup = context.parameter("group") ?? group.id;
  const chosenGroup = occasion!.groups.find(({ id }) => id === askedGroup);
  const slots = readingsBySlot((chosenGroup ?? group).id);
  let isKnown = chosenGroup !== undefined;
  const read = (slot: OccasionSlot): number => {
    const { length } = slots[slot];
    const usual = Math.min(length, 1);
    const text = context.parameter(slot);
    if (text === undefined || !isKnown) return usual;
    const number = /^\d{1,3}$/.test(text) ? Number(text) : -1;
    // Only a Gospel is never left out.
    if (number <= length && number >= (slot === "gospel" ? 1 : 0)) return number;
    isKnown = false;
    return usual;
  };
  const choice = Object.fromEntries(OCCASION_SLOTS.map((slot) => [slot, read(slot)])) as Record<OccasionSlot, number>;
  return { occasion: occasion!, group: chosenGroup ?? group, choice, isKnown };
}

/** Returns what an address says of a choice. */
export function addressOfOccasion({ occasion, group, choice }: ChosenOccasion): OccasionAddress {
  return { occasion: occasion.id, group: group.id, choice };
}

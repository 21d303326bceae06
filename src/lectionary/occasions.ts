import { once } from "../base/bounded_map.ts";
import { readNames, readRows, readTable, type TableLine } from "../base/source_files.ts";
import { isLiturgicalColor, type LiturgicalColor, type LocalizedName } from "../calendar/mod.ts";
import { type PsalmResponse, sungWith, titleNamed } from "./lectionary_table.ts";
import type { Mass, Reading } from "./mass.ts";

/** The kinds of readings for an occasion, in the order in which the Ordo lists them. */
export const OCCASION_KINDS = ["old_testament", "new_testament", "psalm", "acclamation", "gospel"] as const;
export type OccasionKind = (typeof OCCASION_KINDS)[number];

/** A reading that may be taken for an occasion. */
export interface OccasionReading {
  readonly group: string;
  readonly kind: OccasionKind;
  /** The number of its list in the *Ordo lectionum Missae* (1981). */
  readonly number: number;
  /** The number with its place in the list: `801.2`; `801.5+` where a later rite has added it. */
  readonly label: string;
  /** True for a shorter form of the reading above it. */
  readonly short: boolean;
  /** In Slovenian abbreviations and the original numbering. */
  readonly citation: string;
  /** The letters of the sources that have it; `only` after them where one independent source alone does. */
  readonly witnesses: string;
  /** Only on psalms whose response is known. */
  readonly response?: PsalmResponse;
}

/** A part of an occasion, from whose readings those of one Mass are chosen. */
export interface OccasionGroup {
  readonly id: string;
  readonly name: LocalizedName;
  readonly color: LiturgicalColor;
}

/** An occasion with readings of its own: a wedding, a funeral, the commons of saints. */
export interface Occasion {
  readonly id: string;
  readonly name: LocalizedName;
  /** The last part of its address by language, such as `poroka`; the English one is the id. */
  readonly path: LocalizedName;
  readonly groups: readonly OccasionGroup[];
}

/** Reads a table of occasions and their parts. @throws {TableError} If a line cannot be read. */
export function readOccasionNames(lines: readonly TableLine[]): readonly Occasion[] {
  const occasions: (Occasion & { groups: OccasionGroup[] })[] = [];
  readRows(lines, ([id = "", group = "", path = "", color = "", ...names], { text }) => {
    const { sl, en, ...others } = readNames(names);
    const last = occasions.at(-1);
    const isPart = last?.id === id;
    const isKnown = occasions.some((each) => each.groups.some((other) => other.id === group));
    if (!isLiturgicalColor(color) || sl === undefined || en === undefined || (path === "-") !== isPart || isKnown) {
      throw new SyntaxError(`Cannot read "${text}": expected occasion | group | path | color | sl: … | en: …`);
    }
    const name = { sl, en, ...others };
    const groups = group === "-" ? [] : [{ id: group, name, color }];
    if (isPart) last.groups.push(...groups);
    else occasions.push({ id, name, path: { sl: path, en: id }, groups });
  });
  return occasions;
}

const NUMBER = /^((\d{3,4})\.\d{1,2}\+?)( short)?$/;

/** Reads a table of readings for occasions. @throws {TableError} If a line cannot be read. */
export function readOccasionReadings(lines: readonly TableLine[]): readonly OccasionReading[] {
  const readings: OccasionReading[] = [];
  readRows(lines, ([group = "", number = "", kind = "", cell = "", witnesses = ""], { text }) => {
    const [, label = "", digits, short] = NUMBER.exec(number) ?? [];
    const citation = cell.replace(/^prim\. /, "");
    const above = readings.at(-1);
    if (label === "" || citation === "" || !/^[A-Z]+(?: only)?$/.test(witnesses)) {
      throw new SyntaxError(`Cannot read "${text}": expected group | number | kind | citation | witnesses`);
    }
    if (kind === "response") {
      if (above?.kind !== "psalm" || above.label !== label) {
        throw new SyntaxError(`Cannot read "${text}": expected its psalm above it`);
      }
      readings[readings.length - 1] = { ...above, response: { citation, isAdapted: citation !== cell, witnesses } };
    } else if (isKind(kind)) {
      readings.push({ group, kind, number: Number(digits), label, short: short !== undefined, citation, witnesses });
    } else throw new SyntaxError(`Cannot read "${text}": there is no kind "${kind}"`);
  });
  return readings;
}

function isKind(text: string): text is OccasionKind {
  return (OCCASION_KINDS as readonly string[]).includes(text);
}

/** Returns all occasions in the order of the table. */
export const occasions = once(() => readOccasionNames(readTable("lectionary/tables/occasion_names.txt")));

/** Returns the occasion of an id, or undefined. */
export function findOccasion(id: string): Occasion | undefined {
  return occasions().find((occasion) => occasion.id === id);
}

const allReadings = once(() =>
  ["occasions", "commons"].flatMap((name) => readOccasionReadings(readTable(`lectionary/tables/${name}.txt`))),
);

/** Returns the readings of a group, such as `wedding` or `martyrs`, in their order; none where there is no such group. */
export function occasionReadings(group: string): readonly OccasionReading[] {
  return allReadings().filter((reading) => reading.group === group);
}

/** Returns an occasion with its readings as the API and the command line give them. */
export function occasionRecord({ id, name, groups }: Occasion) {
  return {
    id,
    name: name.sl,
    readings: groups.flatMap((group) =>
      occasionReadings(group.id).map(({ group, kind, citation, response, number, short }) => ({
        ...{ group, kind, reference: citation },
        ...(response && { response: response.citation }),
        ...{ number, short },
      })),
    ),
  };
}

/** The places of a Mass for which a reading is chosen. */
export const OCCASION_SLOTS = ["first", "psalm", "second", "acclamation", "gospel"] as const;
export type OccasionSlot = (typeof OCCASION_SLOTS)[number];

/** Books from which the first reading is taken in Easter time. */
const OF_EASTER = /^(?:Apd|Raz) /;

/**
 * Returns the readings of a group by their place in the Mass. In Easter time the first is from the New Testament: of the
 * list before the psalm, or where all are one list Acts or Revelation, which may be the second too.
 */
export function readingsBySlot(group: string): Readonly<Record<OccasionSlot, readonly OccasionReading[]>> {
  const all = occasionReadings(group);
  const psalm = all.findIndex(({ kind }) => kind === "psalm");
  const isNew = ({ kind }: OccasionReading) => kind === "new_testament";
  const hasSecondBehind = all.slice(psalm).some(isNew);
  const slotOf = ({ kind }: OccasionReading, index: number): OccasionSlot => {
    if (kind === "old_testament") return "first";
    if (kind === "new_testament") return hasSecondBehind && index < psalm ? "first" : "second";
    return kind;
  };
  const slots: Record<OccasionSlot, OccasionReading[]> = {
    first: [],
    psalm: [],
    second: [],
    acclamation: [],
    gospel: [],
  };
  for (const [index, reading] of all.entries()) slots[slotOf(reading, index)].push(reading);
  if (!hasSecondBehind) slots.first.push(...all.filter((each) => isNew(each) && OF_EASTER.test(each.citation)));
  return slots;
}

/** The chosen reading of each place: its number in the list of the place, from 1; 0 for none. */
export type OccasionChoice = Readonly<Record<OccasionSlot, number>>;

/** Makes the Mass of a group from chosen readings; without a first reading the second takes its place. */
export function massOfOccasion({ id, name, color }: OccasionGroup, choice: OccasionChoice): Mass {
  const slots = readingsBySlot(id);
  const chosen = (slot: OccasionSlot) => slots[slot][choice[slot] - 1];
  const [first, second] = [chosen("first"), chosen("second")];
  const both = first !== undefined && second !== undefined;
  const entries: [Reading["kind"], title: string, OccasionReading | undefined][] = [
    ["first_reading", both ? "first" : "only", first ?? second],
    ["psalm", "psalm", chosen("psalm")],
    ["second_reading", "second", both ? second : undefined],
    ["acclamation", "alleluia", chosen("acclamation")],
    ["gospel", "gospel", chosen("gospel")],
  ];
  return {
    name,
    color,
    readings: entries.flatMap(([kind, title, reading]) => {
      if (reading === undefined) return [];
      const { citation, short, response } = reading;
      return [{ kind, title: titleNamed(title), citation, short, ...sungWith(response), alternatives: [] }];
    }),
  };
}

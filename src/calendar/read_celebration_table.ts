import { DIOCESES, type Diocese } from "../base/dioceses.ts";
import { Problem } from "../base/problem.ts";
import { readNames, readRows, type TableLine } from "../base/source_files.ts";
import { type Celebration, COMMONS, isCommon, isLiturgicalColor, type Rank } from "./celebration.ts";
import { type DayRule, readDayRule } from "./day_rule.ts";

/** A celebration with the rule for its day. */
export interface CelebrationRule {
  readonly celebration: Celebration;
  readonly daysIn: DayRule;
  /** The days to which it gives way by moving to the day before them. */
  readonly avoids: readonly [from: DayRule, to: DayRule] | undefined;
  /** The dioceses that keep it so; undefined where all do. */
  readonly dioceses: readonly Diocese[] | undefined;
  /** True where only some churches keep it, beside what everybody keeps. */
  readonly isBeside: boolean;
}

/** A calendar's own table on top of another: a line that replaces or adds a celebration, or the id of one that it removes. */
export type CalendarEntry = CelebrationRule | { readonly removed: string };

/** The numbers of the table of liturgical days that celebrations have; the others are days of the seasons. */
const PLACES = new Set([1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12]);
const PLACE = /^(\d{1,2})(\+?)( unranked)?$/;
const AVOIDS = /^not=([^.]+)(?:\.\.([^.]+))?$/;
/** The cells after the names: the readings of the Mass, and the common that fits. */
const FACT = /^(readings|common): (.+)$/;
const NAME = /^[a-z]{2}: /;
/** A letter, digit or sign: spaces and combining marks alone are no name. */
const VISIBLE = /[^\p{M}\p{Z}\p{C}]/u;

/** The options of reading a table. */
interface TableOptions {
  /** The celebrations of the calendar below, whose names a line may leave out. */
  readonly below?: readonly CelebrationRule[];
  /** Checks the readings that a line names. @throws {Problem} If they cannot be read. */
  readonly checkReadings?: ((text: string) => void) | undefined;
}

/**
 * Reads a table of celebrations in the form of `tables/general.txt`, on top of another.
 *
 * @throws {TableError} If a line cannot be read or names a celebration twice.
 */
export function readCelebrationTable(
  lines: readonly TableLine[],
  { below = [], checkReadings }: TableOptions = {},
): CalendarEntry[] {
  const ids = new Set<string>();
  return readRows(lines, (cells, { text }) => {
    const [day = "", id = "", ...rest] = cells;
    const places = day.split(" ").filter(isDiocese);
    const key = places.length === 0 ? id : `${id} in ${places}`;
    if (ids.has(key)) throw new Problem("table.repeated_feast", { id });
    ids.add(key);
    const known = below.find(({ celebration }) => celebration.id === id)?.celebration;
    if (day === "-" && rest.length === 0) {
      if (known === undefined) throw new Problem("table.nothing_to_remove", { id });
      return { removed: id };
    }
    const rule = readRule(cells, { known, text });
    if (rule.celebration.readings !== undefined) checkReadings?.(rule.celebration.readings);
    return rule;
  });
}

/** Puts a calendar's own table on top of another. Its lines go first: of two equal celebrations they are kept. */
export function overlayRules(
  below: readonly CelebrationRule[],
  entries: readonly CalendarEntry[],
): readonly CelebrationRule[] {
  const own = entries.filter((entry) => "celebration" in entry);
  const replaced = new Set(
    entries.map((entry) => ("removed" in entry ? entry.removed : entry.dioceses ? "" : entry.celebration.id)),
  );
  return [...own, ...below.filter(({ celebration }) => !replaced.has(celebration.id))];
}

function readRule(
  cells: readonly string[],
  { known, text }: { known: Celebration | undefined; text: string },
): CelebrationRule {
  const [day = "", id = "", place = "", color = "", witnesses = "", ...others] = cells;
  if (!/^[a-z0-9-]{1,60}$/.test(id) || !/^[RHCNOP]+$/.test(witnesses))
    throw new Problem("table.unreadable_feast", { text });
  const [date = "", ...words] = day.split(" ");
  const daysIn = readDayRule(date);
  const avoids = words.map(readAvoided).find((each) => each !== undefined);
  const dioceses = words.filter(isDiocese);
  const areWordsKnown = dioceses.length + (avoids === undefined ? 0 : 1) === words.length;
  if (daysIn === undefined || !areWordsKnown) throw new Problem("table.no_day", { day });
  const [, number, beside, unranked] = PLACE.exec(place) ?? [];
  const precedence = Number(number);
  if (!PLACES.has(precedence)) throw new Problem("table.no_rank", { rank: place });
  if (!isLiturgicalColor(color)) throw new Problem("table.no_color", { color });
  const facts = Object.fromEntries(others.flatMap((cell) => (FACT.test(cell) ? [FACT.exec(cell)!.slice(1)] : [])));
  // A line for a celebration of the calendar below keeps what it does not say anew.
  const { readings = known?.readings, common = known?.common } = facts as { readings?: string; common?: string };
  if (common !== undefined && !isCommon(common)) {
    throw new Problem("table.no_common", { common, commons: COMMONS.join(", ") });
  }
  const texts = others.filter((cell) => !FACT.test(cell));
  const [alsoCalled = "", ...names] = NAME.test(texts[0] ?? "") ? ["", ...texts] : texts;
  const { sl, en, ...further } = names.length === 0 ? (known?.name ?? {}) : readNames(names);
  if (sl === undefined || en === undefined || ![sl, en].every((name) => VISIBLE.test(name))) {
    throw new Problem("table.nameless_feast", { id });
  }
  const celebration = {
    id,
    name: { sl, en, ...further },
    precedence,
    rank: rankOf(precedence),
    color,
    alsoCalled: alsoCalled === "" ? (known?.alsoCalled ?? []) : alsoCalled.split(",").map((name) => name.trim()),
    isMovable: /^(?:easter|pentecost)/.test(date),
    hasPrintedRank: unranked === undefined,
    ...(readings !== undefined && { readings }),
    ...(common !== undefined && { common }),
  };
  return {
    celebration,
    daysIn,
    avoids,
    dioceses: dioceses.length === 0 ? undefined : dioceses,
    isBeside: beside === "+",
  };
}

/** Reads the days that a celebration gives way to: `not=easter-7..easter-1`. */
function readAvoided(word: string): CelebrationRule["avoids"] {
  const [, first = "", last = first] = AVOIDS.exec(word) ?? [];
  const [from, to] = [readDayRule(first), readDayRule(last)];
  return from && to && [from, to];
}

function isDiocese(text: string): text is Diocese {
  return (DIOCESES as readonly string[]).includes(text);
}

function rankOf(precedence: number): Rank {
  if (precedence <= 4) return "solemnity";
  if (precedence === 6) return "sunday";
  if (precedence <= 8) return "feast";
  return precedence <= 11 ? "memorial" : "optional_memorial";
}

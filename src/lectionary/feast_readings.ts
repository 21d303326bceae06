import { Problem } from "../base/problem.ts";
import { type Celebration, COMMONS, type Common, isCommon, type LiturgicalDay } from "../calendar/mod.ts";
import { mostVerses, testamentOf } from "../canon/mod.ts";
import { parseCitation } from "../versification/mod.ts";
import type { LectionaryLine } from "./lectionary_table.ts";
import { OCCASION_SLOTS, type OccasionReading, type OccasionSlot, readingsBySlot } from "./occasions.ts";

const BETWEEN = new RegExp(`;\\s*(?=(?:${OCCASION_SLOTS.join("|")}) )`);
const READING = new RegExp(`^(${OCCASION_SLOTS.join("|")}) (.+)$`);

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

/** Checks whether a text is the citation of one reading, of verses that some numbering has, and names no other after it. */
export function isReadingCitation(text: string): boolean {
  try {
    if (/[|\p{Cc}]/u.test(text) || BETWEEN.test(text)) return false;
    const { passages } = parseCitation(text);
    return passages.every(({ book, ranges }) =>
      ranges.every(({ from, to }) =>
        [from, to].every(({ chapter, verse = 1, isRest }) => isRest || verse <= mostVerses(book, chapter)),
      ),
    );
  } catch {
    return false;
  }
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

/**
 * Completes the readings of a solemnity or feast: what a calendar has for the saint goes first, and the common has what is
 * missing, so that none is taken from the weekday. A solemnity has two readings before the Gospel; where the saint has one
 * of the Old Testament and one of the New to choose, it has both.
 */
export function completeReadings(
  own: readonly LectionaryLine[],
  { celebration, day }: { celebration: Celebration; day: Pick<LiturgicalDay, "season" | "weekday"> },
): readonly LectionaryLine[] {
  const { rank, common, color, readings } = celebration;
  const hasTwo = rank === "solemnity" || day.weekday === 0;
  const isMissing = (lines: readonly LectionaryLine[]) => (slot: OccasionSlot) =>
    !lines.some((line) => line.slot === slot && line.use === "") && (slot !== "second" || hasTwo);
  const wanted = (lines: readonly LectionaryLine[]) => OCCASION_SLOTS.filter(isMissing(lines));
  // An acclamation that is not from scripture has no line.
  if (wanted(own).every((slot) => slot === "acclamation")) return own;
  const lines = chosenFrom(own, { hasTwo, isEaster: day.season === "easter" });
  // Readings that a line cites are taken as they are, unless it says what the saint is.
  const kind = common ?? (readings === undefined || isCommon(readings) ? defaultCommon(color) : undefined);
  const missing = wanted(lines);
  const further = kind === undefined ? [] : feastReadings(kind, day.season);
  return [...lines, ...further.filter(({ slot }) => missing.includes(slot as OccasionSlot))].sort(
    (a, b) => OCCASION_SLOTS.indexOf(a.slot as OccasionSlot) - OCCASION_SLOTS.indexOf(b.slot as OccasionSlot),
  );
}

/**
 * Takes the first of the readings that an own line leaves to choose. On a solemnity a reading from the apostles is the second
 * one; in Easter time the first is from Acts or Revelation, and none from the Old Testament.
 */
function chosenFrom(own: readonly LectionaryLine[], { hasTwo, isEaster }: { hasTwo: boolean; isEaster: boolean }) {
  const isFirst = ({ slot }: LectionaryLine) => slot === "first";
  const hasProper = own.some((line) => isFirst(line) && line.use === "" && isNew(line));
  const isSecond = (line: LectionaryLine) => isNew(line) && hasTwo && !hasProper && !(isEaster && isOfEaster(line));
  const lines = own
    .filter((line) => !(isFirst(line) && line.use === "or" && isEaster && !isNew(line)))
    .map((line) =>
      isFirst(line) && line.use === "or" && isSecond(line) ? { ...line, slot: "second" as const } : line,
    );
  return lines.map((line, index): LectionaryLine => {
    const [before, ...others] = lines.slice(0, index).filter(({ slot }) => slot === line.slot);
    if (line.use === "or" && before === undefined) return { ...line, use: "" };
    return line.use === "or short" && before?.use === "or" && others.length === 0 ? { ...line, use: "short" } : line;
  });
}

/** Returns the common of a saint of whom no line says more than the color: red is that of martyrs. */
export function defaultCommon(color: Celebration["color"]): Common {
  return color === "red" ? "martyrs" : "saints";
}

const bookOf = ({ citation }: LectionaryLine) => parseCitation(citation).passages[0]!.book;
const isNew = (line: LectionaryLine) => testamentOf(bookOf(line)) === "new";
const isOfEaster = (line: LectionaryLine) => ["ACT", "REV"].includes(bookOf(line));

function lineOf(
  { citation, witnesses, short, response }: OccasionReading,
  { slot, isChoice }: { slot: OccasionSlot; isChoice: boolean },
): LectionaryLine {
  const use = short ? (isChoice ? "or short" : "short") : isChoice ? "or" : "";
  return { cycle: undefined, slot, use, citation, witnesses, ...(response && { response }) };
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

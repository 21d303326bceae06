/** Which reading of a Mass a line has. */
export const SLOTS = [
  "procession",
  "first",
  "reading",
  "psalm",
  "second",
  "epistle",
  "acclamation",
  "gospel",
] as const;
export type Slot = (typeof SLOTS)[number];

/**
 * How a line stands to the reading above it: the reading itself, a shorter form of it, another one to choose, a shorter
 * form of that, or the one that is taken where the day before has had the reading above it.
 */
export const USES = ["", "short", "or", "or short", "else"] as const;
export type Use = (typeof USES)[number];

/** One reading of a day. */
export interface LectionaryLine {
  /** `A`, `B`, `C`, `I` or `II`; undefined where the reading is the same every year. */
  readonly cycle: string | undefined;
  readonly slot: Slot;
  readonly use: Use;
  /** In Slovenian abbreviations and the original numbering. */
  readonly citation: string;
  /** The letters of the sources that have it. */
  readonly witnesses: string;
}

/** The readings of the days, in the order in which they are read. */
export type LectionaryTable = ReadonlyMap<string, readonly LectionaryLine[]>;

/**
 * Reads tables in the form that `README.md` describes.
 *
 * @throws {SyntaxError} With the line, if it cannot be read or begins a day with what belongs to another reading.
 */
export function readLectionaryTable(tables: readonly string[]): LectionaryTable {
  const days = new Map<string, LectionaryLine[]>();
  for (const line of tables.flatMap((table) => table.split("\n"))) {
    const text = line.trim();
    if (text === "" || text.startsWith("#")) continue;
    const [day = "", cycle, slot = "", citation = "", witnesses = ""] = text
      .split("|")
      .map((cell) => cell.trim());
    const [name = "", ...use] = slot.split(" ");
    const lines = days.get(day) ?? [];
    const read = { slot: name, use: use.join(" "), citation, witnesses };
    if (day === "" || citation === "" || witnesses === "" || !isLine(read) || !isCycle(cycle)) {
      throw new SyntaxError(
        `Cannot read "${text}": expected day | cycle | slot | citation | witnesses`,
      );
    }
    lines.push({ cycle: cycle === "-" ? undefined : cycle, ...read });
    days.set(day, lines);
  }
  return days;
}

function isLine(read: { slot: string; use: string }): read is { slot: Slot; use: Use } {
  return (
    (SLOTS as readonly string[]).includes(read.slot) &&
    (USES as readonly string[]).includes(read.use)
  );
}

function isCycle(text: string | undefined): text is string {
  return /^(?:-|[ABC]|II?)$/.test(text ?? "");
}

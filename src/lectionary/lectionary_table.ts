/** The readings that a line may hold, by their place in the Mass. */
export const SLOTS = ["procession", "first", "reading", "psalm", "second", "epistle", "acclamation", "gospel"] as const;
export type Slot = (typeof SLOTS)[number];

/**
 * The relations of a line to the reading above it: a reading itself, a shorter form, another one to choose, a shorter
 * form of that, or the one that is taken where the day before has had the reading above it.
 */
export const USES = ["", "short", "or", "or short", "else"] as const;
export type Use = (typeof USES)[number];

/** The response of a psalm, taken from a verse. */
export interface PsalmResponse {
  /** In Slovenian abbreviations and the original numbering. */
  readonly citation: string;
  /** True where its words differ from those of the verse. */
  readonly isAdapted: boolean;
  /** The letters of the sources that have it. */
  readonly witnesses: string;
}

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
  /** Only on psalms whose response is known. */
  readonly response?: PsalmResponse;
}

/** The readings of the days; each day is read when it is asked for first. */
export class LectionaryTable {
  readonly #texts = new Map<string, string[]>();
  readonly #lines = new Map<string, readonly LectionaryLine[]>();

  /** @param tables In the form that `README.md` describes. */
  constructor(tables: readonly string[]) {
    for (const text of tables.flatMap((table) => table.split("\n"))) {
      const day = text.slice(0, Math.max(text.indexOf("|"), 0)).trim();
      if (day === "" && (text.trim() === "" || text.trimStart().startsWith("#"))) continue;
      const texts = this.#texts.get(day);
      if (texts === undefined) this.#texts.set(day, [text]);
      else texts.push(text);
    }
  }

  /** Returns the names of all days. */
  days(): IterableIterator<string> {
    return this.#texts.keys();
  }

  /**
   * Returns the lines of a day in the order in which they are read, none where there is no such day.
   *
   * @throws {SyntaxError} With the line, if one cannot be read.
   */
  lines(day: string): readonly LectionaryLine[] {
    let lines = this.#lines.get(day);
    if (lines === undefined) {
      lines = readLines(this.#texts.get(day) ?? []);
      this.#lines.set(day, lines);
    }
    return lines;
  }
}

/** Reads the lines of a day; the line of a response belongs to the psalm above it. */
function readLines(texts: readonly string[]): LectionaryLine[] {
  const lines: LectionaryLine[] = [];
  for (const text of texts) {
    const response = readResponse(text);
    const psalm = lines.at(-1);
    if (response === undefined) lines.push(readLine(text));
    else if (psalm?.slot === "psalm") lines[lines.length - 1] = { ...psalm, response };
    else throw new SyntaxError(`Cannot read "${text.trim()}": expected a psalm above it`);
  }
  return lines;
}

/**
 * Reads the line of a response: `Ps 122,1`, with `prim.` before it where its words differ from the verse's, and a second
 * one or the Alleluia to choose behind `ali`. The first is taken.
 */
function readResponse(text: string): PsalmResponse | undefined {
  const [, , slot, cell = "", witnesses = ""] = text.split("|").map((cell) => cell.trim());
  if (!/^response(?: or)?$/.test(slot ?? "")) return undefined;
  const citation = cell.replace(/^prim\. /, "").replace(/ ali .*$/, "");
  if (citation === "" || witnesses === "") {
    throw new SyntaxError(`Cannot read "${text.trim()}": expected a verse and witnesses`);
  }
  return { citation, isAdapted: /^prim\. /.test(cell), witnesses };
}

function readLine(text: string): LectionaryLine {
  const [day, cycle, slot = "", citation = "", witnesses = ""] = text.split("|").map((cell) => cell.trim());
  const [name = "", ...use] = slot.split(" ");
  const read = { slot: name, use: use.join(" "), citation, witnesses };
  if (day === "" || citation === "" || witnesses === "" || !isLine(read) || !isCycle(cycle)) {
    throw new SyntaxError(`Cannot read "${text.trim()}": expected day | cycle | slot | citation | witnesses`);
  }
  return { cycle: cycle === "-" ? undefined : cycle, ...read };
}

function isLine(read: { slot: string; use: string }): read is { slot: Slot; use: Use } {
  return (SLOTS as readonly string[]).includes(read.slot) && (USES as readonly string[]).includes(read.use);
}

function isCycle(text: string | undefined): text is string {
  return /^(?:-|[ABC]|II?)$/.test(text ?? "");
}

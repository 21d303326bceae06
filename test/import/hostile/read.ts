/**
 * Reads hostile sources in a process of its own, as the one that reads uploads is: `read.ts FOLDER LENGTH… [-- WORD…]`.
 * Prints a line a kind as JSON: processor time by length, and the most memory so far.
 */
import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatTranslation } from "../../../src/corpus/mod.ts";
import { explain } from "../../../src/i18n/problems/mod.ts";
import { ImportError, importedVerses, importSource } from "../../../src/import/mod.ts";
import { HOSTILE_KINDS } from "./kinds.ts";

/** The reading of a hostile kind. */
export interface HostileReading {
  readonly kind: string;
  /** Processor time in milliseconds, by length. */
  readonly times: readonly number[];
  /** The largest resident set so far, in megabytes. */
  readonly memory: number;
  /** The sentences of errors, one for each length; empty where it was read. */
  readonly refusals: readonly string[];
  /** The longest sentence of a warning. */
  readonly longest: number;
}

const [folder = "", ...rest] = process.argv.slice(2);
const lengths = rest.map(Number);
/** Milliseconds beside which compiling takes little. */
const LONG = 100;
const HEADER = { code: "A", name: "A", language: "slv", copyright: "A", books: new Map() };

function read(file: string): { taken: number; refusal: string; longest: number } {
  const start = process.cpuUsage();
  const processorSeconds = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  };
  let refusal = "";
  let longest = 0;
  try {
    const imported = importSource(file, { processorSeconds });
    formatTranslation(HEADER, importedVerses(imported));
    for (const { warning } of imported.warnings) {
      longest = Math.max(longest, JSON.stringify(warning.values).length);
    }
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    refusal = explain(error, "en");
  }
  const { user, system } = process.cpuUsage(start);
  return { taken: (user + system) / 1000, refusal, longest };
}

for (const { name, file, make } of HOSTILE_KINDS) {
  const runs = lengths.map((length) => {
    const path = join(mkdtempSync(join(folder, "k-")), file);
    writeFileSync(path, make(length));
    const reading = read(path);
    // Compiled code and a warm disk are what a ratio is of; a long reading is mostly that.
    return length === lengths[0] && reading.taken < LONG ? read(path) : reading;
  });
  const reading: HostileReading = {
    kind: name,
    times: runs.map(({ taken }) => taken),
    memory: process.resourceUsage().maxRSS / 1024,
    refusals: runs.map(({ refusal }) => refusal),
    longest: Math.max(...runs.map(({ longest }) => longest)),
  };
  console.log(JSON.stringify(reading));
}

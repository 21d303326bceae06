/**
 * The long form of `import.test.ts`: `npm run fuzz:import -- [SECONDS] [SEED]`, an hour unless specified otherwise.
 *
 * `npm run fuzz:import -- --faults [FORMAT]` puts a fault into each importer and shows that the balance of characters finds it.
 *
 * Ends with 1 at the first source that breaks an importer, and says its seed; what is in use after a garbage collection, which
 * is what imports leave behind, must not grow. The process itself has more: Node.js keeps pages for what comes next.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Random } from "../support/random.ts";
import { isImported } from "./import_checks.ts";
import { missedFaults } from "./import_faults.ts";
import { fuzzedSource } from "./import_sources.ts";

if (process.argv[2] === "--faults") process.exit(missedFaults(process.argv[3]) === 0 ? 0 : 1);

const seconds = Number(process.argv[2] ?? 3600);
const first = Number(process.argv[3] ?? Date.now() % 2 ** 31);
const MAX_LIVE_MB = 84;
const REPORT_MS = 60_000;

const folder = mkdtempSync(join(tmpdir(), "ambo-fuzz-"));
const end = Date.now() + seconds * 1000;
let [seed, imported, reported] = [first, 0, Date.now()];
let slowest = { seed: 0, milliseconds: 0 };

function report(): void {
  const live = liveMegabytes();
  console.log(
    `${seed - first} sources, ${imported} imported, slowest ${slowest.milliseconds.toFixed(0)} ms (seed ${slowest.seed}), ` +
      `${live.toFixed(1)} MB in use, ${Math.round(process.resourceUsage().maxRSS / 1024)} MB at most in the process`,
  );
  if (live > MAX_LIVE_MB) throw new Error(`${live.toFixed(1)} MB are in use after a garbage collection`);
}

/** Returns what is in use after a garbage collection: objects, and bytes outside of the heap. */
function liveMegabytes(): number {
  const { gc } = globalThis;
  if (gc === undefined) throw new Error("Cannot measure the memory in use: run with --expose-gc");
  gc();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}

console.log(`Seed ${first}`);
try {
  while (Date.now() < end) {
    const source = fuzzedSource(new Random(seed));
    const start = process.cpuUsage();
    try {
      if (isImported(source, folder)) imported++;
    } catch (error) {
      throw new Error(`Seed ${seed}, ${source.file}`, { cause: error });
    }
    const { user, system } = process.cpuUsage(start);
    const milliseconds = (user + system) / 1000;
    if (milliseconds > slowest.milliseconds) slowest = { seed, milliseconds };
    seed++;
    if (Date.now() - reported < REPORT_MS) continue;
    reported = Date.now();
    report();
  }
  report();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

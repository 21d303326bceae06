/** Notes what each test file takes of the processors, with all that it starts: see `scripts/test_seconds.ts`. */
import { appendFileSync, readdirSync, readFileSync } from "node:fs";
import { after, before } from "node:test";

/** Where each test file of a run writes a line; unset where a test runs by itself. */
const FILE = process.env.TEST_SECONDS;
/** The parts of a second in which Linux counts. */
const TICKS = 100;

/** Notes the seconds of a test file that has its process to itself. */
export function noteProcess(file: string): void {
  after(() => note(file, 0));
}

/** Notes the seconds of a test file between the beginning of its suite and the end. */
export function noteSuite(file: string): void {
  let began = 0;
  before(() => {
    began = secondsOfTree();
  });
  after(() => note(file, began));
}

function note(file: string, began: number): void {
  if (FILE !== undefined) appendFileSync(FILE, `${(secondsOfTree() - began).toFixed(2)} ${file}\n`);
}

/** Returns what this process has taken with all that it has started, living or over; 0 where there is no `/proc`. */
function secondsOfTree(): number {
  const parents = new Map<number, number>();
  const ticks = new Map<number, number>();
  for (const pid of processes()) {
    try {
      const [, parent, ...fields] = readFileSync(`/proc/${pid}/stat`, "latin1")
        .replace(/^.*\) /s, "")
        .split(" ");
      parents.set(pid, Number(parent));
      // Of its own, and of its children that are over: in user mode and in the system.
      const times = fields.slice(9, 13).map(Number);
      ticks.set(
        pid,
        times.reduce((sum, each) => sum + each),
      );
    } catch {
      // It ended meanwhile.
    }
  }
  const isOurs = (pid: number | undefined): boolean =>
    pid === process.pid || (pid !== undefined && isOurs(parents.get(pid)));
  return [...ticks].reduce((sum, [pid, each]) => (isOurs(pid) ? sum + each : sum), 0) / TICKS;
}

function processes(): number[] {
  try {
    return readdirSync("/proc").map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

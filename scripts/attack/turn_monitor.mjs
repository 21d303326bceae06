/**
 * Loaded into a service beside its program: writes down the turns of the event loop that took long, in processor time,
 * so that other work on the machine counts for nothing. A line is the process, the time of day and the milliseconds.
 *
 * Plain JavaScript, since the service runs without a loader, as operators run it. A timer runs once a turn at most, and every millisecond. Between two of its calls lies one long turn, or some short
 * ones that together took a millisecond.
 */
import { appendFileSync, openSync, readSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

/** The time above which a turn is written down, in milliseconds. */
const LONG_MS = 5;

const buffer = Buffer.alloc(64);

/** Returns the processor time of this thread in milliseconds, from Linux's scheduler statistics. */
function readTime(statistics) {
  // Linux updates them when the time of the process is read.
  process.cpuUsage();
  const length = readSync(statistics, buffer, 0, buffer.length, 0);
  return Number(/^\d+/.exec(buffer.toString("latin1", 0, length))?.[0]) / 1e6;
}

const file = process.env.TURNS_FILE;
if (file !== undefined && isMainThread) {
  const statistics = openSync("/proc/thread-self/schedstat", "r");
  let last = readTime(statistics);
  setInterval(() => {
    const now = readTime(statistics);
    const taken = now - last;
    last = now;
    if (taken > LONG_MS) appendFileSync(file, `${process.pid} ${Date.now()} ${taken.toFixed(1)}\n`);
  }, 1).unref();
}

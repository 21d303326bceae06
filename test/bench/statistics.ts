/** Medians with their spread, tables, and servers in processes of their own. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { atEnd } from "../support/at_end.ts";
import { scratchFolder } from "../support/scratch.ts";

/** Returns the median. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[sorted.length >> 1]!;
}

/** Formats the median with the least and the greatest, such as `1.03 (0.97 to 1.10)`. */
export function spread(numbers: readonly number[], digits = 2): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return `${median(numbers).toFixed(digits)} (${least.toFixed(digits)} to ${most.toFixed(digits)})`;
}

/** Returns the items in an order drawn anew. */
export function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** Prints rows as a Markdown table, as test/bench/README.md has them. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  for (const row of [head, head.map(() => "---"), ...rows]) console.log(`| ${row.join(" | ")} |`);
  console.log();
}

/** A server that prints `Listening on URL` when it is ready. */
export interface ServerProcess {
  readonly url: string;
  /** Its standard error so far. */
  readonly log: () => string;
  /** Returns the seconds of processor time that it has taken; NaN where the system does not tell. */
  processorSeconds(): number;
  /** Its resident memory, in MiB. */
  residentMegabytes(): number;
  stop(): Promise<void>;
}

/** Ticks of the clock of Linux's `/proc` in a second. */
const TICKS = 100;

/** Reads the seconds of processor time of a process, its own and the kernel's for it (proc_pid_stat(5)). */
export function processorSecondsOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name of the program, in brackets, may have spaces.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return Number.NaN;
  }
}

/** Starts `node ARGS` and waits until it listens; the end of the benchmark kills it. */
export async function startServer(args: readonly string[], program = process.execPath): Promise<ServerProcess> {
  // A server of measured settings: those of the surroundings are not wanted, and AMBO_SAMPLES is none.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("AMBO_")));
  // No pipe: no one reads one while a load runs, and a server waits for a reader once it is full.
  const logFile = join(scratchFolder(), "log");
  const log = () => readFileSync(logFile, "utf8");
  const stderr = openSync(logFile, "w");
  const child = spawn(program, args, { stdio: ["ignore", "pipe", stderr], env });
  atEnd(() => child.kill("SIGKILL"));
  closeSync(stderr);
  const ended = once(child, "close");
  let out = "";
  const url = await new Promise<string>((resolve, reject) => {
    child.on("exit", () => reject(new Error(`${args.join(" ")} ended: ${log()}`)));
    child.stdout!.on("data", (text) => {
      out += text;
      const url = /^Listening on (\S+)$/m.exec(out)?.[1];
      if (url !== undefined) resolve(url);
    });
  });
  return {
    url,
    log,
    processorSeconds: () => processorSecondsOf(child.pid!),
    residentMegabytes: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
      return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
    },
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** What the benchmarks share: medians with their spread, tables, and servers in processes of their own. */
import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The middle of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[sorted.length >> 1]!;
}

/** The median with the smallest and the largest, such as `1.03 (0.97 to 1.10)`. */
export function spread(numbers: readonly number[], digits = 2): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return `${median(numbers).toFixed(digits)} (${least.toFixed(digits)} to ${most.toFixed(digits)})`;
}

/** Prints rows as a Markdown table, as the README keeps them. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  for (const row of [head, head.map(() => "---"), ...rows]) console.log(`| ${row.join(" | ")} |`);
  console.log();
}

/** A server that says `Listening on URL` when it is ready. */
export interface Server {
  readonly url: string;
  /** Milliseconds from its start until it said so. */
  readonly startTime: number;
  /** What it wrote to standard error so far. */
  readonly log: () => string;
  stop(): Promise<void>;
}

/** Starts `node ARGS` and waits until it listens. */
export function startServer(args: readonly string[]): Promise<Server> {
  const start = performance.now();
  // A server of measured settings: those of the surroundings are not wanted, and AMBO_SAMPLES is none.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith("AMBO_")),
  );
  // No pipe: nobody reads one while a load runs, and a server waits for a reader once it is full.
  const folder = mkdtempSync(join(tmpdir(), "ambo-bench-"));
  const logFile = join(folder, "log");
  const log = () => readFileSync(logFile, "utf8");
  const stderr = openSync(logFile, "w");
  const child: ChildProcess = spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", stderr],
    env,
  });
  closeSync(stderr);
  const ended = new Promise<void>((resolve) =>
    child.on("close", () => {
      rmSync(folder, { recursive: true });
      resolve();
    }),
  );
  let out = "";
  return new Promise((resolve, reject) => {
    child.on("exit", () => reject(new Error(`${args.join(" ")} ended: ${log()}`)));
    child.stdout?.on("data", (text) => {
      out += text;
      const url = /^Listening on (\S+)$/m.exec(out)?.[1];
      if (url === undefined) return;
      resolve({
        url,
        startTime: performance.now() - start,
        log,
        stop: async () => {
          child.kill("SIGTERM");
          await ended;
        },
      });
    });
  });
}

/** What the benchmarks share: medians with their spread, tables, and servers in processes of their own. */
import { type ChildProcess, spawn } from "node:child_process";

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
  const child: ChildProcess = spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env,
  });
  const ended = new Promise<void>((resolve) => child.on("close", () => resolve()));
  let out = "";
  let log = "";
  child.stderr?.on("data", (text) => {
    log += text;
  });
  return new Promise((resolve, reject) => {
    child.on("exit", () => reject(new Error(`${args.join(" ")} ended: ${log}`)));
    child.stdout?.on("data", (text) => {
      out += text;
      const url = /^Listening on (\S+)$/m.exec(out)?.[1];
      if (url === undefined) return;
      resolve({
        url,
        startTime: performance.now() - start,
        log: () => log,
        stop: async () => {
          child.kill("SIGTERM");
          await ended;
        },
      });
    });
  });
}

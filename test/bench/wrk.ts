/** Loads a server with wrk, in a process of its own. */
import { execFileSync } from "node:child_process";
import { missing } from "../support/missing.ts";

/** The figures of a load. */
export interface LoadResult {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** Returns true where wrk is installed. */
export function hasWrk(): boolean {
  return missing("wrk") === false;
}

/** The kind of a load. */
export interface LoadOptions {
  readonly key: string;
  readonly connections: number;
  readonly seconds: number;
  /** A script of wrk's that chooses the requests. */
  readonly script?: string | undefined;
}

/**
 * Loads an address for some seconds.
 *
 * @throws {Error} If any response was not 200.
 */
export function load(url: string, { key, connections, seconds, script }: LoadOptions): LoadResult {
  const chosen = script === undefined ? [] : ["-s", script];
  const output = execFileSync(
    "wrk",
    [
      ...["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", "-H", `X-API-Key: ${key}`],
      ...chosen,
      url,
    ],
    { encoding: "utf8" },
  );
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`wrk met errors at ${url}: ${output}`);
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p50: milliseconds(/^ +50% +(\S+)/m.exec(output)?.[1]),
    p99: milliseconds(/^ +99% +(\S+)/m.exec(output)?.[1]),
  };
}

function milliseconds(text = ""): number {
  const [, number, unit] = /^([\d.]+)(us|ms|s)$/.exec(text) ?? [];
  return Number(number) * { us: 0.001, ms: 1, s: 1000 }[unit as "us" | "ms" | "s"];
}

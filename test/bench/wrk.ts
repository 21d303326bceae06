/** Loads a server with wrk, in a process of its own. */
import { execFileSync } from "node:child_process";
import { missing } from "../support/missing.ts";

/** The figures of a load. */
export interface LoadResult {
  readonly requests: number;
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
  /** Absent where no key is sent. */
  readonly key?: string | undefined;
  readonly connections: number;
  readonly seconds: number;
  /** A script of wrk's that chooses the requests. */
  readonly script?: string | undefined;
  /** Further headers, such as `Accept-Encoding: br`. */
  readonly headers?: readonly string[];
}

/**
 * Loads an address for some seconds.
 *
 * @throws {Error} If any response was not 200.
 */
export function load(url: string, options: LoadOptions): LoadResult {
  const { key, connections, seconds, script, headers = [] } = options;
  const chosen = script === undefined ? [] : ["-s", script];
  const sent = key === undefined ? headers : [`X-API-Key: ${key}`, ...headers];
  const output = execFileSync(
    "wrk",
    [
      // A machine that does other work answers late, and that is no error.
      ...["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", "--timeout", "20s"],
      ...sent.flatMap((header) => ["-H", header]),
      ...chosen,
      url,
    ],
    { encoding: "utf8" },
  );
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`wrk met errors at ${url}: ${output}`);
  return {
    requests: Number(/(\d+) requests in/.exec(output)?.[1]),
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p50: milliseconds(/^ +50% +(\S+)/m.exec(output)?.[1]),
    p99: milliseconds(/^ +99% +(\S+)/m.exec(output)?.[1]),
  };
}

function milliseconds(text = ""): number {
  const [, number, unit] = /^([\d.]+)(us|ms|s)$/.exec(text) ?? [];
  return Number(number) * { us: 0.001, ms: 1, s: 1000 }[unit as "us" | "ms" | "s"];
}

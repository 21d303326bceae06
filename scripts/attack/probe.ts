/**
 * Another client, in a process of its own: asks for a verse again and again, whether the answer before it has come or
 * not, so that a service that stands still is seen in every request of that time.
 *
 * Its parent sends `quiet` or `during`, then `report`, and gets the times of that phase.
 */
import { Agent, request } from "node:http";

/** What the other client saw in a phase. Times in milliseconds. */
export interface ProbeReport {
  readonly requests: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  /** Requests without an answer, or with another status than 200. */
  readonly failures: number;
  /** Answers that say that the connection ends. */
  readonly closes: number;
}

const INTERVAL_MS = 10;
/** After this a request counts as failed. */
const TIMEOUT_MS = 60_000;

const [url = "", key = ""] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
let times: number[] = [];
let failures = 0;
let closes = 0;
let open = 0;

function ask(): void {
  const began = performance.now();
  open++;
  const done = (isSound: boolean): void => {
    open--;
    if (!isSound) failures++;
    times.push(performance.now() - began);
  };
  const options = { agent, headers: { "X-API-Key": key }, timeout: TIMEOUT_MS };
  const asked = request(url, options, (response) => {
    if (response.headers.connection === "close") closes++;
    response.resume().once("close", () => done(response.complete && response.statusCode === 200));
  });
  asked.once("timeout", () => asked.destroy());
  asked.once("error", () => done(false));
  asked.end();
}

function report(): ProbeReport {
  const sorted = times.sort((one, other) => one - other);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
  const result = { p50: at(0.5), p99: at(0.99), longest: at(1), failures, closes };
  return { requests: sorted.length, ...result };
}

let timer: NodeJS.Timeout | undefined;

process.on("message", (message: "begin" | "report") => {
  if (message === "begin") {
    [times, failures, closes] = [[], 0, 0];
    timer ??= setInterval(ask, INTERVAL_MS);
    return;
  }
  clearInterval(timer);
  timer = undefined;
  const whenAllAreHere = (): void => {
    if (open === 0) process.send!(report());
    else setTimeout(whenAllAreHere, 5);
  };
  whenAllAreHere();
});
process.once("disconnect", () => process.exit());

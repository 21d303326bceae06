/**
 * Another client, in a process and with an address of its own: asks for a verse again and again, whether the answer before it has come or
 * not, so that a service that does not respond is seen in every request of that time.
 *
 * Its parent sends `begin`, then `report`, and gets the times between the two.
 */
import { Agent, request } from "node:http";
import type { ProbeTimes } from "./probe_summary.ts";

const INTERVAL_MS = 10;
/** After this a request counts as failed. */
const TIMEOUT_MS = 60_000;

const [url = "", key = "", localAddress = ""] = process.argv.slice(2);
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
  const options = { agent, localAddress, headers: { "X-API-Key": key }, timeout: TIMEOUT_MS };
  const asked = request(url, options, (response) => {
    if (response.headers.connection === "close") closes++;
    response.resume().once("close", () => done(response.complete && response.statusCode === 200));
  });
  asked.once("timeout", () => asked.destroy());
  asked.once("error", () => done(false));
  asked.end();
}

const report = (): ProbeTimes => ({ times, failures, closes });

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

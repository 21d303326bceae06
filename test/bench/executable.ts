/** Measures the size and start of `dist/ambo` against the Node in it: `npm run bench -- executable`. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { scratchFolder } from "../support/scratch.ts";
import { median, printTable, spread } from "./statistics.ts";

const ROUNDS = 15;
const MIB = 2 ** 20;
const scratch = scratchFolder();
const known = join(scratch, "known");

if (!existsSync("dist/ambo")) {
  console.log("There is no dist/ambo: `npm run binary` makes it.");
  process.exit(0);
}
const sizes = ["dist/ambo", process.execPath].map((file) => statSync(file).size / MIB);
const [own, node] = sizes as [number, number];
printTable(
  ["size", "Ambo, MiB", "its Node, MiB", "difference, MiB"],
  [["dist/ambo", own.toFixed(2), node.toFixed(2), (own - node).toFixed(2)]],
);

/** Runs a program until it ends or first prints something; returns the milliseconds. */
type Run = () => Promise<number>;
const serve = (keys: () => string) => ["serve", "--port", "0", "--keys", keys()];
let starts = 0;
const fresh = () => join(scratch, `new${starts++}`);
const runs: Record<string, Run> = {
  "node -e 0, to its end": () => time(process.execPath, ["-e", "0"]),
  "ambo version, to its end": () => time(resolve("dist/ambo"), ["version"]),
  "ambo serve, a new store, until it listens": () => time(resolve("dist/ambo"), serve(fresh), true),
  "ambo serve, a known store, until it listens": () =>
    time(
      resolve("dist/ambo"),
      serve(() => known),
      true,
    ),
  "node ambo.mjs serve, a known store, until it listens": () =>
    time(process.execPath, [resolve("dist/ambo.mjs"), ...serve(() => known)], true),
};

const times = new Map(Object.keys(runs).map((name) => [name, [] as number[]]));
for (let round = 0; round <= ROUNDS; round++) {
  for (const [name, run] of Object.entries(runs)) {
    const taken = await run();
    // The first round fills the caches of the disk and makes the first user.
    if (round > 0) times.get(name)!.push(taken);
  }
}

const [bare] = times.values();
printTable(
  ["start", "ms", "more than bare Node, ms"],
  [...times].map(([name, taken]) => [name, spread(taken, 0), (median(taken) - median(bare!)).toFixed(0)]),
);

/** Measures the milliseconds until a program ends, or until it first prints something. */
async function time(program: string, args: string[], untilItSpeaks = false): Promise<number> {
  const start = performance.now();
  const child = spawn(program, args, {
    cwd: scratch,
    env: {},
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  if (!untilItSpeaks) {
    child.stdout.resume();
    assert.equal(await ended, 0);
    return performance.now() - start;
  }
  const spoke = new Promise((resolve) => child.stdout.once("data", resolve));
  await Promise.race([spoke, ended.then((code) => assert.fail(`it ended with ${code}`))]);
  const taken = performance.now() - start;
  child.kill("SIGTERM");
  await ended;
  return taken;
}

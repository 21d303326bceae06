/**
 * Attacks the service: `npm run attack`, or with words for the attacks whose names hold one of them.
 *
 * Every attack has a service and an empty folder of its own, on the loopback address, and ends within seconds. Those
 * over the network measure another client beside it, before and during. A broken bound is tried again, twice, as other
 * programs on the machine may be the reason. Exits with 1 where a bound stays broken.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { printTable } from "../test/bench/statistics.ts";
import { FILE_ATTACKS } from "./attack/files.ts";
import { NETWORK_ATTACKS, type NetworkAttack } from "./attack/network.ts";
import { type ProbeSummary, type ProbeTimes, summary } from "./attack/probe_summary.ts";
import { SIGN_IN_ATTACKS } from "./attack/sign_in.ts";
import { Target } from "./attack/target.ts";

/** Quiet times and times of attack take turns, so that whatever else the machine does falls on both alike. */
const ROUNDS = 5;
const QUIET_MS = 1200;
const ATTACK_MS = 1200;
const SETTLE_MS = 300;
const MAX_TRIES = 3;
/** How much slower another client may be during an attack, of a hundred requests all but one. */
const MAX_RATIO = 5;
const MAX_P99_MS = 1000;
const MAX_GROWTH_MB = 160;
/** Docker kills after ten seconds. */
const MAX_STOP_MS = 8000;

interface Measured {
  readonly quiet: ProbeSummary;
  readonly during: ProbeSummary;
  readonly before: number;
  readonly peak: number;
  readonly stop: number;
  readonly note: string;
  readonly broken: readonly string[];
}

async function measure(attack: NetworkAttack): Promise<Measured> {
  const target = await Target.start(attack);
  try {
    await attack.prepare?.(target);
    // Warm, so that the quiet time is not one of compiling.
    for (const _ of [1, 2]) {
      target.beginPhase();
      await sleep(QUIET_MS);
      for (const path of ["/docs", "/login", "/healthz"]) await target.ask(path);
      await target.endPhase();
    }
    const rounds = attack.isOneRound ? 1 : ROUNDS;
    const quietTimes: ProbeTimes[] = [];
    const timesDuring: ProbeTimes[] = [];
    let note = "";
    target.forgetPeak();
    const before = target.memory().now;
    for (let round = 0; round < rounds && target.isAlive; round++) {
      target.release();
      await sleep(SETTLE_MS);
      target.beginPhase();
      await sleep((QUIET_MS * ROUNDS) / rounds);
      quietTimes.push(await target.endPhase());
      target.beginPhase();
      note = await attack.run(target, Date.now() + ATTACK_MS);
      timesDuring.push(await target.endPhase());
    }
    const [quiet, during] = [summary(quietTimes), summary(timesDuring)];
    const peak = target.isAlive ? target.memory().peak : Number.NaN;
    const stop = target.isAlive ? await target.terminate() : Number.NaN;
    const measured = { quiet, during, before, peak, stop, note };
    return { ...measured, broken: brokenBounds(measured) };
  } finally {
    await target.kill();
  }
}

function brokenBounds(measured: Omit<Measured, "broken">): string[] {
  const { quiet, during, before, peak, stop, note } = measured;
  const ratio = during.p99 / quiet.p99;
  const failed = during.failures + during.closes;
  return [
    Number.isNaN(peak) && "the service ended",
    ratio > MAX_RATIO && `p99 is ${ratio.toFixed(1)} times its quiet value`,
    during.p99 > MAX_P99_MS && "p99 is over a second",
    failed > 0 && `${during.failures} failures, ${during.closes} closed connections of another`,
    peak - before > MAX_GROWTH_MB && `memory grew by ${Math.round(peak - before)} MB`,
    stop > MAX_STOP_MS && `the stop took ${Math.round(stop)} ms`,
    note.startsWith("FAULT") && note,
  ].filter((fault) => fault !== false);
}

async function attackNetwork(attacks: readonly NetworkAttack[]): Promise<boolean> {
  const rows: string[][] = [];
  let isSound = true;
  for (const attack of attacks) {
    let measured = await measure(attack);
    let tries = 1;
    while (measured.broken.length > 0 && tries < MAX_TRIES) {
      console.error(`${attack.name}: ${measured.broken.join("; ")}; trying again`);
      measured = await measure(attack);
      tries++;
    }
    const { quiet, during, before, peak, stop, note, broken } = measured;
    const times = ({ p50, p99 }: ProbeSummary) => `${p50.toFixed(1)} / ${p99.toFixed(1)}`;
    if (broken.length > 0) isSound = false;
    rows.push([
      attack.name,
      times(quiet),
      times(during),
      (during.p99 / quiet.p99).toFixed(1),
      during.longest.toFixed(0),
      `${before.toFixed(0)} / ${peak.toFixed(0)}`,
      stop.toFixed(0),
      broken.length === 0 ? "holds" : `BROKEN: ${broken.join("; ")}`,
      [...(tries > 1 ? [`try ${tries}`] : []), note].filter((part) => part !== "").join("; "),
    ]);
    console.error(rows.at(-1)!.join(" | "));
  }
  if (rows.length > 0) {
    const head = ["attack", "quiet p50 / p99", "during", "times", "longest"];
    printTable([...head, "MB before / peak", "stop", "bounds", "notes"], rows);
  }
  return isSound;
}

async function attackFiles(attacks: typeof FILE_ATTACKS): Promise<boolean> {
  const rows: string[][] = [];
  for (const { name, run } of attacks) {
    const began = performance.now();
    const fault = await run();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    rows.push([name, seconds, fault === undefined ? "holds" : `BROKEN: ${fault}`]);
    console.error(rows.at(-1)!.join(" | "));
  }
  if (rows.length > 0) printTable(["attack", "seconds", "bounds"], rows);
  return rows.every(([, , bounds]) => bounds === "holds");
}

const words = process.argv.slice(2);
const isChosen = ({ name }: { name: string }) =>
  words.length === 0 || words.some((word) => name.includes(word));
const network = [...NETWORK_ATTACKS, ...SIGN_IN_ATTACKS].filter(isChosen);
const files = FILE_ATTACKS.filter(isChosen);
if (network.length + files.length === 0) {
  console.error(`No attack has a name with: ${words.join(" ")}`);
  process.exit(1);
}
console.log("Times of another client in milliseconds, memory in MB.\n");
const areSound = [await attackNetwork(network), await attackFiles(files)];
process.exit(areSound.every(Boolean) ? 0 : 1);

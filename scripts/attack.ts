/**
 * Attacks the service: `npm run attack`, or with words for the attacks whose names hold one of them.
 *
 * Every attack has a service and an empty folder of its own, on the loopback address, and ends within seconds. Those
 * over the network measure another client beside it, before and during, and the longest turn of the service's event loop in
 * processor time. A broken bound is tried again, twice, as other
 * programs on the machine may be the reason. Exits with 1 where a bound stays broken.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { printTable } from "../test/bench/statistics.ts";
import { FILE_ATTACKS } from "./attack/files.ts";
import { IMPORT_ATTACKS } from "./attack/imports.ts";
import { NETWORK_ATTACKS, type NetworkAttack } from "./attack/network.ts";
import { OPERATOR_ATTACKS } from "./attack/operators.ts";
import { type ProbeSummary, type ProbeTimes, summary } from "./attack/probe_summary.ts";
import { SIGN_IN_ATTACKS } from "./attack/sign_in.ts";
import { type LongTurn, Target } from "./attack/target.ts";

/** Quiet times and times of attack take turns, so that whatever else the machine does falls on both alike. */
const ROUNDS = 5;
const QUIET_MS = 1200;
const ATTACK_MS = 1200;
const SETTLE_MS = 300;
const MAX_TRIES = 3;
/** How much slower another client may be during an attack, of a hundred requests all but one. */
const MAX_RATIO = 5;
const MAX_P99_MS = 1000;
const MAX_SERVICE_MB = 200;
/** Docker kills after ten seconds. */
const MAX_STOP_MS = 8000;
/** The longest turn of the event loop in processor time, and all of the burst that gets through, once. */
const MAX_TURN_MS = 25;
const MAX_BURST_MS = 200;
/** How long after its first turn others belong to that burst. */
const BURST_MS = 1000;

interface Measured {
  readonly quiet: ProbeSummary;
  readonly during: ProbeSummary;
  readonly before: number;
  readonly peak: number;
  readonly stop: number;
  /** Processor time of the burst in all, and of the longest other turn. */
  readonly burst: number;
  readonly turn: number;
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
    const phases: { began: number; ended: number }[] = [];
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
      const began = Date.now();
      note = await attack.run(target, began + ATTACK_MS);
      timesDuring.push(await target.endPhase());
      phases.push({ began, ended: Date.now() });
    }
    const [quiet, during] = [summary(quietTimes), summary(timesDuring)];
    const peak = target.isAlive ? target.memory().peak : Number.NaN;
    const stop = target.isAlive ? await target.terminate() : Number.NaN;
    const turns = turnsDuring(target.longTurns(), { phases, hasBurst: attack.hasBurst === true });
    const measured = { quiet, during, before, peak, stop, ...turns, note };
    return { ...measured, broken: brokenBounds(measured) };
  } finally {
    await target.kill();
  }
}

/** Separates the burst at the beginning of an attack from the turns of the event loop that any client may cause. */
function turnsDuring(
  turns: readonly LongTurn[],
  { phases, hasBurst }: { phases: readonly { began: number; ended: number }[]; hasBurst: boolean },
): { burst: number; turn: number } {
  const during = turns.filter(({ at }) => phases.some(({ began, ended }) => at >= began && at <= ended));
  const first = hasBurst ? during.find(({ taken }) => taken > MAX_TURN_MS) : undefined;
  const burstEnd = first === undefined ? 0 : first.at + BURST_MS;
  let [burst, turn] = [0, 0];
  for (const { at, taken } of during) {
    if (at <= burstEnd) burst += taken;
    else turn = Math.max(turn, taken);
  }
  return { burst, turn };
}

function brokenBounds(measured: Omit<Measured, "broken">): string[] {
  const { quiet, during, peak, stop, burst, turn, note } = measured;
  const ratio = during.p99 / quiet.p99;
  const failed = during.failures + during.closes;
  return [
    Number.isNaN(peak) && "the service ended",
    ratio > MAX_RATIO && `p99 is ${ratio.toFixed(1)} times its quiet value`,
    during.p99 > MAX_P99_MS && "p99 is over a second",
    failed > 0 && `${during.failures} failures, ${during.closes} closed connections of another`,
    peak > MAX_SERVICE_MB && `the service took ${Math.round(peak)} MB`,
    stop > MAX_STOP_MS && `the stop took ${Math.round(stop)} ms`,
    turn > MAX_TURN_MS && `a turn of the event loop took ${turn.toFixed(0)} ms of the processor`,
    burst > MAX_BURST_MS && `the burst took ${burst.toFixed(0)} ms of the processor`,
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
    const { quiet, during, before, peak, stop, burst, turn, note, broken } = measured;
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
      `${burst.toFixed(0)} / ${turn.toFixed(0)}`,
      broken.length === 0 ? "holds" : `BROKEN: ${broken.join("; ")}`,
      [...(tries > 1 ? [`try ${tries}`] : []), note].filter((part) => part !== "").join("; "),
    ]);
    console.error(rows.at(-1)!.join(" | "));
  }
  if (rows.length > 0) {
    const head = ["attack", "quiet p50 / p99", "during", "times", "longest"];
    printTable([...head, "MB before / peak", "stop", "burst / turn", "bounds", "notes"], rows);
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
const isChosen = ({ name }: { name: string }) => words.length === 0 || words.some((word) => name.includes(word));
const network = [...NETWORK_ATTACKS, ...SIGN_IN_ATTACKS].filter(isChosen);
const files = [...FILE_ATTACKS, ...IMPORT_ATTACKS, ...OPERATOR_ATTACKS].filter(isChosen);
if (network.length + files.length === 0) {
  console.error(`No attack has a name with: ${words.join(" ")}`);
  process.exit(1);
}
console.log("Times of another client in milliseconds, memory in MB.\n");
const areSound = [await attackNetwork(network), await attackFiles(files)];
process.exit(areSound.every(Boolean) ? 0 : 1);

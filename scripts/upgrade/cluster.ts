import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { startEtcd } from "../../test/support/etcd.ts";
import { sendRequest } from "../../test/support/http_client.ts";
import { until } from "../../test/support/until.ts";
import { Installation, type Serving } from "./installation.ts";
import { assertKept, recordsOf } from "./observed.ts";
import type { Before } from "./upgrade.ts";

const MACHINES = [0, 1, 2];

/** Upgrades three machines on one etcd as their guide says: backed up, installed on all, restarted one after the other. */
export async function tryCluster({ installation, facts, program, held }: Before): Promise<void> {
  const members = await startEtcd(MACHINES.length);
  const endpoints = members.map(({ endpoint }) => endpoint);
  const machines = MACHINES.map((index) => {
    const own = [...endpoints.slice(index), ...endpoints.slice(0, index)];
    const machine = Installation.make(installation.program, [`engine = ${own.join(",")}`]);
    cpSync(installation.corpus, machine.corpus, { recursive: true });
    return machine;
  });
  const first = machines[0]!;
  const plain = join(first.folder, "store");
  await installation.run("backup", plain);
  await first.restore(plain, "--engine", endpoints.join(","));
  const serving = await Promise.all(machines.map((machine) => machine.serve()));
  for (const { origin } of serving) await until("a machine that is ready", () => isReady(origin));
  for (const { origin } of serving) assert.equal(await statusOf(origin, facts.keys.limited), 200);
  const records = await recordsOf(first);
  const backup = join(first.folder, "before");
  await first.run("backup", backup);
  held("three machines of then share users, keys and counts");

  for (const machine of machines) machine.program = program;
  const restart = async (index: number) => {
    await serving[index]!.stop();
    serving[index] = await machines[index]!.serve();
    await until("a machine that is ready", () => isReady(serving[index]!.origin));
  };
  await restart(0);
  assertKept(await recordsOf(first), records, "records of three machines");
  for (const { origin } of serving.slice(1)) {
    await until("a machine of then that gives up", async () => (await statusOf(origin, facts.keys.limited)) === 503);
  }
  held("the first machine that starts takes the store over, those of then answer 503");
  await restart(1);
  await restart(2);
  const remaining = [];
  for (const { origin } of serving) remaining.push(await remainingOf(origin, facts.keys.limited));
  assert.deepEqual(remaining, ["0", undefined, undefined]);
  assert.deepEqual((await recordsOf(machines[2]!)).keys, (await recordsOf(first)).keys);
  held("all three serve again, and a limit holds over all of them");

  for (const { stop } of serving as Serving[]) await stop();
  for (const machine of machines) machine.program = installation.program;
  const { code, stderr } = await first.try(["serve"], ["--port", "0"]);
  assert.equal(code, 1, stderr);
  assert.match(stderr, /newer/);
  const etcdctl = ["--endpoints", endpoints.join(","), "del", "--prefix", "ambo/"];
  execFileSync("etcdctl", etcdctl, { env: { ...process.env, ETCDCTL_API: "3" }, stdio: "ignore" });
  await first.restore(backup, "--engine", endpoints.join(","));
  const back = await first.serve();
  await until("a machine that is ready", () => isReady(back.origin));
  assert.deepEqual(await recordsOf(first), records);
  await back.stop();
  held("going back, a machine of then refuses the store; with a backup of before in its place it serves");
  for (const member of members) await member.stop();
}

const isReady = async (origin: string) => (await sendRequest(`${origin}/readyz`, {})).status === 200;

const statusOf = async (origin: string, key: string) => (await sendRequest(`${origin}/v1/books`, { key })).status;

async function remainingOf(origin: string, key: string): Promise<string | undefined> {
  const { status, headers } = await sendRequest(`${origin}/v1/books`, { key });
  return status === 200 ? headers["x-ratelimit-remaining"] : undefined;
}

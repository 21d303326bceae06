/**
 * A machine of `npm run bench -- cluster` in a process of its own: puts one batch after another on record for some seconds,
 * or puts of as many bytes, and prints how long each took.
 */
import { randomBytes } from "node:crypto";
import { DayClock } from "../../src/base/clock.ts";
import { put } from "../../src/store/etcd/engine.ts";
import { EngineClient } from "../../src/store/etcd/engine_client.ts";
import { openCluster } from "../../src/store/etcd/mod.ts";
import { engineAt } from "../support/etcd.ts";

const [key, ...endpoints] = process.argv.slice(2) as [string, ...string[]];
const engine = engineAt(endpoints);
const config = { current: { "daily-limit": 1_000_000_000 } };
const clock = new DayClock("Europe/Ljubljana");
const store = await openCluster({ engine, config, clock, create: false });
const client = new EngineClient(engine);
const id = randomBytes(8).toString("hex");
const value = "x".repeat(120);
let puts = 0;
const actions: Record<string, () => Promise<unknown>> = {
  batches: () => store.propose(key),
  puts: () => client.attempt({ success: [put(`bare/${id}/${puts++}`, value)] }),
};
for (const action of Object.values(actions)) await action();
process.on("message", async ({ kind, seconds }: { kind: string; seconds: number }) => {
  const action = actions[kind]!;
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  for (let began = performance.now(); began < end; ) {
    await action();
    const now = performance.now();
    times.push(now - began);
    began = now;
  }
  process.send!(times);
});
process.send!("ready");

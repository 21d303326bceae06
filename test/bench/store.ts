/**
 * Measures the store: `node --expose-gc --import tsx test/bench/store.ts [SLOTS]`.
 *
 * Requests are served in turns as the event loop serves them: so many look-ups and takes, then one commit. The million
 * slots are real: an accounts file with a million users and keys, and 100 requests of each on one day.
 */
import { hash, randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DayClock } from "../../src/base/clock.ts";
import { newKey } from "../../src/store/accounts/key.ts";
import { type FileLayer, RecordWriter, realFiles } from "../../src/store/log/mod.ts";
import { openStore, type Store } from "../../src/store/mod.ts";

const NOON = Date.UTC(2026, 10, 21, 11);
const slots = Number(process.argv[2] ?? 1_000_000);
const folder = mkdtempSync(join(tmpdir(), "ambo-bench-"));
if (!process.env.KEEP) process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
else console.log(folder);

let writes = 0;
const files: FileLayer = {
  ...realFiles,
  write(descriptor, bytes, position) {
    writes++;
    return realFiles.write(descriptor, bytes, position);
  },
};

function open(name: string, now: () => number): Promise<Store> {
  const clock = new DayClock("Europe/Ljubljana", now);
  return openStore(join(folder, name), { clock, dailyLimit: 1_000_000_000, files });
}

function say(what: string, value: string): void {
  console.log(`${what.padEnd(64)} ${value.padStart(16)}`);
}

/** Serves requests in turns of `size` and tells the nanoseconds of one. */
async function perRequest(
  store: Store,
  { size, keys }: { size: number; keys: string[] },
): Promise<number> {
  const turns = Math.ceil(400_000 / size);
  const samples: number[] = [];
  for (let round = 0; round < 5; round++) {
    const start = process.hrtime.bigint();
    for (let turn = 0; turn < turns; turn++) {
      for (let at = 0; at < size; at++) {
        const slot = store.slotOfKey(keys[(turn * size + at) % keys.length]!)!;
        store.take(slot);
      }
      store.commit();
    }
    samples.push(Number(process.hrtime.bigint() - start) / (turns * size));
    await new Promise(setImmediate);
  }
  return samples.sort((one, other) => one - other)[2]!;
}

async function measureRequests(): Promise<void> {
  const store = await open("requests", () => NOON);
  const keys: string[] = [];
  for (let index = 0; index < 64; index++) {
    await store.accounts.addUser(`user ${index}`);
    keys.push(await store.accounts.issueKey(`user ${index}`));
  }
  for (const size of [1, 8, 32, 256]) {
    const before = writes;
    const nanoseconds = await perRequest(store, { size, keys });
    const turns = 5 * Math.ceil(400_000 / size);
    say(
      `key, quota and durable count, ${size} requests a turn (${((writes - before) / turns).toFixed(4)} writes a turn)`,
      `${nanoseconds.toFixed(0)} ns`,
    );
  }
  await store.close();
}

/** Writes an accounts file of so many users, each with a key; returns some of the keys. */
function writeAccounts(name: string): string[] {
  realFiles.makeFolder(join(folder, name));
  const records = new RecordWriter();
  const some: string[] = [];
  const pieces: Buffer[] = [];
  records.begin("ambo").word("accounts").number(1).end();
  for (let slot = 1; slot <= slots; slot++) {
    const key = slot % 1000 === 0 ? newKey() : undefined;
    if (key) some.push(key);
    const digest = key ? hash("sha256", key, "hex") : randomBytes(32).toString("hex");
    records
      .begin("user")
      .number(slot)
      .word("member")
      .number(1_795_251_503)
      .word(`user.${slot}`)
      .end();
    records.begin("key").number(slot).number(1_795_251_503).word("x4Zq").word(digest).end();
    if (records.length > 1 << 20) {
      pieces.push(Buffer.from(records.bytes));
      records.reset(records.chain);
    }
  }
  pieces.push(Buffer.from(records.bytes));
  writeFileSync(join(folder, name, "accounts.log"), Buffer.concat(pieces), { mode: 0o600 });
  return some;
}

function memory(): number {
  for (let round = 0; round < 3; round++) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function measureMillion(): Promise<void> {
  const keys = writeAccounts("million");
  const empty = memory();
  let start = performance.now();
  let now = NOON;
  let store = await open("million", () => now);
  say(
    `opening ${slots} users with a key, nothing counted`,
    `${(performance.now() - start).toFixed(0)} ms`,
  );
  const opened = memory();
  say("  memory a slot", `${((opened - empty) / slots).toFixed(1)} bytes`);

  start = performance.now();
  const before = writes;
  let turns = 0;
  let slowest = 0;
  for (let request = 0; request < 100; request++) {
    for (let slot = 1; slot <= slots; ) {
      const turn = performance.now();
      for (let at = 0; at < 100 && slot <= slots; at++, slot++) {
        store.take({ number: slot, id: "", user: "", limit: 1_000_000 });
      }
      store.commit();
      turns++;
      slowest = Math.max(slowest, performance.now() - turn);
      if (turns % 100 === 0) await new Promise(setImmediate);
    }
  }
  const elapsed = performance.now() - start;
  say(
    `100 requests of each slot, 100 a turn (${((writes - before) / turns).toFixed(3)} writes a turn, folding included)`,
    `${((elapsed * 1e6) / (slots * 100)).toFixed(0)} ns`,
  );
  say("  slowest turn", `${slowest.toFixed(1)} ms`);
  say("  memory a slot", `${((memory() - empty) / slots).toFixed(1)} bytes`);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  say("  memory a slot, folding done", `${((memory() - empty) / slots).toFixed(1)} bytes`);
  say("  size of the usage folder", `${(sizeOf("million/usage") / 1e6).toFixed(1)} MB`);
  await store.close();

  start = performance.now();
  store = await open("million", () => now);
  say("opening again on the same day", `${(performance.now() - start).toFixed(0)} ms`);
  now += 24 * 3_600_000;
  start = performance.now();
  store.today();
  say("  turning to the next day", `${(performance.now() - start).toFixed(1)} ms`);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  await store.close();

  say("  size of the folded day", `${(sizeOf("million/usage") / 1e6).toFixed(1)} MB`);
  start = performance.now();
  store = await open("million", () => now);
  say("opening on the folded history", `${(performance.now() - start).toFixed(0)} ms`);
  const known = keys.filter((key) => store.slotOfKey(key) !== undefined).length;
  if (known !== keys.length) throw new Error(`only ${known} of ${keys.length} keys are known`);
  start = performance.now();
  const history = await store.usageOf(`user.${slots}`);
  say(
    `history of one user (${JSON.stringify(history)})`,
    `${(performance.now() - start).toFixed(1)} ms`,
  );
  await store.close();
}

function sizeOf(name: string): number {
  const path = join(folder, name);
  return readdirSync(path).reduce((sum, file) => sum + statSync(join(path, file)).size, 0);
}

await measureRequests();
await measureMillion();

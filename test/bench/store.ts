/**
 * Measures the store: `npm run bench -- store`.
 *
 * Requests are served in turns as the event loop serves them: so many look-ups and takes, then one commit. The million
 * accounts are real: an accounts file with a million users and keys, and 100 requests of each on one day.
 */
import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DayClock } from "../../src/base/clock.ts";
import { type Account, openStore, type Store } from "../../src/store/mod.ts";
import { type FileLayer, realFiles } from "../../src/store/wal/mod.ts";
import { writeCrowd } from "../support/crowd.ts";
import { scratchFolder } from "../support/scratch.ts";
import { median, printTable } from "./statistics.ts";

const ACCOUNTS = 1_000_000;
const REQUESTS = 100;
const LIMIT = 1_000_000_000;
const DAY = 24 * 3_600_000;
const folder = scratchFolder();
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

let now = Date.UTC(2026, 10, 21, 11);
let writes = 0;
const files: FileLayer = {
  ...realFiles,
  write(descriptor, bytes, position) {
    writes++;
    return realFiles.write(descriptor, bytes, position);
  },
};

function open(name: string): Promise<Store> {
  const clock = new DayClock("Europe/Ljubljana", () => now);
  return openStore(join(folder, name), {
    clock,
    config: { current: { "daily-limit": LIMIT } },
    files,
  });
}

/** Milliseconds that something takes. */
async function timeOf(action: () => unknown): Promise<number> {
  const start = performance.now();
  await action();
  return performance.now() - start;
}

/** The time that something takes, and the processor's share of it: what it would take on an idle machine. */
async function startTime(action: () => unknown): Promise<string> {
  const before = process.cpuUsage();
  const elapsed = await timeOf(action);
  const { user, system } = process.cpuUsage(before);
  return `${elapsed.toFixed(0)} ms (processor: ${((user + system) / 1000).toFixed(0)} ms)`;
}

/** Bytes in use once all garbage is collected. */
function memory(): number {
  for (let round = 0; round < 3; round++) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Nanoseconds of one request, served in turns of `size`. */
async function perRequest(
  store: Store,
  { size, keys }: { size: number; keys: string[] },
): Promise<number> {
  const turns = Math.ceil(400_000 / size);
  const samples: number[] = [];
  for (let round = 0; round < 7; round++) {
    const milliseconds = await timeOf(() => {
      for (let request = 0; request < turns * size; ) {
        for (let at = 0; at < size; at++, request++) {
          store.consume(store.accountOfKey(keys[request % keys.length]!)!);
        }
        store.commit();
      }
    });
    samples.push((milliseconds * 1e6) / (turns * size));
    await sleep(0);
  }
  return median(samples);
}

async function measureRequests(): Promise<void> {
  const store = await open("requests");
  const keys: string[] = [];
  for (let index = 0; index < 64; index++) {
    await store.accounts.addUser(`user ${index}`);
    keys.push(await store.accounts.issueKey(`user ${index}`));
  }
  const rows: string[][] = [];
  for (const size of [1, 8, 32, 256]) {
    const before = writes;
    const nanoseconds = await perRequest(store, { size, keys });
    const writesPerTurn = (writes - before) / (7 * Math.ceil(400_000 / size));
    rows.push([String(size), nanoseconds.toFixed(0), writesPerTurn.toFixed(3)]);
  }
  await store.close();
  printTable(
    ["requests in a turn", "ns a request: key, quota, durable count", "writes a turn"],
    rows,
  );
}

/** Serves 100 requests of each account, 100 accounts in a turn; tells the slowest turn. */
async function serveAll(store: Store): Promise<{ turns: number; slowest: number }> {
  let turns = 0;
  let slowest = 0;
  for (let request = 0; request < REQUESTS; request++) {
    for (let account = 1; account <= ACCOUNTS; ) {
      const start = performance.now();
      for (let at = 0; at < 100 && account <= ACCOUNTS; at++, account++) {
        store.consume({ number: account, limit: LIMIT } as Account);
      }
      store.commit();
      slowest = Math.max(slowest, performance.now() - start);
      if (++turns % 100 === 0) await sleep(0);
    }
  }
  return { turns, slowest };
}

function megabytes(name: string): string {
  const path = join(folder, name);
  const sizes = readdirSync(path).map((file) => statSync(join(path, file)).size);
  return `${(sizes.reduce((sum, size) => sum + size, 0) / 1e6).toFixed(1)} MB`;
}

async function measureMillion(): Promise<void> {
  const rows: string[][] = [];
  const row = (what: string, value: string) => rows.push([what, value]);
  const milliseconds = (time: number) => `${time.toFixed(time < 20 ? 1 : 0)} ms`;
  const bytesPerAccount = () => `${((memory() - empty) / ACCOUNTS).toFixed(1)} bytes`;
  const keys = writeCrowd(join(folder, "million"), ACCOUNTS);
  const empty = memory();
  let store!: Store;
  const reopen = () =>
    startTime(async () => {
      store = await open("million");
    });

  row("start with a million users, nothing counted", await reopen());
  row("memory an account", bytesPerAccount());
  const before = writes;
  let served!: { turns: number; slowest: number };
  const time = await timeOf(async () => {
    served = await serveAll(store);
  });
  row(
    "a request, 100 in a turn, folding beside it",
    `${((time * 1e6) / (ACCOUNTS * REQUESTS)).toFixed(0)} ns`,
  );
  row("writes a turn, those of folding included", ((writes - before) / served.turns).toFixed(3));
  row("slowest turn", milliseconds(served.slowest));
  row("memory an account after 100 million requests", bytesPerAccount());
  await sleep(3000);
  row("files of the day", megabytes("million/usage"));
  await store.close();
  row("start on the same day", await reopen());
  now += DAY;
  row("turn to the next day", milliseconds(await timeOf(() => store.today())));
  await sleep(3000);
  row("file of the folded day", megabytes("million/usage"));
  await store.close();
  row("start on the folded history", await reopen());
  const known = keys.filter((key) => store.accountOfKey(key)).length;
  if (known !== keys.length) throw new Error(`${known} of ${keys.length} keys are known`);
  const history = await timeOf(async () => {
    const [day] = await store.usageOf(`user.${ACCOUNTS}`);
    if (day?.requests !== REQUESTS) throw new Error(`${day?.requests} requests are known`);
  });
  row("history of one user from the folded day", milliseconds(history));
  await store.close();
  printTable(["a million accounts, 100 requests of each in one day", ""], rows);
}

await measureRequests();
await measureMillion();

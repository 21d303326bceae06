/**
 * Measures the store: `npm run bench -- store`.
 *
 * Requests are proposed in turns as the event loop serves them, and all of a turn have one write. BASELINE, a folder with
 * the sources of another version, adds the ratio to its cost in the same run. The accounts
 * are real: an accounts file with as many users and keys as a store may have, and 100 requests of each on one day.
 */
import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DayClock } from "../../src/base/clock.ts";
import { type Account, type LocalStore, openStore } from "../../src/store/mod.ts";
import { type FileLayer, realFiles } from "../../src/store/wal/mod.ts";
import { writeCrowd } from "../support/crowd.ts";
import { scratchFolder } from "../support/scratch.ts";
import { median, printTable } from "./statistics.ts";

const ACCOUNTS = 20_000;
const REQUESTS = 100;
const LIMIT = 1_000_000_000;
const DAY = 24 * 3_600_000;
const folder = scratchFolder();
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

let now = Date.UTC(2026, 10, 21, 11);
let writes = 0;
/** Counts the writes of a file layer. */
const counted = (layer: FileLayer): FileLayer => ({
  ...layer,
  write(descriptor, bytes, position) {
    writes++;
    return layer.write(descriptor, bytes, position);
  },
});

function open(name: string): Promise<LocalStore> {
  const clock = new DayClock("Europe/Ljubljana", () => now);
  return openStore(join(folder, name), {
    clock,
    config: { current: { "daily-limit": LIMIT } },
    files: counted(realFiles),
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

/** A store of this version or of the baseline: 0.2 counted at once, and put all counts of a turn on record after it. */
interface Measured {
  readonly accounts: LocalStore["accounts"];
  readonly propose?: LocalStore["propose"];
  accountOfKey(key: string): Account | undefined;
  consume(account: Account): number;
  commit(): void;
  close(): Promise<void>;
}

/** Has requests counted in one turn of the event loop. @returns The promise that all of them have their outcome. */
function serveTurn(store: Measured, keys: readonly string[]): Promise<unknown> {
  if (store.propose !== undefined) return Promise.all(keys.map((key) => store.propose!(key)));
  let settle!: () => void;
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  setImmediate(() => {
    store.commit();
    settle();
  });
  return Promise.all(
    keys.map((key) => {
      const account = store.accountOfKey(key)!;
      const remaining = store.consume(account);
      return settled.then(() => ({ account, remaining }));
    }),
  );
}

/** A store with users, and the keys of a turn. */
async function prepared(opening: Promise<Measured>): Promise<{ store: Measured; keys: string[] }> {
  const store = await opening;
  const keys: string[] = [];
  for (let index = 0; index < 64; index++) {
    await store.accounts.addUser(`user ${index}`);
    keys.push(await store.accounts.issueKey(`user ${index}`));
  }
  return { store, keys };
}

/** Nanoseconds of the processor for one request, served in turns of `size`. */
async function perRequest({ store, keys }: { store: Measured; keys: string[] }, size: number) {
  const turns = Math.min(20_000, Math.ceil(200_000 / size));
  const turn = Array.from({ length: size }, (_, index) => keys[index % keys.length]!);
  const before = process.cpuUsage();
  for (let done = 0; done < turns; done++) await serveTurn(store, turn);
  const { user, system } = process.cpuUsage(before);
  return { nanoseconds: ((user + system) * 1000) / (turns * size), turns };
}

async function measureRequests(): Promise<void> {
  const own = await prepared(open("requests") as Promise<unknown> as Promise<Measured>);
  // Another version beside it, such as 0.2.0: a folder with its sources.
  const { BASELINE } = process.env;
  const baseline = BASELINE && (await prepared(openBaseline(BASELINE)));
  const rows: string[][] = [];
  for (const size of [1, 8, 32, 256]) {
    const samples: { nanoseconds: number; writes: number; ratio: number }[] = [];
    for (let round = 0; round < 7; round++) {
      // The first of a round would pay for the garbage of the last.
      const isFirst = round % 2 === 0;
      const early = baseline && !isFirst ? await perRequest(baseline, size) : undefined;
      const before = writes;
      const { nanoseconds, turns } = await perRequest(own, size);
      const writesPerTurn = (writes - before) / turns;
      const late = baseline && isFirst ? await perRequest(baseline, size) : undefined;
      const other = (early ?? late)?.nanoseconds ?? Number.NaN;
      samples.push({ nanoseconds, writes: writesPerTurn, ratio: nanoseconds / other });
    }
    const of = (pick: (sample: (typeof samples)[0]) => number) => median(samples.map(pick));
    const ratio = of((sample) => sample.ratio);
    rows.push([
      String(size),
      of((sample) => sample.nanoseconds).toFixed(0),
      of((sample) => sample.writes).toFixed(3),
      Number.isNaN(ratio) ? "–" : ratio.toFixed(2),
    ]);
  }
  await own.store.close();
  if (baseline) await baseline.store.close();
  printTable(["requests in a turn", "ns a request: key, quota, durable count", "writes a turn", "of BASELINE"], rows);
}

async function openBaseline(version: string): Promise<Measured> {
  const { openStore } = await import(join(version, "src/store/mod.ts"));
  const { realFiles } = await import(join(version, "src/store/wal/mod.ts"));
  const clock = new DayClock("Europe/Ljubljana", () => now);
  const config = { current: { "daily-limit": LIMIT } };
  // The same file layer as this version has, so that counting writes costs both the same.
  return await openStore(join(folder, "baseline"), { clock, config, files: counted(realFiles) });
}

/** Serves 100 requests of each account, 100 accounts in a turn; returns the slowest turn. */
async function serveAll(store: LocalStore): Promise<{ turns: number; slowest: number }> {
  let turns = 0;
  let slowest = 0;
  for (let request = 0; request < REQUESTS; request++) {
    for (let account = 1; account <= ACCOUNTS; ) {
      const start = performance.now();
      for (let at = 0; at < 100 && account <= ACCOUNTS; at++, account++) {
        store.log.consume({ number: account, limit: LIMIT } as Account);
      }
      store.log.commit();
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

async function measureCrowd(): Promise<void> {
  const rows: string[][] = [];
  const row = (what: string, value: string) => rows.push([what, value]);
  const milliseconds = (time: number) => `${time.toFixed(time < 20 ? 1 : 0)} ms`;
  const bytesPerAccount = () => `${((memory() - empty) / ACCOUNTS).toFixed(1)} bytes`;
  const keys = writeCrowd(join(folder, "crowd"), ACCOUNTS);
  const empty = memory();
  let store!: LocalStore;
  const reopen = () =>
    startTime(async () => {
      store = await open("crowd");
    });

  row("start with 20,000 users, nothing counted", await reopen());
  row("memory an account", bytesPerAccount());
  const before = writes;
  let served!: { turns: number; slowest: number };
  const time = await timeOf(async () => {
    served = await serveAll(store);
  });
  row("a request, 100 in a turn, folding beside it", `${((time * 1e6) / (ACCOUNTS * REQUESTS)).toFixed(0)} ns`);
  row("writes a turn, those of folding included", ((writes - before) / served.turns).toFixed(3));
  row("slowest turn", milliseconds(served.slowest));
  row("memory an account after 2 million requests", bytesPerAccount());
  await sleep(3000);
  row("files of the day", megabytes("crowd/usage"));
  await store.close();
  row("start on the same day", await reopen());
  now += DAY;
  row("turn to the next day", milliseconds(await timeOf(() => store.today())));
  await sleep(3000);
  row("file of the folded day", megabytes("crowd/usage"));
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
  printTable(["20,000 accounts, 100 requests of each in one day", ""], rows);
}

await measureRequests();
await measureCrowd();

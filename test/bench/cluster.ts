/**
 * Measures several machines that share a store in etcd, against one with a store in a folder: `npm run bench -- cluster`.
 *
 * All of it runs on this machine: three etcds, up to three services and the load share its processors, which three machines
 * would not. So processor time a request says more than requests a second. `PART=machines` leaves the services out.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { DayClock } from "../../src/base/clock.ts";
import { useStore } from "../../src/store/control/mod.ts";
import { atEnd } from "../support/at_end.ts";
import { engineAt, NO_ETCD, startEtcd } from "../support/etcd.ts";
import { scratchFolder } from "../support/scratch.ts";
import { median, printTable, processorSecondsOf, type ServerProcess, spread, startServer } from "./statistics.ts";
import { hasWrk, type LoadResult, load } from "./wrk.ts";

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SECONDS = Number(process.env.SECONDS ?? 3);
const KEYS = 64;
const LIMIT = "1000000000";

if (NO_ETCD !== false || !hasWrk()) {
  console.log(`Skipped: ${NO_ETCD || "wrk is not installed"}`);
  process.exit(0);
}

const settings = [
  ...["serve", "--port", "0", "--corpus", "test/fixtures/corpus", "--default-translation", "ZGL"],
  ...["--daily-limit", LIMIT, "--log-level", "warning", "--max-requests-per-connection", LIMIT],
];

/** A store and the services on it. */
interface Side {
  readonly name: string;
  readonly servers: readonly ServerProcess[];
  readonly script: string;
  readonly engine: readonly number[];
}

/** Makes users with keys, and a script of wrk's that sends one after another. */
async function prepare(folder: string, engine?: readonly string[]): Promise<string> {
  const keys = await useStore(folder, {
    ...(engine && { engine: engineAt(engine) }),
    clock: new DayClock("Europe/Ljubljana"),
    config: { current: { "daily-limit": 100 } },
    publicUrl: () => null,
    create: true,
    async action(calls) {
      const all: string[] = [];
      for (let index = 0; index < KEYS; index++) {
        await calls.add({ name: `user ${index}`, admin: false });
        all.push(await calls.issue({ name: `user ${index}` }));
      }
      return all;
    },
  });
  const { writeFileSync } = await import("node:fs");
  const path = `${scratchFolder()}/keys.lua`;
  writeFileSync(
    path,
    `local keys = {${keys.map((key) => `"${key}"`).join(",")}}
local at = 0
request = function()
  at = at % #keys + 1
  return wrk.format("GET", nil, { ["X-API-Key"] = keys[at] })
end
`,
  );
  return path;
}

/** Returns the keys in a script. */
function keysOf(path: string): string[] {
  return [...readFileSync(path, "utf8").matchAll(/"(ambo_\w+)"/g)].map(([, key]) => key!);
}

const serve = (...options: string[]): Promise<ServerProcess> =>
  startServer(["--import", "tsx", "src/main.ts", ...settings, ...options]);

const localFolder = scratchFolder();
const localScript = await prepare(localFolder);
const local: Side = {
  name: "a folder",
  servers: [await serve("--keys", localFolder)],
  script: localScript,
  engine: [],
};
const members = await startEtcd(3, {
  options: ["--auto-compaction-mode=revision", "--auto-compaction-retention=10000"],
});
const endpoints = members.map(({ endpoint }) => endpoint);
const script = await prepare("", endpoints);
const shared: Side = {
  name: "etcd",
  servers: [await serve("--engine", endpoints.join(","))],
  script,
  engine: members.map(({ running }) => running.child.pid!),
};

/** Starts so many machines that put batches on record, or bare puts. */
async function startMachines(count: number): Promise<ChildProcess[]> {
  const [key] = keysOf(script) as [string];
  const machines = Array.from({ length: count }, (_, index) => {
    const rotated = [...endpoints.slice(index), ...endpoints.slice(0, index)];
    const machine = fork("test/bench/batches.ts", [key, ...rotated]);
    atEnd(() => machine.kill("SIGKILL"));
    return machine;
  });
  await Promise.all(machines.map((machine) => once(machine, "message")));
  return machines;
}

type Kind = "batches" | "puts";

/** Has machines race for some seconds. @returns What one took after another, in milliseconds, by machine. */
function race(machines: readonly ChildProcess[], kind: Kind): Promise<number[][]> {
  return Promise.all(
    machines.map(async (machine) => {
      machine.send({ kind, seconds: SECONDS });
      return (await once(machine, "message"))[0];
    }),
  );
}

const perSecond = (all: number[][]) => all.flat().length / SECONDS;
const slow = (all: number[][]) => {
  const times = all.flat().sort((one, other) => one - other);
  return times[Math.floor(times.length * 0.99)]!;
};
const unevenness = (all: number[][]) => {
  const counts = all.map(({ length }) => length);
  return Math.max(...counts) / Math.min(...counts);
};

const races: string[][] = [];
for (const count of [1, 3]) {
  const machines = await startMachines(count);
  const rounds: Record<Kind, number[][]>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({
      batches: await race(machines, "batches"),
      puts: await race(machines, "puts"),
    });
  }
  for (const machine of machines) machine.kill("SIGKILL");
  const of = (pick: (round: (typeof rounds)[0]) => number, digits = 2) => spread(rounds.map(pick), digits);
  races.push([
    String(count),
    of(({ batches }) => perSecond(batches), 0),
    of(({ batches, puts }) => perSecond(batches) / perSecond(puts)),
    of(({ batches }) => unevenness(batches)),
    of(({ puts }) => unevenness(puts)),
    of(({ batches }) => slow(batches), 1),
    of(({ batches, puts }) => slow(batches) / slow(puts)),
  ]);
}
printTable(
  [
    ...["machines", "batches a second", "of bare puts"],
    ...["most to least", "of bare puts", "p99, ms", "of bare puts'"],
  ],
  races,
);
if (process.env.PART === "machines") process.exit(0);

/** Loads one service; returns the processor time of a request in the service and in the engine. */
function measure(side: Side, connections: number): LoadResult & { front: number; engine: number } {
  const [server] = side.servers as [ServerProcess];
  const front = server.processorSeconds();
  const engine = () => side.engine.reduce((sum, pid) => sum + processorSecondsOf(pid), 0);
  const before = engine();
  const result = load(`${server.url}/translations`, {
    connections,
    seconds: SECONDS,
    script: side.script,
  });
  const perRequest = (seconds: number) => (seconds * 1e6) / result.requests;
  return {
    ...result,
    front: perRequest(server.processorSeconds() - front),
    engine: perRequest(engine() - before),
  };
}

const rows: string[][] = [];
for (const connections of [1, 32, 128]) {
  const rounds = Array.from({ length: ROUNDS }, () => ({
    local: measure(local, connections),
    shared: measure(shared, connections),
  }));
  const of = (pick: (round: (typeof rounds)[0]) => number) => median(rounds.map(pick));
  rows.push([
    String(connections),
    of(({ local, shared }) => shared.requestsPerSecond / local.requestsPerSecond).toFixed(2),
    of(({ shared }) => shared.requestsPerSecond).toFixed(0),
    of(({ shared }) => shared.p50).toFixed(1),
    of(({ shared }) => shared.p99).toFixed(1),
    of(({ local }) => local.front).toFixed(0),
    of(({ shared }) => shared.front).toFixed(0),
    of(({ shared }) => shared.engine).toFixed(0),
  ]);
}
printTable(
  [
    "connections",
    "of the store in a folder",
    "requests a second",
    "p50, ms",
    "p99, ms",
    "processor, store in a folder, µs a request",
    "the same, store in etcd",
    "its three etcds",
  ],
  rows,
);
for (const { servers } of [local, shared]) for (const server of servers) await server.stop();
process.exit(0);

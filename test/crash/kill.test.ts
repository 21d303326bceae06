/** The real server, killed under full load: no answered request is uncounted, no answered account change is lost. */
import assert from "node:assert/strict";
import { Agent, request } from "node:http";
import { test } from "node:test";
import { DayClock } from "../../src/base/clock.ts";
import { useStore } from "../../src/store/control/mod.ts";
import { listening, type Running, start } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";

const KEYS = 5;
const CONNECTIONS = 32;
/** More in the long run: see scripts/soak.ts. */
const ROUNDS = process.env.SOAK ? 100 : 3;

const folder = scratchFolder();

const options = {
  clock: new DayClock("Europe/Ljubljana"),
  config: { current: { "daily-limit": 1_000_000 } },
  publicUrl: () => null,
};

/** A key and what became of the requests with it. */
interface Client {
  readonly name: string;
  readonly key: string;
  sent: number;
  answered: number;
}

async function addClients(): Promise<Client[]> {
  return useStore(folder, {
    ...options,
    create: true,
    async action(calls) {
      const clients: Client[] = [];
      for (let index = 0; index < KEYS; index++) {
        const name = `client ${index}`;
        await calls.add({ name, admin: false });
        clients.push({ name, key: await calls.issue({ name }), sent: 0, answered: 0 });
      }
      return clients;
    },
  });
}

/** Asks over and over until the server is gone. */
async function load(address: string, clients: readonly Client[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let alive = true;
  const ask = (client: Client): Promise<void> =>
    new Promise((resolve) => {
      client.sent++;
      const headers = { "X-API-Key": client.key };
      const asked = request(`${address}/translations`, { agent, headers }, (response) => {
        // The status line is here: from its first byte on the request is answered.
        if (response.statusCode === 200) client.answered++;
        else assert.fail(`answered ${response.statusCode}`);
        response.resume();
        response.on("end", resolve);
        response.on("error", resolve);
      });
      asked.on("error", () => {
        alive = false;
        resolve();
      });
      asked.end();
    });
  const ways = Array.from({ length: CONNECTIONS }, async (_, index) => {
    while (alive) await ask(clients[index % clients.length]!);
  });
  await Promise.all(ways);
  agent.destroy();
}

/** Adds users until the server is gone; `answered` takes those whose addition was answered. */
async function addUsers(running: Running, { prefix, answered }: { prefix: string; answered: string[] }): Promise<void> {
  try {
    await useStore(folder, {
      ...options,
      async action(calls) {
        for (let index = 0; running.child.signalCode === null; index++) {
          await calls.add({ name: `${prefix} ${index}`, admin: false });
          answered.push(`${prefix} ${index}`);
        }
      },
    });
  } catch (error) {
    if (!running.child.killed) throw error;
  }
}

/** Kills the server some milliseconds after the load is under way; on a busy machine that takes a while. */
async function killAfter(
  running: Running,
  { milliseconds, underWay }: { milliseconds: number; underWay: () => boolean },
): Promise<void> {
  const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
  for (let waited = 0; !underWay() && waited < 2000; waited++) await wait(10);
  await wait(milliseconds);
  running.child.kill("SIGKILL");
  await running.ended;
}

test(`after ${ROUNDS} times kill -9 under load: for every key, answered <= counted <= sent`, async () => {
  const clients = await addClients();
  const added: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const args = [
      ...["serve", "--port", "0", "--keys", folder, "--daily-limit", "1000000"],
      ...["--corpus", "test/fixtures/corpus"],
    ];
    const running = start(args);
    const address = await listening(running);
    const users = addUsers(running, { prefix: `user ${round}`, answered: added });
    const loaded = load(address, clients);
    const enough = 10 * (round + 1);
    await killAfter(running, {
      milliseconds: 100 + ((round * 67) % 400),
      underWay: () => added.length > round + 1 && clients.every(({ answered }) => answered > enough),
    });
    await loaded;
    await users;
    await useStore(folder, {
      ...options,
      warn: ({ code }) => assert.equal(code, "last_counts_left_out"),
      async action(calls) {
        for (const { name, sent, answered } of clients) {
          const days = await calls.usage({ name });
          const counted = days.reduce((sum, { requests }) => sum + requests, 0);
          assert.ok(
            answered <= counted && counted <= sent,
            `${name}: ${answered} answered, ${counted} counted, ${sent} sent`,
          );
        }
        const names = new Set<string>();
        for await (const { name } of calls.users()) names.add(name);
        for (const name of added) assert.ok(names.has(name), `${name} was added and is gone`);
      },
    });
  }
  for (const { answered } of clients) assert.ok(answered > 10 * ROUNDS, `${answered} answered`);
  assert.ok(added.length > ROUNDS, `${added.length} users added`);
});

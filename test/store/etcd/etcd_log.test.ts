/**
 * Three machines on a model of etcd that loses, repeats and delays: answered <= counted <= sent, one state. Seeded, for some
 * seconds; for SOAK_MINUTES, or ten of them with SOAK (see scripts/soak.ts).
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import { isProblem } from "../../../src/base/problem.ts";
import { decodeBase64, kvsOf, put, range } from "../../../src/store/etcd/engine.ts";
import { encodeBatch, endOf } from "../../../src/store/etcd/layout.ts";
import { StoreUnavailable } from "../../../src/store/mod.ts";
import { seededRandom } from "../../support/random.ts";
import { until } from "../../support/until.ts";
import { CLOCK, LIMIT, layout, Machine, newContent, twoMachines } from "./machines.ts";

const ROUNDS = 12;
const SEEDS = 4;
const { SOAK, SOAK_MINUTES = SOAK ? 10 : 0 } = process.env;
const DURATION_MS = Number(SOAK_MINUTES) * 60_000;
/** What is known of a user from answers. */
interface Known {
  readonly name: string;
  keys: string[];
  sent: number;
  answered: number;
  remainders: Set<number>;
}

async function live(seed: number): Promise<void> {
  const random = seededRandom(seed);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
  const content = newContent();
  const machines = [0, 1, 2].map(() => new Machine(content, random));
  for (const machine of machines) await machine.start(CLOCK);
  const users: Known[] = [];
  const ended: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const works: Promise<unknown>[] = [];
    const work = (action: () => Promise<unknown>) => {
      works.push(
        action().catch((error: unknown) => {
          const isExpected = error instanceof StoreUnavailable || isProblem(error, "accounts");
          assert.ok(isExpected, String(error));
        }),
      );
    };
    work(async () => {
      const { store } = pick(machines);
      const name = `user ${round}`;
      await store.accounts.addUser(name);
      const keys = [await store.accounts.issueKey(name)];
      users.push({ name, keys, sent: 0, answered: 0, remainders: new Set() });
    });
    const user = pick(users);
    if (user !== undefined && random() < 0.5) {
      work(async () => {
        const before = [...user.keys];
        user.keys = [];
        user.keys.push(await pick(machines).store.accounts.issueKey(user.name));
        ended.push(...before);
      });
    }
    for (let request = 0; request < 30; request++) {
      const known = pick(users);
      const key = known?.keys[0];
      if (known === undefined || key === undefined) continue;
      work(async () => {
        const isEnded = ended.includes(key);
        known.sent++;
        const outcome = await pick(machines).store.propose(key);
        if (outcome.code !== "counted") return;
        assert.ok(!isEnded, "a key that had ended was served");
        assert.ok(!known.remainders.has(outcome.remaining), "a remainder twice");
        known.remainders.add(outcome.remaining);
        known.answered++;
      });
    }
    work(async () => {
      for (let turn = Math.floor(random() * 20); turn > 0; turn--) await nextTurn();
      if (random() < 0.6) content.compact();
    });
    await Promise.all(works);
    if (random() < 0.3) {
      // A process that is killed says nothing more.
      const machine = pick(machines);
      const { store, engine } = machine;
      await machine.start(CLOCK);
      engine.loss = 0;
      await store.close();
    }
  }
  for (const { engine } of machines) engine.loss = 0;
  const seen: string[] = [];
  for (const { store } of machines) {
    await store.refresh();
    const { log } = store;
    seen.push(
      JSON.stringify([
        [...log.state.changes(0)],
        await store.usage(),
        users.map(({ name }) => store.used(store.accountOfUser(name)!)),
      ]),
    );
    for (const { name, sent, answered } of users) {
      const counted = store.used(store.accountOfUser(name)!);
      assert.ok(answered <= counted && counted <= sent, `${answered} <= ${counted} <= ${sent}`);
      assert.ok(counted <= LIMIT, `${counted} of ${LIMIT}`);
    }
  }
  assert.equal(seen[1], seen[0]);
  assert.equal(seen[2], seen[0]);
  await Promise.all(machines.map(({ store }) => store.close()));
}

test("a batch whose outcome is in a snapshot is told as unknown, and its machine goes on", async () => {
  const { content, one, other } = await twoMachines();
  await other.store.accounts.addUser("Ana");
  const key = await other.store.accounts.issueKey("Ana");
  await one.store.refresh();
  one.engine.isMute = true;
  const logs = () => content.run({ success: [range(layout.batches(), { end: endOf(layout.batches()) })] });
  const keys = () => kvsOf(logs(), 0).map((kv) => decodeBase64(kv.key).toString());
  await other.store.accounts.setLimit("Ana", 30);
  const before = new Set(keys());
  const outcome = one.store.propose(key);
  await until("its batch is on record", async () => keys().some((name) => !before.has(name)));
  const own = keys().find((name) => !before.has(name))!;
  for (let limit = 31; keys().includes(own); limit++) {
    await other.store.accounts.setLimit("Ana", limit);
  }
  content.compact();
  one.engine.isMute = false;
  assert.equal((await outcome).code, "unavailable");
  await until("it goes on", async () => (await one.store.propose(key)).code === "counted");
  await Promise.all([one, other].map(({ store }) => store.close()));
});

test("a machine that stops amid a reading leaves no snapshot without the counts that it read", async () => {
  const content = newContent();
  const machine = new Machine(content, seededRandom(1));
  await machine.start(CLOCK, { rewriteFrom: 1000 });
  const { store, engine, process } = machine;
  engine.loss = 0;
  await store.accounts.addUser("Ana");
  const key = await store.accounts.issueKey("Ana");
  const { number: account } = store.accountOfKey(key)!;
  // Batches of its own whose answers were lost.
  for (let number = 11; number <= 30; number++) {
    const [date, id] = ["2026-11-21", store.log.state.table.keyId(account)];
    const requests = [{ account, count: 1, key: id }];
    const bytes = encodeBatch({ process, number, date, now: Date.parse(`${date}T12:00:00Z`), limit: LIMIT, requests });
    content.run({ success: [put(layout.batch(process, number), bytes), put(layout.last, "")] });
  }
  const attempt = engine.attempt.bind(engine);
  let goOn!: () => void;
  const isClosed = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  engine.attempt = async (transaction) => {
    const result = await attempt(transaction);
    await isClosed;
    return result;
  };
  const reading = Promise.resolve(store.refresh()).catch(() => {});
  await store.close();
  goOn();
  await reading;
  engine.attempt = attempt;
  for (let turn = 0; turn < 200; turn++) await nextTurn();
  const next = new Machine(content, seededRandom(2));
  await next.start(CLOCK);
  assert.equal(next.store.used(next.store.accountOfUser("Ana")!), 20);
  await next.store.close();
});

test("a compaction amid the reading of all that is on record is no error", async () => {
  const { content, one, other } = await twoMachines();
  // The process of the other is new to the first, which reads all therefore.
  await other.store.accounts.addUser("Ana");
  const { engine } = one;
  const attempt = engine.attempt.bind(engine);
  let compactions = 0;
  engine.attempt = async (transaction) => {
    const result = await attempt(transaction);
    if (compactions++ < 2) {
      content.run({ success: [put("elsewhere", "")] });
      content.compact();
    }
    return result;
  };
  await one.store.refresh();
  assert.ok(one.store.accountOfUser("Ana"), "the user is known");
  assert.ok(compactions > 3, "it read again");
  await Promise.all([one, other].map(({ store }) => store.close()));
});

test("machines on an engine that loses, repeats and delays keep every promise", async () => {
  const end = Date.now() + DURATION_MS;
  for (let seed = 1; seed <= SEEDS || Date.now() < end; seed++) {
    await live(seed).catch((error: Error) => {
      throw new Error(`Seed ${seed}: ${error.message}`, { cause: error });
    });
    if (DURATION_MS > 0 && seed % 100 === 0) console.log(`${seed} lives`);
  }
});

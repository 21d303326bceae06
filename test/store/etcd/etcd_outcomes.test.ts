/** The outcome of each request and change on the log in etcd: beside others, late, and where the engine fails. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { DayClock } from "../../../src/base/clock.ts";
import { isProblem } from "../../../src/base/problem.ts";
import { EngineError, kvsOf, put, range, type Transaction } from "../../../src/store/etcd/engine.ts";
import { encodeBatch, endOf } from "../../../src/store/etcd/layout.ts";
import { StoreUnavailable, StoreUncertain } from "../../../src/store/wal/mod.ts";
import { seededRandom } from "../../support/random.ts";
import { begin, CLOCK, LIMIT, layout, Machine, newContent, twoMachines } from "./machines.ts";
import type { ModelContent } from "./model_engine.ts";

const HOUR = 3_600_000;

/** Two machines, one user with a limit of three and a key. */
async function withKey() {
  const machines = await twoMachines();
  const { accounts } = machines.other.store;
  await accounts.addUser("Ana");
  await accounts.setLimit("Ana", 3);
  const key = await accounts.issueKey("Ana");
  const { one, other } = machines;
  const end = () => Promise.all([one, other].map(({ store }) => store.close()));
  const used = () => one.store.used(one.store.accountOfUser("Ana")!);
  return { ...machines, key, end, used };
}

const codes = async (outcomes: readonly Promise<{ code: string; remaining?: number }>[]) =>
  (await Promise.all(outcomes)).map(({ code, remaining }) => remaining ?? code);

/** The batches on record. */
function batchesOf(content: ModelContent): number {
  const end = endOf(layout.batches());
  return kvsOf(content.run({ success: [range(layout.batches(), { end })] }), 0).length;
}

/** Makes the next changes that a machine sends fail, each with an error. */
function failing({ engine }: Machine, errors: readonly EngineError[]): void {
  const left = [...errors];
  const attempt = engine.attempt.bind(engine);
  engine.attempt = async (transaction) => {
    const isChange = transaction.success.some((one) => !("request_range" in one));
    const error = isChange ? left.shift() : undefined;
    if (error !== undefined) throw error;
    return await attempt(transaction);
  };
}

/** Holds back all that a machine asks for until it is let go. */
function held({ engine }: Machine): () => void {
  const attempt = engine.attempt.bind(engine);
  let letGo!: () => void;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  engine.attempt = (transaction) => gate.then(() => attempt(transaction));
  return () => {
    engine.attempt = attempt;
    letGo();
  };
}

const failed = (isCertain: boolean) => new EngineError("engine_failed", { endpoint: "model" }, { isCertain });
const full = (isCertain: boolean) => new EngineError("engine_full", { endpoint: "model", said: "full" }, { isCertain });

describe("requests that are proposed at once", () => {
  test("have each its own outcome, and one batch", async () => {
    const { one, other, content, key, end, used } = await withKey();
    await other.store.accounts.addUser("Bor");
    const second = await other.store.accounts.issueKey("Bor");
    await one.store.refresh();
    const before = batchesOf(content);
    const keys = [key, second, key, key, "none", second, key, key];
    const outcomes = await codes(keys.map((each) => one.store.propose(each)));
    const [left, next] = [LIMIT - 1, LIMIT - 2];
    assert.deepEqual(outcomes, [2, left, 1, 0, "unknown_key", next, "exhausted", "exhausted"]);
    assert.equal(used(), 3);
    assert.equal(batchesOf(content), before + 1);
    assert.equal(one.told.writes, 1);
    assert.deepEqual(one.told.limits, [], "its own limit is not compared");
    await end();
  });

  test("of several machines share what is left", async () => {
    const { one, other, key, end, used } = await withKey();
    await one.store.refresh();
    const outcomes = await codes([one, other, one, other, one].map(({ store }) => store.propose(key)));
    assert.deepEqual(outcomes.toSorted(), [0, 1, 2, "exhausted", "exhausted"]);
    await one.store.refresh();
    assert.equal(used(), 3);
    assert.deepEqual(new Set(one.told.limits), new Set([LIMIT]), "the limits of others are compared");
    await end();
  });

  test("while a batch is on its way go with the next one", async () => {
    const { one, content, key, end } = await withKey();
    await one.store.refresh();
    const before = batchesOf(content);
    const letGo = held(one);
    const first = one.store.propose(key);
    await new Promise(setImmediate);
    const later = [one.store.propose(key), one.store.propose(key)];
    letGo();
    assert.deepEqual(await codes([first, ...later]), [2, 1, 0]);
    assert.equal(batchesOf(content), before + 2);
    await end();
  });

  test("and the close of the store are counted", async () => {
    const { one, other, key } = await withKey();
    await one.store.refresh();
    const letGo = held(one);
    const first = one.store.propose(key);
    await new Promise(setImmediate);
    const second = one.store.propose(key);
    const closed = one.store.close();
    assert.equal(one.told.ends, 0);
    letGo();
    assert.deepEqual(await codes([first, second]), [2, 1]);
    await closed;
    assert.equal(one.told.ends, 1);
    await other.store.refresh();
    assert.equal(other.store.used(other.store.accountOfUser("Ana")!), 2);
    await other.store.close();
  });
});

describe("who is refused by what a machine knows is asked of the engine again:", () => {
  test("another one issued the key, ended it, or raised the limit", async () => {
    const { one, other, key, end } = await withKey();
    assert.deepEqual(await codes([one.store.propose(key)]), [2]);
    assert.deepEqual(await codes([key, key, key].map((each) => one.store.propose(each))), [1, 0, "exhausted"]);
    const account = one.store.accountOfUser("Ana");
    assert.deepEqual(await one.store.propose(key), { code: "exhausted", account });
    await other.store.accounts.setLimit("Ana", 5);
    assert.deepEqual(await codes([one.store.propose(key)]), [1]);
    const next = await other.store.accounts.issueKey("Ana");
    assert.deepEqual(await codes([one.store.propose(key)]), ["unknown_key"]);
    assert.deepEqual(await codes([one.store.propose(next)]), [0]);
    await end();
  });

  test("but not longer than a request waits", async (t) => {
    const { one, key, end } = await withKey();
    t.mock.timers.enable({ apis: ["setTimeout"] });
    /** Proposes what is asked of an engine that is silent, which is given up after so many milliseconds and no sooner. */
    const waits = async (milliseconds: number, proposed: string) => {
      const letGo = held(one);
      let outcome: { code: string; error?: unknown } | undefined;
      const told = one.store.propose(proposed).then((one) => {
        outcome = one;
      });
      t.mock.timers.tick(milliseconds - 1);
      await new Promise(setImmediate);
      assert.equal(outcome, undefined, `${milliseconds}`);
      t.mock.timers.tick(1);
      await told;
      assert.equal(outcome!.code, "unavailable");
      const { error } = outcome!;
      assert.ok(error instanceof StoreUnavailable && isProblem(error.cause, "store"));
      assert.deepEqual(error.cause.values, { seconds: milliseconds / 1000 });
      letGo();
    };
    await one.store.refresh();
    await waits(7500, "none");
    await waits(1000, "none");
    await one.store.refresh();
    await waits(7500, key);
    while (one.told.writes === 0) await new Promise(setImmediate);
    await waits(7500, "none");
    await waits(1000, key);
    while (one.told.writes === 1) await new Promise(setImmediate);
    failing(one, [full(true)]);
    assert.deepEqual(await codes([one.store.propose(key)]), ["unavailable"]);
    await waits(1000, "none");
    await end();
  });
});

test("a request that was told that it cannot be counted is not sent later", async (t) => {
  const { one, key, end, used } = await withKey();
  await one.store.refresh();
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const letGo = held(one);
  const first = one.store.propose(key);
  await new Promise(setImmediate);
  const second = one.store.propose(key);
  await new Promise(setImmediate);
  t.mock.timers.tick(7500);
  for (const outcome of await Promise.all([first, second])) {
    assert.ok(outcome.code === "unavailable");
    assert.equal(outcome.account?.user, "Ana");
  }
  letGo();
  await one.store.refresh();
  for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate);
  await one.store.refresh();
  assert.equal(used(), 1, "the first was on its way");
  await end();
});

test("a batch that was given up and lands late is counted, and is not taken for the next one", async () => {
  const { one, content, key, end, used } = await withKey();
  await one.store.refresh();
  const attempt = one.engine.attempt.bind(one.engine);
  const late: Transaction[] = [];
  one.engine.attempt = async (transaction) => {
    late.push(transaction);
    throw full(false);
  };
  assert.deepEqual(await codes([one.store.propose(key)]), ["unavailable"]);
  one.engine.attempt = attempt;
  const next = [one.store.propose(key), one.store.propose(key)];
  content.run(late[0]!);
  assert.deepEqual(await codes(next), [1, 0]);
  assert.equal(used(), 3);
  await end();
});

describe("a change that the engine refuses", () => {
  const CASES: readonly (readonly [
    what: string,
    errors: EngineError[],
    kind: (new (...values: never) => Error) | undefined,
  ])[] = [
    ["for good is certainly not made", [full(true)], StoreUnavailable],
    ["for good without certainty may be made", [full(false)], StoreUncertain],
    ["after an attempt without an answer may be made", [failed(false), full(true)], StoreUncertain],
    ["after certain failures is not made", [failed(true), full(true)], StoreUnavailable],
    ["for a while is made in the end", [failed(true), failed(false)], undefined],
  ];
  for (const [what, errors, kind] of CASES) {
    test(what, async () => {
      const { one, key, end } = await withKey();
      await one.store.refresh();
      failing(one, errors);
      const changed = one.store.accounts.setLimit("Ana", 9);
      if (kind === undefined) await changed;
      else {
        await assert.rejects(changed, (error: Error) => error.constructor === kind);
        failing(one, errors);
        const outcome = await one.store.propose(key);
        assert.ok(outcome.code === "unavailable" && outcome.account?.user === "Ana");
        assert.ok(outcome.error instanceof StoreUnavailable);
      }
      assert.equal(one.store.accountOfUser("Ana")!.limit, kind === undefined ? 9 : 3);
      assert.deepEqual(await codes([one.store.propose(key)]), [kind === undefined ? 8 : 2], "goes on");
      await end();
    });
  }
});

test("an error that nobody foresaw is that of the requests, and leaves a change in doubt", async () => {
  const { one, key, end } = await withKey();
  await one.store.refresh();
  const odd = new TypeError("odd");
  const isOdd = (error: unknown) => error === odd;
  const fail = () => failing(one, [odd as never]);
  fail();
  const outcome = await one.store.propose(key);
  assert.ok(outcome.code === "unavailable" && isOdd(outcome.error));
  fail();
  await assert.rejects(one.store.accounts.setLimit("Ana", 9), (error: Error) => {
    return error instanceof StoreUncertain && isOdd(error.cause);
  });
  assert.deepEqual(await codes([one.store.propose(key)]), [2], "goes on");
  await end();
});

test("changes of two machines at once are made one after the other, each by what it finds", async () => {
  const { one, other, end } = await withKey();
  await other.store.accounts.addUser("Bor");
  await one.store.accounts.issueKey("Bor");
  const added = await Promise.allSettled([
    one.store.accounts.addUser("Cene"),
    other.store.accounts.addUser("cene"),
    one.store.accounts.addUser("Drago"),
    other.store.accounts.addUser("Erik"),
  ]);
  const states = added.map(({ status }) => status);
  assert.deepEqual(states.slice(2), ["fulfilled", "fulfilled"]);
  assert.deepEqual(states.slice(0, 2).toSorted(), ["fulfilled", "rejected"]);
  await end();
});

test("the day begins by the clock, also without a request, and each counts from nothing", async () => {
  let now = Date.parse("2026-11-21T12:00:00Z");
  const machine = new Machine(newContent(), seededRandom(1));
  const clock = new DayClock("Europe/Ljubljana", () => now);
  await machine.start(clock);
  const { store, engine } = machine;
  engine.loss = 0;
  await store.accounts.addUser("Ana");
  const key = await store.accounts.issueKey("Ana");
  const used = () => store.used(store.accountOfUser("Ana")!);
  assert.deepEqual(await codes([store.propose(key)]), [LIMIT - 1]);
  assert.deepEqual([store.today().date, used()], ["2026-11-21", 1]);
  now += 12 * HOUR;
  assert.deepEqual([store.today().date, used()], ["2026-11-22", 0]);
  assert.deepEqual(await codes([store.propose(key)]), [LIMIT - 1]);
  assert.equal(used(), 1);
  assert.deepEqual(await store.usageOf("Ana"), [
    { date: "2026-11-21", requests: 1 },
    { date: "2026-11-22", requests: 1 },
  ]);
  await store.close();
});

describe("a machine follows what is on record", () => {
  test("of more processes than a transaction reads, and of more batches", async () => {
    const { one, other, key, content, end, used } = await withKey();
    await other.store.accounts.setLimit("Ana", 2000);
    await one.store.refresh();
    const crowd = Array.from({ length: 12 }, (_, index) => new Machine(content, seededRandom(index + 9)));
    for (const machine of crowd) {
      await machine.start(CLOCK);
      machine.engine.loss = 0;
    }
    for (const { store } of crowd) assert.equal((await store.propose(key)).code, "counted");
    for (let time = 0; time < 130; time++) await other.store.propose(key);
    await one.store.refresh();
    assert.equal(used(), 142);
    for (const { store } of crowd) await store.close();
    await end();
  });

  test("and passes over a batch that it cannot read, which it tells", async () => {
    const { content, one, other, end } = await withKey();
    const warnings: string[] = [];
    for (const machine of [one, other]) {
      await machine.store.close();
      await machine.start(CLOCK, { warn: ({ code }) => warnings.push(code) });
      machine.engine.loss = 0;
    }
    const odd = layout.batch("f".repeat(16), 1);
    content.run({ success: [put(odd, Buffer.from("batch odd\n")), put(layout.last, "")] });
    await other.store.accounts.addUser("Bor");
    await one.store.refresh();
    assert.deepEqual(warnings, ["batch_passed_over", "batch_passed_over"]);
    assert.ok(one.store.accountOfUser("Bor"), "what came after it is there");
    await end();
  });

  test("and counts a batch that came by other means, once it is seen", async () => {
    const { content, one, other, end, used } = await withKey();
    await one.store.refresh();
    const { table } = one.store.log.state;
    const account = table.numberOfName("Ana");
    const batch = {
      ...{ process: "f".repeat(16), number: 1, date: CLOCK.today().date, now: CLOCK.now() },
      ...{ limit: LIMIT, requests: [{ account, count: 2, key: table.keyId(account) }] },
    };
    content.run({ success: [put(layout.batch(batch.process, 1), encodeBatch(batch))] });
    await other.store.accounts.setLimit("Ana", 9);
    await one.store.refresh();
    const late = new Machine(content, seededRandom(7));
    await late.start(CLOCK);
    late.engine.loss = 0;
    // A batch of a process that is not known has the others read all.
    await late.store.accounts.setLimit("Ana", 8);
    for (const { store } of [one, other]) await store.refresh();
    assert.equal(used(), 2);
    assert.equal(late.store.used(late.store.accountOfUser("Ana")!), 2);
    await late.store.close();
    await end();
  });

  test("and tells once in a while that it can write no snapshot", async () => {
    const { one, other, end } = await withKey();
    await one.store.close();
    const warnings: string[] = [];
    await one.start(CLOCK, { warn: ({ code }) => warnings.push(code) });
    one.engine.loss = 0;
    const attempt = one.engine.attempt.bind(one.engine);
    const pieces = Buffer.from(layout.pieces()).toString("base64").slice(0, 12);
    one.engine.attempt = async (transaction) => {
      if (JSON.stringify(transaction.success).includes(`"request_put":{"key":"${pieces}`)) {
        throw full(true);
      }
      return await attempt(transaction);
    };
    for (let limit = 10; limit < 80; limit++) await one.store.accounts.setLimit("Ana", limit);
    for (let turn = 0; turn < 100; turn++) await new Promise(setImmediate);
    assert.deepEqual(warnings, ["cannot_compact_engine"]);
    await other.store.refresh();
    assert.equal(other.store.accountOfUser("Ana")!.limit, 79);
    await end();
  });

  test("from a snapshot, with which the batches before it are gone", async () => {
    const { content, one, other, key, end, used } = await withKey();
    await one.store.refresh();
    assert.deepEqual(await codes([one.store.propose(key)]), [2]);
    let most = 0;
    for (let limit = 10; limit < 80; limit++) {
      await other.store.accounts.setLimit("Ana", limit);
      most = Math.max(most, batchesOf(content));
    }
    assert.ok(batchesOf(content) < most, "some were removed");
    assert.ok(most < 50, `${most}`);
    const late = new Machine(content, seededRandom(5));
    await late.start(CLOCK);
    const { store } = late;
    assert.equal(store.accountOfUser("Ana")!.limit, 79);
    assert.equal(store.used(store.accountOfUser("Ana")!), 1);
    await store.close();
    await one.store.refresh();
    assert.equal(used(), 1);
    await end();
  });

  test("of another store that stands in the place of its own", async () => {
    const { content, one, other, key, end } = await withKey();
    await one.store.refresh();
    const all = { key: Buffer.from("ambo/").toString("base64") };
    const rangeEnd = Buffer.from("ambo0").toString("base64");
    content.run({ success: [{ request_delete_range: { ...all, range_end: rangeEnd } }] });
    await assert.rejects(one.store.refresh() as Promise<void>, StoreUnavailable);
    assert.equal((await one.store.propose(key)).code, "unavailable");
    begin(content);
    for (const { store } of [one, other]) {
      // A batch for the other store is not put into this one.
      assert.equal((await store.propose(key)).code, "unavailable");
      await store.refresh();
      assert.deepEqual(await codes([store.propose(key)]), ["unknown_key"]);
    }
    assert.equal(one.store.accountOfUser("Ana"), undefined);
    await one.store.accounts.addUser("Bor");
    await other.store.refresh();
    assert.ok(other.store.accountOfUser("Bor"));
    await end();
  });
});

test("a backup is of all that is on record, and one more can be made", async () => {
  const { one, other, end } = await withKey();
  const bytes = async (machine: Machine) => {
    const pieces: Uint8Array[] = [];
    for await (const piece of machine.store.backup()) pieces.push(piece);
    return Buffer.concat(pieces);
  };
  const [first, second] = [await bytes(one), await bytes(other)];
  assert.ok(first.includes("Ana"), "the user is there");
  assert.deepEqual(second, first);
  assert.deepEqual(await bytes(one), first);
  await end();
});

/** Counting by several processes in one engine: exact, in doubt, and over the turn of the day. */
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { DayClock } from "../../../src/base/clock.ts";
import { EngineClient } from "../../../src/store/cluster/engine_client.ts";
import { checkEngine } from "../../../src/store/cluster/mod.ts";
import { decode, put } from "../../../src/store/cluster/transaction.ts";
import { StoreUnavailable } from "../../../src/store/mod.ts";
import {
  clusterStore,
  engineAt,
  type Member,
  NO_ETCD,
  NOON,
  startEtcd,
} from "../../support/etcd.ts";
import { seededRandom } from "../../support/random.ts";
import { until } from "../../support/until.ts";
import { lossyProxy } from "./lossy_proxy.ts";
import { type Served, serveRequest } from "./serve.ts";

const DAY = 86_400_000;

/** Tells if a compacted day is there. */
async function isCompacted(endpoint: string, key: string): Promise<boolean> {
  const client = new EngineClient(engineAt([endpoint]));
  const { kvs = [] } = await client.range(key);
  client.close();
  return kvs.length > 0;
}

describe("counting in an engine", { skip: NO_ETCD }, () => {
  let member: Member;
  let endpoint: string;
  before(async () => {
    [member] = (await startEtcd()) as [Member];
    ({ endpoint } = member);
  });

  const served = (all: readonly Served[]) => all.filter((one) => typeof one === "number");

  test("of 400 requests at three processes 100 are served, each with another remainder", async () => {
    const stores = await Promise.all(
      [1, 2, 3].map(() => clusterStore([endpoint], { prefix: "exact" })),
    );
    for (let round = 0; round < 5; round++) {
      await stores[0]!.accounts.addUser(`user ${round}`);
      const key = await stores[0]!.accounts.issueKey(`user ${round}`);
      const all = await Promise.all(
        Array.from({ length: 400 }, (_, index) => serveRequest(stores[index % 3]!, key)),
      );
      assert.equal(new Set(served(all)).size, 100);
      assert.equal(served(all).length, 100);
      assert.equal(all.filter((one) => one === "refused").length, 300);
    }
  });

  test("more accounts than a transaction takes wait for the next one", async () => {
    const store = await clusterStore([endpoint], { prefix: "many" });
    const keys: string[] = [];
    for (let index = 0; index < 130; index++) {
      await store.accounts.addUser(`user ${index}`);
      keys.push(await store.accounts.issueKey(`user ${index}`));
    }
    const all = await Promise.all([...keys, ...keys].map((key) => serveRequest(store, key)));
    assert.equal(served(all).length, 260);
    assert.equal((await store.usage())[0]?.requests, 260);
    const other = await clusterStore([endpoint], { prefix: "many" });
    await other.currentCounts();
    assert.equal(other.used(other.accountOfUser("user 129")!), 2);
    assert.equal(other.remaining(other.accountOfUser("user 129")!), 98);
  });

  test("a key that ended is refused by every process from then on, also where it was judged before", async () => {
    const [one, other] = [
      await clusterStore([endpoint], { prefix: "ended" }),
      await clusterStore([endpoint], { prefix: "ended" }),
    ];
    await one.accounts.addUser("Ana");
    let key = await one.accounts.issueKey("Ana");
    assert.equal(await serveRequest(other, key), 99);
    for (let round = 0; round < 10; round++) {
      const old = key;
      key = await one.accounts.issueKey("Ana");
      assert.deepEqual(
        await Promise.all([1, 2, 3].map(() => serveRequest(other, old))),
        Array(3).fill("unknown key"),
      );
      assert.equal(typeof (await serveRequest(other, key)), "number");
    }
    const account = one.accountOfKey(key)!;
    assert.ok(one.consume(account) > 0);
    await other.accounts.revokeKey("Ana");
    assert.deepEqual(await one.commit(), { all: true, accounts: new Set() });
    assert.equal(one.accountOfKey(key), undefined);
  });

  test("a request whose transaction was lost, or the answer to it, is counted once or not served", async () => {
    const random = seededRandom(26);
    const fate = (path: string) => {
      const chance = random();
      if (!path.includes("txn") || chance > 0.4) return "pass";
      return chance < 0.2 ? "lose answer" : "lose request";
    };
    const proxy = await lossyProxy(endpoint, fate);
    const stores = [
      await clusterStore([proxy, endpoint], { prefix: "lost" }),
      await clusterStore([proxy], { prefix: "lost" }),
    ];
    const keys: string[] = [];
    for (const name of ["Ana", "Bor"]) {
      await stores[1]!.accounts.addUser(name);
      keys.push(await stores[1]!.accounts.issueKey(name));
    }
    for (const [index, name] of ["Ana", "Bor"].entries()) {
      const all: Served[] = [];
      for (let round = 0; round < 30; round++) {
        all.push(
          ...(await Promise.all(
            [0, 1, 0, 1].map((store) => serveRequest(stores[store]!, keys[index]!)),
          )),
        );
      }
      const counted = (await stores[0]!.usageOf(name))[0]!.requests;
      const lost = all.filter((one) => one === "unavailable").length;
      const answered = served(all);
      assert.equal(new Set(answered).size, answered.length, "no remainder twice");
      assert.ok(answered.length <= counted && counted <= answered.length + lost);
      assert.equal(counted + lost >= 100, true);
    }
  });

  test("an engine that stands still is unavailable in time, and counting goes on by itself", async () => {
    const store = await clusterStore([endpoint], { prefix: "frozen" });
    await store.accounts.addUser("Ana");
    const key = await store.accounts.issueKey("Ana");
    assert.equal(await serveRequest(store, key), 99);
    await member.freeze(true);
    try {
      const began = performance.now();
      assert.equal(await serveRequest(store, key), "unavailable");
      assert.ok(performance.now() - began < 8000);
      assert.notEqual(store.ready, undefined, "nobody is judged meanwhile");
      assert.equal(await store.problem(() => "a"), "the engine cannot be reached");
      await assert.rejects(store.accounts.issueKey("Ana"), StoreUnavailable);
    } finally {
      await member.freeze(false);
    }
    await until("the engine is found again", () => store.ready === undefined);
    assert.equal(typeof (await serveRequest(store, key)), "number");
    assert.equal(await store.problem(() => "a"), undefined);
    const [today] = await store.usageOf("Ana");
    assert.ok(today!.requests === 2 || today!.requests === 3, `${today!.requests} requests`);
  });

  test("the first clock that shows the next day begins it for all; days that passed are compacted", async () => {
    let now = NOON;
    const stores = [
      await clusterStore([endpoint], { prefix: "days", now: () => now }),
      await clusterStore([endpoint], { prefix: "days" }),
    ];
    const [fast, slow] = stores as [(typeof stores)[0], (typeof stores)[0]];
    await fast.accounts.addUser("Ana");
    await fast.accounts.addUser("Bor");
    const key = await fast.accounts.issueKey("Ana");
    for (let request = 0; request < 5; request++) await serveRequest(slow, key);
    now += DAY;
    assert.equal(await serveRequest(fast, key), 99);
    assert.equal(await serveRequest(slow, key), 98);
    assert.equal(slow.today().date, "2026-11-22");
    const expected = [
      { date: "2026-11-21", requests: 5 },
      { date: "2026-11-22", requests: 2 },
    ];
    const check = await clusterStore([endpoint], { prefix: "days", now: () => now });
    for (const store of [fast, slow, check]) {
      assert.deepEqual(await store.usageOf("Ana"), expected);
      assert.deepEqual(await store.usage(), expected);
      assert.deepEqual(await store.usage({ since: "2026-11-22" }), expected.slice(1));
      assert.deepEqual(await store.usageOf("Bor"), []);
      const uses = await store.lastUses(["Ana", "Bor", "nobody"], "2026-11-01");
      assert.deepEqual(uses, new Map([["Ana", "2026-11-22"]]));
    }
    await until("the day is compacted", () => isCompacted(endpoint, "days/history/2026-11-21"));
    assert.deepEqual(await fast.usageOf("Ana"), expected);
    const engine = engineAt([endpoint], { prefix: "days" });
    const states = async () => {
      const all: string[] = [];
      const clock = new DayClock("Europe/Ljubljana");
      for await (const { state } of checkEngine({ engine, clock })) all.push(state);
      return all;
    };
    assert.deepEqual(await states(), ["sound", "sound", "sound", "sound"]);
    const client = new EngineClient(engine);
    const { kvs } = await client.range("days/past/", { end: "days/past0" });
    const piece = decode(kvs![0]!.key).toString();
    await client.attempt({ success: [put(piece, "00000000 count 1:9\n")] });
    client.close();
    assert.deepEqual(await states(), ["sound", "sound", "damaged", "sound"]);
    const damaged = [{ date: "2026-11-21", requests: 0, damaged: true }, expected[1]!];
    for (let again = 0; again < 2; again++) {
      assert.deepEqual(await fast.usageOf("Ana"), damaged);
    }
    assert.deepEqual(await fast.usage(), expected, "the head has the sum");
  });

  test("days that several processes compact at once keep their counts", async () => {
    const DAYS = 12;
    let now = NOON;
    const stores = await Promise.all(
      [1, 2, 3, 4].map(() => clusterStore([endpoint], { prefix: "at-once", now: () => now })),
    );
    const [first] = stores as [(typeof stores)[0]];
    await first.accounts.addUser("Ana");
    const key = await first.accounts.issueKey("Ana");
    for (let day = 0; day < DAYS; day++, now += DAY) {
      const all = await Promise.all(stores.map((store) => serveRequest(store, key)));
      assert.equal(served(all).length, stores.length);
    }
    const days = await first.usage();
    for (const date of days.slice(0, -1).map(({ date }) => date)) {
      await until(`${date} is compacted`, () => isCompacted(endpoint, `at-once/history/${date}`));
    }
    await Promise.all(stores.map((store) => store.end()));
    const after = await clusterStore([endpoint], { prefix: "at-once", now: () => now - DAY });
    const counts = (await after.usage()).map(({ requests }) => requests);
    assert.deepEqual(counts, Array(DAYS).fill(stores.length));
  });

  test("a clock that goes back opens a day again after 24 hours only, with the counts that it had", async () => {
    let now = NOON;
    const store = await clusterStore([endpoint], { prefix: "back", now: () => now });
    await store.accounts.addUser("Ana");
    const key = await store.accounts.issueKey("Ana");
    for (let request = 0; request < 3; request++) await serveRequest(store, key);
    now += 5 * DAY;
    assert.equal(await serveRequest(store, key), 99);
    now = NOON + 1000;
    assert.equal(await serveRequest(store, key), 98, "the later day goes on");
    assert.equal(store.today().date, "2026-11-26");
    now += DAY;
    assert.equal(await serveRequest(store, key), 99);
    assert.equal(store.today().date, "2026-11-22");
    await until("the days are compacted", () => isCompacted(endpoint, "back/history/2026-11-26"));
    now = NOON + 5 * DAY;
    assert.equal(await serveRequest(store, key), 97, "the counts of that day were kept");
    assert.deepEqual(await store.usage(), [
      { date: "2026-11-21", requests: 3 },
      { date: "2026-11-22", requests: 1 },
      { date: "2026-11-26", requests: 3 },
    ]);
  });

  test("days are kept as long as in a folder", async () => {
    let now = NOON;
    const store = await clusterStore([endpoint], { prefix: "old", now: () => now, usageDays: 3 });
    await store.accounts.addUser("Ana");
    const key = await store.accounts.issueKey("Ana");
    for (let day = 0; day < 6; day++, now += DAY) await serveRequest(store, key);
    await until("old days are gone", async () => (await store.usage()).length <= 4);
    assert.deepEqual(
      (await store.usage()).map(({ date }) => date),
      ["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26"],
    );
  });
});

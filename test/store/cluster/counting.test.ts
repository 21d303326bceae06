/** Counting by several processes in one engine: exact, in doubt, and over the turn of the day. */

import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { DayClock } from "../../../src/base/clock.ts";
import type { Problem } from "../../../src/base/problem.ts";
import { checkEngine } from "../../../src/store/etcd/mod.ts";
import { StoreUnavailable } from "../../../src/store/mod.ts";
import { clusterStore, engineAt, type Member, NO_ETCD, NOON, startEtcd } from "../../support/etcd.ts";
import { until } from "../../support/until.ts";
import { serveRequest } from "./serve.ts";

const DAY = 86_400_000;

describe("counting in an engine", { skip: NO_ETCD }, () => {
  let member: Member;
  let endpoint: string;
  before(async () => {
    [member] = (await startEtcd()) as [Member];
    ({ endpoint } = member);
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
      assert.deepEqual(await Promise.all([1, 2, 3].map(() => serveRequest(other, old))), Array(3).fill("unknown key"));
      assert.equal(typeof (await serveRequest(other, key)), "number");
    }
    await other.accounts.revokeKey("Ana");
    assert.equal(await serveRequest(one, key), "unknown key");
  });

  test("machines whose daily limits differ say so; each counts by its own", async () => {
    const warnings: string[] = [];
    const warn = (warning: Problem<"store">) => warnings.push(warning.code);
    const one = await clusterStore([endpoint], { prefix: "limits" });
    const config = { current: { "daily-limit": 5 } };
    assert.equal(await one.problem(() => "set"), undefined);
    const other = await clusterStore([endpoint], { prefix: "limits", config, warn });
    assert.deepEqual(warnings, ["other_daily_limit"], "found at the start");
    await one.accounts.addUser("Ana");
    const key = await one.accounts.issueKey("Ana");
    assert.equal(await serveRequest(one, key), 99);
    assert.equal(await serveRequest(other, key), 3);
    assert.deepEqual(warnings, ["other_daily_limit"], "and told once");
    const late = await clusterStore([endpoint], { prefix: "limits", config, warn });
    assert.equal(await serveRequest(late, key), 2);
    assert.deepEqual(warnings, ["other_daily_limit", "other_daily_limit"]);
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
      const again = performance.now();
      assert.equal(await serveRequest(store, key), "unavailable");
      assert.ok(performance.now() - again < again - began, "who comes meanwhile waits for less");
      assert.equal((await store.problem(() => "a"))?.code, "engine_unreachable");
      await assert.rejects(store.accounts.issueKey("Ana"), StoreUnavailable);
    } finally {
      await member.freeze(false);
    }
    let sent = 3;
    await until("the engine is found again", async () => {
      sent++;
      return typeof (await serveRequest(store, key)) === "number";
    });
    assert.equal(await store.problem(() => "a"), undefined);
    const [today] = await store.usageOf("Ana");
    assert.ok(today!.requests >= 2 && today!.requests <= sent, `${today!.requests} of ${sent}`);
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
      const uses = await store.recentUses(["Ana", "Bor", "nobody"], "2026-11-01");
      assert.deepEqual(uses, new Map([["Ana", { requests: 7, last: "2026-11-22" }]]));
    }
    const engine = engineAt([endpoint], { prefix: "days" });
    for await (const { state } of checkEngine({
      engine,
      clock: new DayClock("Europe/Ljubljana"),
    })) {
      assert.equal(state, "sound");
    }
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
    now = NOON + 5 * DAY;
    assert.equal(await serveRequest(store, key), 97, "the counts of that day were kept");
    assert.deepEqual(await store.usage(), [
      { date: "2026-11-21", requests: 3 },
      { date: "2026-11-22", requests: 1 },
      { date: "2026-11-26", requests: 3 },
    ]);
  });
});

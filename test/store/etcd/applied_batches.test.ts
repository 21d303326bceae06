/** Single batches on a state: whose requests count, and which batch of a process is a repetition. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { AccountChange } from "../../../src/store/accounts/mod.ts";
import type { Batch } from "../../../src/store/etcd/layout.ts";
import { EMPTY_HEAD, SharedState } from "../../../src/store/etcd/shared_state.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const LIMIT = 5;

/** A state with a user, Ana, who has account 1 and a key; `apply` gives each batch the next number and revision. */
async function withUser() {
  const state = await SharedState.open(EMPTY_HEAD, {
    ...{ name: "snapshot", days: 400, warn: assert.fail },
  });
  let number = 0;
  const apply = (batch: Partial<Batch>, revision = state.revision + 1) =>
    state.apply(
      {
        ...{ process: "a".repeat(16), number: ++number, date: "2026-11-21", now: NOW },
        ...{ limit: LIMIT, requests: [], ...batch },
      },
      revision,
    );
  const change = (...changes: AccountChange[]) => apply({ change: { revision: state.accountsRevision, changes } });
  change(state.accounts.newUser({ name: "Ana", admin: false, created: 1 }));
  const account = state.accounts.table.numberOfName("Ana");
  change({ kind: "key", account, created: 1, lastFour: "aaaa", hash: Buffer.alloc(32, 7) });
  const key = state.accounts.table.keyId(account);
  const ask = (count: number, given: { key?: string; account?: number; limit?: number } = {}) =>
    apply({
      requests: [{ account: given.account ?? account, count, key: given.key ?? key }],
      limit: given.limit ?? LIMIT,
    })!.requests[0]!;
  return { state, apply, change, account, key, ask };
}

describe("a batch of a process", () => {
  const own = { process: "b".repeat(16) };

  test("is applied once, and none before it after it", async () => {
    const { state, apply } = await withUser();
    assert.equal(state.hasPassed({ ...own, number: 1 }), false);
    for (const [number, isApplied] of [
      [2, true],
      [2, false],
      [1, false],
      [3, true],
    ] as const) {
      assert.equal(apply({ ...own, number }) !== undefined, isApplied, `${number}`);
      assert.equal(state.hasPassed({ ...own, number }), true);
    }
    assert.equal(state.hasPassed({ ...own, number: 4 }), false);
  });

  for (const [later, isKnown] of [
    [19_999, true],
    [20_000, true],
    [20_001, false],
  ] as const) {
    test(`is ${isKnown ? "" : "no longer "}known ${later} revisions later`, async () => {
      const { state, apply } = await withUser();
      apply({ ...own, number: 5 }, 10);
      assert.equal(apply({ ...own, number: 5 }, 10 + later) === undefined, isKnown);
      state.advance(10 + later);
      const { head, release } = await state.capture(0);
      release();
      assert.ok(head.processes.has(own.process));
    });
  }

  for (const [later, isRecent] of [
    [999, true],
    [1000, false],
    [20_000, false],
  ] as const) {
    test(`is ${isRecent ? "" : "not "}looked for ${later} revisions later`, async () => {
      const { state, apply } = await withUser();
      apply({ ...own, number: 5 }, 10);
      state.advance(10 + later);
      const recent = [...state.recentBatches()].filter(([process]) => process === own.process);
      assert.deepEqual(recent, isRecent ? [[own.process, 5]] : []);
      const { head, release } = await state.capture(0);
      release();
      assert.deepEqual(head.processes.get(own.process), { number: 5, revision: 10 });
    });
  }

  test("is not kept in a snapshot once it is not known", async () => {
    const { state, apply } = await withUser();
    apply({ ...own, number: 5 }, 10);
    state.advance(20_011);
    const { head, release } = await state.capture(0);
    release();
    assert.equal(head.processes.has(own.process), false);
  });
});

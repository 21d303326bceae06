/** Batches of several processes, applied in one order, come to one state on every machine, whatever is in them. */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { isProblem } from "../../../src/base/problem.ts";
import type { AccountChange } from "../../../src/store/accounts/mod.ts";
import { writeBackup } from "../../../src/store/backup/mod.ts";
import {
  type Batch,
  decodeBatch,
  encodeBatch,
  encodeRecords,
  type ProposedRequests,
} from "../../../src/store/etcd/layout.ts";
import { EMPTY_HEAD, SharedState } from "../../../src/store/etcd/shared_state.ts";
import { type RecordWriter, StoreDamaged } from "../../../src/store/wal/mod.ts";
import { described } from "./described.ts";

const DAY = 86_400_000;
const START = Date.parse("2026-11-21T12:00:00Z");
const NAMES = ["Ana", "ana", "Bor", "Žiga"];
const LIMIT = 5;

const open = () => SharedState.open(EMPTY_HEAD, { name: "snapshot", days: 400, warn: assert.fail });

/** What a process does next: how much of the log it applies before, and what it proposes then. */
const action = fc.record({
  process: fc.nat(2),
  applied: fc.nat(3),
  /** Milliseconds that its clock goes on, or back. */
  clock: fc.oneof({ weight: 8, arbitrary: fc.nat(1000) }, fc.constantFrom(DAY, 2 * DAY, -DAY, -3 * DAY)),
  requests: fc.array(fc.record({ user: fc.nat(3), count: fc.integer({ min: 1, max: 7 }) }), {
    maxLength: 3,
  }),
  change: fc.constantFrom("none", "none", "user", "key", "revoke", "remove", "limit", "disable"),
  user: fc.nat(3),
  /** A put that is sent again reaches the log once more, later. */
  isRepeated: fc.boolean(),
});

type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

/** A process with a state of its own, which is behind the log. */
class Proposer {
  readonly id: string;
  position = 0;
  #number = 0;
  #now = START;
  readonly state: SharedState;
  #keys = 0;

  constructor(index: number, state: SharedState) {
    this.id = String(index).repeat(16);
    this.state = state;
  }

  applyUpTo(log: readonly Uint8Array[], position: number): void {
    for (; this.position < position; this.position++) {
      this.state.apply(decoded(log[this.position]!), this.position + 1);
    }
  }

  propose(action: Action): Batch {
    this.#now += action.clock;
    const { table } = this.state.accounts;
    const requests: ProposedRequests[] = [];
    for (const { user, count } of action.requests) {
      const account = table.numberOfName(NAMES[user]!);
      const key = account === 0 ? "" : table.keyId(account);
      if (key !== "") requests.push({ account, count, key });
    }
    const changes = this.#changes(action);
    return {
      ...{ process: this.id, number: ++this.#number, now: this.#now, limit: LIMIT, requests },
      date: new Date(this.#now).toISOString().slice(0, 10),
      change: changes && { revision: this.state.accountsRevision, changes },
    };
  }

  #changes({ change, user }: Action): AccountChange[] | undefined {
    const { accounts } = this.state;
    const name = NAMES[user]!;
    const account = accounts.table.numberOfName(name);
    if (change === "none") return undefined;
    if (change === "user") {
      try {
        return [accounts.newUser({ name, admin: false, created: 1 })];
      } catch (error) {
        assert.ok(isProblem(error, "accounts"), "the name is taken");
        return undefined;
      }
    }
    if (account === 0) return undefined;
    if (change === "limit") return [{ kind: "limit", account, limit: 2 }];
    if (change !== "key") return [{ kind: change as "revoke", account }];
    const hash = Buffer.alloc(32, `${this.id} ${++this.#keys}`);
    return [{ kind: "key", account, created: 1, lastFour: "aaaa", hash }];
  }
}

function decoded(bytes: Uint8Array): Batch {
  return decodeBatch(Buffer.from(bytes), "log/x");
}

test("batches of three proposers come to one state, within every limit, by keys that hold", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 40 }), async (actions) => {
      const proposers = [0, 1, 2].map(async (index) => new Proposer(index, await open()));
      const all = await Promise.all(proposers);
      const log: Uint8Array[] = [];
      const late: Uint8Array[] = [];
      for (const action of actions) {
        const proposer = all[action.process]!;
        proposer.applyUpTo(log, Math.min(log.length, proposer.position + action.applied));
        const bytes = encodeBatch(proposer.propose(action));
        log.push(bytes);
        if (action.isRepeated) late.push(bytes);
      }
      log.push(...late);
      const judge = await open();
      const used = new Map<string, number>();
      for (const [index, bytes] of log.entries()) {
        const batch = decoded(bytes);
        const { table } = judge.accounts;
        const keys = batch.requests.map(({ account }) =>
          table.find(account)?.isDisabled === false ? table.keyId(account) : "",
        );
        const applied = judge.apply(batch, index + 1);
        if (index >= actions.length) assert.equal(applied, undefined, "a batch is applied once");
        for (const [at, { granted = 0 }] of (applied?.requests ?? []).entries()) {
          const { account, key } = batch.requests[at]!;
          if (granted > 0) assert.equal(keys[at], key, "a key that ended grants nothing");
          const day = `${judge.day.date} ${account}`;
          used.set(day, (used.get(day) ?? 0) + granted);
          assert.ok(used.get(day)! <= LIMIT, `${day}: ${used.get(day)}`);
        }
        const names = [...judge.accounts.table.accounts()].map((account) =>
          judge.accounts.table.user(account).name.toLowerCase(),
        );
        assert.equal(new Set(names).size, names.length, "a name never twice");
      }
      const expected = await described(judge);
      for (const proposer of all) {
        proposer.applyUpTo(log, log.length);
        assert.equal(await described(proposer.state), expected);
      }
      await Promise.all([judge, ...all.map(({ state }) => state)].map((state) => state.close()));
    }),
    { numRuns: process.env.SOAK ? 20_000 : 150 },
  );
});

test("a state goes on from its snapshot as if it had applied all before", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 30 }), fc.nat(30), async (actions, cut) => {
      const proposer = new Proposer(0, await open());
      const log: Uint8Array[] = [];
      let later: SharedState | undefined;
      for (const [index, action] of actions.entries()) {
        log.push(encodeBatch(proposer.propose(action)));
        proposer.applyUpTo(log, log.length);
        later?.apply(decoded(log[index]!), index + 1);
        if (index !== cut % actions.length) continue;
        const { head, sources, release } = await proposer.state.capture(0);
        const pieces: Uint8Array[] = [];
        for await (const piece of writeBackup(sources, 0)) pieces.push(piece);
        const backup = Buffer.concat(pieces);
        release();
        later = await SharedState.open(head, {
          ...{ backup, name: "snapshot", days: 400, warn: assert.fail },
        });
      }
      assert.equal(await described(later!), await described(proposer.state));
      await Promise.all([later!.close(), proposer.state.close()]);
    }),
    { numRuns: process.env.SOAK ? 20_000 : 100 },
  );
});

test("a batch is read only if all of it is sound", () => {
  const batch: Batch = {
    ...{ process: "0".repeat(16), number: 1, date: "2026-11-21", now: START, limit: LIMIT },
    requests: [{ account: 1, count: 2, key: "f".repeat(16) }],
    change: { revision: 0, changes: [{ kind: "enable", account: 1 }] },
  };
  const bytes = Buffer.from(encodeBatch(batch));
  assert.deepEqual(decoded(bytes), batch);
  for (let end = 0; end < bytes.length; end++) {
    const isWhole = bytes[end - 1] === 0x0a && end > 0;
    if (!isWhole) assert.throws(() => decoded(bytes.subarray(0, end)), `cut at ${end}`);
  }
  for (let at = 0; at < bytes.length * 8; at++) {
    const odd = Buffer.from(bytes);
    odd[at >> 3]! ^= 1 << (at & 7);
    assert.throws(() => decoded(odd), `bit ${at}`);
  }
});

test("a batch whose lines are sound, but are not those of one, is not read", () => {
  const head = (records: RecordWriter, given: { process?: string; date?: string } = {}) =>
    records
      .begin("batch")
      .word(given.process ?? "0".repeat(16))
      .number(1)
      .word(given.date ?? "2026-11-21")
      .number(START)
      .number(LIMIT);
  const request = (records: RecordWriter, key = "f".repeat(16)) =>
    records.begin("request").number(1).number(2).word(key);
  const CASES: Readonly<Record<string, (records: RecordWriter) => unknown>> = {
    nothing: () => {},
    "no head": (records) => request(records).end(),
    "a head with a field too many": (records) => head(records).number(1).end(),
    "another process": (records) => head(records, { process: "0".repeat(15) }).end(),
    "a longer process": (records) => head(records, { process: "0".repeat(17) }).end(),
    "a longer date": (records) => head(records, { date: "12026-11-21" }).end(),
    "another date": (records) => head(records, { date: "2026-11-21x" }).end(),
    "a key of another form": (records) => [head(records).end(), request(records, "F".repeat(16)).end()],
    "a request with a field too many": (records) => [head(records).end(), request(records).number(1).end()],
    "two heads": (records) => [head(records).end(), head(records).end()],
    "a record of another kind": (records) => [head(records).end(), records.begin("odd").end()],
    "a change with a field too many": (records) => [
      head(records).end(),
      records.begin("change").number(0).number(0).end(),
    ],
  };
  for (const [what, write] of Object.entries(CASES)) {
    const bytes = encodeRecords((records) => void write(records));
    assert.throws(() => decoded(bytes), StoreDamaged, what);
  }
  const sound = encodeRecords((records) => {
    head(records).end();
    request(records).end();
    records.begin("change").number(0).end();
  });
  assert.deepEqual(decoded(sound).change, { revision: 0, changes: [] });
});
